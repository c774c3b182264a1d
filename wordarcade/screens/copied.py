"""The text just copied, shown for terminals that cannot copy."""

from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.sharing import SAFE, Share
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tile_button import TileButton
from wordarcade.widgets.tone import Tone

_SHARE: Final = "Share"


class CopiedScreen(DialogueScreen[None]):
    """The lines that were copied; the keys that copy close it, too.

    Args:
        title: what they are.
        lines: the lines, shown verbatim.
        told: a sentence about them.
        head: whether the first line is a heading.
    """

    ALLOW_SELECT = True
    LETTERS_ARE_COMMANDS = True
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,c,ctrl+y", "dismiss", "Close", id="copied.close"),
    ]

    DEFAULT_CSS = """
    CopiedScreen {
        align: center middle;
        Sheet {
            width: 70;
            & > Static { height: auto; }
            #copied { margin: 1 0; color: $role-muted; }
        }
    }
    """

    def __init__(
        self, title: str, lines: tuple[str, ...], told: str, *, head: bool = False
    ) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._told = told
        self._head = head

    def compose(self) -> ComposeResult:
        """The lines, and what to know about them."""
        text = Content("\n".join(self._lines))
        if self._head:
            head, *rest = self._lines
            text = Content.assemble((head, "bold"), "\n\n", "\n".join(rest))
        with Sheet() as sheet:
            sheet.border_title = Content(self._title)
            yield Static(text)
            yield Static(Tone.ACCEPTED.mark(self._told), id="copied")
            yield TileButton("enter", "Close")

    def on_choice_chosen(self) -> None:
        """Close with the button."""
        self.dismiss()


def copy_share(screen: ArcadeScreen[Any], share: Share) -> None:
    """Copy a result, by OSC 52, and show it above a screen."""
    copy_lines(screen, tuple(share.text.splitlines()))


def copy_lines(screen: ArcadeScreen[Any], lines: tuple[str, ...]) -> None:
    """Copy the lines of a result, the first of them a heading, and show them above a screen."""
    screen.app.copy_to_clipboard("\n".join(lines))
    screen.show_above(CopiedScreen(_SHARE, lines, SAFE, head=True))
