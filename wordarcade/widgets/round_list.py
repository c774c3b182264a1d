"""The unfinished rounds, one a line."""

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.reactive import reactive
from textual.widgets import Static

from wordarcade.clock import Clock
from wordarcade.store.records import RoundHeader
from wordarcade.widgets.round_row import RoundRow


class RoundList(Vertical):
    """A heading and a row for each round; nothing at all when there is none.

    Args:
        rounds: the rounds, in the order to be shown.
        titles: the titles of the games, by name.
        clock: tells how long ago a round was played.
    """

    DEFAULT_CSS = """
    RoundList {
        height: auto;
        align-horizontal: center;
        & > * {
            width: 78;
            max-width: 100%;
        }
        & > Static {
            padding: 0 1;
            color: $text-muted;
        }
        & > RoundRow:last-child {
            margin-bottom: 1;
        }
    }
    """

    rounds: reactive[Sequence[RoundHeader]] = reactive[Sequence[RoundHeader]]((), recompose=True)

    def __init__(
        self, rounds: Sequence[RoundHeader], titles: Mapping[str, str], clock: Clock
    ) -> None:
        super().__init__()
        self._titles = titles
        self._clock = clock
        self.set_reactive(RoundList.rounds, rounds)

    def compose(self) -> ComposeResult:
        """The heading and the rows."""
        if self.rounds:
            yield Static("Continue")
        now = self._clock.now()
        for header in self.rounds:
            yield RoundRow(header, self._titles[header.game], now)
