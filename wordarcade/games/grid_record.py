"""Captions and figures of saved grid rounds."""

from collections.abc import Sequence
from typing import Any, Protocol

from wordarcade.engine.grid_round import GridRound
from wordarcade.games.figures import Figures
from wordarcade.games.rating import Rating
from wordarcade.support.wording import clock_text


class SolvedGrid(Protocol):
    """All words of a board."""

    @property
    def words(self) -> Sequence[object]:
        """The words."""

    @property
    def points(self) -> int:
        """Their points."""


def with_time_left(caption: str, state: GridRound[Any, Any], elapsed_ms: int) -> str:
    """Return the caption of a round, with the time left while it runs."""
    remaining_ms = state.remaining_ms(elapsed_ms)
    if remaining_ms is None or state.ended is not None:
        return caption
    return f"{caption}, {clock_text(remaining_ms, up=True)} left"


def figures_of(
    state: GridRound[Any, Any],
    solution: SolvedGrid,
    *,
    variant: str,
    rating: Rating | None,
    missed: str,
    own: bool,
    rank: str = "",
) -> Figures:
    """Return the figures of a finished round.

    Args:
        state: the round.
        solution: all words of its board.
        variant: what it is compared within.
        rating: None if it has none.
        missed: the best word that was not found; empty if there is none.
        own: whether the board is the player's own.
        rank: the rank reached; empty in a game without ranks.
    """
    words = tuple(found.word for found in state.found)
    told = {step.word for step in state.shown if step.cells >= len(state.path_of(step.word))}
    longest = max(words, key=len, default="")
    return Figures(
        variant=variant,
        score=state.score,
        possible=solution.points,
        rating=None if rating is None else rating.value,
        best_move=longest.upper(),
        worst_move=missed.upper(),
        counts=not own and not state.hint_count,
        own=own,
        words=tuple(word for word in words if word not in told),
        details={
            "words": len(words),
            "possible_score": solution.points,
            "possible_words": len(solution.words),
            "longest": longest,
            "hints": state.hint_count,
            "hinted_words": len(state.helped),
            "ended": None if state.ended is None else state.ended.value,
            **({"rank": rank} if rank else {}),
        },
    )
