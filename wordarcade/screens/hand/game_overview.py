"""The end of a game of several hands: its points, who won, and its hands in a table."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.hand.helped import Helped
from wordarcade.games.hand.outcome import outcome
from wordarcade.games.hand.sentences import spaced
from wordarcade.games.hand.standing import HandStanding, pars, rival_total
from wordarcade.looks.bars import slim_bar
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.composition import LINES, WIDEST, margin
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.hand.summary import stars
from wordarcade.support.wording import count, fitted, percentage, plural
from wordarcade.widgets.golden_line import GoldenLine

_HAND: Final = "hand"
_GAME: Final = "game"
_YOU: Final = "you"
_BEST: Final = "best"
_SHARE: Final = "your share"
_GAP: Final = 3
"""Columns between two figures."""
_FIGURE: Final = 6
"""Columns of a figure, at least."""
_AROUND: Final = 8
"""Columns beside the table."""
_PERCENT: Final = 5
"""Columns of a share, with a space before it."""
_BARS: Final = (len(_SHARE), 100)
"""Columns of a bar, at least and at most."""
_HIGH: Final = LINES[2][0]
"""Rows of a screen from which the points are huge."""
_BESIDE_HANDS: Final = 11
"""Rows of a screen that neither the points nor the hands take, at most."""
_UNKNOWN: Final = "…"


class GameOverview(Vertical):
    """The game's points in large digits, who won, and each hand with its share of the best.

    Args:
        rival: the opponent's title; empty without one.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    GameOverview {
        height: 1fr;
        #won { margin-bottom: 1; }
        #sum { height: auto; padding: 0 1; margin-bottom: 1; }
        #sum Vertical { width: 1fr; height: auto; margin-left: 3; }
        #headline { height: 1; text-style: bold; }
        #unit, #worth { height: 1; }
        #hands { height: auto; max-height: 1fr; }
        #hands VerticalScroll { height: auto; }
        #head, #all { height: 1; }
        #each { height: auto; }
    }
    """

    def __init__(self, rival: str, *, id: str) -> None:  # noqa: A002 - as every widget has it
        super().__init__(id=id)
        self._rival = rival
        self._gold = GoldenLine(id="won")
        self._points = BigNumber(role="focus", id="points")
        self._headline = Static(id="headline")
        self._unit, self._worth = Static(id="unit"), Static(id="worth")
        self._head, self._each, self._all = Static(id="head"), Static(id="each"), Static(id="all")
        self.rows = VerticalScroll(self._each)
        self._shown: tuple[Sequence[HandStanding], Sequence[str]] = (), ()
        self._arriving = False

    def compose(self) -> ComposeResult:
        """The points and what they mean, above the table."""
        yield self._gold
        yield Horizontal(self._points, Vertical(self._headline, self._unit, self._worth), id="sum")
        table = (self._head, self.rows, self._all)
        yield Panel("Hands", *table, fact="← hand by hand", id="hands")

    def celebrate(self) -> None:
        """Count the points up when they are first shown."""
        self._arriving = True

    def on_resize(self) -> None:
        """Fit the table into the new room."""
        if self._shown[0]:
            self._fit()

    def show(self, hands: Sequence[HandStanding], letters: Sequence[str], hints: int) -> None:
        """Show a game.

        Args:
            hands: its hands, as far as they are known.
            letters: of each of them.
            hints: how many were taken in all; with any, no gold and no stars.
        """
        score, known, theirs = sum(hand.score for hand in hands), pars(hands), rival_total(hands)
        told = ""
        if self._rival and theirs is not None:
            told = outcome(score, theirs, self._rival)
        golden = bool(told) and theirs is not None and score > theirs and not hints
        self._gold.show(told if golden else "")
        self._headline.display = bool(told) and not golden
        self._headline.update(Content(told))
        unit = f"{plural(score, 'point')} in {count(len(hands), 'hand')}"
        self._unit.update(Content.styled(unit, "" if self._headline.display else "bold"))
        worth = Content("")
        if known is not None and (best := sum(known)):
            worth = Content.assemble(
                f"of {best:,} ({percentage(score, best)})", stars(score, known, Helped(hints))
            )
        self._worth.update(worth)
        self._shown = hands, letters
        self._fit()
        if self._arriving:
            self._points.count_up(score)
        else:
            self._points.text = f"{score}"
        self._arriving = False

    def _fit(self) -> None:
        """Use the room: large digits, and the table as wide as it can be."""
        self._points.lines = 7 if self.app.size.height >= _HIGH else 3
        self._table(*self._shown)

    def _table(self, hands: Sequence[HandStanding], letters: Sequence[str]) -> None:
        names = [_YOU, *([self._rival] if self._rival else []), _BEST]
        widths = [max(_FIGURE, len(name)) for name in names]
        room = self.app.size.width - sum(widths) - _GAP * len(widths) - _AROUND
        labels = [f"{number:>4}  {spaced(each)}" for number, each in enumerate(letters, start=1)]
        label = max(min(room, max(map(len, labels))), len(_HAND))
        bars = self._room() - label - sum(widths) - _GAP * (len(widths) + 1) - _PERCENT
        bars = min(bars, _BARS[1]) if bars >= _BARS[0] else 0
        head = _row(_HAND, label, names, widths)
        if bars:
            head = Content.assemble(head, " " * _GAP, _SHARE)
        self._head.update(head.stylize("$role-muted"))
        lines = [
            Content.assemble(
                _scored(each, label, hand, widths, rival=bool(self._rival)), self._bar(hand, bars)
            )
            for hand, each in zip(hands, labels, strict=True)
        ]
        free = self.app.size.height - _BESIDE_HANDS - self._points.lines
        if 2 * len(hands) < free:
            each = Content.assemble("\n", Content("\n\n").join(lines), "\n")
        else:
            each = Content("\n").join(lines)
        self._each.update(each)
        score, known = sum(hand.score for hand in hands), pars(hands)
        best = None if known is None else sum(known)
        whole = HandStanding(0, (), score, best, rival_total(hands))
        self._all.update(
            Content.assemble(
                _scored(_GAME, label, whole, widths, rival=bool(self._rival)),
                self._bar(whole, bars),
            )
        )

    def _room(self) -> int:
        """Return the columns of a line of the table."""
        columns = self.app.size.width
        return min(columns - 2 * margin(columns), WIDEST) - _AROUND // 2

    def _bar(self, hand: HandStanding, columns: int) -> Content:
        """Return the share of the best that a hand has reached, as a bar and in figures."""
        if not columns or not hand.par:
            return Content("")
        bar = slim_bar(
            hand.score / hand.par, columns, ink="$role-bar", mono=palette_of(self.app).mono
        )
        share = f"{percentage(hand.score, hand.par):>{_PERCENT}}"
        return Content.assemble(" " * _GAP, bar, (share, "$role-muted"))


def _scored(
    name: str, label: int, hand: HandStanding, widths: Sequence[int], *, rival: bool
) -> Content:
    """Return the line of a hand, or of all; the more of two players' points stands out."""
    scores = [hand.score, *([hand.rival] if rival else []), hand.par]
    line = _row(name, label, [_UNKNOWN if each is None else f"{each:,}" for each in scores], widths)
    end = label + _GAP + widths[0]
    ahead = hand.rival is None or hand.score >= hand.rival
    line = line.stylize("bold $role-player" if ahead else "$role-player", label, end)
    if rival:
        ahead = hand.rival is not None and hand.rival >= hand.score
        style = "bold $role-rival" if ahead else "$role-rival"
        line = line.stylize(style, end, end + _GAP + widths[1])
    return line


def _row(name: str, label: int, figures: Sequence[str], widths: Sequence[int]) -> Content:
    """Return a line of the table, the figures at the right of their columns."""
    cells = (f"{each:>{_GAP + width}}" for each, width in zip(figures, widths, strict=True))
    return Content(f"{fitted(name, label):<{label}}{''.join(cells)}")
