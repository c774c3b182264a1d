"""`wordarcade lexicon`: the word lists."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconInfo, LexiconService
from wordarcade.support.wording import printable


@click.group()
def lexicon() -> None:
    """List, examine and import word lists."""


@lexicon.command("list")
@json_option
def list_(*, as_json: bool) -> None:
    """List the lexicons you can use by name."""
    known = user_services().lexicons.catalogue()
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
                    }
                    for entry in known
                ]
            }
        )
        return
    width = max(len(entry.name) for entry in known)
    for entry in known:
        origin = "" if entry.shipped else "  (imported)"
        click.echo(f"{entry.name:<{width}}  {entry.words:>9,}  {printable(entry.title)}{origin}")


@lexicon.command()
@click.argument("source", metavar="NAME|PATH")
@json_option
def info(source: str, *, as_json: bool) -> None:
    """Show a lexicon's figures, and what its list had that was left out."""
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
@click.option("--name", help="Its name; the name of the file by default.")
@json_option
def import_(path: Path, name: str | None, *, as_json: bool) -> None:
    """Keep a copy of the word list at PATH.

    You can then use it by its name.
    """
    with progress_bar(f"Importing {path.name}") as report:
        kept = user_services().lexicons.import_list(path, name, report)
    _show(kept, as_json=as_json)


@lexicon.command()
@click.argument("name")
@json_option
def remove(name: str, *, as_json: bool) -> None:
    """Remove an imported lexicon."""
    user_services().lexicons.remove(name)
    if as_json:
        print_json({"removed": name})
    else:
        click.echo(f"Removed the lexicon '{printable(name)}'.")


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
