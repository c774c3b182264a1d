"""The end of a session: how it went, and what to look at again."""

from collections.abc import Callable
from datetime import datetime
from functools import partial
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.days import local_day
from wordarcade.games.routes import HomeRoute, TrainerRoute
from wordarcade.games.training.choosing import Choice
from wordarcade.games.training.overview import Overview
from wordarcade.games.training.sentences import back_text
from wordarcade.games.training.session import Answered, TrainingSession
from wordarcade.games.training.trainer import Trainer
from wordarcade.lexicon.glosses import meaning
from wordarcade.looks.big_number import BigNumber
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import CHOOSE_FIRST, ArcadeScreen
from wordarcade.screens.trainer.beside import MeaningPanel
from wordarcade.screens.trainer.due_lines import FactLines, soft, streak_facts
from wordarcade.screens.trainer.forecast import Forecast
from wordarcade.screens.trainer.session_panel import STRENGTH_INKS, rating_bars
from wordarcade.services import StoreError
from wordarcade.support.wording import (
    clock_text,
    count,
    listed,
    percentage,
    plural,
    share_text,
    spelt,
)
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.labelled_bars import LabelledBars
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_ALL_KNOWN: Final = "You knew every word."
_TAKEN_FOR_REAL: Final = "no word, though you said so"
_NAMED: Final = 2
"""Invented words that are named at most; the list has them all."""


class SessionEndScreen(ArcadeScreen[None]):
    """Shows a session that is over; enter begins another one.

    Args:
        trainer: the deck.
        session: the session.
        choice: what was drilled.
        before: the deck as it was before the session.
        drill: makes the screen of another session.
    """

    HELP_PAGE = "trainer"
    LETTERS_ARE_COMMANDS = True
    NO_WORD = CHOOSE_FIRST
    AUTO_FOCUS = ""
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "more", "More words", id="trainer-end.more"),
        Binding("m", "missed", "Missed words again", id="trainer-end.missed"),
        Binding("up", "move(-1)", "Previous word", show=False, id="trainer-end.before"),
        Binding("down", "move(1)", "Word", key_display="↑↓", id="trainer-end.next"),
        Binding("t", "deck", "Trainer", id="trainer-end.deck"),
        Binding("escape", "home", "Home", id="trainer-end.home"),
    ]

    DEFAULT_CSS = """
    SessionEndScreen {
        #end { width: 100%; height: 100%; padding-top: 1; }
        #top { height: 6; }
        #figure { width: 1fr; padding: 0 1; }
        #figure BigNumber { margin-right: 2; }
        #ratings { width: 1fr; height: 100%; }
        #again { height: 1fr; margin-top: 1; }
        #missed { width: 1fr; height: 100%; }
        MeaningPanel { display: none; width: 60; height: 100%; margin-left: 2; }
        &.-very-wide MeaningPanel.-shown { display: block; }
        #bottom { height: 8; margin-top: 1; }
        #forecast { width: 3fr; height: 100%; }
        #changed { width: 2fr; height: 100%; margin-left: 2; }
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-low {
            #end { padding-top: 0; }
            #again { margin-top: 0; }
            #bottom { display: none; }
        }
        &.-high, &.-very-high {
            #top { height: 8; }
            #bottom { height: 12; }
        }
        &.-narrow #changed { display: none; }
    }
    """

    def __init__(
        self,
        trainer: Trainer,
        session: TrainingSession,
        choice: Choice,
        before: Overview,
        drill: Callable[[TrainingSession], ArcadeScreen[Any]],
    ) -> None:
        super().__init__()
        self._drill = drill
        self._trainer = trainer
        self._session = session
        self._choice = choice
        self._before = before
        self._goes_on = False
        """Whether another session would ask anything."""
        self._listed: tuple[Answered, ...] = tuple(
            {each.card or each.attempt.question.word: each for each in session.missed}.values()
        )
        """What was missed, invented words among it."""
        self._missed = tuple(each for each in self._listed if each.card is not None)
        """Of these, the words that can be drilled again."""
        self._top_line = TopLine()
        answers = str(len(session.answered))
        self._number = BigNumber(answers, role="focus", lines=4)
        self._text = FactLines()
        self._ratings = LabelledBars()
        self._list = LongList("Nothing missed.")
        self._missed_panel = Panel("Look again", self._list, id="missed")
        self._beside = MeaningPanel(trainer.lexicon)
        self._forecast = Forecast()
        self._changed = Static()
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """Figures, words that were missed, and what is coming."""
        yield self._top_line
        fact = count(len(self._session.answered), "answer")
        yield Composition(
            Vertical(
                Horizontal(
                    Horizontal(self._number, self._text, id="figure"),
                    Panel("How it went", self._ratings, fact=fact, id="ratings"),
                    id="top",
                ),
                Horizontal(self._missed_panel, self._beside, id="again"),
                Horizontal(
                    Panel("Forecast", self._forecast, fact="words due", id="forecast"),
                    Panel("What changed", self._changed, id="changed"),
                    id="bottom",
                ),
                id="end",
            )
        )
        yield Composition(self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Show how it went."""
        self._list.can_focus = False
        self._number.lines = 7 if self.app.size.height >= LINES[2][0] else 4
        session, now = self._session, self._trainer.services.clock.now()
        answers = len(session.answered)
        self._top_line.title = f"Trainer · {session.title.lower()}, done"
        self._ratings.bars = rating_bars(session)
        known = f"{session.known} right, {percentage(session.known, answers)}"
        time = clock_text(session.elapsed_ms)
        answered = Content.styled(f"{plural(answers, 'answer')} in {time}", "bold")
        try:
            after = self._trainer.overview()
            self._goes_on = self._trainer.has_more(self._choice)
        except StoreError as error:
            self._message.show(str(error), Tone.REFUSED)
            after = self._before
        left = tuple(Content.styled(form, "$role-muted") for form in _left_texts(after, now))
        self._text.facts = [(answered,), soft(known), left, *streak_facts(after)]
        self._top_line.facts = (self._trainer.lexicon.name, f"training streak {after.streak}")
        self._forecast.show(after.forecast, now)
        new = sum(each.card is not None and each.card.memory is None for each in session.answered)
        self._changed.update(_changes(self._before, after, new))
        them = "them" if len(self._missed) == len(self._listed) else "the real ones"
        self._missed_panel.fact = f"m drills {them} again" if self._missed else ""
        self._beside.tell_history((), None)
        self._beside.set_class(bool(self._listed), "-shown")
        self._list.show(len(self._listed), self._line)
        self._show_message()
        self.refresh_bindings()

    def _show_message(self) -> None:
        """Say what stands out, and what comes next."""
        more = " Enter brings the next ones." if self._goes_on else ""
        slipped = [each for each in self._missed if each.card is not None and each.card.missed]
        if slipped:
            word = slipped[0].attempt.question.word.upper()
            self._message.show(f"{word} slipped again. Press M to try it.", Tone.REFUSED)
        elif self._session.known == len(self._session.answered):
            self._message.show(f"{_ALL_KNOWN}{more}", Tone.BEST)
        elif not self._missed:
            self._message.show(f"{self._fooled}{more}", Tone.REFUSED)
        else:
            words = count(len(self._missed), "word")
            told = " ".join(filter(None, (f"You missed {words}.", self._fooled)))
            self._message.show(f"{told} Press M to try again.")

    @property
    def _fooled(self) -> str:
        """A sentence on the invented words that were taken for real ones; empty without any."""
        words = [each.attempt.question.word.upper() for each in self._listed if each.card is None]
        if not words:
            return ""
        if len(words) > _NAMED:
            return f"{spelt(len(words)).capitalize()} invented words fooled you."
        why = "it isn't a word" if len(words) == 1 else "they aren't words"
        return f"{listed(words)} fooled you: {why}."

    def _line(self, number: int) -> Content:
        answered = self._listed[number]
        word, now = answered.attempt.question.word, self._trainer.services.clock.now()
        invented = answered.due is None
        back = "invented" if answered.due is None else f"back {back_text(answered.due, now)}"
        if sum(each.attempt.question.word == word for each in self._listed) > 1:
            # As two lines, that would look like a mistake.
            back = f"{answered.attempt.question.kind.heading.lower()} · {back}"
        mono = palette_of(self.app).mono
        shown = f"[{word.upper()}]" if mono else f" {word.upper()} "
        ink = "$role-muted" if invented else "$role-tile-ink on $role-tile"
        look = "bold" if mono else f"bold {ink}"
        head = Content.assemble((" × ", "$role-bad"), (shown, look), "  ")
        longest = max(len(each.attempt.question.word) for each in self._listed)
        head += " " * (longest - len(word))
        room = self._list.room - head.cell_length - len(back) - 3
        gloss = _TAKEN_FOR_REAL if invented else meaning(word, room)
        gap = " " * max(1, room - len(gloss) + 1)
        return Content.assemble(head, (gloss, "$role-soft"), gap, (back, "$role-muted"))

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Offer the meaning of the marked word."""
        if event.number is not None:
            answered = self._listed[event.number]
            word, valid = answered.attempt.question.word, answered.card is not None
            self.chosen_word = word if valid else ""
            self._beside.show_word(word, valid=valid)

    @property
    def lexicon_of_word(self) -> str:
        """The lexicon of the deck."""
        return self._trainer.lexicon.source

    # Ways on

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to drill other words, or missed ones, only if there are any."""
        if action == "more":
            return self._goes_on
        if action == "missed":
            return bool(self._missed)
        if action == "move":
            return bool(self._listed)
        return super().check_action(action, parameters)

    def action_more(self) -> None:
        """Begin another session like this one."""
        self._begin(lambda: self._trainer.session(self._choice))

    def action_missed(self) -> None:
        """Ask for the words that were missed once more."""
        self._begin(lambda: self._trainer.once_more(self._missed))

    def _begin(self, make: Callable[[], TrainingSession]) -> None:
        try:
            session = make()
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        if session.current is None:
            self._message.say("Nothing more is due. T chooses new words.", Tone.NOTICE)
            return
        self.give_way(partial(self._drill, session))

    def action_move(self, lines: int) -> None:
        """Mark another word."""
        self._list.action_move(lines)

    def action_deck(self) -> None:
        """Go back to the deck."""
        self.open(TrainerRoute(None, self._trainer.lexicon.source))

    def action_home(self) -> None:
        """Go back to the home screen."""
        self.open(HomeRoute())


def _changes(before: Overview, after: Overview, new: int) -> Content:
    """Return how many words were new, and how the strength of each length has changed."""
    known = {each.length: each.recall for each in before.strengths}
    lines = (
        [Content.styled(f"You started {count(new, 'new word')}", "bold $role-focus")] if new else []
    )
    for each in after.strengths:
        was = known.get(each.length)
        now = share_text(each.recall)
        if was is None:
            change = Content.assemble(
                (f"{each.glyph} ", f"$role-{STRENGTH_INKS[each.glyph]}"), f"now {now}"
            )
        elif share_text(was) == now:
            continue
        else:
            up = each.recall > was
            sign, ink = ("▲ ", "$role-good") if up else ("▼ ", "$role-bad")
            change = Content.assemble((sign, ink), f"{share_text(was)} → {now}")
        lines.append(Content.assemble((f"{each.length} letters  ", "bold"), change))
    if not lines:
        few = not after.strengths
        told = (
            "Too few words of any one length yet to tell."
            if few
            else "Your strength stays as it was."
        )
        return Content.styled(told, "$role-muted")
    return Content("\n").join(lines)


def _left_texts(overview: Overview, now: datetime) -> tuple[str, ...]:
    """Return how much of today is left: what is due, or when the next word comes back today.

    It is told in ever fewer words.
    """
    if overview.due:
        return f"{overview.due:,} left for today", f"{overview.due:,} left today"
    next_due = overview.next_due
    if next_due is not None and local_day(next_due) == local_day(now):
        back = back_text(next_due, now)
        return f"the next word comes back {back}", f"next word {back}", f"next {back}"
    return "nothing left for today", "nothing left today"
