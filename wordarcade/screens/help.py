"""Context help: the help page and the keys of the screen below."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Markdown, Static

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.support import resources

_KEY_COLUMNS = 16


class HelpScreen(DialogueScreen[None]):
    """The help page of a screen, above its current key bindings.

    Args:
        below: the screen to explain.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,question_mark", "dismiss", "Close", id="help.close"),
    ]

    DEFAULT_CSS = """
    HelpScreen {
        align: center middle;
        & > VerticalScroll {
            width: 76;
            max-width: 96%;
            height: auto;
            max-height: 96%;
            padding: 1 2;
            border: round $primary;
            border-title-style: bold;
            border-subtitle-color: $text-muted;
            background: $surface;
        }
        Markdown {
            padding: 0;
            background: transparent;
        }
    }
    """

    def __init__(self, below: ArcadeScreen[Any]) -> None:
        super().__init__()
        self._below = below

    def compose(self) -> ComposeResult:
        """The page and the keys, in one scrolling sheet."""
        with VerticalScroll() as sheet:
            sheet.border_title = "Help"
            sheet.border_subtitle = "Esc closes"
            if self._below.HELP_PAGE:
                page = resources.folder("assets") / "help" / f"{self._below.HELP_PAGE}.md"
                yield Markdown(page.read_text(encoding="utf-8"), open_links=False)
            yield Static(Content("\n").join(self._keys()), id="keys")

    def _keys(self) -> Iterator[Content]:
        """Yield a line for each command of the screen below: its keys, and what they do.

        Textual's own bindings, such as those for scrolling, have no ids and go without saying.
        """
        keys: dict[str, list[str]] = {}
        for bound in self._below.active_bindings.values():
            if bound.binding.id and bound.binding.description:
                label = bound.tooltip or bound.binding.description
                keys.setdefault(label, []).append(self.app.get_key_display(bound.binding))
        for label, names in keys.items():
            yield Content.assemble((f"{' '.join(names):{_KEY_COLUMNS}}", "$primary bold"), label)
