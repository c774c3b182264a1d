"""The saved copy of a game in play, written as the game goes on."""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from typing import Any, Final

from wordarcade.engine.rounds import GameRound
from wordarcade.games.duel.turn import DuelTurn
from wordarcade.games.rating import Assessment
from wordarcade.games.record import Record
from wordarcade.store.dailies import DailyStart
from wordarcade.store.errors import StoreError
from wordarcade.store.games import GameStore
from wordarcade.store.records import GameHeader, GameId, LexiconReference

_NOTE_EVERY_MS: Final = 1000
"""Play time between two notes of it in the store."""


class GameSaver:
    """Writes one game into the store: its beginning, each move, the time, its end.

    Methods that matter to a resumed game may raise `StoreError`; the others do without.

    Args:
        games: the store.
        record: the saved form of the game.
        saved: its header if it has been saved before; None for a new game.
    """

    def __init__(
        self, games: GameStore, record: Record[Any, Any, Any, Any], saved: GameHeader | None
    ) -> None:
        self._games: Final = games
        self._record: Final = record
        self._noted_ms = 0 if saved is None else saved.elapsed_ms
        self._id: GameId | None = None if saved is None else saved.id

    @property
    def begun(self) -> bool:
        """Whether the game has been saved."""
        return self._id is not None

    @property
    def id(self) -> GameId:
        """The number of the saved game.

        Raises:
            ValueError: it has not been saved yet.
        """
        if self._id is None:
            raise ValueError("A game that has not been opened has no number.")
        return self._id

    def begin(
        self,
        state: GameRound[Any, Any],
        seed: int,
        caption: str,
        daily: DailyStart | None,
        duel: DuelTurn | None,
    ) -> DuelTurn | None:
        """Save a new game.

        Args:
            state: the game.
            seed: of its random choices.
            caption: its state in a few words.
            daily: the puzzle of a day that it is, if any.
            duel: whose turn of a duel it is, if any.

        Returns:
            The turn, with its duel.

        Raises:
            StoreError: it cannot be saved.
        """
        record = self._record
        self._id = self._games.begin(
            record.game,
            state.config.to_json(),
            seed,
            LexiconReference.of(state.lexicon),
            caption,
            deal=record.deal(state.config, seed),
            daily=daily,
            duel=None if duel is None else duel.saved_place,
        )
        return None if duel is None else duel.opened(self._games.duels, self._id)

    def add_move(self, number: int, move: object, elapsed_ms: int, caption: str) -> None:
        """Save a move, the number of which is 0-based.

        Raises:
            StoreError: it cannot be saved.
        """
        written = self._record.write_move(move)
        self._games.record(self.id, number, written, elapsed_ms, caption=caption)

    def is_due(self, elapsed_ms: int) -> bool:
        """Whether the time was last noted about a second of play ago."""
        return elapsed_ms - self._noted_ms >= _NOTE_EVERY_MS

    def note_time(self, elapsed_ms: int, caption: str) -> None:
        """Save the time, unless it is saved already.

        Raises:
            StoreError: it cannot be saved.
        """
        if self._id is not None and elapsed_ms != self._noted_ms:
            self._noted_ms = elapsed_ms
            self._games.tick(self._id, elapsed_ms, caption=caption)

    def finish(
        self, state: GameRound[Any, Any], solution: object, elapsed_ms: int, caption: str
    ) -> None:
        """Move the game to the history.

        Args:
            state: the game, which is over.
            solution: its solution, as `Record.figures` takes it.
            elapsed_ms: the play time.
            caption: its state in a few words.

        Raises:
            StoreError: it cannot be saved.
        """
        figures = self._record.figures(state, solution)
        self._games.finish(
            self.id,
            len(state.moves),
            elapsed_ms,
            figures.to_json(),
            caption=caption,
            words=figures.words,
        )

    def rate(self, found: Assessment) -> None:
        """Note the rating of a finished game that a review has found."""
        with suppress(StoreError):  # it is worked out again next time
            self._games.rate(self.id, found.rating.value, found.details)

    def teach(self, lexicon: str, missed: Sequence[tuple[str, str]]) -> None:
        """Put missed words into the deck of the game.

        Args:
            lexicon: what opens the lexicon of the words.
            missed: kind of question and word of each card.
        """
        with suppress(StoreError):  # the game itself is saved
            self._games.cards.add(lexicon, self._record.game, missed)

    def drop(self, moves: int) -> None:
        """Delete a game in which nothing has been played but so many moves that do not count."""
        if self._id is not None:
            with suppress(StoreError):  # then one more game to continue is listed
                self._games.drop_unplayed(self._id, moves)

    def day(self) -> date | None:
        """Return the day whose puzzle the saved game is; None for any other game."""
        if self._id is not None:
            with suppress(StoreError):
                return self._games.dailies.day_of(self._id)
        return None
