"""`wordarcade train words`: words come back until you know them."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import click

from wordarcade.cli.deck_list import change_words, print_words
from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.full_screen import at_terminal
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.games.days import midnight
from wordarcade.games.routes import TrainerRoute
from wordarcade.games.training.choosing import (
    Choice,
    Order,
    Wanted,
    add_found,
    cards_for,
    find_new,
    known_words,
)
from wordarcade.games.training.decks import checked_name, keep_deck, known_deck, read_deck
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.overview import overview_of
from wordarcade.games.training.session import MINUTES, TrainingSession
from wordarcade.games.training.word_list import WordOrder
from wordarcade.lexicon.lexicon import ALPHABET, Lexicon
from wordarcade.lexicon.limits import MAX_WORD_LENGTH
from wordarcade.plain.training import train
from wordarcade.services import Services
from wordarcade.support.wording import count, printable

_MOST_NEW: Final = 1000
_MOST_LETTERS: Final = 15
_MOST_MINUTES: Final = 600


@click.command()
@click.argument("deck", required=False)
@click.option(
    "--drill",
    type=click.Choice([kind.value for kind in Kind]),
    help="Only one kind of question.",
)
@click.option(
    "--length", type=click.IntRange(2, MAX_WORD_LENGTH), metavar="N", help="Words of N letters."
)
@click.option("--letters", metavar="LETTERS", help="Words that have all of these letters.")
@click.option(
    "--order",
    type=click.Choice([order.value for order in Order]),
    default=Order.DUE.value,
    help="Which words come first.",
)
@click.option(
    "--known",
    type=click.Choice([wanted.value for wanted in Wanted]),
    default=Wanted.ALL.value,
    help="Words that everybody knows, or hardly anybody.",
)
@click.option(
    "--minutes",
    type=click.IntRange(1, _MOST_MINUTES),
    default=MINUTES,
    metavar="N",
    help=f"How long; {MINUTES} unless you say.",
)
@click.option(
    "--add",
    type=click.IntRange(1, _MOST_NEW),
    metavar="N",
    help="First add N new words of the lexicon that fit.",
)
@click.option(
    "--import",
    "imported",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Make a deck of the word list in FILE.",
)
@click.option("--name", help="What that deck is called; the name of the file by default.")
@click.option("--remove", is_flag=True, help="Drop DECK, and what is in no other deck.")
@click.option(
    "--list",
    "order_of_list",
    type=click.Choice([order.value for order in WordOrder]),
    help="Print every word in this order, and learn nothing.",
)
@click.option("--bring-back", metavar="WORD", help="Ask again for a WORD that was set aside.")
@click.option("--delete", metavar="WORD", help="Delete WORD and what is known of it.")
@lexicon_option
@click.option("--plain", is_flag=True, help="Learn line by line, without a full screen.")
@json_option
def words(
    *,
    deck: str | None,
    drill: str | None,
    length: int | None,
    letters: str | None,
    order: str,
    known: str,
    minutes: int,
    add: int | None,
    imported: Path | None,
    name: str | None,
    remove: bool,
    order_of_list: str | None,
    bring_back: str | None,
    delete: str | None,
    lexicon: str | None,
    plain: bool,
    as_json: bool,
) -> None:
    """Learn words: what you missed comes back until you know it.

    Words missed in games gather in decks named after the games; DECK is one of them or one that
    you have imported, otherwise all words are asked for. With input from a pipe, each line
    answers a question.
    """
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    changed = change_words(services, opened, delete, bring_back, quiet=as_json)
    if order_of_list is not None:
        print_words(services, opened, WordOrder(order_of_list), deck, as_json=as_json)
        return
    _check(name, imported, other=remove or add is not None)
    choice = Choice(
        kinds=(Kind(drill),) if drill else (),
        length=length,
        letters=_letters(letters or ""),
        order=Order(order),
        wanted=Wanted(known),
    )
    if imported is not None:
        deck = _import(services, opened, imported, name, choice, quiet=as_json)
        if not as_json:
            return
    elif add is not None:
        deck = None if deck is None else _deck_to_add_to(services, opened, deck)
        _add(services, opened, replace(choice, deck=deck or ""), add, quiet=as_json)
    elif deck is not None:
        deck = known_deck(services, opened, deck)
    if remove:
        _remove(services, opened, deck, quiet=as_json)
        deck = None
    choice = replace(choice, deck=deck or "")
    if as_json:
        print_json(_state(services, opened, choice))
    elif not (imported or remove or changed):
        _learn(services, opened, choice, minutes, plain=plain)


def _check(name: str | None, imported: Path | None, *, other: bool) -> None:
    """Refuse what does not go together.

    Args:
        name: of the deck to make.
        imported: the list it is made of.
        other: whether something else is to be done with a deck.

    Raises:
        click.UsageError: the name is for no deck, or there is too much to do.
    """
    if name is not None and imported is None:
        raise click.UsageError("--name is for a deck that you make with --import.")
    if imported is not None and other:
        raise click.UsageError("Make a deck first, then add to it or remove it.")


def _learn(
    services: Services, lexicon: Lexicon, choice: Choice, minutes: int, *, plain: bool
) -> None:
    """Hold a session: full screen at a terminal, else line by line."""
    if at_terminal() and not wants_line_mode(plain=plain):
        open_full_screen(services, TrainerRoute(choice, lexicon.source))
        return
    cards = cards_for(services, lexicon, choice, midnight(services.clock))
    session = TrainingSession(services, lexicon, cards, minutes=minutes)
    with standard_dialogue() as dialogue:
        train(services, session, dialogue)


def _state(services: Services, lexicon: Lexicon, choice: Choice) -> dict[str, Any]:
    """Return the deck as JSON has it; `reviewed` and `correct` are today's answers."""
    told = overview_of(services, lexicon, choice)
    return {
        "due": told.due,
        "new": told.new,
        "reviewed": told.reviewed,
        "correct": told.known,
        "next_due": None if told.next_due is None else told.next_due.isoformat(timespec="seconds"),
        "total": told.total,
        "lexicon": {"name": lexicon.name, "sha256": lexicon.identity},
        "decks": dict(told.decks),
    }


def _letters(text: str) -> str:
    letters = text.strip().lower()
    if len(letters) > _MOST_LETTERS or any(letter not in ALPHABET for letter in letters):
        raise click.UsageError(f"--letters takes up to {_MOST_LETTERS} letters A to Z.")
    return letters


def _import(
    services: Services,
    lexicon: Lexicon,
    path: Path,
    name: str | None,
    choice: Choice,
    *,
    quiet: bool,
) -> str:
    kind = choice.kinds[0] if choice.kinds else Kind.ANAGRAM
    with progress_bar(f"Reading {printable(path.name)}") as report:
        read = read_deck(lexicon, path, name=name, kind=kind, report=report)
    new = keep_deck(services, lexicon, read)
    told = f"The deck '{read.name}' has {count(len(read.cards), 'word')}, {new:,} of them new."
    strange = f" {count(read.strange, 'word')} not in {lexicon.name}." if read.strange else ""
    if not quiet:
        click.echo(printable(told + strange))
    return read.name


def _deck_to_add_to(services: Services, lexicon: Lexicon, deck: str) -> str:
    """Return the name of a deck, which need not be there yet."""
    there = services.games.cards.decks(lexicon.source)
    return deck.lower() if deck.lower() in there else checked_name(deck)


def _add(services: Services, lexicon: Lexicon, choice: Choice, number: int, *, quiet: bool) -> None:
    found = find_new(services, lexicon, choice, number, known_words(services, lexicon))
    new = add_found(services, lexicon, choice, found)
    if not quiet:
        click.echo(f"{count(new, 'new word')} in your deck.")


def _remove(services: Services, lexicon: Lexicon, deck: str | None, *, quiet: bool) -> None:
    if deck is None:
        raise click.UsageError("Name the DECK to remove.")
    gone = services.games.cards.forget(lexicon.source, deck)
    if not quiet:
        click.echo(printable(f"Removed the deck '{deck}': {count(gone, 'word')} forgotten."))
