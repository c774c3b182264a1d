"""Rounds of word search that are saved as they are played."""

from typing import Final

from wordarcade.engine.grid_moves import GridMove, move_from_json, move_to_json
from wordarcade.engine.verdict import Verdict
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.store.records import JsonObject
from wordarcade.store.saved_round import RecordForm, SavedRound
from wordarcade.wording import count

GAME: Final = "wordsearch"


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


class SavedWordSearchRound(
    SavedRound[WordSearchConfig, WordSearchRound, GridMove, Verdict, WordSearchSolution]
):
    """A round of word search being played; its seed is the one of the random letters."""

    FORM = RecordForm(
        game=GAME,
        read_config=WordSearchConfig.from_json,
        read_move=move_from_json,
        write_move=move_to_json,
        replay=WordSearchRound.replay,
        caption=lambda state, _: caption(state),
        summary=summary_of,
    )
