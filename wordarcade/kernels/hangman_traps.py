# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Traps of hangman: words that differ in one place only."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.hangman_numbers import CORE
from wordarcade.kernels.hangman_tables import find_traps

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_cores import HangmanCores
    from wordarcade.kernels.hangman_sets import HangmanSets

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class HangmanTraps:
    """The traps among some words.

    A *trap* is a set of words that differ in one place only, whose letter they have nowhere else.
    Of m such words a guess strikes one at most, so their value is m − 1.
    """

    def __init__(self, words: Sequence[str], sets: HangmanSets, cores: HangmanCores) -> None:
        """Find all traps.

        Args:
            words: all words.
            sets: those, as numbers.
            cores: the core of the set refuted last.
        """
        self._sets, self._cores = sets, cores
        traps, starts, sizes = find_traps(words)
        self._traps = _quick(traps)
        self._starts = _quick(starts)
        self._trap_sizes = _quick(sizes)
        self._counts = _zeros(len(sizes))
        self._total = len(sizes)
        self._longest = max(sizes, default=0)

    def bound(self, members: Sequence[int]) -> int:
        """Return the misses that the longest trap among some words forces; 0 if there is none."""
        counts = [0] * self._total
        for member in members:
            for place in range(self._starts[member], self._starts[member + 1]):
                counts[self._traps[place]] += 1
        return max(max(counts, default=0) - 1, 0)

    def are_in(self, start: int, size: int, limit: int) -> bool:
        """Return whether a set has a trap of more than `limit` + 1 words; that is the core then.

        Args:
            start: where the set stands.
            size: of the set.
            limit: misses.
        """
        members, counts, sizes = self._sets.members, self._counts, self._trap_sizes
        traps, starts = self._traps, self._starts
        enough = limit + 2
        if self._longest < enough:
            return False
        found = self._total
        stop = start
        while stop < start + size and found == self._total:
            word = members[stop]
            stop += 1
            for at in range(starts[word], starts[word + 1]):
                trap = traps[at]
                if sizes[trap] < enough:
                    break
                counts[trap] += 1
                if counts[trap] == enough:
                    found = trap
        self._collect(start, stop, enough, found)
        return found != self._total

    def _collect(self, start: int, stop: int, enough: int, found: int) -> None:
        """Clear the counts of the traps of some words; those in the trap `found` are the core."""
        members, counts, sizes = self._sets.members, self._counts, self._trap_sizes
        traps, starts = self._traps, self._starts
        core = CORE * self._sets.count
        kept = 0
        for place in range(start, stop):
            word = members[place]
            for at in range(starts[word], starts[word + 1]):
                trap = traps[at]
                if sizes[trap] < enough:
                    break
                counts[trap] = 0
                if trap == found:
                    members[core + kept] = word
                    kept += 1
        if kept:
            self._cores.take(core, kept)
            self._cores.record(enough - 1, 0, 0)
