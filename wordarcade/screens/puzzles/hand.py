"""The screen of a puzzle of the hand game: type or pick the word that scores most."""

from typing import ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Paste

from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.games.puzzles.hand import HandProblem
from wordarcade.games.puzzles.session import Mark, PuzzleSession
from wordarcade.games.routes import PuzzleRoute
from wordarcade.screens.grid.pasting import words_in
from wordarcade.screens.hand.rack_area import RackArea
from wordarcade.screens.play_frame import ROW_BELOW
from wordarcade.screens.puzzles.screen import PuzzleScreen
from wordarcade.screens.puzzles.side import PuzzleSide
from wordarcade.services import Services
from wordarcade.widgets.entry_line import Entry

_ADVICE: Final = Entry(remark="^s shuffles, ^a sorts")


class HandPuzzleScreen(PuzzleScreen):
    """Finds the word of a hand that scores most.

    Args:
        services: the app's services.
        session: the puzzle.
        route: what led here.
    """

    AUTO_FOCUS = "TileRack"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("asterisk", f"type_letter('{WILDCARD}')", show=False),
        Binding("ctrl+s", "shuffle", "Shuffle", show=False, id="hand.shuffle"),
        Binding("ctrl+a,f6", "sort", "Sort", show=False, id="hand.sort"),
    ]

    DEFAULT_CSS = ROW_BELOW.format(screen="HandPuzzleScreen")

    def __init__(self, services: Services, session: PuzzleSession, route: PuzzleRoute) -> None:
        problem = session.problem
        assert isinstance(problem, HandProblem)  # noqa: S101 - the kind of puzzle says so
        self._problem = problem
        area = RackArea(problem.session, self._submit, free=_ADVICE)
        super().__init__(services, session, route, area, PuzzleSide(session))

    def on_mount(self) -> None:
        """Deal the letters."""
        self.area.lay_out()

    def show_puzzle(self) -> None:
        """Show how it stands; once it is over, the word on the rack."""
        self.side.show()
        if self.session.over:
            self.area.enter(self._problem.best.typed)
            self.area.entry_line.entry = self.ending

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the order of the letters while the puzzle is open."""
        if action in {"shuffle", "sort"}:
            return not self.session.over
        return super().check_action(action, parameters)

    def _submit(self) -> None:
        """Try the word."""
        word = self.area.entry.spelled
        if not word:
            self.message_line.show("Type a word, or pick its tiles.")
            return
        if self.take_answer(word).mark is not Mark.RIGHT:
            self.area.clear()

    def action_shuffle(self) -> None:
        """Show the letters in another order."""
        self.area.shuffle()

    def action_sort(self) -> None:
        """Show the letters in alphabetical order, the wildcard last."""
        self.area.sort()

    def on_paste(self, event: Paste) -> None:
        """Type the first word that is pasted; only a key tries it."""
        event.stop()
        for word in words_in(event.text)[:1]:
            self.area.clear()
            for letter in word:
                self.action_type_letter(letter)
