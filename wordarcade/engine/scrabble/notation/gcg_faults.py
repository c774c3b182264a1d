"""Faults of a GCG file outside its events: its players, last racks and other lines."""

import codecs
from collections.abc import Iterator
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.notation.gcg import Gcg, GcgLine
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Event,
    PlayerName,
    Pragma,
    RackLeft,
    Unreadable,
)
from wordarcade.engine.scrabble.notation.gcg_referee import board_and, rack_faults, supply_faults
from wordarcade.engine.scrabble.notation.gcg_step import Mismatch

_ENCODING: Final = "character-encoding"


def faults_of(gcg: Gcg, board: Board, distribution: LetterDistribution) -> Iterator[Mismatch]:
    """Yield the faults of a file's lines other than events, in order.

    A fact of a name that is not known is no fault: programs add their own.

    Args:
        gcg: the file.
        board: as it is in the end.
        distribution: the letter distribution.
    """
    named: dict[int | str, int] = {}
    last = max((line.number for line in gcg.lines if isinstance(line.content, Event)), default=0)
    for line in gcg.lines:
        match line.content:
            case Unreadable(reason, event=False) if not _is_unknown_fact(line):
                yield _fault(line, reason)
            case PlayerName(number, nick):
                for key, what in ((number, f"player {number}"), (nick.casefold(), nick)):
                    if named.setdefault(key, line.number) != line.number:
                        yield _fault(line, f"Line {named[key]} names {what} already.")
                        break
            case RackLeft(_, rack):
                # Each by itself: programs guess the racks of others.
                reasons = [*rack_faults(rack), *supply_faults(distribution, board_and(board, rack))]
                if line.number < last:
                    reasons.append("Turns follow it; tiles left belong at the end.")
                if reasons:
                    yield _fault(line, " ".join(reasons))
            case Pragma(keyword, name) if keyword == _ENCODING:
                yield from _faults_of_encoding(line, name)


def _is_unknown_fact(line: GcgLine) -> bool:
    text = line.text.lstrip().lower()
    return text.startswith("#") and not text.startswith(("#player", "#rack"))


def _faults_of_encoding(line: GcgLine, name: str) -> Iterator[Mismatch]:
    try:
        codecs.lookup(name.strip())
    except (LookupError, ValueError):
        yield _fault(line, f"'{name[:40]}' is not a known encoding.")
        return
    if line.number > 1:
        yield _fault(line, "The encoding is named on the first line, or not at all.")


def _fault(line: GcgLine, reason: str) -> Mismatch:
    return Mismatch(line.number, line.text.strip(), None, None, reason)
