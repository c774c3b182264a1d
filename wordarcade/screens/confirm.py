"""A question that is answered yes or no."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static


class ConfirmScreen(ModalScreen[bool]):
    """Asks; is dismissed with the answer. Escape is no.

    Args:
        question: one sentence that says what happens on a yes; shown as it is.
        yes: the words on the button that does it.
        no: the words on the button that does not.
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
        & > Vertical {
            width: 56;
            max-width: 94%;
            height: auto;
            padding: 1 2;
            border: round $primary;
            background: $surface;
        }
        Horizontal {
            height: auto;
            align-horizontal: right;
            margin-top: 1;
        }
        Button {
            margin-left: 2;
        }
    }
    """

    def __init__(self, question: str, *, yes: str, no: str) -> None:
        super().__init__()
        self._question = question
        self._yes = yes
        self._no = no

    def compose(self) -> ComposeResult:
        """The question above its two answers; the safe one has the focus."""
        with Vertical():
            yield Static(Content(self._question))
            with Horizontal():
                yield Button(Content(self._no), id="no", compact=True)
                yield Button(Content(self._yes), id="yes", variant="primary", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer as the button says."""
        self.dismiss(event.button.id == "yes")

    def action_answer(self, answer: bool) -> None:
        """Answer as the key says."""
        self.dismiss(answer)
