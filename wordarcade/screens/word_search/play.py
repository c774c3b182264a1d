"""A round of word search on the screen."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.grid_moves import End
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.solution import WordSearchSolution
from wordarcade.players.word_search.solver import solve
from wordarcade.screens.background import Report
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
        self.play(text)

    def action_look_up(self) -> None:
        """Show where the letters entered lie, and whether they are a word; this costs nothing."""
        if not self.playable():
            return
        self.follow_board()
        if self.entry.text:
            self.when_path_is_known(self.entry.text, self._tell_whereabouts)
        else:
            self.say("Type a word first; ctrl+f then tells where it lies.", Tone.HINT)

    def _tell_whereabouts(self, word: str) -> None:
        path = self.grid.find_path(word)
        if path:
            self.enter(LetterEntry.found(word, path))
        self.say(whereabouts(word, path, self.grid, self._lexicon), Tone.HINT)

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
            self.show_above(ConfirmScreen(_REVEAL, yes="Show all", no="Play on"), self._reveal)

    def _reveal(self, agreed: bool | None) -> None:
        if not agreed:
            return
        if self.solution is not None:
            self.end(End.REVEALED)
            return
        self._finding = FindingScreen(self.solved_share)
        self.show_above(self._finding, self._found_all)

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
