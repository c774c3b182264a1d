"""The play screen of Boggle."""

from dataclasses import replace
from functools import partial
from typing import Final

from textual.events import Paste

from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.verdict import Scored
from wordarcade.games.boggle.record import title
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.events import Closed, MoveMade, SessionEvent
from wordarcade.screens.asking import ask_first
from wordarcade.screens.boggle.opening import opening
from wordarcade.screens.boggle.praise import praised
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.side.panel import BogglePanel
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid.after_end import leads_on_to
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.hints import give_hint
from wordarcade.screens.grid.last_seconds import LastSeconds
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import found_before, news_of
from wordarcade.screens.grid.pasting import words_in
from wordarcade.screens.grid.remark import COVERED, OVER, PAUSED, STILL_COUNTING, remark
from wordarcade.screens.play_frame import ROW_BELOW
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tile_painter import tile_painters
from wordarcade.widgets.tone import Tone

LAST_WORD: Final = "x"
"""Played alone, it ends the round."""

_IN_PLAY: Final = frozenset({"hint", "pause", "end"})
"""Actions that nobody needs before the start."""


class BoggleScreen(PlayScreen[BoggleSession, GridArea]):
    """Plays a round.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "boggle"
    NO_WORD = "Find a word first. F9 then shows what it means."
    AUTO_FOCUS = "LetterGridView"
    FIRST_HINT = "a word's start"

    DEFAULT_CSS = (
        ROW_BELOW.format(screen="BoggleScreen")
        + """
    BoggleScreen {
        /* The line above the board is its own: what a word earns floats there. */
        #play { padding-top: 0; }
        &.-high #play, &.-very-high #play { padding: 0 0 1 0; }
        /* So that a board of six tiles fits beside it. */
        &.-normal #side { width: 33; }
    }
    """
    )

    def __init__(self, services: Services, session: BoggleSession) -> None:
        self._side = BogglePanel(session)
        area = GridArea(session, self, tile_painters)
        super().__init__(services, session, area, self._side)
        self._last_seconds: Final = LastSeconds(self.message_line)

    def on_mount(self) -> None:
        """Show the opening message."""
        self.top_line.title = title(self.session.state.config)
        facts = (self.session.shown_code, self.session.lexicon.name)
        self.top_line.facts = tuple(filter(None, facts))
        self._show_round()
        self.message_line.recall(found_before(self.session.state))
        self.message_line.show(opening(self.session))
        self.message_line.tell_beside(self._side.tell)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer nothing but the start before it."""
        if action in _IN_PLAY and self.session.awaiting_start:
            return False
        return super().check_action(action, parameters)

    # What is shown

    def hear(self, event: SessionEvent) -> None:
        """Show the effect of a move."""
        super().hear(event)
        if news := news_of(event, self.session.state):
            if isinstance(event, MoveMade) and isinstance(event.verdict, Scored):
                news = praised(news, event.verdict, self.session)
            self.area.answer(news)
            self.say(news.text, news.tone)
            self._side.show_gain(news.gain)
        match event:
            case MoveMade(PlayWord(word), Scored()):
                self._show_round()
                self._show_time_won(word)
            case MoveMade():
                self._side.show()
                self.refresh_bindings()
            case Closed() if self.session.state.ended is End.FINISHED:
                self.show_results()  # other ends are news that want to be read first

    def show_clock(self) -> None:
        """Show the time at the side, and the board if the clock runs."""
        self._side.show_time()
        self.area.cover(self._covered)
        remaining_ms = self.session.remaining_ms
        hurry = self.hurries(remaining_ms)
        self._last_seconds.look(self.session, hurry=hurry)
        seconds = -(-remaining_ms // 1000) if remaining_ms and hurry else 0
        self.area.board.last_seconds = seconds
        self.area.entry_line.set_class(seconds > 0, "-hurry")

    def on_grid_area_entry_changed(self) -> None:
        """Forget what the last word has earned once it is not lit any more."""
        if self.area.board.answer is None:
            self._side.show_gain("")

    def _show_round(self) -> None:
        self._side.show()
        self.area.mark_hint()
        found = self.session.state.found
        self.chosen_word = found[-1].word if found else ""

    def _show_time_won(self, word: str) -> None:
        seconds = self.session.state.config.timer.bonus * len(word)
        if seconds:
            entry = self.area.entry_line.entry
            won = f"{entry.remark} · {count(seconds, 'second')} won"
            self.area.entry_line.entry = replace(entry, remark=won)

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        if self.session.is_over:
            return OVER
        if self.session.paused:
            return COVERED if self.session.awaiting_start else PAUSED
        if entry.text == LAST_WORD:
            return Entry(LAST_WORD, 1, "Enter ends the round", Tone.NOTICE)
        live = self.services.settings.current.live_check
        return remark(entry, self.session.state, live=live)

    # Words

    def submit_word(self, word: str) -> None:
        """Play a word, or ask whether to end the round."""
        if word == LAST_WORD:
            self.area.clear()
            self.action_end()
        else:
            self.area.play_entered(word)

    def on_paste(self, event: Paste) -> None:
        """Play the words pasted; only a key ends the round."""
        event.stop()
        if self.playable():
            self.area.paste([word for word in words_in(event.text) if word != LAST_WORD])

    def on_grid_area_solving_progressed(self, event: GridArea.SolvingProgressed) -> None:
        """Show the progress of the search."""
        self._side.solving(event.share)

    def on_grid_area_solved(self, event: GridArea.Solved) -> None:
        """Show how many words there are; a round that waited for this can end now."""
        closed = self.session.closed
        self.session.know(event.solution)
        self._show_round()
        self.show_clock()
        if closed:
            self.show_results()

    # The end

    def show_results(self) -> None:
        """Show the results, if they are ready."""
        solution = self.session.solution
        if solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
        elif self.session.closed:
            self.show_end(partial(BoggleResultsScreen, self.session, solution, self.same_again))

    @property
    def steps_back(self) -> str:
        """What Esc does now: at the end it leads to the results."""
        return leads_on_to(self.session) or super().steps_back

    def action_step_back(self) -> None:
        """Drop the entry, or go home; at the end to the results."""
        if leads_on_to(self.session):
            self.show_results()
        else:
            super().action_step_back()

    def action_end(self) -> None:
        """End the round, after a question."""
        if not self.session.playable:
            return
        question = "End this round? You can't resume it."
        if words := self.session.words_left:
            question += f" You have {count(words, 'word')} left to find."
        dialogue = ConfirmScreen(question, yes="End it", no="Keep playing")
        ask_first(self, self.services, dialogue, lambda: self.session.end(End.FINISHED))

    # Help along the way

    def action_hint(self) -> None:
        """Tell where a word starts, or its next letter."""
        if self.gives_hints():
            self.area.do(partial(give_hint, self))

    def action_copy_code(self) -> None:
        """Copy the share code of the board."""
        code = self.session.code
        if code is None:
            self.say("A board like this has no share code.", Tone.REFUSED)
        else:
            self.app.copy_to_clipboard(code)
            self.say(f"Copied the share code {code}", Tone.PLAIN)
