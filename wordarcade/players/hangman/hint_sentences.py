"""The sentences of hangman hints."""

from typing import Final

from wordarcade.players.hangman.hint import Hint
from wordarcade.support.wording import share_text

_WORTH_TELLING: Final = 1.5
_LETTERS_SHOWN: Final = 4


def hint_sentence(hint: Hint) -> str:
    """Return the sentence of the letter, and why it is good."""
    letter = hint.letter
    share = share_text(letter.hit_probability)
    text = f"Try {letter.letter.upper()}: {share} of the words have it"
    kept = 2**letter.expected_information
    if kept >= _WORTH_TELLING:
        text += f", about 1 in {kept:.0f} stays"
    return f"{text}.{_safety(letter.letter, hint.safest)}"


def _safety(letter: str, safest: str) -> str:
    """Return how safe the letter is against a host who never commits, if known."""
    others = safest.replace(letter, "").upper()
    if not safest:
        return ""
    if not others:
        return " No other is as safe."
    if len(others) > _LETTERS_SHOWN:
        return f" Safe, like {len(others)} others."
    return f" Safe, like {' '.join(others)}."
