"""The check of every shipped file, for `wordarcade self-check`."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from wordarcade import kernels
from wordarcade.engine.boggle.dice import load_dice_sets
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.lexicon import definitions
from wordarcade.lexicon.catalogue import load_catalogue
from wordarcade.lexicon.familiarity import UNKNOWN, Familiarity
from wordarcade.lexicon.formats import identity_of, merge, read_word_list
from wordarcade.looks.fonts import load_font
from wordarcade.looks.themes import own_names, own_theme
from wordarcade.players.hangman.known_values import load_values
from wordarcade.players.scrabble.full_leaves import SUFFIX, read_full
from wordarcade.players.scrabble.leaves import load_leaves
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.win_probability import load_win_table
from wordarcade.support import resources
from wordarcade.support.wording import count


class FaultError(Exception):
    """A shipped file exists but is not what it should be."""


def report() -> Iterator[tuple[str, str, bool]]:
    """Yield the name of each kind of file, what was found, and whether it is as it must be."""
    for name, check in _checks():
        try:
            yield name, check(), True
        except Exception as error:  # any fault of any file is one line of the report
            yield name, str(error), False


def _checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "kernels", kernels.mode
    yield "dice", _dice
    yield "themes", _themes
    yield "hidden words", _hidden_words
    yield "help", _help
    yield "letters", _letters
    yield "hangman", _hangman_values
    yield "scrabble", _scrabble
    yield "lexicons", _lexicons
    yield "licences", _licences
    yield "familiarity", _familiarity
    yield "definitions", _definitions


def _dice() -> str:
    return ", ".join(load_dice_sets(resources.folder("assets") / "dice"))


def _themes() -> str:
    return ", ".join(own_theme(name).name for name in own_names())


def _hidden_words() -> str:
    if not (resources.folder("assets") / "word_search" / "sheet.html").is_file():
        raise FaultError("sheet.html is missing")
    return ", ".join(shipped_themes())


def _help() -> str:
    pages = sorted((resources.folder("assets") / "help").glob("*.md"))
    if not pages:
        raise FaultError("there is no page of help")
    for page in pages:
        if not page.read_text(encoding="utf-8").strip():
            raise FaultError(f"{page.name} is empty")
    return ", ".join(page.stem for page in pages)


def _letters() -> str:
    fonts = sorted((resources.folder("assets") / "letters").glob("*.toml"))
    if not fonts:
        raise FaultError("there is no font")
    return ", ".join(f"{font.stem} ({len(load_font(font).bitmaps)})" for font in fonts)


def _hangman_values() -> str:
    lists = load_values()
    values = sum(len(entry.values) for entry in lists)
    return f"{count(values, 'value')} of {count(len(lists), 'list')}"


def _scrabble() -> str:
    folder = resources.folder("assets") / "scrabble"
    equipment = load_equipment(folder)
    kinds: Mapping[str, Iterable[str]] = {
        "boards": equipment.layouts,
        "tiles": equipment.distributions,
        "leaves": _leaves(folder / "leaves"),
        "levels": shipped_skills(),
    }
    told = [f"{kind} {', '.join(names)}" for kind, names in kinds.items()]
    chances = load_win_table(folder / "win_probability.toml")
    return "; ".join([*told, f"chances to win with 1 to {chances.most_unseen} unseen tiles"])


def _leaves(folder: Path) -> Iterable[str]:
    """Return the names of the tables of leaves, those with a full one marked."""
    for name, (identity, _) in load_leaves(folder).items():
        path = folder / f"{name}{SUFFIX}"
        if path.exists():
            yield f"{name} ({len(read_full(path, identity).values):,})"
        else:
            yield name


def _lexicons() -> str:
    found = []
    for known in load_catalogue(resources.folder("lexicons")).lexicons.values():
        lists = [read_word_list(file) for file in known.files]
        words = merge(lists, lists[0].form).words
        if (len(words), identity_of(words)) != (known.words, known.identity):
            raise FaultError(f"the words of {known.name} are not those of the catalogue")
        found.append(f"{known.name} {len(words):,}")
    return ", ".join(found)


def _licences() -> str:
    lexicons = resources.folder("lexicons")
    texts = {
        text for known in load_catalogue(lexicons).lexicons.values() for text in known.licence.texts
    } | {lexicons / definitions.LICENCE}
    for text in texts:
        if not text.read_text(encoding="utf-8").strip():
            raise FaultError(f"{text.name} is empty")
    return ", ".join(sorted(text.name for text in texts))


def _familiarity() -> str:
    familiarity = Familiarity.shipped()
    if familiarity.tier("house") == UNKNOWN:
        raise FaultError("familiarity.tsv does not know the word 'house'")
    return "familiarity.tsv"


def _definitions() -> str:
    if not definitions.Definitions.shipped().entries("houses"):
        raise FaultError(f"{definitions.FILE} does not know the word 'houses'")
    return definitions.FILE
