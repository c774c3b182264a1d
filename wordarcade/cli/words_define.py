"""`wordarcade words define`."""

from collections.abc import Iterator
from typing import Any

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import lexicon_identity, print_json
from wordarcade.lexicon.definitions import NOT_DEFINED, Definitions, Entry
from wordarcade.support.wording import printable

_NARROWEST_PART = len("adjective")
"""Columns of the part of speech at least."""


@click.command()
@click.argument("words", nargs=-1, required=True, metavar="WORD…")
@lexicon_option
@json_option
def define(words: tuple[str, ...], lexicon: str | None, *, as_json: bool) -> None:
    """Show what each WORD means, from WordNet 3.0.

    Words such as OF and THE, which WordNet leaves out, we define ourselves. A form such as a
    plural leads to its head word. A lexicon you imported may have its own definitions.
    """
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    definitions = Definitions.shipped()
    found = [
        (word, services.lexicons.definition(opened.name, word), definitions.entries(word))
        for word in words
    ]
    if as_json:
        answers = [_json(*each) | {"valid": each[0] in opened} for each in found]
        told = answers[0] if len(answers) == 1 else {"count": len(answers), "words": answers}
        print_json({"lexicon": lexicon_identity(opened), **told})
        return
    for number, (word, own, entries) in enumerate(found):
        if number:
            click.echo()
        for line in _lines(word, own, entries):
            click.echo(printable(line))


def _json(word: str, own: str | None, entries: tuple[Entry, ...]) -> dict[str, Any]:
    heads: list[dict[str, Any]] = [
        {
            "head": entry.head.upper(),
            "forms": list(entry.forms),
            "senses": [{"part": sense.part, "gloss": sense.gloss} for sense in entry.senses],
        }
        for entry in entries
    ]
    first = heads[0] if heads else {"head": None, "forms": [], "senses": []}
    return {"word": word.upper(), **first, "others": heads[1:], "definition": own}


def _lines(word: str, own: str | None, entries: tuple[Entry, ...]) -> Iterator[str]:
    """Yield the definitions of a word, line by line."""
    yield word.upper()
    if own:
        yield f"  {own}"
    elif not entries:
        yield f"  {NOT_DEFINED}"
    parts = [len(sense.part) for entry in entries for sense in entry.senses]
    width = max([_NARROWEST_PART, *parts])
    for entry in entries:
        if entry.forms:
            yield f"  {entry.relation}"
        for number, sense in enumerate(entry.senses, start=1):
            yield f"  {number:>2} {sense.part:<{width}}  {sense.gloss}"
