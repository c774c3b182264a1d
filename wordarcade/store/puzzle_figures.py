"""Figures of the puzzles in the store."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from wordarcade.store import rows
from wordarcade.store.database import Database
from wordarcade.support.wording import printable

_LATELY: Final = 30


@dataclass(frozen=True, slots=True)
class Tally:
    """The puzzles of a game, counted by state.

    Attributes:
        solved: those that were solved.
        today: those of them since a moment.
        shown: those whose answer was asked for.
        open: those that were met and have not ended.
        waiting: those that nobody has met.
    """

    solved: int = 0
    today: int = 0
    shown: int = 0
    open: int = 0
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Finished:
    """A puzzle that was solved or shown.

    Attributes:
        game: the name of its game.
        rating: of the puzzle when it was met; None if an earlier version did not keep it.
        solved: whether it was solved.
        gain: by how much it changed the player's rating.
        finished: when (aware); None if that cannot be read.
    """

    game: str
    rating: int | None
    solved: bool
    gain: int
    finished: datetime | None


class PuzzleFigures:
    """Counts puzzles.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: the one of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def tallies(self, since: datetime) -> Mapping[str, Tally]:
        """Return how many puzzles there are of each game.

        Args:
            since: the moment (aware) from which puzzles count as solved today.
        """
        found = self._database.read(
            lambda connection: connection.execute(
                """
                SELECT game, total(outcome = 'solved'), total(outcome = 'solved' AND finished >= ?),
                    total(outcome = 'shown'), total(met IS NOT NULL AND outcome IS NULL),
                    total(met IS NULL)
                FROM puzzles GROUP BY game
                """,
                (rows.moment_text(since),),
            ).fetchall()
        )
        return {printable(game): Tally(*map(int, numbers)) for game, *numbers in found}

    def lately(self) -> tuple[Finished, ...]:
        """Return the last puzzles that were solved or shown, the newest first."""
        found = self._database.read(
            lambda connection: connection.execute(
                """
                SELECT game, rated, outcome = 'solved', coalesce(gain, 0), finished FROM puzzles
                WHERE outcome IN ('solved', 'shown') ORDER BY finished DESC, id DESC LIMIT ?
                """,
                (_LATELY,),
            ).fetchall()
        )
        return tuple(
            Finished(
                printable(game),
                None if rated is None else round(rated),
                bool(solved),
                gain,
                rows.moment(finished),
            )
            for game, rated, solved, gain, finished in found
        )
