"""A dialogue that asks for the path of a file."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Input, OptionList, Static

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support.wording import printable
from wordarcade.widgets.sheet import Sheet


class AskPathScreen(DialogueScreen[Path | None]):
    """Asks for a path; dismissed with it, or with None if cancelled.

    Args:
        question: the purpose of the file; shown verbatim.
        path: the proposed path.
        does: the effect of Enter on the file.
        files: files to choose from instead of typing; a click or Enter takes one.
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
            background: $role-raised;
        }
        OptionList {
            margin-top: 1;
            height: auto;
            max-height: 8;
        }
    }
    """

    def __init__(
        self, question: str, path: Path, does: str = "writes", files: Sequence[Path] = ()
    ) -> None:
        super().__init__()
        self._question = question
        self._path = path
        self._does = does
        self._files = tuple(files)

    def compose(self) -> ComposeResult:
        """The question above the line to type in."""
        with Sheet() as sheet:
            sheet.border_subtitle = f"Enter {self._does} · Esc cancels"
            yield Static(Content(self._question))
            yield Input(str(self._path), compact=True)
            if self._files:
                yield OptionList(*(Content(printable(file.name)) for file in self._files))

    def on_key(self, event: events.Key) -> None:
        """Go from the line into the list below it."""
        if event.key == "down" and self._files and isinstance(self.focused, Input):
            event.stop()
            self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the file that is chosen."""
        self.dismiss(self._files[event.option_index])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what stands in the line; an empty line answers nothing."""
        text = event.value.strip()
        self.dismiss(Path(text).expanduser() if text else None)
