"""A yes-or-no dialogue."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tile_button import TileButton


class ConfirmScreen(DialogueScreen[bool]):
    """Asks a question; dismissed with the answer. Escape means no, and so does enter at once.

    Args:
        question: a short question, and after it what a yes does; shown verbatim.
        yes: the label of the answer yes.
        no: the label of the answer no.
        loses: whether a yes loses something for good; the border says so.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)", "Yes", id="confirm.yes"),
        Binding("n,escape", "answer(False)", "No", id="confirm.no"),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    DEFAULT_CSS = """
    ConfirmScreen {
        align: center middle;
        Horizontal {
            height: auto;
            margin-top: 1;
        }
        #no {
            margin-right: 3;
        }
    }
    """

    def __init__(self, question: str, *, yes: str, no: str, loses: bool = False) -> None:
        super().__init__()
        asked, mark, facts = question.partition("? ")
        self._asked = asked + mark.rstrip()
        self._facts = facts
        self._yes = yes
        self._no = no
        self._loses = loses

    def compose(self) -> ComposeResult:
        """The question, what it means, and the two answers; the safe one has the focus."""
        with Sheet(classes="-bad" if self._loses else "") as sheet:
            sheet.border_title = Content(self._asked)
            sheet.border_subtitle = "esc"
            if self._facts:
                yield Static(Content(self._facts))
            with Horizontal():
                yield TileButton("n", self._no, id="no")
                yield TileButton("y", self._yes, id="yes")

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Answer as chosen."""
        self.dismiss(message.control.id == "yes")

    def action_answer(self, answer: bool) -> None:
        """Answer as the key says."""
        self.dismiss(answer)
