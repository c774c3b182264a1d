"""The winner of a hangman round with perfect play, as a sentence."""

from typing import Final

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.games.hangman.word_facts import GameValue
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone

_NOBODY_KNOWS: Final = "Nobody knows who wins with perfect play"
_TIMES: Final = {1: "once", 2: "twice"}


def theory(value: GameValue | None, guesses: int, host: HostKind) -> tuple[Tone, str]:
    """Return who wins in theory, as a sentence with its tone.

    Args:
        value: of all words of the length, or None if unknown.
        guesses: the number of wrong guesses that loses.
        host: the kind of host.

    >>> theory(GameValue(11, 11), 8, HostKind.EVIL)[1]
    'It can force 11 misses and you have 8. Dare you? With 12 you can win.'
    >>> theory(GameValue(4, 4), 8, HostKind.PERFECT)[1]
    'With perfect play you win: you never miss more than 4 times.'
    >>> theory(GameValue(11, 13), 12, HostKind.PERSON)[1]
    'Nobody knows who wins with perfect play: 11 to 13 misses can be forced.'
    """
    if value is None:
        return Tone.PLAIN, f"{_NOBODY_KNOWS}."
    person = host is HostKind.PERSON
    won = value.is_won(guesses)
    if won is False:
        if person:
            told = f"the computer wins: you can force at most {count(value.upper, 'miss')}"
        else:
            told = f"you win{_misses_at_most(value.upper)}"
        return _tone(good=not person), f"With perfect play {told}."
    if host is HostKind.HONEST:
        return Tone.PLAIN, "Some words are nasty enough to beat even perfect play."
    if won is None:
        return Tone.PLAIN, f"{_NOBODY_KNOWS}: {_forced(value)} can be forced."
    if person:
        return Tone.ACCEPTED, f"With perfect play you win: you can force {_forced(value)}."
    dare = f"It can force {_forced(value)} and you have {guesses}. Dare you?"
    return Tone.NOTICE, f"{dare} With {value.upper + 1} you can win."


def _tone(*, good: bool) -> Tone:
    return Tone.ACCEPTED if good else Tone.NOTICE


def _misses_at_most(most: int) -> str:
    """Return how often perfect play misses at most, behind what it leads to."""
    if not most:
        return " without a miss"
    return f": you never miss more than {_TIMES.get(most, f'{most} times')}"


def _forced(value: GameValue) -> str:
    """Return how many misses can be forced."""
    if value.exact is None:
        return f"{value.lower} to {count(value.upper, 'miss')}"
    return count(value.upper, "miss")
