"""The play area of grid games: the board, and the word entered on it."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Protocol

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.message import Message
from textual.widget import Widget
from textual.worker import get_current_worker

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.games.grid_session import GridSession
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.grid.far_search import FarSearch, Purpose
from wordarcade.screens.grid.hints import cells_told, letters_told
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.lid import BoardLid
from wordarcade.screens.grid.news import News
from wordarcade.screens.grid.paste_player import PastePlayer
from wordarcade.screens.grid.pasting import Pasting, in_turn
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.entry_line import Entry, EntryLine
from wordarcade.widgets.grid_display import Painters
from wordarcade.widgets.grid_scene import Answer
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone

FADES_AFTER: float = 2.0
"""Seconds that a word found stays lit, unless a key comes before."""


class GridGame(Protocol):
    """The interface of the screen that owns the area."""

    @property
    def message_line(self) -> MessageLine:
        """Where the player is answered."""

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
        lid: what lies over them.
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
        self.lid = BoardLid(session)
        self.entry_line = EntryLine()
        self.entry = LetterEntry()
        self._answered = LetterEntry()
        self._answer_stands = False
        self._session = session
        self._game = game
        self._far = FarSearch(self, session)
        self.pasting: Final = Pasting()
        self._paste = PastePlayer(self.pasting, session, self)
        self._chance: Final = random.Random(session.seed)

    def compose(self) -> ComposeResult:
        """The board, and what lies over it."""
        yield self.board
        yield self.lid.tile

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
    def _shows_answer(self) -> bool:
        """Whether the answer to the last word stands on the board, or in the entry line alone."""
        return self._answer_stands or self.board.answer is not None

    @property
    def shown_word(self) -> str:
        """The word being entered, or the one just answered, which stands there until a key."""
        return self.entry.text or self.entry_line.entry.text

    def cover(self, covered: bool) -> None:
        """Cover the board, or show it; a player who has to uncover it is told how."""
        if covered != self.board.hidden:
            self.board.hidden = covered
            self.show_entry()
        if not covered:
            self._paste.uncovered()
        self.lid.cover(covered)

    # The word being entered

    def show_entry(self) -> None:
        """Show the entry and its path."""
        self._answer_stands = False
        self.entry_line.entry = self._game.remark(self.entry)
        self.board.path = self.entry.trace.path
        self.board.broken = self.entry.broken
        self.board.answer = None
        self.post_message(self.EntryChanged())

    def show_remark(self) -> None:
        """Show another remark on the same entry; what was said of the word before is dropped."""
        if not self._shows_answer:
            self.entry_line.entry = self._game.remark(self.entry)
        else:
            self.show_entry()

    def answer(self, news: News) -> None:
        """Show what became of the word entered where it was entered, until the next key.

        A word found does not stay lit that long.
        """
        self._answered = entry = self.entry
        self.enter(LetterEntry())
        if news.remark and entry.text:
            line = Entry(entry.text, len(entry.text), news.remark, news.tone, banner=news.banner)
            self.entry_line.entry = line
            accepted = news.tone is not Tone.REFUSED
            self.board.answer = answer = Answer(entry.trace.path, accepted, news.gain)
            self._answer_stands = True
            if accepted:
                self.call_after_refresh(self._fade_later, answer)
        if self._session.is_over:
            self.lid.announce_end()

    def _fade_later(self, answer: Answer) -> None:
        """Unlight a word found some time after it was first seen."""
        if self.board.answer is answer:
            self.set_timer(FADES_AFTER, partial(self._fade, answer))

    def _fade(self, answer: Answer) -> None:
        if self.board.answer is answer:
            self.board.answer = None
            self.post_message(self.EntryChanged())

    def show_hint(self) -> None:
        """Show what the last hint has told."""
        self.enter(letters_told(self._session))
        self.mark_hint()

    def mark_hint(self) -> None:
        """Mark the newest cell of a word told in part, or all of a word told."""
        self.board.marks = cells_told(self._session)

    def enter(self, entry: LetterEntry) -> None:
        """Take another entry; a refusal of the one before is dropped."""
        self._game.message_line.drop_refusal()
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
        """Remove the last letter, also of a word that was refused: it can be mended."""
        self.follow_board()
        answer = self.board.answer
        refused = answer is not None and not answer.accepted and not self.entry.text
        entry = self._answered if refused else self.entry
        self.enter(entry.shortened(self.grid))

    @property
    def clears(self) -> str:
        """What Esc does to the entry."""
        if self.searching:
            return "Stop looking"
        if self.pasting.busy:
            return "Stop"
        if self._session.is_over:
            return ""  # whatever stands there is past
        shown = self.entry.text or self._shows_answer or self.board.marks
        return "Clear" if shown else ""

    def clear(self) -> bool:
        """Give up a search or words pasted, else drop the word, its answer and a hint.

        Returns:
            Whether there was any.
        """
        if self._paste.stop():
            return True
        if self._far.stop():
            self._game.say("Stopped looking.")
            return True
        shown = bool(self.clears)
        self.enter(LetterEntry())
        self.board.marks = {}
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
        self._far.stop()
        self._paste.begin(words)

    @in_turn
    def do(self, act: Callable[[], object]) -> None:
        """Do what a key asks for, after the words that were pasted before it."""
        if self._session.playable and not self._session.paused:
            act()

    def play_word(self, word: str) -> None:
        """Enter a word in place of any other, and hand it on."""
        self.enter(LetterEntry())
        for letter in word:
            self.type_letter(letter)
        self.submit()

    def tell_outcome(self, text: str) -> None:
        """Tell what became of words that were pasted."""
        self._game.say(text, Tone.NOTICE)

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

    def play_entered(self, word: str) -> None:
        """Play the word entered: along the cells traced for it, or once its path is known."""
        path = self.entry.trace.path
        if self.entry.by_hand and self.grid.spells(path, word):
            self._far.stop()
            self._session.play(word, path)
        else:
            self.when_path_is_known(word, self._session.play)

    # Paths that are hard to find

    def when_path_is_known(self, word: str, purpose: Purpose) -> None:
        """Play a word once the grid knows its path, or that it has none."""
        self._far.stop()
        if self._session.path_is_known(word):
            purpose(word)
        else:
            self._game.say(f"Looking for {word.upper()} … Esc stops.", Tone.NOTICE)
            self._far.begin(word, purpose)

    @property
    def searching(self) -> bool:
        """Whether the path of a word is being looked for."""
        return self._far.running

    def on_far_search_ended(self, event: FarSearch.Ended) -> None:
        """Play the word, unless the player has typed something else."""
        playable = self._session.playable and not self._session.paused
        if self.searching and self.entry.text == event.word and playable:
            self._far.take()
            self.pasting.play(lambda: event.purpose(event.word))
            self._paste.go_on()

    def on_far_search_failed(self, event: FarSearch.Failed) -> None:
        """Say so; the word can be entered again."""
        self._far.take()
        self._game.say(event.told, Tone.REFUSED)

    # All words of the board

    @aside("The search for all words")
    def _find_all_words(self) -> None:
        def tell(share: float) -> None:
            self.post_message(self.SolvingProgressed(share))

        solution = self._session.solve(report_for(get_current_worker(), tell))
        self.post_message(self.Solved(solution))

    # Looking at the board from another side

    def action_rotate(self) -> None:
        """Turn the board a quarter clockwise."""
        self.board.turn()

    def action_shake(self) -> None:
        """Show the board from another of its eight sides, by chance."""
        self.board.shake(self._chance)
