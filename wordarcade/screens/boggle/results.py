"""The results screen of Boggle."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import OptionList, Static

from wordarcade.engine.verdict import total_sentence
from wordarcade.games.boggle.record import title
from wordarcade.games.boggle.session import BoggleSession, Review, Solution
from wordarcade.games.boggle.share import share
from wordarcade.games.sharing import Share
from wordarcade.screens.boggle.lessons import lessons
from wordarcade.screens.boggle.word_list import WordList
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.support.wording import clock_text, count, percentage
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_panel import PanelSection, WordPanel


class BoggleResultsScreen(ResultsScreen):
    """Score and words beside the full solution, the path of each word, and the lessons.

    Args:
        session: the round, ended.
        solution: all words of its board.
        same: makes a screen for a new round on the same board.
    """

    HELP_PAGE = "boggle"
    AUTO_FOCUS = "WordList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "another", "New board", id="results.new"),
        Binding("s", "same_again", "Same board", id="results.same"),
        Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="results.share"),
        Binding("tab", "next_section", "Next part of the panel", show=False, id="results.section"),
        Binding("escape", "home", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    BoggleResultsScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        #field {
            width: 1fr;
        }
        #lessons {
            height: auto;
            max-height: 6;
            padding: 0 1;
        }
        WordPanel {
            width: 34;
            padding: 1 1 0 1;
        }
        &.-wide WordPanel {
            width: 38;
        }
        &.-very-wide WordPanel {
            width: 60;
        }
        .section {
            overflow-y: hidden;
        }
        #learn {
            display: none;
        }
        &.-narrow {
            #table {
                layout: vertical;
            }
            #lessons {
                display: none;
            }
            #learn {
                display: block;
            }
            WordPanel {
                width: 100%;
                height: 55%;
                padding: 0 1;
            }
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
        super().__init__(session.another, same)
        state = session.state
        self._top_line = TopLine()
        self._board = GridDisplay(state.config.grid)
        self._lessons = Static(id="lessons")
        self._words = WordList()
        # Where the room is too narrow for lessons below the board they have a tab.
        self._learn = Static(id="learn")
        self._panel = WordPanel(
            PanelSection("Words", self._words, grows=True), PanelSection("Learn", self._learn)
        )
        self._state = state
        self._solution = solution
        self._session = session

    def compose(self) -> ComposeResult:
        """The board above the lessons, and beside them the panel of figures and words."""
        yield self._top_line
        yield Container(Vertical(self._board, self._lessons, id="field"), self._panel, id="table")
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the figures at once, and the words when they are sorted."""
        self._top_line.title = title(self._state.config)
        self._top_line.facts = (self._state.lexicon.name, clock_text(self._session.elapsed_ms))
        self._panel.headline = self._figures()
        complete = len(self._state.found) == len(self._solution.words) > 0
        self.message_line.say(
            f"{'Every word found! ' if complete else ''}{total_sentence(self._state.score)}",
            Tone.BEST if complete else Tone.PLAIN,
        )
        self._review()

    def _figures(self) -> Content:
        """Return the player's figures beside those of the solution, line by line."""
        state, solution = self._state, self._solution
        found = max((found.word for found in state.found), key=len, default="")
        longest = max((word.word for word in solution.words), key=len, default="")
        share = percentage(state.score, solution.points)
        words = percentage(len(state.found), len(solution.words))
        return Content("\n").join(
            [
                Content.assemble(
                    (count(state.score, "point"), "bold"),
                    (f" of {solution.points:,} · {share}", "$foreground-muted"),
                ),
                Content.assemble(
                    (count(len(state.found), "word"), "bold"),
                    (f" of {len(solution.words):,} · {words}", "$foreground-muted"),
                ),
                Content.assemble(
                    ("longest ", "$foreground-muted"),
                    (found.upper() or "–", "bold"),
                    (f", possible {longest.upper() or '–'}", "$foreground-muted"),
                ),
                Content.styled(f"{count(len(state.hints), 'hint')} taken", "$foreground-muted"),
            ]
        )

    @work(thread=True)
    def _review(self) -> None:
        self.post_message(self.Reviewed(self._session.review(self._solution)))

    def on_boggle_results_screen_reviewed(self, event: Reviewed) -> None:
        """Show the words and the lessons."""
        learned = lessons(event.review)
        self._lessons.update(learned)
        self._learn.update(learned)
        self._words.show(event.review)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the path of the word."""
        self._board.path = self._solution.by_word[event.option.id or ""].path

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        return share(self._session.state, self._solution)

    def action_copy_code(self) -> None:
        """Copy the share code of the board, and show it."""
        code = self._session.code
        if code is None:
            self.message_line.say("A board like this has no share code.", Tone.REFUSED)
        else:
            self.app.copy_to_clipboard(code)
            self.message_line.say(f"Copied: {code}", Tone.ACCEPTED)

    def action_next_section(self) -> None:
        """Show the next section of the panel where they are tabs."""
        self._panel.choose_next()
