"""Results of finished games: a row for each, by which history and statistics find them."""

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import Any, Final, NamedTuple

from wordarcade.store import rows
from wordarcade.store.apart import UNRANKED
from wordarcade.store.database import Database
from wordarcade.store.exact_ratings import EXACT_RATING
from wordarcade.store.opponents import Opponents
from wordarcade.store.records import GameId
from wordarcade.support.wording import printable

_OF_VARIANT: Final = """
    variant = (SELECT id FROM variants WHERE game = ? AND variant = ? AND lexicon = ?)
    """


class VariantKey(NamedTuple):
    """The key of results that may be compared.

    Attributes:
        game: the game's name.
        variant: the variant, as its summaries have it.
        lexicon: the identity of the lexicon.
    """

    game: str
    variant: str
    lexicon: str


class VariantFigures(NamedTuple):
    """The results of one variant in figures.

    Best, mean and regret are of the ranked games alone.

    Attributes:
        key: the variant.
        lexicon_name: the name of its lexicon.
        played: how many games were finished, those kept apart included.
        own: how many of them were played with the player's own letters.
        replayed: how many with letters that had been played before.
        unranked: how many could set no record for another reason, such as hints.
        duels: how many were rounds of duels, each of which counts once.
        worth: the most that a score was worth: its points or, where less is better, minus the
            figure of a win; None without one.
        mean: the mean score, or None.
        regret: the mean of 100 less the rating, 0 to 100; None if nothing is rated.
        rated: how many ranked games are rated.
        decided: how many games had a winner, own and replayed ones left out.
        won: how many of them were won.
        helped: how many of those were won with hints or other help, so that they set no record.
        new_words: how many words were found in it for the first time.
        newest: the number of the game that was begun last.
        last: when a game of it was last finished (aware), or None.
    """

    key: VariantKey
    lexicon_name: str
    played: int
    own: int
    replayed: int
    unranked: int
    duels: int
    worth: float | None
    mean: float | None
    regret: float | None
    rated: int
    decided: int
    won: int
    helped: int
    new_words: int
    newest: GameId
    last: datetime | None

    @property
    def rating(self) -> float | None:
        """The mean rating, 0 to 100; None if nothing is rated."""
        return None if self.regret is None else 100 - self.regret

    @property
    def ranked(self) -> int:
        """How many of its games are kept apart by nothing."""
        return self.played - self.own - self.replayed - self.unranked - self.duels


class Run(NamedTuple):
    """Games won in a row, own and replayed ones left out; one won with hints is passed over.

    Attributes:
        now: up to the last game.
        best: the most ever.
    """

    now: int = 0
    best: int = 0


class Point(NamedTuple):
    """A ranked game on the line of its variant's results.

    Attributes:
        game_id: the game.
        finished: when it was finished (aware), or None.
        score: its score, or None.
        rating: its rating, 0 to 100, or None.
        won: whether it was won; None without a winner.
    """

    game_id: GameId
    finished: datetime | None
    score: float | None
    rating: int | None
    won: bool | None


class Results:
    """The results of finished games, for statistics; games in the bin are left out.

    Any method may raise `StoreError` when the database was written by a newer version.

    Args:
        database: of the games.

    Attributes:
        opponents: those against bots.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self.opponents: Final = Opponents(database)

    def figures(self) -> tuple[VariantFigures, ...]:
        """Return the figures of all variants of all games, the most played of a game first."""

        def read(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
            return connection.execute(
                f"""
                SELECT variants.game, variants.variant, lexicon, lexicon_name, count(*),
                       sum(apart = 'own'), sum(apart = 'replayed'), sum(apart = 'unranked'),
                       sum(apart = 'duel'),
                       max(CASE apart WHEN '' THEN worth END),
                       avg(CASE apart WHEN '' THEN score END),
                       avg(CASE apart WHEN '' THEN 100 - ({EXACT_RATING}) END),
                       count(CASE apart WHEN '' THEN rating END),
                       count(CASE WHEN apart IN ('', 'unranked') THEN won END),
                       coalesce(sum(CASE WHEN apart IN ('', 'unranked') THEN won END), 0),
                       coalesce(sum(CASE apart WHEN 'unranked' THEN won END), 0),
                       sum(new_words), max(round), max(finished)
                FROM results JOIN variants ON variants.id = results.variant
                GROUP BY results.variant
                ORDER BY game, count(*) DESC, variants.variant, lexicon
                """  # noqa: S608 - the parts are this package's own
            ).fetchall()

        return tuple(_figures_of(row) for row in self._database.read(read))

    def runs(self) -> Mapping[str | VariantKey, Run]:
        """Return the games won in a row, by the name of a game and by variant."""

        def read(connection: sqlite3.Connection) -> tuple[list[rows.Row], list[rows.Row]]:
            known = "SELECT id, game, variant, lexicon FROM variants"
            ends = """
                SELECT variant, won FROM results
                WHERE won = 0 AND apart IN ('', 'unranked') OR won = 1 AND apart = ''
                ORDER BY finished, round
                """
            return connection.execute(known).fetchall(), connection.execute(ends).fetchall()

        known, ends = self._database.read(read)
        keys = {number: VariantKey(*names) for number, *names in known}
        found: dict[str | VariantKey, Run] = {}
        by_game: dict[str, list[bool]] = {}
        by_variant: dict[int, list[bool]] = {}
        for variant, won in ends:
            by_game.setdefault(keys[variant].game, []).append(won)
            by_variant.setdefault(variant, []).append(won)
        found.update((game, _run(results)) for game, results in by_game.items())
        found.update((keys[number], _run(results)) for number, results in by_variant.items())
        return found

    def course(self, key: VariantKey, most: int) -> tuple[Point, ...]:
        """Return the last ranked games of a variant, at most `most`, the oldest first."""

        def read(connection: sqlite3.Connection) -> list[tuple[int, str, float, int, int | None]]:
            return connection.execute(
                f"""
                SELECT round, finished, score, rating, won FROM results
                WHERE {_OF_VARIANT} AND apart = ''
                ORDER BY finished DESC, round DESC LIMIT ?
                """,  # noqa: S608 - the parts are this module's own
                (*key, most),
            ).fetchall()

        return tuple(
            Point(GameId(number), rows.moment(finished), score, rating, _flag(won))
            for number, finished, score, rating, won in reversed(self._database.read(read))
        )

    def distribution(self, key: VariantKey) -> tuple[tuple[float, int], ...]:
        """Return each score of a variant's ranked games with how often it was made, ascending."""

        def read(connection: sqlite3.Connection) -> list[tuple[float, int]]:
            return connection.execute(
                f"""
                SELECT score, count(*) FROM results
                WHERE {_OF_VARIANT} AND apart = '' AND score IS NOT NULL
                GROUP BY score ORDER BY score
                """,  # noqa: S608 - as above
                key,
            ).fetchall()

        return tuple(self._database.read(read))

    def means(
        self, key: VariantKey, figures: Sequence[str], *, unranked: bool = False
    ) -> tuple[float | None, ...]:
        """Return the means of numbers of the summaries over a variant's ranked games.

        Args:
            key: the variant.
            figures: keys of the summaries, trusted.
            unranked: whether games that set no record, as with hints, count instead.

        Returns:
            A mean for each; None where no summary has a number.
        """
        if not figures:
            return ()
        columns = ", ".join(
            f"avg(CASE WHEN json_type(told, '$.{name}') IN ('integer', 'real') "
            f"THEN json_extract(told, '$.{name}') END)"
            for name in figures
        )

        def read(connection: sqlite3.Connection) -> tuple[float | None, ...]:
            row: tuple[float | None, ...] = connection.execute(
                f"""
                SELECT {columns} FROM (
                    SELECT CASE WHEN json_valid(summary) THEN summary ELSE '{{}}' END AS told
                    FROM results JOIN rounds ON rounds.id = results.round
                    WHERE {_OF_VARIANT} AND apart = '{UNRANKED if unranked else ""}'
                )
                """,  # noqa: S608 - the names are this program's own
                key,
            ).fetchone()
            return row

        return self._database.read(read)

    def regret(self, key: VariantKey, before: datetime) -> tuple[float | None, int]:
        """Return the mean regret of a variant's games up to a moment, and how many those were."""

        def read(connection: sqlite3.Connection) -> tuple[float | None, int]:
            row: tuple[float | None, int] = connection.execute(
                f"""
                SELECT avg(100 - ({EXACT_RATING})), count(rating) FROM results
                WHERE {_OF_VARIANT} AND apart = '' AND finished < ?
                """,  # noqa: S608 - as above
                (*key, before.isoformat(timespec="microseconds")),
            ).fetchone()
            return row

        return self._database.read(read)

    def unrated(self, version: str) -> tuple[tuple[GameId, str], ...]:
        """Return the ranked games that a review may still rate, with their games' names.

        Args:
            version: of the program: games whose rating it could not find are left out.

        Returns:
            The games, the one finished last first.
        """

        def read(connection: sqlite3.Connection) -> list[tuple[int, str]]:
            return connection.execute(
                """
                SELECT round, variants.game FROM results
                JOIN variants ON variants.id = results.variant
                JOIN rounds ON rounds.id = results.round
                WHERE apart = '' AND rating IS NULL
                      AND CASE WHEN json_valid(summary)
                          THEN json_extract(summary, '$.reviewed') END IS NOT ?
                ORDER BY finished DESC, round DESC
                """,
                (version,),
            ).fetchall()

        return tuple((GameId(number), game) for number, game in self._database.read(read))

    def new_words(self, game: str, most: int) -> tuple[str, ...]:
        """Return words that a game has found for the first time, the last ones first.

        Args:
            game: its name; empty for all games.
            most: how many words at most.
        """

        def read(connection: sqlite3.Connection) -> list[tuple[str]]:
            return connection.execute(
                """
                SELECT word FROM finds JOIN results ON results.round = finds.round
                WHERE :game IN ('', finds.game)
                ORDER BY finished DESC, results.round DESC, word LIMIT :most
                """,
                {"game": game, "most": most},
            ).fetchall()

        return tuple(printable(word) for (word,) in self._database.read(read))

    def hours(self) -> tuple[datetime, ...]:
        """Return the hours (aware) in which games were finished, ascending."""

        def read(connection: sqlite3.Connection) -> list[tuple[str]]:
            # Each step is one look into the index, however many games an hour has.
            return connection.execute(
                """
                WITH RECURSIVE hours (first) AS (
                    SELECT min(finished) FROM results
                    UNION ALL
                    SELECT (SELECT min(finished) FROM results
                            WHERE finished > substr(first, 1, 13) || ':99')
                    FROM hours WHERE first IS NOT NULL
                )
                SELECT substr(first, 1, 13) || ':00+00:00' FROM hours WHERE first IS NOT NULL
                """
            ).fetchall()

        moments = (rows.moment(text) for (text,) in self._database.read(read))
        return tuple(moment for moment in moments if moment is not None)

    def by_hour(self, since: datetime) -> Mapping[datetime, int]:
        """Return how many games were finished in each hour (aware) with any since a moment."""

        def read(connection: sqlite3.Connection) -> list[tuple[str, int]]:
            return connection.execute(
                """
                SELECT substr(finished, 1, 13) || ':00+00:00', count(*) FROM results
                WHERE finished >= ? GROUP BY 1
                """,
                (rows.moment_text(since),),
            ).fetchall()

        found = ((rows.moment(text), games) for text, games in self._database.read(read))
        return {hour: games for hour, games in found if hour is not None}

    def best(
        self, game: str, variant: str, lexicon_name: str, besides: GameId | None
    ) -> tuple[float, datetime | None, GameId] | None:
        """Return the highest score of a variant's ranked games, when it was first made, and where.

        Args:
            game: the game's name.
            variant: the variant.
            lexicon_name: the name of the lexicon.
            besides: a game that is left out, or None.
        """

        def read(connection: sqlite3.Connection) -> tuple[float, str, int] | None:
            row: tuple[float, str, int] | None = connection.execute(
                """
                SELECT score, finished, round FROM results
                WHERE variant IN (SELECT id FROM variants
                                  WHERE game = ? AND variant = ? AND lexicon_name = ?)
                      AND apart = '' AND score IS NOT NULL AND round IS NOT ?
                ORDER BY score DESC, finished LIMIT 1
                """,
                (game, variant, lexicon_name, besides),
            ).fetchone()
            return row

        found = self._database.read(read)
        return None if found is None else (found[0], rows.moment(found[1]), GameId(found[2]))


def _figures_of(row: tuple[object, ...]) -> VariantFigures:
    game, variant, lexicon, name, *figures, last = row
    key = VariantKey(str(game), str(variant), str(lexicon))
    others: list[Any] = [*figures, rows.moment(last)]
    return VariantFigures(key, printable(str(name)), *others)


def _flag(won: int | None) -> bool | None:
    return None if won is None else bool(won)


def _run(results: Iterable[bool]) -> Run:
    """Return the wins in a row among results, the oldest first."""
    now = best = 0
    for won in results:
        now = now + 1 if won else 0
        best = max(best, now)
    return Run(now, best)
