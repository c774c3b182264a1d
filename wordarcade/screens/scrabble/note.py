"""The question for a note on a turn."""

from wordarcade.games.scrabble.notebook import LONGEST_NOTE
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion


def ask_note(turn: str, note: str) -> AskLineScreen[str]:
    """Return a dialogue for a note; an empty one takes the note away.

    Args:
        turn: which turn it is on.
        note: the note so far.
    """
    return AskLineScreen(
        LineQuestion(
            title="Your note",
            about=turn,
            does="Keep",
            read=lambda text: text,
            text=note,
            longest=LONGEST_NOTE,
        )
    )
