"""A line to type in, with its label."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Static

from wordarcade.widgets.choice_row import LABEL_WIDTH


class TextRow(Horizontal):
    """A label and an input of one line.

    Args:
        label: what is typed.
        value: what stands in it at first.
        placeholder: an example, shown while it is empty.
        id: the ID of the widget in the DOM; the input's is the same with `-input` behind it.
    """

    DEFAULT_CSS = f"""
    TextRow {{
        height: 1;
        & > Static {{
            width: {LABEL_WIDTH};
            color: $foreground-muted;
        }}
        & > Input {{
            width: 1fr;
            background: $panel;
        }}
        &:focus-within > Static {{
            color: $foreground;
        }}
    }}
    """

    def __init__(self, label: str, value: str = "", *, placeholder: str, id: str) -> None:  # noqa: A002 - the name of every widget's argument
        super().__init__(id=id)
        self._label = label
        self._value = value
        self._placeholder = placeholder

    def compose(self) -> ComposeResult:
        """Label and input."""
        yield Static(f"  {self._label}", markup=False)
        yield Input(self._value, placeholder=self._placeholder, id=f"{self.id}-input", compact=True)

    @property
    def text(self) -> str:
        """What stands in the line, without blanks around it."""
        return self.query_one(Input).value.strip()
