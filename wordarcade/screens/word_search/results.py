"""The results screen of word search, with every word of the board."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.games.lens.subjects import word_search_subject
from wordarcade.games.sharing import Share
from wordarcade.games.word_search.hidden_text import hidden_total
from wordarcade.games.word_search.record import title
from wordarcade.games.word_search.session import WordSearchSession, WordSearchSolution
from wordarcade.games.word_search.share import share
from wordarcade.games.word_search.verdict import best_word, verdict
from wordarcade.lexicon.glosses import meaning
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.composition import LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.again_keys import another_key, same_key
from wordarcade.screens.arcade_screen import CHOOSE_FIRST
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.key_labels import relabelled, without
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.screens.share_lines import ShareLines
from wordarcade.screens.word_search.board import (
    MISSED,
    cell_faces,
    found_faces,
    search_board,
    solved_faces,
)
from wordarcade.screens.word_search.export import export_words
from wordarcade.screens.word_search.field import SheetField
from wordarcade.screens.word_search.layout import Layout
from wordarcade.screens.word_search.standing import possible, standing, unit
from wordarcade.screens.word_search.whereabouts import about_cell, about_start, where
from wordarcade.screens.word_search.word_filter import WordFilter
from wordarcade.support.free_path import free_path
from wordarcade.support.wording import clock_text, count
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_use import GridUse
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.minimap import Minimap
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_BESIDE_WORD: Final = 8
"""Columns of the mark before a word and its points behind it."""

_MEANT_FROM: Final = 60
"""Columns of a line from which it tells what its word means."""

_STEPS: Final = "↑ ↓ light another"
_HOW_TO_STEP: Final = "↑ and ↓ light another word."

_LESSONS: Final = 3
"""The most words that are worth learning at once."""


class WordSearchResultsScreen(ResultsScreen):
    """All words of a board, with filters, each with its path.

    Args:
        session: the round, ended.
        solution: all words of its board.
        same: makes a screen for a new round on the same board.
    """

    HELP_PAGE = "wordsearch-results"
    NO_WORD = CHOOSE_FIRST
    AUTO_FOCUS = "LongList"
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        another_key("board"),
        same_key("board"),
        Binding("e", "export", "Export", id="results.export"),
        Binding("slash,ctrl+f", "filter", "Filter", key_display="/", id="results.filter"),
        Binding("escape", "step_back", "Home", id="results.home"),
        Binding("l", "lens", "Compare lists", show=False, id="results.lens"),
    ]

    DEFAULT_CSS = """
    WordSearchResultsScreen {
        #answers { height: 1; }
        &.-airy #answers { height: 2; }
        #field { width: 1fr; height: 1fr; padding-top: 1; }
        /* The rows of the entry line in play, so that the board stays where it is. */
        SheetField { margin-bottom: 1; }
        &.-roomy SheetField { margin-bottom: 3; }
        #side { width: 25; height: 1fr; margin-left: 2; padding-top: 1; }
        #side Panel { border: none; padding: 0; }
        #learn, #shared, #where { display: none; }
        #words { height: 1fr; }
        #words LongList > .long-list--marked { color: $role-player; } /* as its tiles */
        #score { margin-bottom: 1; }
        #score Horizontal { height: auto; }
        #score Vertical { width: 1fr; height: auto; margin-left: 2; }
        #possible { display: none; color: $role-muted; }
        &.-normal #side { width: 34; }
        &.-wide #side { width: 47; margin-left: 4; }
        &.-very-wide #side { width: 60; margin-left: 6; }
        &.-tight #field, &.-tight #side { padding-top: 0; }
        &.-roomy {
            #side { padding-top: 1; } /* also where the board takes every row */
            #side Panel { border: round $role-hairline; padding: 0 1; }
            #side #score { padding: 1 2 0 2; margin-bottom: 0; }
            #learn, #shared, #possible { display: block; }
        }
        &.-very-high.-roomy #side Panel { padding: 1 2 0 2; }
        &.-roomy.-scrolls {
            #learn, #shared { display: none; }
            #where { display: block; height: 14; }
        }
        &.-very-high.-roomy.-scrolls {
            #learn, #shared { display: block; }
        }
        &.-low #score { display: none; }
    }
    """

    @dataclass
    class CellSearched(Message):
        """The words of a cell are known."""

        cell: int
        words: Sequence[str]

    def __init__(
        self,
        session: WordSearchSession,
        solution: WordSearchSolution,
        same: Callable[[], Screen[None]],
    ) -> None:
        super().__init__(session, same)
        state = session.state
        self._session = session
        self._lexicon = session.lexicon
        self._state = state
        self._solution = solution
        self._found = {found.word for found in state.found}
        self._longest = max(map(len, solution.words), default=0)
        self._words: Sequence[str] = ()
        hidden = session.hidden is not None
        self._board = search_board(state.config.grid, hidden=hidden, use=GridUse.PICK)
        self._show_words_on_board()
        self._field = SheetField(self._board)
        self._minimap = Minimap(self._board)
        self._minimap.faces = self._board.faces
        self._points = BigNumber(str(state.score), "focus")
        self._filter = WordFilter(solution, self._found, hidden=hidden)
        self._list = LongList("no such word")
        self._words_panel = Panel("Words", self._filter, self._list, foot=_STEPS, id="words")
        beside = [Static(unit(session, solution), id="unit")]
        if there_was := possible(session, solution):
            beside.append(Static(there_was, id="possible"))
        beside.append(Static(standing(session, solution), id="standing"))
        score = Horizontal(self._points, Vertical(*beside))
        self._side = Vertical(
            Panel("Score", score, id="score"),
            self._words_panel,
            Panel("Where", self._minimap, fact="the frame is your view", id="where"),
            Panel(
                f"{MISSED} Not found" if session.hidden else "Worth learning",
                Static(self._lessons()),
                id="learn",
            ),
            Panel("Share", ShareLines(self.shared, 4), fact="c copies", id="shared"),
            id="side",
        )

    def _show_words_on_board(self) -> None:
        """Show where hidden words lay, all of them; of other words the best one found is golden."""
        board, grid = self._board, self._state.config.grid
        found = [found.path for found in self._state.found]
        if self._session.hidden is None:
            best = best_word(self._state)
            path = self._state.path_played(best) if best else ()
            board.faces = {**found_faces(grid, found), **dict.fromkeys(path, "selected")}
            return
        missed = (word for word in self._solution.words if word not in self._found)
        paths = [self._solution.path_of(word) for word in missed]
        board.words, board.marks = solved_faces(grid, found, paths)
        board.faces = cell_faces(board.words)

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        return share(self._state, self._solution)

    def compose(self) -> ComposeResult:
        """The board, and beside it the score, words to learn from, all words, and the result."""
        self._arrange(self.app.size)
        top_line = TopLine()
        top_line.title = title(self._state.config)
        lexicon = (self._lexicon.name,) if self._session.hidden is None else ()
        top_line.facts = (*lexicon, clock_text(self._session.elapsed_ms))
        yield top_line
        yield Composition(Container(self._field, id="field"), self._side)
        yield Composition(self.message_line, id="answers")
        yield GameFooter()

    def _arrange(self, size: Size) -> None:
        """Share out the room, before anything is drawn."""
        layout = Layout.of(size, self._board, hidden=self._session.hidden is not None, over=True)
        for name, fits in layout.classes.items():
            self.set_class(fits, name)
        self._field.whole = layout.whole
        self._points.lines = 4 if layout.roomy else 3
        self._side.styles.width = layout.side + layout.spare if layout.spare else None

    def on_resize(self) -> None:
        """Share out the new room."""
        self._arrange(self.size)

    def on_mount(self) -> None:
        """Show every word."""
        if self._just_played:
            self._points.count_up(self._state.score)
        complete = len(self._found) == len(self._solution.words) > 0
        if self._session.hidden is not None:
            told = hidden_total(self._state.found, self._session.hidden)
            told += f" {_HOW_TO_STEP}"
            told += "" if complete else f" {MISSED} starts those you missed."
        else:
            told = verdict(self._state, self._solution)
        self.message_line.say(told, Tone.ACCEPTED if complete else Tone.PLAIN)
        self._show_words()
        self._light_first()

    def _lessons(self) -> Content:
        """Return some words that were missed, with where they start."""
        lines = []
        for word in self._session.worth_learning(_LESSONS):
            place = about_start(self._state.config.grid, self._solution.path_of(word))
            lines.append(
                Content.assemble((word.upper(), "bold $role-text"), (f"  {place}", "$role-muted"))
            )
        return Content("\n").join(lines) if lines else Content("You missed nothing.")

    # The list

    def on_word_filter_changed(self) -> None:
        """Show the words that are wanted now; without any, nothing is said of one."""
        self._show_words()
        if not self._words:
            self._board.path = ()
            self.message_line.show("")
            self.chosen_word = ""

    def _show_words(self) -> None:
        self._words = self._filter.words()
        self.refresh_bindings()
        self._list.show(len(self._words), self._line)
        self._words_panel.fact = f"{len(self._words):,}"

    def _light_first(self) -> None:
        """Light the path of the first word, before anything is drawn."""
        self._board.path = self._path_of(self._words[0]) if self._words else ()

    def _path_of(self, word: str) -> tuple[int, ...]:
        """Return where the player found a word, or where one that was missed lies."""
        found = word in self._found
        return self._state.path_played(word) if found else self._solution.path_of(word)

    def _line(self, number: int) -> Content:
        word = self._words[number]
        worth = "" if self._session.hidden else f" {self._state.config.worth(word)}"
        line = Content.assemble(self._marked(word), (worth, "$role-muted"))
        if self._list.room < _MEANT_FROM:
            return line
        begin = self._longest + _BESIDE_WORD
        told = meaning(word, self._list.room - begin - 2)
        gap = " " * max(1, begin - line.cell_length)
        return Content.assemble(line, gap, (told, "not bold $role-muted"))

    def _marked(self, word: str) -> Content:
        """Return a word behind its sign: found, missed where words are hidden, or longest."""
        if word in self._found:
            return Tone.ACCEPTED.mark(word.upper())
        if self._session.hidden is not None:
            return Content.assemble((MISSED, "bold $role-text"), f" {word.upper()}")
        tone = Tone.BEST if len(word) == self._longest else Tone.PLAIN
        return tone.mark(word.upper())

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the path of the word; of the first one it is lit already, and the score is told."""
        if event.number is None:
            return
        self.chosen_word = word = self._words[event.number]
        path = self._path_of(word)
        if path != self._board.path:
            self._board.path = path
            self.message_line.show(f"{word.upper()} {where(self._state.config.grid, path)}.")

    def action_filter(self) -> None:
        """Type the beginning of the words that are wanted."""
        self._filter.begin_typing()

    def on_input_submitted(self) -> None:
        """Go from what was typed to the words."""
        self._leave_filter()

    def _leave_filter(self) -> None:
        self._filter.close()
        self._list.focus()

    # Words of a cell

    def on_letter_grid_view_cell_picked(self, event: LetterGridView.CellPicked) -> None:
        """List the words of the cell."""
        self._search_at(event.cell)

    @aside("That search", exclusive=True)
    def _search_at(self, cell: int) -> None:
        words = self._session.words_at(cell, report_for(get_current_worker()))
        self.post_message(self.CellSearched(cell, words))

    def on_word_search_results_screen_cell_searched(self, event: CellSearched) -> None:
        """List the words of the cell, if there are any."""
        place = about_cell(self._state.config.grid, event.cell)
        if event.words:
            self._filter.start_on(place, event.words)
        else:
            self.message_line.say(f"No word starts in {place}.", Tone.NOTICE)

    # Ways on

    def action_export(self) -> None:
        """Write the words listed to a file."""
        if not self._words:
            self.message_line.show(
                "No words are listed, so there is nothing to write.", Tone.NOTICE
            )
            return
        words = count(len(self._words), "word")
        size = self._state.config.grid.rows
        self.write_file(
            f"Write {words} to a file. End its name in .csv for a table.",
            free_path(Path.cwd(), f"wordsearch-{size}x{size}", ".txt"),
            lambda path: export_words(path, self._words, self._found, self._state.config),
            words,
        )

    def action_lens(self) -> None:
        """Show what changes on the board with the word list."""
        from wordarcade.screens.lens.screen import LensScreen  # noqa: PLC0415 - seldom wanted

        subject = word_search_subject(self._state.config)
        self.show_above(LensScreen(self._session.services, subject, self._lexicon))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer another list where the words of the lexicon count."""
        if action == "lens":
            return self._session.hidden is None
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Esc is named by what it does now."""
        named = super().active_bindings
        if not self._words:
            named = without(named, {"export"})
        if self._filter.opened:
            return relabelled(named, {"step_back": "Words"})
        return relabelled(named, {"step_back": "All words"}) if self._filter.narrowed else named

    def action_step_back(self) -> None:
        """Go from the filter to the words, then drop the beginning and the cell, then go home."""
        if self._filter.opened:
            self._leave_filter()
        elif self._filter.narrowed:
            self._filter.widen()
            self._show_words()
        else:
            self.action_home()
