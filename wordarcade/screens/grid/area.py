"""The play area of grid games: the board, and the word entered on it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Protocol

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.message import Message
from textual.widget import Widget
from textual.worker import Worker, get_current_worker

from wordarcade.engine.grid_moves import End
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.games.grid_sentences import total
from wordarcade.games.grid_session import GridSession
from wordarcade.screens.background import report_for
from wordarcade.screens.grid.hints import letters_told, newest_told
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import News
from wordarcade.screens.grid.pasting import AT_ONCE, PastedWords, Pasting, in_turn
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import count
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.cover import CoverTile
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.grid_display import Painters
from wordarcade.widgets.grid_scene import Answer
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone

_ENDS: Final = {End.TIME_UP: "TIME'S UP", End.ALL_FOUND: "ALL FOUND"}
"""What is announced of the ends that the player has not chosen."""

Purpose = Callable[[str], object]
"""A continuation for a word whose path is known."""


class GridGame(Protocol):
    """The interface of the screen that owns the area."""

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line of a word being entered."""

    def submit_word(self, word: str) -> None:
        """Play a word, or carry out the action that it stands for."""

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player in the message line."""


class GridArea(Container):
    """Takes words, typed or traced on the board, and solves the board in the background.

    A word is passed on once its path is known. That is immediate except on adversarial boards,
    which are searched in a thread, and the player can cancel.

    Args:
        session: the round in play.
        game: the screen.
        painters: returns what can draw the board.
        board: the board, if it is a special one.

    Attributes:
        board: the letters.
        entry_line: shows the word.
        entry: the word being entered.
        pasting: the words being played that were pasted.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+r", "rotate", "Turn the board", show=False, id="grid.rotate"),
        Binding("ctrl+s", "shake", "Shake the board", show=False, id="grid.shake"),
    ]

    class EntryChanged(Message):
        """The word being entered, or its path, has changed."""

    @dataclass
    class Solved(Message):
        """The words of the board are known.

        Attributes:
            solution: all of them.
        """

        solution: Any

    @dataclass
    class SolvingProgressed(Message):
        """Part of the board has been searched.

        Attributes:
            share: how much, from 0 to 1.
        """

        share: float

    @dataclass
    class Searched(Message):
        """The search for a word's path has ended."""

        word: str
        purpose: Purpose

    DEFAULT_CSS = """
    GridArea {
        layers: default cover;
        align: center middle;
    }
    """

    def __init__(
        self,
        session: GridSession[Any, Any, Any],
        game: GridGame,
        painters: Painters = cell_painters,
        board: LetterGridView | None = None,
    ) -> None:
        super().__init__(id="playfield")
        self.board = board or LetterGridView(session.grid, painters=painters)
        self._lid = CoverTile()
        self.entry_line = EntryLine()
        self.entry = LetterEntry()
        self._session = session
        self._game = game
        self._search: Worker[None] | None = None
        self.pasting: Final = Pasting()
        self._pasting_waits = False
        self._chance: Final = random.Random(session.seed)

    def compose(self) -> ComposeResult:
        """The board, and what lies over it."""
        yield self.board
        yield self._lid

    def on_mount(self) -> None:
        """Begin to find the words of the board."""
        self.cover(self._session.paused)
        self.show_entry()
        self._find_all_words()

    @property
    def playfield(self) -> Widget:
        """The widget left of the panel."""
        return self

    @property
    def grid(self) -> LetterGrid:
        """The board of the round."""
        return self._session.grid

    @property
    def shown_word(self) -> str:
        """The word being entered, or the one just answered, which stands there until a key."""
        return self.entry.text or self.entry_line.entry.text

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it; a player who has to uncover it is told how."""
        if covered != self.board.hidden:
            self.board.hidden = covered
            self.show_entry()
        if not covered and self.pasting.busy and self._pasting_waits:
            self._play_pasted()
        if self._session.is_over:
            self._announce_end()
            return
        self._lid.display = covered and self._session.paused
        if covered:
            self._lid.say(*self._how_to_go_on())

    def _how_to_go_on(self) -> tuple[str, tuple[str, ...]]:
        waits = "The clock waits for you."
        if not self._session.awaiting_start:
            return "PAUSED", ("press enter to resume", waits)
        left = self._session.words_left
        verb = "is" if left == 1 else "are"
        hiding = () if left is None else (f"{count(left, 'word')} {verb} hiding here.",)
        title = "RESUME" if self._session.begun else "START"
        return title, ("press enter when ready", waits, *hiding)

    def _announce_end(self) -> None:
        """Say in large letters why a round is over that the player has not ended."""
        ended, score = self._session.state.ended, self._session.state.score
        title = _ENDS.get(ended)
        if title is None or self._lid.display:
            return
        to = "for the results" if self._session.duel is None else "to continue"
        self._lid.display = True
        self._lid.announce(title, (total(score), f"press enter {to}"))

    # The word being entered

    def show_entry(self) -> None:
        """Show the entry and its path."""
        self.entry_line.entry = self._game.remark(self.entry)
        self.board.path = self.entry.trace.path
        self.board.broken = self.entry.broken
        self.board.answer = None
        self.post_message(self.EntryChanged())

    def show_remark(self) -> None:
        """Show another remark on the same entry; what was said of the word before is dropped."""
        if self.board.answer is None:
            self.entry_line.entry = self._game.remark(self.entry)
        else:
            self.show_entry()

    def answer(self, news: News) -> None:
        """Show what became of the word entered where it was entered, until the next key."""
        entry = self.entry
        self.enter(LetterEntry())
        if news.remark and entry.text:
            line = Entry(entry.text, len(entry.text), news.remark, news.tone, banner=news.banner)
            self.entry_line.entry = line
            accepted = news.tone is not Tone.REFUSED
            self.board.answer = Answer(entry.trace.path, accepted, news.gain)
        if self._session.is_over:
            self._announce_end()

    def show_hint(self) -> None:
        """Show what the last hint has told."""
        self.enter(letters_told(self._session))
        self.mark_hint()

    def mark_hint(self) -> None:
        """Mark the newest cell of a word told in part."""
        self.board.marks = newest_told(self._session)

    def enter(self, entry: LetterEntry) -> None:
        """Take another entry."""
        self.entry = entry
        self.show_entry()

    @in_turn
    def type_letter(self, letter: str) -> None:
        """Add a letter to the word, and light its path."""
        self.follow_board()
        self.board.cursor = None
        self.enter(self.entry.typed(letter, self.grid))

    @in_turn
    def erase(self) -> None:
        """Remove the last letter."""
        self.follow_board()
        self.enter(self.entry.shortened(self.grid))

    @property
    def clears(self) -> str:
        """What Esc does to the entry."""
        if self._search is not None:
            return "Stop looking"
        if self.pasting.busy:
            return "Stop"
        answer = self.board.answer
        refused = answer is not None and not answer.accepted
        return "Clear" if self.entry.text or refused else ""

    def clear(self) -> bool:
        """Give up a search or words pasted, else drop the word, or its refusal.

        Returns:
            Whether there was any.
        """
        pasted, busy = self.pasting.words, self.pasting.busy
        if busy:
            self.pasting.stop()
        if pasted is not None and busy and not self._search:
            self._tell_outcome(pasted)
            return True
        if self._stop_searching():
            self._game.say("Stopped looking.")
            return True
        shown = bool(self.clears)
        self.enter(LetterEntry())
        return shown

    @in_turn
    def submit(self) -> None:
        """Hand the word on."""
        self.follow_board()
        if self.entry.text:
            self._game.submit_word(self.entry.text)

    @in_turn
    def paste(self, words: Sequence[str]) -> None:
        """Enter words one after another, as if they were typed."""
        if not words:
            self._game.say("What you pasted has no word to play.", Tone.REFUSED)
            return
        self._stop_searching()
        self.pasting.words = PastedWords(words, len(self._session.state.found))
        self._play_pasted()

    @in_turn
    def do(self, act: Callable[[], object]) -> None:
        """Do what a key asks for, after the words that were pasted before it."""
        if self._session.playable and not self._session.paused:
            act()

    def _play_pasted(self) -> None:
        """Play some of the words pasted, then let keys and a frame come before the others."""
        self._pasting_waits = False
        for _ in range(AT_ONCE):
            words = self.pasting.words
            if words is None or self._search is not None:
                return
            if not self._session.playable:
                self.pasting.stop()
                return
            if not self._session.running:
                self._pasting_waits = True  # until the board is uncovered
                return
            word = words.next_word()
            if word is None:
                self._tell_outcome(words)
                self.pasting.end()
                return
            self.pasting.play(partial(self._play, word))
        self.call_after_refresh(self._play_pasted)

    def _play(self, word: str) -> None:
        self.enter(LetterEntry())
        for letter in word:
            self.type_letter(letter)
        self.submit()

    def _tell_outcome(self, words: PastedWords) -> None:
        if told := words.outcome(len(self._session.state.found)):
            self._game.say(told, Tone.NOTICE)

    def on_letter_grid_view_path_changed(self) -> None:
        """Take what was traced on the board as the word."""
        self.follow_board()

    def on_letter_grid_view_path_entered(self) -> None:
        """Hand on what was drawn in one stroke."""
        if self._session.playable and not self._session.paused:
            self.submit()

    def follow_board(self) -> None:
        """Take what was traced on the board, though a key may have overtaken its message."""
        path = self.board.path
        if path != self.entry.trace.path and self._session.playable:
            self.enter(LetterEntry.of_path(path, self.grid))

    # Paths that are hard to find

    def when_path_is_known(self, word: str, purpose: Purpose) -> None:
        """Play a word once the grid knows its path, or that it has none."""
        self._stop_searching()
        if self._session.path_is_known(word):
            purpose(word)
        else:
            self._game.say(f"Looking for {word.upper()} … Esc stops.", Tone.NOTICE)
            self._search = self._search_far(word, purpose)

    @work(thread=True)
    def _search_far(self, word: str, purpose: Purpose) -> None:
        try:
            self.grid.find_path(word, report=report_for(get_current_worker()))
        except Cancelled:
            return
        self.post_message(self.Searched(word, purpose))

    def on_grid_area_searched(self, event: Searched) -> None:
        """Play the word, unless the player has typed something else."""
        playable = self._session.playable and not self._session.paused
        if self._search is not None and self.entry.text == event.word and playable:
            self._search = None
            self.pasting.play(lambda: event.purpose(event.word))
            self._play_pasted()

    def _stop_searching(self) -> bool:
        """Give up a long search; whether there was one."""
        search, self._search = self._search, None
        if search is not None:
            search.cancel()
        return search is not None

    # All words of the board

    @work(thread=True)
    def _find_all_words(self) -> None:
        def tell(share: float) -> None:
            self.post_message(self.SolvingProgressed(share))

        try:
            solution = self._session.solve(report_for(get_current_worker(), tell))
        except Cancelled:
            return
        self.post_message(self.Solved(solution))

    # Looking at the board from another side

    def action_rotate(self) -> None:
        """Turn the board a quarter clockwise."""
        self.board.turn()

    def action_shake(self) -> None:
        """Show the board from another of its eight sides, by chance."""
        self.board.shake(self._chance)
