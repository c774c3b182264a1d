"""Hiding words on a grid, each exactly once."""

import random
from collections.abc import Iterable, Sequence
from typing import Final

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.hidden import SMALLEST, Directions, HiddenWords
from wordarcade.engine.word_search.lines import Line, line_from, lines_spelling
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.word_search.word_list import WordListError
from wordarcade.support.progress import Report, to_nobody

FULL: Final = 0.55
"""The share of the cells that words take at most, before crossings; more is hard to arrange."""

_ATTEMPTS: Final = 60
"""Arrangements that are tried before giving up."""

_PLACES: Final = 60
"""Places that are looked at first for a word; the one with the most crossings is taken."""

_SEEN: Final = 4
"""Letters of an offensive word that stands out among those between the words."""

_CHANGES: Final = 500
"""Letters between the words that are changed before another arrangement is tried."""


def size_for(words: Sequence[str]) -> int:
    """Return the cells in a row of a grid with room for `words`.

    >>> size_for(["owl", "wren"]), size_for(["hippopotamus"])
    (5, 12)
    """
    letters = sum(map(len, words))
    size = max(SMALLEST, *map(len, words), 0)
    while letters > FULL * size**2:
        size += 1
    return size


def choose_words(words: Sequence[str], size: int, rng: random.Random) -> list[str]:
    """Return some of the words, as many as a grid of `size` cells in a row has room for.

    Raises:
        WordListError: not one of them fits.
    """
    fitting = [word for word in words if len(word) <= size]
    if not fitting:
        raise WordListError(f"No word of the list fits {size} cells. Choose a larger grid.")
    rng.shuffle(fitting)
    room = FULL * size**2
    chosen: list[str] = []
    for word in fitting:
        if len(word) <= room or not chosen:
            chosen.append(word)
            room -= len(word)
    return chosen


def hide(
    words: Sequence[str],
    size: int,
    rng: random.Random,
    report: Report = to_nobody,
    *,
    title: str,
    directions: Directions,
) -> HiddenWords:
    """Return a grid that spells each word along exactly one line.

    The same arguments, with generators of the same seed, always give the same grid.

    Args:
        words: lowercase, of which none is part of another, forwards or backwards.
        size: cells in a row.
        rng: the chance.
        report: called with the share of attempts made; an exception it raises stops the work.
        title: what the words have in common.
        directions: in which they may lie.

    Raises:
        WordListError: a word is longer than the grid, or they do not all fit.
    """
    longest = max(words, key=len)
    if len(longest) > size:
        raise WordListError(
            f"{longest.upper()} is longer than {size} cells. Choose a larger grid or drop the word."
        )
    for attempt in range(_ATTEMPTS):
        report(attempt / _ATTEMPTS)
        arrangement = _Arrangement(size, directions, rng)
        if all(map(arrangement.place, sorted(words, key=lambda word: (-len(word), word)))):
            grid = arrangement.filled(words)
            if grid is not None:
                return HiddenWords(grid, tuple(sorted(words)), title, directions)
    raise WordListError(
        f"{len(words)} words do not fit {size}×{size} cells. Choose a larger grid or fewer words."
    )


class _Arrangement:
    """Words on a grid, one after another."""

    def __init__(self, size: int, directions: Directions, rng: random.Random) -> None:
        self._size: Final = size
        self._directions: Final = directions.allowed
        self._rng: Final = rng
        # Lines need a grid, and only its shape counts.
        self._shape: Final = LetterGrid(size, size, ("",) * size**2)
        self._cells: Final = [""] * size**2

    def place(self, word: str) -> bool:
        """Lay a word in a direction drawn by chance, or in another one if it fits nowhere there."""
        for direction in self._rng.sample(self._directions, len(self._directions)):
            lines = self._lines(direction, len(word))
            line = self._best(word, lines[:_PLACES]) or self._best(word, lines[_PLACES:])
            for cell, letter in zip(line, word, strict=False):
                self._cells[cell] = letter
            if line:
                return True
        return False

    def _best(self, word: str, lines: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
        """Return the line on which the word shares the most letters; empty if it fits on none."""
        best: tuple[int, ...] = ()
        most = -1
        for line in lines:
            shared = self._shared(word, line)
            # A word that shares all its letters would lie within another one's line.
            if most < shared < len(word):
                best, most = line, shared
        return best

    def _lines(self, direction: int, length: int) -> Sequence[tuple[int, ...]]:
        """Return every line in a direction, in an order drawn by chance."""
        starts = range(len(self._cells))
        lines = [line_from(self._shape, start, direction, length) for start in starts]
        there = [line for line in lines if line]
        self._rng.shuffle(there)
        return there

    def _shared(self, word: str, line: tuple[int, ...]) -> int:
        """Return how many letters of others the word shares, or -1 if it does not fit."""
        shared = 0
        for cell, letter in zip(line, word, strict=True):
            if self._cells[cell] == letter:
                shared += 1
            elif self._cells[cell]:
                return -1
        return shared

    def filled(self, words: Sequence[str]) -> LetterGrid | None:
        """Return the grid with letters between the words, or None if a word comes twice.

        The letters are those of the words, as often as there, which leaves no easy clue. They
        spell no offensive word.
        """
        avoided = _avoided(words)
        letters = "".join(words)
        free = {cell for cell, face in enumerate(self._cells) if not face}
        cells = [face or self._rng.choice(letters) for face in self._cells]
        for _ in range(_CHANGES):
            grid = LetterGrid(self._size, self._size, tuple(cells))
            extra = self._extra(grid, words)
            lines = self._offensive(grid, avoided) if extra is None else [extra]
            if not lines:
                return grid
            for line in lines:
                loose = [cell for cell in line.cells if cell in free]
                if not loose:
                    return None
                cells[self._rng.choice(loose)] = self._rng.choice(letters)
        return None

    def _extra(self, grid: LetterGrid, words: Sequence[str]) -> Line | None:
        """Return a line that spells a word for the second time; the loosest of its lines."""
        for word in words:
            lines = list(lines_spelling(grid, word))
            if len(lines) > 1:
                return min(lines, key=lambda line: sum(1 for c in line.cells if self._cells[c]))
        return None

    def _offensive(self, grid: LetterGrid, avoided: Iterable[str]) -> list[Line]:
        """Return the lines with letters between the words that spell words to be avoided."""
        text = _all_lines(grid)
        lines = [line for word in avoided if word in text for line in lines_spelling(grid, word)]
        return [line for line in lines if not all(self._cells[cell] for cell in line.cells)]


def _avoided(words: Sequence[str]) -> list[str]:
    """Return the offensive words that stand out, less those in words that are hidden, in order."""
    offensive = Familiarity.shipped().offensive
    there = " ".join((*words, *(word[::-1] for word in words)))
    return sorted(word for word in offensive if len(word) >= _SEEN and word not in there)


def _all_lines(grid: LetterGrid) -> str:
    """Return what a square grid spells in all eight directions, with blanks between.

    >>> _all_lines(LetterGrid(2, 2, tuple("abcd")))
    'ab cd ac bd c ad b d bc a a cb d b da c db ca dc ba'
    """
    size, cells = grid.rows, "".join(grid.cells)
    rows = [cells[start : start + size] for start in range(0, len(cells), size)]
    mirrored = "".join(row[::-1] for row in rows)
    columns = [cells[start::size] for start in range(size)]
    starts = [*range((size - 1) * size, 0, -size), *range(size)]
    lengths = [*range(1, size), *range(size, 0, -1)]
    falling = [
        each[start :: size + 1][:length]
        for each in (cells, mirrored)
        for start, length in zip(starts, lengths, strict=True)
    ]
    text = " ".join((*rows, *columns, *falling))
    return f"{text} {text[::-1]}"
