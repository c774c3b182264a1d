"""Daily puzzles: which game is the puzzle of which day.

A puzzle is begun once: its row stays when the game is deleted, unless nothing came of it.
"""

import json
import sqlite3
from datetime import date, datetime
from typing import Final, NamedTuple

from wordarcade.store import rows
from wordarcade.store.database import Database
from wordarcade.store.records import GameId
from wordarcade.support.wording import printable


class DailyKey(NamedTuple):
    """The key of a daily puzzle, the same for everybody who plays it.

    Attributes:
        day: the day.
        game: the name of the game.
        lexicon_identity: the sha256 (hex) of the words.
    """

    day: date
    game: str
    lexicon_identity: str


class DailyStart(NamedTuple):
    """The puzzle of a day that a new game is.

    Attributes:
        key: the puzzle.
        counts: whether it is begun on its own day, by a clock that was not set back.
    """

    key: DailyKey
    counts: bool


class DailyGame(NamedTuple):
    """A puzzle of a day that was begun.

    Attributes:
        key: which.
        game_id: the saved game; None once it was deleted.
        counts: whether it was begun on its own day, by a clock that was not set back.
        done: whether it was finished.
        caption: the state of the game in a few words; empty without the game.
        score: the points made; None if there are none, or not yet.
        possible: the points of best play; None if not known.
        rating: 0 to 100; None if not known.
        won: whether the player has won; None if nobody wins.
        hints: the hints taken.
        hinted_turns: the turns with hints; 0 in a game that does not count them.
        hinted_words: the words that hints told of; None in a game that does not count them.
        measure: the wrong guesses; None in a game of points.
        variant: the variant, as its summary has it; empty if not known.
        rank: the rank reached; None in a game without ranks, and in one that names none.
    """

    key: DailyKey
    game_id: GameId | None
    counts: bool
    done: bool
    caption: str = ""
    score: int | None = None
    possible: int | None = None
    rating: int | None = None
    won: bool | None = None
    hints: int = 0
    hinted_turns: int = 0
    hinted_words: int | None = None
    measure: int | None = None
    variant: str = ""
    rank: str | None = None

    @property
    def summary(self) -> dict[str, object]:
        """The figures that stars depend on, as the summary of the game has them."""
        names = ("score", "possible", "won", "hints", "variant", "rank")
        return {name: getattr(self, name) for name in names}

    @property
    def empty(self) -> bool:
        """Whether it was finished, but nothing was found, scored or lost on the way."""
        made = self.measure if self.score is None else self.score
        return self.done and not self.won and made == 0

    @property
    def given_up(self) -> bool:
        """Whether it was finished, but with hints that did all of it: its points earn nothing.

        It counts for its day all the same: something was played.
        """
        return self.done and bool(self.hints) and bool(self.score) and self.rating == 0

    @property
    def solved(self) -> bool:
        """Whether it was finished by the player's own play, and not lost."""
        return self.done and not (self.empty or self.given_up or self.won is False)


_ALL: Final = """
    SELECT day, dailies.game, dailies.lexicon_identity, rounds.id, counts, done, caption,
           CASE WHEN json_valid(summary) THEN
               json_extract(summary, '$.score', '$.possible', '$.rating', '$.won', '$.hints',
                   '$.hinted_turns', '$.hinted_words', '$.measure', '$.variant', '$.rank')
           END
    FROM dailies LEFT JOIN rounds ON rounds.id = round AND deleted IS NULL
    WHERE done OR rounds.id IS NOT NULL
    ORDER BY day DESC, dailies.game
    """


class Dailies:
    """The puzzles of days that were begun here.

    Args:
        database: the one of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def begin(self, key: DailyKey, game_id: GameId, *, counts: bool) -> None:
        """Note that a puzzle was begun as a game, unless it was begun before.

        Args:
            key: the puzzle.
            game_id: the saved game.
            counts: whether it was begun on its own day, by a clock that was not set back.
        """
        start = DailyStart(key, counts)
        self._database.write(lambda connection: begun(connection, start, game_id))

    def games(self) -> tuple[DailyGame, ...]:
        """Return all puzzles that were begun, the newest day first; unreadable ones left out."""
        found = self._database.read(lambda connection: connection.execute(_ALL).fetchall())
        return tuple(game for row in found if (game := _read(row)) is not None)

    def rounds(self) -> frozenset[GameId]:
        """Return the games that are puzzles of days."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT round FROM dailies WHERE round IS NOT NULL"
            ).fetchall()
        )
        return frozenset(GameId(number) for (number,) in found)

    def day_of(self, game_id: GameId) -> date | None:
        """Return the day whose puzzle a game is, or None if it is none."""
        row = self._database.read(
            lambda connection: connection.execute(
                "SELECT day FROM dailies WHERE round = ?", (game_id,)
            ).fetchone()
        )
        return None if row is None else _day(row[0])

    def newest_save(self) -> datetime | None:
        """Return when any game was last played (aware), or None without games."""
        (newest,) = self._database.read(
            lambda connection: connection.execute("SELECT max(updated) FROM rounds").fetchone()
        )
        return rows.moment(newest)


def begun(connection: sqlite3.Connection, start: DailyStart, game_id: GameId) -> None:
    """Note that a puzzle was begun as a game, unless it was begun before."""
    key = start.key
    connection.execute(
        """
        INSERT INTO dailies (day, game, lexicon_identity, round, counts)
        VALUES (?, ?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET round = excluded.round, counts = excluded.counts
        WHERE done = 0 AND NOT EXISTS (
            SELECT 1 FROM rounds WHERE id = round AND deleted IS NULL
        )
        """,
        (key.day.isoformat(), key.game, key.lexicon_identity, game_id, int(start.counts)),
    )


def finish(connection: sqlite3.Connection, game_id: GameId) -> None:
    """Note that the puzzle which a game is, if it is one, was finished."""
    connection.execute("UPDATE dailies SET done = 1 WHERE round = ?", (game_id,))


def _read(row: rows.Row) -> DailyGame | None:
    day_text, game, identity, game_id, counts, done, caption, figures = row
    day = _day(day_text)
    if day is None:
        return None
    figures = json.loads(figures) if figures else (None,) * 10
    score, possible, rating, won, hints, hinted_turns, hinted_words, measure, *texts = figures
    variant, rank = (text if isinstance(text, str) else None for text in texts)
    return DailyGame(
        key=DailyKey(day, printable(game), identity),
        game_id=None if game_id is None else GameId(game_id),
        counts=bool(counts),
        done=bool(done),
        caption=printable(caption) if isinstance(caption, str) else "",
        score=_whole(score),
        possible=_whole(possible),
        rating=_whole(rating),
        won=won if isinstance(won, bool) else None,
        hints=_whole(hints) or 0,
        hinted_turns=_whole(hinted_turns) or 0,
        hinted_words=_whole(hinted_words),
        measure=_whole(measure),
        variant=variant or "",
        rank=rank,
    )


def _day(text: object) -> date | None:
    try:
        return date.fromisoformat(str(text))
    except ValueError:
        return None


def _whole(value: object) -> int | None:
    return value if type(value) is int else None
