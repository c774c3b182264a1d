"""A play that can be made, and what it is worth."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.moves import Place


@dataclass(frozen=True, slots=True)
class Play:
    """A play that the rules allow, of words that the lexicon has.

    Attributes:
        place: what is put where; as it is put on record.
        score: in points.
        equity: what the play is worth as far as its score and the tiles kept tell, in
            thousandths of a point.
        leave: the part of the equity that comes from the tiles kept.
        words: all that it makes, in lowercase: the main word first, then those that cross it, in
            its order.
        bingo: whether it takes a whole rack, and earns more for that.
    """

    place: Place
    score: int
    equity: int
    leave: int
    words: tuple[str, ...]
    bingo: bool
