"""Rounds of Boggle that are saved as they are played."""

from typing import Final

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.moves import Move, move_from_json, move_to_json
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.verdict import Verdict
from wordarcade.players.boggle.solution import Solution
from wordarcade.store.records import JsonObject
from wordarcade.store.saved_round import RecordForm, SavedRound
from wordarcade.wording import clock_text, count

GAME: Final = "boggle"


def caption(state: BoggleRound, elapsed_ms: int) -> str:
    """Return where a round stands, in a few words."""
    grid = state.config.grid
    found, score = count(len(state.found), "word"), count(state.score, "point")
    text = f"{grid.rows}×{grid.columns}, {found}, {score}"
    remaining_ms = state.remaining_ms(elapsed_ms)
    if remaining_ms is None or state.ended is not None:
        return text
    return f"{text}, {clock_text(remaining_ms, up=True)} left"


def summary_of(state: BoggleRound, solution: Solution) -> JsonObject:
    """Return how a round ended, in figures."""
    return {
        "score": state.score,
        "words": len(state.found),
        "possible_score": solution.points,
        "possible_words": len(solution.words),
        "longest": max((found.word for found in state.found), key=len, default=""),
        "hints": len(state.hints),
        "ended": None if state.ended is None else state.ended.value,
    }


class SavedBoggleRound(SavedRound[BoggleConfig, BoggleRound, Move, Verdict, Solution]):
    """A round of Boggle being played; its seed is the one that the board was rolled with."""

    FORM = RecordForm(
        game=GAME,
        read_config=BoggleConfig.from_json,
        read_move=move_from_json,
        write_move=move_to_json,
        replay=BoggleRound.replay,
        caption=caption,
        summary=summary_of,
    )
