"""The tour: five steps on a real board, for those who start for the first time."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical

from wordarcade.engine.grid_moves import PlayWord
from wordarcade.engine.verdict import Refused
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.games.tour_steps import STEPS
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import news_of
from wordarcade.screens.grid.remark import remark
from wordarcade.screens.key_labels import relabelled, without
from wordarcade.screens.letter_keys import LETTER_KEYS
from wordarcade.screens.tour_side import TourSide
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tile_painter import tile_painters
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_WIDEST: Final = 120

_COMES_BACK: Final = "You find the rest of the tour under More, whenever you like."
"""Said to who leaves before the last step."""


class TourScreen(ArcadeScreen[None]):
    """Goes through the steps, each of which waits for its word; nothing of it is kept.

    Args:
        session: a round without a clock, of its own.
    """

    HELP_PAGE = "boggle"
    AUTO_FOCUS = "LetterGridView"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        *LETTER_KEYS,
        Binding("enter", "submit", "Play", id="tour.next"),
        Binding("backspace,ctrl+h", "erase", "Take back", show=False, id="tour.erase"),
        Binding("ctrl+n,pagedown", "go(1)", "Skip", id="tour.on"),
        Binding("pageup", "go(-1)", "Back", id="tour.back"),
        Binding("escape", "leave", "Leave the tour", id="tour.leave"),
    ]

    DEFAULT_CSS = """
    TourScreen {
        #play { width: 3fr; height: 1fr; padding-top: 1; }
        #playfield { width: 1fr; height: 1fr; }
        /* No margin above it: side by side, it would shorten the board as well. */
        #side { width: 2fr; max-width: 46; height: 1fr; margin-left: 3; padding: 1 0 1 0; }
        &.-low #play { padding-top: 0; }
        &.-low #side { margin-left: 2; padding: 1 0 0 0; }
        &.-high #side, &.-very-high #side { margin-left: 5; padding: 3 0 4 0; }
    }
    """

    def __init__(self, session: BoggleSession) -> None:
        super().__init__()
        self._session = session
        self._number = 0
        self._done: set[int] = set()
        self._area = GridArea(session, self, tile_painters)
        self._side = TourSide()
        self.message_line = MessageLine()
        self._top_line = TopLine()
        session.listen(self._hear)

    def compose(self) -> ComposeResult:
        """The board beside the step."""
        self._top_line.title = "Welcome to wordarcade · a short tour"
        yield self._top_line
        play = Vertical(self._area, self._area.entry_line, self.message_line, id="play")
        yield Composition(play, self._side, widest=_WIDEST)
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the first step, which is not shown unasked again."""
        self.app.post_message(self.SettingChosen("toured", True))
        self._begin()

    def on_unmount(self) -> None:
        """Let go of the round."""
        self._session.leave()

    @property
    def _waits(self) -> bool:
        """Whether the step waits for its word."""
        return bool(STEPS[self._number].word) and self._number not in self._done

    @property
    def _entered(self) -> bool:
        """Whether the player has entered letters."""
        return bool(self._area.entry.text) and not self._area.entry.shown

    @property
    def _refused(self) -> bool:
        """Whether a word that was refused still stands in the entry line."""
        tone = self._area.entry_line.entry.tone
        return not self._area.entry.text and tone is Tone.REFUSED

    @property
    def _clears(self) -> bool:
        """Whether Esc clears: letters were entered, or the answer to a word stands there."""
        return self._entered or (not self._area.entry.text and bool(self._area.clears))

    @property
    def _in_the_way(self) -> bool:
        """Whether it is to be cleared before the next step: this one has not asked for it."""
        return self._refused and not STEPS[self._number].refused

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, named by what they do now."""
        labels, idle = {"leave": "Clear"} if self._clears else {}, set()
        if not self._waits:
            idle.add("go(1)")
            if not self._area.entry.text:
                last = self._number == len(STEPS) - 1
                labels["submit"] = "Open Home" if last else "Next"
            if self._in_the_way:
                labels["submit"] = "Clear"
        if self._number == 0:
            idle.add("go(-1)")
        return without(relabelled(super().active_bindings, labels), idle)

    def _begin(self) -> None:
        """Show a step as it begins: an empty entry line, or the word that is to be played."""
        step, board = STEPS[self._number], self._area.board
        self._area.clear()
        board.cursor = 0 if step.traced else None
        board.faces = {} if step.word else self._found_faces()
        if step.entered and self._waits:
            path = self._session.grid.trace(step.word).path
            self._area.enter(LetterEntry.found(step.word, path))
        self.say("")
        self._show()

    def _found_faces(self) -> dict[int, str]:
        """Return the faces of the tiles of all words found."""
        state = self._session.state
        return {cell: "accepted" for word in state.found for cell in word.path}

    def _show(self) -> None:
        self._side.show(self._number, self._done, self._session.state.found)
        self._top_line.facts = (f"{self._number + 1} of {len(STEPS)}",)
        self.refresh_bindings()

    def _hear(self, event: SessionEvent) -> None:
        """Show what became of a word, and whether that was what a step asks for.

        A word counts for its step even if that is still to come: nobody can find it twice.
        """
        if news := news_of(event, self._session.state):
            self._area.answer(news)
            self.say(news.text, news.tone)
        match event:
            case MoveMade(PlayWord(word), Refused()):
                step = STEPS[self._number]
                if step.refused and step.word == word:
                    self._done.add(self._number)
            case MoveMade(PlayWord(word)):
                self._done.update(number for number, step in enumerate(STEPS) if step.word == word)
            case _:
                return
        self._show()

    # What the board asks of its screen

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        return remark(entry, self._session.state, live=True)

    def submit_word(self, word: str) -> None:
        """Play a word; the step that is about tracing takes its own only when it is traced."""
        step = STEPS[self._number]
        if step.traced and step.word == word and self._waits and not self._area.entry.by_hand:
            self._begin()
            self.say(f"You typed {word.upper()}. Now trace it.", Tone.NOTICE)
        else:
            self._area.play_entered(word)

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer in the message line."""
        self.message_line.say(text, tone)

    def on_grid_area_entry_changed(self) -> None:
        """Light the letters entered, and name the keys for them."""
        self._side.light(self._area.entry.text)
        self.refresh_bindings()

    # Keys

    def action_type_letter(self, letter: str) -> None:
        """Take a letter, a to z."""
        self._area.type_letter(letter)

    def action_erase(self) -> None:
        """Remove the last letter."""
        self._area.erase()

    def action_submit(self) -> None:
        """Play the word that was entered; without one, go on, or say what the step waits for."""
        self._area.follow_board()
        if self._area.entry.text:
            self._area.submit()
        elif self._waits:
            how = STEPS[self._number].how
            self.say(f"{how}, or skip it with Ctrl+N.", Tone.NOTICE)
        elif self._in_the_way:
            self._clear()
        else:
            self.action_go(1)

    def action_go(self, steps: int) -> None:
        """Go to another step; from the last one, home."""
        number = self._number + steps
        if number == len(STEPS):
            self.dismiss()
        elif number >= 0:
            self._number = number
            self._begin()

    def action_leave(self) -> None:
        """Drop what was entered or answered; without it, go home, and say what leads back."""
        self._area.follow_board()
        if self._clears:
            self._clear()
            self.say("Esc again leaves the tour.", Tone.NOTICE)
        else:
            if self._number < len(STEPS) - 1:
                self.app.notify(_COMES_BACK, timeout=6)
            self.dismiss()

    def _clear(self) -> None:
        self._area.clear()
        self.say("")
