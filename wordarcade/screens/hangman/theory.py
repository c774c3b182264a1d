"""The winner of a hangman round with perfect play, as a sentence."""

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.games.hangman.word_facts import GameValue
from wordarcade.support.wording import count
from wordarcade.widgets.tone import Tone


def theory(value: GameValue | None, guesses: int, host: HostKind) -> tuple[Tone, str]:
    """Return who wins in theory, as a sentence with its tone.

    Args:
        value: of all words of the length, or None if unknown.
        guesses: the number of wrong guesses that loses.
        host: the kind of host.

    >>> theory(GameValue(11, 11), 8, HostKind.EVIL)[1]
    'It can force 11 misses, you have 8: how far will you get? With 12 you can win.'
    >>> theory(GameValue(4, 4), 8, HostKind.PERFECT)[1]
    'With perfect play you win, with at most 4 misses.'
    >>> theory(GameValue(11, 13), 12, HostKind.PERSON)[1]
    'With perfect play either may win: 11 to 13 misses can be forced.'
    """
    if value is None:
        return Tone.PLAIN, "Nobody knows who wins these words with perfect play."
    person = host is HostKind.PERSON
    won = value.is_won(guesses)
    if won is False:
        misses = count(value.upper, "miss")
        if person:
            told = f"the computer wins: you can force at most {misses}"
        else:
            told = f"you win, with at most {misses}"
        return _tone(good=not person), f"With perfect play {told}."
    if host is HostKind.HONEST:
        return Tone.PLAIN, "The host keeps to its word. An unlucky one can beat perfect play."
    if won is None:
        return Tone.PLAIN, f"With perfect play either may win: {_forced(value)} can be forced."
    if person:
        return Tone.ACCEPTED, f"With perfect play you win: you can force {_forced(value)}."
    dare = f"It can force {_forced(value)}, you have {guesses}: how far will you get?"
    return Tone.NOTICE, f"{dare} With {value.upper + 1} you can win."


def _tone(*, good: bool) -> Tone:
    return Tone.ACCEPTED if good else Tone.NOTICE


def _forced(value: GameValue) -> str:
    """Return how many misses can be forced."""
    if value.exact is None:
        return f"{value.lower} to {count(value.upper, 'miss')}"
    return count(value.upper, "miss")
