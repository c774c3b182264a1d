"""Words with their hooks and their probability, as the word tools print them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.output import lexicon_identity, print_json
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draw_chance import draw_chance
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.support.wording import printable

ALPHABET, LENGTH, PROBABILITY = "alphabet", "length", "probability"

Find = Callable[[Lexicon], Iterable[str]]
"""Finds words in a lexicon; raises a `ValueError` that is a sentence if the query is not one."""

_TILES = "english"


def open_lexicon(services: Services, lexicon: str | None) -> Lexicon:
    """Return the lexicon that an option names, or the player's own."""
    return services.lexicons.open(lexicon or services.settings.current.lexicon)


def list_words(
    query: str, find: Find, lexicon: str | None, order: str, limit: int | None, *, as_json: bool
) -> None:
    """Find words and print them.

    Args:
        query: what was asked for.
        find: finds the words.
        lexicon: the option that names the lexicon.
        order: `ALPHABET`, `LENGTH` (longest first) or `PROBABILITY` (most likely first); what is
            equal stands in alphabetical order.
        limit: the most words to print; None for all.
        as_json: whether to print an object.
    """
    services = user_services()
    opened = open_lexicon(services, lexicon)
    tiles = services.equipment().distributions[_TILES]
    try:
        words = sorted(find(opened))
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    if order == LENGTH:
        words.sort(key=len, reverse=True)
    elif order == PROBABILITY:
        words.sort(key=lambda word: draw_chance(word, tiles), reverse=True)
    shown = words[:limit]
    if as_json:
        print_json(
            {
                "lexicon": lexicon_identity(opened),
                "query": query.upper(),
                "count": len(words),
                "words": [described(opened, tiles, word) for word in shown],
            }
        )
        return
    print_words(shown, opened)


def print_words(words: Sequence[str], lexicon: Lexicon) -> None:
    """Print words line by line; where there are none, say so on standard error.

    Args:
        words: the words, in order.
        lexicon: where they were looked for.
    """
    for word in words:
        click.echo(word.upper())
    if not words:
        click.echo(f"No words found in the {lexicon.name} lexicon.", err=True)


def described(lexicon: Lexicon, tiles: LetterDistribution, word: str) -> dict[str, Any]:
    """Return a word with its hooks and its probability, for JSON."""
    hooks = hooks_of(lexicon, word)
    return {
        "word": word.upper(),
        "front_hooks": hooks.front.upper(),
        "back_hooks": hooks.back.upper(),
        "probability": draw_chance(word, tiles),
    }


def show_words(
    words: tuple[str, ...],
    lexicon: str | None,
    line: Callable[[Services, Lexicon, dict[str, Any]], str],
    *,
    as_json: bool,
) -> bool:
    """Print the words that were asked for, valid or not.

    Args:
        words: the words.
        lexicon: the option that names the lexicon.
        line: returns what to print of a word, as `described` has it.
        as_json: whether to print an object.

    Returns:
        Whether all of them are valid.
    """
    services = user_services()
    opened = open_lexicon(services, lexicon)
    tiles = services.equipment().distributions[_TILES]
    told = [described(opened, tiles, word) | {"valid": word in opened} for word in words]
    if as_json:
        print_json(
            {
                "lexicon": lexicon_identity(opened),
                "query": " ".join(words).upper(),
                "count": sum(each["valid"] for each in told),
                "words": told,
            }
        )
    else:
        for each in told:
            click.echo(printable(line(services, opened, each)))
    return all(each["valid"] for each in told)
