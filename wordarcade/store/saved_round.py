"""A round of any game that is saved as it is played."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from wordarcade.engine.rounds import Config, GameRound, TimedMove
from wordarcade.lexicon.interface import WordSet
from wordarcade.store.damage import reading
from wordarcade.store.errors import DamagedGameError, StoreError
from wordarcade.store.records import JsonObject, LexiconReference, Round, RoundId
from wordarcade.store.rounds import RoundStore

_Config = TypeVar("_Config", bound=Config)
_Round = TypeVar("_Round", bound=GameRound[Any, Any])
_Move = TypeVar("_Move")
_Verdict = TypeVar("_Verdict")
_Solution = TypeVar("_Solution")


@dataclass(frozen=True, slots=True)
class RecordForm(Generic[_Config, _Round, _Move, _Solution]):
    """What the rounds of a game look like on record.

    Attributes:
        game: the name of the game in the store.
        read_config: returns the configuration that its `to_json` wrote.
        read_move: returns the move that `write_move` wrote.
        write_move: returns a move as a JSON object.
        replay: returns the round of a configuration and a lexicon after moves.
        caption: says in a few words where a round stands after so many milliseconds of play.
        summary: returns how a round ended, in figures, given all that was possible in it.
    """

    game: str
    read_config: Callable[[Mapping[str, Any]], _Config]
    read_move: Callable[[Mapping[str, Any]], _Move]
    write_move: Callable[[_Move], JsonObject]
    replay: Callable[[_Config, WordSet, Iterable[TimedMove[_Move]]], _Round]
    caption: Callable[[_Round, int], str]
    summary: Callable[[_Round, _Solution], JsonObject]

    def read(self, saved: Round) -> tuple[_Config, list[TimedMove[_Move]]]:
        """Return the configuration and the moves of a round on record.

        Raises:
            DamagedGameError: one of them cannot be read.
        """
        header = saved.header
        with reading(header.id, "config"):
            config = self.read_config(header.config)
        moves = []
        for number, made in enumerate(saved.moves, start=1):
            with reading(header.id, f"move {number}"):
                moves.append(TimedMove(self.read_move(made.move), made.elapsed_ms))
        return config, moves

    def replayed(self, saved: Round, lexicon: WordSet) -> _Round:
        """Return the round on record as it was left.

        Raises:
            DamagedGameError: it cannot be read, or its moves cannot have been made.
        """
        config, moves = self.read(saved)
        with reading(saved.header.id, "replay"):
            state = self.replay(config, lexicon, moves)
            if len(state.moves) != len(moves):
                raise ValueError(f"the rules refuse {len(moves) - len(state.moves)} of the moves")
            self.caption(state, saved.header.elapsed_ms)
        return state


class SavedRound(Generic[_Config, _Round, _Move, _Verdict, _Solution]):
    """A round being played, every accepted move of which is on record before it is answered.

    A game has a class of its own, which says what its rounds look like on record.

    Attributes:
        FORM: what they look like.
        id: the number of the round in the store.
        seed: the seed of its random choices.
        state: the round as it stands.
    """

    FORM: ClassVar[RecordForm[Any, Any, Any, Any]]

    def __init__(self, store: RoundStore, round_id: RoundId, seed: int, state: _Round) -> None:
        self._store: Final = store
        self.id: Final = round_id
        self.seed: Final = seed
        self.state = state

    @classmethod
    def begin(cls, store: RoundStore, config: _Config, seed: int, lexicon: WordSet) -> Self:
        """Put a new round on record."""
        return cls.begin_from(store, cls.FORM.replay(config, lexicon, ()), seed, lexicon)

    @classmethod
    def begin_from(cls, store: RoundStore, state: _Round, seed: int, lexicon: WordSet) -> Self:
        """Put a round on record that was begun elsewhere, as in a thread, and has no moves yet."""
        form = cls.FORM
        reference = LexiconReference.of(lexicon)
        caption = form.caption(state, 0)
        round_id = store.begin(form.game, state.config.to_json(), seed, reference, caption)
        return cls(store, round_id, seed, state)

    @classmethod
    def resume(cls, store: RoundStore, saved: Round, lexicon: WordSet) -> Self:
        """Return a round on record as it was left.

        Raises:
            StoreError: the lexicon is not the one that the round was begun with.
            DamagedGameError: the round cannot be read, or its moves cannot have been made.
        """
        header = saved.header
        if lexicon.identity != header.lexicon.identity:
            raise StoreError(
                f"Round {header.id} was begun with another version of the lexicon "
                f"'{header.lexicon.name}' and cannot go on; delete it, or bring that list back."
            )
        form = cls.FORM
        try:
            state = form.replayed(saved, lexicon)
        except DamagedGameError as error:
            store.note_damage(error)
            raise
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
                self.FORM.write_move(outcome.round.moves[number].move),
                elapsed_ms,
                caption=self.FORM.caption(outcome.round, elapsed_ms),
            )
        self.state = outcome.round
        verdict: _Verdict = outcome.verdict
        return verdict

    def tick(self, elapsed_ms: int) -> None:
        """Note how long the round has been played."""
        self._store.tick(self.id, elapsed_ms, caption=self.FORM.caption(self.state, elapsed_ms))

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
            self.FORM.summary(self.state, solution),
            caption=self.FORM.caption(self.state, elapsed_ms),
        )
