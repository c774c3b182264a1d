"""The saved form of the games of one kind."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from wordarcade.engine.rounds import Config, GameRound, TimedMove
from wordarcade.games.figures import Figures
from wordarcade.lexicon.interface import WordSet
from wordarcade.store.damage import reading
from wordarcade.store.records import JsonObject, SavedGame
from wordarcade.support.errors import UnavailableError

_Config = TypeVar("_Config", bound=Config)
_State = TypeVar("_State", bound=GameRound[Any, Any])
_Move = TypeVar("_Move")
_Solution = TypeVar("_Solution")


@dataclass(frozen=True, slots=True)
class Record(Generic[_Config, _State, _Move, _Solution]):
    """The saved form of a game.

    Attributes:
        game: the name that its games are saved under.
        read_config: returns the configuration that its `to_json` wrote.
        read_move: returns the move that `write_move` wrote.
        write_move: returns a move as a JSON object.
        replay: returns the game of a configuration and a lexicon after moves.
        is_over: whether the rules have ended the game.
        caption: returns the state of a game in a few words, given the milliseconds of play.
        figures: returns the figures of a finished game, given its solution.
        deal: returns what was dealt, as text or JSON, given the seed: who plays the same again
            sets no record.
    """

    game: str
    read_config: Callable[[Mapping[str, Any]], _Config]
    read_move: Callable[[Mapping[str, Any]], _Move]
    write_move: Callable[[_Move], JsonObject]
    replay: Callable[[_Config, WordSet, Iterable[TimedMove[_Move]]], _State]
    is_over: Callable[[_State], bool]
    caption: Callable[[_State, int], str]
    figures: Callable[[_State, _Solution], Figures]
    deal: Callable[[_Config, int], object] = lambda config, _: config.to_json()

    def read(self, saved: SavedGame) -> tuple[_Config, list[TimedMove[_Move]]]:
        """Return the configuration and the moves of a saved game.

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

    def state_of(self, saved: SavedGame, lexicon: WordSet) -> _State:
        """Return the state of a saved game.

        Raises:
            UnavailableError: the lexicon is not the one that the game was begun with.
            DamagedGameError: the game cannot be read, or its moves cannot have been made.
        """
        header = saved.header
        if lexicon.identity != header.lexicon.identity:
            raise UnavailableError(
                f"Game {header.id} was started with another version of the lexicon "
                f"'{header.lexicon.name}'. Bring that list back to play on, or delete the game."
            )
        config, moves = self.read(saved)
        with reading(header.id, "replay"):
            state = self.replay(config, lexicon, moves)
            if len(state.moves) != len(moves):
                raise ValueError(f"the rules refuse {len(moves) - len(state.moves)} of the moves")
            self.caption(state, header.elapsed_ms)
        return state
