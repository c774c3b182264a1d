"""The results screen of hangman, with the review of each guess."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import Guess, GuessLetter
from wordarcade.games.hangman.rating import assessment, given_away
from wordarcade.games.hangman.record import hints_in
from wordarcade.games.hangman.reviewing import HangmanReview, ReviewedGuess, good_start, reviews
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.hangman.share import share
from wordarcade.games.hangman.streak import streak
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.sharing import Share
from wordarcade.looks.composition import LINES, Composition
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.again_keys import another_key, same_key
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.hangman import chances, forced
from wordarcade.screens.hangman.families import families
from wordarcade.screens.hangman.outcome import by_hints_alone, verdict
from wordarcade.screens.hangman.result_parts import ResultParts
from wordarcade.screens.hangman.showing import scene_of
from wordarcade.screens.hangman.story_table import StoryTable
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.support.wording import clock_text, count, share_text
from wordarcade.widgets.fit_chart import FitChart, FitPoint
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_tiles import WordTiles


class HangmanResultsScreen(ResultsScreen):
    """The host's options, its answer and the game value, guess by guess.

    Args:
        session: the round, over.
        same: makes a screen for a new round by the same rules.
    """

    HELP_PAGE = "hangman-results"
    AUTO_FOCUS = "LongList"
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        another_key("word"),
        same_key("round"),
        Binding("h", "harder", "Next level", show=False, id="hangman.harder"),
        Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="results.share"),
        Binding("enter", "look_closer", "Look closer", id="hangman.closer"),
        Binding("escape", "home", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    HangmanResultsScreen {
        #results { width: 100%; height: 100%; }
        #verdict {
            height: auto;
            margin: 1 0 0 0;
            & > Static { width: 1fr; height: auto; margin-left: 3; }
        }
        #story, #fits { border: none; padding: 0; }
        #closer { display: none; padding: 0 1; }
        &.-closer {
            #fits { display: none; }
            #closer { display: block; }
        }
        &.-low #verdict { margin: 0; }
        &.-wide, &.-very-wide {
            #story, #fits { border: round $role-hairline; padding: 0 1; }
            #fits, #closer { display: block; }
        }
        &.-wide.-high, &.-wide.-very-high, &.-very-wide.-high, &.-very-wide.-very-high {
            #story, #closer { padding: 1 1 0 1; }
        }
        &.-high WordTiles { height: 6; }
        &.-very-high WordTiles { height: 7; }
        &.-normal WordTiles, &.-narrow WordTiles { height: 4; }
        MessageLine { padding: 0 1; }
    }
    """

    @dataclass
    class Reviewed(Message):
        """A better review is ready.

        Attributes:
            review: the review.
            last: whether it is final.
            start: a good first letter, where no guess was made; else empty.
        """

        review: HangmanReview
        last: bool
        start: str

    @dataclass
    class Progressed(Message):
        """The share of values computed, from 0 to 1."""

        share: float

    def __init__(self, session: HangmanSession, same: Callable[[], Screen[None]]) -> None:
        super().__init__(session, same)
        state = session.state
        self._session = session
        self._state = state
        self._harder = session.harder
        self._review: HangmanReview | None = None
        # The guess that is marked at first, on which the whole round is summed up.
        self._first: int | None = None
        self._top_line = TopLine()
        self._word = WordTiles()
        self._verdict = Static()
        self._guesses = sum(isinstance(timed.move, Guess) for timed in state.standing)
        host = state.config.host
        self._story = StoryTable(
            self._guesses,
            chosen=host.commits,
            polite=host is HostKind.POLITE,
            allowed=state.config.guesses,
        )
        self._chart = FitChart()
        self._closer = Static()
        self._closer_panel = Panel("", self._closer, id="closer")
        # What is known at once is in the first frame.
        self._word.set_reactive(WordTiles.scene, scene_of(state, hint=""))
        # A round from the history was played before others: today's streak is none of its doing.
        counted = state.config.host is not HostKind.PERSON and not session.reopened
        self._streak = streak(session.services) if counted else None

    def compose(self) -> ComposeResult:
        """Word and verdict; the guesses; the words that fit, and a closer look at one guess."""
        closer = "↑↓ look closer" if self._guesses else ""
        yield self._top_line
        yield Composition(
            Vertical(
                Horizontal(self._word, self._verdict, id="verdict"),
                ResultParts(
                    Panel("Guess by guess", self._story, fact=closer, id="story"),
                    Panel(
                        "Words that still fit",
                        self._chart,
                        fact="after each guess",
                        foot="● hit · ○ miss · ▼ slip",
                        id="fits",
                    ),
                    self._closer_panel,
                    self._guesses,
                ),
                self.message_line,
                id="results",
            )
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the known figures, and start the review."""
        self._top_line.title = f"Hangman · {self._state.config.length} letters · how it went"
        self._verdict.update(verdict(self._state, self._streak, self._harder))
        self.chosen_word = self._state.word or ""
        self._tell_facts("")
        self._go_through()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer no word again that is known, and no code of a word that a person hides."""
        if action == "same_again":
            return self._session.worth_repeating
        if action == "harder":
            return self._harder is not None
        if action == "copy_code":
            return self._session.code is not None
        if action == "look_closer":
            all_seen = self.has_class("-wide") or self.has_class("-very-wide")
            return bool(self._guesses) and not all_seen
        return super().check_action(action, parameters)

    # The review

    def _tell_facts(self, doing: str) -> None:
        facts = (self._state.lexicon.name, clock_text(self._session.elapsed_ms), doing)
        self._top_line.facts = tuple(filter(None, facts))

    @aside("The review")
    def _go_through(self) -> None:
        def tell(share: float) -> None:
            self.post_message(self.Progressed(share))

        report = report_for(get_current_worker(), tell)
        start = good_start(self._state)
        for found, last in reviews(self._state, report):
            self.post_message(self.Reviewed(found, last, start))

    def tell_failure(self, told: str) -> None:
        """Say that the review has failed; nothing is worked out any more."""
        self._tell_facts("")
        super().tell_failure(told)

    def on_hangman_results_screen_progressed(self, event: Progressed) -> None:
        """Show the progress."""
        self._tell_facts(f"working it out {share_text(event.share)}")

    def on_hangman_results_screen_reviewed(self, event: Reviewed) -> None:
        """Show the review, and keep the mark."""
        self._review = found = event.review
        if event.last:
            rating = self.shared.rating
            hints = hints_in(self._state)
            told = ""
            if by_hints_alone(self._state):
                told = count(hints, "hint")
            elif rating is not None:
                told = rating.helped(hints) if hints else rating.told
            self._tell_facts(told)
            self._session.rate(assessment(self._state, found))
            if not self._state.given_up:
                given = given_away(self._state, found) or 0
                force = forced.least(found)
                self._verdict.update(verdict(self._state, self._streak, self._harder, given, force))
        self._chart.points = tuple(_points(found))
        self._story.show(found.guesses, hopeless=found.hopeless, final=event.last)
        if not found.guesses:
            who = "You stopped" if self._state.stopped else "You gave up"
            start = f" {event.start.upper()} is a good letter to begin with." if event.start else ""
            self.message_line.show(f"{who} before the first guess.{start}")

    # The guesses

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the families of the guess, and say what it was good for."""
        number = event.number
        if self._review is None or number is None:
            return
        self._chart.marked = number + 1
        self._look(number)
        if self._first is None:
            self._first = number
        tone, text = self._told(self._review, number)
        self.message_line.show(text, tone)

    def _told(self, found: HangmanReview, number: int) -> tuple[Tone, str]:
        """Return the sentence on a guess, or on the whole round at its first mark."""
        guess, state = found.guesses[number], self._state
        if number == self._first and state.stopped:
            return Tone.NOTICE, "You stopped the computer. It might have found the word."
        if number == self._first and by_hints_alone(state):
            return Tone.HINT, "Hints chose every letter. Now try one without."
        if state.config.host.commits:
            if number == self._first:
                return chances.summary(found, hiding=state.config.host is HostKind.PERSON)
            return chances.about_guess(guess)
        if number == self._first:
            return forced.summary(state, found)
        return forced.about_guess(
            guess, hopeless=found.hopeless, polite=state.config.host is HostKind.POLITE
        )

    def _look(self, number: int) -> None:
        if self._review is None:
            return
        guess = self._review.guesses[number]
        self._closer_panel.title = f"Guess {number + 1}, {guess.name}"
        compared = list(self._compared(guess))
        width, rows = self._closer_panel.content_size
        mono = palette_of(self.app).mono
        found = families(guess, width, max(1, rows - len(compared) - 2), mono=mono)
        self._closer.update(Content("\n").join([found, Content(""), *compared]))

    def _compared(self, guess: ReviewedGuess) -> Iterator[Content]:
        host = self._state.config.host
        if host.commits:
            return chances.closer(guess, "It" if host is HostKind.PERSON else "You")
        return forced.closer(guess)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; a closer look is left by those that lead there and back."""
        named = super().active_bindings
        if not self._looks_closer:
            return named
        return relabelled(named, {"look_closer": "Chart", "home": "Chart"})

    @property
    def _looks_closer(self) -> bool:
        """Whether the families of a guess stand in the place of the chart."""
        return self.has_class("-closer") and self.check_action("look_closer", ()) is True

    def action_home(self) -> None:
        """Go back to the chart, else to the list that the game was opened from."""
        if self._looks_closer:
            self.action_look_closer()
        else:
            super().action_home()

    def action_look_closer(self) -> None:
        """Show the families of a guess where there is no room beside the chart, or the chart."""
        self.toggle_class("-closer")
        self.refresh_bindings()
        marked = self._chart.marked
        if marked is not None:
            self.call_after_refresh(self._look, marked - 1)

    # Ways on

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        return share(self._state, self._review)

    def action_harder(self) -> None:
        """Play the next level."""
        if self._harder is not None:
            self.open(NewGameRoute("hangman", self._harder, ask=False))

    def action_copy_code(self) -> None:
        """Copy the share code of the round, and show it."""
        code = self._session.code
        if code is not None:
            self.app.copy_to_clipboard(code)
            self.message_line.say(f"Copied: {code}", Tone.ACCEPTED)


def _points(found: HangmanReview) -> Iterator[FitPoint]:
    """Yield the points of the chart: hits, misses, and the slips among them."""
    if found.guesses:
        yield FitPoint(found.guesses[0].before, "·", "●", "muted")
    for guess in found.guesses:
        made = guess.guess
        letter = isinstance(made, GuessLetter)
        sign, role = ("●", "good") if guess.hit else ("○", "bad")
        if guess in found.slips:
            sign, role = "▼", "focus"
        yield FitPoint(guess.after, guess.name if letter else "…", sign, role)
