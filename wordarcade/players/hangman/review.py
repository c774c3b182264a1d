"""The review of a hangman round, guess by guess."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from wordarcade.engine.hangman.moves import Guess, GuessWord
from wordarcade.engine.hangman.pattern import filled
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.hint import safest_letters
from wordarcade.players.hangman.odds import Odds
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.support.progress import Report


@dataclass(frozen=True, slots=True)
class Choice:
    """A family that the host could have taken.

    Attributes:
        pattern: the pattern that it would have left.
        words: the number of its words.
        taken: whether it is the one that the host took.
    """

    pattern: str
    words: int
    taken: bool


@dataclass(frozen=True, slots=True)
class ReviewedGuess:
    """A guess and its effect.

    Attributes:
        guess: the letter or word, with the host's answer.
        choices: the families of a letter, the largest first; empty for a word.
        before: the number of candidates before it.
        after: the number of candidates after it.
        forced_before: the total of wrong guesses that a host who never commits can force, those
            already made included, with perfect play on both sides from here on; None if no
            candidate was left.
        forced_after: the same after the answer.
        better: the best letters, if another was guessed, in the order of preference against an
            honest host; empty if none was better or that is unknown.
        odds: how likely a hit was, for a host who has chosen a word, and None for any other.
    """

    guess: Guess
    choices: tuple[Choice, ...]
    before: int
    after: int
    forced_before: GameValue | None
    forced_after: GameValue | None
    better: str
    odds: Odds | None = None

    @property
    def name(self) -> str:
        """The letter or the word, in capitals."""
        made = self.guess
        return (made.word if isinstance(made, GuessWord) else made.letter).upper()

    @property
    def hit(self) -> bool:
        """Whether the guess was right."""
        made = self.guess
        return made.right if isinstance(made, GuessWord) else bool(made.places)

    @property
    def loss(self) -> float:
        """What the guess gave away: chance, or wrong guesses that can be forced; 0 if unknown."""
        if self.odds is not None:
            return 0.0 if self.hit else self.odds.given_away
        return self.cost or 0

    @property
    def cost(self) -> int | None:
        """How many more wrong guesses can be forced because of it, or None if unknown.

        Negative where the host could have answered better.
        """
        before = None if self.forced_before is None else self.forced_before.exact
        after = None if self.forced_after is None else self.forced_after.exact
        return None if before is None or after is None else after - before


@dataclass(frozen=True, slots=True)
class HangmanReview:
    """A round from its first guess to its last.

    Attributes:
        guesses: the guesses, in order.
        hopeless: whether the host could not lose at any time, as far as known.
    """

    guesses: tuple[ReviewedGuess, ...]
    hopeless: bool = False

    @property
    def slips(self) -> tuple[ReviewedGuess, ...]:
        """The guesses that cost something, in order; none where the host could not lose anyway."""
        return () if self.hopeless else tuple(guess for guess in self.guesses if guess.loss > 0)

    @property
    def won_back(self) -> int:
        """How many fewer wrong guesses can be forced because the host answered badly."""
        return -sum(min(0, guess.cost or 0) for guess in self.guesses)


def review(
    state: HangmanRound,
    appraiser: Appraiser,
    budget: int,
    root: GameValue | None = None,
    report: Report = lambda _: None,
) -> HangmanReview:
    """Return the review of a round.

    The last positions are valued first: they are the easiest, and no position is worth less than
    a later one.

    Args:
        state: the round, over or not.
        appraiser: for its words.
        budget: the most sets of words to examine for the value of each position, and the same
            again for each letter that may have been better.
        root: the value of all its words, if known.
        report: called with the share done; an exception it raises stops the work.
    """
    course = played(state)
    positions = [before for _, before, _ in course] + [after for _, _, after in course[-1:]]
    values = _values(positions, appraiser, budget, root, lambda share: report(share / 2))
    guesses = []
    for number, (guess, before, after) in enumerate(course):

        def report_half(_: float, share: float = (1 + number / len(course)) / 2) -> None:
            report(share)

        report_half(0)
        better = _better(
            guess, before, values[number], appraiser, budget=budget, report=report_half
        )
        guesses.append(
            ReviewedGuess(
                guess=guess,
                choices=choices(guess, before),
                before=len(before.candidates),
                after=len(after.candidates),
                forced_before=_in_all(before, values[number]),
                forced_after=_in_all(after, values[number + 1]),
                better=better,
            )
        )
    return HangmanReview(tuple(guesses), _hopeless(positions, values))


def played(state: HangmanRound) -> list[tuple[Guess, HangmanRound, HangmanRound]]:
    """Return each guess, and the round before and after it."""
    return [
        (timed.move, before, after)
        for timed, (before, after) in zip(state.standing, pairwise(state.course()), strict=True)
        if isinstance(timed.move, Guess)
    ]


def _values(
    positions: Sequence[HangmanRound],
    appraiser: Appraiser,
    budget: int,
    root: GameValue | None,
    report: Report,
) -> list[GameValue | None]:
    """Return the value of each position's candidates; None where none are left."""
    values: list[GameValue | None] = []
    lower = 0
    for done, state in enumerate(reversed(positions)):

        def report_part(share: float, done: int = done) -> None:
            report((done + share) / len(positions))

        report_part(0)
        if root is not None and done == len(positions) - 1:
            values.append(root)
        elif state.candidates:
            value = appraiser.value(state.candidates, report_part, budget)
            lower = max(lower, value.lower)
            values.append(GameValue(lower, value.upper, value.sets))
        else:
            values.append(None)
    return values[::-1]


def _better(
    guess: Guess,
    before: HangmanRound,
    value: GameValue | None,
    appraiser: Appraiser,
    *,
    budget: int,
    report: Report,
) -> str:
    """Return the best letters, if known and the guess is another letter.

    Against a host who never commits they are equal; against others the first is best.
    """
    if isinstance(guess, GuessWord) or value is None or value.exact is None:
        return ""
    best = safest_letters(before, value.exact, appraiser, budget, report)
    if guess.letter in best:
        return ""
    rated = [letter.letter for letter in rate_letters(before.candidates, before.used)]
    return "".join(sorted(best, key=rated.index))


def choices(guess: Guess, before: HangmanRound) -> tuple[Choice, ...]:
    """Return the families of a letter, the largest first; none for a word.

    Args:
        guess: with the host's answer.
        before: the round before it.
    """
    if isinstance(guess, GuessWord):
        return ()
    return tuple(
        Choice(
            filled(before.pattern, guess.letter, family.places),
            len(family.words),
            family.places == guess.places,
        )
        for family in before.candidates.families(guess.letter)
    )


def _in_all(state: HangmanRound, value: GameValue | None) -> GameValue | None:
    """Return a value plus the wrong guesses already made."""
    if value is None:
        return None
    return GameValue(value.lower + state.wrong, value.upper + state.wrong, value.sets)


def _hopeless(positions: Sequence[HangmanRound], values: Sequence[GameValue | None]) -> bool:
    """Return whether the host could not lose in any of these positions, one at least."""
    return bool(positions) and all(
        value is not None and state.winner is not Winner.GUESSER and value.is_won(state.left)
        for state, value in zip(positions, values, strict=True)
    )
