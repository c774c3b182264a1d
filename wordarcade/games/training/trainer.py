"""The trainer: the deck of a lexicon, and sessions with its words."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from wordarcade.games.days import midnight
from wordarcade.games.training.choosing import (
    Choice,
    add_found,
    cards_for,
    find_new,
    known_words,
    new_cards,
)
from wordarcade.games.training.decks import ReadDeck, keep_deck, read_deck
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.overview import Overview, overview_of
from wordarcade.games.training.session import MINUTES, Answered, TrainingSession
from wordarcade.games.training.word_list import WordOrder, WordRow, rows_of
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.card_list import DeletedCard, ListedCard
from wordarcade.support.progress import Report

__all__ = ["Choice", "Known", "ReadDeck", "Trainer"]

Known = dict[Kind, frozenset[str]]
"""The words that are learnt already, by kind of question."""


class Trainer:
    """The words being learnt, as both front ends see them.

    What touches the store is for the thread of the front end; `find_new` and `read` are slow, and
    for another one.

    Args:
        services: the app's services.
        lexicon: whose words are learnt.

    Attributes:
        services: the app's services.
        lexicon: whose words are learnt.
    """

    def __init__(self, services: Services, lexicon: Lexicon) -> None:
        self.services: Final = services
        self.lexicon: Final = lexicon

    def overview(self, choice: Choice | None = None) -> Overview:
        """Return the deck, or the part of it that a choice takes.

        Raises:
            StoreError: the database was written by a newer version.
        """
        return overview_of(self.services, self.lexicon, choice)

    def session(self, choice: Choice, minutes: int | None = MINUTES) -> TrainingSession:
        """Return a session with what is due, and new words.

        Raises:
            StoreError: the database was written by a newer version.
        """
        cards = cards_for(self.services, self.lexicon, choice, midnight(self.services.clock))
        return TrainingSession(
            self.services, self.lexicon, cards, title=_title(choice), minutes=minutes
        )

    def has_more(self, choice: Choice) -> bool:
        """Return whether another session would ask anything.

        Raises:
            StoreError: the database was written by a newer version.
        """
        return bool(cards_for(self.services, self.lexicon, choice, midnight(self.services.clock)))

    def first_session(self, choice: Choice, found: list[tuple[str, str]]) -> TrainingSession:
        """Return a session with new words, each of which joins the deck when it is answered.

        Args:
            choice: what is drilled.
            found: kind and word of each, as `find_new` returns them.

        Raises:
            StoreError: the database was written by a newer version.
        """
        cards = new_cards(self.services, self.lexicon, found)
        return TrainingSession(self.services, self.lexicon, cards, title=_title(choice))

    def once_more(self, missed: Iterable[Answered]) -> TrainingSession:
        """Return a session with the cards that were missed in another one, due or not.

        Raises:
            StoreError: the database was written by a newer version.
        """
        numbers = dict.fromkeys(each.card.id for each in missed if each.card is not None)
        cards = self.services.games.cards.some(tuple(numbers))
        return TrainingSession(self.services, self.lexicon, cards, title="Missed words again")

    # New words

    def known(self) -> Known:
        """Return the words that are learnt already, by kind of question."""
        return dict(known_words(self.services, self.lexicon))

    def find_new(self, choice: Choice, number: int, known: Known) -> list[tuple[str, str]]:
        """Return kind and word of up to `number` cards that could be added; slow."""
        return find_new(self.services, self.lexicon, choice, number, known)

    def add(self, choice: Choice, found: list[tuple[str, str]]) -> int:
        """Put cards that `find_new` has found into the deck; return how many are new.

        Raises:
            StoreError: they cannot be saved.
        """
        return add_found(self.services, self.lexicon, choice, found)

    def read(self, path: Path, name: str, report: Report) -> ReadDeck:
        """Return what a word list gives to learn; slow.

        Args:
            path: a list in any form that can be read.
            name: of the deck.
            report: called with the share done; an exception it raises stops the work.

        Raises:
            DeckError: it has nothing to learn, or too much, or its name cannot be used.
            LexiconError: it cannot be read.
        """
        return read_deck(self.lexicon, path, name=name, report=report)

    # The words one by one

    def words(self, order: WordOrder) -> tuple[WordRow, ...]:
        """Return all words of the deck, those that were set aside too.

        Raises:
            StoreError: the database was written by a newer version.
        """
        return rows_of(self.services, self.lexicon, order)

    def set_aside(self, listed: ListedCard, *, aside: bool) -> None:
        """Never ask for a word again, or bring it back.

        Raises:
            StoreError: that cannot be saved.
        """
        self.services.games.cards.list.set_aside(listed.card.id, aside=aside)

    def delete(self, listed: ListedCard) -> DeletedCard:
        """Delete a word; return what brings it back.

        Raises:
            StoreError: that cannot be saved.
        """
        return self.services.games.cards.list.delete(listed.card.id)

    def restore(self, deleted: DeletedCard) -> None:
        """Bring a deleted word back, as it was.

        Raises:
            StoreError: that cannot be saved.
        """
        self.services.games.cards.list.restore(deleted)

    def keep(self, read: ReadDeck) -> int:
        """Keep a list that was read as a deck; return how many cards are new.

        Raises:
            StoreError: it cannot be saved.
        """
        return keep_deck(self.services, self.lexicon, read)


def _title(choice: Choice) -> str:
    return choice.kinds[0].heading if len(choice.kinds) == 1 else "Mixed"
