"""The play that scores most in a position, if there is exactly one."""

from dataclasses import dataclass
from heapq import nlargest
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.lexicon.familiarity import Tier
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.support.progress import Report, to_nobody

LEAST: Final = 30
"""Points that a play has at least that is worth looking for."""

MARGIN: Final = 4
"""Points by which it is ahead of all others at least."""

KNOWN: Final = 60
"""The highest tier of a word that many players know, if perhaps from play alone."""

_BAG: Final = RACK_SIZE
"""Any number of tiles in the bag but none: then no play earns anything by going out."""


@dataclass(frozen=True, slots=True)
class BestScore:
    """The play that scores most.

    Attributes:
        place: the play, in canonical form.
        score: its points.
        words: those that it makes, in lowercase, the main word first.
        second: the points of the next best play; 0 if there is none.
        plays: how many plays there are.
        next_best: the next best play, the first of several; None if there is none.
    """

    place: Place
    score: int
    words: tuple[str, ...]
    second: int
    plays: int
    next_best: Place | None

    @property
    def is_clear(self) -> bool:
        """Whether the play is worth looking for, and clearly ahead of all others."""
        return self.plays > 1 and self.score >= max(LEAST, self.second + MARGIN)

    def is_known(self, tier: Tier) -> bool:
        """Return whether its words are known: nobody has to find what hardly anybody knows."""
        return all(tier(word) <= KNOWN for word in self.words)


class ScoreExpert:
    """Finds the plays that score most; tiles kept count for nothing.

    It serves one thread at a time.

    Args:
        gaddag: of the lexicon.
        layout: the premium squares.
        distribution: the tiles.
    """

    def __init__(
        self, gaddag: Gaddag, layout: BoardLayout, distribution: LetterDistribution
    ) -> None:
        leaves = Leaves.of_points({}, {}, [])
        self._generator: Final = Generator(gaddag, layout, distribution, leaves)

    def best(self, board: Board, rack: str, report: Report = to_nobody) -> BestScore | None:
        """Return the play that scores most; None if there is none, or several score the same.

        Args:
            board: the tiles played.
            rack: one to seven tiles, `?` for a blank.
            report: called with the share done; an exception it raises stops the work.
        """
        plays = self._generator.plays(board, rack, bag_size=_BAG, report=report)
        # In an opening equity is more than points; hence not simply the first ones.
        top = nlargest(2, plays.scores)
        _, second, *_ = *top, 0, 0
        best = plays.highest
        if best is None or best.score == second:
            return None
        other = plays[plays.scores.index(second)].place if len(top) > 1 else None
        return BestScore(best.place, best.score, best.words, second, len(plays), other)
