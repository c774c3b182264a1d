"""The outcome of a move, as players read it."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.verdict import Refused, Verdict


@dataclass(frozen=True, slots=True)
class News:
    """The outcome of a move.

    Attributes:
        player: who made it.
        verdict: the answer of the rules.
        sentence: what all players may read of it; of a refused move, what only its player may.
    """

    player: int
    verdict: Verdict
    sentence: str

    @property
    def refused(self) -> bool:
        """Whether the rules have refused the move."""
        return isinstance(self.verdict, Refused)
