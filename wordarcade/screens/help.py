"""Context help: the help page and the keys of the screen below."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.worked_example import WorkedExample, example_of
from wordarcade.support import resources
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.page import Page
from wordarcade.widgets.tile_button import TileButton
from wordarcade.widgets.top_line import TopLine

_WIDEST: Final = 132
_KEY_COLUMNS: Final = 18
"""Columns of the keys at least, the longest of which is \"shift+pagedown\"."""
_CHIP: Final = 3
"""Columns of a key besides its name."""


class HelpScreen(ArcadeScreen[None]):
    """A worked example, the help page of a screen, and its current key bindings.

    Args:
        below: the screen to explain.
    """

    ALLOW_SELECT = True
    HELP_PAGE = None
    AUTO_FOCUS = "#page"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,f1,question_mark", "dismiss", "Back", id="help.close"),
    ]

    DEFAULT_CSS = """
    HelpScreen {
        #page {
            height: 100%;
            width: 1fr;
            max-width: 84;
            scrollbar-size-vertical: 1;
            padding: 1 1 0 0;
        }
        #example {
            display: none;
            width: 42;
            height: 100%;
            margin-right: 4;
            padding-top: 1;
            overflow-y: auto;
            scrollbar-size-vertical: 1;
        }
        /* Where all of it can be seen beside the page, which scrolls. */
        &.-wide.-high, &.-wide.-very-high, &.-very-wide.-high, &.-very-wide.-very-high {
            &.-with-example {
                #example { display: block; }
                #page WorkedExample { display: none; }
            }
        }
        #composed > Horizontal { align-horizontal: center; }
    }
    """

    def __init__(self, below: ArcadeScreen[Any]) -> None:
        super().__init__()
        self._below = below
        self._page_below = below.help_page
        self._example = example_of(self._page_below) if self._page_below else None
        self.set_class(self._example is not None, "-with-example")

    def compose(self) -> ComposeResult:
        """The example, beside the page or above it, and the keys."""
        top_line = TopLine()
        top_line.title = " · ".join(filter(None, ["Help", self._below.heading]))
        yield top_line
        page = VerticalScroll(*self._page(), id="page")
        beside = [] if self._example is None else [WorkedExample(self._example, tall=True)]
        yield Composition(Container(*beside, id="example"), page, widest=_WIDEST, id="composed")
        yield GameFooter()

    def _page(self) -> Iterator[Widget]:
        """Yield what is read from the top down; the example has another place in wide rooms.

        A dialogue without a page of its own shows its keys before the page of its screen.
        """
        keys = Panel("Keys", Static(Content("\n").join(self._keys()), id="keys"))
        borrowed = self._below.is_modal and not self._below.HELP_PAGE
        if borrowed:
            yield keys
        if self._example is not None:
            yield WorkedExample(self._example)
        if self._page_below:
            yield Page(self._text(self._page_below))
        if not borrowed:
            yield keys

    def _text(self, page: str) -> str:
        path = resources.folder("assets") / "help" / f"{page}.md"
        return path.read_text(encoding="utf-8")

    def _keys(self) -> Iterator[Content]:
        """Yield a line for each command of the screen below: its keys, and what they do.

        Textual's own bindings, such as those for scrolling, have no ids and go without saying.
        """
        keys: dict[str, list[str]] = {}
        for bound in self._below.active_bindings.values():
            if bound.binding.id and bound.binding.description:
                label = bound.tooltip or bound.binding.description
                if isinstance(bound.node, TileButton):  # in the dialogue's own words
                    label = bound.node.label
                keys.setdefault(label, []).append(self.app.get_key_display(bound.binding))
        lines = [(label, list(dict.fromkeys(names))) for label, names in keys.items()]
        columns = max((sum(len(name) + _CHIP for name in names) for _, names in lines), default=0)
        columns = max(_KEY_COLUMNS, columns + 1)
        for label, names in lines:
            chips = Content(" ").join(
                Content.styled(f" {name} ", "bold $role-key-ink on $role-key") for name in names
            )
            gap = " " * (columns - chips.cell_length)
            yield Content.assemble(chips, gap, label)
