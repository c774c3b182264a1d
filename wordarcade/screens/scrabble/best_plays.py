"""The best plays of a turn in a replay, each of which can be seen on the board."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.games.scrabble.bots import BestTurn
from wordarcade.lexicon.errors import LexiconError
from wordarcade.screens.background import report_for
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.support.progress import Cancelled, Report
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone

_LINES_OF_REPLAY: Final = 3
_SIGN: Final = 2
_SCORE: Final = 5
_LEAVE: Final = 9
_EQUITY: Final = 7
_SHORTEST_MOVE: Final = 11
"""Columns of the parts of a line; where there is no room for a move, the leave goes first, then
the equity."""

_MADE: Final = "✓"
_SIGNS: Final = f"↑↓ look  {_MADE} played"


class BestPlaysScreen(DialogueScreen[int]):
    """Lists the best plays beside the board; dismissed with turns to go on by, 0 for none.

    Args:
        title: what is listed.
        find: finds them, called with a report in a thread.
        preview: shows one of them on the board.
    """

    AUTO_FOCUS = "LongList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "dismiss(-1)", "Turn before", priority=True, id="best-plays.back"),
        Binding("right", "dismiss(1)", "Next turn", priority=True, id="best-plays.forward"),
        Binding("escape,b", "dismiss(0)", "Back", id="best-plays.leave"),
    ]

    DEFAULT_CSS = """
    BestPlaysScreen {
        background: $role-ground 0%;
        BesideBoard Panel { height: 100%; padding: 0 1; }
        BesideBoard Panel > * { margin-bottom: 0; }
        #heads, #signs { height: 1; color: $role-muted; }
    }
    """

    @dataclass
    class Found(Message):
        """The plays are known."""

        turns: tuple[BestTurn, ...]

    @dataclass
    class Failed(Message):
        """The plays cannot be looked for; one sentence why."""

        reason: str

    def __init__(
        self,
        title: str,
        find: Callable[[Report], tuple[BestTurn, ...]],
        preview: Callable[[BestTurn], None],
    ) -> None:
        super().__init__()
        self._find = find
        self._preview = preview
        self._turns: tuple[BestTurn, ...] = ()
        self._heads = Static(id="heads")
        self._list = LongList("Looking for the best plays …")
        self._signs = Static(Content(_SIGNS), id="signs")
        self._beside = BesideBoard(
            title, self._heads, self._list, self._signs, lines=_LINES_OF_REPLAY
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def on_mount(self) -> None:
        """Look for the plays."""
        self._look()

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self._beside.follow(self.app.size)

    @work(thread=True)
    def _look(self) -> None:
        try:
            turns = self._find(report_for(get_current_worker()))
        except Cancelled:
            return
        except LexiconError as error:
            self.post_message(self.Failed(str(error)))
            return
        self.post_message(self.Found(turns))

    def on_best_plays_screen_found(self, event: Found) -> None:
        """List the plays, and show the best."""
        self._turns = event.turns
        self._heads.update(Content(" ") + self._columns("", "move", "score", "keeps", "equity"))
        self._list.show(len(self._turns), self._line)

    def on_best_plays_screen_failed(self, event: Failed) -> None:
        """Say why there are none."""
        self._signs.update(Tone.REFUSED.mark(event.reason))

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the play on the board."""
        self._preview(self._turns[event.number])

    def _line(self, number: int) -> Content:
        turn = self._turns[number]
        sign = Tone.BEST.glyph if number == 0 else ""
        sign = f"{sign}{_MADE}" if turn.made else sign
        score = "–" if turn.score is None else str(turn.score)
        line = self._columns(sign, turn.text, score, turn.leave, f"{turn.equity:.1f}")
        return line.stylize("$role-player") if turn.made else line

    def _columns(self, sign: str, move: str, score: str, leave: str, equity: str) -> Content:
        """Return a line; the move takes the room that the other columns leave."""
        room = self._list.size.width - 1 - _SIGN - _SCORE
        figures = [Content(score.rjust(_SCORE))]
        if room - _EQUITY >= _SHORTEST_MOVE:
            room -= _EQUITY
            if room - _LEAVE >= _SHORTEST_MOVE:
                room -= _LEAVE
                figures.append(Content.styled(leave.rjust(_LEAVE), "$role-soft"))
            figures.append(Content(equity.replace("-", "−").rjust(_EQUITY)))
        what = Content.styled(move, "bold").truncate(room, ellipsis=True, pad=True)
        first = Content.styled(sign.ljust(_SIGN), "bold $role-focus")
        return Content("").join([first, what, *figures])
