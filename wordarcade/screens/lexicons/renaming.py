"""A dialogue that asks for another name of a lexicon."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.lexicon.errors import LexiconNameError
from wordarcade.lexicon.library import LONGEST_NAME, refuse_name
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support.wording import printable
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tone import Tone


class RenameScreen(DialogueScreen[str | None]):
    """A line for a name; dismissed with it, or with None if the name stays.

    Args:
        name: the name now.
    """

    AUTO_FOCUS = "Input"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="rename.cancel"),
    ]

    DEFAULT_CSS = """
    RenameScreen {
        align: center middle;
        Input { margin: 1 0; background: $role-raised; }
        #verdict { height: 2; }
    }
    """

    def __init__(self, name: str) -> None:
        super().__init__()
        self._now = name
        self._verdict = Static(id="verdict")

    def compose(self) -> ComposeResult:
        """What stays, the line to type in, and what is wrong with a name."""
        with Sheet() as sheet:
            sheet.border_title = Content(f"Rename {printable(self._now)}")
            sheet.border_subtitle = "enter renames · esc"
            yield Static("Words and identity stay. Games and settings follow the new name.")
            yield Input(self._now, compact=True, max_length=LONGEST_NAME)
            yield self._verdict

    def on_input_changed(self, event: Input.Changed) -> None:
        """Say why a name cannot be had."""
        self._verdict.update(self._fault(event.value.strip()))

    def _fault(self, name: str) -> Content:
        try:
            refuse_name(name)
        except LexiconNameError as error:
            return Tone.REFUSED.mark(str(error)) if name else Content("")
        return Content("")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with the name, if it is one."""
        name = event.value.strip()
        if name and self._fault(name).plain:
            self.app.bell()
        else:
            self.dismiss(name if name not in ("", self._now) else None)
