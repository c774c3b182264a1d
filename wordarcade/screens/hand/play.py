"""A hand game on the screen."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from wordarcade.engine.hand.moves import (
    Decline,
    EndGame,
    EndHand,
    Move,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
)
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.validity import is_valid_word
from wordarcade.engine.hand.verdict import Discarded, Refused, Scored, Substituted, Verdict
from wordarcade.engine.hand.wordings import END_OF_HAND
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.hints import HintsTaken, hint
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hand.building import PLAYING, BuildingScreen
from wordarcade.screens.hand.standing import hands_settled
from wordarcade.screens.hand.wording import answer, farewell, lost_letters, spaced, title, wordings
from wordarcade.screens.openings import Opening
from wordarcade.services import Services
from wordarcade.store.hand_rounds import SavedHandRound
from wordarcade.widgets.tone import Tone

_PHASES_OF: Final[Mapping[str, frozenset[Phase]]] = {
    "copy_code": frozenset(),
    "end": PLAYING,
    "end_game": frozenset(Phase) - {Phase.OVER},
    "hint": frozenset({Phase.PLAY}),
    "replay": frozenset({Phase.REPLAY}),
    "shuffle": PLAYING,
    "sort": PLAYING,
    "substitute": frozenset({Phase.SUBSTITUTION}),
}
"""When the rules have a use for a key; a hand game has no code to copy."""


class HandScreen(BuildingScreen):
    """Where a hand game is played.

    Args:
        services: the collaborators.
        saved: the game, on record.
        lexicon: the lexicon it is played with.
        another: what opens a new game like this one.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.
    """

    HELP_PAGE = "hand"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+o", "pause", "Pause", show=False, id="game.pause"),
        Binding("ctrl+e", "end", "End the hand", show=False, id="game.end"),
        Binding("ctrl+g", "end_game", "End the game", show=False, id="hand.end-game"),
    ]

    def __init__(
        self,
        services: Services,
        saved: SavedHandRound,
        lexicon: Lexicon,
        another: Opening,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        super().__init__(
            saved, lexicon, another, clock=services.clock, elapsed_ms=elapsed_ms, finished=finished
        )
        self._services = services
        self._hinted = HintsTaken()
        played = (play for attempt in self.round.attempts for play in attempt.plays)
        self._warned = any(isinstance(play, Discarded) for play in played)

    # The life of the screen

    def on_mount(self) -> None:
        """Show the game, and begin to work out its hands."""
        self.top_line.title = title(self.round.config)
        self.top_line.facts = (self.lexicon.name,)
        if self.round_has_ended:
            self.show_results()
        elif self.round.moves:
            self.say("Welcome back; the game goes on where you left it.")
        else:
            self.say("Ctrl+s shuffles, ctrl+r sorts the letters; * is any vowel.")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what the rules have a use for now."""
        if action in _PHASES_OF:
            return self.round.phase in _PHASES_OF[action]
        return super().check_action(action, parameters)

    # Moves

    def on_entry_line_pressed(self) -> None:
        """Play what stands in the entry line."""
        self.action_submit()

    def action_submit(self) -> None:
        """Play the word; where there is none, go on."""
        text = self.entry.text
        if self.round_has_ended:
            self.show_results()
        elif not self.playable():
            return
        elif self.round.phase is Phase.REPLAY:
            self._move(Decline())
        elif self.choosing:
            self._substitute(text)
        elif text == END_OF_HAND:
            self._end_hand()
        elif text:
            self._consider(text)
        elif self.round.phase is Phase.SUBSTITUTION:
            self._move(Decline())
            self.say("The hand stays as it is.")

    def _move(self, move: Move) -> Verdict | None:
        """Make a move and show what has become of the game; None if it cannot be saved."""
        before = self.round
        verdict = self.make(move)
        if verdict is None:
            return None
        self.lay_out()
        self.study_on()
        if self.round_has_ended:
            self.stopwatch.stop()
            self.show_clock()
        if hands_settled(self.round) > hands_settled(before):
            self.show_results()
        return verdict

    def _consider(self, word: str) -> None:
        """Play a word; the first time that it would cost letters for nothing, ask first."""
        hand = self.round.attempt.left
        lost = lost_letters(word, hand)
        if not lost:
            self.clear_entry()
            self.say(wordings(self.round.config).discarded, Tone.REFUSED)
            return
        if self._warned or is_valid_word(word, hand, self.lexicon):
            self._play(word)
            return
        self._warned = True
        question = (
            f"{word.upper()} is not a valid word. Played all the same it earns nothing, and "
            f"{spaced(lost)} will be gone. From now on this is not asked any more."
        )
        self.show_above(
            ConfirmScreen(question, yes="Play it", no="Keep the letters"),
            lambda agreed: self._play(word) if agreed else None,
        )

    def _play(self, word: str) -> None:
        number = len(self.round.attempts) - 1
        if self.round.phase is Phase.SUBSTITUTION and self.make(Decline()) is None:
            return
        verdict = self._move(PlayWord(word))
        if not isinstance(verdict, Scored | Discarded):
            return
        attempt = self.round.attempts[number]
        text = answer(verdict, attempt, self.round.config)
        ending = f" {farewell(attempt, self.round.config)}" if attempt.ended else ""
        self.say(text + ending, Tone.ACCEPTED if isinstance(verdict, Scored) else Tone.REFUSED)

    def _substitute(self, letter: str) -> None:
        match self._move(SubstituteLetter(letter)):
            case Substituted(old, new):
                self.say(f"{old.upper()} has become {new.upper()}.", Tone.ACCEPTED)
            case Refused(refusal):
                self.say(refusal.value, Tone.REFUSED)
                self.action_substitute()

    def action_replay(self) -> None:
        """Play the hand again; the better score counts."""
        if self.playable() and self._move(ReplayHand()) is not None:
            self.say("The same hand again; the better score counts.")

    # The ends

    def action_end(self) -> None:
        """End the hand, after a question."""
        if self.playable():
            left = spaced(self.round.attempt.left)
            self.show_above(
                ConfirmScreen(
                    f"End this hand? {left} will not be played.", yes="End it", no="Play on"
                ),
                lambda agreed: self._end_hand() if agreed else None,
            )

    def _end_hand(self) -> None:
        number = len(self.round.attempts) - 1
        if self.round.phase is Phase.SUBSTITUTION and self.make(Decline()) is None:
            return
        if self._move(EndHand()) is not None:
            self.say(farewell(self.round.attempts[number], self.round.config))

    def action_end_game(self) -> None:
        """End the game, after a question."""
        if self.playable():
            self.show_above(
                ConfirmScreen(
                    "End this game? What has been played counts.", yes="End it", no="Play on"
                ),
                self._end_game,
            )

    def _end_game(self, agreed: bool | None) -> None:
        if agreed:
            self._move(EndGame())

    def same_again(self) -> "HandScreen":
        """Return a screen for a new game of the same hands."""
        saved = SavedHandRound.begin(
            self._services.rounds, self.round.config, self.saved.seed, self.lexicon
        )
        return HandScreen(self._services, saved, self.lexicon, self.another)

    # Help along the way

    def action_hint(self) -> None:
        """Tell a little more of the best word."""
        solved, hand = self.solved_hand(), self.round.attempt.left
        if not self.playable():
            return
        if solved is None:
            self.say("The best play of this hand is still being worked out.", Tone.NOTICE)
        elif solved.solution is None:
            self.say(solved.reason, Tone.NOTICE)
        else:
            self._hinted = self._hinted.another(hand)
            plays = solved.solution.plays_from(hand)
            self.say(hint(plays[0] if plays else None, self._hinted.step), Tone.HINT)

    def action_step_back(self) -> None:
        """Clear the word; with none, leave for home: the game is saved."""
        if self.entry.text or self.choosing:
            self.clear_entry()
        else:
            self.leave()
