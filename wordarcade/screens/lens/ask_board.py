"""The question for a board to compare two lexicons on."""

from typing import Final

from textual.content import Content

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.ask_line import AskLineScreen, LineQuestion
from wordarcade.screens.boggle.own_board import read_board
from wordarcade.widgets.tone import Tone

_MOST_TYPED: Final = 2000


def ask_board() -> AskLineScreen[LetterGrid]:
    """Return a dialogue for a board."""
    return AskLineScreen(
        LineQuestion(
            title="Your board",
            about="The letters row by row, with / between rows. Q is Qu.",
            does="Compare",
            read=read_board,
            tell=_told,
            placeholder="ulng/mmsi/alao/gnhw",
            longest=_MOST_TYPED,
        )
    )


def _told(text: str) -> Content:
    """Return what the letters make."""
    if not text.strip():
        return Content("")
    try:
        grid = read_board(text)
    except BoardTextError as error:
        return Tone.REFUSED.mark(str(error))
    return Tone.ACCEPTED.mark(f"{grid.rows} × {grid.columns} cells")
