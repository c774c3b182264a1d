"""What is said of moves in grid games."""

from dataclasses import dataclass
from typing import Any, Final

from wordarcade.engine.grid_moves import EndRound, PlayWord
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.verdict import Refusal, Scored
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.screens.grid.farewell import farewell
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone

_REMARKS: Final = {
    Refusal.ALREADY_USED: "you have it already",
    Refusal.TOO_SHORT: "too short",
    Refusal.NOT_A_WORD: "not in the word list",
    Refusal.NOT_ON_BOARD: "not on the board",
    Refusal.NOT_ON_LIST: "not on the list",
    Refusal.ROUND_OVER: "the round is over",
}
_SENTENCES: Final = {
    Refusal.ALREADY_USED: "{word}: you have it already.",
    Refusal.TOO_SHORT: "{word} is too short: {least} letters or more.",
    Refusal.NOT_A_WORD: "{word} is not in the word list ({lexicon}).",
    Refusal.NOT_ON_BOARD: "{word} is not on the board.",
    Refusal.NOT_ON_LIST: "{word} is not on the list.",
    Refusal.ROUND_OVER: "The round is over: {word} does not count.",
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
        case MoveMade(PlayWord(), Scored(word, points)):
            text, gain = f"{word.upper()}, {count(points, 'point')}.", f"+{points}"
            return News(text, Tone.ACCEPTED, gain, gain)
        case MoveMade(PlayWord(), verdict):
            # A word that does not score is refused.
            return _refused(verdict.word, verdict.refusal, state)  # type: ignore[attr-defined]
        case MoveMade(EndRound(end)):
            return News(*farewell(end, state.score))
        case _:
            return None


def _refused(word: str, refusal: Refusal, state: GridRound[Any, Any]) -> News:
    lexicon = state.lexicon.name
    text = _SENTENCES[refusal].format(
        word=word.upper(), least=state.config.min_length, lexicon=lexicon
    )
    return News(text, Tone.REFUSED, _REMARKS[refusal])
