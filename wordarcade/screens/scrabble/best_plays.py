"""The best plays of a turn in a replay, each of which can be seen on the board."""

from collections.abc import Callable
from enum import Enum, auto
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.geometry import Region
from textual.widgets import Static

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.screens.scrabble.best_play_lines import HIGHEST, MADE, BestPlayLines
from wordarcade.screens.scrabble.position_keys import SIMULATE
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone

_GO_DEEPER: Final = "answer('DEEPER')"
_LOOK: Final = "↑↓ look  "
_SIGNS: Final = f"{_LOOK}{Tone.BEST.glyph} best  {MADE} played"


class Onward(Enum):
    """What comes after the list."""

    REPLAY = auto()
    BEFORE = auto()
    """The plays of the turn before."""
    AFTER = auto()
    """The plays of the next turn."""
    NOTE = auto()
    """A note on this turn."""
    DEEPER = auto()
    """The plays of this turn, simulated or solved in the editor."""


class BestPlaysScreen(DialogueScreen[Onward]):
    """Lists the best plays beside the board.

    Args:
        title: what is listed.
        turns: the plays, the best first.
        preview: shows one of them on the board.
        why: why the play that scores most is not the best, in a sentence; empty if it is.
        held: that chances count what the opponent kept, in a sentence; empty where they do not.
        place: returns where the list lies on the screen.
        notable: whether the player can make a note on the turn.
        deeper: what F5 does with the plays, as the key is named; empty if it does nothing.
    """

    AUTO_FOCUS = "LongList"
    NO_WORD = "This move makes no word."

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "answer('BEFORE')", "Previous turn", priority=True, id="best-plays.back"),
        Binding("right", "answer('AFTER')", "Next turn", priority=True, id="best-plays.forward"),
        Binding("f5", _GO_DEEPER, SIMULATE, id="position.simulate"),
        Binding("escape,b", "answer('REPLAY')", "Back", id="best-plays.leave"),
        Binding("number_sign", "answer('NOTE')", "Note", key_display="#", id="best-plays.note"),
        # The app's own keys end at a modal screen.
        Binding("ctrl+p", "app.command_palette", "More", show=False, id="app.palette"),
    ]

    DEFAULT_CSS = """
    BestPlaysScreen {
        background: $role-ground 0%;
        BesideBoard Panel { height: 100%; padding: 0 1; }
        BesideBoard Panel > * { margin-bottom: 0; }
        #heads, #signs { height: 1; color: $role-muted; }
        #held { color: $role-muted; }
    }
    """

    def __init__(
        self,
        title: str,
        turns: tuple[BestTurn, ...],
        preview: Callable[[BestTurn], None],
        *,
        why: str = "",
        held: str = "",
        place: Callable[[], Region],
        notable: bool = False,
        deeper: str = "",
    ) -> None:
        super().__init__()
        self._notable = notable
        self._deeper = deeper
        self._preview = preview
        self._turns = turns
        self._plays = BestPlayLines(turns)
        self._heads = Static(id="heads")
        self._list = LongList("")
        self._why = Static(Content(f"{HIGHEST} {why}" if why else ""), id="why")
        self._why.display = bool(why)
        self._held = Static(Content(held), id="held")
        self._held.display = bool(held)
        self._signs = Static(id="signs")
        self._beside = BesideBoard(
            title, self._heads, self._list, self._why, self._held, self._signs, place=place
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def on_mount(self) -> None:
        """List the plays, and show the best."""
        plays, room = self._plays, self._list
        room.show(len(self._turns), lambda at: plays.line(at, room.room), rules=plays.rules)
        self.call_after_refresh(self._show_heads)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a note where one can be kept, and to simulate or solve where that is possible."""
        if parameters == (Onward.NOTE.name,):
            return self._notable
        if parameters == (Onward.DEEPER.name,):
            return bool(self._deeper)
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; F5 says whether it simulates or solves."""
        return relabelled(super().active_bindings, {_GO_DEEPER: self._deeper})

    def action_answer(self, onward: str) -> None:
        """Close, and go on as one wishes, by its name."""
        self.dismiss(Onward[onward])

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self.call_after_refresh(self._follow)

    def _follow(self) -> None:
        self._beside.follow(self.app.size)
        self.call_after_refresh(self._show_heads)

    def _show_heads(self) -> None:
        """Name the columns and say what signs mean, in the room that there is.

        Those among the plays come before the key that goes through them.
        """
        self._heads.update(self._plays.heads(self._list.room))
        among = [each for each in self._plays.meanings if not each.startswith(HIGHEST)]
        told = "  ".join([_SIGNS, *among])
        fits = len(told) <= self._list.size.width
        self._signs.update(Content(told if fits else told.removeprefix(_LOOK)))

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the play on the board."""
        if event.number is None:
            return
        turn = self._turns[event.number]
        self._preview(turn)
        self.chosen_word = turn.text.rpartition(" ")[2] if turn.laid else ""
