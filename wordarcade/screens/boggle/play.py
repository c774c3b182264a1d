"""A round of Boggle on the screen."""

import random
from dataclasses import dataclass
from typing import ClassVar, Final

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.boggle.moves import End, EndRound, Hint, Move, PlayWord, TakeHint
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.verdict import Noted, Scored, Verdict, sentence, total_sentence
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.solution import Solution
from wordarcade.players.boggle.solver import solve
from wordarcade.screens.background import AbandonedError, report_for
from wordarcade.screens.boggle import hints
from wordarcade.screens.boggle.clock_face import clock_face
from wordarcade.screens.boggle.hint_menu import HintMenu
from wordarcade.screens.boggle.remark import LAST_WORD, remark
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.variant import code_of, title
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.game_screen import GameScreen
from wordarcade.screens.letter_entry import LetterEntry
from wordarcade.screens.openings import Opening
from wordarcade.screens.wording import count
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.boggle_rounds import SavedBoggleRound
from wordarcade.store.errors import StoreError
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_groups import WordGroups, WordWorth
from wordarcade.widgets.word_panel import PanelSection, WordPanel

_BEAT: Final = 0.1
"""Seconds between two looks at the clock."""

_SAVE_EVERY_MS: Final = 1000
"""Play time between two notes of it on record."""

_LONGEST_CODE: Final = 40
"""Longer share codes, those of boards beyond 5×5, are copied but not shown during play."""

_SHAKE: Final = (0.05, 0.1)
"""Seconds after which a shaken board shows its next side; at the last it rests."""


class BoggleScreen(GameScreen):
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
        super().__init__()
        self._services = services
        self._saved = saved
        self._lexicon = lexicon
        self._another = another
        self._stopwatch = Stopwatch(services.clock, elapsed_ms)
        self._saved_ms = elapsed_ms
        self._solution: Solution | None = None
        self._entry = LetterEntry()
        self._paused = False
        self._lost = False
        self._finished = finished
        self._chance = random.Random(saved.seed)

    @property
    def round(self) -> BoggleRound:
        """Where the round stands."""
        return self._saved.state

    @property
    def _covered(self) -> bool:
        return self.round_is_running and not self._stopwatch.running

    @property
    def round_is_running(self) -> bool:
        """Whether the round can still be played here."""
        return self.round.ended is None and not self._lost

    def compose_playfield(self) -> Widget:
        """Return the board."""
        return LetterGridView(self.round.config.grid, id="playfield")

    def compose_panel(self) -> WordPanel:
        """Return the panel of words found and words left."""
        return WordPanel(
            PanelSection("Found", WordGroups(), grows=True),
            PanelSection("Left", Static(id="left")),
        )

    # The life of the screen

    def on_mount(self) -> None:
        """Show the round, begin to count its words, and start the clock."""
        top = self.query_one(TopLine)
        top.title = title(self.round.config)
        code = code_of(self.round)
        shown = () if code is None or len(code) > _LONGEST_CODE else (code,)
        top.facts = (*shown, self._lexicon.name)
        self._show_round()
        self._show_entry()
        self._find_all_words()
        self.set_interval(_BEAT, self._look_at_clock)
        self.app.app_suspend_signal.subscribe(self, lambda _: self._hold())
        self.app.app_resume_signal.subscribe(self, lambda _: self._go_on())
        if self.round.moves:
            self.say("Welcome back; the round goes on where you left it.")
        else:
            self.say("Ctrl+r turns the board, ctrl+s shakes it; X and enter end the round.")

    def on_screen_suspend(self) -> None:
        """Stop the clock and cover the board while something else is shown."""
        self._hold()

    def on_screen_resume(self) -> None:
        """Go on, unless the player has paused."""
        self._go_on()

    def on_unmount(self) -> None:
        """Note the play time."""
        self._stopwatch.stop()
        self._save_clock()

    def _hold(self) -> None:
        self._stopwatch.stop()
        self._save_clock()
        self._show_clock()

    def _go_on(self) -> None:
        if self.round_is_running and not self._paused:
            self._stopwatch.start()
        self._show_clock()

    def _look_at_clock(self) -> None:
        """Show the time, save it about once a second, and end the round when it is up."""
        if not self._stopwatch.running:
            return
        elapsed_ms = self._stopwatch.elapsed_ms
        if self.round.remaining_ms(elapsed_ms) == 0:
            self._end(End.TIME_UP)
            return
        self._show_clock()
        if elapsed_ms - self._saved_ms >= _SAVE_EVERY_MS:
            self._save_clock()

    def _save_clock(self) -> None:
        if not self.round_is_running or self._stopwatch.elapsed_ms == self._saved_ms:
            return
        self._saved_ms = self._stopwatch.elapsed_ms
        try:
            self._saved.tick(self._saved_ms)
        except StoreError as error:
            self._lose(error)

    def _lose(self, error: StoreError) -> None:
        """Stop playing a round that cannot be saved from here any more."""
        self._lost = True
        self._stopwatch.stop()
        self._entry = LetterEntry()
        if self.is_mounted:
            self.say(str(error), Tone.REFUSED)
            self._show_entry()
            self._show_clock()

    # What is shown

    def _show_round(self) -> None:
        state = self.round
        groups = self.query_one(WordGroups)
        groups.words = tuple(WordWorth(found.word, found.points) for found in state.found)
        groups.newest = state.found[-1].word if state.found else ""
        possible = "…" if self._solution is None else f"{len(self._solution.words):,}"
        self.query_one(WordPanel).headline = Content.assemble(
            (count(state.score, "point"), "bold $foreground"),
            (f" · {count(len(state.found), 'word')} of {possible}", "$foreground-muted"),
        )
        self._show_hints()

    def _show_hints(self) -> None:
        text = "ctrl+t tells how many words are left."
        if self._solution is not None:
            left = hints.words_left(self.round, self._solution)
            self.query_one(LetterGridView).marks = hints.cell_marks(self.round, left)
            if hints.lengths_shown(self.round):
                text = f"left  {hints.lengths_text(left)}"
        self.query_one("#left", Static).update(Content.styled(text, "$foreground-muted"))

    def _show_entry(self) -> None:
        line, board = self.query_one(EntryLine), self.query_one(LetterGridView)
        line.entry = remark(self._entry, self.round)
        board.path = self._entry.trace.path
        board.broken = self._entry.broken

    def _show_clock(self) -> None:
        remaining_ms = self.round.remaining_ms(self._stopwatch.elapsed_ms)
        self.query_one(TopLine).clock = clock_face(
            self._stopwatch.elapsed_ms, remaining_ms, paused=self._covered
        )
        self.query_one(LetterGridView).hidden = self._covered

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
        if self.round.ended is None:
            self._end_if_all_found()
        else:
            self._finish()

    # Entering words

    def _playable(self) -> bool:
        """Whether the player can act; if not, say why."""
        if self._paused:
            self.say("Paused; ctrl+o goes on.", Tone.NOTICE)
        return self.round_is_running and not self._paused

    def _enter(self, entry: LetterEntry) -> None:
        self._entry = entry
        self._show_entry()

    def type_letter(self, letter: str) -> None:
        """Add a letter to the word, and light its path."""
        if self._playable():
            self.query_one(LetterGridView).cursor = None
            self._enter(self._entry.typed(letter, self.round.config.grid))

    def action_erase(self) -> None:
        """Take back the last letter."""
        if self._playable():
            self._enter(self._entry.shortened(self.round.config.grid))

    def on_letter_grid_view_path_changed(self, event: LetterGridView.PathChanged) -> None:
        """Take what was traced on the board as the word."""
        if self._playable():
            self._enter(LetterEntry.of_path(event.path, self.round.config.grid))

    def on_letter_grid_view_path_entered(self, event: LetterGridView.PathEntered) -> None:
        """Play what was drawn in one stroke."""
        event.stop()
        self.action_submit()

    def on_entry_line_pressed(self) -> None:
        """Play what stands in the entry line."""
        self.action_submit()

    def action_submit(self) -> None:
        """Play the word; after the round, show the results."""
        if self.round.ended is not None:
            self._show_results()
        elif self._playable() and self._entry.text:
            if self._entry.text == LAST_WORD:
                self._end(End.FINISHED)
            else:
                self._play(self._entry.text)

    def _play(self, word: str) -> None:
        verdict = self._make(PlayWord(word))
        if verdict is None or isinstance(verdict, Noted):
            return
        accepted = isinstance(verdict, Scored)
        self.say(sentence(verdict), Tone.ACCEPTED if accepted else Tone.REFUSED)
        self._enter(LetterEntry())
        if accepted:
            self._show_round()
            self._end_if_all_found()

    def _make(self, move: Move) -> Verdict | None:
        """Make a move and save it; None if that cannot be done any more."""
        try:
            return self._saved.apply(move, self._stopwatch.elapsed_ms)
        except StoreError as error:
            self._lose(error)
            return None

    # The end

    def _end_if_all_found(self) -> None:
        found = len(self.round.found)
        if self._solution is not None and found and found == len(self._solution.words):
            self._end(End.ALL_FOUND)

    def _end(self, end: End) -> None:
        if not self.round_is_running or self._make(EndRound(end)) is None:
            return
        self._stopwatch.stop()
        self._enter(LetterEntry())
        self._show_clock()
        total = total_sentence(self.round.score)
        match end:
            case End.TIME_UP:
                self.say(f"Time is up. {total} Enter shows the results.", Tone.NOTICE)
            case End.ALL_FOUND:
                self.say(f"Every word found! {total} Enter shows the results.", Tone.BEST)
            case End.FINISHED:
                self.say(total)
        self.refresh_bindings()
        self._finish()

    def _finish(self) -> None:
        """Close the record, which tells how much was possible: not before that is known."""
        if self._solution is None or self._finished:
            return
        try:
            self._saved.finish(self._stopwatch.elapsed_ms, self._solution)
        except StoreError as error:
            self._lose(error)
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
                    self._stopwatch.elapsed_ms,
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
            self._enter(LetterEntry())
            return
        if self.round_is_running:
            self.app.notify("The round is saved; the home screen offers to go on.", timeout=4)
        self.go_home()

    # Help along the way

    def action_pause(self) -> None:
        """Stop the clock and cover the board, or go on."""
        if not self.round_is_running:
            return
        self._paused = not self._paused
        if self._paused:
            self._hold()
            self.say("Paused; ctrl+o goes on.", Tone.NOTICE)
        else:
            self._go_on()
            self.say("On you go.")

    def action_hint(self) -> None:
        """Ask which hint is wanted."""
        if not self._playable():
            return
        if self._solution is None:
            self.say("The words of this board are still being counted.", Tone.NOTICE)
            return
        cell = self.query_one(LetterGridView).cell_in_question
        face = None if cell is None else self.round.config.grid.cells[cell].capitalize()
        self.app.push_screen(HintMenu(face, len(self.round.hints)), self._take_hint)

    def _take_hint(self, hint: Hint | None) -> None:
        if hint is None or self._solution is None:
            return
        cell = None
        if hint is Hint.CELL:
            cell = self.query_one(LetterGridView).cell_in_question
            if cell is None:
                self.say("Move the cursor to a cell with the arrows, then ask again.", Tone.HINT)
                return
        if self._make(TakeHint(hint, cell)) is None:
            return
        left = hints.words_left(self.round, self._solution)
        self._show_hints()
        if cell is not None:
            self.say(hints.cell_sentence(self.round, left, cell), Tone.HINT)
        elif hint is Hint.LENGTHS:
            self.say(
                f"{count(len(left.words), 'word')} left: {hints.lengths_text(left)}", Tone.HINT
            )
        else:
            self.say(hints.first_letter_sentence(self.round, left), Tone.HINT)

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
        board = self.query_one(LetterGridView)
        board.orientation = board.orientation.turned()

    def action_shake(self) -> None:
        """Show the board from another of its eight sides, by chance."""
        if self.app.animation_level != "none":
            for moment in _SHAKE:
                self.set_timer(moment, self._turn_by_chance)
        self._turn_by_chance()

    def _turn_by_chance(self) -> None:
        board = self.query_one(LetterGridView)
        board.orientation = board.orientation.another(self._chance)
