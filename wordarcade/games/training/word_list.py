"""All words of the deck, searched and sorted."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import StrEnum
from typing import NamedTuple

from wordarcade.games.training.decks import DeckError, title_of
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.scheduling import Schedule
from wordarcade.games.training.sentences import back_text
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.card_list import DeletedCard, ListedCard

__all__ = ["DeletedCard", "WordOrder", "WordRow", "cards_of", "rows_of", "searched"]


class WordOrder(StrEnum):
    """The order of the words."""

    DUE = "due"
    """The next one to be asked first: due, new, coming back later; words set aside last."""
    STRENGTH = "strength"
    """The weakest first; new words after those."""
    DECK = "deck"
    """Deck by deck."""
    WORD = "word"
    """By alphabet."""


class WordRow(NamedTuple):
    """A word of the deck.

    Attributes:
        listed: its card.
        recall: the chance, 0 to 1, that it is recalled now; None of a new word.
    """

    listed: ListedCard
    recall: float | None

    @property
    def word(self) -> str:
        """The word, lowercase."""
        return self.listed.card.word

    @property
    def due(self) -> datetime | None:
        """When it is asked for again (aware); None of a new word."""
        memory = self.listed.card.memory
        return None if memory is None else memory.due

    @property
    def kind(self) -> str:
        """What its question is called."""
        kind = self.listed.card.kind
        return Kind(kind).short_heading if kind in list(Kind) else kind

    @property
    def decks(self) -> str:
        """The decks it is in, in short."""
        return ", ".join(title_of(deck, short=True) for deck in self.listed.decks)

    def state(self, now: datetime) -> str:
        """Return when it comes back, in a few words."""
        if self.listed.aside:
            return "set aside"
        if self.due is None:
            return "new"
        return "due" if self.due <= now else back_text(self.due, now)


def rows_of(services: Services, lexicon: Lexicon, order: WordOrder) -> tuple[WordRow, ...]:
    """Return all words of a lexicon's deck.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.
        order: their order.

    Raises:
        StoreError: the database was written by a newer version.
    """
    schedule, now = Schedule(), services.clock.now()
    found = [
        WordRow(each, None if each.card.memory is None else schedule.recall(each.card.memory, now))
        for each in services.games.cards.list.all(lexicon.source)
    ]
    match order:
        case WordOrder.DUE:
            # A new word can be asked at once.
            found.sort(key=lambda row: (row.listed.aside, row.due or now, bool(row.due), row.word))
        case WordOrder.STRENGTH:
            found.sort(key=lambda row: (2 if row.recall is None else row.recall, row.word))
        case WordOrder.DECK:
            found.sort(key=lambda row: (row.listed.decks[:1], row.word))
        case WordOrder.WORD:
            found.sort(key=lambda row: (row.word, row.kind))
    return tuple(found)


def searched(rows: Iterable[WordRow], text: str) -> tuple[WordRow, ...]:
    """Return the words that have some letters in a row; those that begin with them first."""
    text = text.strip().lower()
    found = [row for row in rows if text in row.word]
    return tuple(sorted(found, key=lambda row: not row.word.startswith(text)))


def cards_of(services: Services, lexicon: Lexicon, word: str) -> Sequence[ListedCard]:
    """Return the cards of a word, one or more.

    Raises:
        DeckError: it is not in the deck.
    """
    cards = services.games.cards.list.all(lexicon.source)
    found = [each for each in cards if each.card.word == word.strip().lower()]
    if not found:
        raise DeckError(f"{word.upper()} is not in your deck of {lexicon.name}.")
    return found
