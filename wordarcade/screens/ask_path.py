"""A dialogue that asks for the path of a file."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet


class AskPathScreen(DialogueScreen[Path | None]):
    """Asks for a path; dismissed with it, or with None if cancelled.

    Args:
        question: the purpose of the file; shown verbatim.
        path: the proposed path.
        does: the effect of Enter on the file.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", "Cancel", id="path.cancel"),
    ]

    DEFAULT_CSS = """
    AskPathScreen {
        align: center middle;
        Sheet {
            width: 70;
        }
        Input {
            margin-top: 1;
            background: $panel;
        }
    }
    """

    def __init__(self, question: str, path: Path, does: str = "writes") -> None:
        super().__init__()
        self._question = question
        self._path = path
        self._does = does

    def compose(self) -> ComposeResult:
        """The question above the line to type in."""
        with Sheet() as sheet:
            sheet.border_subtitle = f"Enter {self._does} · Esc cancels"
            yield Static(Content(self._question))
            yield Input(str(self._path), compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what stands in the line; an empty line answers nothing."""
        text = event.value.strip()
        self.dismiss(Path(text).expanduser() if text else None)
