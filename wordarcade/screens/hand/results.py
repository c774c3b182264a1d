"""The results screen of the hand game, after a hand or the game."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.hand.turns import Phase
from wordarcade.games.hand.record import opponent_title, title
from wordarcade.games.hand.session import HandSession
from wordarcade.games.hand.share import share
from wordarcade.games.hand.standing import HandStanding, Studies, standings
from wordarcade.games.routes import HomeRoute, Route
from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.hand.review_board import ReviewBoard
from wordarcade.screens.hand.session_table import SessionTable
from wordarcade.screens.hand.wording import farewell, spaced
from wordarcade.screens.sharing import copy_share
from wordarcade.support.wording import clock_text, count, share_text
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tiles import tiles
from wordarcade.widgets.top_line import TopLine


class HandResultsScreen(ArcadeScreen[bool]):
    """The settled hands, each beside par and best play.

    Shown after each hand, and after the game; dismissed with whether to play the same hands
    again. Studies still in progress are shown when they are ready.

    Args:
        session: the game, with at least one settled hand.
        leave: called before a game that is over is left.
    """

    HELP_PAGE = "hand"
    AUTO_FOCUS = "LongList"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", "Next hand", id="results.go-on"),
        Binding("n", "new_game", "New game", id="results.new"),
        Binding("s", "same_hands", "Same again", id="results.same"),
        Binding("c", "copy_share", "Share", id="results.copy", tooltip="Copy the result"),
        Binding("escape", "step_back", "Back", id="results.home"),
    ]

    DEFAULT_CSS = """
    HandResultsScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        #review {
            width: 1fr;
            padding: 1 1 0 2;
        }
        #letters {
            height: auto;
            margin-bottom: 1;
        }
        SessionTable {
            width: 32;
            padding: 1 1 0 1;
        }
        &.-wide SessionTable {
            width: 40;
        }
        &.-narrow {
            #table {
                layout: vertical;
            }
            SessionTable {
                width: 100%;
                height: 35%;
                padding: 0 1;
            }
        }
    }
    """

    def __init__(
        self,
        session: HandSession,
        leave: Callable[[], None],
    ) -> None:
        super().__init__()
        state = session.state
        self._game = session
        self._state = state
        self._studies = dict(session.studies)
        self._leave = leave
        self._rival = opponent_title(state.config)
        self._letters = Static(id="letters")
        self._review = ReviewBoard()
        self._session = SessionTable(self._rival)
        self._message_line = MessageLine()

    @property
    def _over(self) -> bool:
        return self._state.phase is Phase.OVER

    def compose(self) -> ComposeResult:
        """The review of a hand, and beside it the table of all hands if there are several."""
        top_line = TopLine()
        top_line.title = title(self._state.config)
        top_line.facts = (self._state.lexicon.name, clock_text(self._game.elapsed_ms))
        self._session.display = not self._state.config.single
        yield top_line
        yield Container(
            Vertical(self._letters, self._review, id="review"), self._session, id="table"
        )
        yield self._message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the hand played last."""
        hands = self._hands()
        self._session.begin(hands)
        self._show_hand(hands[-1])
        self._message_line.say(self._sentence(hands[-1]))
        if self._state.config.single:
            self._review.focus()

    def _sentence(self, last: HandStanding) -> str:
        config = self._state.config
        if self._over and not config.single:
            hands = count(len(config.hands), "hand")
            return f"Game over: {count(self._state.score, 'point')} in {hands}."
        return farewell(self._state.attempts[last.attempts[-1]])

    def know(self, studies: Studies) -> None:
        """Show the studies finished meanwhile."""
        self._studies = dict(studies)
        hands = self._hands()
        self._session.update(hands)
        self._show_hand(hands[self._session.marked])

    def wait(self, share: float) -> None:
        """Show the progress of the study, from 0 to 1."""
        self._message_line.show(f"Working out the best play: {share_text(share)}")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the next hand while there is one, and new games after that."""
        if action == "go_on":
            return not self._over
        if action in {"new_game", "same_hands", "copy_share"}:
            return self._over
        return super().check_action(action, parameters)

    def _hands(self) -> tuple[HandStanding, ...]:
        return standings(self._state, self._studies)

    def on_session_table_marked(self, event: SessionTable.Marked) -> None:
        """Show the hand of the marked line."""
        self._show_hand(self._hands()[event.number])

    def _show_hand(self, hand: HandStanding) -> None:
        attempts = [self._state.attempts[place] for place in hand.attempts]
        letters = attempts[0].hand.upper()
        row = tiles(letters)
        if row.cell_length > self.app.size.width // 2:
            row = Content.styled(spaced(letters), "bold")
        self._letters.update(row)
        known = [self._studies[place] for place in hand.attempts if place in self._studies]
        self._review.show(attempts, known if len(known) == len(attempts) else (), self._rival)

    # Ways on

    def action_copy_share(self) -> None:
        """Copy the result of the game."""
        copy_share(self.app, share(self._state, self._hands()), self._message_line)

    def action_go_on(self) -> None:
        """Show the next hand."""
        self.dismiss(False)

    def action_new_game(self) -> None:
        """Play another game."""
        self._open(self._game.another)

    def action_same_hands(self) -> None:
        """Play the same hands again."""
        self.dismiss(True)

    def action_step_back(self) -> None:
        """Show the next hand, or go home after the last."""
        if self._over:
            self._open(HomeRoute())
        else:
            self.dismiss(False)

    def _open(self, opening: Route) -> None:
        self._leave()
        self.open(opening)
