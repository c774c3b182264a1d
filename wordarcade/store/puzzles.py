"""Puzzles that wait, that were met and that are done, and the player's ratings in them."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from wordarcade.store import rows
from wordarcade.store.database import Database
from wordarcade.store.deals import fingerprint
from wordarcade.store.puzzle_figures import PuzzleFigures
from wordarcade.store.records import JsonObject, LexiconReference
from wordarcade.support.clock import Clock
from wordarcade.support.wording import printable


class Outcome(StrEnum):
    """The outcome of a puzzle."""

    SOLVED = "solved"
    SHOWN = "shown"
    """The answer was asked for."""
    SKIPPED = "skipped"
    """Another one was asked for; that counts for nothing."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A question with exactly one best answer.

    Attributes:
        game: the name of its game.
        lexicon: the words that count.
        position: what is shown, as the game writes it.
        rating: how hard it is, on the scale of players.
        source: the game that it is from, in a few words; empty for one that was made up.
    """

    game: str
    lexicon: LexiconReference
    position: JsonObject
    rating: float
    source: str = ""

    @property
    def fingerprint(self) -> str:
        """What is the same for the same question about the same words."""
        return fingerprint([self.game, self.lexicon.identity, self.position])


@dataclass(frozen=True, slots=True)
class KnownPuzzle:
    """A puzzle in the store.

    Attributes:
        id: its number.
        puzzle: the question.
        deviation: how far its rating may be off.
        met: whether it was ever shown.
        tries: what was answered, in order, without the right answer.
        hints: how many hints were taken.
        outcome: how it ended; None if it has not.
        gain: by how much it changed the player's rating, once it ended.
    """

    id: int
    puzzle: Puzzle
    deviation: float
    met: bool = False
    tries: tuple[str, ...] = ()
    hints: int = 0
    outcome: Outcome | None = None
    gain: int | None = None


@dataclass(frozen=True, slots=True)
class StoredRating:
    """A rating: its value, how far it may be off, and how much it varies."""

    rating: float
    deviation: float
    volatility: float


@dataclass(frozen=True, slots=True)
class Reserve:
    """The reserve of puzzles of a game, before one is chosen.

    Attributes:
        begun: those that were met and have not ended, the last one first.
        waiting: those that nobody has met, the newest first.
        done: those that have ended, the one longest ago first.
        known: the fingerprints of all of them.
    """

    begun: tuple[KnownPuzzle, ...] = ()
    waiting: tuple[KnownPuzzle, ...] = ()
    done: tuple[KnownPuzzle, ...] = ()
    known: frozenset[str] = field(default=frozenset(), repr=False)


_COLUMNS: Final = """id, game, lexicon_name, lexicon_identity, position, rating, source, deviation,
    met, tries, hints, outcome, gain"""

_PARTS: Final = (
    ("met IS NULL ORDER BY id DESC", 500),
    ("met IS NOT NULL AND outcome IS NULL ORDER BY met DESC, id DESC", 50),
    ("outcome IS NOT NULL ORDER BY finished, id", 20),
)
"""Which puzzles wait, were begun, and are done, in their order; and how many are read."""


class Puzzles:
    """The puzzles of a player.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: the one of the games.
        clock: dates the puzzles.

    Attributes:
        figures: how many there are, and the last ones.
    """

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database: Final = database
        self._clock: Final = clock
        self.figures: Final = PuzzleFigures(database)

    def add(self, puzzles: Iterable[Puzzle], deviation: float) -> None:
        """Keep puzzles for later; one that is known already is not added again.

        Args:
            puzzles: the puzzles.
            deviation: how far their ratings may be off.
        """
        values = [
            (
                each.game,
                rows.plain_text(each.lexicon.name),
                each.lexicon.identity,
                rows.json_text(each.position),
                each.fingerprint,
                rows.plain_text(each.source),
                each.rating,
                deviation,
                self._now(),
            )
            for each in puzzles
        ]
        self._database.write(
            lambda connection: connection.executemany(
                """
                INSERT OR IGNORE INTO puzzles (
                    game, lexicon_name, lexicon_identity, position, fingerprint, source, rating,
                    deviation, found
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                values,
            )
        )

    def find(self, puzzle: Puzzle) -> KnownPuzzle | None:
        """Return a puzzle as it is known here, or None."""
        row = self._database.read(
            lambda connection: connection.execute(
                f"SELECT {_COLUMNS} FROM puzzles WHERE fingerprint = ?",  # noqa: S608 - ours
                (puzzle.fingerprint,),
            ).fetchone()
        )
        return None if row is None else _read(row)

    def reserve(self, game: str) -> Reserve:
        """Return the puzzles of a game, of any words; unreadable ones left out.

        Of those that are done only some are returned, the ones longest ago.
        """

        def read(connection: sqlite3.Connection) -> tuple[list[rows.Row], list[rows.Row]]:
            found = [
                row
                for which, most in _PARTS
                for row in connection.execute(
                    f"SELECT {_COLUMNS} FROM puzzles "  # noqa: S608 - this program's own
                    f"WHERE game = ? AND {which} LIMIT ?",
                    (game, most),
                )
            ]
            query = "SELECT fingerprint FROM puzzles WHERE game = ?"
            return found, connection.execute(query, (game,)).fetchall()

        found, known = self._database.read(read)
        puzzles = [puzzle for row in found if (puzzle := _read(row)) is not None]
        return Reserve(
            begun=tuple(each for each in puzzles if each.met and each.outcome is None),
            waiting=tuple(each for each in puzzles if not each.met),
            done=tuple(each for each in puzzles if each.outcome is not None),
            known=frozenset(str(each) for (each,) in known),
        )

    def meet(self, number: int) -> None:
        """Note that a puzzle is shown; one that was done begins anew."""
        self._write(
            """
            UPDATE puzzles SET met = ?, tries = '[]', hints = 0, outcome = NULL, gain = NULL,
                               rated = NULL, finished = NULL
            WHERE id = ? AND (met IS NULL OR outcome IS NOT NULL)
            """,
            (self._now(), number),
        )

    def note(self, number: int, tries: tuple[str, ...], hints: int) -> None:
        """Note what was tried, and how many hints were taken."""
        told = json.dumps([rows.plain_text(text) for text in tries])
        self._write("UPDATE puzzles SET tries = ?, hints = ? WHERE id = ?", (told, hints, number))

    def finish(
        self,
        known: KnownPuzzle,
        outcome: Outcome,
        *,
        gain: int = 0,
        puzzle: StoredRating | None = None,
        player: StoredRating | None = None,
    ) -> None:
        """Note how a puzzle ended, its rating until then, and the ratings after it, all or nothing.

        Args:
            known: the puzzle.
            outcome: how it ended.
            gain: by how much the player's rating changed.
            puzzle: its rating now; None if that has not changed.
            player: the player's rating now; None if that has not changed.
        """
        now = self._now()

        def write(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE puzzles SET outcome = ?, gain = ?, rated = ?, finished = ? WHERE id = ?",
                (outcome.value, gain, known.puzzle.rating, now, known.id),
            )
            if puzzle is not None:
                connection.execute(
                    "UPDATE puzzles SET rating = ?, deviation = ? WHERE id = ?",
                    (puzzle.rating, puzzle.deviation, known.id),
                )
            if player is not None:
                values = player.rating, player.deviation, player.volatility
                connection.execute(
                    """
                    INSERT OR REPLACE INTO puzzle_ratings
                        (game, rating, deviation, volatility, updated) VALUES (?, ?, ?, ?, ?)
                    """,
                    (known.puzzle.game, *values, now),
                )

        self._database.write(write)

    def ratings(self) -> Mapping[str, StoredRating]:
        """Return the player's ratings, by the name of the game."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT game, rating, deviation, volatility FROM puzzle_ratings"
            ).fetchall()
        )
        return {game: StoredRating(*map(float, values)) for game, *values in found}

    def last_game(self) -> str | None:
        """Return the name of the game whose puzzle was met last, or None before the first."""
        row = self._database.read(
            lambda connection: connection.execute(
                "SELECT game FROM puzzles WHERE met IS NOT NULL ORDER BY met DESC, id DESC LIMIT 1"
            ).fetchone()
        )
        return None if row is None else printable(str(row[0]))

    def looked_through(self) -> frozenset[str]:
        """Return the names of what was looked through for puzzles, as `look_through` took them."""
        found = self._database.read(
            lambda connection: connection.execute("SELECT source FROM puzzle_sources").fetchall()
        )
        return frozenset(str(source) for (source,) in found)

    def look_through(self, sources: Iterable[str]) -> None:
        """Note that sources, such as saved games, need not be looked through again."""
        values = [(source,) for source in sources]
        self._database.write(
            lambda connection: connection.executemany(
                "INSERT OR IGNORE INTO puzzle_sources (source) VALUES (?)", values
            )
        )

    def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        self._database.write(lambda connection: connection.execute(statement, values))

    def _now(self) -> str:
        return self._clock.now().isoformat(timespec="microseconds")


def _read(row: rows.Row) -> KnownPuzzle | None:
    """Return the puzzle that a row holds; None if it holds what the store does not write."""
    number, game, name, identity, position, rating, source, deviation, *rest = row
    met, tries, hints, outcome, gain = rest
    try:
        shown, tried = json.loads(position), json.loads(tries)
        ended = None if outcome is None else Outcome(outcome)
    except ValueError:
        return None
    if not isinstance(shown, dict) or not isinstance(tried, list):
        return None
    lexicon = LexiconReference(printable(name), printable(identity))
    return KnownPuzzle(
        id=number,
        puzzle=Puzzle(printable(game), lexicon, shown, float(rating), printable(source)),
        deviation=float(deviation),
        met=met is not None,
        tries=tuple(printable(text) for text in tried if isinstance(text, str)),
        hints=hints,
        outcome=ended,
        gain=gain,
    )
