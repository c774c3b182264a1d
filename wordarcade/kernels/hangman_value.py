# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Game-theoretic value of hangman against a host who never commits to a word."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import zeros, zeros_64
from wordarcade.kernels.hangman_numbers import ALPHABET, LEVELS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

if TYPE_CHECKING:
    from wordarcade.kernels.hangman_bounds import HangmanBounds
    from wordarcade.kernels.hangman_cores import HangmanCores
    from wordarcade.kernels.hangman_covers import HangmanCovers
    from wordarcade.kernels.hangman_letters import HangmanLetters
    from wordarcade.kernels.hangman_sets import HangmanSets
    from wordarcade.kernels.hangman_splits import HangmanSplits
    from wordarcade.kernels.hangman_traps import HangmanTraps
    from wordarcade.kernels.hangman_unions import HangmanUnions

_OPEN: Final = 0
_SOLVED: Final = 1
_REFUTED: Final = 2

_LETTER: Final = 0
_SAMPLE: Final = 1
_SPLIT: Final = 2
_MISS: Final = 3
_HITS: Final = 4
"""The states of an open set, by what it waits for: a next letter, the verdict on the sample of its
miss family, its split by the letter, the verdict on the whole miss family, those on its hit
families."""

_SAMPLE_SHARE: Final = 8
"""A sample is tried if the family is more than this many times larger."""

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)


class ValueSearch:
    """A search for the wrong guesses that a host can force from sets of words of one length.

    The host answers each letter with the positions it takes, by choosing one of the *families*
    into which the letter splits the words still possible. The *value* of a set is the number of
    wrong guesses that the host can force with perfect play on both sides; it depends on the set
    alone. A query asks whether a set is *solved* with at most m misses; it is if some letter's
    miss family is solved with m − 1 and all hit families of that letter with m. What makes the
    search fast:

    - A subset is no harder than the set. So any hit family that is not solved refutes the set,
      whatever the letter.
    - A letter that every word has, but not always in the same places, costs nothing: it comes
      first (`HangmanLetters`).
    - Words that differ in one place only are a *trap*, from which the guesser gets out one word
      at a time (`HangmanTraps`).
    - A refuted set yields a *core*, a subset that is refuted too, for the same reasons
      (`HangmanCores`). A core without a letter outlives the guess of that letter, which need not
      be tried then. The union of a set's cores also makes a *sample* of the next miss family
      (`HangmanUnions`): if the small sample is refuted, so is the family.
    - Where no few letters *cover* all words, the host can always miss (`HangmanCovers`).
    - Bounds are kept for sets already seen (`HangmanBounds`).

    The search can pause after any number of sets, so that its caller can show progress or
    cancel. Compiled, it releases the GIL. What it learns serves later queries, in bounded memory.
    If it is recording, it also keeps why each set is refuted, in memory that grows with the sets:
    some 50 bytes for each of them.

    Attributes:
        misses: if the last set asked about is solved, the most misses of the strategy found, at
            most those asked for.
        sets: how many sets the search has examined since it was made.
    """

    def __init__(  # noqa: PLR0917 - it joins what all others know
        self,
        sets: HangmanSets,
        bounds: HangmanBounds,
        cores: HangmanCores,
        unions: HangmanUnions,
        letters: HangmanLetters,
        traps: HangmanTraps,
        covers: HangmanCovers,
        splits: HangmanSplits,
    ) -> None:
        """Join the parts of the search.

        Args:
            sets: the words, and sets of them.
            bounds: those of sets seen before.
            cores: the core of the set refuted last, and those kept.
            unions: the cores of each open set.
            letters: those worth a guess in each open set.
            traps: those among the words.
            covers: finds covers.
            splits: the families of each open set.
        """
        self._sets, self._bounds, self._cores, self._unions = sets, bounds, cores, unions
        self._letters, self._traps, self._covers, self._splits = letters, traps, covers, splits
        # The open sets, by depth.
        self._starts = _zeros(LEVELS)
        self._sizes = _zeros(LEVELS)
        self._keys = _zeros_64(LEVELS)
        self._limits = _zeros(LEVELS)
        self._stages = _zeros(LEVELS)
        self._chosen = _zeros(LEVELS)
        self._depth = 0
        self._verdict = _OPEN
        self.misses = self.sets = 0

    @property
    def solved(self) -> bool:
        """Whether the set of the last question is solved, once `step` has returned False."""
        return self._verdict == _SOLVED

    @property
    def refutation(self) -> int:
        """If it is not solved, and the search is recording, what `recorded` tells why."""
        return self._cores.refutation

    def ask(self, members: Sequence[int], misses: int) -> None:
        """Begin a query: is a set solved with at most `misses` misses?

        Args:
            members: indices of different words.
            misses: from 0 up.

        Raises:
            ValueError: an index is out of range or comes twice, or the misses are negative.
        """
        count = self._sets.count
        if len(set(members)) != len(members) or any(not 0 <= m < count for m in members):
            raise ValueError(f"The members are not different indices of {count} words.")
        if misses < 0:
            raise ValueError(f"A question about {misses} misses has no answer.")
        while self._depth:
            self._close(_OPEN)
        self._cores.make_room()
        self._judge(0, len(members), self._sets.put(members), min(misses, ALPHABET))

    def step(self, budget: int) -> bool:
        """Continue the search; return whether there is more to do.

        Args:
            budget: how many sets to look at, at most: some hundred thousand a second compiled,
                some thousand interpreted.
        """
        with cython.nogil:
            more = self._advance(budget)
        self._cores.make_room()
        return bool(more)

    def recorded(self, refutation: int) -> tuple[int, list[int], list[int]]:
        """Return how many misses a core forces, and why.

        Args:
            refutation: of the last question, or one that another rests on.

        Returns:
            the misses that the host can force; the members of the core; the earlier refutations
            that it rests on. These have the words of the core between them. For each letter that
            splits those, one of them either lacks the letter and forces as many misses but one,
            or has it in the same places in all of its words and forces as many. If there are none,
            no choice of as many letters that split the core is in all of its words.
        """
        return self._cores.recorded(refutation)

    def trap_bound(self, members: Sequence[int]) -> int:
        """Return the misses that the longest trap among some words forces; 0 if there is none.

        Args:
            members: indices of different words.
        """
        return self._traps.bound(members)

    def _advance(self, budget: int) -> bool:
        """Look at up to `budget` sets; return whether there is more to do."""
        while self._depth:
            if self._verdict != _OPEN:
                self._receive()
            elif budget and self._cores.have_room():
                budget -= 1
                self._go_on()
            else:
                return True
        return False

    def _judge(self, start: int, size: int, key: int, limit: int) -> None:
        """Give the verdict on a set if it is immediate, otherwise open the set."""
        self.sets += 1
        self._verdict = _SOLVED
        if size <= limit + 1:
            self.misses = max(size, 1) - 1
            return
        entry = self._bounds.recall(key)
        if entry < self._bounds.entries:
            self.misses = self._bounds.uppers[entry]
            if self.misses <= limit:
                return
        if self._is_refuted(entry, start, size, limit):
            self._verdict = _REFUTED
        else:
            self._open(start, size, key, limit)

    def _is_refuted(self, entry: int, start: int, size: int, limit: int) -> bool:
        """Return whether a set is refuted at once, by what is known or by a trap."""
        if entry < self._bounds.entries and self._bounds.lowers[entry] > limit:
            self._cores.take_kept(self._bounds.refutations[entry], start, size)
            return True
        return self._traps.are_in(start, size, limit)

    def _open(self, start: int, size: int, key: int, limit: int) -> None:
        """Open a set, unless no letters cover it."""
        depth = self._depth
        self._letters.count(depth, start, size)
        free = self._letters.free(start, size)
        if free == ALPHABET and self._covers.are_beyond(
            depth, start, size, limit, self._letters.common
        ):
            self._verdict = _REFUTED
            return
        self._depth += 1
        self._starts[depth] = start
        self._sizes[depth] = size
        self._keys[depth] = key
        self._limits[depth] = limit
        self._stages[depth] = _LETTER
        self._unions.begin(depth)
        self._verdict = _OPEN
        if free != ALPHABET:
            self._stages[depth] = _HITS
            self._split(depth, free)

    def _go_on(self) -> None:
        """Judge the next set that the last open one depends on, or give its verdict."""
        depth = self._depth - 1
        limit = self._limits[depth]
        if self._stages[depth] == _LETTER:
            self._choose_letter(depth)
        elif self._stages[depth] == _SPLIT:
            self._stages[depth] = _MISS
            letter = self._chosen[depth]
            missing = self._sizes[depth] - self._letters.frequency(depth, letter)
            key = self._split(depth, letter)
            if self._verdict == _OPEN:
                self._judge((depth + 1) * self._sets.count, missing, key, limit - 1)
        elif self._splits.nexts[depth] < self._splits.tops[depth + 1]:
            family = self._splits.nexts[depth]
            self._splits.nexts[depth] += 1
            self._judge(
                self._splits.starts[family],
                self._splits.sizes[family],
                self._splits.keys[family],
                limit,
            )
        else:
            self._close(_SOLVED)

    def _choose_letter(self, depth: int) -> None:
        """Turn to the most frequent letter left; refute the set if there is none."""
        limit = self._limits[depth]
        if not self._letters.pending[depth]:
            self._unions.become_core(depth, limit + 1)
            self._close(_REFUTED)
            return
        letter = self._letters.most_frequent(depth)
        self._chosen[depth] = letter
        self._stages[depth] = _SPLIT
        size = self._unions.sample(depth, letter)
        missing = self._sizes[depth] - self._letters.frequency(depth, letter)
        if size > limit and _SAMPLE_SHARE * size < missing:
            self._stages[depth] = _SAMPLE
            start = (depth + 1) * self._sets.count
            self._judge(start, size, self._unions.sample_key, limit - 1)

    def _split(self, depth: int, letter: int) -> int:
        """Split an open set into its families; return the key of the miss family.

        The set is closed as refuted if a hit family is known to be.
        """
        start, size, limit = self._starts[depth], self._sizes[depth], self._limits[depth]
        key = self._splits.split(depth, start, size, letter, limit)
        for family in range(self._splits.nexts[depth], self._splits.tops[depth + 1]):
            entry = self._bounds.recall(self._splits.keys[family])
            start, size = self._splits.starts[family], self._splits.sizes[family]
            if self._is_refuted(entry, start, size, limit):
                self._close(_REFUTED)
                break
        return key

    def _receive(self) -> None:
        """Pass the verdict on the last set judged to the open set that waits for it."""
        depth = self._depth - 1
        stage = self._stages[depth]
        if self._verdict == _REFUTED:
            if stage == _HITS:
                self._close(_REFUTED)
                return
            # Letters that the core has not are struck with this one.
            self._letters.pending[depth] &= self._unions.add(depth)
            self._stages[depth] = _LETTER
        elif stage == _SAMPLE:
            self._stages[depth] = _SPLIT
        elif stage == _MISS:
            self._stages[depth] = _HITS
            self._splits.allow(depth, self.misses + 1)
        else:
            self._splits.allow(depth, self.misses)
        self._verdict = _OPEN

    def _close(self, verdict: int) -> None:
        """Close the last open set with a verdict, and remember that."""
        self._depth -= 1
        depth = self._depth
        self._unions.end(depth)
        self._verdict = verdict
        if verdict == _OPEN:
            return
        entry = self._bounds.remember(self._keys[depth])
        if verdict == _SOLVED:
            self.misses = self._splits.misses[depth]
            self._bounds.uppers[entry] = min(self._bounds.uppers[entry], self.misses)
        else:
            limit = self._limits[depth]
            self._bounds.lowers[entry] = max(self._bounds.lowers[entry], limit + 1)
            self._bounds.refutations[entry] = self._cores.keep()
