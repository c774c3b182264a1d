"""Wording of numbers, lists and foreign text for people."""

import math
import re
from collections.abc import Iterable
from typing import Final

# Patterns are compiled when they are first needed: that takes a while, and few starts do.

# Control characters, ends of lines, turns of the writing direction, and halves of characters,
# which no terminal can be sent.
_ACTED_ON: Final = (
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)

_PARTS: Final = r"(?<=\S[.!?]) +| · | (?=\()"
"""What lies between two sentences, or two parts of a line, or before an addition in brackets."""

_IN_BRACKETS: Final = r" \([^)]*\)([.!?])"

_SPELT: Final = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
)

_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}

_LEAST_TOLD: Final = 0.005
_MOST_TOLD: Final = 0.99
"""The least share that is told in figures, and the most of what isn't the whole."""


def count(number: int, thing: str) -> str:
    """Return the number with its noun.

    >>> count(1, "word"), count(1200, "word")
    ('1 word', '1,200 words')
    """
    return f"{number:,} {plural(number, thing)}"


def plural(number: float, thing: str) -> str:
    """Return a noun as it stands after a number.

    >>> plural(1, "word"), plural(0, "guess"), plural(2, "try"), plural(2, "day")
    ('word', 'guesses', 'tries', 'days')
    """
    if number == 1:
        return thing
    if thing.endswith(("s", "x", "ch", "sh")):
        return f"{thing}es"
    if thing.endswith("y") and thing[-2] not in "aeiou":
        return f"{thing[:-1]}ies"
    return f"{thing}s"


def ordinal(number: int) -> str:
    """Return the number of a place, from 1.

    >>> [ordinal(number) for number in (1, 2, 3, 4, 11, 12, 21, 1_113)]
    ['1st', '2nd', '3rd', '4th', '11th', '12th', '21st', '1,113th']
    """
    teens = number % 100 // 10 == 1
    return f"{number:,}{'th' if teens else _ENDINGS.get(number % 10, 'th')}"


def spelt(number: int) -> str:
    """Return a number, 0 or more, as a sentence has it: small ones as words.

    >>> spelt(1), spelt(12), spelt(1300)
    ('one', 'twelve', '1,300')
    """
    return _SPELT[number] if number < len(_SPELT) else f"{number:,}"


def a_letter(letter: str) -> str:
    """Return a letter, a capital, behind its article.

    >>> a_letter("R"), a_letter("U")
    ('an R', 'a U')
    """
    return f"{'an' if letter in 'AEFHILMNORSX' else 'a'} {letter}"


def points_text(points: int) -> str:
    """Return points as people write them, also those below nothing.

    >>> points_text(1200), points_text(-7)
    ('1,200', '−7')
    """
    return f"{points:,}".replace("-", "−")


def listed(things: Iterable[str], joined: str = "and") -> str:
    """Return things, one or more, as people list them.

    >>> listed(["2"]), listed(["2", "4", "8"]), listed("QZ", "or")
    ('2', '2, 4 and 8', 'Q or Z')
    """
    *others, last = things
    return f"{', '.join(others)} {joined} {last}" if others else last


def clock_text(milliseconds: int, *, up: bool = False) -> str:
    """Return a time as minutes and seconds.

    Args:
        milliseconds: the time, 0 or more.
        up: round up to whole seconds, as a countdown does, which reaches 0:00 only at its end.

    >>> clock_text(61_900), clock_text(61_900, up=True), clock_text(3_600_000)
    ('1:01', '1:02', '1:00:00')
    """
    seconds = -(-milliseconds // 1000) if up else milliseconds // 1000
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def span_text(seconds: float) -> str:
    """Return how long something took, in the largest unit of which there is one or more.

    Args:
        seconds: 0 or more.

    >>> span_text(0.44), span_text(59.95), span_text(5_400)
    ('0.4 seconds', '1.0 minutes', '1.5 hours')
    """
    tenths = round(seconds * 10)
    if tenths < 10 * 60:
        return f"{tenths / 10:.1f} seconds"
    minutes = round(seconds / 6)
    return f"{minutes / 10:.1f} minutes" if minutes < 10 * 60 else f"{seconds / 3600:,.1f} hours"


def percentage(part: int, whole: int) -> str:
    """Return `part` of `whole` in per cent, halves rounded up, or a dash if there is no whole.

    Something is never told as nothing, nor what is less as the whole.

    >>> percentage(1395, 10000), percentage(1, 8), percentage(0, 0)
    ('14%', '13%', '–')
    >>> percentage(4, 3822), percentage(0, 3822), percentage(389, 390), percentage(390, 390)
    ('<1%', '0%', '99%', '100%')
    """
    if not whole:
        return "–"
    share = part / whole
    if 0 < share < _LEAST_TOLD:
        return "<1%"
    return share_text(min(share, _MOST_TOLD) if share < 1 else share)


def share_text(share: float) -> str:
    """Return a share, 0 to 1, in per cent, halves rounded up.

    >>> share_text(0.125), share_text(0.995), share_text(1)
    ('13%', '100%', '100%')
    """
    # Rounded before, since 0.145 * 100 is a little less than 14.5.
    return f"{math.floor(round(share * 100, 9) + 0.5)}%"


def fitted(text: str, room: int) -> str:
    """Return as much of a text as fits: whole sentences, or whole parts between dots.

    What stands in brackets gives way, too, but for the full stop behind it. A first part that is
    too long itself is cut: in the word in capitals that it begins with, if that is enough.

    Args:
        text: the text.
        room: columns, each of one character.

    >>> fitted("Try E: 1 in 2 words have it. Ten others are as safe.", 40)
    'Try E: 1 in 2 words have it.'
    >>> fitted("12 × 18 = 216 · leaves E", 20), fitted("not in the list (arcade).", 20)
    ('12 × 18 = 216', 'not in the list.')
    >>> fitted("Type its letters. Type ? before a blank.", 30)  # the sign ends no sentence
    'Type its letters.'
    >>> fitted("uncopyrightable", 6), fitted("UNCOPYRIGHTABLE is not on the board.", 30)
    ('uncop…', 'UNCOPYRI… is not on the board.')
    """
    ends = (len(text), *(match.start() for match in reversed([*re.finditer(_PARTS, text)])))
    parts = [text[:end] + _stop_behind(text, end) for end in ends]
    fitting = next((part for part in parts if len(part) <= room), None)
    if fitting is not None:
        return fitting
    start = parts[-1]
    word, blank, rest = start.partition(" ")
    letters = room - len(blank + rest) - 1
    if blank and word.isupper() and letters > 0:
        return f"{word[:letters]}…{blank}{rest}"
    return text[: max(0, room - 1)] + "…"[:room]


def _stop_behind(text: str, start: int) -> str:
    """Return the stop that follows what stands in brackets from a place on, if anything does."""
    stopped = re.match(_IN_BRACKETS, text[start:])
    return stopped[1] if stopped else ""


def printable(text: str) -> str:
    r"""Return `text` with what a terminal would act on replaced.

    >>> printable("a\x1b[2Jb")
    'a�[2Jb'
    """
    if text.isprintable():  # none of what is replaced is printable to Python
        return text
    return re.sub(_ACTED_ON, "\N{REPLACEMENT CHARACTER}", text)
