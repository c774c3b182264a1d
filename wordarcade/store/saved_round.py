"""A round of any game that is saved as it is played."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from wordarcade.engine.rounds import Config, GameRound, TimedMove
from wordarcade.lexicon.interface import WordSet
from wordarcade.store.errors import StoreError
from wordarcade.store.records import JsonObject, LexiconReference, Round, RoundId
from wordarcade.store.rounds import RoundStore

_Config = TypeVar("_Config", bound=Config)
_Round = TypeVar("_Round", bound=GameRound[Any, Any])
_Move = TypeVar("_Move")
_Verdict = TypeVar("_Verdict")
_Solution = TypeVar("_Solution")


class SavedRound(ABC, Generic[_Config, _Round, _Move, _Verdict, _Solution]):
    """A round being played, every accepted move of which is on record before it is answered.

    A game has a class of its own, which says what its rounds look like on record.

    Attributes:
        GAME: the name of the game in the store.
        id: the number of the round in the store.
        seed: the seed of its random choices.
        state: the round as it stands.
    """

    GAME: ClassVar[str]

    def __init__(self, store: RoundStore, round_id: RoundId, seed: int, state: _Round) -> None:
        self._store: Final = store
        self.id: Final = round_id
        self.seed: Final = seed
        self.state = state

    @classmethod
    def begin(cls, store: RoundStore, config: _Config, seed: int, lexicon: WordSet) -> Self:
        """Put a new round on record."""
        state = cls._replay(config, lexicon, ())
        reference = LexiconReference.of(lexicon)
        written = config.to_json()
        round_id = store.begin(cls.GAME, written, seed, reference, cls._caption(state, 0))
        return cls(store, round_id, seed, state)

    @classmethod
    def resume(cls, store: RoundStore, saved: Round, lexicon: WordSet) -> Self:
        """Return a round on record as it was left.

        Raises:
            StoreError: the lexicon is not the one that the round was begun with.
        """
        header = saved.header
        if lexicon.identity != header.lexicon.identity:
            raise StoreError(
                f"Round {header.id} was begun with another version of the lexicon "
                f"'{header.lexicon.name}' and cannot go on; delete it, or bring that list back."
            )
        moves = [TimedMove(cls._read_move(made.move), made.elapsed_ms) for made in saved.moves]
        state = cls._replay(cls._read_config(header.config), lexicon, moves)
        return cls(store, header.id, header.seed, state)

    def apply(self, move: _Move, elapsed_ms: int) -> _Verdict:
        """Make a move, put it on record if it is accepted, and return the answer.

        Args:
            move: what the player does.
            elapsed_ms: milliseconds of play so far, pauses not counted.

        Raises:
            RoundTakenError: another process has gone on with this round.
            RoundMissingError: the round has been deleted.
        """
        outcome = self.state.apply(move, elapsed_ms)
        number = len(self.state.moves)
        if len(outcome.round.moves) > number:
            self._store.record(
                self.id,
                number,
                self._write_move(outcome.round.moves[number].move),
                elapsed_ms,
                caption=self._caption(outcome.round, elapsed_ms),
            )
        self.state = outcome.round
        verdict: _Verdict = outcome.verdict
        return verdict

    def tick(self, elapsed_ms: int) -> None:
        """Note how long the round has been played."""
        self._store.tick(self.id, elapsed_ms, caption=self._caption(self.state, elapsed_ms))

    def finish(self, elapsed_ms: int, solution: _Solution) -> None:
        """Put the ended round among the finished ones.

        Args:
            elapsed_ms: milliseconds of play, pauses not counted.
            solution: all that was possible in the round.

        Raises:
            RoundTakenError: another process has gone on with this round.
            RoundMissingError: the round has been deleted.
        """
        self._store.finish(
            self.id,
            len(self.state.moves),
            elapsed_ms,
            self._summary(self.state, solution),
            caption=self._caption(self.state, elapsed_ms),
        )

    @classmethod
    @abstractmethod
    def _read_config(cls, data: Mapping[str, Any]) -> _Config:
        """Return the configuration that was put on record."""

    @classmethod
    @abstractmethod
    def _read_move(cls, data: Mapping[str, Any]) -> _Move:
        """Return a move that was put on record."""

    @classmethod
    @abstractmethod
    def _write_move(cls, move: _Move) -> JsonObject:
        """Return a move as it is put on record."""

    @classmethod
    @abstractmethod
    def _replay(
        cls, config: _Config, lexicon: WordSet, moves: Iterable[TimedMove[_Move]]
    ) -> _Round:
        """Return the round after `moves`."""

    @classmethod
    @abstractmethod
    def _caption(cls, state: _Round, elapsed_ms: int) -> str:
        """Return where a round stands, in a few words."""

    @classmethod
    @abstractmethod
    def _summary(cls, state: _Round, solution: _Solution) -> JsonObject:
        """Return how a round ended, in figures."""
