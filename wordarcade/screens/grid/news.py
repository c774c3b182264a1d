"""Messages on the moves of grid games."""

from typing import Any

from wordarcade.engine.grid_moves import EndRound, PlayWord
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.verdict import Scored, sentence
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.screens.grid.farewell import farewell
from wordarcade.widgets.tone import Tone


def news_of(event: SessionEvent, state: GridRound[Any, Any]) -> tuple[str, Tone] | None:
    """Return the answer to a move, and its tone; None if it needs no answer.

    Args:
        event: the session's event.
        state: the round after it.
    """
    match event:
        case MoveMade(PlayWord(), Scored() as verdict):
            return sentence(verdict), Tone.ACCEPTED
        case MoveMade(PlayWord(), verdict):
            return sentence(verdict), Tone.REFUSED  # type: ignore[arg-type] # a word is judged
        case MoveMade(EndRound(end)):
            return farewell(end, state.score)
        case _:
            return None
