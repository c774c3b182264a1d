"""The word tools that find words by letters: `wordarcade words anagram` and others."""

from collections.abc import Callable, Iterable
from typing import Any

import click

from wordarcade.cli.lexicons import verdict_line
from wordarcade.cli.options import json_option, lexicon_option, min_option
from wordarcade.cli.words_listing import ALPHABET, LENGTH, PROBABILITY, list_words, show_words
from wordarcade.lexicon.lexicon import ALPHABET as LETTERS
from wordarcade.lexicon.lexicon import BLANKS, Lexicon
from wordarcade.services import Services

Command = Callable[..., Any]


def _order_option(default: str) -> Callable[[Command], Command]:
    return click.option(
        "--order",
        type=click.Choice([ALPHABET, LENGTH, PROBABILITY]),
        default=default,
        show_default=True,
        help="What stands first.",
    )


_limit_option = click.option(
    "--limit", type=click.IntRange(1), metavar="N", help="The most words to print."
)
_words_argument = click.argument("words", nargs=-1, required=True, metavar="WORD…")


def _letters(query: str, further: str = "") -> str:
    """Return a query in lowercase.

    Raises:
        ValueError: it is empty, or holds a sign that is neither a letter nor one of `further`.
    """
    if not query:
        raise ValueError("Give at least one letter.")
    for sign in query.lower():
        if sign not in LETTERS and sign not in further:
            also = ", and ? or # for any letter" if further else ""
            raise ValueError(f"'{sign}' is not a letter; use A to Z{also}.")
    return query.lower()


def _tool(
    name: str, metavar: str, text: str, find: Callable[[Lexicon, str], Iterable[str]]
) -> click.Command:
    """Return the command that lists what `find` finds for one argument."""

    @click.command(name, help=text)
    @click.argument("query", metavar=metavar)
    @_order_option(ALPHABET)
    @_limit_option
    @lexicon_option
    @json_option
    def tool(
        query: str, order: str, limit: int | None, lexicon: str | None, *, as_json: bool
    ) -> None:
        list_words(
            query, lambda opened: find(opened, query), lexicon, order, limit, as_json=as_json
        )

    return tool


pattern = _tool(
    "pattern",
    "PATTERN",
    "Find the words that match PATTERN.\n\nLetters, and ? or # for any letter.",
    lambda opened, query: opened.matching(_letters(query, BLANKS)),
)
prefix = _tool(
    "prefix",
    "LETTERS",
    "Find the words that start with LETTERS.",
    lambda opened, query: opened.starting_with(_letters(query)),
)
suffix = _tool(
    "suffix",
    "LETTERS",
    "Find the words that end in LETTERS.",
    lambda opened, query: _ending(opened, _letters(query)),
)
contains = _tool(
    "contains",
    "LETTERS",
    "Find the words that have LETTERS in a row.",
    lambda opened, query: _containing(opened, _letters(query)),
)


def _ending(lexicon: Lexicon, letters: str) -> Iterable[str]:
    return (word for word in lexicon if word.endswith(letters))


def _containing(lexicon: Lexicon, letters: str) -> Iterable[str]:
    return (word for word in lexicon if letters in word)


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
        return opened.anagrams(_letters(letters, BLANKS), min_length=min_length)

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
    """Show how likely tiles from a full bag spell each WORD.

    As many tiles as the word has letters are drawn; blanks count. `--order probability` of the
    other tools lists the most likely words first.
    """

    def line(_services: Services, _opened: Lexicon, told: dict[str, Any]) -> str:
        chance = told["probability"]
        return f"{told['word']}  {f'1 in {1 / chance:,.0f}' if chance else 'never'}"

    show_words(words, lexicon, line, as_json=as_json)
