"""The folders that hold the player's files."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.services import Services
from wordarcade.support.wording import printable
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.sheet_options import SheetOptions

_BESIDE: Final = 8
"""Columns of the frame, its padding, and the margin of a path."""


def places_of(services: Services) -> tuple[tuple[str, Path], ...]:
    """Return what the player's files are, and where they lie."""
    locations = services.locations
    return (
        ("Settings", locations.settings_file),
        ("Games", locations.games_database),
        ("Lexicons", locations.imported_lexicons),
        ("Themes", locations.themes_folder),
        ("Log", locations.log),
    )


class FoldersScreen(DialogueScreen[None]):
    """Lists files and folders with their whole paths; Enter or a click copies one.

    Args:
        places: what each is, and where it lies.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", "Close", id="folders.close"),
    ]

    DEFAULT_CSS = """
    FoldersScreen {
        align: center middle;
        Sheet {
            width: 94%;
            max-width: 100;
            padding: 1;
        }
    }
    """

    def __init__(self, places: Sequence[tuple[str, Path]]) -> None:
        super().__init__()
        self._places = places
        self._list = SheetOptions()
        self._sheet = Sheet()

    def compose(self) -> ComposeResult:
        """Each path below what it is."""
        with self._sheet as sheet:
            sheet.border_title = "Folders"
            sheet.border_subtitle = "enter copies a path · esc"
            yield self._list

    def on_resize(self) -> None:
        """Break the paths anew."""
        super().on_resize()
        marked = self._list.highlighted or 0
        columns = max(1, self._sheet.size.width - _BESIDE)
        self._list.set_options(
            Option(
                Content.assemble(
                    (name, "bold $role-focus"),
                    *(f"\n  {line}" for line in broken_path(printable(str(path)), columns)),
                )
            )
            for name, path in self._places
        )
        self._list.highlighted = marked

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Copy the path that was chosen."""
        name, path = self._places[event.option_index]
        self.app.copy_to_clipboard(str(path))
        self._sheet.border_subtitle = Content(f"✓ path of {name.lower()} copied · esc")


def broken_path(path: str, columns: int) -> list[str]:
    """Return a path in lines, broken between its parts; only a part too long itself is broken.

    Args:
        path: the path.
        columns: of a line, 1 or more.

    >>> broken_path("/home/ana/.local/share/wordarcade/log", 18)
    ['/home/ana/.local/', 'share/wordarcade/', 'log']
    """
    lines = [""]
    for part in path.replace("\\", "\\\0").replace("/", "/\0").split("\0"):
        if lines[-1] and len(lines[-1]) + len(part) > columns:
            lines.append("")
        lines[-1] += part
        while len(lines[-1]) > columns:
            lines[-1:] = [lines[-1][:columns], lines[-1][columns:]]
    return lines
