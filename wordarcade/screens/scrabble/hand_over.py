"""What lies between the turns of two people at one keyboard: each rack is its player's secret."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.scrabble.beside_board import BesideBoard
from wordarcade.screens.scrabble.stage import Stage
from wordarcade.support.wording import printable
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.name_tiles import NameTiles


class HandOverScreen(DialogueScreen[bool]):
    """Asks for the next player; board and scores stay, racks lie face down, the clock waits.

    Is dismissed with whether the game goes on; else it is left.

    Args:
        name: whose turn it is.
        before: who looked at a rack before, or an empty string.
        last: what has been played before, in a sentence, or an empty string.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(True)", "Show the rack", id="hand-over.go-on"),
        Binding("escape", "dismiss(False)", "Home", id="hand-over.home"),
    ]

    DEFAULT_CSS = """
    HandOverScreen {
        background: $role-ground 0%;
        Static {
            text-align: center;
        }
        #here {
            background: $role-selected;
            color: $role-selected-ink;
            text-style: bold;
            height: 1;
        }
        #here:ansi {
            text-style: bold reverse;
        }
        #last {
            color: $role-muted;
        }
    }
    """

    def __init__(self, name: str, before: str, last: str) -> None:
        name = printable(name)
        away = f"{printable(before)}, look away. " if before else ""
        clock = "Everything waits until you say you are there."
        super().__init__()
        self._beside = BesideBoard(
            f"Over to {name}",
            NameTiles(name),
            Static(Content(f"{away}{name}'s letters are face down.")),
            Static(Content(clock), classes="muted"),
            Static(Content(f"enter  I am {name}"), id="here"),
            *([Static(Content(last), id="last")] if last else []),
        )

    def compose(self) -> ComposeResult:
        """The panel, and its keys."""
        yield self._beside
        yield GameFooter()

    def on_resize(self) -> None:
        """Stay where the panels are."""
        self._beside.follow(self.app.size)

    def on_click(self) -> None:
        """Show the rack."""
        self.dismiss(True)


class HandOver:
    """Lets one person after the other sit down at the keyboard.

    Args:
        session: the game in play.
        stage: its screen.
    """

    def __init__(self, session: ScrabbleSession, stage: Stage) -> None:
        self._session: Final = session
        self._stage: Final = stage

    def begin(self) -> None:
        """Let the person to move sit down, hiding both racks meanwhile if that is wished."""
        session = self._session
        if not session.hands_over:
            self._sit_down(there=True)
            return
        viewer = session.seats.viewer
        before = "" if viewer is None else session.state.config.players[viewer].name
        session.seats.stand_up()
        self._stage.show_game()
        last = session.news[-1] if session.news else ""
        screen = HandOverScreen(session.name_to_move, before, last)
        self._stage.when_in_view(
            lambda: self._stage.show_above(screen, lambda there: self._sit_down(there=bool(there)))
        )

    def _sit_down(self, *, there: bool) -> None:
        """Show the rack of the person to move, or leave."""
        if there:
            self._session.sit_down()
            self._stage.show_game()
        else:
            self._stage.leave()
