"""The end of a game of several hands: who won, and its hands in a table."""

from collections.abc import Sequence
from typing import Final

from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.hand.helped import Helped
from wordarcade.games.hand.outcome import outcome
from wordarcade.games.hand.sentences import spaced
from wordarcade.games.hand.standing import HandStanding, pars, rival_total
from wordarcade.looks.panel import Panel
from wordarcade.screens.hand.summary import stars
from wordarcade.support.wording import count, fitted, percentage
from wordarcade.widgets.golden_line import GoldenLine

_HAND: Final = "hand"
_GAME: Final = "game"
_YOU: Final = "you"
_BEST: Final = "best"
_GAP: Final = 3
"""Columns between two figures."""
_FIGURE: Final = 6
"""Columns of a figure, at least."""
_AROUND: Final = 8
"""Columns beside the table."""
_UNKNOWN: Final = "…"


class GameOverview(Vertical):
    """A headline, the game's points beside the best, and a line for each hand.

    Args:
        rival: the opponent's title; empty without one.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    GameOverview {
        height: 1fr;
        #headline { height: 1; padding: 0 1; text-style: bold; }
        #worth { height: 1; padding: 0 1; margin-bottom: 1; }
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
        self._headline = Static(id="headline")
        self._worth = Static(id="worth")
        self._head, self._each, self._all = Static(id="head"), Static(id="each"), Static(id="all")
        self.rows = VerticalScroll(self._each)

    def compose(self) -> ComposeResult:
        """The headline above the table."""
        yield self._gold
        yield self._headline
        yield self._worth
        table = (self._head, self.rows, self._all)
        yield Panel("Hands", *table, fact="← hand by hand", id="hands")

    def show(self, hands: Sequence[HandStanding], letters: Sequence[str], hints: int) -> None:
        """Show a game.

        Args:
            hands: its hands, as far as they are known.
            letters: of each of them.
            hints: how many were taken in all; with any, no gold and no stars.
        """
        score, known, theirs = sum(hand.score for hand in hands), pars(hands), rival_total(hands)
        told = f"{count(score, 'point')} in {count(len(hands), 'hand')}."
        won = False
        if self._rival and theirs is not None:
            told, won = outcome(score, theirs, self._rival), score > theirs
        golden = won and not hints
        self._gold.show(told if golden else "")
        self._headline.display = not golden
        self._headline.update(Content(told))
        worth = Content("")
        if known is not None and (best := sum(known)):
            worth = Content.assemble(
                f"{score:,} of {best:,} ({percentage(score, best)})",
                stars(score, known, Helped(hints)),
            )
        self._worth.update(worth)
        self._table(hands, letters)

    def _table(self, hands: Sequence[HandStanding], letters: Sequence[str]) -> None:
        names = [_YOU, *([self._rival] if self._rival else []), _BEST]
        widths = [max(_FIGURE, len(name)) for name in names]
        room = self.app.size.width - sum(widths) - _GAP * len(widths) - _AROUND
        labels = [f"{number:>4}  {spaced(each)}" for number, each in enumerate(letters, start=1)]
        label = max(min(room, max(map(len, labels))), len(_HAND))
        self._head.update(_row(_HAND, label, names, widths).stylize("$role-muted"))
        lines = (
            _scored(each, label, hand, widths, rival=bool(self._rival))
            for hand, each in zip(hands, labels, strict=True)
        )
        self._each.update(Content("\n").join(lines))
        score, known = sum(hand.score for hand in hands), pars(hands)
        best = None if known is None else sum(known)
        whole = HandStanding(0, (), score, best, rival_total(hands))
        self._all.update(_scored(_GAME, label, whole, widths, rival=bool(self._rival)))


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
