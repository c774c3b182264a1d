"""The end of a game of several hands: its points, who won, and its hands in a table."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.hand.game_sum import GameSum
from wordarcade.games.hand.helped import Helped
from wordarcade.games.hand.lessons import praise
from wordarcade.games.hand.standing import pars
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.composition import LINES, WIDEST, margin
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.hand.game_head import GameHead
from wordarcade.screens.hand.hands_table import table_lines
from wordarcade.screens.hand.summary import stars
from wordarcade.support.wording import count, percentage, plural

_HIGH: Final = LINES[2][0]
"""Rows of a screen from which the points are huge."""
_MIDDLE: Final = LINES[1][0]
"""Rows of a screen from which a free row is above everything."""
_BESIDE: Final = 4
"""Rows of a screen that neither the head nor the hands take, without that one."""
_AROUND: Final = 4
"""Rows of the hands that are no hand: a frame, the heading and the sum."""
_FRAME: Final = 4
"""Columns of a panel beside its lines."""


_BEST_OF: Final = "best: with the letters shown"
"""A substitution has chosen them, and chance the new one."""


class GameOverview(Vertical):
    """The game's points in large digits, who won, and each hand with bars and words.

    Args:
        rival: the opponent's title; empty without one.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    GameOverview {
        height: 1fr;
        GameHead { margin-bottom: 1; }
        #sum { height: auto; padding: 0 1; margin-bottom: 1; }
        #sum Vertical { width: 1fr; height: auto; margin-left: 3; }
        #unit { height: 1; text-style: bold; }
        #worth, #praise { height: 1; }
        #praise { color: $role-muted; }
        #hands { height: auto; }
        #hands VerticalScroll { height: auto; }
        #head, #all { height: 1; }
        #each { height: auto; }
    }
    """

    def __init__(self, rival: str, *, id: str) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._rival = rival
        self._versus = GameHead(id="versus")
        self._points = BigNumber(role="focus", id="points")
        self._unit, self._worth = Static(id="unit"), Static(id="worth")
        self._praise = Static(id="praise")
        self._head, self._each, self._all = Static(id="head"), Static(id="each"), Static(id="all")
        self.rows = VerticalScroll(self._each)
        table = (self._head, self.rows, self._all)
        self._hands = Panel("Hands", *table, fact="← hand by hand", foot=_BEST_OF, id="hands")
        self._shown: GameSum | None = None
        self._arriving = False

    def compose(self) -> ComposeResult:
        """Both players' points, or the only one's and what they mean, above the table."""
        if self._rival:
            yield self._versus
        else:
            words = Vertical(self._unit, self._worth, self._praise)
            yield Horizontal(self._points, words, id="sum")
        yield self._hands

    def celebrate(self) -> None:
        """Count the points up when they are first shown."""
        self._arriving = True

    def on_mount(self) -> None:
        """Draw the bars as each theme has them."""
        follow_theme(self, self._fit_again)

    def on_resize(self) -> None:
        """Fit everything into the new room."""
        self._fit_again()

    def _fit_again(self) -> None:
        if self._shown is not None:
            self._fit(self._shown)

    def show(self, shown: GameSum) -> None:
        """Show a game; with hints it has no gold and no stars."""
        self._shown = shown
        score, known = shown.score, pars(shown.hands)
        self._unit.update(f"{plural(score, 'point')} in {count(len(shown.hands), 'hand')}")
        worth = Content("")
        if known is not None and shown.best:
            worth = Content.assemble(
                f"of {shown.best:,} ({percentage(score, shown.best)})",
                stars(score, known, Helped(shown.hints)),
            )
        self._worth.update(worth)
        self._praise.update("" if shown.hints else praise(score, known))
        self._points.text = f"{score}"
        self._versus.show(shown)
        self._fit(shown)
        if self._arriving and self._rival:
            self._versus.count_up()
        elif self._arriving:
            self._points.count_up(score)
        self._arriving = False

    def _fit(self, shown: GameSum) -> None:
        """Use the room: large digits, and the table as wide and as high as it can be."""
        columns, rows = self.app.size
        room = min(columns - 2 * margin(columns), WIDEST)
        high = rows >= _HIGH
        self._points.lines = head = 7 if high else 3
        if self._rival:
            head = self._versus.rows(room, high=high)
            self._versus.styles.height = head
        panel = rows - head - _BESIDE - (rows >= _MIDDLE)
        self._hands.styles.max_height = panel
        table = table_lines(
            shown, room - _FRAME, panel - _AROUND - high, mono=palette_of(self.app).mono
        )
        self._head.update(table.head)
        self._each.update(table.hands)
        self._all.update(table.whole)
