"""The results screen of Boggle."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from wordarcade.games.boggle.record import title
from wordarcade.games.boggle.session import BoggleSession, Review, Solution, SolvedWord
from wordarcade.games.boggle.share import share
from wordarcade.games.grid_sentences import appraisal
from wordarcade.games.lens.subjects import boggle_subject
from wordarcade.games.rating import FAR_FROM_BEST, of_points
from wordarcade.games.sharing import Share
from wordarcade.lexicon.glosses import meaning
from wordarcade.looks.composition import LINES, Composition, margin
from wordarcade.looks.panel import Panel
from wordarcade.screens.again_keys import another_key, same_key
from wordarcade.screens.arcade_screen import CHOOSE_FIRST
from wordarcade.screens.background import aside
from wordarcade.screens.boggle.length_bars import LengthBars
from wordarcade.screens.boggle.lessons import Lessons
from wordarcade.screens.boggle.result_head import ResultHead
from wordarcade.screens.boggle.side.state import lengths_of
from wordarcade.screens.boggle.word_columns import WordColumns
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.screens.share_lines import ShareLines
from wordarcade.support.wording import clock_text, count
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tile_painter import small_tile_painters
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine


class BoggleResultsScreen(ResultsScreen):
    """The score, the words found and missed with their paths on the board, and what to learn.

    Args:
        session: the round, ended.
        solution: all words of its board.
        same: makes a screen for a new round on the same board.
    """

    HELP_PAGE = "boggle-results"
    NO_WORD = CHOOSE_FIRST
    AUTO_FOCUS = "WordColumns"
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        another_key("board"),
        same_key("board", show=False),
        Binding("tab", "switch", "Yours/missed", id="results.section"),
        Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="results.share"),
        Binding("escape", "home", "Home", id="results.home"),
        Binding(
            "l",
            "lens",
            "Compare lists",
            show=False,
            id="results.lens",
            tooltip="See this board under another word list",
        ),
    ]

    DEFAULT_CSS = """
    BoggleResultsScreen {
        #left { width: 34; height: 100%; }
        #right { width: 1fr; height: 100%; margin-left: 2; }
        ResultHead { height: 6; margin-top: 1; }
        GridDisplay { height: 1fr; margin-top: 1; }
        #word { height: 1; text-align: center; }
        #share, #learn { display: none; }
        &.-narrow {
            #left { width: 27; }
            ResultHead { margin-top: 0; }
            LengthBars { display: none; }
        }
        &.-middle #learn { display: block; }
        &.-wide, &.-very-wide {
            #left { width: 52; }
            #right { margin-left: 4; }
        }
        &.-very-wide #left { width: 64; }
        &.-very-high #word { height: 2; } /* its meaning, too */
        &.-high, &.-very-high {
            #right { padding-top: 1; }
            ResultHead { height: 11; }
            #share, #learn { display: block; }
            #share { padding: 0 1; }
            LengthBars, #learn { margin-top: 1; }
        }
    }
    """

    @dataclass
    class Reviewed(Message):
        """The review of the round is ready."""

        review: Review

    def __init__(
        self, session: BoggleSession, solution: Solution, same: Callable[[], Screen[None]]
    ) -> None:
        super().__init__(session, same)
        self._session = session
        self._state = session.state
        self._solution = solution
        self._top_line = TopLine()
        self._board = GridDisplay(session.grid, painters=small_tile_painters)
        self._word = Static(id="word")
        found = {word.word: word.path for word in self._state.found}
        yours = sorted(
            (replace(it, path=found[it.word]) for it in solution.words if it.word in found),
            key=lambda word: (-len(word.word), word.word),
        )
        self._words = WordColumns(yours, len(solution.words) - len(yours))
        self._learn = Lessons()

    def compose(self) -> ComposeResult:
        """The score above the board; beside them the words, the lengths and the lessons."""
        yield self._top_line
        shared = ShareLines(self.shared, 3)
        left = Vertical(
            ResultHead(self._session, self._solution),
            self._board,
            self._word,
            Panel("Share", shared, fact="c copies", id="share"),
            id="left",
        )
        right = Vertical(
            self._words,
            LengthBars(lengths_of(self._session)),
            Panel("Worth learning", self._learn, id="learn"),
            id="right",
        )
        yield Composition(left, right)
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the figures at once, and the words when they are sorted."""
        self._top_line.title = title(self._state.config)
        time = clock_text(self._session.elapsed_ms)
        facts = (self._session.shown_code, self._state.lexicon.name, time)
        self._top_line.facts = tuple(filter(None, facts))
        complete = len(self._state.found) == len(self._solution.words) > 0
        stars = of_points(self._state.score, self._solution.points, FAR_FROM_BEST)
        told = appraisal(self._state.found, len(self._solution.words), stars)
        self.message_line.say(
            f"{'Every word found! ' if complete else ''}{told}",
            Tone.ACCEPTED if complete else Tone.PLAIN,
        )
        self._review()

    def on_resize(self) -> None:
        """Let the message line stand on the margins of the rest."""
        self.message_line.styles.padding = (0, margin(self.size.width))

    @aside("The review")
    def _review(self) -> None:
        self.post_message(self.Reviewed(self._session.review(self._solution)))

    def on_boggle_results_screen_reviewed(self, event: Reviewed) -> None:
        """Show the words and the lessons."""
        self._learn.review = event.review
        self._words.show_missed(event.review.missed)

    def on_word_columns_chosen(self, event: WordColumns.Chosen) -> None:
        """Show the path of the word, and what it is worth."""
        self._board.path = event.word.path
        self.chosen_word = event.word.word
        self.refresh_bindings()
        self._word.update(self._about(event.word, missed=event.missed))

    def _about(self, word: SolvedWord, *, missed: bool) -> Content:
        """Return what a word scores, how well it is known and what it means, as far as it fits."""
        room = self._word.size.width
        points = f" {count(word.points, 'point')}"
        known = f" · {'common' if word.word in self._solution.everyday else 'uncommon'}"
        wordings = [f"{points}{', missed' if missed else ''}{known}", f"{points}{known}", points]
        facts = next((each for each in wordings if len(word.word) + len(each) <= room), points)
        return Content.assemble(
            (word.word.upper(), "bold $role-player"),
            (facts, "$role-muted"),
            (f"\n{meaning(word.word, room)}", "$role-soft"),
        )

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        code = self._session.shown_code
        return replace(share(self._session.state, self._solution), code=code)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Tab is named by where it leads."""
        other = "Yours" if self._words.among_missed else "Missed"
        return relabelled(super().active_bindings, {"switch": other})

    def action_copy_code(self) -> None:
        """Copy the share code of the board, and show it."""
        code = self._session.code
        if code is None:
            self.message_line.say("A board like this has no share code.", Tone.REFUSED)
        else:
            self.app.copy_to_clipboard(code)
            self.message_line.say(f"Copied: {code}", Tone.ACCEPTED)

    def action_lens(self) -> None:
        """Show what changes on the board with the word list."""
        from wordarcade.screens.lens.screen import LensScreen  # noqa: PLC0415 - seldom wanted

        subject = boggle_subject(self._state.config)
        self.show_above(LensScreen(self._session.services, subject, self._session.lexicon))

    def action_switch(self) -> None:
        """Go over from the words found to those missed, or back."""
        self._words.switch()
