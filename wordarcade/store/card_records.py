"""Records of words to learn: cards, and what is remembered of them."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple, NewType

from wordarcade.store import rows
from wordarcade.support.wording import printable

CardId = NewType("CardId", int)
"""The number that a card is known by; positive."""

NOT_SAVED: Final = CardId(0)
"""Stands for the number of a card that is in no deck yet."""

PHASES: Final = ("learning", "review", "relearning")
"""The phases of a card, as they are saved."""


class Memory(NamedTuple):
    """The memory state of a card.

    Attributes:
        phase: one of `PHASES`.
        step: how far it is in a phase of learning; None in review.
        stability: the days after which it is recalled with 90%.
        difficulty: 1 to 10.
        reviewed: when it was last asked for (aware).
        due: when it is to be asked for again (aware).
    """

    phase: str
    step: int | None
    stability: float
    difficulty: float
    reviewed: datetime
    due: datetime


class Card(NamedTuple):
    """A word that is learnt by one kind of question.

    Attributes:
        id: its number; `NOT_SAVED` before it is in a deck.
        kind: the kind of question.
        word: lowercase.
        memory: how well it is remembered; None for a new one.
        seen: how often it was asked for.
        missed: how often it was not known.
    """

    id: CardId
    kind: str
    word: str
    memory: Memory | None = None
    seen: int = 0
    missed: int = 0


class CardFilter(NamedTuple):
    """The cards asked for; cards that were set aside never are.

    Attributes:
        lexicon: the name of their lexicon.
        deck: the deck they are in; empty for any.
        kinds: their kinds; empty for any.
        length: the letters of their words; None for any.
        letters: what all of their words have, each as often as here.
    """

    lexicon: str
    deck: str = ""
    kinds: tuple[str, ...] = ()
    length: int | None = None
    letters: str = ""

    def sql(self) -> tuple[str, list[object]]:
        """Return a condition, and its values."""
        conditions: list[str] = ["lexicon = ?", "aside = 0"]
        values: list[object] = [self.lexicon]
        if self.deck:
            conditions.append("id IN (SELECT card FROM card_decks WHERE deck = ?)")
            values.append(self.deck)
        if self.kinds:
            conditions.append(f"kind IN ({', '.join('?' * len(self.kinds))})")
            values += self.kinds
        if self.length is not None:
            conditions.append("length(word) = ?")
            values.append(self.length)
        for letter in dict.fromkeys(self.letters.lower()):
            conditions.append("length(word) - length(replace(word, ?, '')) >= ?")
            values += [letter, self.letters.lower().count(letter)]
        return " AND ".join(conditions), values


class KindCount(NamedTuple):
    """The cards of a kind.

    Attributes:
        due: how many that were seen before are due.
        new: how many were never asked for.
        total: how many there are.
    """

    due: int
    new: int
    total: int


class Review(NamedTuple):
    """One answer to a card.

    Attributes:
        reviewed: when (aware); None if the record does not tell.
        rating: 1 (again) to 4 (easy).
        found: how many answers were given.
        possible: how many there were.
    """

    reviewed: datetime | None
    rating: int
    found: int
    possible: int


FIELDS: Final = """
    id, kind, word, phase, step, stability, difficulty, reviewed, due, seen, missed
    """
"""What of a card is read."""

_LONGEST: Final = 1e6
"""Days that no word is remembered for."""


def card_of(row: rows.Row) -> Card:
    """Return the card that a row of `FIELDS` holds."""
    number, kind, word, *remembered, seen, missed = row
    memory = _memory(remembered)
    return Card(CardId(number), printable(kind), printable(word), memory, seen, missed)


def _memory(remembered: Sequence[object]) -> Memory | None:
    """Return what a row tells; None, as of a new card, if it is nothing that we write."""
    phase, step, stability, difficulty, reviewed, due = remembered
    last, next_ = rows.moment(reviewed), rows.moment(due)
    if last is None or next_ is None or phase not in PHASES:
        return None
    if not isinstance(stability, float) or not 0 < stability < _LONGEST:
        return None
    if not isinstance(difficulty, float) or not 1 <= difficulty <= 10:
        return None
    if phase == "review":
        return Memory(str(phase), None, stability, difficulty, last, next_)
    steps = step if isinstance(step, int) and step >= 0 else 0
    return Memory(str(phase), steps, stability, difficulty, last, next_)
