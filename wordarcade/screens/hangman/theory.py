"""The theoretical winner of a hangman round, as a sentence."""

from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.games.hangman.word_facts import GameValue
from wordarcade.widgets.tone import Tone


def theory(value: GameValue | None, guesses: int, host: HostKind) -> tuple[Tone, str]:
    """Return who wins in theory, as a sentence with its tone.

    Args:
        value: of all words of the length, or None if unknown.
        guesses: the number of wrong guesses that loses.
        host: the kind of host.

    >>> theory(GameValue(11, 11), 8, HostKind.EVIL)[1]
    'In theory the host wins, who can force 11 wrong guesses.'
    >>> theory(GameValue(4, 4), 8, HostKind.PERFECT)[1]
    'In theory you win: nobody can force more than 4 wrong guesses.'
    >>> theory(GameValue(11, 13), 12, HostKind.PERSON)[1]
    'In theory it is open who wins: 11 to 13 wrong guesses can be forced.'
    """
    if value is None:
        return Tone.PLAIN, "Who wins in theory is not known for these words."
    person = host is HostKind.PERSON
    won = value.is_won(guesses)
    if won is False:
        winner = "the computer wins" if person else "you win"
        most = f"nobody can force more than {wrong_guesses(value.upper)}"
        return _tone(good=not person), f"In theory {winner}: {most}."
    if host is HostKind.HONEST:
        return Tone.PLAIN, f"A cheat could force {_forced(value)}; an honest host does not try."
    if won is None:
        return Tone.PLAIN, f"In theory it is open who wins: {_forced(value)} can be forced."
    winner = "you win, who" if person else "the host wins, who"
    return _tone(good=person), f"In theory {winner} can force {_forced(value)}."


def _tone(*, good: bool) -> Tone:
    return Tone.ACCEPTED if good else Tone.NOTICE


def _forced(value: GameValue) -> str:
    """Return how many wrong guesses can be forced."""
    if value.exact is None:
        return f"{value.lower} to {wrong_guesses(value.upper)}"
    return wrong_guesses(value.upper)
