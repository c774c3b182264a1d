"""The list of families that a host could choose from."""

from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman.reviewing import Choice, ReviewedGuess
from wordarcade.widgets.bars import lying_bar

_MOST: Final = 200
"""The most families that are listed."""


def families(guess: ReviewedGuess, width: int) -> Content:
    """Return the families of a guess, the largest first, the one that was taken marked.

    Args:
        guess: the guess.
        width: the columns available.
    """
    if not isinstance(guess.guess, GuessLetter):
        said = "it is the word" if guess.guess.right else "it is not the word"
        text = f"{guess.guess.word.upper()}: the answer was that {said}."
        return Content.styled(text, "$foreground-muted")
    number = len(guess.choices)
    families = "1 family" if number == 1 else f"{number:,} families"
    head = Content.assemble(
        (guess.guess.letter.upper(), "bold $primary"),
        (f": {families} of {guess.before:,}", "$foreground-muted"),
    )
    largest = max((choice.words for choice in guess.choices), default=0)
    lines = [_line(choice, largest, width) for choice in guess.choices[:_MOST]]
    return Content("\n").join([head, *lines])


def _line(choice: Choice, largest: int, width: int) -> Content:
    digits = len(f"{largest:,}")
    columns = max(0, width - len(choice.pattern) - digits - 4)
    bar = lying_bar(choice.words / largest, columns)
    style = "bold $accent" if choice.taken else "$foreground-muted"
    return Content.assemble(
        ("▸ " if choice.taken else "  ", style),
        (choice.pattern.upper(), "bold" if choice.taken else ""),
        (f" {bar}", style),
        (f" {choice.words:>{digits},}", "bold" if choice.taken else ""),
    )
