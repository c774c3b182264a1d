"""A round of Boggle on the screen."""

import random
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.boggle.moves import End, EndRound, Hint, Move, PlayWord, TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.verdict import Noted, Scored, Verdict, sentence
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.solution import Solution
from wordarcade.players.boggle.solver import solve
from wordarcade.screens.background import AbandonedError, report_for
from wordarcade.screens.boggle import hints
from wordarcade.screens.boggle.farewell import farewell
from wordarcade.screens.boggle.hint_menu import HintMenu
from wordarcade.screens.boggle.remark import LAST_WORD, remark
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.variant import code_of, title
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.letter_entry import LetterEntry
from wordarcade.screens.openings import Opening
from wordarcade.screens.timed_game_screen import TimedGameScreen
from wordarcade.services import Services
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.store.errors import StoreError
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_groups import WordGroups, WordWorth
from wordarcade.widgets.word_panel import PanelSection, WordPanel
from wordarcade.wording import count

_LONGEST_CODE: Final = 40
"""Longer share codes, those of boards beyond 5×5, are copied but not shown during play."""


class BoggleScreen(TimedGameScreen):
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
    AUTO_FOCUS = "LetterGridView"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+r", "rotate", "Turn the board", show=False, id="boggle.rotate"),
        Binding("ctrl+s", "shake", "Shake the board", show=False, id="boggle.shake"),
    ]

    @dataclass
    class Solved(Message):
        """The words of the board are known."""

        solution: Solution

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
        self._board = LetterGridView(saved.state.config.grid, id="playfield")
        self._found = WordGroups()
        self._left = Static()
        panel = WordPanel(
            PanelSection("Found", self._found, grows=True), PanelSection("Left", self._left)
        )
        super().__init__(self._board, panel, services.clock, elapsed_ms)
        self._services = services
        self._saved = saved
        self._lexicon = lexicon
        self._another = another
        self._solution: Solution | None = None
        self._entry = LetterEntry()
        self._finished = finished
        self._chance = random.Random(saved.seed)

    @property
    def round(self) -> BoggleRound:
        """Where the round stands."""
        return self._saved.state

    @property
    def round_has_ended(self) -> bool:
        """Whether the round is over."""
        return self.round.ended is not None

    # The life of the screen

    def on_mount(self) -> None:
        """Show the round, begin to count its words, and start the clock."""
        code = code_of(self.round)
        shown = () if code is None or len(code) > _LONGEST_CODE else (code,)
        self.top_line.title = title(self.round.config)
        self.top_line.facts = (*shown, self._lexicon.name)
        self._show_round()
        self._show_entry()
        self._find_all_words()
        if self.round.moves:
            self.say("Welcome back; the round goes on where you left it.")
        else:
            self.say("Ctrl+r turns the board, ctrl+s shakes it; X and enter end the round.")

    # Time

    def remaining_ms(self, elapsed_ms: int) -> int | None:
        """Return the milliseconds left, or None if the round is untimed."""
        return self.round.remaining_ms(elapsed_ms)

    def save_clock(self, elapsed_ms: int) -> None:
        """Note the play time on record.

        Raises:
            StoreError: it cannot be noted.
        """
        self._saved.tick(elapsed_ms)

    def time_is_up(self) -> None:
        """End the round."""
        self._end(End.TIME_UP)

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it."""
        self._board.hidden = covered

    # What is shown

    def _show_round(self) -> None:
        state = self.round
        self._found.words = tuple(WordWorth(found.word, found.points) for found in state.found)
        self._found.newest = state.found[-1].word if state.found else ""
        possible = "…" if self._solution is None else f"{len(self._solution.words):,}"
        self.panel.headline = Content.assemble(
            (count(state.score, "point"), "bold $foreground"),
            (f" · {count(len(state.found), 'word')} of {possible}", "$foreground-muted"),
        )
        self._show_hints()

    def _show_hints(self) -> None:
        text = "ctrl+t tells how many words are left."
        if self._solution is not None:
            left = hints.words_left(self.round, self._solution)
            self._board.marks = hints.cell_marks(self.round, left)
            if hints.lengths_shown(self.round):
                text = f"left  {hints.lengths_text(left)}"
        self._left.update(Content.styled(text, "$foreground-muted"))

    def _show_entry(self) -> None:
        self.entry_line.entry = remark(self._entry, self.round)
        self._board.path = self._entry.trace.path
        self._board.broken = self._entry.broken

    # All words of the board

    @work(thread=True)
    def _find_all_words(self) -> None:
        report = report_for(get_current_worker())
        try:
            solution = solve(self.round.config, self._lexicon, report)
        except AbandonedError:
            return
        self.post_message(self.Solved(solution))

    def on_boggle_screen_solved(self, event: Solved) -> None:
        """Show how many words there are; a round that waited for this can end now."""
        self._solution = event.solution
        self._show_round()
        if self._finished:
            self._show_results()
        elif self.round_has_ended:
            self._finish()
        else:
            self._end_if_all_found()

    # Entering words

    def _enter(self, entry: LetterEntry) -> None:
        self._entry = entry
        self._show_entry()

    def clear_entry(self) -> None:
        """Drop the word being entered."""
        self._enter(LetterEntry())

    def action_type_letter(self, letter: str) -> None:
        """Add a letter to the word, and light its path."""
        if self.playable():
            self._follow_board()
            self._board.cursor = None
            self._enter(self._entry.typed(letter, self.round.config.grid))

    def action_erase(self) -> None:
        """Take back the last letter."""
        if self.playable():
            self._follow_board()
            self._enter(self._entry.shortened(self.round.config.grid))

    def on_letter_grid_view_path_changed(self) -> None:
        """Take what was traced on the board as the word."""
        self._follow_board()

    def on_letter_grid_view_path_entered(self) -> None:
        """Play what was drawn in one stroke."""
        if self.round_is_running:
            self.action_submit()

    def _follow_board(self) -> None:
        """Take what was traced on the board, though a key may have overtaken its message."""
        path = self._board.path
        if path != self._entry.trace.path and self.round_is_running:
            self._enter(LetterEntry.of_path(path, self.round.config.grid))

    def on_entry_line_pressed(self) -> None:
        """Play what stands in the entry line."""
        self.action_submit()

    def action_submit(self) -> None:
        """Play the word; after the round, show the results."""
        if self.round.ended is not None:
            self._show_results()
        elif self.playable():
            self._follow_board()
            if self._entry.text == LAST_WORD:
                self._end(End.FINISHED)
            elif self._entry.text:
                self._play(self._entry.text)

    def _play(self, word: str) -> None:
        verdict = self._make(PlayWord(word))
        if verdict is None or isinstance(verdict, Noted):
            return
        accepted = isinstance(verdict, Scored)
        self.say(sentence(verdict), Tone.ACCEPTED if accepted else Tone.REFUSED)
        self.clear_entry()
        if accepted:
            self._show_round()
            self._show_bonus(self.round.config.timer.bonus * len(word))
            self._end_if_all_found()

    def _show_bonus(self, seconds: int) -> None:
        if seconds:
            won = Entry(remark=f"{count(seconds, 'second')} won", tone=Tone.ACCEPTED)
            self.entry_line.entry = won

    def _make(self, move: Move) -> Verdict | None:
        """Make a move and save it; None if that cannot be done any more."""
        try:
            return self._saved.apply(move, self.stopwatch.elapsed_ms)
        except StoreError as error:
            self.lose(error)
            return None

    # The end

    def _end_if_all_found(self) -> None:
        found = len(self.round.found)
        if self._solution is not None and found and found == len(self._solution.words):
            self._end(End.ALL_FOUND)

    def _end(self, end: End) -> None:
        if not self.round_is_running or self._make(EndRound(end)) is None:
            return
        self.stopwatch.stop()
        self.clear_entry()
        self.show_clock()
        self.say(*farewell(end, self.round.score))
        self.refresh_bindings()
        self._finish()

    def _finish(self) -> None:
        """Close the record, which tells how much was possible: not before that is known."""
        if self._solution is None or self._finished:
            return
        try:
            self._saved.finish(self.stopwatch.elapsed_ms, self._solution)
        except StoreError as error:
            self.lose(error)
            return
        self._finished = True
        if self.round.ended is End.FINISHED:
            self._show_results()

    def _show_results(self) -> None:
        if self._solution is None:
            self.say("The words of this board are still being counted.", Tone.NOTICE)
        elif self._finished:
            self.app.switch_screen(
                BoggleResultsScreen(
                    self.round,
                    self._solution,
                    self.stopwatch.elapsed_ms,
                    self._another,
                    self._on_same_board,
                )
            )

    def _on_same_board(self) -> "BoggleScreen":
        """Return a screen for a new round on this board."""
        saved = SavedBoggleRound.begin(
            self._services.rounds, self.round.config, self._saved.seed, self._lexicon
        )
        return BoggleScreen(self._services, saved, self._lexicon, self._another)

    def action_end(self) -> None:
        """End the round, after a question."""
        if not self.round_is_running:
            return
        left = "It cannot be taken up again"
        if self._solution is not None:
            words = len(self._solution.words) - len(self.round.found)
            left += f"; {count(words, 'word')} {'is' if words == 1 else 'are'} still to be found"
        self.app.push_screen(
            ConfirmScreen(f"End this round? {left}.", yes="End it", no="Play on"),
            lambda agreed: self._end(End.FINISHED) if agreed else None,
        )

    def action_step_back(self) -> None:
        """Clear the word; with none, leave for home: the round is saved."""
        if self._entry.text:
            self.clear_entry()
            return
        if self.round_is_running:
            self.app.notify("The round is saved; the home screen offers to go on.", timeout=4)
        self.go_home()

    # Help along the way

    def action_hint(self) -> None:
        """Ask which hint is wanted."""
        if not self.playable():
            return
        if self._solution is None:
            self.say("The words of this board are still being counted.", Tone.NOTICE)
            return
        cell = self._cell_in_question()
        face = None if cell is None else self.round.config.grid.cells[cell].capitalize()
        self.app.push_screen(HintMenu(face, len(self.round.hints)), self._take_hint)

    def _cell_in_question(self) -> int | None:
        cell = self._board.cell_in_question
        return cell if cell is not None and self.round.config.grid.cells[cell] else None

    def _take_hint(self, hint: Hint | None) -> None:
        if hint is None or self._solution is None:
            return
        cell = None
        if hint is Hint.CELL:
            cell = self._cell_in_question()
            if cell is None:
                self.say("Move the cursor to a cell with the arrows, then ask again.", Tone.HINT)
                return
        if self._make(TakeHint(hint, cell)) is None:
            return
        self._show_hints()
        self.say(hints.last_sentence(self.round, self._solution), Tone.HINT)

    def action_copy_code(self) -> None:
        """Copy the share code of the board."""
        code = code_of(self.round)
        if code is None:
            self.say("A board like this has no share code.", Tone.REFUSED)
        else:
            self.app.copy_to_clipboard(code)
            self.say(f"Copied the share code {code}", Tone.PLAIN)

    # Looking at the board from another side

    def action_rotate(self) -> None:
        """Turn the board a quarter clockwise."""
        self._board.turn()

    def action_shake(self) -> None:
        """Show the board from another of its eight sides, by chance."""
        self._board.shake(self._chance)
