# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Cores of sets of words in hangman: fewer words, refuted for the same reasons."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import doubled, zeros
from wordarcade.kernels.hangman_numbers import ALPHABET, CORE, LEVELS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_sets import HangmanSets

_HEAD: Final = 3
"""Numbers before a core that is kept: the misses that it forces, its size, and the number of
refutations that it rests on, which follow it. Only records have the first and the last."""

_NUMBERS_A_SET: Final = 4
"""Room for a core, for each set that is remembered."""

_zeros = partial(zeros, cython.compiled)
_doubled = partial(doubled, cython.compiled)


class HangmanCores:
    """The core of the set refuted last, and those kept of sets refuted before.

    New cores take the room of the oldest. Where they are recorded, none is lost: there is more and
    more room, and each is kept with what it rests on.

    Attributes:
        start: where the core of the set refuted last stands.
        size: of that core.
        refutation: where it is kept, counting all numbers that ever were.
        answers: by depth, room for 26 refutations that the one of the open set rests on.
    """

    def __init__(self, sets: HangmanSets, remembered: int, *, recording: bool) -> None:
        """Make room.

        Args:
            sets: the words.
            remembered: the sets whose cores should find room.
            recording: whether to keep all cores, and what they rest on.
        """
        self._sets = sets
        self._recording = recording
        self._largest = _HEAD + sets.count + ALPHABET
        self._capacity = _NUMBERS_A_SET * remembered + 2 * self._largest
        self._pool = _zeros(self._capacity)
        self._pooled = 0
        self.answers = _zeros(LEVELS * ALPHABET)
        self.start = self.size = self.refutation = 0

    def recorded(self, refutation: int) -> tuple[int, list[int], list[int]]:
        """Return the misses that a core forces, its members, and the refutations it rests on."""
        wrong = self._pool[refutation]
        start = refutation + _HEAD
        stop = start + self._pool[refutation + 1]
        end = stop + self._pool[refutation + 2]
        members = [self._pool[at] for at in range(start, stop)]
        return wrong, members, [self._pool[at] for at in range(stop, end)]

    def take(self, start: int, size: int) -> None:
        """Take a set as the core of the one refuted last."""
        self.start = start
        self.size = size

    def take_kept(self, refutation: int, start: int, size: int) -> None:
        """Take the core that was kept of a set, or the set itself if newer ones needed the room.

        Args:
            refutation: where it was kept.
            start: where the set stands.
            size: of the set.
        """
        if self._pooled - refutation > self._capacity:
            self.take(start, size)
            return
        self.refutation = refutation
        at = refutation % self._capacity
        row = CORE * self._sets.count
        kept = self._pool[at + 1]
        for place in range(kept):
            self._sets.members[row + place] = self._pool[at + _HEAD + place]
        self.take(row, kept)

    def keep(self) -> int:
        """Keep the core, unless it is recorded already; return where it is."""
        if not self._recording:
            self._write(0, 0, 0)
        return self.refutation

    def record(self, wrong: int, answers: int, answered: int) -> None:
        """Keep why the core forces so many misses, if that is recorded.

        Args:
            wrong: the misses.
            answers: where in `answers` the refutations begin that it rests on.
            answered: how many these are.
        """
        if self._recording:
            self._write(wrong, answers, answered)

    def _write(self, wrong: int, answers: int, answered: int) -> None:
        """Write the core and what it rests on where the oldest cores were kept."""
        size = self.size
        free = self._capacity - self._pooled % self._capacity
        if free < _HEAD + size + answered:
            self._pooled += free
        self.refutation = self._pooled
        at = self._pooled % self._capacity
        self._pool[at] = wrong
        self._pool[at + 1] = size
        self._pool[at + 2] = answered
        at += _HEAD
        for place in range(self.start, self.start + size):
            self._pool[at] = self._sets.members[place]
            at += 1
        for place in range(answers, answers + answered):
            self._pool[at] = self.answers[place]
            at += 1
        self._pooled += _HEAD + size + answered

    def have_room(self) -> bool:
        """Return whether all that one set adds to the records finds room.

        That are two cores at most: of the set, and of one that is judged next.
        """
        return not self._recording or self._pooled + 2 * self._largest <= self._capacity

    def make_room(self) -> None:
        """Double the memory for records if it is nearly full; nothing recorded is forgotten."""
        if not self.have_room():
            self._pool = _doubled(self._pool)
            self._capacity *= 2
