"""Rounds of word search that are saved as they are played."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.verdict import Verdict
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.moves import Move, move_from_json, move_to_json
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.store.records import JsonObject
from wordarcade.store.saved_round import SavedRound
from wordarcade.wording import count

GAME: Final = "wordsearch"


class SavedWordSearchRound(
    SavedRound[WordSearchConfig, WordSearchRound, Move, Verdict, WordSearchSolution]
):
    """A round of word search being played; its seed is the one of the random letters."""

    GAME = GAME

    @classmethod
    def _read_config(cls, data: Mapping[str, Any]) -> WordSearchConfig:
        return WordSearchConfig.from_json(data)

    @classmethod
    def _read_move(cls, data: Mapping[str, Any]) -> Move:
        return move_from_json(data)

    @classmethod
    def _write_move(cls, move: Move) -> JsonObject:
        return move_to_json(move)

    @classmethod
    def _replay(
        cls, config: WordSearchConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> WordSearchRound:
        return WordSearchRound.replay(config, lexicon, moves)

    @classmethod
    def _caption(cls, state: WordSearchRound, elapsed_ms: int) -> str:  # noqa: ARG003 - untimed
        return caption(state)

    @classmethod
    def _summary(cls, state: WordSearchRound, solution: WordSearchSolution) -> JsonObject:
        return summary_of(state, solution)


def caption(state: WordSearchRound) -> str:
    """Return where a round stands, in a few words."""
    size = state.config.grid.rows
    return f"{size}×{size}, {count(len(state.found), 'word')}, {count(state.score, 'point')}"


def summary_of(state: WordSearchRound, solution: WordSearchSolution) -> JsonObject:
    """Return how a round ended, in figures."""
    return {
        "score": state.score,
        "words": len(state.found),
        "possible_score": solution.points,
        "possible_words": len(solution.words),
        "longest": max((found.word for found in state.found), key=len, default=""),
        "ended": None if state.ended is None else state.ended.value,
    }
