"""The outcome of a hangman round, in sentences."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.games.hangman.reviewing import HangmanReview, ReviewedGuess
from wordarcade.screens.hangman.theory import theory
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone

_WORDS_SHOWN: Final = 12
_LETTERS_SHOWN: Final = 3

_COMMITTED: Final = frozenset({HostKind.HONEST, HostKind.PERSON})
"""Hosts who may lose what one who never commits would not."""


def headline(state: HangmanRound) -> Content:
    """Return the word, who has won, and how."""
    word = (state.word or state.pattern).upper()
    person = state.config.host is HostKind.PERSON
    if (state.winner is Winner.GUESSER) == person:
        result = "the computer won" if person else "you lost"
    else:
        result = "you won"
    wrong = f"{state.wrong:,} of {wrong_guesses(state.config.guesses)}"
    return Content.assemble(
        (word, "bold $foreground"), (f"\n{result}", "bold"), (f"\n{wrong}", "$foreground-muted")
    )


def lessons(state: HangmanRound, found: HangmanReview) -> Content:
    """Return who wins in theory, when it was decided, and what mistakes cost, in lines."""
    return Content("\n").join(tone.mark(text) for tone, text in _lessons(state, found))


def _lessons(state: HangmanRound, found: HangmanReview) -> Iterator[tuple[Tone, str]]:
    if not found.guesses:
        return
    host = state.config.host
    yield theory(found.guesses[0].forced_before, state.config.guesses, host)
    if found.lost_after:
        never = "a cheat cannot lose" if host in _COMMITTED else "the host cannot lose"
        guess = found.guesses[found.lost_after - 1]
        yield Tone.NOTICE, f"From guess {found.lost_after} ({_name(guess)}) on, {never}."
    mistakes = found.mistakes
    if mistakes:
        given = sum(guess.cost or 0 for guess in mistakes)
        worst = max(mistakes, key=lambda guess: guess.cost or 0)
        yield Tone.REFUSED, _about_mistakes(len(mistakes), _name(worst), given)
    elif all(guess.cost is not None for guess in found.guesses):
        yield Tone.BEST, "No mistakes."


def _about_mistakes(number: int, worst: str, cost: int) -> str:
    """Return what mistakes cost, and the worst of them.

    >>> _about_mistakes(1, "T", 1), _about_mistakes(2, "E", 3)
    ('One mistake: T cost 1 guess.', '2 mistakes cost 3 guesses. The worst was E.')
    """
    lost = f"{cost:,} guess{'' if cost == 1 else 'es'}"
    if number == 1:
        return f"One mistake: {worst} cost {lost}."
    return f"{number:,} mistakes cost {lost}. The worst was {worst}."


def about_guess(guess: ReviewedGuess, host: HostKind) -> tuple[str, Tone]:
    """Return a sentence on the merit of a guess, with its tone."""
    name, before, after = _name(guess), guess.forced_before, guess.forced_after
    if guess.cost is None or before is None or after is None:
        return f"{name} left {guess.after:,} of {count(guess.before, 'word')}.", Tone.PLAIN
    if not guess.cost:
        return (
            f"{name} cost nothing: {wrong_guesses(after.lower)} can still be forced.",
            Tone.ACCEPTED,
        )
    change = f"{before.lower} → {after.lower} wrong guesses can be forced"
    if guess.cost < 0:
        why = "was lucky" if host in _COMMITTED else "gained by a slip of the host"
        return f"{name} {why}: {change}.", Tone.ACCEPTED
    best = f" Better: {_some(guess.better)}." if guess.better else ""
    return f"{name} cost {guess.cost}: {change}.{best}", Tone.REFUSED


def words_left(state: HangmanRound) -> Content:
    """Return an even sample of the candidates left."""
    others = [word for word in state.candidates if word != state.word]
    if not others:
        return Content.styled("no other word was left", "$foreground-muted")
    such = ", such as" if len(others) > _WORDS_SHOWN else ""
    head = Content.styled(f"{count(len(others), 'other word')} left{such}", "$foreground-muted")
    return Content.assemble(head, "\n", "  ".join(map(str.upper, _sample(others))))


def _sample(words: Sequence[str]) -> Sequence[str]:
    number = min(len(words), _WORDS_SHOWN)
    return [words[place * len(words) // number] for place in range(number)]


def _name(guess: ReviewedGuess) -> str:
    made = guess.guess
    return (made.letter if isinstance(made, GuessLetter) else made.word).upper()


def _some(letters: str) -> str:
    """Return the first of some letters, and how many more there are.

    >>> _some("est"), _some("abcdfgh")
    ('E S T', 'A B C or 4 more')
    """
    first = " ".join(letters[:_LETTERS_SHOWN].upper())
    more = len(letters) - _LETTERS_SHOWN
    return f"{first} or {more} more" if more > 0 else first
