"""A hand game as an immutable value."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.hand import calculate_handlen, substitute_hand, update_hand
from wordarcade.engine.hand.letters import WILDCARD
from wordarcade.engine.hand.moves import (
    Decline,
    EndGame,
    EndHand,
    Move,
    PlayWord,
    ReplayHand,
    SubstituteLetter,
    TakeHint,
)
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.turns import Phase, out_of_turn
from wordarcade.engine.hand.validity import is_reading, is_valid_word
from wordarcade.engine.hand.verdict import (
    Discarded,
    Noted,
    Play,
    Refusal,
    Refused,
    Scored,
    Substituted,
    Verdict,
)
from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.lexicon.interface import WordSet


@dataclass(frozen=True, slots=True)
class HandGame:
    """The state of a game: its configuration, its lexicon and the moves made so far.

    `begin` and `replay` make games. The substitution is offered before each hand until it is
    used, and the replay after each hand; a single hand has neither. Of two attempts at a hand
    the better counts.

    Attributes:
        config: the hands.
        lexicon: the words that count.
        phase: the kind of move that comes next.
        attempts: the hands played so far, a replay after its first attempt; the last is the
            current one, or the last one of a game that is over.
        substituted: whether the substitution has been used.
        replayed: whether the replay has been used.
        hints: the letters left at each hint taken, in order.
        moves: the accepted moves, in order.
    """

    config: HandConfig
    lexicon: WordSet = field(repr=False)
    phase: Phase
    attempts: tuple[Attempt, ...]
    substituted: bool = False
    replayed: bool = False
    hints: tuple[str, ...] = ()
    moves: tuple[TimedMove[Move], ...] = ()

    @classmethod
    def begin(cls, config: HandConfig, lexicon: WordSet) -> "HandGame":
        """Return the game before the first move."""
        phase = Phase.PLAY if config.single else Phase.SUBSTITUTION
        return cls(config, lexicon, phase, (Attempt(0, config.hands[0]),))

    @classmethod
    def replay(
        cls, config: HandConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> "HandGame":
        """Return the game after `moves`."""
        state = cls.begin(config, lexicon)
        for timed in moves:
            state = state.apply(timed.move, timed.elapsed_ms).round
        return state

    @property
    def attempt(self) -> Attempt:
        """The attempt that is being played, or was played last."""
        return self.attempts[-1]

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each hand dealt so far, in order."""
        best = [0] * (self.attempt.number + 1)
        for attempt in self.attempts:
            best[attempt.number] = max(best[attempt.number], attempt.score)
        return tuple(best)

    @property
    def first_try(self) -> Attempt | None:
        """The attempt before the current one at the same hand; None if there is none."""
        before = self.attempts[-2] if len(self.attempts) > 1 else None
        return before if before is not None and before.number == self.attempt.number else None

    @property
    def score(self) -> int:
        """The sum over the hands."""
        return sum(self.scores)

    @property
    def settled(self) -> int:
        """How many hands will not be played again, the first ones.

        A hand that was dealt, but not begun when the game was ended early, is none of them, unless
        it is the first.
        """
        begun = self.attempt.ended or bool(self.attempt.plays) or not self.attempt.number
        return self.attempt.number + (self.phase is Phase.OVER and begun)

    def apply(self, move: Move, elapsed_ms: int = 0) -> Outcome["HandGame", Verdict]:
        """Return the game after `move`, and the verdict.

        A word that has no letter in common with the hand gets the verdict of any invalid word,
        but changes nothing, and is not among the moves.

        Args:
            move: the player's move.
            elapsed_ms: milliseconds played so far, pauses not counted.
        """
        refusal = out_of_turn(self.phase, move)
        if refusal is not None:
            return Outcome(self, Refused(refusal))
        match move:
            case PlayWord(word, meant):
                state, verdict = self._play(word.lower(), meant)
            case SubstituteLetter(letter):
                state, verdict = self._substitute(letter.lower())
            case EndHand():
                state, verdict = self._with(replace(self.attempt, ended=True)), Noted()
            case ReplayHand():
                state, verdict = self._again(), Noted()
            case Decline():
                state, verdict = self._declined(), Noted()
            case TakeHint():
                state, verdict = replace(self, hints=(*self.hints, self.attempt.left)), Noted()
            case EndGame():
                state, verdict = replace(self, phase=Phase.OVER), Noted()
        if state is self:
            return Outcome(self, verdict)
        return Outcome(replace(state, moves=(*self.moves, TimedMove(move, elapsed_ms))), verdict)

    def _play(self, word: str, meant: str) -> tuple["HandGame", Verdict]:
        if not word:
            return self, Refused(Refusal.NO_WORD)
        hand = self.attempt.left
        left = update_hand(hand, word)
        play: Play = Discarded(word, hand, left)
        if is_valid_word(word, hand, self.lexicon):
            points = get_word_score(word, calculate_handlen(hand))
            said = meant if is_reading(meant, word, self.lexicon) else ""
            play = Scored(word, points, hand, left, said)
        return (self if left == hand else self._with(self.attempt.after(play))), play

    def _substitute(self, letter: str) -> tuple["HandGame", Verdict]:
        hand = self.attempt.hand
        changed = substitute_hand(hand, letter, self.config.drawn)
        if changed == hand:
            return self, Refused(_why_kept(letter, hand))
        attempts = (*self.attempts[:-1], replace(self.attempt, hand=changed))
        state = replace(self, phase=Phase.PLAY, attempts=attempts, substituted=True)
        return state, Substituted(letter, changed[hand.index(letter)])

    def _again(self) -> "HandGame":
        again = Attempt(self.attempt.number, self.attempt.hand)
        return replace(self, phase=Phase.PLAY, attempts=(*self.attempts, again), replayed=True)

    def _declined(self) -> "HandGame":
        if self.phase is Phase.SUBSTITUTION:
            return replace(self, phase=Phase.PLAY)
        return self._dealt(self.attempts)

    def _with(self, attempt: Attempt) -> "HandGame":
        """Return the game with the current attempt replaced, moved on if that has ended."""
        attempts = (*self.attempts[:-1], attempt)
        if not attempt.ended:
            return replace(self, attempts=attempts)
        if self.config.single or self.replayed:
            return self._dealt(attempts)
        return replace(self, phase=Phase.REPLAY, attempts=attempts)

    def _dealt(self, attempts: tuple[Attempt, ...]) -> "HandGame":
        """Return the game with the next hand after these attempts, or over after the last."""
        number = attempts[-1].number + 1
        if number == len(self.config.hands):
            return replace(self, phase=Phase.OVER, attempts=attempts)
        return replace(
            self,
            phase=Phase.PLAY if self.substituted else Phase.SUBSTITUTION,
            attempts=(*attempts, Attempt(number, self.config.hands[number])),
        )


def _why_kept(letter: str, hand: str) -> Refusal:
    """Return why `letter` was not substituted."""
    if letter == WILDCARD:
        return Refusal.WILDCARD_STAYS
    return Refusal.NONE_TO_DRAW if letter in tuple(hand) else Refusal.NOT_IN_HAND
