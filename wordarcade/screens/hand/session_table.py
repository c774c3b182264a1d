"""A table of the hands of a game, with totals."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from wordarcade.games.hand.standing import HandStanding, pars, rival_total
from wordarcade.support.wording import count, percentage
from wordarcade.widgets.long_list import LongList

_COLUMN = 8
_UNKNOWN = "…"


class SessionTable(Vertical):
    """A line a hand: the player's score, par, and the opponent's score; one is marked.

    Args:
        rival: the opponent's name; empty without one.
    """

    DEFAULT_CSS = """
    SessionTable > Static {
        height: auto;
    }
    """

    class Marked(Message):
        """The review of another hand is wanted.

        Attributes:
            number: which hand, 0-based.
        """

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, rival: str) -> None:
        super().__init__()
        self._rival = rival
        self._hands: Sequence[HandStanding] = ()
        self._figures = Static()
        self._list = LongList("no hand played")

    def compose(self) -> ComposeResult:
        """The totals above the hands."""
        yield self._figures
        yield self._list

    @property
    def marked(self) -> int:
        """The marked hand, 0-based."""
        return self._list.marked or 0

    def begin(self, hands: Sequence[HandStanding]) -> None:
        """Show hands, and mark the last."""
        self.update(hands)
        self._list.show(len(hands), self._line)
        self._list.marked = len(hands) - 1

    def update(self, hands: Sequence[HandStanding]) -> None:
        """Update the table with the current studies."""
        self._hands = hands
        self._figures.update(Content("\n").join(self._totals()))
        self._list.refresh()

    def _totals(self) -> list[Content]:
        score = sum(hand.score for hand in self._hands)
        known = pars(self._hands)
        possible = "" if known is None else f" of {sum(known):,} · {percentage(score, sum(known))}"
        lines = [Content.assemble((count(score, "point"), "bold"), (possible, "$foreground-muted"))]
        theirs = rival_total(self._hands)
        if self._rival and theirs is not None:
            lines.append(Content.styled(f"{self._rival} {theirs:,} · {_lead(score, theirs)}", ""))
        head = f"  {'hand':<4}{'you':>{_COLUMN}}{'par':>{_COLUMN}}"
        theirs_head = f"{self._rival.split()[0]:>{_COLUMN}}" if self._rival else ""
        return [*lines, Content(""), Content.styled(head + theirs_head, "$foreground-muted")]

    def _line(self, number: int) -> Content:
        hand = self._hands[number]
        figures = [hand.par, *([hand.rival] if self._rival else [])]
        return Content.assemble(
            f" {number + 1:<4}",
            (f"{hand.score:>{_COLUMN},}", "bold"),
            *(
                (f"{_UNKNOWN if each is None else format(each, ','):>{_COLUMN}}", "$foreground")
                for each in figures
            ),
        )

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Post the marked hand."""
        event.stop()
        self.post_message(self.Marked(event.number))


def _lead(score: int, theirs: int) -> str:
    if score == theirs:
        return "level"
    return f"you {'lead' if score > theirs else 'trail'} by {abs(score - theirs):,}"
