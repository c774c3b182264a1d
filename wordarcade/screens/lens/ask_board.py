"""A dialogue that asks for a board to compare two lexicons on."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.boggle.own_board import read_board
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tone import Tone

_MOST_TYPED = 2000


class AskBoardScreen(DialogueScreen[LetterGrid | None]):
    """A line for a board; dismissed with it, or with None if there is none."""

    AUTO_FOCUS = "Input"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="ask-board.cancel"),
    ]

    DEFAULT_CSS = """
    AskBoardScreen {
        align: center middle;
        Input { margin: 1 0; background: $role-raised; }
        #verdict { height: 2; }
    }
    """

    def compose(self) -> ComposeResult:
        """What to type, the line, and what it describes."""
        with Sheet() as sheet:
            sheet.border_title = Content("Your board")
            sheet.border_subtitle = "enter compares · esc"
            yield Static("The letters row by row, with / between rows. Q is Qu.")
            yield Input(placeholder="ulng/mmsi/alao/gnhw", compact=True, max_length=_MOST_TYPED)
            yield Static(id="verdict")

    def on_input_changed(self, event: Input.Changed) -> None:
        """Tell what the letters make."""
        told = Content("")
        if event.value.strip():
            try:
                grid = read_board(event.value)
            except BoardTextError as error:
                told = Tone.REFUSED.mark(str(error))
            else:
                told = Tone.ACCEPTED.mark(f"{grid.rows} × {grid.columns} cells")
        self.query_one("#verdict", Static).update(told)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with the board, if it is one."""
        try:
            grid = read_board(event.value)
        except BoardTextError as error:
            self.query_one("#verdict", Static).update(Tone.REFUSED.mark(str(error)))
            self.app.bell()
        else:
            self.dismiss(grid)
