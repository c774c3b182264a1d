"""The screen of a puzzle of Boggle: trace or type the longest word."""

from textual.events import Paste

from wordarcade.games.puzzles.boggle import BoggleProblem
from wordarcade.games.puzzles.session import Mark, PuzzleSession
from wordarcade.games.routes import PuzzleRoute
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.pasting import words_in
from wordarcade.screens.grid.remark import ADVICE
from wordarcade.screens.play_frame import ROW_BELOW
from wordarcade.screens.puzzles.screen import PuzzleScreen
from wordarcade.screens.puzzles.side import PuzzleSide
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.grid_scene import Answer
from wordarcade.widgets.tile_painter import tile_painters
from wordarcade.widgets.tone import Tone


class BogglePuzzleScreen(PuzzleScreen):
    """Finds the longest word of a board.

    Args:
        services: the app's services.
        session: the puzzle.
        route: what led here.
    """

    AUTO_FOCUS = "LetterGridView"

    DEFAULT_CSS = ROW_BELOW.format(screen="BogglePuzzleScreen")

    def __init__(self, services: Services, session: PuzzleSession, route: PuzzleRoute) -> None:
        problem = session.problem
        assert isinstance(problem, BoggleProblem)  # noqa: S101 - the kind of puzzle says so
        self._problem = problem
        area = GridArea(problem.session, self, tile_painters)
        super().__init__(services, session, route, area, PuzzleSide(session))

    def show_puzzle(self) -> None:
        """Mark what hints point to; once it is over, the word."""
        self.side.show()
        board = self.area.board
        if self.session.over:
            self.area.show_entry()
            board.marks = {}
            board.answer = Answer(self._problem.best.path, accepted=True, gain="")
            return
        cells = [cell for hint in self.session.hints_taken for cell in hint.marks]
        board.marks = dict.fromkeys(cells, Tone.HINT.glyph)

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered: on the board or not, and how long."""
        if self.session.over:
            return self.ending
        if not entry.text:
            return Entry(remark=ADVICE)
        if entry.broken:
            return Entry(entry.text, entry.trace.letters, "not on the board", Tone.REFUSED)
        letters = len(entry.text)
        told = count(letters, "letter")
        if self.session.hints:
            told = f"{letters} of {len(self._problem.best.word)} letters"
        return Entry(entry.text, letters, told)

    def submit_word(self, word: str) -> None:
        """Try a word."""
        self.area.when_path_is_known(word, self._try)

    def _try(self, word: str) -> None:
        entry = self.area.entry
        judged = self.take_answer(word)
        if judged.mark is Mark.RIGHT:
            return
        self.area.enter(LetterEntry())
        self.message_line.restore()  # it is about the word that has just gone
        line = self.area.entry_line
        if judged.mark is Mark.SHORT:
            line.entry = Entry(word, len(word), judged.short, Tone.NOTICE)
        else:
            beside = judged.sentence.removeprefix(f"{word.upper()} is ").rstrip(".")
            line.entry = Entry(word, len(word), beside, Tone.REFUSED)
            self.area.board.answer = Answer(entry.trace.path, accepted=False, gain="")

    def on_paste(self, event: Paste) -> None:
        """Type the first word that is pasted; only a key tries it."""
        event.stop()
        for word in words_in(event.text)[:1]:
            self.area.clear()
            for letter in word:
                self.action_type_letter(letter)
