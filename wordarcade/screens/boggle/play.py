"""A round of Boggle on the screen."""

from typing import Final

from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.boggle.moves import Hint, TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.grid_moves import End
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle import hints
from wordarcade.players.boggle.solution import Solution
from wordarcade.players.boggle.solver import solve
from wordarcade.screens.background import Report
from wordarcade.screens.boggle.hint_menu import HintMenu
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.variant import code_of, title
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid_game_screen import STILL_COUNTING, GridGameScreen
from wordarcade.screens.letter_entry import LetterEntry
from wordarcade.screens.openings import Opening
from wordarcade.services import Services
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_panel import PanelSection
from wordarcade.wording import count

LAST_WORD: Final = "x"
"""Played alone, it ends the round."""

_LONGEST_CODE: Final = 40
"""Longer share codes, those of boards beyond 5×5, are copied but not shown during play."""


class BoggleScreen(GridGameScreen[BoggleRound, Solution]):
    """Where a round is played.

    Args:
        services: the collaborators.
        saved: the round, on record.
        lexicon: the lexicon it is played with.
        another: what opens a new board like this one.
        elapsed_ms: play time so far.
        finished: whether the round is among the finished ones already.
    """

    HELP_PAGE = "boggle"

    def __init__(
        self,
        services: Services,
        saved: SavedBoggleRound,
        lexicon: Lexicon,
        another: Opening,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        self._left = Static()
        super().__init__(
            LetterGridView(saved.state.config.grid, id="playfield"),
            [PanelSection("Left", self._left)],
            saved,
            services.clock,
            elapsed_ms=elapsed_ms,
            finished=finished,
        )
        self._services = services
        self._lexicon = lexicon
        self._another = another

    def on_mount(self) -> None:
        """Say what is played."""
        code = code_of(self.round)
        shown = () if code is None or len(code) > _LONGEST_CODE else (code,)
        self.top_line.title = title(self.round.config)
        self.top_line.facts = (*shown, self._lexicon.name)
        if self.round.moves:
            self.say("Welcome back; the round goes on where you left it.")
        else:
            self.say("Ctrl+r turns the board, ctrl+s shakes it; X and enter end the round.")

    def remaining_ms(self, elapsed_ms: int) -> int | None:
        """Return the milliseconds left, or None if the round is untimed."""
        return self.round.remaining_ms(elapsed_ms)

    def time_is_up(self) -> None:
        """End the round."""
        self.end(End.TIME_UP)

    # What is shown

    def show_round(self) -> None:
        """Show score, words found, and what the hints tell."""
        super().show_round()
        self._show_hints()

    def _show_hints(self) -> None:
        text = "ctrl+t tells how many words are left."
        if self.solution is not None:
            left = hints.words_left(self.round, self.solution)
            self.board.marks = hints.cell_marks(self.round, left)
            if hints.lengths_shown(self.round):
                text = f"left  {hints.lengths_text(left)}"
        self._left.update(Content.styled(text, "$foreground-muted"))

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        if entry.text == LAST_WORD:
            return Entry(LAST_WORD, 1, "enter ends the round", Tone.NOTICE)
        return super().remark(entry)

    # Words

    def solve(self, report: Report) -> Solution:
        """Return all words of the board; called in a thread."""
        return solve(self.round.config, self._lexicon, report)

    def submit(self, text: str) -> None:
        """Play a word, or end the round."""
        if text == LAST_WORD:
            self.end(End.FINISHED)
        else:
            self.play(text)

    def word_has_scored(self, word: str) -> None:
        """Show the time that a word has won."""
        seconds = self.round.config.timer.bonus * len(word)
        if seconds:
            won = Entry(remark=f"{count(seconds, 'second')} won", tone=Tone.ACCEPTED)
            self.entry_line.entry = won

    # The end

    def results(self, solution: Solution) -> BoggleResultsScreen:
        """Return the screen that follows the finished round."""
        return BoggleResultsScreen(
            self.round, solution, self.stopwatch.elapsed_ms, self._another, self._on_same_board
        )

    def _on_same_board(self) -> "BoggleScreen":
        """Return a screen for a new round on this board."""
        saved = SavedBoggleRound.begin(
            self._services.rounds, self.round.config, self.saved.seed, self._lexicon
        )
        return BoggleScreen(self._services, saved, self._lexicon, self._another)

    def action_end(self) -> None:
        """End the round, after a question."""
        if not self.round_is_running:
            return
        left = "It cannot be taken up again"
        if self.solution is not None:
            words = len(self.solution.words) - len(self.round.found)
            left += f"; {count(words, 'word')} {'is' if words == 1 else 'are'} still to be found"
        self.show_above(
            ConfirmScreen(f"End this round? {left}.", yes="End it", no="Play on"),
            lambda agreed: self.end(End.FINISHED) if agreed else None,
        )

    # Help along the way

    def action_hint(self) -> None:
        """Ask which hint is wanted."""
        if not self.playable():
            return
        if self.solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
            return
        cell = self._cell_in_question()
        face = None if cell is None else self.grid.cells[cell].capitalize()
        self.show_above(HintMenu(face, len(self.round.hints)), self._take_hint)

    def _cell_in_question(self) -> int | None:
        cell = self.board.cell_in_question
        return cell if cell is not None and self.grid.cells[cell] else None

    def _take_hint(self, hint: Hint | None) -> None:
        if hint is None or self.solution is None:
            return
        cell = None
        if hint is Hint.CELL:
            cell = self._cell_in_question()
            if cell is None:
                self.say("Move the cursor to a cell with the arrows, then ask again.", Tone.HINT)
                return
        if self.make(TakeHint(hint, cell)) is None:
            return
        self._show_hints()
        self.say(hints.last_sentence(self.round, self.solution), Tone.HINT)

    def action_copy_code(self) -> None:
        """Copy the share code of the board."""
        code = code_of(self.round)
        if code is None:
            self.say("A board like this has no share code.", Tone.REFUSED)
        else:
            self.app.copy_to_clipboard(code)
            self.say(f"Copied the share code {code}", Tone.PLAIN)
