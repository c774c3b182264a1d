# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Game-theoretic value of hangman against a host who never commits to a word.

Longer than other modules: the search's state is one object, which compiled code reaches at C
speed, and which can pause at any step.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import doubled, quick, zeros, zeros_64
from wordarcade.kernels.hangman_tables import (
    find_traps,
    letters_of,
    number_families,
    random_keys,
    spell,
)

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_ALPHABET: Final = 26
_COLUMNS: Final = _ALPHABET + 1
"""Counters of words with a letter; the last is for letters repeated in a word."""

_LEVELS: Final = _ALPHABET + 1
"""The most sets open at once: each has one more letter without information."""

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

_PATIENCE: Final = 100
"""Sets that the search for a cover looks at, at most. Nearly all searches end after some thirty."""

_WITNESS: Final = 1 << 31
"""Marks a word that is in the core already while a cover is sought."""

_SAMPLE_SHARE: Final = 8
"""A sample is tried if the family is more than this many times larger."""

_ENTRIES_A_WORD: Final = 1 << 10
MOST_ENTRIES: Final = 1 << 20
"""The default number of sets to remember, 34 bytes each with their cores."""

_HEAD: Final = 3
"""Numbers before a core that is kept: the misses that it forces, its size, and the number of
refutations that it rests on, which follow it. Only records have the first and the last."""

_UNKNOWN: Final = 255
"""No upper bound; a bound is never above 25."""

_zeros = partial(zeros, cython.compiled)
_zeros_64 = partial(zeros_64, cython.compiled)
_quick = partial(quick, cython.compiled)
_doubled = partial(doubled, cython.compiled)


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
      first.
    - A *trap* is a set of words that differ in one place only, whose letter they have nowhere
      else.
      Of m such words a guess strikes one at most, so their value is m − 1.
    - A refuted set yields a *core*, a subset that is refuted too, for the same reasons. A core
      without a letter outlives the guess of that letter, which need not be tried then. The
      union of a set's cores also makes a *sample* of the next miss family: if the small sample
      is refuted, so is the family.
    - A *cover* is a set of letters of which every word has one. If every cover has more letters
      than the misses left plus one, a host who always misses wins.
    - Bounds are kept for sets already seen, found again by a key of 64 bits. The odds that any
      two of ten million sets share a key are below one in three hundred thousand.

    The search can pause after any number of sets, so that its caller can show progress or
    cancel. Compiled, it releases the GIL. What it learns serves later queries, in bounded memory.
    If it is recording, it also keeps why each set is refuted, in memory that grows with the sets:
    some 50 bytes for each of them.

    Attributes:
        solved: the answer to the last question, once `step` has returned False.
        misses: if solved, the most misses of the strategy found, at most those asked for.
        refutation: if not solved, and recording, what `recorded` tells why.
        sets: how many sets the search has examined since it was made.
    """

    def __init__(
        self, words: Sequence[str], most_entries: int = MOST_ENTRIES, *, recording: bool = False
    ) -> None:
        """Prepare for any number of questions.

        Args:
            words: one or more different words of one length, in lowercase a-z.
            most_entries: how many sets to remember at most; short word lists take less. The
                hardest queries are several times faster if no set is forgotten.
            recording: whether to keep why sets are refuted, for `recorded`.

        Raises:
            ValueError: `words` is empty or repeats a word, or the words differ in length, are
                longer than 32 letters or have characters other than a-z.
        """
        if len(set(words)) != len(words) or len(set(map(len, words))) != 1:
            raise ValueError("A hangman search takes different words of one length.")
        count = len(words)
        self._words = count
        self._length = len(words[0])
        places, families = number_families(words)
        self._families = _quick(places)
        self._letters = _quick(array("I", map(letters_of, words)))
        self._spelling = spell(words)
        self._keys = _quick(random_keys(count))

        traps, starts, sizes = find_traps(words)
        self._traps = _quick(traps)
        self._trap_starts = _quick(starts)
        self._trap_sizes = _quick(sizes)
        self._trap_counts = _zeros(len(sizes))
        self._trap_total = len(sizes)
        self._longest_trap = max(sizes, default=0)

        self._sets = _zeros((2 * _LEVELS + 3) * count)
        self._marks = _zeros(count)
        self._starts = _zeros(_LEVELS)
        self._sizes = _zeros(_LEVELS)
        self._limits = _zeros(_LEVELS)
        self._stages = _zeros(_LEVELS)
        self._best = _zeros(_LEVELS)
        self._pending = _zeros(_LEVELS)
        self._chosen = _zeros(_LEVELS)
        self._union_sizes = _zeros(_LEVELS)
        self._frequencies = _zeros(_LEVELS * _COLUMNS)
        self._set_keys = _zeros_64(_LEVELS)

        self._family_tops = _zeros(_LEVELS + 1)
        self._family_next = _zeros(_LEVELS)
        self._family_starts = _zeros(_LEVELS * (count // 2 + 1))
        self._family_sizes = _zeros(_LEVELS * (count // 2 + 1))
        self._family_keys = _zeros_64(_LEVELS * (count // 2 + 1))
        self._counts = _zeros(families)
        self._ends = _zeros(families)
        self._touched = _zeros(families)
        self._sums = _zeros_64(families)

        self._make_memory(min(_ENTRIES_A_WORD * count, most_entries))
        self._recording = recording
        self._answers = _zeros(_LEVELS * _ALPHABET)
        self._answered = _zeros(_LEVELS)
        self._patience = 0
        self._depth = self._verdict = self._core_start = self._core_size = 0
        self.misses = self.refutation = self.sets = 0

    def _make_memory(self, enough: int) -> None:
        """Allocate the bounds and cores of the given number of sets."""
        entries = 2
        while entries < enough:
            entries *= 2
        self._memo_keys = _zeros_64(entries)
        self._memo_lowers = bytearray(entries)
        self._memo_uppers = bytearray(entries)
        self._memo_cores = _zeros_64(entries)
        self._entries = entries
        self._capacity = 4 * entries + 2 * (_HEAD + self._words + _ALPHABET)
        self._pool = _zeros(self._capacity)
        self._pooled = 0

    @property
    def solved(self) -> bool:
        """Whether the set of the last question is solved with the misses asked for."""
        return self._verdict == _SOLVED

    def ask(self, members: Sequence[int], misses: int) -> None:
        """Begin a query: is a set solved with at most `misses` misses?

        Args:
            members: indices of different words.
            misses: from 0 up.

        Raises:
            ValueError: an index is out of range or comes twice, or the misses are negative.
        """
        if len(set(members)) != len(members) or any(not 0 <= m < self._words for m in members):
            raise ValueError(f"The members are not different indices of {self._words} words.")
        if misses < 0:
            raise ValueError(f"A question about {misses} misses has no answer.")
        while self._depth:
            self._close(_OPEN)
        self._make_room()
        key = 0
        for place, member in enumerate(members):
            self._sets[place] = member
            key ^= self._keys[member]
        self._judge(0, len(members), key, min(misses, _ALPHABET))

    def step(self, budget: int) -> bool:
        """Continue the search; return whether there is more to do.

        Args:
            budget: how many sets to look at, at most: some hundred thousand a second compiled,
                some thousand interpreted.
        """
        with cython.nogil:
            more = self._advance(budget)
        self._make_room()
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
        wrong = self._pool[refutation]
        start = refutation + _HEAD
        stop = start + self._pool[refutation + 1]
        end = stop + self._pool[refutation + 2]
        members = [self._pool[at] for at in range(start, stop)]
        return wrong, members, [self._pool[at] for at in range(stop, end)]

    def trap_bound(self, members: Sequence[int]) -> int:
        """Return the misses that the longest trap among some words forces; 0 if there is none.

        Args:
            members: indices of different words.
        """
        counts = [0] * len(self._trap_sizes)
        for member in members:
            for place in range(self._trap_starts[member], self._trap_starts[member + 1]):
                counts[self._traps[place]] += 1
        return max(max(counts, default=0) - 1, 0)

    def _advance(self, budget: int) -> bool:
        """Look at up to `budget` sets; return whether there is more to do."""
        while self._depth:
            if self._verdict != _OPEN:
                self._receive()
            elif budget and self._has_room():
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
        entry = self._recall(key)
        if entry < self._entries:
            self.misses = self._memo_uppers[entry]
            if self.misses <= limit:
                return
            if self._memo_lowers[entry] > limit:
                self._refute_again(entry, start, size)
                return
        if not self._is_trapped(start, size, limit):
            self._open(start, size, key, limit)

    def _open(self, start: int, size: int, key: int, limit: int) -> None:
        """Open a set: find the letters that are worth a guess."""
        sets, letters, depth = self._sets, self._letters, self._depth
        frequencies, spelling, length = self._frequencies, self._spelling, self._length
        row = depth * _COLUMNS
        for letter in range(_COLUMNS):
            frequencies[row + letter] = 0
        common = some = letters[sets[start]]
        for place in range(start, start + size):
            word = sets[place]
            common &= letters[word]
            some |= letters[word]
            for at in range(word * length, word * length + length):
                frequencies[row + spelling[at]] += 1
        free = self._free_letter(start, size, common)
        if free == _ALPHABET and self._is_beyond_cover(start, size, limit, common):
            return
        self._depth += 1
        self._starts[depth] = start
        self._sizes[depth] = size
        self._set_keys[depth] = key
        self._limits[depth] = limit
        self._best[depth] = 0
        self._pending[depth] = some & ~common
        self._stages[depth] = _LETTER
        self._union_sizes[depth] = self._answered[depth] = 0
        self._verdict = _OPEN
        if free != _ALPHABET:
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
            missing = self._sizes[depth] - self._frequencies[depth * _COLUMNS + letter]
            key = self._split(depth, letter)
            if self._verdict == _OPEN:
                self._judge((depth + 1) * self._words, missing, key, limit - 1)
        elif self._family_next[depth] < self._family_tops[depth + 1]:
            family = self._family_next[depth]
            self._family_next[depth] += 1
            self._judge(
                self._family_starts[family],
                self._family_sizes[family],
                self._family_keys[family],
                limit,
            )
        else:
            self._close(_SOLVED)

    def _choose_letter(self, depth: int) -> None:
        """Turn to the most frequent letter left; refute the set if there is none."""
        words, sets = self._words, self._sets
        union = (_LEVELS + 1 + depth) * words
        pending = self._pending[depth]
        if not pending:
            self._refute(union, self._union_sizes[depth])
            self._record(self._limits[depth] + 1, depth * _ALPHABET, self._answered[depth])
            self._close(_REFUTED)
            return
        row = depth * _COLUMNS
        chosen = _ALPHABET
        for letter in range(_ALPHABET):
            if pending >> letter & 1 and (
                chosen == _ALPHABET
                or self._frequencies[row + letter] > self._frequencies[row + chosen]
            ):
                chosen = letter
        self._chosen[depth] = chosen
        self._stages[depth] = _SPLIT
        start = end = (depth + 1) * words
        key = 0
        for place in range(union, union + self._union_sizes[depth]):
            word = sets[place]
            if not self._letters[word] >> chosen & 1:
                sets[end] = word
                end += 1
                key ^= self._keys[word]
        missing = self._sizes[depth] - self._frequencies[row + chosen]
        limit = self._limits[depth]
        if end - start > limit and _SAMPLE_SHARE * (end - start) < missing:
            self._stages[depth] = _SAMPLE
            self._judge(start, end - start, key, limit - 1)

    def _receive(self) -> None:
        """Pass the verdict on the last set judged to the open set that waits for it."""
        depth = self._depth - 1
        stage = self._stages[depth]
        if self._verdict == _REFUTED:
            if stage == _HITS:
                self._close(_REFUTED)
                return
            self._learn(depth)
            self._stages[depth] = _LETTER
        elif stage == _SAMPLE:
            self._stages[depth] = _SPLIT
        elif stage == _MISS:
            self._stages[depth] = _HITS
            self._best[depth] = max(self._best[depth], self.misses + 1)
        else:
            self._best[depth] = max(self._best[depth], self.misses)
        self._verdict = _OPEN

    def _learn(self, depth: int) -> None:
        """Add a core to the union of those of an open set, and strike the letters it has not."""
        sets, marks = self._sets, self._marks
        union = (_LEVELS + 1 + depth) * self._words
        size = self._union_sizes[depth]
        some = 0
        for place in range(self._core_start, self._core_start + self._core_size):
            word = sets[place]
            some |= self._letters[word]
            if not marks[word] >> depth & 1:
                marks[word] |= 1 << depth
                sets[union + size] = word
                size += 1
        self._union_sizes[depth] = size
        self._pending[depth] &= some
        self._answers[depth * _ALPHABET + self._answered[depth]] = self.refutation
        self._answered[depth] += 1

    def _close(self, verdict: int) -> None:
        """Close the last open set with a verdict, and remember that."""
        self._depth -= 1
        depth = self._depth
        union = (_LEVELS + 1 + depth) * self._words
        for place in range(union, union + self._union_sizes[depth]):
            self._marks[self._sets[place]] &= ~(1 << depth)
        self._verdict = verdict
        if verdict == _OPEN:
            return
        entry = self._remember(self._set_keys[depth])
        if verdict == _SOLVED:
            self.misses = self._best[depth]
            self._memo_uppers[entry] = min(self._memo_uppers[entry], self.misses)
        else:
            self._memo_lowers[entry] = max(self._memo_lowers[entry], self._limits[depth] + 1)
            self._keep_core(entry)

    def _split(self, depth: int, letter: int) -> int:
        """Split an open set into its families, the miss family first; return the key of that.

        The set is closed as refuted if a hit family is known to be.
        """
        sets, families, keys = self._sets, self._families, self._keys
        counts, ends, sums, touched = self._counts, self._ends, self._sums, self._touched
        start, stop = self._starts[depth], self._starts[depth] + self._sizes[depth]
        column = letter * self._words
        row = (depth + 1) * self._words
        different = 0
        for place in range(start, stop):
            family = families[column + sets[place]]
            if not counts[family]:
                touched[different] = family
                different += 1
            counts[family] += 1
        end = row + counts[0]
        ends[0] = row
        for number in range(different):
            family = touched[number]
            if family:
                ends[family] = end
                end += counts[family]
        for place in range(start, stop):
            word = sets[place]
            family = families[column + word]
            sets[ends[family]] = word
            ends[family] += 1
            sums[family] ^= keys[word]

        key = sums[0]
        self._best[depth] = 0
        self._family_next[depth] = self._family_tops[depth + 1] = self._family_tops[depth]
        for number in range(different):
            family = touched[number]
            if family:
                self._keep_family(
                    depth, ends[family] - counts[family], counts[family], sums[family]
                )
            counts[family] = 0
            sums[family] = 0
        for number in range(self._family_next[depth], self._family_tops[depth + 1]):
            if self._is_refuted(number, self._limits[depth]):
                self._close(_REFUTED)
                break
        return key

    def _keep_family(self, depth: int, start: int, size: int, key: int) -> None:
        """Put a hit family among those to be judged, larger ones first.

        Families that are solved for their size alone are not kept.
        """
        if size <= self._limits[depth] + 1:
            self._best[depth] = max(self._best[depth], size - 1)
            return
        starts, sizes, keys = self._family_starts, self._family_sizes, self._family_keys
        at = self._family_tops[depth + 1]
        self._family_tops[depth + 1] = at + 1
        while at > self._family_next[depth] and sizes[at - 1] < size:
            starts[at], sizes[at], keys[at] = starts[at - 1], sizes[at - 1], keys[at - 1]
            at -= 1
        starts[at], sizes[at], keys[at] = start, size, key

    def _is_refuted(self, family: int, limit: int) -> bool:
        """Return whether a family that waits is refuted at once; it is the core then."""
        start, size = self._family_starts[family], self._family_sizes[family]
        entry = self._recall(self._family_keys[family])
        if entry < self._entries and self._memo_lowers[entry] > limit:
            self._refute_again(entry, start, size)
            return True
        return self._is_trapped(start, size, limit)

    def _free_letter(self, start: int, size: int, common: int) -> int:
        """Return a letter that all words of a set have, but not in the same places, or 26."""
        sets, families = self._sets, self._families
        for letter in range(_ALPHABET):
            if common >> letter & 1:
                column = letter * self._words
                family = families[column + sets[start]]
                for place in range(start + 1, start + size):
                    if families[column + sets[place]] != family:
                        return letter
        return _ALPHABET

    def _refute(self, start: int, size: int) -> None:
        """Give the verdict that a set is refuted, as its own core or another's."""
        self._verdict = _REFUTED
        self._core_start = start
        self._core_size = size

    def _refute_again(self, entry: int, start: int, size: int) -> None:
        """Refute a set whose bounds are known; its core is kept, unless newer ones needed room."""
        core = self._memo_cores[entry]
        if self._pooled - core > self._capacity:
            self._refute(start, size)
            return
        self.refutation = core
        at = core % self._capacity
        row = 2 * (_LEVELS + 1) * self._words
        kept = self._pool[at + 1]
        for place in range(kept):
            self._sets[row + place] = self._pool[at + _HEAD + place]
        self._refute(row, kept)

    def _keep_core(self, entry: int) -> None:
        """Keep the core of a set that has been refuted, unless that is on record already."""
        if not self._recording:
            self._write(0, 0, 0)
        self._memo_cores[entry] = self.refutation

    def _record(self, wrong: int, answers: int, answered: int) -> None:
        """Keep why a core forces so many misses, if that is recorded."""
        if self._recording:
            self._write(wrong, answers, answered)

    def _write(self, wrong: int, answers: int, answered: int) -> None:
        """Write the core and what it rests on where the oldest cores were kept."""
        size = self._core_size
        free = self._capacity - self._pooled % self._capacity
        if free < _HEAD + size + answered:
            self._pooled += free
        self.refutation = self._pooled
        at = self._pooled % self._capacity
        self._pool[at] = wrong
        self._pool[at + 1] = size
        self._pool[at + 2] = answered
        at += _HEAD
        for place in range(self._core_start, self._core_start + size):
            self._pool[at] = self._sets[place]
            at += 1
        for place in range(answers, answers + answered):
            self._pool[at] = self._answers[place]
            at += 1
        self._pooled += _HEAD + size + answered

    def _has_room(self) -> bool:
        """Return whether all that one set adds to the records finds room.

        That are two cores at most: of the set, and of one that is judged next.
        """
        return not self._recording or (
            self._pooled + 2 * (_HEAD + self._words + _ALPHABET) <= self._capacity
        )

    def _make_room(self) -> None:
        """Double the memory for records if it is nearly full; nothing recorded is forgotten."""
        if not self._has_room():
            self._pool = _doubled(self._pool)
            self._capacity *= 2

    def _is_beyond_cover(self, start: int, size: int, limit: int, common: int) -> bool:
        """Return whether more than `limit` + 1 letters are needed to strike all words of a set.

        A host who always misses when he can wins then. The words that show it are the core.
        Whether there is such a cover is NP-hard to tell, so the answer is no after a while.
        """
        self._patience = _PATIENCE
        self._core_start = 2 * (_LEVELS + 1) * self._words
        self._core_size = 0
        covered = self._has_cover(self._depth, start, size, limit + 1, common)
        for place in range(self._core_start, self._core_start + self._core_size):
            self._marks[self._sets[place]] &= ~_WITNESS
        if not covered:
            self._verdict = _REFUTED
            self._record(limit + 1, 0, 0)
        return not covered

    def _has_cover(self, depth: int, start: int, size: int, letters: int, barred: int) -> bool:
        """Return whether that many letters, none of them barred, cover all words of a set.

        One of them is in any word one cares to choose, and the one with the fewest leaves the
        fewest ways. The words chosen on ways that lead nowhere become the core.
        """
        sets = self._sets
        if not size or not self._patience:
            return True
        self._patience -= 1
        witness = self._witness(start, size, barred)
        if not letters:
            return False
        row = (depth + 1) * self._words
        choices = self._letters[witness] & ~barred
        for letter in range(_ALPHABET):
            if choices >> letter & 1:
                end = row
                for place in range(start, start + size):
                    if not self._letters[sets[place]] >> letter & 1:
                        sets[end] = sets[place]
                        end += 1
                if self._has_cover(depth + 1, row, end - row, letters - 1, barred):
                    return True
                barred |= 1 << letter
        return False

    def _witness(self, start: int, size: int, barred: int) -> int:
        """Return the word with the fewest letters that are not barred, and add it to the core."""
        sets = self._sets
        witness = sets[start]
        fewest = _ALPHABET + 1
        for place in range(start, start + size):
            mask = self._letters[sets[place]] & ~barred
            count = 0
            while mask:
                mask &= mask - 1
                count += 1
            if count < fewest:
                fewest = count
                witness = sets[place]
        if not self._marks[witness] & _WITNESS:
            self._marks[witness] |= _WITNESS
            sets[self._core_start + self._core_size] = witness
            self._core_size += 1
        return witness

    def _is_trapped(self, start: int, size: int, limit: int) -> bool:
        """Return whether a set has a trap of more than `limit` + 1 words; that is the core then."""
        sets, counts, sizes = self._sets, self._trap_counts, self._trap_sizes
        traps, starts = self._traps, self._trap_starts
        enough = limit + 2
        if self._longest_trap < enough:
            return False
        found = self._trap_total
        stop = start
        while stop < start + size and found == self._trap_total:
            word = sets[stop]
            stop += 1
            for at in range(starts[word], starts[word + 1]):
                trap = traps[at]
                if sizes[trap] < enough:
                    break
                counts[trap] += 1
                if counts[trap] == enough:
                    found = trap
        self._collect(start, stop, enough, found)
        return found != self._trap_total

    def _collect(self, start: int, stop: int, enough: int, found: int) -> None:
        """Clear the counts of the traps of some words; those in the trap `found` are the core."""
        sets, counts, sizes = self._sets, self._trap_counts, self._trap_sizes
        traps, starts = self._traps, self._trap_starts
        core = 2 * (_LEVELS + 1) * self._words
        kept = 0
        for place in range(start, stop):
            word = sets[place]
            for at in range(starts[word], starts[word + 1]):
                trap = traps[at]
                if sizes[trap] < enough:
                    break
                counts[trap] = 0
                if trap == found:
                    sets[core + kept] = word
                    kept += 1
        if kept:
            self._refute(core, kept)
            self._record(enough - 1, 0, 0)

    def _recall(self, key: int) -> int:
        """Return the entry that has the bounds of a set, or the number of entries if none has."""
        entry = key & (self._entries - 1)
        if self._memo_keys[entry] == key:
            return entry
        return entry ^ 1 if self._memo_keys[entry ^ 1] == key else self._entries

    def _remember(self, key: int) -> int:
        """Return the entry for the bounds of a set; a new one takes the place of the older of two.

        The first and the second of a pair are kept in order of their age.
        """
        entry = self._recall(key)
        if entry < self._entries:
            return entry
        entry = key & (self._entries - 1)
        other = entry ^ 1
        self._memo_keys[other] = self._memo_keys[entry]
        self._memo_lowers[other] = self._memo_lowers[entry]
        self._memo_uppers[other] = self._memo_uppers[entry]
        self._memo_cores[other] = self._memo_cores[entry]
        self._memo_keys[entry] = key
        self._memo_lowers[entry] = 0
        self._memo_uppers[entry] = _UNKNOWN
        return entry
