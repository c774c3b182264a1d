"""The story of a hangman round, one line a guess."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual.content import Content

from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman.reviewing import Choice, ReviewedGuess
from wordarcade.games.hangman.word_facts import GameValue
from wordarcade.widgets.bars import EIGHTHS, log_share
from wordarcade.widgets.tone import Tone

_LETTERS: Final = 2
"""The most better letters in a line."""


@dataclass(frozen=True, slots=True)
class Columns:
    """The widths of the columns.

    Attributes:
        number: of the number of the guess.
        bars: of the families.
        words: of the words left.
        value: of the wrong guesses that can be forced.
    """

    number: int
    bars: int
    words: int
    value: int

    @classmethod
    def of(cls, guesses: Sequence[ReviewedGuess], width: int) -> "Columns":
        """Return the columns for lines of `width` columns."""
        number = len(str(len(guesses)))
        words = max((len(_words(guess)) for guess in guesses), default=0)
        value = max((len(_value(guess)) for guess in guesses), default=0)
        others = number + words + value + len(" + E ") + len("  ") + len(" ★ AB…")
        return cls(number, max(len("families"), width - others), words, value)

    def head(self) -> Content:
        """Return the column heads."""
        bars = "families".ljust(self.bars)
        start = " " * (self.number + len(" ▸ + E "))
        text = f"{start}{bars} {'words left':>{self.words}} {'value':>{self.value}} better"
        return Content.styled(text, "$foreground-muted")


def story_line(number: int, guess: ReviewedGuess, columns: Columns) -> Content:
    """Return the line of a guess.

    Args:
        number: of the guess, from 0.
        guess: the reviewed guess.
        columns: the widths of the columns.
    """
    if isinstance(guess.guess, GuessLetter):
        hit, text = bool(guess.guess.places), guess.guess.letter
        bars = family_bars(guess.choices, columns.bars)
    else:
        hit, text = guess.guess.right, guess.guess.word
        bars = Content(" " * max(0, columns.bars - len(text) + 1))
    tone = Tone.ACCEPTED if hit else Tone.REFUSED
    return Content.assemble(
        (f"{number + 1:>{columns.number}} ", "$foreground-muted"),
        tone.mark(text.upper()),
        " ",
        bars,
        (f" {_words(guess):>{columns.words}}", ""),
        (f" {_value(guess):>{columns.value}}", "bold" if guess.cost else "$foreground-muted"),
        (_better(guess.better), f"bold {Tone.BEST.colour}"),
    )


def _words(guess: ReviewedGuess) -> str:
    return f"{guess.before:,}→{guess.after:,}"


def _value(guess: ReviewedGuess) -> str:
    return f"{bounded(guess.forced_before)}→{bounded(guess.forced_after)}"


def bounded(value: GameValue | None) -> str:
    """Return a value in short form: `4`, `4+` if it may be more, `–` for None.

    >>> bounded(GameValue(4, 4)), bounded(GameValue(4, 6)), bounded(None)
    ('4', '4+', '–')
    """
    if value is None:
        return "–"
    return f"{value.lower}" if value.exact is not None else f"{value.lower}+"


def _better(letters: str) -> str:
    if not letters:
        return ""
    more = "…" if len(letters) > _LETTERS else ""
    return f" {Tone.BEST.glyph} {letters[:_LETTERS].upper()}{more}"


def family_bars(choices: Sequence[Choice], room: int) -> Content:
    """Return a bar for each family, the largest first, the one taken in brackets and in sight."""
    largest = max((choice.words for choice in choices), default=0)
    shown: list[Choice | None] = list(choices[: room - len("[]")])
    if any(choice.taken for choice in choices[len(shown) :]):
        taken = next(choice for choice in choices if choice.taken)
        shown[-2:] = [None, taken]
    bars = Content("").join(_bar(choice, largest) for choice in shown)
    return bars.pad_right(room - bars.cell_length)


def _bar(choice: Choice | None, largest: int) -> Content:
    """Return the bar of a family, or the dots that stand for several."""
    if choice is None:
        return Content.styled("…", "$foreground-muted")
    sign = EIGHTHS[max(1, round(8 * log_share(choice.words, largest)))]
    if choice.taken:
        return Content.styled(f"[{sign}]", "bold $accent")
    return Content.styled(sign, "$foreground-muted")
