"""Shrinking of a failing run to the events that it needs."""

from collections.abc import Callable
from dataclasses import replace

from tests.monkey.strokes import Recording


def shrunk(recorded: Recording, fails: Callable[[Recording], bool]) -> Recording:
    """Return a shorter run that fails: no chunk of it, nor any single event, can be left out.

    Delta debugging without its subsets (Zeller and Hildebrandt, 2002): halves are tried first,
    then quarters, down to single events, and those until none goes.

    Args:
        recorded: a run that fails.
        fails: plays a run and tells whether it fails in the same way.
    """
    breaths = recorded.breaths
    size = (len(breaths) + 1) // 2
    while size:
        start, before = 0, len(breaths)
        while start < len(breaths):
            rest = breaths[:start] + breaths[start + size :]
            if fails(replace(recorded, breaths=rest)):
                breaths = rest
            else:
                start += size
        if size > 1 or len(breaths) == before:
            size //= 2
    return replace(recorded, breaths=breaths)
