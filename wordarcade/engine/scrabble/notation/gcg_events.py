"""Parser of GCG events, the lines that begin with `>`.

Deviations of real files are accepted: no rack, no figures, a gain without its sign, words behind
the figures, squares in lower case, a nickname with blanks or without one behind its colon.
"""

import re
from typing import Final

from wordarcade.engine.scrabble.notation.gcg_lines import (
    Act,
    Event,
    Exchanged,
    Mark,
    Played,
    RackPoints,
)
from wordarcade.engine.scrabble.squares import read_name

_GAIN: Final = re.compile(r"[+-]?[0-9]{1,6}")
_TOTAL: Final = re.compile(r"-?[0-9]{1,6}")
_SQUARE: Final = re.compile(r"[0-9]{1,2}[A-Za-z]|[A-Za-z][0-9]{1,2}")
_WORD: Final = re.compile(r"(?:[^\W\d_]|\.|\((?:[^\W\d_]|\.)+\))+")
_EXCHANGED: Final = re.compile(r"-(?:[^\W\d_]|\?)+|-[0-9]{1,2}")
_RACK_POINTS: Final = re.compile(r"\(.*\)", re.DOTALL)
_MARKS: Final = {mark.value: mark for mark in Mark}
_LONGEST_SHOWN: Final = 40


class GcgEventError(ValueError):
    """A line begins like an event but is not valid; the message says why."""


def read_event(text: str) -> Event:
    """Return the event of a line.

    Raises:
        GcgEventError: it has no nickname, or what was done cannot be made out.

    >>> read_event(">ana: AEINRST 8D STAINER +66 66").act.word
    'STAINER'
    """
    nick, colon, rest = text[1:].partition(":")
    if not colon or not nick.strip():
        raise GcgEventError("The line lacks a nickname followed by a colon.")
    told, gain, total, remark = _parted(rest.split())
    rack, act = _rack_and_act(told)
    return Event(nick.strip(), rack, act, gain, total, remark)


def _parted(tokens: list[str]) -> tuple[list[str], int | None, int | None, str]:
    """Return what stands before the figures, the gain, the total, and what stands behind."""
    # From the end, since the number of tiles exchanged, as in "-3", looks like a gain.
    for last in range(len(tokens) - 1, 0, -1):
        if _TOTAL.fullmatch(tokens[last]) and _GAIN.fullmatch(tokens[last - 1]):
            before, behind = tokens[: last - 1], tokens[last + 1 :]
            return before, int(tokens[last - 1]), int(tokens[last]), " ".join(behind)
    if len(tokens) > 1 and tokens[-1][0] == "+" and _GAIN.fullmatch(tokens[-1]):
        return tokens[:-1], int(tokens[-1]), None, ""
    return tokens, None, None, ""


def _rack_and_act(told: list[str]) -> tuple[str, Act]:
    match told:
        case [*rack, square, word] if _SQUARE.fullmatch(square):
            return "".join(rack), _played(square, word)
        case [*rack, act] if act.lower() in _MARKS:
            return "".join(rack), _MARKS[act.lower()]
        case [*rack, act] if _EXCHANGED.fullmatch(act):
            return "".join(rack), Exchanged(act[1:])
        case [*rack, act] if _RACK_POINTS.fullmatch(act):
            return "".join(rack), RackPoints(act[1:-1])
    shown = " ".join(told)[:_LONGEST_SHOWN]
    raise GcgEventError(f"'{shown}' is neither a play nor any other move.")


def _played(name: str, word: str) -> Played:
    try:
        square, direction = read_name(name)
    except ValueError as error:
        raise GcgEventError(str(error)) from error
    if not _WORD.fullmatch(word):
        raise GcgEventError(
            f"'{word[:_LONGEST_SHOWN]}' is not a word: write letters, and '.' or parentheses "
            "for tiles already on the board."
        )
    return Played(square, direction, word)
