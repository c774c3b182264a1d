"""The play screen of word search."""

from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.grid_moves import End
from wordarcade.games.events import Closed, MoveMade, SessionEvent
from wordarcade.games.word_search.record import title
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid.area import GridArea
from wordarcade.screens.grid.found_panel import FoundPanel
from wordarcade.screens.grid.letter_entry import LetterEntry
from wordarcade.screens.grid.news import news_of
from wordarcade.screens.grid.remark import OVER, STILL_COUNTING, remark
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.screens.word_search.finding import FindingScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.whereabouts import about_cell, whereabouts
from wordarcade.services import Services
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_panel import PanelSection

_REVEAL = "Show every word? That ends the round, and you can't resume it."


class WordSearchScreen(PlayScreen[WordSearchSession, GridArea]):
    """Plays a round.

    Args:
        services: the app's services.
        session: the round in play.
    """

    HELP_PAGE = "wordsearch"
    AUTO_FOCUS = "LetterGridView"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+f", "look_up", "Look up", id="wordsearch.look-up"),
        Binding("ctrl+e", "end", "Show all", id="game.end"),
    ]

    def __init__(self, services: Services, session: WordSearchSession) -> None:
        self._here = Static()
        self._found = FoundPanel(session, PanelSection("Cell", self._here))
        super().__init__(services, session, GridArea(session, self), self._found)
        self._share = 0.0
        self._finding: FindingScreen | None = None

    def on_mount(self) -> None:
        """Show the opening message."""
        self.top_line.title = title(self.session.state.config)
        self.top_line.facts = (self.session.lexicon.name,)
        self._found.show()
        if self.session.state.moves:
            self.say("Welcome back. Your round is as you left it.")
        else:
            self.say("Ctrl+F shows where a word is. Ctrl+E shows every word and ends the round.")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no hints and no codes: words are looked up here, and boards are files."""
        if action in {"hint", "copy_code"}:
            return False
        return super().check_action(action, parameters)

    # What is shown

    def hear(self, event: SessionEvent) -> None:
        """Show the effect of a move."""
        super().hear(event)
        if told := news_of(event, self.session.state):
            self.say(*told)
            self.area.clear()
        match event:
            case MoveMade():
                self._found.show()
                self.refresh_bindings()
            case Closed() if self.session.state.ended in {End.FINISHED, End.REVEALED}:
                self.show_results()  # other ends are news that want to be read first

    def remark(self, entry: LetterEntry) -> Entry:
        """Return the entry line for what is being entered."""
        return OVER if self.session.is_over else remark(entry, self.session.state)

    def on_grid_area_entry_changed(self) -> None:
        """Show the cell where the path ends."""
        self._show_here()

    def on_letter_grid_view_cursor_moved(self) -> None:
        """Show the cell under the cursor."""
        self._show_here()

    def _show_here(self) -> None:
        cell = self.area.board.cell_in_question
        text = "" if cell is None else about_cell(self.session.grid, cell)
        self._here.update(Content.styled(text, "$foreground-muted"))

    # Playing and looking up

    def submit_word(self, word: str) -> None:
        """Play a word."""
        self.area.when_path_is_known(word, self.session.play)

    def action_look_up(self) -> None:
        """Show the position of the letters entered, and whether they are a word, at no cost."""
        if not self.playable():
            return
        self.area.follow_board()
        if word := self.area.entry.text:
            self.area.when_path_is_known(word, self._tell_whereabouts)
        else:
            self.say("Type a word first. Ctrl+F then shows where it is.", Tone.HINT)

    def _tell_whereabouts(self, word: str) -> None:
        path = self.session.grid.find_path(word)
        if path:
            self.area.enter(LetterEntry.found(word, path))
        self.say(whereabouts(word, path, self.session.grid, self.session.lexicon), Tone.HINT)

    # All words

    def on_grid_area_solving_progressed(self, event: GridArea.SolvingProgressed) -> None:
        """Show the progress of the search, also to a player who waits for it."""
        self._share = event.share
        self._found.solving(event.share)
        if self._finding is not None:
            self._finding.move_on(event.share)

    def on_grid_area_solved(self, event: GridArea.Solved) -> None:
        """Show how many words there are; a round that waited for this can end now."""
        closed = self.session.closed
        self.session.know(event.solution)
        self._found.show()
        if closed:
            self.show_results()
        elif self._finding is not None and self.session.playable:
            self._finding.dismiss(True)

    # The end

    def action_end(self) -> None:
        """Show every word and end the round, after a question."""
        if self.session.playable:
            self.show_above(ConfirmScreen(_REVEAL, yes="Show all", no="Play on"), self._reveal)

    def _reveal(self, agreed: bool | None) -> None:
        if not agreed:
            return
        if self.session.solution is not None:
            self.session.end(End.REVEALED)
            return
        self._finding = FindingScreen(self._share)
        self.show_above(self._finding, self._found_all)

    def _found_all(self, waited: bool | None) -> None:
        self._finding = None
        if waited:
            self.session.end(End.REVEALED)

    def show_results(self) -> None:
        """Go on to the results, if they are there."""
        solution = self.session.solution
        if solution is None:
            self.say(STILL_COUNTING, Tone.NOTICE)
        elif self.session.closed:
            self.give_way(partial(WordSearchResultsScreen, self.session, solution, self.same_again))
