"""`wordarcade lexicon`: the word lists."""

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.lexicon.info import LexiconInfo
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.services import GameHeader
from wordarcade.support.wording import count, printable

if TYPE_CHECKING:
    from wordarcade.lexicon.formats import Skipped
    from wordarcade.lexicon.importing import ListPreview

_LONGEST_SHOWN: Final = 30


_FILE: Final = click.Path(path_type=Path)


@click.group()
def lexicon() -> None:
    """List, examine and import word lists."""


@lexicon.command("list")
@json_option
def list_(*, as_json: bool) -> None:
    """List the lexicons you can use by name.

    Lists that cannot be read come last, marked with x, each with the reason.
    """
    lexicons = user_services().lexicons
    unreadable = lexicons.unreadable()
    broken = {each.name for each in unreadable}
    known = [entry for entry in lexicons.catalogue() if entry.name not in broken]
    if as_json:
        print_json(
            {
                "lexicons": [
                    {
                        "name": entry.name,
                        "title": entry.title,
                        "words": entry.words,
                        "sha256": entry.identity,
                        "shipped": entry.shipped,
                        "base": entry.base or None,
                    }
                    for entry in known
                ],
                "unreadable": [each._asdict() for each in unreadable],
            }
        )
        return
    width = max(len(name) for name in (*(entry.name for entry in known), *broken))
    for entry in known:
        origin = "" if entry.shipped else "  (changed)" if entry.base else "  (imported)"
        click.echo(f"{entry.name:<{width}}  {entry.words:>9,}  {printable(entry.title)}{origin}")
    for each in unreadable:
        click.echo(printable(f"{each.name:<{width}}  {'x':>9}  {each.reason}"))


@lexicon.command()
@click.argument("source", metavar="NAME|PATH")
@json_option
def info(source: str, *, as_json: bool) -> None:
    """Show a lexicon's figures, and which entries were left out."""
    with progress_bar(f"Opening {source}") as report:
        found = user_services().lexicons.info(source, report)
    _show(found, as_json=as_json)


@lexicon.command()
@click.argument("words", nargs=-1, required=True, metavar="WORD…")
@lexicon_option
@json_option
def check(words: tuple[str, ...], lexicon: str | None, *, as_json: bool) -> None:
    """Check whether each WORD is valid; exit code 1 if one is not."""
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    verdicts = {word: word in opened for word in words}
    if as_json:
        print_json(
            {
                "lexicon": opened.name,
                "words": [
                    {"word": word.upper(), "valid": valid} for word, valid in verdicts.items()
                ],
            }
        )
    else:
        for word in verdicts:
            click.echo(verdict_line(services.lexicons, opened, word))
    if not all(verdicts.values()):
        raise click.exceptions.Exit(1)


def verdict_line(lexicons: LexiconService, lexicon: Lexicon, word: str) -> str:
    """Return whether a lexicon has a word, and what it says that the word means, if anything."""
    if word not in lexicon:
        return printable(f"{word.upper()} is not in {lexicon.name}")
    sense = lexicons.definition(lexicon.name, word)
    return printable(f"{word.upper()} is in {lexicon.name}{f': {sense}' if sense else ''}")


@lexicon.command("import")
@click.argument("path", type=click.Path(path_type=Path))
@click.option("--name", help="A name for it; the file's name by default.")
@click.option("--accents", is_flag=True, help="Take accented words in plain letters: CAFÉ as CAFE.")
@click.option("--preview", is_flag=True, help="Show what would be read and skipped; keep nothing.")
@json_option
def import_(path: Path, name: str | None, *, accents: bool, preview: bool, as_json: bool) -> None:
    """Import the word list at PATH.

    A copy is kept, and you can use it by its name.
    """
    if preview:
        with progress_bar(f"Reading {path.name}") as report:
            read = user_services().lexicons.preview(path, report, accents=accents)
        _show_preview(read, name or read.name, as_json=as_json)
        return
    with progress_bar(f"Importing {path.name}") as report:
        kept = user_services().lexicons.import_list(path, name, report, accents=accents)
    _show(kept, as_json=as_json)
    if kept.skipped and not as_json:
        preview_of = shlex.join(["wordarcade", "lexicon", "import", str(path), "--preview"])
        click.echo(printable(f"See what was skipped: {preview_of}"))


@lexicon.command()
@click.argument("base")
@click.option("--name", help="A name for it; 'my-' and BASE by default.")
@click.option("--add", multiple=True, metavar="WORD", help="A word to add; may be repeated.")
@click.option("--ban", multiple=True, metavar="WORD", help="A word to ban; may be repeated.")
@click.option("--add-file", type=_FILE, metavar="FILE", help="A word list to add.")
@click.option("--ban-file", type=_FILE, metavar="FILE", help="A word list to ban.")
@json_option
def derive(
    *,
    base: str,
    name: str | None,
    add: tuple[str, ...],
    ban: tuple[str, ...],
    add_file: Path | None,
    ban_file: Path | None,
    as_json: bool,
) -> None:
    """Add words to a lexicon, or ban some, in a list of your own.

    The list is a small file based on BASE, which stays as it is; open it by its own name. To
    change it, give its name as BASE, or the same BASE and --name. Adding a word lifts its ban.
    """
    lexicons = user_services().lexicons
    with progress_bar(f"Opening {base}"):
        added, banned = (
            [*words, *(() if file is None else words_in(file))]
            for words, file in ((add, add_file), (ban, ban_file))
        )
        own = lexicons.derive(base, name, add=added, ban=banned)
        opened = lexicons.open(own.name)
    if as_json:
        print_json(
            {
                "name": own.name,
                "base": {"name": own.base, "sha256": own.base_identity},
                "words": len(opened),
                "sha256": opened.identity,
                "added": sorted(map(str.upper, own.added)),
                "banned": sorted(map(str.upper, own.banned)),
                "path": str(own.path),
            }
        )
        return
    told = f"{count(len(own.added), 'word')} added, {len(own.banned):,} banned"
    click.echo(f"'{own.name}' is {own.base} with {told}: {count(len(opened), 'word')}.")


def words_in(path: Path) -> tuple[str, ...]:
    """Return the words of a list in any form that can be read.

    Raises:
        LexiconError: it cannot be read.
    """
    # No other command reads a list without opening it.
    from wordarcade.lexicon.formats import read_word_list  # noqa: PLC0415 - see above

    return read_word_list(path).words


@lexicon.command()
@click.argument("name")
@json_option
def remove(name: str, *, as_json: bool) -> None:
    """Remove an imported lexicon, or a list of your own.

    Games that used it start with the general lexicon from then on.
    """
    services = user_services()
    services.lexicons.remove(name)
    default = services.lexicons.catalogue()[0].name
    if changes := services.settings.current.without_lexicon(name, default):
        services.settings.change(changes)
    if as_json:
        print_json({"removed": name})
        return
    click.echo(f"Removed the lexicon '{printable(name)}'.")
    waiting = sum(
        isinstance(game, GameHeader) and game.lexicon.name == name
        for game in services.games.unfinished()
    )
    if waiting:
        games = "1 saved game waits" if waiting == 1 else f"{waiting:,} saved games wait"
        click.echo(f"{games} until a list with this name and these words is back.")


@lexicon.command()
@click.argument("name")
@click.argument("new")
@json_option
def rename(name: str, new: str, *, as_json: bool) -> None:
    """Give an imported lexicon, or a list of your own, a NEW name.

    Its words and its identity stay the same. Settings, saved games and cards of the trainer keep
    working, and NAME still works, too.
    """
    services = user_services()
    services.lexicons.rename(name, new)
    services.follow_lexicon(name, new)
    if as_json:
        print_json({"name": new, "renamed": name})
    else:
        click.echo(f"'{printable(name)}' is '{printable(new)}' now.")


def _show_preview(read: "ListPreview", name: str, *, as_json: bool) -> None:
    figures, words = read.figures, read.figures.words
    if as_json:
        print_json(
            {
                "name": name,
                "path": str(read.path),
                "words": len(words.words),
                "sha256": read.identity,
                "form": words.form,
                "skipped": dict(words.skipped),
                "samples": {
                    reason: [sample._asdict() for sample in samples]
                    for reason, samples in words.samples.items()
                },
                "notes": list(words.notes),
                "same_as": read.same_as or None,
                "compared_with": figures.compared,
                "known": figures.known,
                "new": len(words.words) - figures.known,
            }
        )
        return
    new = len(words.words) - figures.known
    some = (
        f": {' '.join(figures.new).upper()}{' …' if new > len(figures.new) else ''}" if new else ""
    )
    lines = [
        f"{'name':<9} {name}",
        f"{'form':<9} {words.form}",
        f"{'words':<9} {len(words.words):,}",
        f"{'known':<9} {figures.known:,} are in {figures.compared}",
        f"{'new':<9} {new:,}{some}",
        f"{'sha256':<9} {read.identity}",
        *(f"{'note':<9} {note}" for note in words.notes),
    ]
    for reason, number in words.skipped.items():
        samples = ", ".join(sample_text(sample) for sample in words.samples.get(reason, ()))
        lines.append(f"{'skipped':<9} {number:,} {reason}{f': {samples}' if samples else ''}")
    if read.same_as:
        lines.append(f"You already have this list: {read.same_as}.")
    for line in lines:
        click.echo(printable(line))


def sample_text(sample: "Skipped") -> str:
    """Return a skipped entry as a line of text, with the line it stands in.

    >>> from wordarcade.lexicon.formats import Skipped
    >>> sample_text(Skipped("7th", 12)), sample_text(Skipped("aa"))
    ('7th (line 12)', 'aa')
    """
    text = (
        sample.entry if len(sample.entry) <= _LONGEST_SHOWN else f"{sample.entry[:_LONGEST_SHOWN]}…"
    )
    return f"{text} (line {sample.line:,})" if sample.line else text


def _show(found: LexiconInfo, *, as_json: bool) -> None:
    data = _info_json(found)
    if as_json:
        print_json(data)
        return
    data["lengths"] = ", ".join(f"{n}: {count:,}" for n, count in found.lexicon.lengths.items())
    data["skipped"] = ", ".join(f"{count:,} {why}" for why, count in found.skipped.items())
    data["seconds"] = f"{found.seconds:.3f}"
    for field, value in {**data, "form": found.form, "notes": " ".join(found.notes)}.items():
        shown = f"{value:,}" if isinstance(value, int) else str(value)
        click.echo(f"{field:<9} {printable(shown) or 'none'}")


def _info_json(found: LexiconInfo) -> dict[str, Any]:
    lengths: Mapping[int, int] = found.lexicon.lengths
    return {
        "name": found.lexicon.name,
        "path": str(found.path),
        "words": len(found.lexicon),
        "sha256": found.lexicon.identity,
        "shortest": min(lengths),
        "longest": max(lengths),
        "lengths": {str(letters): count for letters, count in lengths.items()},
        "skipped": dict(found.skipped),
        "nodes": found.nodes,
        "edges": found.edges,
        "bytes": found.bytes,
        "seconds": found.seconds,
    }
