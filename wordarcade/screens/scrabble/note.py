"""A dialogue to write a note on a turn."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.games.scrabble.notebook import LONGEST_NOTE
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet


class NoteScreen(DialogueScreen[str | None]):
    """Asks for a note; dismissed with its text, or with None if cancelled.

    Args:
        title: which turn it is on.
        note: the note so far.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="note.cancel"),
    ]

    DEFAULT_CSS = """
    NoteScreen {
        align: center middle;
        Sheet {
            width: 70;
        }
        Input {
            background: $role-raised;
        }
    }
    """

    def __init__(self, title: str, note: str) -> None:
        super().__init__()
        self._title = title
        self._note = note

    def compose(self) -> ComposeResult:
        """The turn above the line to type in."""
        with Sheet() as sheet:
            sheet.border_title = "Your note"
            sheet.border_subtitle = "Enter keeps it · Esc cancels"
            yield Static(Content(self._title))
            yield Input(self._note, compact=True, max_length=LONGEST_NOTE)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what stands in the line; an empty line takes the note away."""
        self.dismiss(event.value.strip())
