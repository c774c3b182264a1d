"""The answers to a question, as they are listed once it is over."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from textual.content import Content

from wordarcade.games.training.questions import Way
from wordarcade.games.training.sentences import back_text
from wordarcade.games.training.session import Answered, Attempt
from wordarcade.lexicon.glosses import meaning
from wordarcade.lexicon.hooks import hooks_of
from wordarcade.lexicon.lexicon import Lexicon

_BACK: Final = 19
"""Columns of when a word comes back."""

_HOOKS: Final = 4
"""Hooks that are told at each side at least."""
_MEANING: Final = 24
"""Columns of a meaning that more hooks leave to it."""
_BESIDE_HOOKS: Final = 16
"""Columns of the sign, the label and the gaps beside hooks, word and meaning."""

_STYLES: Final = {
    "yours": ("✓", "$role-good", "$role-tile-ink on $role-tile"),
    "missed": ("·", "$role-bad", "$role-refused-ink on $role-refused"),
    "wrong": ("×", "$role-bad", "$role-muted"),
    "no word": ("×", "$role-bad", "$role-muted"),
    "too": ("✓", "$role-good", "$role-text"),
    "": ("▸", "$role-muted", "$role-tile-ink on $role-tile"),
}
"""Sign, its colour and the look of the word, by what is said of it."""


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """A word that was an answer, or was meant to be one.

    Attributes:
        word: lowercase.
        said: what became of it, a key of `_STYLES`.
        valid: whether it is a word.
    """

    word: str
    said: str
    valid: bool = True


def answer_lines(attempt: Attempt, lexicon: Lexicon) -> list[AnswerLine]:
    """Return what is listed of a question that is over."""
    question = attempt.question
    if question.way in (Way.YES_NO, Way.GUESSES):
        valid = question.word in lexicon
        missed = "missed" if valid else "no word"
        said = "yours" if attempt.found and not attempt.missed else missed
        return [AnswerLine(question.word, said, valid)]
    lines = [
        AnswerLine(question.full(answer), "yours" if answer in attempt.found else "missed")
        for answer in question.answers
    ]
    lines += [AnswerLine(question.full(answer), "too") for answer in attempt.also]
    lines += [
        AnswerLine(question.full(answer), "wrong", question.full(answer) in lexicon)
        for answer in attempt.wrong
    ]
    return lines


def lines_so_far(attempt: Attempt, lexicon: Lexicon) -> list[AnswerLine]:
    """Return what is listed of a question while it is asked: words that were given."""
    question = attempt.question
    if question.way in (Way.YES_NO, Way.GUESSES):
        return []
    given = (
        *((answer, "yours") for answer in attempt.found),
        *((answer, "too") for answer in attempt.also),
        *((answer, "wrong") for answer in attempt.wrong),
    )
    words = ((question.full(answer), said) for answer, said in given)
    return [AnswerLine(word, said, word in lexicon) for word, said in words]


@dataclass(frozen=True, slots=True)
class AnswerColumns:
    """The widths of the columns of a list, in letters.

    Attributes:
        room: all that there is.
        front: of the hooks before a word.
        word: of the longest word.
        back: of the hooks after a word.
    """

    room: int
    front: int
    word: int
    back: int

    @classmethod
    def of(cls, lines: Sequence[AnswerLine], lexicon: Lexicon, room: int) -> "AnswerColumns":
        """Return columns that hold all hooks, if that leaves room for meanings.

        Args:
            lines: the list.
            lexicon: whose hooks are told.
            room: the columns that there are.
        """
        word = max((len(line.word) for line in lines), default=0)
        hooks = [hooks_of(lexicon, line.word) for line in lines if line.valid]
        front = max((len(each.front) for each in hooks), default=0)
        back = max((len(each.back) for each in hooks), default=0)
        spare = room - _BESIDE_HOOKS - word - _MEANING
        if max(front, _HOOKS) + max(back, _HOOKS) > spare:
            front = back = _HOOKS
        return cls(room, max(front, _HOOKS), word, max(back, _HOOKS))


def drawn(line: AnswerLine, lexicon: Lexicon, columns: AnswerColumns, *, mono: bool) -> Content:
    """Return a line with hooks, word and what it means.

    Args:
        line: the word.
        lexicon: whose hooks are told.
        columns: the widths.
        mono: whether there are no colours.
    """
    sign, ink, look = _STYLES[line.said]
    label = "invalid" if line.said == "wrong" and not line.valid else line.said
    front, back = hooks_of(lexicon, line.word) if line.valid else ("", "")
    word = f"[{line.word.upper()}]" if mono else f" {line.word.upper()} "
    told = Content.assemble(
        (f" {sign} {label:<7}", ink),
        (f"{_shortened(front, columns.front):>{columns.front}} ", "bold $role-hint"),
        (word, "bold" if mono else f"bold {look}"),
        " " * (columns.word - len(line.word)),
        (f" {_shortened(back, columns.back):<{columns.back}}", "bold $role-hint"),
    )
    room = columns.room - told.cell_length - 2
    gloss = meaning(line.word, room) if line.valid else ""
    if not gloss:
        return told
    return Content.assemble(told, " " * (room - len(gloss) + 1), (gloss, "$role-muted"))


def answered_line(answered: Answered, now: datetime, longest: int, columns: int) -> Content:
    """Return an earlier question of a session: how well it was known, and when it returns.

    Args:
        answered: the question.
        now: the present moment (aware).
        longest: the letters of the longest word of the list.
        columns: the room.
    """
    question, rating = answered.attempt.question, answered.rating
    ink = "$role-good" if rating.known else "$role-bad"
    back = "invented" if answered.due is None else f"back {back_text(answered.due, now)}"
    told = Content.assemble(
        (f" {rating.glyph} ", ink),
        (f"{question.word.upper():<{longest}}", "bold"),
        (f"  {rating.title:<6} {back:<{_BACK}}", "$role-muted"),
    )
    gloss = "" if answered.due is None else meaning(question.word, columns - told.cell_length - 2)
    return told + Content.styled(f"  {gloss}" if gloss else "", "$role-soft")


def _shortened(hooks: str, columns: int) -> str:
    if not hooks:
        return "–"
    return hooks.upper() if len(hooks) <= columns else f"{hooks[: columns - 1].upper()}+"
