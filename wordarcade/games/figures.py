"""A finished game in figures: what statistics, history and personal bests read."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figures:
    """How a game ended.

    Attributes:
        variant: what the game may be compared with: games of another variant never share a
            record. The same text for the same rules in every version.
        score: the points made, or None where nobody's points are meant.
        possible: the points of best play, if they are known.
        won: whether the player has won, or None where nobody wins.
        best_move: the best move of the game as people read it; may be empty.
        worst_move: the costliest move of the game as people read it; may be empty.
        counts: whether the game may set a record. A board of one's own, a repeated seed or a
            hint taken rules that out.
        details: the game's own figures, as JSON.
    """

    variant: str = ""
    score: int | None = None
    possible: int | None = None
    won: bool | None = None
    best_move: str = ""
    worst_move: str = ""
    counts: bool = True
    details: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """Return the summary that the store keeps: the game's own figures, then these."""
        return {
            **self.details,
            "variant": self.variant,
            "score": self.score,
            "possible": self.possible,
            "won": self.won,
            "best_move": self.best_move,
            "worst_move": self.worst_move,
            "counts": self.counts,
        }
