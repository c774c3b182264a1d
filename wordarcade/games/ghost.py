"""A ghost: the best round so far of the same kind, word by word, to race against."""

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any

from wordarcade.engine.grid_moves import PlayWord
from wordarcade.games.bests import Best
from wordarcade.games.record import Record
from wordarcade.services import Services
from wordarcade.store.errors import StoreError


@dataclass(frozen=True, slots=True)
class Ghost:
    """The points of an earlier round as they came.

    Attributes:
        times: when each word was played, in milliseconds of play, ascending.
        totals: the points from then on.
    """

    times: tuple[int, ...]
    totals: tuple[int, ...]

    def points_at(self, elapsed_ms: int) -> int:
        """Return the points that it had after some time.

        Args:
            elapsed_ms: milliseconds of play.

        >>> ghost = Ghost((1000, 4000), (2, 13))
        >>> ghost.points_at(999), ghost.points_at(1000), ghost.points_at(9000)
        (0, 2, 13)
        """
        played = bisect_right(self.times, elapsed_ms)
        return self.totals[played - 1] if played else 0


def ghost_of(services: Services, record: Record[Any, Any, Any, Any], best: Best) -> Ghost | None:
    """Return the ghost of the best round on a grid; None if it cannot be read any more.

    Args:
        services: the app's services.
        record: the saved form of such rounds.
        best: the best of them.
    """
    try:
        config, moves = record.read(services.games.load(best.game_id))
    except StoreError:
        return None
    times: list[int] = []
    totals: list[int] = []
    for timed in moves:
        if isinstance(timed.move, PlayWord):
            times.append(timed.elapsed_ms)
            totals.append((totals[-1] if totals else 0) + config.worth(timed.move.word.lower()))
    return Ghost(tuple(times), tuple(totals))


def race(ghost: int, own: int) -> str:
    """Return how a race stands.

    >>> race(23, 19)
    'ghost 23 · you 19'
    """
    return f"ghost {ghost} · you {own}"
