"""The results screen of word search, with every word of the board."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, Static
from textual.worker import get_current_worker

from wordarcade.engine.verdict import total_sentence
from wordarcade.games.sharing import Share
from wordarcade.games.word_search.record import title
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.games.word_search.share import share
from wordarcade.screens.background import report_for
from wordarcade.screens.new_file import free_path
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.screens.word_search.export import export_words
from wordarcade.screens.word_search.whereabouts import about_cell, whereabouts
from wordarcade.screens.word_search.word_filter import WordFilter
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import clock_text, count, percentage
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class WordSearchResultsScreen(ResultsScreen):
    """All words of a board, with filters, each with its path.

    Args:
        session: the round, ended.
        solution: all words of its board.
        same: makes a screen for a new round on the same board.
    """

    HELP_PAGE = "wordsearch"
    AUTO_FOCUS = "LongList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "another", "New board", id="results.new"),
        Binding("s", "same_again", "Same board", id="results.same"),
        Binding("e", "export", "Export", id="results.export"),
        Binding("slash,ctrl+f", "filter", "Filter", key_display="/", id="results.filter"),
        Binding("escape", "step_back", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    WordSearchResultsScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        #field {
            width: 1fr;
        }
        #side {
            width: 34;
            padding: 1 1 0 1;
        }
        #figures {
            height: auto;
            margin-bottom: 1;
        }
        &.-wide #side {
            width: 40;
        }
        &.-very-wide #side {
            width: 60;
        }
        &.-narrow {
            #table {
                layout: vertical;
            }
            #side {
                width: 100%;
                height: 60%;
                padding: 0 1;
            }
            WordFilter, #figures {
                margin-bottom: 0;
            }
        }
    }
    """

    @dataclass
    class CellSearched(Message):
        """The words that start on a cell are known."""

        cell: int
        words: Sequence[str]

    def __init__(
        self,
        session: WordSearchSession,
        solution: WordSearchSolution,
        same: Callable[[], Screen[None]],
    ) -> None:
        super().__init__(session.another, same)
        state = session.state
        self._session = session
        self._lexicon = session.lexicon
        self._state = state
        self._solution = solution
        self._found = {found.word for found in state.found}
        self._longest = max(map(len, solution.words), default=0)
        self._words: Sequence[str] = ()
        self._board = LetterGridView(state.config.grid, use=GridUse.PICK)
        self._filter = WordFilter(solution, self._found)
        self._list = LongList("no such word")

    def compose(self) -> ComposeResult:
        """The board, and beside it figures, filter and words."""
        top_line = TopLine()
        top_line.title = title(self._state.config)
        top_line.facts = (self._lexicon.name, clock_text(self._session.elapsed_ms))
        side = Vertical(Static(self._figures(), id="figures"), self._filter, self._list, id="side")
        yield top_line
        yield Container(Container(self._board, id="field"), side, id="table")
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show every word."""
        complete = len(self._found) == len(self._solution.words) > 0
        self.message_line.say(
            f"{'Every word found! ' if complete else ''}{total_sentence(self._state.score)}",
            Tone.BEST if complete else Tone.PLAIN,
        )
        self._show_words()

    def _figures(self) -> Content:
        """Return the player's figures beside those of the solution, line by line."""
        score, possible = self._state.score, self._solution.points
        found, words = len(self._found), len(self._solution.words)
        return Content("\n").join(
            Content.assemble((reached, "bold"), (f" of {of:,} · {share}", "$foreground-muted"))
            for reached, of, share in (
                (count(score, "point"), possible, percentage(score, possible)),
                (count(found, "word"), words, percentage(found, words)),
            )
        )

    # The list

    def on_word_filter_changed(self) -> None:
        """Show the words that are wanted now."""
        self._show_words()

    def _show_words(self) -> None:
        self._words = self._filter.words()
        self._list.show(len(self._words), self._line)
        if not self._words:
            self._board.path = ()

    def _line(self, number: int) -> Content:
        word = self._words[number]
        if word in self._found:
            tone = Tone.ACCEPTED
        else:
            tone = Tone.BEST if len(word) == self._longest else Tone.PLAIN
        points = Content.styled(f" {self._state.config.worth(word)}", "$foreground-muted")
        return Content.assemble(tone.mark(word.upper()), points)

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the path of the word."""
        word = self._words[event.number]
        path = self._solution.path_of(word)
        self._board.path = path
        grid = self._state.config.grid
        self.message_line.show(whereabouts(word, path, grid, self._lexicon))

    def action_filter(self) -> None:
        """Type the beginning of the words that are wanted."""
        self._filter.begin_typing()

    def on_input_submitted(self) -> None:
        """Go from what was typed to the words."""
        self._list.focus()

    # Words from a cell

    def on_letter_grid_view_cell_picked(self, event: LetterGridView.CellPicked) -> None:
        """List the words that can start on the cell."""
        self._search_from(event.cell)

    @work(thread=True, exclusive=True)
    def _search_from(self, cell: int) -> None:
        report = report_for(get_current_worker())
        try:
            words = self._session.words_from(cell, report)
        except Cancelled:
            return
        self.post_message(self.CellSearched(cell, words))

    def on_word_search_results_screen_cell_searched(self, event: CellSearched) -> None:
        """List the words that can start on the cell."""
        self._filter.start_on(about_cell(self._state.config.grid, event.cell), event.words)

    # Ways on

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        return share(self._state, self._solution)

    def action_export(self) -> None:
        """Write the words listed to a file."""
        words = count(len(self._words), "word")
        size = self._state.config.grid.rows
        self.write_file(
            f"Write {words} to a file. A name in .csv makes a table.",
            free_path(Path.cwd(), f"wordsearch-{size}x{size}", ".txt"),
            lambda path: export_words(path, self._words, self._found, self._state.config),
            words,
        )

    def action_step_back(self) -> None:
        """Go from the filter to the words, then drop the cell, then go home."""
        if isinstance(self.focused, Input):
            self._list.focus()
        elif self._filter.by_cell:
            self._filter.start_anywhere()
            self._show_words()
        else:
            self.action_home()
