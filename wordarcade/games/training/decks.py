"""Decks: word lists that are learnt, and what the decks of games are called."""

import re
from pathlib import Path
from typing import Final, NamedTuple

from wordarcade.games.registry import GAMES
from wordarcade.games.training.choosing import CHOSEN
from wordarcade.games.training.kinds import Kind, kind_for
from wordarcade.lexicon.formats.reading import read_word_list
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Report
from wordarcade.support.wording import listed

BY_HAND: Final = "yours"
"""The deck of words that were added one by one."""

LONGEST_NAME: Final = 30
MOST_WORDS: Final = 20_000
"""Words of a list at most: more than anybody learns in years."""

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9 _.-]*")


class DeckError(ArcadeError):
    """A deck cannot be made or found; the message is one sentence."""


class ReadDeck(NamedTuple):
    """A word list that can become a deck.

    Attributes:
        name: of the deck.
        cards: kind and word of each card.
        strange: how many words the lexicon does not have; they are left out.
    """

    name: str
    cards: tuple[tuple[str, str], ...]
    strange: int


def title_of(deck: str, *, short: bool = False) -> str:
    """Return what a deck is called on screens.

    Args:
        deck: the deck.
        short: whether the name of a game is enough.

    >>> title_of("boggle"), title_of("yours"), title_of("q without u")
    ('From Boggle', 'Added by you', 'q without u')
    """
    if deck in GAMES:
        return GAMES[deck].title if short else f"From {GAMES[deck].title}"
    return {BY_HAND: "Added by you", CHOSEN: "Chosen"}.get(deck, deck)


def read_deck(
    lexicon: Lexicon,
    path: Path,
    *,
    name: str | None = None,
    kind: Kind = Kind.ANAGRAM,
    report: Report | None = None,
) -> ReadDeck:
    """Return what a word list gives to learn; slow, and safe in a thread.

    Args:
        lexicon: whose words can be learnt; others of the list are left out.
        path: a list in any form that can be read.
        name: of the deck; None for that of the file.
        kind: how its words are asked for, where it suits them.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        DeckError: the name cannot be used, or the lexicon has none of the words, or too many.
        LexiconError: the list cannot be read.
    """
    deck = checked_name(path.name.partition(".")[0] if name is None else name)
    words = read_word_list(path, progress=report).words
    known = [word for word in words if word in lexicon and len(word) > 1]
    if not known:
        raise DeckError(f"No word of {path} is in {lexicon.name}; give a list of its words.")
    if len(known) > MOST_WORDS:
        raise DeckError(
            f"{path} has {len(known):,} words; give a list of at most {MOST_WORDS:,} to learn."
        )
    cards = [(kind_for(word, kind).value, word) for word in known]
    return ReadDeck(deck, tuple(cards), len(words) - len(known))


def keep_deck(services: Services, lexicon: Lexicon, read: ReadDeck) -> int:
    """Keep a list that was read as a deck; return how many cards are new.

    Raises:
        StoreError: it cannot be saved.
    """
    return services.games.cards.add(lexicon.source, read.name, read.cards)


def checked_name(name: str) -> str:
    """Return the name of a new deck, in lowercase.

    Raises:
        DeckError: it cannot be used.
    """
    name = name.strip().lower()
    if not _NAME.fullmatch(name) or len(name) > LONGEST_NAME:
        raise DeckError(
            f"A deck's name has up to {LONGEST_NAME} letters, digits, blanks, - _ or dots; "
            "choose one."
        )
    if name in GAMES or name in (CHOSEN, BY_HAND):
        raise DeckError(f"The deck '{name}' belongs to the program; choose another name.")
    return name


def known_deck(services: Services, lexicon: Lexicon, name: str) -> str:
    """Return the name of an existing deck.

    Raises:
        DeckError: there is none of that name.
    """
    decks = services.games.cards.decks(lexicon.source)
    wanted = name.strip().lower()
    if wanted in decks:
        return wanted
    shown = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"
    there = f"There are {listed(decks)}." if len(decks) > 1 else ""
    there = there or (f"There is {listed(decks)}." if decks else "There are none yet.")
    raise DeckError(f"There is no deck '{shown}' of {lexicon.name}. {there}")


def learn_word(services: Services, word: str) -> str:
    """Put a word into the deck by hand, and return what to say of it."""
    try:
        lexicon = services.lexicons.open(services.settings.current.lexicon)
        new = add_word(services, lexicon, word)
    except ArcadeError as error:
        return str(error)
    return f"{word.upper()} {'comes back in the trainer.' if new else 'is in your deck.'}"


def add_word(services: Services, lexicon: Lexicon, word: str) -> bool:
    """Put a word into the deck by hand; return whether it was not there yet.

    Raises:
        StoreError: it cannot be saved.
    """
    word = word.lower()
    kind = kind_for(word, Kind.ANAGRAM) if word in lexicon else Kind.VALID
    return bool(services.games.cards.add(lexicon.source, BY_HAND, [(kind.value, word)]))
