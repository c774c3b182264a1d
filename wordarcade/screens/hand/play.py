"""The play screen of the hand game."""

from typing import ClassVar, Final

from textual.binding import ActiveBinding, Binding, BindingType

from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.moves import TakeHint
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import (
    Discarded,
    Refusal,
    Refused,
    Scored,
    Substituted,
    Verdict,
)
from wordarcade.engine.hand.wordings import END_OF_HAND
from wordarcade.games.events import MoveMade, SessionEvent
from wordarcade.games.hand.discards import is_likely, only_they_gain
from wordarcade.games.hand.ending import END_ALONE, END_SIGN, is_slip
from wordarcade.games.hand.gain import Gain
from wordarcade.games.hand.record import title
from wordarcade.games.hand.sentences import TYPE_DISCARD, farewell, spaced
from wordarcade.games.hand.session import HandSession
from wordarcade.screens.asking import ask_first
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hand.answers import ROWS_OF_ANSWER, answer_to, no_word, rival_news
from wordarcade.screens.hand.not_a_word import NotAWordScreen
from wordarcade.screens.hand.offer_button import OfferButton
from wordarcade.screens.hand.offers import no_offer
from wordarcade.screens.hand.phases import PHASES_OF
from wordarcade.screens.hand.rack_area import RackArea
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hand.side import HandSide
from wordarcade.screens.hand.study_desk import StudyDesk
from wordarcade.screens.key_labels import relabelled, without
from wordarcade.screens.play_frame import ROW_BELOW
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.widgets.tone import Tone

_PLAY_IT: Final = "Enter plays it."
_DO_IT: Final = "Press Enter."
"""Follow the hint that names a word, or letters to throw away: their tiles are picked by then."""


class HandScreen(PlayScreen[HandSession, RackArea]):
    """Plays a hand game.

    Args:
        services: the app's services.
        session: the game in play.
    """

    HELP_PAGE = "hand"
    AUTO_FOCUS = "TileRack"
    FIRST_HINT = "how best play starts"
    PART_OF_PLAY = (ConfirmScreen, NotAWordScreen)

    DEFAULT_CSS = ROW_BELOW.format(screen="HandScreen") + ROWS_OF_ANSWER
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("asterisk", f"type_letter('{WILDCARD}')", show=False),
        Binding("exclamation_mark", f"type_letter('{END_SIGN}')", show=False),
        Binding("ctrl+s", "shuffle", "Shuffle", id="hand.shuffle"),
        Binding("ctrl+a,f6", "sort", "Sort", id="hand.sort"),
        # One key takes whatever is offered: a screen has one of the two at a time.
        Binding("ctrl+u", "substitute", "Substitute", id="hand.substitute"),
        Binding("ctrl+u", "replay", "Replay", id="hand.replay"),
        Binding("ctrl+u", "say_no_offer", show=False),
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
        Binding("ctrl+e", "end", "End hand", id="game.end"),
        Binding("ctrl+g", "end_game", "End the game", show=False, id="hand.end-game"),
        Binding("ctrl+l", "look_back", "Hands so far", show=False, id="hand.look-back"),
    ]

    def __init__(self, services: Services, session: HandSession) -> None:
        self.side = HandSide(single=session.state.config.single)
        super().__init__(services, session, RackArea(session, self._submit), self.side)
        self._desk = StudyDesk(self, session)
        self._settled = session.hands_settled
        self._results: HandResultsScreen | None = None
        self._about = ""
        """The entry that the last message is about; empty if it is about none."""
        self._still_true = ""
        """What of that message, a hint, is true of any other entry as well."""

    # The life of the screen

    def on_mount(self) -> None:
        """Show the game, and begin to work out its hands."""
        self.top_line.title = title(self.session.state.config)
        self.top_line.facts = (self.session.lexicon.name,)
        self._lay_out()
        self._desk.go_on()
        if self.session.is_over:
            self.show_results()
        elif self.session.state.moves:
            self.message_line.show("Welcome back. Your game is as you left it.")
        else:
            self.message_line.show("Ctrl+S shuffles, Ctrl+A sorts your letters.")

    def on_unmount(self) -> None:
        """Close a game that is over, though what was possible may not be known yet."""
        self._close()

    def _close(self) -> None:
        if self.session.is_over:
            self.session.close()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what the rules have a use for now."""
        if action == "look_back":
            return self.session.hands_settled > 0 and self.session.duel is None
        if action == "replay" and self.session.replay_gain is Gain.NONE:
            return False
        if action in PHASES_OF:
            return self.session.state.phase in PHASES_OF[action]
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; where no word is left Enter plays nothing, and there is nothing to hint at."""
        named = super().active_bindings
        if self.session.state.phase is Phase.REPLAY:
            return without(relabelled(named, {"submit": "Continue"}), {"hint"})
        if self.area.choosing:
            return relabelled(named, {"submit": "Substitute"})
        if not self.session.stuck:
            return named
        if self.area.entry.text:
            return without(named, {"hint"})
        return without(relabelled(named, {"submit": "End hand"}), {"end", "hint"})

    # What is shown

    def hear(self, event: SessionEvent) -> None:
        """Show the effect of a move."""
        super().hear(event)
        if isinstance(event, MoveMade):
            if isinstance(event.move, TakeHint):
                self._show_standing()  # what is being typed stays
            else:
                self._lay_out()
            self._desk.go_on()
            self.session.close_when_known()

    def _lay_out(self) -> None:
        self.area.lay_out()
        self._show_standing()
        self.refresh_bindings()

    def _show_standing(self) -> None:
        """Show scores, words and hands."""
        session = self.session
        self.side.show(session.state, session.hands, may_gain=session.replay_gain is not Gain.NONE)
        self.area.show_standing()

    def say(self, text: str, tone: Tone = Tone.PLAIN) -> None:
        """Answer the player; a refusal stands until the entry is another one."""
        self._about = self.area.entry.text if tone is Tone.REFUSED else ""
        self._still_true = ""
        super().say(text, tone)

    def entry_changed(self) -> None:
        """Drop what was said of an entry that is another one now."""
        super().entry_changed()
        if self._about not in {"", self.area.entry.text}:
            self._about = ""
            self.message_line.show(self._still_true, Tone.HINT)

    @property
    def _hint_stands(self) -> bool:
        """Whether a hint is read in the message line."""
        message = self.message_line.message
        return bool(message.text) and message.tone is Tone.HINT and not self.entry_covered

    @property
    def steps_back(self) -> str:
        """What Esc does now: a hint goes after its word, before the game is left."""
        return super().steps_back or ("Drop hint" if self._hint_stands else "")

    def action_step_back(self) -> None:
        """Drop the entry, then a hint, and then go home."""
        if self.area.clears or not self._hint_stands:
            super().action_step_back()
        else:
            self.message_line.show("")
            self.area.show_entry()
            self.entry_changed()

    # Moves

    def _submit(self) -> None:
        """Play the word; where there is none, go on."""
        text, phase = self.area.entry.text, self.session.state.phase
        if phase is Phase.REPLAY:
            self._made(self.session.decline())
        elif self.area.choosing:
            self._substitute(text)
        elif text == END_OF_HAND:
            self._end_hand()
        elif is_slip(text):
            self.say(END_ALONE, Tone.REFUSED)
        elif text:
            self._consider(text)
        elif self.session.stuck:
            self._end_hand()
        elif phase is Phase.SUBSTITUTION:
            self.session.decline()
            self.say("The hand stays as it is.")

    def _made(self, verdict: Verdict | None, said: str = "") -> Verdict | None:
        """Show the results, if a move has settled a hand; return what the rules said to it.

        Args:
            verdict: what the rules said.
            said: what was said of the move; empty for nothing.
        """
        if self.session.is_over:
            self.show_clock()
        if self.session.hands_settled > self._settled:
            self._settled = self.session.hands_settled
            if self.session.duel is None or self.session.is_over:
                self.show_results(said)  # in a duel the same hands are still played by the other
        return verdict

    def _consider(self, word: str) -> None:
        """Play a word; if it would cost letters for nothing, ask first."""
        left = self.session.state.attempt.left
        if refusal := self.session.refusal_of(word):
            self.say(refusal, Tone.REFUSED)
            self.area.expect_another()
        elif self.session.is_word(word):
            self._play(word)
        else:
            self.area.refuse(True)
            self.show_above(
                NotAWordScreen(
                    word, left, lambda: self.area.rack.region, likely=is_likely(self.session, word)
                ),
                lambda agreed: self._answered(word, agreed=bool(agreed)),
            )

    def _answered(self, word: str, *, agreed: bool) -> None:
        self.area.refuse(False)
        if agreed:
            self._play(word)
        else:
            self.area.expect_another()

    def _play(self, word: str) -> None:
        used, typed = self.area.entry.used, self.area.entry.spelled
        number, readings = len(self.session.state.attempts) - 1, self.session.readings(word)
        first = self.session.state.first_try
        verdict = self.session.play(word, typed)
        if not isinstance(verdict, Scored | Discarded):
            self._made(verdict)
            return
        attempt = self.session.state.attempts[number]
        tone = Tone.ACCEPTED if isinstance(verdict, Scored) else Tone.PLAIN
        if isinstance(verdict, Scored) and not attempt.ended:
            self.area.rack.fly(used)
        told = answer_to(verdict, readings, attempt, first, stuck=self.session.stuck)
        self.say(told, tone)
        self._made(verdict, told)

    def _substitute(self, letter: str) -> None:
        match self._made(self.session.substitute(letter)):
            case Substituted(old, new):
                self.say(f"{old.upper()} is now {new.upper()}.", Tone.ACCEPTED)
            case Refused(refusal):
                self.say(refusal.value, Tone.REFUSED)
                self.area.choose_letter()

    def action_substitute(self) -> None:
        """Ask which letter is to become another, or keep the hand after all."""
        if self.playable():
            self.area.choose_letter()

    def action_replay(self) -> None:
        """Play the hand again; the better score counts."""
        if self.playable() and self._made(self.session.replay()) is not None:
            first = self.session.state.first_try
            beat = first.score if first else 0
            told = f"Play the same hand again, and beat {beat:,}."
            if only_they_gain(self.session):
                told = f"To beat {beat:,}, {TYPE_DISCARD}"
            self.say(told)

    async def on_offer_button_pressed(self, event: OfferButton.Pressed) -> None:
        """Use what is offered."""
        await self.run_action(event.action)

    def action_shuffle(self) -> None:
        """Show the letters in another order."""
        if self.playable():
            self.area.shuffle()

    def action_sort(self) -> None:
        """Show the letters in alphabetical order, the wildcard last."""
        if self.playable():
            self.area.sort()

    def action_say_no_offer(self) -> None:
        """Say why nothing is offered now; the key comes here if it can do nothing else."""
        if self.playable():
            self.say(no_offer(self.session.state), Tone.NOTICE)

    # The ends

    def action_end(self) -> None:
        """End the hand, after a question."""
        if not self.playable():
            return
        if self.session.stuck:
            self._end_hand()
        else:
            question = f"End this hand with {spaced(self.session.state.attempt.left)} left?"
            dialogue = ConfirmScreen(question, yes="End it", no="Keep playing")
            ask_first(self, self.services, dialogue, self._end_hand)

    def _end_hand(self) -> None:
        number, first = len(self.session.state.attempts) - 1, self.session.state.first_try
        verdict = self.session.end_hand()
        if verdict is not None:
            told = farewell(self.session.state.attempts[number], first)
            self.say(told)
            self._made(verdict, told)

    def action_end_game(self) -> None:
        """End the game, after a question."""
        if self.playable():
            question = "End this game? What you have played counts."
            dialogue = ConfirmScreen(question, yes="End it", no="Keep playing")
            ask_first(self, self.services, dialogue, self._end_game)

    def _end_game(self) -> None:
        self._made(self.session.end_game())

    # Help along the way

    def action_hint(self) -> None:
        """Give the next hint on how best play starts."""
        if self.gives_hints():
            solved = self.session.solved_hand
            if self.session.stuck:
                self.say(no_word(self.session.state.attempt.left))
            elif self.session.state.phase is not Phase.PLAY:
                self.say(Refusal.NO_HINT.value, Tone.NOTICE)
            elif solved is None:
                self.say("The best play isn't known yet. Ask again in a moment.", Tone.NOTICE)
            elif (solved.solution is None or self.hint_agreed()) and (told := self.session.hint()):
                word = self.session.named_word
                if word:
                    self.area.enter(word)
                way = _PLAY_IT if self.session.is_word(word) else _DO_IT
                self.say(f"{told} {way}" if word else told, Tone.HINT)
                self._about, self._still_true = word, told
                self.name_next_hint(self.session.next_hint)

    # Looking back

    def action_look_back(self) -> None:
        """Show the hands that are done with."""
        self.show_results()

    def show_results(self, ended: str | None = None) -> None:
        """Show the hands that are done with, the one played last first.

        Args:
            ended: what was said of the move that has just settled it; None if none has.
        """
        if self.session.duel is not None:
            self._close()
            self.show_end(self.same_again)
            return
        self._results = HandResultsScreen(self.session, ended)
        self.show_above(self._results, self._after_results)

    def _after_results(self, same: bool | None) -> None:
        self._results = None
        # What it said was about the player's hand.
        self.message_line.show("" if self.session.is_over else rival_news(self.session))
        if same:
            self.give_way(self.same_again)

    def on_study_desk_learned(self, event: StudyDesk.Learned) -> None:
        """Show the result."""
        if self._desk.done(event.studied):
            self._show_standing()
            if self._results is not None:
                self._results.know(self.session.studies)
        self.session.close_when_known()

    def on_study_desk_progressed(self, event: StudyDesk.Progressed) -> None:
        """Show the progress to a player who waits for it."""
        if self._results is not None:
            self._results.wait(event.share)
