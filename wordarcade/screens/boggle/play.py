"""The play screen of Boggle."""

from functools import partial
from typing import Final

from textual.widgets import Static

from wordarcade.engine.grid_moves import End, PlayWord
from wordarcade.engine.verdict import Scored
from wordarcade.games.boggle.record import title
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.events import Closed, MoveMade, SessionEvent
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.found_panel import FoundPanel
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import news_of
from wordarcade.screens.grid.remark import OVER, STILL_COUNTING, remark
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_panel import PanelSection

LAST_WORD: Final = "x"
"""Played alone, it ends the round."""

_LONGEST_CODE: Final = 40
"""Longer share codes, those of boards beyond 5×5, are copied but not shown during play."""


class BoggleScreen(PlayScreen[BoggleSession, GridArea]):
    """Plays a round.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "boggle"
    AUTO_FOCUS = "LetterGridView"

    def __init__(self, services: Services, session: BoggleSession) -> None:
        self._left = Static()
        self._found = FoundPanel(session, PanelSection("Left", self._left))
        super().__init__(services, session, GridArea(session, self), self._found)

    def on_mount(self) -> None:
        """Show the opening message."""
        code = self.session.code
        shown = () if code is None or len(code) > _LONGEST_CODE else (code,)
        self.top_line.title = title(self.session.state.config)
        self.top_line.facts = (*shown, self.session.lexicon.name)
        self._show_round()
        if self.session.state.moves:
            self.say("Welcome back. Your round is as you left it.")
        else:
            self.say("Ctrl+R turns the board, Ctrl+S shakes it. X and Enter end the round.")

    # What is shown

    def hear(self, event: SessionEvent) -> None:
        """Show the effect of a move."""
        super().hear(event)
        if told := news_of(event, self.session.state):
            self.say(*told)
            self.area.clear()
        match event:
            case MoveMade(PlayWord(word), Scored()):
                self._show_round()
                self._show_time_won(word)
            case MoveMade():
                self.refresh_bindings()
            case Closed() if self.session.state.ended is End.FINISHED:
                self.show_results()  # other ends are news that want to be read first

    def _show_round(self) -> None:
        self._found.show()
        self._mark_hint()

    def _show_time_won(self, word: str) -> None:
        seconds = self.session.state.config.timer.bonus * len(word)
        if seconds:
            won = Entry(remark=f"{count(seconds, 'second')} won", tone=Tone.ACCEPTED)
            self.area.entry_line.entry = won

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        if self.session.is_over:
            return OVER
        if entry.text == LAST_WORD:
            return Entry(LAST_WORD, 1, "Enter ends the round", Tone.NOTICE)
        return remark(entry, self.session.state)

    # Words

    def submit_word(self, word: str) -> None:
        """Play a word, or ask whether to end the round."""
        if word == LAST_WORD:
            self.area.clear()
            self.action_end()
        else:
            self.area.when_path_is_known(word, self.session.play)

    def on_grid_area_solving_progressed(self, event: GridArea.SolvingProgressed) -> None:
        """Show the progress of the search."""
        self._found.solving(event.share)

    def on_grid_area_solved(self, event: GridArea.Solved) -> None:
        """Show how many words there are; a round that waited for this can end now."""
        closed = self.session.closed
        self.session.know(event.solution)
        self._show_round()
        if closed:
            self.show_results()

    # The end

    def show_results(self) -> None:
        """Show the results, if they are ready."""
        solution = self.session.solution
        if solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
        elif self.session.closed:
            self.give_way(partial(BoggleResultsScreen, self.session, solution, self.same_again))

    def action_end(self) -> None:
        """End the round, after a question."""
        if not self.session.playable:
            return
        question = "End this round? You can't resume it."
        if words := self.session.words_left:
            question += f" {count(words, 'word')} left to find."
        self.show_above(
            ConfirmScreen(question, yes="End it", no="Play on"),
            lambda agreed: self.session.end(End.FINISHED) if agreed else None,
        )

    # Help along the way

    def action_hint(self) -> None:
        """Tell where a word starts, or its next letter."""
        if not self.playable():
            return
        if self.session.solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
        elif told := self.session.take_hint():
            self._show_hint()
            again = self.session.hinted is not None and not self.session.hinted.complete
            self.say(f"{told} Ctrl+T again for its next letter." if again else told, Tone.HINT)

    def _show_hint(self) -> None:
        """Enter what is told of a word; its newest letter is only marked, to be typed."""
        hinted = self.session.hinted
        if hinted is not None:
            known = hinted.path if hinted.complete else hinted.path[:-1]
            self.area.enter(LetterEntry.of_path(known, self.session.grid))
        self._mark_hint()

    def _mark_hint(self) -> None:
        hinted = self.session.hinted
        told = hinted is not None and not hinted.complete
        self.area.board.marks = {hinted.path[-1]: "?"} if hinted and told else {}

    def action_copy_code(self) -> None:
        """Copy the share code of the board."""
        code = self.session.code
        if code is None:
            self.say("A board like this has no share code.", Tone.REFUSED)
        else:
            self.app.copy_to_clipboard(code)
            self.say(f"Copied the share code {code}", Tone.PLAIN)
