"""A session of the trainer: a question, its answers, and how well it was known."""

from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.events import Key

from wordarcade.games.routes import TrainerRoute
from wordarcade.games.training.choosing import Choice
from wordarcade.games.training.decks import title_of
from wordarcade.games.training.questions import NO, YES, Question, Way
from wordarcade.games.training.sentences import (
    back_text,
    rating_sentence,
    verdicts_sentence,
)
from wordarcade.games.training.session import Attempt, Rating, TrainingSession
from wordarcade.games.training.trainer import Trainer
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.key_labels import relabelled, without
from wordarcade.screens.trainer.answer_entry import AnswerEntry
from wordarcade.screens.trainer.end import SessionEndScreen
from wordarcade.screens.trainer.question_view import QuestionView
from wordarcade.screens.trainer.said import INVITATIONS, NOTHING_TYPED, TONES, ending
from wordarcade.services import StoreError
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.key_tiles import KeyTiles
from wordarcade.widgets.letter_row import LetterRow
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_ENDED_BY_ANSWER: Final = (Way.YES_NO, Way.GUESSES)
"""Ways of answering where what ends a question says more than its last answer."""

_THATS_ALL: Final = "That's all"
"""What Enter says once something was answered."""

_TICK: Final = 0.5
"""Seconds between two looks at the clock."""


class DrillScreen(ArcadeScreen[None]):
    """Asks one question after another, and shows all answers to each.

    Args:
        trainer: the deck.
        session: the session.
        choice: what is drilled, to begin another session like this one.
    """

    HELP_PAGE = "trainer"
    NO_WORD = "Answer first, or choose a valid word."
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,n", "say_no", "Not a word", id="drill.no", key_display="←"),
        Binding("right,y", "say_yes", "A word", id="drill.yes", key_display="→"),
        Binding("1", "rate(1)", "How well?", id="drill.again", key_display="1–4"),
        *(
            Binding(f"{rating}", f"rate({rating})", rating.title, show=False, id=f"drill.{rating}")
            for rating in (Rating.HARD, Rating.GOOD, Rating.EASY)
        ),
        Binding("enter", "proceed", "Next", id="drill.next"),
        Binding("tab", "other_side", "Other side", id="drill.side", priority=True),
        Binding("up", "move(-1)", "Previous word", show=False, id="drill.before"),
        Binding("down", "move(1)", "Word", key_display="↑↓", id="drill.after"),
        Binding("space", "set_aside", "Set aside", id="drill.aside", tooltip="Never ask again"),
        Binding("escape", "end", "End", id="drill.end"),
    ]

    DEFAULT_CSS = """
    DrillScreen {
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-wide MeaningPanel.-shown, &.-very-wide MeaningPanel.-shown { display: block; }
        &.-wide.-high SessionPanel.-shown, &.-wide.-very-high SessionPanel.-shown,
        &.-very-wide.-high SessionPanel.-shown, &.-very-wide.-very-high SessionPanel.-shown {
            display: block;
        }
        &.-very-wide MeaningPanel, &.-very-wide SessionPanel { width: 60; }
        &.-very-high #drill { align-vertical: middle; }
        &.-very-high #below { max-height: 20; }
        &.-low #letters { height: 4; }
        &.-high #letters, &.-very-high #letters { height: 6; margin: 1 0; }
        &.-high #letters.-large, &.-very-high #letters.-large { height: 9; }
        &.-very-wide.-very-high #letters { height: 9; }
        &.-high #slot, &.-very-high #slot { height: 4; margin-top: 1; }
        &.-high #ratings, &.-very-high #ratings { height: 7; }
        &.-high #earlier, &.-very-high #earlier { height: 9; }
        &.-high #prompt, &.-very-high #prompt { margin-bottom: 1; }
    }
    """

    def __init__(self, trainer: Trainer, session: TrainingSession, choice: Choice) -> None:
        super().__init__()
        self._trainer = trainer
        self._session = session
        self._choice = choice
        self._before = trainer.overview()
        self._told_of_time = False
        self._warned = False
        self._top_line = TopLine()
        self._view = QuestionView(trainer, session)
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """The question below the top line, and what is said of it."""
        yield self._top_line
        yield Composition(self._view)
        yield Composition(self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Ask the first question."""
        self.set_interval(_TICK, self._tick)
        self._ask()

    # What is shown

    @property
    def _attempt(self) -> Attempt | None:
        return self._session.current

    @property
    def _question(self) -> Question | None:
        return None if self._attempt is None else self._attempt.question

    def _tick(self) -> None:
        self._view.refresh_time()
        if self._session.left_ms == 0 and not self._told_of_time and self.in_view:
            self._told_of_time = True
            self._message.say("Time is up. This is the last one.", Tone.NOTICE)

    def _ask(self) -> None:
        """Show the question that is asked now, or what came of them all."""
        question = self._question
        if question is None:
            self._leave()
            return
        self.chosen_word = ""
        self._top_line.title = f"Trainer · {question.kind.heading.lower()}"
        # Invented words are in no deck: where a word is from would tell that it is one.
        told = () if question.way is Way.YES_NO else self._session.decks[:1]
        decks = [f"{title[:1].lower()}{title[1:]}" for title in map(title_of, told)]
        facts = (self._session.made_of, self._trainer.lexicon.name, *decks)
        self._top_line.facts = tuple(filter(None, facts))
        self._view.ask(question)
        self._warned = False
        # The entry says it where there is one.
        self._message.show(INVITATIONS[Way.YES_NO] if question.way is Way.YES_NO else "")
        self._refresh_answers()

    def _refresh_answers(self) -> None:
        """Show the answers that were given so far."""
        if self._attempt is not None:
            self._view.show_so_far(self._attempt)
            self.refresh_bindings()

    def _show_all(self) -> None:
        """Show all answers, and ask how well the word was known."""
        if self._attempt is not None:
            self._view.show_all(self._attempt)
            self.refresh_bindings()

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Offer the meaning of the marked word."""
        if event.number is not None:
            line = self._view.explain(event.number)
            self.chosen_word = line.word if line.valid else ""

    @property
    def lexicon_of_word(self) -> str | None:
        """The lexicon of the deck, once hooks and forms answer nothing any more."""
        return self._trainer.lexicon.source if self._session.stopped else None

    # Answers

    def on_letter_row_picked(self, event: LetterRow.Picked) -> None:
        """Type a letter of the tiles with the mouse."""
        if self._takes_typing and self._session.way is Way.WORDS:
            self._view.entry.type(event.letter)

    def on_answer_entry_given(self, event: AnswerEntry.Given) -> None:
        """Take what was typed."""
        self._give(*event.answers)

    def on_answer_entry_done(self) -> None:
        """Show all answers; if they are there already, this is the Enter that follows.

        The first Enter of a question without any answer may be a slip: it only warns.
        """
        attempt = self._attempt
        if self._session.stopped:
            self.action_proceed()
        elif attempt is not None and not (attempt.answered or self._warned):
            self._warned = True
            self._message.show(NOTHING_TYPED, Tone.NOTICE)
        elif attempt is not None:
            self._session.stop()
            self._stopped()

    def on_key(self, event: Key) -> None:
        """Take a letter that came in the same breath as what led to the question."""
        if event.character and event.is_printable and self._takes_typing:
            event.stop()
            event.prevent_default()
            self._view.entry.type(event.character)

    @property
    def _takes_typing(self) -> bool:
        """Whether the question is answered by typing, and still asked."""
        question = self._question
        return question is not None and question.way is not Way.YES_NO and not self._session.stopped

    @property
    def _unfinished(self) -> bool:
        """Whether an answer is begun, but not given."""
        return self._takes_typing and self._view.entry.unfinished

    def on_answer_entry_side_changed(self) -> None:
        """Show at which side letters are typed now."""
        self._refresh_answers()

    def _give(self, *answers: str) -> None:
        session, question = self._session, self._question
        if question is None or session.stopped or not answers:
            return
        given = dict(zip(answers, session.give(*answers), strict=True))
        said, verdict = verdicts_sentence(given, question, self._trainer.lexicon)
        self._message.say(said, TONES[verdict])
        if session.stopped:
            self._stopped(said=True)
        else:
            self._refresh_answers()

    def _stopped(self, *, said: bool = False) -> None:
        """Show the answers of a question that has just ended."""
        attempt = self._attempt
        if attempt is not None and not (said and attempt.question.way not in _ENDED_BY_ANSWER):
            self._message.say(*ending(attempt, self._trainer.lexicon))
        self._show_all()

    def action_other_side(self) -> None:
        """Go on with the letters at the other side of the word."""
        self._view.entry.change_side()

    def action_say_yes(self) -> None:
        """Say that it is a word."""
        self._give(YES)

    def action_say_no(self) -> None:
        """Say that it is no word."""
        self._give(NO)

    def on_key_tiles_picked(self, event: KeyTiles.Picked) -> None:
        """Answer with the mouse."""
        if event.control is self._view.alphabet:
            if self._takes_typing:
                self._view.entry.type(ALPHABET[event.number])
        elif event.control is self._view.ratings:
            self.action_rate(event.number + 1)
        elif self._session.stopped:
            self.action_proceed()
        else:
            self._give((NO, YES)[event.number])

    # Going on

    def action_rate(self, rating: int) -> None:
        """Save how well the word was known, and ask the next one."""
        if self._session.stopped:
            self._rate(Rating(rating))

    def action_proceed(self) -> None:
        """Take the rating that is proposed; without an answer yet, what is typed."""
        if self._session.stopped:
            self._rate(None)
        elif self._takes_typing:
            self._view.entry.submit()
        else:
            self._message.show(INVITATIONS[Way.YES_NO], Tone.NOTICE)

    def _rate(self, rating: Rating | None) -> None:
        try:
            answered = self._session.rate(rating)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self._ask()
        if answered is not None and answered.due is not None and self._question is not None:
            word = answered.attempt.question.word.upper()
            back = back_text(answered.due, self._trainer.services.clock.now())
            self._message.say(f"{word}. {rating_sentence(answered.rating, back)}")

    def action_set_aside(self) -> None:
        """Never ask for this word again."""
        if not self._session.stopped or self._question is None or self._session.card is None:
            return
        word = self._question.word.upper()
        try:
            self._session.set_aside()
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self._ask()
        self._message.say(f"{word} is set aside.", Tone.NOTICE)

    def action_move(self, lines: int) -> None:
        """Mark another answer."""
        self._view.mark(lines)

    def action_end(self) -> None:
        """Drop what is typed; else end the session, its last answer rated as proposed."""
        if self._unfinished:
            self._view.entry.clear()
            return
        if self._session.stopped:
            try:
                self._session.rate()
            except StoreError as error:
                self._message.say(str(error), Tone.REFUSED)
                return
        self._leave()

    def _leave(self) -> None:
        if not self._session.answered:
            self.open(TrainerRoute(self._choice, self._trainer.lexicon.source))
            return
        trainer, choice = self._trainer, self._choice
        again = partial(DrillScreen, trainer, choice=choice)
        self.give_way(
            partial(SessionEndScreen, trainer, self._session, choice, self._before, again)
        )

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what the question takes now."""
        stopped, way = self._session.stopped, self._session.way
        match action:
            case "say_yes" | "say_no":
                return not stopped and way is Way.YES_NO
            case "rate" | "move":
                return stopped and way is not Way.YES_NO
            case "set_aside":
                return stopped and self._session.card is not None
            case "other_side":
                return not stopped and way is Way.HOOKS
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Enter is named by what it does now, meanings only once they can be seen."""
        named = super().active_bindings
        if not self._session.stopped:
            if self._unfinished:
                named = relabelled(named, {"end": "Clear"})
            elif self._attempt is not None and self._attempt.answered:
                named = relabelled(named, {"submit": _THATS_ALL})
            return without(named, {"app.define", "proceed"})
        if self._session.way is Way.YES_NO:
            return named
        return relabelled(named, {"proceed": self._session.proposed.title})
