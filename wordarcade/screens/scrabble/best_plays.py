"""The best plays of a turn in a replay, each of which can be seen on the board."""

from collections.abc import Callable
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.support.wording import share_text
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone

_LINES_OF_REPLAY: Final = 3
_SIGN: Final = 2
_SCORE: Final = 5
_LEAVE: Final = 9
_EQUITY: Final = 7
_WIN: Final = 5
_SHORTEST_MOVE: Final = 11
"""Columns of the parts of a line; where there is no room for a move, the win probability goes
first, then the leave, then the equity."""

_MADE: Final = "✓"
_SIGNS: Final = f"↑↓ look  {_MADE} played"


class BestPlaysScreen(DialogueScreen[int]):
    """Lists the best plays beside the board; dismissed with turns to go on by, 0 for none.

    Args:
        title: what is listed.
        turns: the plays, the best first.
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

    def __init__(
        self, title: str, turns: tuple[BestTurn, ...], preview: Callable[[BestTurn], None]
    ) -> None:
        super().__init__()
        self._preview = preview
        self._turns = turns
        self._has_chances = any(turn.win is not None for turn in turns)
        self._heads = Static(id="heads")
        self._list = LongList("")
        self._signs = Static(Content(_SIGNS), id="signs")
        self._beside = BesideBoard(
            title, self._heads, self._list, self._signs, lines=_LINES_OF_REPLAY
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def on_mount(self) -> None:
        """List the plays, and show the best."""
        self._list.show(len(self._turns), self._line)
        self.call_after_refresh(self._show_heads)

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self._beside.follow(self.app.size)
        self.call_after_refresh(self._show_heads)

    def _show_heads(self) -> None:
        """Name the columns, in the room that there is."""
        heads = self._columns("", "move", "score", keeps="keeps", equity="equity", win="win")
        self._heads.update(Content(" ") + heads)

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the play on the board."""
        self._preview(self._turns[event.number])

    def _line(self, number: int) -> Content:
        turn = self._turns[number]
        sign = Tone.BEST.glyph if number == 0 else ""
        sign = f"{sign}{_MADE}" if turn.made else sign
        score = "–" if turn.score is None else str(turn.score)
        line = self._columns(
            sign,
            turn.text,
            score,
            keeps=turn.leave,
            equity=f"{turn.equity:.1f}",
            win="" if turn.win is None else share_text(turn.win),
        )
        return line.stylize("$role-player") if turn.made else line

    def _columns(
        self, sign: str, move: str, score: str, *, keeps: str, equity: str, win: str
    ) -> Content:
        """Return a line; the move takes the room that the other columns leave."""
        room = self._list.size.width - 1 - _SIGN - _SCORE
        figures = [Content(score.rjust(_SCORE))]
        if room - _EQUITY >= _SHORTEST_MOVE:
            room -= _EQUITY
            if room - _LEAVE >= _SHORTEST_MOVE:
                room -= _LEAVE
                figures.append(Content.styled(keeps.rjust(_LEAVE), "$role-soft"))
            figures.append(Content(equity.replace("-", "−").rjust(_EQUITY)))
            if self._has_chances and room - _WIN >= _SHORTEST_MOVE:
                room -= _WIN
                figures.append(Content.styled(win.rjust(_WIN), "$role-soft"))
        what = Content.styled(move, "bold").truncate(room, ellipsis=True, pad=True)
        first = Content.styled(sign.ljust(_SIGN), "bold $role-focus")
        return Content("").join([first, what, *figures])
