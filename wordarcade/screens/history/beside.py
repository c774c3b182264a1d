"""The marked game of the history and its neighbours, beside the list."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.duel.played import PlayedRound
from wordarcade.games.late_ratings import may_be_rated
from wordarcade.games.rating import UNKNOWN
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.panel import Panel
from wordarcade.screens.history.helped import Helped
from wordarcade.screens.history.rated import rating_of
from wordarcade.services import DamagedGame, GameHeader, ListedGame
from wordarcade.support.wording import clock_text, count, printable
from wordarcade.widgets.ago import ago
from wordarcade.widgets.bar_chart import Bar, BarChart

NEIGHBOURS: Final = 17
"""Games whose ratings are compared."""

_LABEL: Final = 9

_NO_RATING: Final = "none: several people, or ended early"
"""Why a game has no rating, in the room of a fact."""

_LARGE: Final = 3
"""The most characters of a figure in large digits, beside which the result has room."""


class BesideHistory(Vertical):
    """The rating of the marked game or the points of a duel, its facts, and the ratings around."""

    SCOPED_CSS = False

    DEFAULT_CSS = """
    BesideHistory {
        display: none;
        width: 56;
        height: 100%;
        margin-left: 3;
        #marked-game { height: 15; padding: 1 2; }
        #marked-game Horizontal { height: 5; }
        #marked-game BigNumber { margin-right: 2; }
        #marked-game Horizontal Static { width: 1fr; }
        #neighbours { height: 1fr; max-height: 20; padding: 1 2; margin-top: 1; }
    }
    .-very-wide.-high BesideHistory, .-very-wide.-very-high BesideHistory { display: block; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._number = BigNumber(role="focus", lines=4)
        self._result = Static()
        self._facts = Static()
        self._game = Panel(
            "", Horizontal(self._number, self._result), self._facts, id="marked-game"
        )
        self._chart = BarChart()
        self._around = Panel("", self._chart, id="neighbours")

    def compose(self) -> ComposeResult:
        """The game above the chart."""
        yield self._game
        yield self._around

    def show(
        self,
        game: ListedGame | None,
        title: str,
        now: datetime,
        around: Sequence[GameHeader],
        duel: PlayedRound | None = None,
    ) -> None:
        """Show a game.

        Args:
            game: the game; None for none.
            title: the name of what was played.
            now: the present moment (aware).
            around: the games around it in the list, the oldest first; of those of the same game the
                ratings are compared.
            duel: the round of a duel that it stands for, if it does.
        """
        self._game.title = title
        self._number.text = ""
        if game is None or isinstance(game, DamagedGame):
            self._result.update("" if game is None else Content(f"damaged: {game.reason}"))
            self._facts.update("")
        else:
            self._show_game(game, now, duel)
        alike = [each for each in around if game is not None and each.game == game.game]
        bars = [
            Bar(rated.value, now=game is not None and each.id == game.id)
            for each in alike
            if (rated := rating_of(each)) is not None
        ]
        self._chart.bars = tuple(bars)
        self._around.title = f"{title}: ratings"
        self._around.display = len(bars) > 1
        self._around.fact = f"{count(len(bars), 'game')}, ▾ this one"

    def _show_game(self, game: GameHeader, now: datetime, duel: PlayedRound | None) -> None:
        rating, helped = rating_of(game), Helped.of(game.summary)
        figure = UNKNOWN if rating is None else rating.brief
        stars = "" if rating is None else rating.starred
        elapsed_ms = game.elapsed_ms
        if duel is not None:  # the winner's points first, as the result has them
            figure, elapsed_ms = f"{max(duel.points)}–{min(duel.points)}", duel.elapsed_ms
        self._number.lines = 4 if len(figure) <= _LARGE else 3
        self._number.text = figure
        self._number.role = "focus" if helped.stars else "hint"
        summary = game.summary or {}
        self._result.update(
            Content.assemble((stars, "$role-focus"), "\n\n", (printable(game.caption), "bold"))
        )
        facts = [("played", ago(game.updated, now) if game.updated else "long ago")]
        if game.started is not None:
            begun = game.started.astimezone(now.tzinfo)
            facts.append(("begun", f"{begun:%a} {begun.day} {begun:%b %Y, %H:%M}"))
        facts.append(("time", clock_text(elapsed_ms)))
        facts.append(("lexicon", printable(game.lexicon.name)))
        if helped.hints:
            facts.append(("hints", f"{helped.counted}: sets no record"))
            own = summary.get("rated_turns")
            if rating is not None and isinstance(own, int):
                facts.append(("rating", f"of the {count(own, 'turn')} without"))
        if rating is None and duel is None and not may_be_rated(summary):
            facts.append(("rating", _NO_RATING))
        self._facts.update(
            Content("\n").join(
                Content.assemble((name.ljust(_LABEL), "$role-muted"), value)
                for name, value in facts
            )
        )
