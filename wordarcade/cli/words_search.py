"""The word tools that find words by letters: `wordarcade words anagram` and others."""

from collections.abc import Callable, Iterable
from typing import Any

import click

from wordarcade.cli.lexicons import verdict_line
from wordarcade.cli.options import json_option, lexicon_option, min_option
from wordarcade.cli.words_listing import ALPHABET, LENGTH, PROBABILITY, list_words, show_words
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.searching import Search
from wordarcade.services import Services

Command = Callable[..., Any]


def _order_option(default: str) -> Callable[[Command], Command]:
    return click.option(
        "--order",
        type=click.Choice([ALPHABET, LENGTH, PROBABILITY]),
        default=default,
        show_default=True,
        help="How to sort the words.",
    )


_limit_option = click.option(
    "--limit", type=click.IntRange(1), metavar="N", help="The most words to print."
)
_words_argument = click.argument("words", nargs=-1, required=True, metavar="WORD…")


def _tool(search: Search, metavar: str, text: str) -> click.Command:
    """Return the command of a search."""

    @click.command(search.value, help=text)
    @click.argument("query", metavar=metavar)
    @_order_option(ALPHABET)
    @_limit_option
    @lexicon_option
    @json_option
    def tool(
        query: str, order: str, limit: int | None, lexicon: str | None, *, as_json: bool
    ) -> None:
        list_words(
            query, lambda opened: search.find(opened, query), lexicon, order, limit, as_json=as_json
        )

    return tool


pattern = _tool(
    Search.PATTERN,
    "PATTERN",
    "Find the words that match PATTERN.\n\n"
    "Letters, ? or # for any letter, and * for any number of letters.",
)
prefix = _tool(Search.PREFIX, "LETTERS", "Find the words that start with LETTERS.")
suffix = _tool(Search.SUFFIX, "LETTERS", "Find the words that end in LETTERS.")
contains = _tool(Search.CONTAINS, "LETTERS", "Find the words that contain LETTERS in a row.")


@click.command()
@click.argument("letters")
@min_option
@_order_option(LENGTH)
@_limit_option
@lexicon_option
@json_option
def anagram(
    letters: str,
    min_length: int | None,
    order: str,
    limit: int | None,
    lexicon: str | None,
    *,
    as_json: bool,
) -> None:
    """Find the words that LETTERS spell.

    `?` and `#` are blanks. With --min, words need not use all letters.
    """

    def find(opened: Lexicon) -> Iterable[str]:
        return Search.ANAGRAM.find(opened, letters, min_length)

    list_words(letters, find, lexicon, order, limit, as_json=as_json)


@click.command()
@_words_argument
@lexicon_option
@json_option
def check(words: tuple[str, ...], lexicon: str | None, *, as_json: bool) -> None:
    """Check whether each WORD is valid; exit code 1 if one is not."""

    def line(services: Services, opened: Lexicon, told: dict[str, Any]) -> str:
        return verdict_line(services.lexicons, opened, told["word"])

    if not show_words(words, lexicon, line, as_json=as_json):
        raise click.exceptions.Exit(1)


@click.command()
@_words_argument
@lexicon_option
@json_option
def hooks(words: tuple[str, ...], lexicon: str | None, *, as_json: bool) -> None:
    """Show the letters that make a word before or after each WORD."""

    def line(_services: Services, _opened: Lexicon, told: dict[str, Any]) -> str:
        return f"{told['front_hooks'] or '–'} {told['word']} {told['back_hooks'] or '–'}"

    show_words(words, lexicon, line, as_json=as_json)


@click.command()
@_words_argument
@lexicon_option
@json_option
def probability(words: tuple[str, ...], lexicon: str | None, *, as_json: bool) -> None:
    """Show how likely you are to draw each WORD from a full bag.

    You draw as many tiles as the word has letters, and blanks count. In the other commands,
    `--order probability` lists the most likely words first.
    """

    def line(_services: Services, _opened: Lexicon, told: dict[str, Any]) -> str:
        chance = told["probability"]
        return f"{told['word']}  {f'1 in {1 / chance:,.0f}' if chance else 'never'}"

    show_words(words, lexicon, line, as_json=as_json)
