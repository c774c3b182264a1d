"""The sum that a word makes, figure by figure, before it is played."""

from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.preview import preview
from wordarcade.engine.hand.sentences import length_text, values_text
from wordarcade.games.hand.sentences import have_no

_NO_POINTS: Final = "–"
"""Stands for the points of letters that are not a word."""


@dataclass(frozen=True, slots=True)
class SumFigure:
    """A figure of a sum.

    Attributes:
        digits: the figure.
        role: the role of its colour.
        label: what it is, in a word or two.
        note: where it comes from; may be empty.
        sign: the operation before it, `×`, `=` or empty.
    """

    digits: str
    role: str
    label: str
    note: str = ""
    sign: str = ""


def word_sum(word: str, attempt: Attempt, *, valid: bool = True) -> tuple[SumFigure, ...]:
    """Return tile values × length = points of a word, valid or not; nothing without letters.

    Letters that are not left make it worth nothing, and leave nothing to multiply. Letters that are
    no word have no points: none are shown that cannot be had.

    Args:
        word: the letters typed, lowercase.
        attempt: the hand as it is played.
        valid: False for letters that are not a word.
    """
    if not word:
        return ()
    hand = attempt.left
    seen = preview(word, hand)
    if seen.missing:
        return (SumFigure("0", "bad", "points", have_no(word, hand)),)
    total, role, note = _NO_POINTS, "muted", "not a word yet"
    if valid:
        total, role, note = str(seen.total), "focus", _compared(seen.total, attempt)
    rule = length_text(min(len(word), len(hand)), len(hand))
    return (
        SumFigure(str(seen.letter_sum), "text", "tile values", values_text(word)),
        SumFigure(str(seen.factor), "text", "length", rule, "×"),
        SumFigure(total, role, "points", note, "="),
    )


def hand_sum(score: int, best: int | None) -> tuple[SumFigure, ...]:
    """Return the figure of a hand that has ended.

    Args:
        score: its points.
        best: the most that its letters could earn; None if unknown.
    """
    note = "" if best is None else f"best possible: {best:,}"
    return (SumFigure(str(score), "player", "points in this hand", note),)


def _compared(total: int, attempt: Attempt) -> str:
    """Return how a word compares with the best of the hand so far."""
    best = max((play.points for play in attempt.plays), default=0)
    if not best:
        return ""
    return f"best before: {best:,}" if total > best else f"best so far: {best:,}"
