"""A legal play with its score and equity."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.moves import Place


@dataclass(frozen=True, slots=True)
class Play:
    """A legal play of valid words.

    Attributes:
        place: the placement, in canonical form.
        score: in points.
        equity: the score plus the leave value, in thousandths of a point.
        leave: the leave value, in thousandths of a point.
        words: the words formed, in lowercase: the main word first, then the cross-words in its
            order.
        bingo: whether it plays a whole rack, for a bonus.
    """

    place: Place
    score: int
    equity: int
    leave: int
    words: tuple[str, ...]
    bingo: bool
