"""Announcements of moves in grid games."""

from dataclasses import dataclass
from typing import Any, Final

from wordarcade.engine.grid_moves import EndRound, PlayWord
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.verdict import Refusal, Refused, Scored
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.games.grid_sentences import answer
from wordarcade.screens.grid.farewell import farewell
from wordarcade.widgets.message_line import GameMessage
from wordarcade.widgets.tone import Tone

_REMARKS: Final = {
    Refusal.ALREADY_USED: "you already have it",
    Refusal.TOO_SHORT: "too short",
    Refusal.NOT_A_WORD: "not a word",
    Refusal.NOT_ON_BOARD: "not on the board",
    Refusal.NOT_ON_LIST: "not on the list",
    Refusal.ROUND_OVER: "the round is over",
}


@dataclass(frozen=True, slots=True)
class News:
    """The answer to a move.

    Attributes:
        text: a sentence for the message line.
        tone: its tone.
        remark: the same in few words, for the entry line; empty for a move that is no word.
        gain: the points of a word, such as "+11"; empty for none.
        banner: what stands large in place of the entry, such as a new best; empty for nothing.
    """

    text: str
    tone: Tone
    remark: str = ""
    gain: str = ""
    banner: str = ""


def news_of(event: SessionEvent, state: GridRound[Any, Any]) -> News | None:
    """Return the answer to a move; None if it needs no answer.

    Args:
        event: the session's event.
        state: the round after it.
    """
    match event:
        case MoveMade(PlayWord(), Scored() as scored):
            gain = f"+{scored.points}"
            return News(answer(scored, state), Tone.ACCEPTED, gain, gain)
        case MoveMade(PlayWord(), Refused() as refused):
            return News(answer(refused, state), Tone.REFUSED, _REMARKS[refused.refusal])
        case MoveMade(EndRound(end)):
            return News(*farewell(end, state.score))
        case _:
            return None


def found_before(state: GridRound[Any, Any]) -> tuple[GameMessage, ...]:
    """Return what was said of the words of a round that is continued, the first of them first."""
    return tuple(GameMessage(answer(found, state), Tone.ACCEPTED) for found in state.found)
