"""The screen of a puzzle of hangman: press the letter that wins for certain."""

from typing import Final

from wordarcade.games.puzzles.hangman import HangmanProblem
from wordarcade.games.puzzles.session import PuzzleSession
from wordarcade.games.routes import PuzzleRoute
from wordarcade.screens.play_frame import ROW_BELOW
from wordarcade.screens.puzzles.screen import PuzzleScreen
from wordarcade.screens.puzzles.side import PuzzleSide
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.hangman_field import HangmanField
from wordarcade.widgets.hangman_scene import Scene


class LetterArea:
    """Gallows, word and keys; a key is an answer.

    Attributes:
        playfield: the three.
        entry_line: says what to do.
    """

    clears: Final = ""

    def __init__(self, screen: "HangmanPuzzleScreen") -> None:
        self.playfield: Final = HangmanField(id="playfield")
        self.entry_line: Final = EntryLine()
        self._screen: Final = screen

    def type_letter(self, letter: str) -> None:
        """Answer with a letter."""
        self._screen.take_answer(letter)

    def erase(self) -> None:
        """Do nothing: nothing waits to be sent."""

    def submit(self) -> None:
        """Say what to do."""
        self._screen.message_line.show("Press the letter itself.")

    def clear(self) -> bool:
        """Return that there was nothing to drop."""
        return False

    def cover(self, covered: bool) -> None:
        """Do nothing: a puzzle has no pauses."""


class HangmanPuzzleScreen(PuzzleScreen):
    """Finds the letter that wins, however the host answers.

    Args:
        services: the app's services.
        session: the puzzle.
        route: what led here.
    """

    AUTO_FOCUS = None

    DEFAULT_CSS = (
        ROW_BELOW.format(screen="HangmanPuzzleScreen")
        + """
    HangmanPuzzleScreen {
        /* The keys need the row that other games leave free. */
        &.-middle #play { padding-top: 0; }
        &.-narrow #side { display: none; }
    }
    """
    )

    def __init__(self, services: Services, session: PuzzleSession, route: PuzzleRoute) -> None:
        problem = session.problem
        assert isinstance(problem, HangmanProblem)  # noqa: S101 - the kind of puzzle says so
        self._problem = problem
        super().__init__(services, session, route, LetterArea(self), PuzzleSide(session))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no key to send a letter with: the letter is enough."""
        return action != "submit" and super().check_action(action, parameters)

    def show_puzzle(self) -> None:
        """Show the round; once it is over, the letter."""
        self.side.show()
        problem, over = self._problem, self.session.over
        words = len(problem.best.words)
        note = f"{count(words, 'word')} fit" if self.session.hints or over else ""
        self.area.playfield.scene = Scene(
            pattern=problem.state.pattern,
            used=problem.state.used,
            wrong=len(problem.state.missed),
            allowed=problem.allowed,
            note=note,
            hint=problem.best.letter if over else "",
        )
        self.area.entry_line.entry = (
            self.ending if over else Entry(remark="press the letter that wins")
        )

    def on_hangman_field_letter_picked(self, event: HangmanField.LetterPicked) -> None:
        """Answer with the letter that was clicked."""
        self.action_type_letter(event.letter)
