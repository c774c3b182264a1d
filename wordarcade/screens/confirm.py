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


class Answer(Choice):
    """One of the two answers.

    Args:
        text: its text.
        means: whether it is the yes.
    """

    DEFAULT_CSS = """
    Answer {
        width: auto;
        height: 1;
        margin-left: 2;
        padding: 0 2 0 1;
        background: $panel;
        &:focus {
            background: $primary;
            color: $background;
            text-style: bold;
        }
        &:ansi:focus {
            background: ansi_default;
            color: ansi_default;
            text-style: bold reverse;
        }
    }
    """

    def __init__(self, text: str, *, means: bool) -> None:
        super().__init__(id="yes" if means else "no")
        self._text = text
        self.means = means

    def render(self) -> Content:
        """The answer, marked when it has the focus."""
        return Content(f"{'▸' if self.has_focus else ' '} {self._text}")


class ConfirmScreen(DialogueScreen[bool]):
    """Asks a question; dismissed with the answer. Escape means no.

    Args:
        question: one sentence on the effect of a yes; shown verbatim.
        yes: the label of the answer yes.
        no: the label of the answer no.
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
            align-horizontal: right;
            margin-top: 1;
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
        with Sheet() as sheet:
            sheet.border_subtitle = "y yes · n no"
            yield Static(Content(self._question))
            with Horizontal():
                yield Answer(self._no, means=False)
                yield Answer(self._yes, means=True)

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Answer as chosen."""
        if isinstance(message.choice, Answer):
            self.dismiss(message.choice.means)

    def action_answer(self, answer: bool) -> None:
        """Answer as the key says."""
        self.dismiss(answer)
