"""A labelled text input."""

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Key
from textual.widgets import Input, Static

from wordarcade.widgets.choice_row import LABEL_WIDTH
from wordarcade.widgets.widget_message import WidgetMessage


class TextRow(Horizontal):
    """A label and an input of one line.

    Args:
        label: the name of the input.
        value: the initial text.
        placeholder: an example, shown while it is empty.
        about: what to type, in a sentence.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = f"""
    TextRow {{
        height: 1;
        & > Static {{
            width: {LABEL_WIDTH};
            color: $role-muted;
        }}
        & > Input {{
            width: 1fr;
            background: $role-raised;
        }}
        &:focus-within {{ background: $role-raised; }}
        &:focus-within > Static {{
            color: $role-focus;
            text-style: bold;
        }}
    }}
    """

    class Changed(WidgetMessage["TextRow"]):
        """The text has changed."""

    def __init__(
        self,
        label: str,
        value: str = "",
        *,
        placeholder: str,
        about: str = "",
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.label = label
        self.about = about or f"{placeholder[:1].upper()}{placeholder[1:]}."
        self._label = Static(f"  {label}", markup=False)
        self._input = Input(value, placeholder=placeholder, compact=True)

    def compose(self) -> ComposeResult:
        """Label and input."""
        yield self._label
        yield self._input

    def explain(self, placeholder: str, about: str) -> None:
        """Tell otherwise what to type.

        Args:
            placeholder: shown while nothing is typed.
            about: what to type, in a sentence.
        """
        self._input.placeholder = placeholder
        self.about = about

    @property
    def text(self) -> str:
        """The text without surrounding blanks or unprintable characters.

        A paste may hold control characters, which no setting takes and a terminal would obey.
        """
        return "".join(filter(str.isprintable, self._input.value)).strip()

    def fill(self, text: str) -> None:
        """Put another text into the input."""
        self._input.value = text

    def focus_input(self) -> None:
        """Let the player type here."""
        self._input.focus()

    def take_key(self, event: Key) -> None:
        """Take a key that was meant for the input, which then has the focus."""
        self.screen.set_focus(self._input)
        self._input.post_message(event)  # behind the news of the focus, like every later key

    def on_descendant_focus(self) -> None:
        """Mark the label."""
        self._label.update(Content(f"▸ {self.label}"))

    def on_descendant_blur(self) -> None:
        """Unmark the label."""
        self._label.update(Content(f"  {self.label}"))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Post that the text has changed."""
        event.stop()
        self.post_message(self.Changed(self))
