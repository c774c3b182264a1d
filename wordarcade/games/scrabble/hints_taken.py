"""The hints that a player of Scrabble has taken, and the turns that they helped with."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.sheet import Entry, EntryKind

TURNS: Final = frozenset({EntryKind.PLAY, EntryKind.EXCHANGE, EntryKind.PASS})
"""The lines of a score sheet that stand for a turn."""


class HintsTaken(NamedTuple):
    """The help that is no part of the moves.

    Attributes:
        hints: the hints taken, each step of one that tells more of a turn.
        before: the turns with hints, as the length of the score sheet before them; empty for games
            saved before that was noted.
    """

    hints: int = 0
    before: frozenset[int] = frozenset()

    @property
    def turns(self) -> int:
        """The turns with hints; 0 where they were not noted."""
        return len(self.before)

    def helped(self, sheet: Sequence[Entry]) -> frozenset[int]:
        """Return the lines of a sheet with turns that hints may have helped with.

        A hint is for the first turn that was made after it. Where nobody knows when they were
        taken, they may have helped with any turn.
        """
        turns = _turns(sheet)
        if self.hints and not self.before:
            return frozenset(turns)
        firsts = (next((turn for turn in turns if turn >= each), None) for each in self.before)
        return frozenset(turn for turn in firsts if turn is not None)

    def unaided(self, sheet: Sequence[Entry], player: int) -> int:
        """Return how many turns a player has made without a hint."""
        helped = self.helped(sheet)
        own = (turn for turn in _turns(sheet) if sheet[turn].player == player)
        return sum(turn not in helped for turn in own)


NO_HINTS: Final = HintsTaken()


def _turns(sheet: Iterable[Entry]) -> list[int]:
    return [number for number, entry in enumerate(sheet) if entry.kind in TURNS]
