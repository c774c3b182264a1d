"""The sentences of hangman hints."""

from typing import Final

from wordarcade.players.hangman.hint import Hint
from wordarcade.support.wording import share_text

_WORTH_TELLING: Final = 1.5
_LETTERS_SHOWN: Final = 4
_FRACTIONS: Final = {2: "half", 3: "a third", 4: "a quarter"}


def hint_sentence(hint: Hint) -> str:
    """Return the sentence of the letter, and why it is good."""
    letter = hint.letter
    share = share_text(letter.hit_probability)
    sure = letter.hit_probability == 1
    told = "every word left has it" if sure else f"{share} of the words have it"
    text = f"Try {letter.letter.upper()}: {told}."
    kept = 2**letter.expected_information
    if kept >= _WORTH_TELLING:
        text += f" It leaves about {_fraction(round(kept))} of the words."
    return text + _safety(letter.letter, hint.safest)


def _fraction(parts: int) -> str:
    """Return one of some parts, 2 or more.

    >>> _fraction(3), _fraction(9)
    ('a third', '1 in 9')
    """
    return _FRACTIONS.get(parts, f"1 in {parts}")


def _safety(letter: str, safest: str) -> str:
    """Return how safe the letter is against a host who never commits, if known."""
    others = safest.replace(letter, "").upper()
    if not safest:
        return ""
    if not others:
        return " No other letter is as safe."
    if len(others) > _LETTERS_SHOWN:
        return f" {len(others)} other letters are as safe."
    return f" Just as safe: {', '.join(others)}."
