"""Duels of two people at one keyboard: which games belong to which, and who played them.

The games are ordinary saved games; a duel says no more than whose they are. Nothing of a round is
among the results before both have played it.
"""

import sqlite3
from typing import Final, NamedTuple, NewType

from wordarcade.store import deriving, rows, statements
from wordarcade.store.database import Database
from wordarcade.store.records import GameId, ListedGame
from wordarcade.support.wording import printable

DuelId = NewType("DuelId", int)
"""The number of a duel, from 1."""


class DuelGame(NamedTuple):
    """A game of a duel.

    Attributes:
        round: of the match, from 1.
        player: 0 or 1.
        game_id: the saved game; None once it was deleted.
        done: whether it is finished.
    """

    round: int
    player: int
    game_id: GameId | None
    done: bool


class DuelPlace(NamedTuple):
    """The place of a new game in a duel.

    Attributes:
        names: of the two players.
        rounds: how many rounds the match has at most.
        round: which one it is played in, from 1.
        player: who plays it, 0 or 1.
        duel_id: the duel; None for a new one.
    """

    names: tuple[str, str]
    rounds: int
    round: int
    player: int
    duel_id: DuelId | None = None


class SavedDuel(NamedTuple):
    """A duel as it is saved.

    Attributes:
        id: its number.
        game: the name of the game.
        names: of the two players.
        rounds: how many rounds the match has at most.
        over: whether nothing is left to be played.
        games: the games so far, by round and player.
    """

    id: DuelId
    game: str
    names: tuple[str, str]
    rounds: int
    over: bool
    games: tuple[DuelGame, ...]


class Duels:
    """The duels that were begun here.

    Args:
        database: the one of the games.
    """

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    def load(self, duel_id: DuelId) -> SavedDuel | None:
        """Return a duel with its games, or None if there is none of this number."""

        def read(connection: sqlite3.Connection) -> SavedDuel | None:
            row = connection.execute(
                "SELECT game, first, second, rounds, over FROM duels WHERE id = ?", (duel_id,)
            ).fetchone()
            if row is None:
                return None
            games = connection.execute(
                """
                SELECT number, player, rounds.id, coalesce(summary IS NOT NULL, 0)
                FROM duel_games LEFT JOIN rounds ON rounds.id = round AND deleted IS NULL
                WHERE duel = ? ORDER BY number, player
                """,
                (duel_id,),
            ).fetchall()
            game, first, second, most, over = row
            return SavedDuel(
                duel_id,
                printable(game),
                (printable(first), printable(second)),
                most,
                bool(over),
                tuple(
                    DuelGame(number, player, None if game_id is None else GameId(game_id), bool(it))
                    for number, player, game_id, it in games
                ),
            )

        return self._database.read(read)

    def rounds(self) -> frozenset[GameId]:
        """Return the games that belong to duels."""
        found = self._database.read(
            lambda connection: connection.execute(
                "SELECT round FROM duel_games WHERE round IS NOT NULL"
            ).fetchall()
        )
        return frozenset(GameId(number) for (number,) in found)

    def of_game(self, game_id: GameId) -> DuelId | None:
        """Return the duel that a game belongs to, or None."""
        row = self._database.read(
            lambda connection: connection.execute(
                "SELECT duel FROM duel_games WHERE round = ?", (game_id,)
            ).fetchone()
        )
        return None if row is None else DuelId(row[0])

    def standing_for(self, game: ListedGame) -> ListedGame:
        """Return a finished game as it stands for its duel: with the round to be played next.

        One whose round is still to be finished says so itself.
        """
        duel_id = self.of_game(game.id)
        duel = None if duel_id is None else self.load(duel_id)
        if duel is None:
            return game
        last = max(each.round for each in duel.games)
        if sum(each.round == last and each.done for each in duel.games) < len(duel.names):
            return game
        caption = f"{' and '.join(duel.names)}, round {last + 1} of {duel.rounds}"
        return game._replace(caption=caption)

    def settle(self, captions: dict[GameId, str], over: DuelId | None) -> None:
        """Note what games of a round that both have played are called from now on.

        Args:
            captions: by game.
            over: the duel, if nothing of it is left to be played; else None.
        """

        def write(connection: sqlite3.Connection) -> None:
            for game_id, caption in captions.items():
                statements.rename(connection, game_id, rows.plain_text(caption))
            if over is not None:
                connection.execute("UPDATE duels SET over = 1 WHERE id = ?", (over,))

        self._database.write(write)

    def end(self, duel_id: DuelId) -> None:
        """Note that a duel is not played on; what was played of it is among the results."""
        self._database.write(lambda connection: _end(connection, duel_id))


def game_begun(
    connection: sqlite3.Connection, game: str, place: DuelPlace, game_id: GameId
) -> None:
    """Note which game is played in a place, instead of one that was deleted."""
    number = place.duel_id
    if number is None:
        connection.execute(
            "INSERT INTO duels (game, first, second, rounds) VALUES (?, ?, ?, ?)",
            (game, *map(rows.plain_text, place.names), place.rounds),
        )
        (number,) = connection.execute("SELECT last_insert_rowid()").fetchone()
    connection.execute(
        "INSERT OR REPLACE INTO duel_games (duel, number, player, round) VALUES (?, ?, ?, ?)",
        (number, place.round, place.player, game_id),
    )


def game_deleted(connection: sqlite3.Connection, game_id: GameId) -> None:
    """End the duel that a deleted game belongs to, if there is one: nobody plays on alone."""
    row = connection.execute("SELECT duel FROM duel_games WHERE round = ?", (game_id,)).fetchone()
    if row is not None:
        _end(connection, DuelId(row[0]))


def game_finished(connection: sqlite3.Connection, game_id: GameId) -> None:
    """Derive the result of the other game of a round, now that both have played."""
    query = "SELECT other FROM duel_pairs WHERE round = ? AND other IS NOT NULL"
    for (other,) in connection.execute(query, (game_id,)).fetchall():
        deriving.derive(connection, GameId(other))


def together(connection: sqlite3.Connection, game_id: GameId) -> tuple[GameId, ...]:
    """Return the games that are one in the history: a game, and the other one of its round.

    A round that not both have played is no more than its games.
    """
    found = connection.execute(
        """
        SELECT other FROM duel_pairs
        JOIN rounds AS ours ON ours.id = round JOIN rounds AS theirs ON theirs.id = other
        WHERE round = ? AND ours.summary IS NOT NULL AND theirs.summary IS NOT NULL
        """,
        (game_id,),
    ).fetchall()
    return game_id, *(GameId(other) for (other,) in found)


def _end(connection: sqlite3.Connection, duel_id: DuelId) -> None:
    connection.execute("UPDATE duels SET over = 1 WHERE id = ?", (duel_id,))
    for (game_id,) in connection.execute(
        "SELECT round FROM duel_games WHERE duel = ? AND round IS NOT NULL", (duel_id,)
    ).fetchall():
        deriving.derive(connection, GameId(game_id))
