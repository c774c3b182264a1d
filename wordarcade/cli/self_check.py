"""`wordarcade self-check`: load and validate all that is shipped."""

from collections.abc import Callable, Iterator

import click

from wordarcade import kernels, resources
from wordarcade.engine.boggle.dice import load_dice_sets
from wordarcade.lexicon.catalogue import load_catalogue
from wordarcade.lexicon.familiarity import UNKNOWN, Familiarity
from wordarcade.lexicon.formats import identity_of, merge, read_word_list
from wordarcade.themes import load_themes


class FaultError(Exception):
    """A shipped file is there, but is not what it should be."""


@click.command("self-check")
def self_check() -> None:
    """Load and validate every shipped file; the exit code is 1 if one is not as it must be."""
    faults = 0
    for name, check in _checks():
        try:
            click.echo(f"ok    {name}: {check()}")
        except Exception as error:  # any fault of any file is one line of the report
            faults += 1
            click.echo(f"FAULT {name}: {error}")
    if faults:
        raise click.exceptions.Exit(1)


def _checks() -> Iterator[tuple[str, Callable[[], str]]]:
    yield "kernels", kernels.mode
    yield "dice", _dice
    yield "themes", _themes
    yield "help", _help
    yield "lexicons", _lexicons
    yield "licences", _licences
    yield "familiarity", _familiarity


def _dice() -> str:
    return ", ".join(load_dice_sets(resources.folder("assets") / "dice"))


def _themes() -> str:
    return ", ".join(theme.name for theme in load_themes(resources.folder("assets") / "themes"))


def _help() -> str:
    pages = sorted((resources.folder("assets") / "help").glob("*.md"))
    if not pages:
        raise FaultError("there is no page of help")
    for page in pages:
        if not page.read_text(encoding="utf-8").startswith("# "):
            raise FaultError(f"{page.name} does not start with a heading")
    return ", ".join(page.stem for page in pages)


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
    texts = {
        text
        for known in load_catalogue(resources.folder("lexicons")).lexicons.values()
        for text in known.licence.texts
    }
    for text in texts:
        if not text.read_text(encoding="utf-8").strip():
            raise FaultError(f"{text.name} is empty")
    return ", ".join(sorted(text.name for text in texts))


def _familiarity() -> str:
    familiarity = Familiarity(resources.folder("lexicons") / "familiarity.tsv")
    if familiarity.tier("house") == UNKNOWN:
        raise FaultError("familiarity.tsv does not know the word 'house'")
    return "familiarity.tsv"
