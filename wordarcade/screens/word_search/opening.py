"""What the message line says as a round begins."""

from typing import Final

from wordarcade.engine.word_search.hidden import Directions
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.support.wording import count

_ANY_PATH: Final = (
    "Words run from cell to touching cell and may turn. "
    "Points raise your rank. Targets are extra goals."
)
_LINES: Final = {
    Directions.ALL: "straight lines, in all 8 directions",
    Directions.EASY: "straight lines: right, down, and down to the right",
}


def opening(session: WordSearchSession) -> str:
    """Return a welcome back, or how words may run."""
    if session.state.moves:
        return "Welcome back. Your round is as you left it."
    if session.hidden is None:
        return _ANY_PATH
    words = count(len(session.hidden.words), "word")
    return f"Find {words} in {_LINES[session.hidden.directions]}."
