"""The base of the games that find words on a grid of letters."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.worker import Worker, get_current_worker

from wordarcade.clock import Clock
from wordarcade.engine.grid_moves import End, EndRound, PlayWord
from wordarcade.engine.grid_round import GridRound
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.path_search import SearchLimitError
from wordarcade.engine.verdict import Noted, Scored, Verdict, sentence
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.background import AbandonedError, Report, report_for
from wordarcade.screens.grid_farewell import farewell
from wordarcade.screens.grid_remark import OVER, remark
from wordarcade.screens.letter_entry import LetterEntry
from wordarcade.screens.saved_game_screen import SavedGameScreen
from wordarcade.store.errors import StoreError
from wordarcade.store.saved_round import SavedRound
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_groups import WordGroups, WordWorth
from wordarcade.widgets.word_panel import PanelSection, WordPanel
from wordarcade.wording import count, share_text

_LEAST_SHOWN: Final = 0.01
"""The share of the search from which on it is shown how far it is."""

STILL_COUNTING = "The words of this board are still being counted."


class GridSolution(Protocol):
    """All that can be found on the board."""

    @property
    def words(self) -> Sequence[object]:
        """The words."""


_Round = TypeVar("_Round", bound=GridRound[Any, Any])
_Solution = TypeVar("_Solution", bound=GridSolution)


class GridGameScreen(SavedGameScreen[_Round, Verdict], Generic[_Round, _Solution]):
    """Words are typed, or traced on the board; all words of the board are found meanwhile.

    Args:
        board: the playfield.
        sections: the parts of the panel below the words found.
        saved: the round, on record.
        clock: where time comes from.
        elapsed_ms: play time so far.
        finished: whether the round is among the finished ones already.
    """

    AUTO_FOCUS = "LetterGridView"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+r", "rotate", "Turn the board", show=False, id="grid.rotate"),
        Binding("ctrl+s", "shake", "Shake the board", show=False, id="grid.shake"),
    ]

    @dataclass
    class Solved(Message):
        """The words of the board are known."""

        solution: Any

    @dataclass
    class SolvingProgressed(Message):
        """Part of the board has been searched: the share, from 0 to 1."""

        share: float

    @dataclass
    class Searched(Message):
        """The grid knows where a word lies.

        Attributes:
            word: the word.
            then: what is to be done with it.
        """

        word: str
        then: Callable[[str], None]

    def __init__(
        self,
        board: LetterGridView,
        sections: Sequence[PanelSection],
        saved: SavedRound[Any, _Round, Any, Verdict, _Solution],
        clock: Clock,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        self.found_words = WordGroups()
        panel = WordPanel(PanelSection("Found", self.found_words, grows=True), *sections)
        super().__init__(board, panel, saved, clock, elapsed_ms)
        self.board = board
        self.entry = LetterEntry()
        self.solution: _Solution | None = None
        self.solved_share = 0.0
        self._search: Worker[None] | None = None
        self._finished = finished
        self._chance = random.Random(saved.seed)

    @property
    def grid(self) -> LetterGrid:
        """The board of the round."""
        grid: LetterGrid = self.round.config.grid
        return grid

    @property
    def round_has_ended(self) -> bool:
        """Whether the round is over."""
        return self.round.ended is not None

    # What the game says

    def solve(self, report: Report) -> _Solution:
        """Return all words of the board; called in a thread."""
        raise NotImplementedError

    def submit(self, text: str) -> None:
        """Do what enter does with the letters entered, which are some."""
        raise NotImplementedError

    def solution_is_known(self) -> None:
        """Go on with what has waited for the words of the board; the round still runs."""
        self.end_if_all_found()

    def results(self, solution: _Solution) -> ArcadeScreen[Any]:
        """Return the screen that follows the finished round."""
        raise NotImplementedError

    # The life of the screen

    def on_mount(self) -> None:
        """Show the round, and begin to find its words."""
        self.show_round()
        self.show_entry()
        self._find_all_words()

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it."""
        self.board.hidden = covered

    # What is shown

    def show_round(self) -> None:
        """Show score and words found."""
        state = self.round
        self.found_words.words = tuple(WordWorth(each.word, each.points) for each in state.found)
        self.found_words.newest = state.found[-1].word if state.found else ""
        self.panel.headline = Content.assemble(
            (count(state.score, "point"), "bold $foreground"),
            (f" · {count(len(state.found), 'word')} of {self._possible()}", "$foreground-muted"),
        )

    def _possible(self) -> str:
        if self.solution is not None:
            return f"{len(self.solution.words):,}"
        share = self.solved_share
        return f"… {share_text(share)}" if share >= _LEAST_SHOWN else "…"

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        if self.round_has_ended:
            return OVER
        state = self.round
        return remark(entry, self.grid, state.found, state.config.min_length, state.config.worth)

    def show_entry(self) -> None:
        """Show what is being entered, and its path."""
        self.entry_line.entry = self.remark(self.entry)
        self.board.path = self.entry.trace.path
        self.board.broken = self.entry.broken

    # All words of the board

    @work(thread=True)
    def _find_all_words(self) -> None:
        def tell(share: float) -> None:
            self.post_message(self.SolvingProgressed(share))

        try:
            solution = self.solve(report_for(get_current_worker(), tell))
        except AbandonedError:
            return
        self.post_message(self.Solved(solution))

    def on_grid_game_screen_solving_progressed(self, event: SolvingProgressed) -> None:
        """Show how far the search is."""
        self.solved_share = event.share
        self.solution_progressed()

    def solution_progressed(self) -> None:
        """Show how far the search is."""
        self.show_round()

    def on_grid_game_screen_solved(self, event: Solved) -> None:
        """Show how many words there are; a round that waited for this can end now."""
        self.solution = event.solution
        self.show_round()
        if self._finished:
            self.show_results()
        elif self.round_has_ended:
            self.finish()
        else:
            self.solution_is_known()

    # Entering words

    def enter(self, entry: LetterEntry) -> None:
        """Take another entry."""
        self.entry = entry
        self.show_entry()

    def clear_entry(self) -> None:
        """Drop the word being entered."""
        self.enter(LetterEntry())

    def action_type_letter(self, letter: str) -> None:
        """Add a letter to the word, and light its path."""
        if self.playable():
            self.follow_board()
            self.board.cursor = None
            self.enter(self.entry.typed(letter, self.grid))

    def action_erase(self) -> None:
        """Take back the last letter."""
        if self.playable():
            self.follow_board()
            self.enter(self.entry.shortened(self.grid))

    def on_letter_grid_view_path_changed(self) -> None:
        """Take what was traced on the board as the word."""
        self.follow_board()

    def on_letter_grid_view_path_entered(self) -> None:
        """Play what was drawn in one stroke."""
        if self.round_is_running:
            self.action_submit()

    def follow_board(self) -> None:
        """Take what was traced on the board, though a key may have overtaken its message."""
        path = self.board.path
        if path != self.entry.trace.path and self.round_is_running:
            self.enter(LetterEntry.of_path(path, self.grid))

    def on_entry_line_pressed(self) -> None:
        """Play what stands in the entry line."""
        self.action_submit()

    def action_submit(self) -> None:
        """Play the word; after the round, show the results."""
        if self.round_has_ended:
            self.show_results()
        elif self.playable():
            self.follow_board()
            if self.entry.text:
                self.submit(self.entry.text)

    def play(self, word: str) -> None:
        """Play a word and tell the answer."""
        self.when_path_is_known(word, self._play)

    def _play(self, word: str) -> None:
        verdict = self.make(PlayWord(word))
        if verdict is None or isinstance(verdict, Noted):
            return
        accepted = isinstance(verdict, Scored)
        self.say(sentence(verdict), Tone.ACCEPTED if accepted else Tone.REFUSED)
        self.clear_entry()
        if accepted:
            self.show_round()
            self.word_has_scored(word)
            self.end_if_all_found()

    def word_has_scored(self, word: str) -> None:
        """Show what a word has brought besides its points."""

    # Paths that are hard to find

    def when_path_is_known(self, word: str, then: Callable[[str], None]) -> None:
        """Go on with a word when the grid knows where it lies.

        That is at once, but for boards made to be hard: those are searched in a thread, and the
        player can give up.
        """
        self._stop_searching()
        try:
            self.grid.find_path(word, far=False)
        except SearchLimitError:
            self.say(f"Looking for {word.upper()} …; escape gives up.", Tone.NOTICE)
            self._search = self._search_far(word, then)
        else:
            then(word)

    @work(thread=True)
    def _search_far(self, word: str, then: Callable[[str], None]) -> None:
        try:
            self.grid.find_path(word, report=report_for(get_current_worker()))
        except AbandonedError:
            return
        self.post_message(self.Searched(word, then))

    def on_grid_game_screen_searched(self, event: Searched) -> None:
        """Go on with the word, unless the player has gone on to something else."""
        if self._search is not None and self.entry.text == event.word and self.playable():
            self._search = None
            event.then(event.word)

    def _stop_searching(self) -> bool:
        """Give up a long search; whether there was one."""
        search, self._search = self._search, None
        if search is not None:
            search.cancel()
        return search is not None

    def end_if_all_found(self) -> None:
        """End the round if there is a word on the board, and every one is found."""
        found = len(self.round.found)
        if self.solution is not None and 0 < found == len(self.solution.words):
            self.end(End.ALL_FOUND)

    # The end

    def end(self, end: End) -> None:
        """End the round, if it still runs."""
        if not self.round_is_running or self.make(EndRound(end)) is None:
            return
        self.stopwatch.stop()
        self.clear_entry()
        self.show_clock()
        self.say(*farewell(end, self.round.score))
        self.refresh_bindings()
        self.finish()

    def finish(self) -> None:
        """Close the record, which tells how much was possible: not before that is known."""
        if self.solution is None or self._finished:
            return
        try:
            self.saved.finish(self.stopwatch.elapsed_ms, self.solution)
        except StoreError as error:
            self.lose(error)
            return
        self._finished = True
        if self.round.ended in {End.FINISHED, End.REVEALED}:
            self.show_results()  # other ends are news that want to be read first

    def show_results(self) -> None:
        """Go on to the results, if they are there."""
        if self.solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
        elif self._finished:
            self.give_way(partial(self.results, self.solution))

    def action_step_back(self) -> None:
        """Give up a search; else clear the word; with none, leave for home, the round saved."""
        if self._stop_searching():
            self.say("Given up.")
        elif self.entry.text:
            self.clear_entry()
        else:
            self.leave()

    # Looking at the board from another side

    def action_rotate(self) -> None:
        """Turn the board a quarter clockwise."""
        self.board.turn()

    def action_shake(self) -> None:
        """Show the board from another of its eight sides, by chance."""
        self.board.shake(self._chance)
