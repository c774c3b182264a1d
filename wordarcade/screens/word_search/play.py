"""A round of word search on the screen."""

from dataclasses import dataclass
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import Worker, get_current_worker

from wordarcade.engine.grid_moves import End
from wordarcade.engine.path_search import SearchLimitError
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.solver import solve
from wordarcade.screens.background import AbandonedError, Report, report_for
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid_game_screen import GridGameScreen
from wordarcade.screens.letter_entry import LetterEntry
from wordarcade.screens.openings import Opening
from wordarcade.screens.word_search.finding import FindingScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.variant import title
from wordarcade.screens.word_search.whereabouts import about_cell, whereabouts
from wordarcade.services import Services
from wordarcade.store.word_search_rounds import SavedWordSearchRound
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.word_panel import PanelSection

_REVEAL = "Show every word? That ends the round; it cannot be taken up again."


class WordSearchScreen(GridGameScreen[WordSearchRound, WordSearchSolution]):
    """Where a round is played.

    Args:
        services: the collaborators.
        saved: the round, on record.
        lexicon: the lexicon it is played with.
        another: what opens a new board like this one.
        elapsed_ms: play time so far.
        finished: whether the round is among the finished ones already.
    """

    HELP_PAGE = "wordsearch"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+f", "look_up", "Look up", id="wordsearch.look-up"),
        Binding("ctrl+e", "end", "Show all", id="game.end"),
    ]

    @dataclass
    class Searched(Message):
        """It is known whether a word lies on the board.

        Attributes:
            word: the word.
            play: whether it is to be played, not only looked up.
        """

        word: str
        play: bool

    def __init__(
        self,
        services: Services,
        saved: SavedWordSearchRound,
        lexicon: Lexicon,
        another: Opening,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        self._here = Static()
        super().__init__(
            LetterGridView(saved.state.config.grid, id="playfield"),
            [PanelSection("Cell", self._here)],
            saved,
            services.clock,
            elapsed_ms=elapsed_ms,
            finished=finished,
        )
        self._services = services
        self._lexicon = lexicon
        self._another = another
        self._finding: FindingScreen | None = None
        self._search: Worker[None] | None = None

    def on_mount(self) -> None:
        """Say what is played."""
        self.top_line.title = title(self.round.config)
        self.top_line.facts = (self._lexicon.name,)
        if self.round.moves:
            self.say("Welcome back; the round goes on where you left it.")
        else:
            self.say("Ctrl+f looks up where a word lies; ctrl+e shows all words and ends.")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no hints and no codes: words are looked up here, and boards are files."""
        if action in {"hint", "copy_code"}:
            return False
        return super().check_action(action, parameters)

    def remaining_ms(self, elapsed_ms: int) -> int | None:  # noqa: ARG002 - what a timed game needs
        """Return None: the time is only counted."""
        return None

    # What is shown

    def show_entry(self) -> None:
        """Show what is being entered, its path, and the cell where that ends."""
        super().show_entry()
        self._show_here()

    def on_letter_grid_view_cursor_moved(self) -> None:
        """Show which cell the cursor is on."""
        self._show_here()

    def _show_here(self) -> None:
        cell = self.board.cell_in_question
        text = "" if cell is None else about_cell(self.grid, cell)
        self._here.update(Content.styled(text, "$foreground-muted"))

    # Playing and looking up

    def submit(self, text: str) -> None:
        """Play a word."""
        self._search_for(text, play=True)

    def action_look_up(self) -> None:
        """Show where the letters entered lie, and whether they are a word; this costs nothing."""
        if not self.playable():
            return
        self.follow_board()
        if self.entry.text:
            self._search_for(self.entry.text, play=False)
        else:
            self.say("Type a word first; ctrl+f then tells where it lies.", Tone.HINT)

    def _search_for(self, word: str, *, play: bool) -> None:
        """Make sure that the grid knows where the word lies, if need be in another thread."""
        self._stop_searching()
        try:
            self.grid.find_path(word, far=False)
        except SearchLimitError:
            self.say(f"Looking for {word.upper()} …; escape gives up.", Tone.NOTICE)
            self._search = self._search_far(word, play=play)
        else:
            self._answer(word, play=play)

    @work(thread=True)
    def _search_far(self, word: str, *, play: bool) -> None:
        try:
            self.grid.find_path(word, report=report_for(get_current_worker()))
        except AbandonedError:
            return
        self.post_message(self.Searched(word, play))

    def on_word_search_screen_searched(self, event: Searched) -> None:
        """Answer what has been asked, if the player has not gone on to something else."""
        if self._search is not None and self.entry.text == event.word and self.playable():
            self._search = None
            self._answer(event.word, play=event.play)

    def _stop_searching(self) -> bool:
        """Give up a long search; whether there was one."""
        search, self._search = self._search, None
        if search is not None:
            search.cancel()
        return search is not None

    def _answer(self, word: str, *, play: bool) -> None:
        if not play:
            path = self.grid.find_path(word)
            self.enter(LetterEntry.found(word, path) if path else self.entry)
            self.say(whereabouts(word, path, self.grid, self._lexicon), Tone.HINT)
        else:
            self.play(word)

    def action_step_back(self) -> None:
        """Give up a search; else clear the word; with none, leave for home."""
        if self._stop_searching():
            self.say("Given up.")
        else:
            super().action_step_back()

    # All words

    def solve(self, report: Report) -> WordSearchSolution:
        """Return all words of the board; called in a thread."""
        return solve(self.round.config, self._lexicon, report)

    def solution_progressed(self) -> None:
        """Show the progress to a player who waits for it."""
        super().solution_progressed()
        if self._finding is not None:
            self._finding.move_on(self.solved_share)

    def solution_is_known(self) -> None:
        """End the round if every word is found, or is to be shown."""
        if self._finding is not None:
            self._finding.dismiss(True)
        else:
            super().solution_is_known()

    # The end

    def action_end(self) -> None:
        """Show every word and end the round, after a question."""
        if self.round_is_running:
            self.app.push_screen(ConfirmScreen(_REVEAL, yes="Show all", no="Play on"), self._reveal)

    def _reveal(self, agreed: bool | None) -> None:
        if not agreed:
            return
        if self.solution is not None:
            self.end(End.REVEALED)
            return
        self._finding = FindingScreen(self.solved_share)
        self.app.push_screen(self._finding, self._found_all)

    def _found_all(self, waited: bool | None) -> None:
        self._finding = None
        if waited:
            self.end(End.REVEALED)

    def results(self, solution: WordSearchSolution) -> WordSearchResultsScreen:
        """Return the screen that follows the finished round."""
        return WordSearchResultsScreen(
            self._lexicon,
            self.round,
            solution,
            self.stopwatch.elapsed_ms,
            another=self._another,
            same=self._on_same_board,
        )

    def _on_same_board(self) -> "WordSearchScreen":
        """Return a screen for a new round on this board."""
        saved = SavedWordSearchRound.begin(
            self._services.rounds, self.round.config, self.saved.seed, self._lexicon
        )
        return WordSearchScreen(self._services, saved, self._lexicon, self._another)
