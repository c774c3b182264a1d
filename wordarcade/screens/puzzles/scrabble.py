"""The screen of a puzzle of Scrabble: lay or type the play that scores most."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.events import Paste

from wordarcade.engine.scrabble.draft import slots_of
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.sentences import place_text
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.games.puzzles.scrabble import ScrabbleProblem
from wordarcade.games.puzzles.session import Mark, Outcome, PuzzleSession
from wordarcade.games.routes import PuzzleRoute
from wordarcade.looks.composition import Composition
from wordarcade.screens.puzzles.screen import PuzzleScreen
from wordarcade.screens.puzzles.side import PuzzleSide
from wordarcade.screens.scrabble.area import ScrabbleArea
from wordarcade.screens.scrabble.keys import BOARD_KEYS
from wordarcade.screens.scrabble.opinion import Opinion
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import GameMessage
from wordarcade.widgets.tone import Tone


class ScrabblePuzzleScreen(PuzzleScreen):
    """Finds the play that scores most.

    Args:
        services: the app's services.
        session: the puzzle.
        route: what led here.
    """

    AUTO_FOCUS = None
    BINDINGS: ClassVar[list[BindingType]] = [*BOARD_KEYS]

    DEFAULT_CSS = """
    ScrabblePuzzleScreen {
        /* The board needs the rows that a box would take. */
        EntryLine {
            height: 1 !important;
            border: none !important;
            background: $role-raised !important;
            &.-banner { background: $role-selected !important; padding: 0 1 !important; }
            &.-bright { background: $role-placed !important; }
        }
        #lines { height: 2; }
    }
    """

    def __init__(self, services: Services, session: PuzzleSession, route: PuzzleRoute) -> None:
        problem = session.problem
        assert isinstance(problem, ScrabbleProblem)  # noqa: S101 - the kind of puzzle says so
        self._problem = problem
        side = PuzzleSide(session)
        area = ScrabbleArea(problem.session, self, side)
        super().__init__(services, session, route, area, side)
        self._news = GameMessage()

    def compose(self) -> ComposeResult:
        """The frame: the lines of text below the table are as wide as the screen."""
        yield self.top_line
        yield self.area.playfield
        yield Composition(Vertical(self.area.entry_line, self.message_line), id="lines")
        yield GameFooter()

    def show_puzzle(self) -> None:
        """Show the position, and what hints point to; once it is over, the play."""
        self.side.show()
        area = self.area
        area.show_game()
        best = self._problem.best.place
        if self.session.over:
            area.rack.away = slots_of(rack_tiles(best.tiles), area.laying.rack_order)
            area.board.draft = None
            area.board.board = self._problem.game.board.with_tiles(best)
            laid = [square for square, _ in best.laid]
            area.board.last = frozenset(laid)
            if self.session.outcome is Outcome.SOLVED:
                area.board.land(laid)
            area.entry_line.entry = self.ending
        else:
            squares = (square for hint in self.session.hints_taken for square in hint.marks)
            area.board.hinted = frozenset(squares)

    # What the board asks of its stage

    def action_lay(self, how: str, arguments: tuple[object, ...] = ()) -> None:
        """Do something with the tiles of the rack, or to the cursor.

        Args:
            how: a method of the play area.
            arguments: its arguments.
        """
        if self.playable():
            getattr(self.area, how)(*arguments)

    def show_standing(self, told: Opinion | None) -> None:
        """Say nothing beside the board of the tiles as they lie: the entry line does."""

    def confide(self, text: str, tone: Tone) -> None:
        """Answer the player."""
        self.say(text, tone)

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player; what is said of an entry is forgotten with it."""
        super().say(text, tone)
        if tone is not Tone.REFUSED:
            self._news = self.message_line.message

    def remark(self, text: str, tone: Tone) -> None:
        """Say what is forgotten with the next message."""
        self.message_line.answer(text, tone)

    def forget_remark(self) -> None:
        """Show the last news again once the entry that was refused has changed."""
        if self.message_line.message.tone is Tone.REFUSED:
            self.message_line.show(self._news.text, self._news.tone)

    def submit(self) -> None:
        """Try what is laid or typed."""
        move = self.area.entered()
        if isinstance(move, Place):
            judged = self.take_answer(place_text(move, self._problem.game.board))
            if judged.mark is not Mark.RIGHT:
                self.area.board.refused = judged.mark is Mark.REFUSED
        elif move is not None:
            self.say("A puzzle is one play. Lay its tiles, or type 8D QUIZ.", Tone.REFUSED)

    def on_entry_line_pressed(self, event: EntryLine.Pressed) -> None:
        """Begin to type a move, as a click on a line of text does; go on once it is over."""
        if self.session.over:
            super().on_entry_line_pressed(event)
            return
        event.prevent_default()
        if not self.area.laying.is_entering:
            self.area.type_move()

    def on_paste(self, event: Paste) -> None:
        """Type what is pasted; only a key tries it."""
        event.stop()
        if self.playable():
            self.area.paste(event.text)
