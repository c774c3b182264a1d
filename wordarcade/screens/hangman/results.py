"""The results screen of hangman, with the review of each guess."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman.record import title
from wordarcade.games.hangman.reviewing import HangmanReview, ReviewedGuess, reviews
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.hangman.share import share
from wordarcade.games.sharing import Share
from wordarcade.screens.background import report_for
from wordarcade.screens.hangman.families import families
from wordarcade.screens.hangman.outcome import about_guess, headline, lessons, words_left
from wordarcade.screens.hangman.story_table import StoryTable
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import clock_text, share_text
from wordarcade.widgets.candidates_chart import CandidatesChart
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_panel import PanelSection, WordPanel


class HangmanResultsScreen(ResultsScreen):
    """The host's options, its answer and the game value, guess by guess.

    Args:
        session: the round, over.
        same: makes a screen for a new round by the same rules.
    """

    HELP_PAGE = "hangman"
    AUTO_FOCUS = "LongList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "another", "New word", id="results.new"),
        Binding("s", "same_again", "Same again", id="results.same"),
        Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="results.share"),
        Binding("tab", "next_section", "Next part of the panel", show=False, id="results.section"),
        Binding("escape", "home", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    HangmanResultsScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        #story {
            width: 1fr;
            padding: 1 0 0 1;
        }
        #lessons {
            height: auto;
            margin-bottom: 1;
        }
        CandidatesChart {
            height: 5;
        }
        &.-wide CandidatesChart {
            height: 10;
            margin-bottom: 1;
        }
        #learn {
            display: none;
        }
        WordPanel {
            width: 32;
            padding: 1 1 0 1;
        }
        .section {
            margin-bottom: 1;
        }
        &.-wide WordPanel {
            width: 44;
        }
        &.-very-wide WordPanel {
            width: 60;
        }
        &.-narrow {
            #table {
                layout: vertical;
            }
            #story {
                padding: 0 1;
            }
            #lessons {
                display: none;
            }
            #learn {
                display: block;
            }
            CandidatesChart {
                height: 4;
            }
            .section {
                margin-bottom: 0;
            }
            WordPanel {
                width: 100%;
                height: 40%;
                padding: 0 1;
            }
        }
    }
    """

    @dataclass
    class Reviewed(Message):
        """A better review is ready.

        Attributes:
            review: the review.
            last: whether it is final.
        """

        review: HangmanReview
        last: bool

    @dataclass
    class Progressed(Message):
        """The share of values computed, from 0 to 1."""

        share: float

    def __init__(self, session: HangmanSession, same: Callable[[], Screen[None]]) -> None:
        super().__init__(session.another, same)
        state = session.state
        self._session = session
        self._state = state
        self._guesses: tuple[ReviewedGuess, ...] = ()
        self._review: HangmanReview | None = None
        self._top_line = TopLine()
        self._chart = CandidatesChart()
        self._lessons = Static(id="lessons")
        self._story = StoryTable()
        self._families = Static()
        # Where the room is too narrow for lessons above the list they have a tab.
        self._learn = Static(id="learn")
        self._panel = WordPanel(
            PanelSection("Families", self._families, grows=True),
            PanelSection("Words", Static(words_left(state))),
            PanelSection("Learn", self._learn),
        )

    def compose(self) -> ComposeResult:
        """Chart, lessons and guesses, and beside them the families of the marked guess."""
        yield self._top_line
        story = Vertical(self._chart, self._lessons, self._story, id="story")
        yield Container(story, self._panel, id="table")
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the known figures, and start the review."""
        self._top_line.title = title(self._state.config)
        self._panel.headline = headline(self._state)
        self._tell_facts("")
        self._go_through()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no word again that is known, and no code of a word that a person hides."""
        host = self._state.config.host
        if action == "same_again":
            return host is not HostKind.HONEST
        if action == "copy_code":
            return host is not HostKind.PERSON
        return super().check_action(action, parameters)

    # The review

    def _tell_facts(self, doing: str) -> None:
        facts = (doing, self._state.lexicon.name, clock_text(self._session.elapsed_ms))
        self._top_line.facts = facts if doing else facts[1:]

    @work(thread=True)
    def _go_through(self) -> None:
        def tell(share: float) -> None:
            self.post_message(self.Progressed(share))

        report = report_for(get_current_worker(), tell)
        try:
            for found, last in reviews(self._state, report):
                self.post_message(self.Reviewed(found, last))
        except Cancelled:
            return

    def on_hangman_results_screen_progressed(self, event: Progressed) -> None:
        """Show the progress."""
        self._tell_facts(f"values {share_text(event.share)}")

    def on_hangman_results_screen_reviewed(self, event: Reviewed) -> None:
        """Show the review, and keep the mark."""
        self._guesses = event.review.guesses
        if event.last:
            self._tell_facts("")
            self._review = event.review
        before = [guess.before for guess in self._guesses[:1]]
        self._chart.counts = (*before, *(guess.after for guess in self._guesses))
        self._chart.labels = ("·", *map(_sign, self._guesses))
        self._chart.turning = event.review.lost_after
        learned = lessons(self._state, event.review)
        self._lessons.update(learned)
        self._learn.update(learned)
        self._story.show(self._guesses)

    # The guesses

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the families of the guess, and say what it was good for."""
        guess = self._guesses[event.number]
        self._chart.marked = event.number + 1
        self._families.update(families(guess, self._panel.content_size.width - 1))
        self.message_line.show(*about_guess(guess, self._state.config.host))

    def action_next_section(self) -> None:
        """Show the next section of the panel where they are tabs."""
        self._panel.choose_next()

    # Ways on

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        return share(self._state, self._review)

    def action_copy_code(self) -> None:
        """Copy the share code of the round, and show it."""
        code = self._session.code
        if code is not None:
            self.app.copy_to_clipboard(code)
            self.message_line.say(f"Copied: {code}", Tone.ACCEPTED)


def _sign(guess: ReviewedGuess) -> str:
    """Return the letter of a guess, or a sign that stands for a word."""
    return guess.guess.letter.upper() if isinstance(guess.guess, GuessLetter) else "…"
