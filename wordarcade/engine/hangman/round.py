"""A hangman round as an immutable value."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import (
    GiveUp,
    Guess,
    GuessLetter,
    GuessWord,
    Move,
    NameWord,
    TakeBack,
    TakeHint,
)
from wordarcade.engine.hangman.pattern import UNKNOWN, blank, filled, fits, is_word
from wordarcade.engine.hangman.verdict import Noted, Placed, Refusal, Refused, Verdict, WordJudged
from wordarcade.engine.rounds import Outcome, TimedMove
from wordarcade.lexicon.interface import WordSet

_LETTERS: Final = 26


class ContradictionError(ValueError):
    """A move is impossible: the host's answer leaves no candidate, or the rules refuse it."""


class Winner(StrEnum):
    """The winner of a round."""

    GUESSER = "guesser"
    HOST = "host"


@dataclass(frozen=True, slots=True)
class HangmanRound:
    """The state of a round: its configuration, its lexicon and the moves made so far.

    `begin` and `replay` make rounds. A move holds the guess *and* the host's answer, and naming
    the word at the end is a move too. So replaying a round asks no host, and the answers stand
    even if a later version's hosts play differently. The rules hold the host to its answers: each
    must be consistent with some word that is consistent with all answers before. These candidates
    follow from the lexicon and the answers, whatever the host had in mind; the lexicon itself is
    recorded by its identity.

    A person who hides a word is a host like others, but may hide one that is not in the lexicon,
    from the computer or, as an honest host's secret, from another person.

    Attributes:
        config: the rules.
        lexicon: the words that count, the vocabulary already chosen.
        candidates: the words consistent with all answers.
        pattern: the known letters; see `wordarcade.engine.hangman.pattern`.
        moves: the accepted moves, in order, those that were undone among them.
        used: the letters guessed, in order.
        wrong_words: the words guessed that were not right, in order.
        wrong: the number of wrong guesses, letters and words.
        proved: whether the host has proved that it cannot lose.
        winner: the winner, or None while the round runs.
        word: the word, once the round is over and the word is known.
    """

    config: HangmanConfig
    lexicon: WordSet = field(repr=False)
    candidates: Candidates = field(repr=False)
    pattern: str
    moves: tuple[TimedMove[Move], ...] = ()
    used: str = ""
    wrong_words: tuple[str, ...] = ()
    wrong: int = 0
    proved: bool = False
    winner: Winner | None = None
    word: str | None = None

    @classmethod
    def begin(cls, config: HangmanConfig, lexicon: WordSet) -> "HangmanRound":
        """Return the round before the first guess."""
        candidates = Candidates.of(tuple(lexicon.of_length(config.length)))
        return cls(config, lexicon, candidates, blank(config.length))

    @classmethod
    def replay(
        cls, config: HangmanConfig, lexicon: WordSet, moves: Iterable[TimedMove[Move]]
    ) -> "HangmanRound":
        """Return the round after `moves`.

        Raises:
            ContradictionError: a move is refused, or contradicts those before it.
        """
        state = cls.begin(config, lexicon)
        for timed in moves:
            outcome = state.apply(timed.move, timed.elapsed_ms)
            if isinstance(outcome.verdict, Refused):
                raise ContradictionError(f"Saved, but refused: {outcome.verdict.sentence}")
            state = outcome.round
        return state

    @property
    def standing(self) -> tuple[TimedMove[Move], ...]:
        """The moves that have not been undone, in order."""
        made: list[TimedMove[Move]] = []
        for timed in self.moves:
            if isinstance(timed.move, TakeBack):
                made.pop()
            else:
                made.append(timed)
        return tuple(made)

    def course(self) -> tuple["HangmanRound", ...]:
        """Return the round at its beginning and after each standing move, the present one last."""
        everything = self.candidates.table.everything
        states = [HangmanRound(self.config, self.lexicon, everything, blank(self.config.length))]
        for timed in self.standing:
            states.append(states[-1].apply(timed.move, timed.elapsed_ms).round)
        return tuple(states)

    @property
    def left(self) -> int:
        """The number of further wrong guesses that loses the round."""
        return self.config.guesses - self.wrong

    @property
    def missed(self) -> str:
        """The letters guessed that are not in the word, in the order guessed."""
        return "".join(letter for letter in self.used if letter not in self.pattern)

    @property
    def given_up(self) -> bool:
        """Whether the guesser has given up."""
        return any(isinstance(timed.move, GiveUp) for timed in self.standing)

    @property
    def stopped(self) -> bool:
        """Whether a person who hides the word has stopped the computer, so that nobody wins.

        A computer that gives up has guessed every letter.
        """
        hiding = self.config.host is HostKind.PERSON
        return hiding and self.given_up and len(self.used) < _LETTERS

    @property
    def can_take_back(self) -> bool:
        """Whether a person who hides the word can undo an answer: not once the word is known."""
        return self.config.host is HostKind.PERSON and self.word is None and bool(self.standing)

    def refusal(self, move: Move) -> Refused | None:
        """Return why `move` is refused, or None if it is legal; call it before asking the host."""
        refusal = self._refusal(move)
        named = move.letter if isinstance(move, GuessLetter) else getattr(move, "word", "")
        return None if refusal is None else Refused(refusal, named, self.config.length)

    def apply(self, move: Move, elapsed_ms: int = 0) -> Outcome["HangmanRound", Verdict]:
        """Return the round after `move`, and the verdict.

        Args:
            move: a guess with the host's answer, a hint, the end, the word named after it, or
                an answer taken back.
            elapsed_ms: milliseconds played so far, pauses not counted.

        Raises:
            ContradictionError: the host contradicts its earlier answers.
        """
        refused = self.refusal(move)
        if refused is not None:
            return Outcome(self, refused)
        state: HangmanRound = self
        verdict: Verdict = Noted()
        match move:
            case GuessLetter(letter, places):
                state, verdict = self._after_letter(move), Placed(letter, places)
            case GuessWord(word, right):
                state, verdict = self._after_word(move), WordJudged(word, right)
            case GiveUp():
                state = replace(self, winner=Winner.HOST)
            case NameWord(word):
                state = self._named(word)
            case TakeBack():
                state = self.course()[-2]
            case TakeHint():
                pass
        return Outcome(replace(state, moves=(*self.moves, TimedMove(move, elapsed_ms))), verdict)

    def _refusal(self, move: Move) -> Refusal | None:
        if isinstance(move, NameWord):
            return self._refusal_of_name(move.word)
        if isinstance(move, TakeBack):
            return None if self.can_take_back else Refusal.NOTHING_TO_UNDO
        if self.winner is not None:
            return Refusal.GAME_OVER
        return self._refusal_of_guess(move) if isinstance(move, Guess) else None

    def _refusal_of_guess(self, guess: Guess) -> Refusal | None:
        if isinstance(guess, GuessLetter):
            if len(guess.letter) != 1 or not is_word(guess.letter):
                return Refusal.NOT_A_GUESS
            return Refusal.ALREADY_GUESSED if guess.letter in self.used else None
        if len(guess.word) != self.config.length or not is_word(guess.word):
            return Refusal.NOT_A_GUESS
        if guess.word in self.wrong_words:
            return Refusal.ALREADY_GUESSED
        if guess.word not in self.lexicon and not self.config.free:
            return Refusal.NOT_A_WORD
        return None if fits(guess.word, self.pattern, self.used) else Refusal.DOES_NOT_FIT

    def _refusal_of_name(self, word: str) -> Refusal | None:
        if self.word is not None:
            return Refusal.GAME_OVER
        if self.winner is not Winner.HOST:
            return Refusal.NOT_LOST
        if not is_word(word) or word in self.wrong_words or not fits(word, self.pattern, self.used):
            return Refusal.DOES_NOT_FIT
        return None

    def _after_letter(self, guess: GuessLetter) -> "HangmanRound":
        letter, places = guess.letter, guess.places
        if any(self.pattern[place : place + 1] != UNKNOWN for place in places):
            raise ContradictionError(
                f"The host cannot say that {letter.upper()} is in places {places}: "
                f"{self.pattern.upper()} is shown."
            )
        state = replace(
            self,
            candidates=self.candidates.having(letter, places),
            pattern=filled(self.pattern, letter, places),
            used=self.used + letter,
            proved=self.proved or guess.proved,
        )
        return _judged(state, wrong=not places)

    def _after_word(self, guess: GuessWord) -> "HangmanRound":
        word = guess.word
        if guess.right:
            state = replace(self, candidates=self.candidates.only(word), pattern=word)
        else:
            state = replace(
                self,
                candidates=self.candidates.without(word),
                wrong_words=(*self.wrong_words, word),
            )
        return _judged(state, wrong=not guess.right)

    def _named(self, word: str) -> "HangmanRound":
        if _is_held_to_the_lexicon(self) and word not in self.candidates:
            raise ContradictionError(f"{word.upper()} contradicts what the host has said.")
        return replace(self, word=word)


def _judged(state: HangmanRound, *, wrong: bool) -> HangmanRound:
    """Return the round with a wrong guess counted, and with its winner if any.

    Raises:
        ContradictionError: no candidate is left, and the host is not a person.
    """
    if _is_held_to_the_lexicon(state) and not state.candidates:
        raise ContradictionError("No word agrees with all that the host has said.")
    if UNKNOWN not in state.pattern:
        return replace(state, winner=Winner.GUESSER, word=state.pattern)
    if not wrong:
        return state
    winner = Winner.HOST if state.left == 1 else None
    return replace(state, wrong=state.wrong + 1, winner=winner)


def _is_held_to_the_lexicon(state: HangmanRound) -> bool:
    return state.config.host is not HostKind.PERSON and not state.config.free
