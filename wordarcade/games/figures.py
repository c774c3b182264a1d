"""The figures of a finished game, for statistics, history and personal bests."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Figures:
    """The result of a game in figures.

    Attributes:
        variant: the variant; records are kept for each. The same text for the same rules in
            every version.
        score: the points made, or None in a game without points.
        possible: the points of best play, if known.
        rating: the share of best play, 0 to 100; None if the figures do not tell.
        won: whether the player has won, or None in a game without a winner.
        best_move: the best move of the game in words; may be empty.
        worst_move: the costliest move of the game in words; may be empty.
        counts: whether the game may set a record. An own board, a repeated seed or a hint rules
            that out.
        own: whether it was played with the player's own letters, or for another who guesses.
        measure: what scores are in a game without points, such as wrong guesses; less is better.
        words: the words that were found, which statistics keep beside the summary.
        details: the game's own figures, as JSON.
    """

    variant: str = ""
    score: int | None = None
    possible: int | None = None
    rating: int | None = None
    won: bool | None = None
    best_move: str = ""
    worst_move: str = ""
    counts: bool = True
    own: bool = False
    measure: int | None = None
    words: tuple[str, ...] = ()
    details: Mapping[str, object] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """Return the summary that the store keeps: the game's own figures, then these."""
        return {
            **self.details,
            "variant": self.variant,
            "score": self.score,
            "possible": self.possible,
            "rating": self.rating,
            "won": self.won,
            "best_move": self.best_move,
            "worst_move": self.worst_move,
            "counts": self.counts,
            "own": self.own,
            **({} if self.measure is None else {"measure": self.measure}),
        }
