"""A session of the trainer: a question, its answers, and how well it was known."""

from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from wordarcade.games.routes import TrainerRoute
from wordarcade.games.training.choosing import Choice
from wordarcade.games.training.decks import title_of
from wordarcade.games.training.judging import Verdict
from wordarcade.games.training.questions import COVERED, NO, YES, Question, Way
from wordarcade.games.training.sentences import (
    back_text,
    days_text,
    rating_sentence,
    validity_sentence,
    verdict_sentence,
)
from wordarcade.games.training.session import Attempt, Rating, TrainingSession
from wordarcade.games.training.trainer import Trainer
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.key_labels import relabelled, without
from wordarcade.screens.trainer.answers import AnswerLine, answer_lines, drawn
from wordarcade.screens.trainer.beside import MeaningPanel
from wordarcade.screens.trainer.end import SessionEndScreen
from wordarcade.screens.trainer.strip import SessionStrip, prompt_line, ticks
from wordarcade.services import StoreError
from wordarcade.support.wording import count, spelt
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.key_tiles import KeyTile, KeyTiles
from wordarcade.widgets.letter_row import LetterRow
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_TICK: Final = 0.5
"""Seconds between two looks at the clock."""
_AT_ONCE: Final = (Way.LETTERS, Way.HOOKS, Way.GUESSES)
"""Ways of answering where each letter counts as it is typed."""
_OTHER_SIDE: Final = "- "
"""Signs that go on from the letters before a word to those after it, and back."""
_INVITATIONS: Final = {
    Way.WORDS: "Type a word and press Enter. Enter alone: that's all.",
    Way.LETTERS: "Type the letters that fit. Enter: that's all.",
    Way.HOOKS: "Type letters before it, then - and letters after it. Enter: that's all.",
    Way.GUESSES: "Type a letter. Six wrong ones and the word is shown.",
    Way.YES_NO: "→ or Y: a word. ← or N: not a word.",
}
_TONES: Final = {
    Verdict.RIGHT: Tone.ACCEPTED,
    Verdict.ALSO: Tone.ACCEPTED,
    Verdict.AGAIN: Tone.NOTICE,
    Verdict.WRONG: Tone.REFUSED,
    Verdict.NO_ANSWER: Tone.NOTICE,
}


class DrillScreen(ArcadeScreen[None]):
    """Asks one question after another, and shows all answers to each.

    Args:
        trainer: the deck.
        session: the session.
        choice: what is drilled, to begin another session like this one.
    """

    HELP_PAGE = "trainer"
    AUTO_FOCUS = None
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
        Binding("up", "move(-1)", "Word before", show=False, id="drill.before"),
        Binding("down", "move(1)", "Word", key_display="↑↓", id="drill.after"),
        Binding("space", "set_aside", "Set aside", id="drill.aside", tooltip="Never ask again"),
        Binding("escape", "end", "End", id="drill.end"),
    ]

    DEFAULT_CSS = """
    DrillScreen {
        #drill { width: 100%; height: 100%; }
        #letters { height: 5; }
        #prompt { height: 1; text-align: center; color: $role-soft; }
        #below { height: 1fr; }
        #answers { height: 100%; }
        #slot { height: 3; }
        #entry { height: 3; border: round $role-focus; }
        #ticks { height: 1; text-align: center; }
        Input { background: transparent; }
        MeaningPanel { display: none; width: 42; height: 100%; margin-left: 2; }
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-wide MeaningPanel.-shown, &.-very-wide MeaningPanel.-shown { display: block; }
        &.-very-wide MeaningPanel { width: 60; }
        &.-low {
            #letters { height: 3; }
            #ticks { display: none; }
        }
        &.-high #letters, &.-very-high #letters { height: 6; margin: 1 0; }
        &.-high #letters.-large, &.-very-high #letters.-large { height: 9; }
        &.-high #slot, &.-very-high #slot { height: 4; margin-top: 1; }
        &.-high #prompt, &.-very-high #prompt { margin-bottom: 1; }
    }
    """

    def __init__(self, trainer: Trainer, session: TrainingSession, choice: Choice) -> None:
        super().__init__()
        self._trainer = trainer
        self._session = session
        self._choice = choice
        self._before = trainer.overview()
        self._after_word = False
        self._lines: list[AnswerLine] = []
        self._told_of_time = False
        self._top_line = TopLine()
        self._strip = SessionStrip(session)
        self._letters = LetterRow()
        self._letters.id = "letters"
        self._prompt = Static(id="prompt")
        self._list = LongList("")
        self._answers = Panel("", self._list, id="answers")
        self._beside = MeaningPanel(trainer.lexicon)
        self._entry = Input(compact=True, max_length=100)
        self._entry_panel = Panel("Your answer", self._entry, id="entry")
        self._choices = KeyTiles(4, id="choices")
        self._pair = KeyTiles(2, id="pair")
        self._ticks = Static(id="ticks")
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """The time, the letters, the answers and what can be done."""
        yield self._top_line
        yield Composition(
            Vertical(
                self._strip,
                self._letters,
                self._prompt,
                Horizontal(self._answers, self._beside, id="below"),
                Container(self._entry_panel, self._choices, self._pair, id="slot"),
                self._ticks,
                id="drill",
            )
        )
        yield Composition(self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Ask the first question."""
        self._list.can_focus = False
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
        self._strip.refresh_time()
        if self._session.left_ms == 0 and not self._told_of_time and self.in_view:
            self._told_of_time = True
            self._message.say("Time is up. This is the last one.", Tone.NOTICE)

    def _ask(self) -> None:
        """Show the question that is asked now, or what came of them all."""
        question = self._question
        if question is None:
            self._leave()
            return
        self._after_word = False
        self.chosen_word = ""
        self._top_line.title = f"Trainer · {question.kind.heading.lower()}"
        decks = [title_of(deck).lower() for deck in self._session.decks[:1]]
        self._top_line.facts = (self._trainer.lexicon.name, *decks)
        self._letters.set_class(len(question.shown) <= 6, "-large")
        self._entry.value = ""
        typed = question.way is not Way.YES_NO
        self._entry_panel.title = question.prompt
        self._show_slot(self._entry_panel if typed else self._pair)
        if typed:
            self._entry.focus()
        else:
            self.set_focus(None)
        self._beside.remove_class("-shown")
        self._ticks.update(ticks(self._session.answered))
        self._message.show(_INVITATIONS[question.way])
        self._refresh_answers()

    def _show_slot(self, shown: Panel | KeyTiles) -> None:
        for widget in (self._entry_panel, self._choices, self._pair):
            widget.display = widget is shown

    def _refresh_answers(self) -> None:
        """Show the answers that were given so far."""
        attempt = self._attempt
        if attempt is None:
            return
        question = attempt.question
        self._strip.refresh_time()
        guessing = question.way is Way.GUESSES
        self._letters.letters = attempt.pattern if guessing else question.shown
        self._letters.missed = ""
        self._prompt.update(prompt_line(attempt, after=self._after_word))
        self._pair.show(_yes_no())
        self._lines = [
            *(AnswerLine(question.full(each), "yours") for each in attempt.found),
            *(AnswerLine(question.full(each), "too") for each in attempt.also),
            *(
                AnswerLine(question.full(each), "wrong", self._is_word(each))
                for each in attempt.wrong
            ),
        ]
        if guessing or question.way is Way.YES_NO:
            self._lines = []
        self._answers.title = "Found" if self._lines else question.kind.heading
        self._answers.fact = ""
        self._list.empty = _INVITATIONS[question.way]
        self._list.show(len(self._lines), self._line, None)
        self.refresh_bindings()

    def _is_word(self, answer: str) -> bool:
        question = self._question
        return question is not None and question.full(answer) in self._trainer.lexicon

    def _line(self, number: int) -> Content:
        longest = max((len(line.word) for line in self._lines), default=0)
        room, mono = self._list.room - 1, palette_of(self.app).mono
        return drawn(self._lines[number], self._trainer.lexicon, room, longest, mono=mono)

    def _show_all(self) -> None:
        """Show all answers, and ask how well the word was known."""
        attempt, session = self._attempt, self._session
        if attempt is None:
            return
        question = attempt.question
        self.set_focus(None)
        self._letters.letters = question.word if COVERED in question.shown else question.shown
        if question.way is Way.GUESSES:
            self._letters.missed = "".join(attempt.missed)
        self._prompt.update(prompt_line(attempt, after=False, took_ms=session.took_ms))
        self._lines = answer_lines(attempt, self._trainer.lexicon)
        many = len(question.answers)
        several = question.way in (Way.WORDS, Way.HOOKS, Way.LETTERS)
        self._answers.title = f"All {spelt(many)}" if several and many > 1 else "The answer"
        self._answers.fact = "hooks: front · word · back"
        first = next((n for n, line in enumerate(self._lines) if line.said == "missed"), 0)
        self._list.empty = "There are none."
        self._list.show(len(self._lines), self._line, first)
        self._beside.tell_history(session.history, session.recall())
        self._beside.add_class("-shown")
        if question.way is Way.YES_NO:
            self._pair.show(_yes_no(attempt))
        else:
            self._show_slot(self._choices)
        self._show_ratings()
        self._ticks.update(ticks(session.answered, session.proposed))
        self.refresh_bindings()

    def _show_ratings(self) -> None:
        session, now = self._session, self._trainer.services.clock.now()
        proposed, tiles = session.proposed, []
        for rating in Rating:
            due = session.comes_back(rating)
            fact = ""
            if due is not None:
                days = days_text(due, now)
                fact = f"{back_text(due, now)} {f'· {days}' if days else ''}".strip()
                if len(fact) > self.app.size.width // 4 - 4:
                    fact = back_text(due, now)
            tiles.append(
                KeyTile(
                    str(int(rating)),
                    f"{rating.glyph} {rating.title}",
                    fact,
                    chosen=rating is proposed,
                )
            )
        self._choices.show(tiles)

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Offer the meaning of the marked word."""
        line = self._lines[event.number]
        self.chosen_word = line.word if line.valid else ""
        self._beside.show_word(line.word, valid=line.valid)

    # Answers

    def on_input_changed(self, event: Input.Changed) -> None:
        """Take letters as they are typed, where each is an answer."""
        question = self._question
        if question is None or self._session.stopped or not event.value:
            return
        if question.way in _AT_ONCE and event.value == self._entry.value:
            self._entry.value = ""
            for sign in event.value.lower():
                self._take_sign(question, sign)

    def _take_sign(self, question: Question, sign: str) -> None:
        if question.way is Way.HOOKS:
            if sign in _OTHER_SIDE:
                self.action_other_side()
                return
            sign = f"-{sign}" if self._after_word else f"{sign}-"
        self._give(sign)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Take a word; an empty entry ends the question."""
        if self._question is None or self._session.stopped:
            return
        text = event.value.strip()
        self._entry.value = ""
        if not text:
            self._session.stop()
            self._stopped()
            return
        for answer in self._question.read(text):
            self._give(answer)

    def _give(self, answer: str) -> None:
        session, question = self._session, self._question
        if question is None or session.stopped:
            return
        verdict = session.give(answer)
        said = verdict_sentence(verdict, question, answer, self._trainer.lexicon)
        self._message.say(said, _TONES[verdict])
        if session.stopped:
            self._stopped(said=True)
        else:
            self._refresh_answers()

    def _stopped(self, *, said: bool = False) -> None:
        """Show the answers of a question that has just ended."""
        attempt = self._attempt
        if attempt is not None and not said:
            missed = len(attempt.missed)
            if missed and attempt.question.way in (Way.WORDS, Way.HOOKS, Way.LETTERS):
                self._message.say(f"{count(missed, 'answer')} missed.", Tone.NOTICE)
            else:
                self._message.say("That's all of them.", Tone.ACCEPTED)
        elif attempt is not None and attempt.question.way is Way.YES_NO:
            tone = Tone.ACCEPTED if attempt.found else Tone.REFUSED
            sentence = validity_sentence(attempt.question, self._trainer.lexicon)
            self._message.say(f"{sentence} Enter: next.", tone)
        self._show_all()

    def action_other_side(self) -> None:
        """Go on with the letters at the other side of the word."""
        if self._question is not None and self._question.way is Way.HOOKS:
            self._after_word = not self._after_word
            self._refresh_answers()

    def action_say_yes(self) -> None:
        """Say that it is a word."""
        self._give(YES)

    def action_say_no(self) -> None:
        """Say that it is no word."""
        self._give(NO)

    def on_key_tiles_picked(self, event: KeyTiles.Picked) -> None:
        """Answer with the mouse."""
        if event.tiles is self._choices:
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
        """Take the rating that is proposed; without an answer yet, show the answers."""
        if self._session.stopped:
            self._rate(None)
        elif self._session.way is Way.YES_NO:
            self._message.show(_INVITATIONS[Way.YES_NO], Tone.NOTICE)

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
        self._list.action_move(lines)

    def action_end(self) -> None:
        """End the session; what was answered is saved."""
        self._leave()

    def _leave(self) -> None:
        if not self._session.answered:
            self.open(TrainerRoute(self._choice, self._trainer.lexicon.source))
            return
        trainer, choice = self._trainer, self._choice
        again = partial(_another, trainer, choice)
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
            case "proceed":
                return stopped or way is Way.YES_NO
            case "other_side":
                return not stopped and way is Way.HOOKS
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; Enter is named by what it does now, meanings only once they can be seen."""
        named = super().active_bindings
        if not self._session.stopped:
            return without(named, {"app.define", "proceed"})
        if self._session.way is Way.YES_NO:
            return named
        return relabelled(named, {"proceed": self._session.proposed.title})


def _another(trainer: Trainer, choice: Choice, session: TrainingSession) -> DrillScreen:
    return DrillScreen(trainer, session, choice)


def _yes_no(attempt: Attempt | None = None) -> list[KeyTile]:
    """Return the two answers; once one was given, the right one green, a wrong one coral."""
    tiles = []
    for answer, key, label in ((NO, "←", "not a word"), (YES, "→", "a word")):
        face, fact = "key", ""
        if attempt is not None:
            right = answer in attempt.question.answers
            given = answer in attempt.found or answer in attempt.wrong
            if right:
                face, fact = "accepted", "✓ it is" if answer == YES else "✓ it is not"
            elif given:
                face, fact = "refused", "× you said so"
        tiles.append(KeyTile(key, label, fact, face=face))
    return tiles
