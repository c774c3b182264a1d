"""The score sheet above the table: every turn with its running total, and the unseen tiles."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.scrabble.sheet_lines import score_sheet_of, show_turns
from wordarcade.screens.scrabble.unseen_panel import UnseenPanel
from wordarcade.widgets.sheet import Sheet

_AROUND: Final = 11
"""Rows of the screen that the turns do not have: borders, margins, names, and unseen tiles."""
_FEWEST: Final = 4


class ScoreSheetScreen(DialogueScreen[None]):
    """Shows what a small screen has no room for beside the board.

    Args:
        session: the game in play.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f3,enter", "dismiss", "Close", id="score-sheet.close"),
        Binding("up", "scroll_turns(-1)", "Up", show=False, id="score-sheet.up"),
        Binding("down", "scroll_turns(1)", "Down", show=False, id="score-sheet.down"),
        Binding("pageup", "scroll_pages(-1)", "Page up", show=False, id="score-sheet.page-up"),
        Binding("pagedown", "scroll_pages(1)", "Page down", show=False, id="score-sheet.page-down"),
    ]

    DEFAULT_CSS = """
    ScoreSheetScreen {
        align: center middle;
        Sheet { width: 72; padding: 0 1; }
        UnseenPanel { margin-top: 1; }
    }
    """

    def __init__(self, session: ScrabbleSession) -> None:
        super().__init__()
        self._turns = score_sheet_of(session)
        self._unseen = UnseenPanel()
        self._session = session

    def compose(self) -> ComposeResult:
        """The turns, and the unseen tiles below."""
        with Sheet() as sheet:
            sheet.border_title = "Turns"
            sheet.border_subtitle = "esc closes"
            yield self._turns
            if self._session.is_over or self._session.seen_player is not None:
                yield self._unseen

    def on_mount(self) -> None:
        """Show the game as it stands; it goes on only once its board is in sight again."""
        show_turns(self._turns, self._session)
        self._unseen.show_game(self._session)
        self._fit()

    def on_resize(self) -> None:
        """Give the turns the rows that the screen has."""
        self._fit()

    def _fit(self) -> None:
        room = max(_FEWEST, self.size.height - _AROUND)
        self._turns.styles.height = min(room, max(_FEWEST, self._turns.rows))

    def action_scroll_turns(self, turns: int) -> None:
        """Scroll some turns down, or up if negative."""
        self._turns.scroll_turns(turns)

    def action_scroll_pages(self, pages: int) -> None:
        """Scroll some pages down, or up if negative."""
        self._turns.scroll_pages(pages)
