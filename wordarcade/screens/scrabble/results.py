"""What came of a game, and what could have been."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.scrabble.notation.gcg_writer import gcg_of
from wordarcade.engine.scrabble.sentences import farewell
from wordarcade.games.scrabble.lessons import lessons
from wordarcade.games.scrabble.record import title
from wordarcade.games.scrabble.session import ReviewedTurn, ScrabbleSession
from wordarcade.games.scrabble.share import share
from wordarcade.games.sharing import Share
from wordarcade.lexicon.errors import LexiconError
from wordarcade.screens.background import report_for
from wordarcade.screens.new_file import free_path, write_new
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.screens.scrabble.figures import figures
from wordarcade.screens.scrabble.game_course import course_of_game
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.sheet_lines import sheet_lines
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import clock_text, share_text
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class ScrabbleResultsScreen(ResultsScreen):
    """Who has won, all figures, the whole score sheet, and the turns to learn from.

    Where there is room the board is shown as it was at the end.

    Args:
        session: the game, over.
        same: makes a screen for a new game with the same tiles.
    """

    HELP_PAGE = "scrabble"
    AUTO_FOCUS = None
    VERTICAL_BREAKPOINTS = [(0, "-low"), (40, "-tall")]  # noqa: RUF012 - as Textual declares it

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "another", "New game", id="results.new"),
        Binding("s", "same_again", "Same tiles", id="results.same"),
        Binding("r", "replay", "Replay", id="results.replay"),
        Binding("g", "export", "Export", id="results.export"),
        Binding("escape", "home", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    ScrabbleResultsScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        #figures {
            width: 1fr;
            padding: 1 1 0 2;
        }
        #figures > Static {
            margin-bottom: 1;
        }
        ScrabbleBoard {
            display: none;
            min-height: 16;
        }
        &.-tall ScrabbleBoard {
            display: block;
        }
        ScoreSheet {
            width: 32;
            padding: 1 1 0 1;
        }
        &.-wide ScoreSheet {
            width: 50;
        }
        &.-very-wide ScoreSheet {
            width: 70;
        }
        &.-narrow {
            #table {
                layout: vertical;
            }
            #figures {
                height: auto;
                max-height: 70%;
                padding: 0 1;
            }
            ScoreSheet {
                width: 100%;
                padding: 0 1;
            }
        }
    }
    """

    @dataclass
    class Reviewed(Message):
        """The turns have been set against the best ones."""

        turns: tuple[ReviewedTurn, ...]

    @dataclass
    class Progressed(Message):
        """Part of the turns have been reviewed: the share, from 0 to 1."""

        share: float

    @dataclass
    class Failed(Message):
        """The turns cannot be reviewed; one sentence why."""

        reason: str

    def __init__(self, session: ScrabbleSession, same: Callable[[], Screen[Any]]) -> None:
        super().__init__(session.another, same)
        self._session = session
        self._state = state = session.state
        self._turns: tuple[ReviewedTurn, ...] = ()
        self._top_line = TopLine()
        self._lessons = Static()
        self._board = ScrabbleBoard(state.config.layout, state.config.distribution)
        self._sheet = ScoreSheet([player.name for player in state.config.players])

    def compose(self) -> ComposeResult:
        """The figures above the lessons, and beside them the sheet."""
        ending, winners = farewell(self._state)
        yield self._top_line
        yield Container(
            VerticalScroll(
                Static(Content.assemble((winners, "bold"), (f"\n{ending}", "$foreground-muted"))),
                Static(figures(self._state)),
                self._lessons,
                self._board,
                id="figures",
                can_focus=False,
            ),
            self._sheet,
            id="table",
        )
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show what is known at once, and review the turns."""
        self._top_line.title = title(self._state.config)
        self._top_line.facts = (self._state.lexicon.name, clock_text(self._session.elapsed_ms))
        self._sheet.lines = sheet_lines(self._state.sheet, over=True)
        self._board.board = self._state.board
        self._tell_progress(0)
        self._review()

    # The review

    def _tell_progress(self, share: float) -> None:
        self._lessons.update(Tone.PLAIN.mark(f"Going through the turns: {share_text(share)}"))

    @work(thread=True)
    def _review(self) -> None:
        def tell(share: float) -> None:
            self.post_message(self.Progressed(share))

        try:
            turns = self._session.review(report_for(get_current_worker(), tell))
        except Cancelled:
            return
        except LexiconError as error:
            self.post_message(self.Failed(str(error)))
            return
        self.post_message(self.Reviewed(turns))

    def on_scrabble_results_screen_progressed(self, event: Progressed) -> None:
        """Show how far it is."""
        self._tell_progress(event.share)

    def on_scrabble_results_screen_reviewed(self, event: Reviewed) -> None:
        """Show what there is to learn."""
        self._turns = event.turns
        told = lessons(event.turns)
        lines = [Tone.NOTICE.mark(lesson) for lesson in told]
        nothing = Tone.BEST.mark("No turn cost a point.")
        self._lessons.update(Content("\n").join(lines or [nothing]))

    def on_scrabble_results_screen_failed(self, event: Failed) -> None:
        """Say why nothing can be learned."""
        self._lessons.update(Tone.REFUSED.mark(event.reason))

    # Ways on

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        return share(self._state, self._turns)

    def action_replay(self) -> None:
        """Go through the game turn by turn."""
        self.show_above(ReplayScreen(course_of_game(self._state)))

    def action_export(self) -> None:
        """Write the game to a file."""
        self.write_file(
            "Write the game to a GCG file.",
            free_path(Path.cwd(), "scrabble", ".gcg"),
            lambda path: write_new(path, gcg_of(self._state).to_bytes()),
            "the game",
        )
