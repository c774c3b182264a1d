"""The store of saved games: configuration, seed and moves, written as they are made."""

import sqlite3
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from wordarcade.store import dailies, deriving, rows, statements
from wordarcade.store.database import Database
from wordarcade.store.deals import fingerprint
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import (
    GameHeader,
    GameId,
    JsonObject,
    LexiconReference,
    ListedGame,
    SavedGame,
)
from wordarcade.store.requirements import missing, require_possible, require_turn
from wordarcade.store.results import Results
from wordarcade.support.clock import Clock

if TYPE_CHECKING:
    from wordarcade.store.analyses import Analyses
    from wordarcade.store.bin import Bin
    from wordarcade.store.cards import Cards
    from wordarcade.store.duels import DuelPlace, Duels
    from wordarcade.store.history import History
    from wordarcade.store.imports import Imports
    from wordarcade.store.notes import Notes
    from wordarcade.store.puzzles import Puzzles


class GameStore:
    """Saved games and history in a lazily opened database.

    For use from one thread. Every call is an immediate transaction: a recorded move survives any
    end of the process. When the database fails, the store continues in memory, and
    `take_notices` says so.

    Any method may also raise `StoreError`: a newer version of the program wrote the database.

    Args:
        path: the database file, absolute; None keeps the games in memory only.
        clock: dates the games.

    Attributes:
        results: the results of finished games, for statistics.
        dailies: which of the games are puzzles of a day.
    """

    def __init__(self, path: Path | None, clock: Clock) -> None:
        self._database = Database(path, clock)
        self._clock = clock
        self._found_damaged: dict[GameId, str] = {}
        self.results: Final = Results(self._database)
        self.dailies: Final = dailies.Dailies(self._database)

    @cached_property
    def duels(self) -> "Duels":
        """Which of the games are played by two people in turn."""
        from wordarcade.store.duels import Duels  # noqa: PLC0415 - not at every start

        return Duels(self._database)

    @cached_property
    def history(self) -> "History":
        """The finished games, page by page."""
        from wordarcade.store.history import History  # noqa: PLC0415 - not at every start

        return History(self._database, self._found_damaged)

    @cached_property
    def bin(self) -> "Bin":
        """The deleted games."""
        from wordarcade.store.bin import Bin  # noqa: PLC0415 - not at every start

        return Bin(self._database, self._clock)

    @cached_property
    def notes(self) -> "Notes":
        """The notes on score sheets."""
        from wordarcade.store.notes import Notes  # noqa: PLC0415 - not at every start

        return Notes(self._database)

    @cached_property
    def analyses(self) -> "Analyses":
        """The analyses of finished games."""
        from wordarcade.store.analyses import Analyses  # noqa: PLC0415 - not at every start

        return Analyses(self._database)

    @cached_property
    def imports(self) -> "Imports":
        """Saves games that were played elsewhere."""
        from wordarcade.store.imports import Imports  # noqa: PLC0415 - not at every start

        return Imports(self._database, self._clock)

    @cached_property
    def puzzles(self) -> "Puzzles":
        """The puzzles, and the player's ratings in them."""
        from wordarcade.store.puzzles import Puzzles  # noqa: PLC0415 - not at every start

        return Puzzles(self._database, self._clock)

    @cached_property
    def cards(self) -> "Cards":
        """The words to learn."""
        from wordarcade.store.cards import Cards  # noqa: PLC0415 - not at every start

        return Cards(self._database, self._clock)

    @property
    def lasts(self) -> bool:
        """Whether no game has had to be kept in memory for want of a file."""
        return self._database.lasts

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def open(self) -> None:
        """Open the database now if it exists, to find problems early."""
        self._database.read(lambda _: None)

    def take_notices(self) -> tuple[str, ...]:
        """Return the sentences that the player should be told, each of them only once."""
        return self._database.take_notices()

    def begin(
        self,
        game: str,
        config: JsonObject,
        seed: int,
        lexicon: LexiconReference,
        caption: str = "",
        *,
        deal: object = None,
        daily: dailies.DailyStart | None = None,
        duel: "DuelPlace | None" = None,
    ) -> GameId:
        """Save a new game with what it belongs to, and return its number.

        Args:
            game: the game's name.
            config: its configuration.
            seed: of its random choices.
            lexicon: its lexicon.
            caption: one line that identifies it.
            deal: what was dealt, as text or JSON, to know it again; None for the configuration.
            daily: the puzzle of a day that it is; None for any other game.
            duel: its place in a duel; None for any other game.
        """
        text = rows.json_text(config)
        values = {
            "game": game,
            "config": text,
            "deal": fingerprint(text if deal is None else deal),
            "seed": str(seed),
            "lexicon_name": rows.plain_text(lexicon.name),
            "lexicon_identity": lexicon.identity,
            "caption": rows.plain_text(caption),
            "moment": self._moment(),
        }

        def insert(connection: sqlite3.Connection) -> GameId:
            game_id = statements.insert_game(connection, values)
            if daily is not None:
                dailies.begun(connection, daily, game_id)
            if duel is not None:
                from wordarcade.store import duels  # noqa: PLC0415 - not at every start

                duels.game_begun(connection, game, duel, game_id)
            return game_id

        return self._database.write(insert)

    def record(
        self,
        game_id: GameId,
        number: int,
        move: JsonObject,
        elapsed_ms: int,
        *,
        caption: str | None = None,
    ) -> None:
        """Add a move to a game.

        Args:
            game_id: the game.
            number: the move's index, from 0.
            move: the move, as the game writes it.
            elapsed_ms: play time when it was made, in milliseconds.
            caption: the game's new caption; None leaves it.

        Raises:
            GameMissingError: the game has been deleted.
            GameTakenError: another process has recorded a move there, or finished the game.
            ValueError: moves before this one have not been recorded.
        """
        text = rows.json_text(move)

        def insert(connection: sqlite3.Connection) -> None:
            require_turn(connection, game_id, number)
            statements.insert_move(connection, game_id, number, text, elapsed_ms)
            self._advance(connection, game_id, elapsed_ms, caption)

        self._database.write(insert)

    def tick(self, game_id: GameId, elapsed_ms: int, *, caption: str | None = None) -> None:
        """Note the play time of an unfinished game, and its new caption if there is one.

        Does nothing to one finished or deleted meanwhile: the next `record` or `finish` tells.
        """
        self._database.write(
            lambda connection: self._advance(connection, game_id, elapsed_ms, caption)
        )

    def finish(
        self,
        game_id: GameId,
        moves: int,
        elapsed_ms: int,
        summary: JsonObject,
        *,
        caption: str | None = None,
        words: Iterable[str] = (),
    ) -> None:
        """End a game.

        Args:
            game_id: the game.
            moves: how many moves it has.
            elapsed_ms: its play time, in milliseconds.
            summary: how it ended; figures that statistics are to find are at the top level.
            caption: the game's last caption; None leaves it.
            words: the words that were found, of which statistics count those never found before.

        Raises:
            GameMissingError: the game has been deleted.
            GameTakenError: another process has recorded more moves, or finished the game.
            ValueError: fewer moves than `moves` have been recorded.
        """
        from wordarcade.store import duels  # noqa: PLC0415 - not at every start

        text = rows.json_text(summary)

        def update(connection: sqlite3.Connection) -> None:
            require_turn(connection, game_id, moves)
            self._advance(connection, game_id, elapsed_ms, caption)
            statements.end(connection, game_id, text)
            deriving.note_words(connection, game_id, map(rows.plain_text, words))
            deriving.derive(connection, game_id)
            duels.game_finished(connection, game_id)
            dailies.finish(connection, game_id)

        self._database.write(update)

    def rate(self, game_id: GameId, rating: int, details: JsonObject | None = None) -> None:
        """Note the rating of a finished game, which a review has found after its end.

        Does nothing to a game that has a rating, or was deleted meanwhile.

        Args:
            game_id: the game.
            rating: 0 to 100.
            details: what else the review has found, for its summary.
        """
        review = rows.json_text({**(details or {}), "rating": rating})

        def note(connection: sqlite3.Connection) -> None:
            statements.rate(connection, game_id, review)
            deriving.derive(connection, game_id)

        self._database.write(note)

    def leave_unrated(self, game_id: GameId, version: str) -> None:
        """Note that a review of a finished game has found no rating, so that none is made again.

        Does nothing to a game that has a rating, or was deleted meanwhile.

        Args:
            game_id: the game.
            version: of the program whose review it was; another one may find more.
        """
        review = rows.json_text({"reviewed": version})
        self._database.write(lambda connection: statements.rate(connection, game_id, review))

    def arrange(self, game_id: GameId, arranged: JsonObject) -> None:
        """Note what players have arranged in a game that is no move, instead of what was before.

        Does nothing to a game that was deleted meanwhile.
        """
        text = rows.json_text(arranged)
        self._database.write(lambda connection: statements.arrange(connection, game_id, text))

    def drop_unplayed(self, game_id: GameId, moves: int = 0) -> None:
        """Remove an unfinished game that has no moves that count; do nothing to any other.

        Args:
            game_id: the game.
            moves: how many moves that do not count it has; with more it is kept.
        """
        self._database.write(
            lambda connection: statements.drop_unplayed(connection, game_id, moves)
        )

    def load(self, game_id: GameId) -> SavedGame:
        """Return a game with its moves.

        Raises:
            GameMissingError: there is no such game.
            DamagedGameError: it cannot be read.
        """
        require_possible(game_id)

        def read(connection: sqlite3.Connection) -> SavedGame:
            header = statements.header(connection, game_id)
            if header is None:
                raise missing(game_id)
            moves = statements.moves(connection, game_id)
            arranged = statements.arranged(connection, game_id)
            return SavedGame(
                rows.header_of(header), rows.moves_of(game_id, moves), rows.arranged_of(arranged)
            )

        return self._database.read(read)

    def note_damage(self, error: DamagedGameError) -> None:
        """Mark a game as damaged, as found when it was opened."""
        self._found_damaged[GameId(error.game_id)] = error.reason

    def raw(self, game_id: GameId) -> JsonObject:
        """Return the raw data of a game, damaged or not.

        Raises:
            GameMissingError: there is no such game.
        """
        require_possible(game_id)

        def read(connection: sqlite3.Connection) -> JsonObject:
            row = statements.raw_game(connection, game_id)
            if row is None:
                raise missing(game_id)
            return {
                **row,
                "moves": statements.raw_moves(connection, game_id),
                "notes": dict(statements.notes(connection, game_id)),
            }

        return self._database.read(read)

    def unfinished(self) -> tuple[ListedGame, ...]:
        """Return the unfinished games, the one last played first.

        Of a duel whose next game is not begun yet, the last game stands for it.
        """
        return tuple(
            self.duels.standing_for(listed) if listed.finished else listed
            for listed in self._headers(statements.UNFINISHED)
        )

    def finished(self, game: str, limit: int | None = None) -> tuple[GameHeader, ...]:
        """Return the finished games of `game`, the newest first, damaged ones left out.

        Args:
            game: the game's name.
            limit: the most games to return; None for all.
        """
        listed = self._headers(statements.FINISHED, game, limit)
        return tuple(header for header in listed if isinstance(header, GameHeader))

    def recent(self, limit: int | None = None) -> tuple[ListedGame, ...]:
        """Return the games of all games, the one last played first, at most `limit` of them."""
        return self._headers(statements.ANY, limit=limit)

    def _headers(
        self, which: str, game: str | None = None, limit: int | None = None
    ) -> tuple[ListedGame, ...]:
        found = self._database.read(
            lambda connection: statements.headers(connection, which, game, limit)
        )
        return tuple(rows.listed_game(row, self._found_damaged.get(row[0])) for row in found)

    def _advance(
        self,
        connection: sqlite3.Connection,
        game_id: GameId,
        elapsed_ms: int,
        caption: str | None,
    ) -> None:
        text = None if caption is None else rows.plain_text(caption)
        statements.advance(connection, game_id, elapsed_ms, self._moment(), text)

    def _moment(self) -> str:
        return rows.moment_text(self._clock.now())
