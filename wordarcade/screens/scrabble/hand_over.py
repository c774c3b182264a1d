"""What lies between the turns of two people at one keyboard: each rack is its player's secret."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.scrabble.panel import standings
from wordarcade.screens.scrabble.stage import Stage
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.sheet import Sheet


class HandOverScreen(ArcadeScreen[bool]):
    """Covers everything until the next player is there.

    Dismissed with True to play on, False to leave.

    Args:
        name: whose turn it is.
        last: what has been played before, in a sentence, or nothing.
        scores: how the game stands, in a line.
    """

    HELP_PAGE = "scrabble"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss(True)", "Show the rack", id="hand-over.go-on"),
        Binding("escape", "dismiss(False)", "Home", id="hand-over.home"),
    ]

    DEFAULT_CSS = """
    HandOverScreen {
        align: center middle;
        Sheet {
            width: auto;
            padding: 1 4;
        }
        Static {
            width: auto;
            text-align: center;
        }
    }
    """

    def __init__(self, name: str, last: str, scores: str) -> None:
        super().__init__()
        lines = [
            Content.assemble((name, "bold $primary"), (", it is your turn.", "bold")),
            *([Content(""), Content(last)] if last else []),
            Content.styled(f"\n{scores}", "$foreground-muted"),
            Content("\nNobody else looking? Enter, or a click, shows your rack."),
        ]
        self._sheet = Sheet(Static(Content("\n").join(lines)))

    def compose(self) -> ComposeResult:
        """Whose turn it is, and how the game stands."""
        yield self._sheet
        yield GameFooter()

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
        """Let the person to move sit down, covering everything meanwhile if that is wished."""
        session = self._session
        if not session.hands_over:
            self._sit_down(there=True)
            return
        session.seats.stand_up()
        self._stage.show_game()
        last = session.news[-1] if session.news else ""
        screen = HandOverScreen(session.name_to_move, last, standings(session.state))
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
