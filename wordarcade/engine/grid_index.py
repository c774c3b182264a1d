"""Look-up tables of a letter grid, for path searches."""

from __future__ import annotations

import re
from array import array
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice, takewhile
from typing import Final

CLOCKWISE_FROM_NORTH: Final = (
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
)
"""Steps (rows down, columns right) in the order in which every search tries them."""

_NEIGHBOURS_KEPT: Final = 4_096
"""Cells whose neighbours are kept: all of a board that fits a screen."""

_SETS_KEPT: Final = 64
"""Faces whose set of cells is kept: all of a board of single letters, a bounded number of any."""

_SOME_BITS: Final = re.compile(rb"[^\0]", re.DOTALL)
"""Finds the next byte that is not zero at the speed of C."""


class Neighbours:
    """The neighbours of each cell of a grid, clockwise from north.

    They are computed on demand, and some are cached: all of 500 × 500 cells would fill 90 MB.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self._rows: Final = rows
        self._columns: Final = columns
        self._steps: Final = tuple(down * columns + right for down, right in CLOCKWISE_FROM_NORTH)
        self._kept: Final = lru_cache(_NEIGHBOURS_KEPT)(self._around)

    def __len__(self) -> int:
        return self._rows * self._columns

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return map(self.__getitem__, range(len(self)))

    def __getitem__(self, cell: int) -> tuple[int, ...]:
        return self._kept(cell)

    def _around(self, cell: int) -> tuple[int, ...]:
        row, column = divmod(cell, self._columns)
        if 0 < row < self._rows - 1 and 0 < column < self._columns - 1:
            return tuple([cell + step for step in self._steps])
        return tuple(
            (row + down) * self._columns + column + right
            for down, right in CLOCKWISE_FROM_NORTH
            if 0 <= row + down < self._rows and 0 <= column + right < self._columns
        )


class GridIndex:
    """Cells by face, and sets of cells as bitboards.

    A bitboard steps in all directions at once, from every cell of a set, in a handful of shifts.
    Its bits are in row-major order; an unused one after each row keeps a step east or west from
    running into the next row.
    """

    def __init__(self, rows: int, columns: int, cells: Sequence[str]) -> None:
        """Index a grid.

        Args:
            rows: of the grid.
            columns: of the grid.
            cells: the strings on the cells, row-major; "" is a cell that no path enters.
        """
        self.cells: Final = cells
        self.neighbours: Final = Neighbours(rows, columns)
        self._columns: Final = columns
        self._inside: Final = int(("0" + "1" * columns) * rows, 2)
        self._bytes: Final = rows * (columns + 1) // 8 + 1
        self.holding: Final = lru_cache(_SETS_KEPT)(lambda face: self.set_of(self.places[face]))

    @cached_property
    def letters(self) -> Counter[str]:
        """The number of each letter on the grid."""
        text = "".join(self.cells)
        return Counter({letter: text.count(letter) for letter in set(text)})

    @cached_property
    def places(self) -> dict[str, array[int]]:
        """The cells that hold each face, row-major."""
        places: dict[str, array[int]] = {}
        for cell, face in enumerate(self.cells):
            if face:
                places.setdefault(face, array("I")).append(cell)
        return places

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """The numbers of letters that faces have, rising."""
        return tuple(sorted({len(face) for face in self.places}))

    def bit(self, cell: int) -> int:
        """Return the index of the bit of `cell`."""
        return cell + cell // self._columns

    def set_of(self, cells: Iterable[int]) -> int:
        """Return the set of `cells`."""
        bits, columns = bytearray(self._bytes), self._columns
        for cell in cells:
            bit = cell + cell // columns
            bits[bit >> 3] |= 1 << (bit & 7)
        return int.from_bytes(bits, "little")

    def cells_of(self, cells: int) -> Iterator[int]:
        """Yield the cells of a set, row-major."""
        width = self._columns + 1
        for some in _SOME_BITS.finditer(self.as_bytes(cells)):
            bits, place = some[0][0], some.start()
            while bits:
                bit = 8 * place + (bits & -bits).bit_length() - 1
                yield bit - bit // width
                bits &= bits - 1

    def as_bytes(self, cells: int) -> bytes:
        """Return a set as bytes, the first eight bits first, which makes bit look-ups faster."""
        return cells.to_bytes(self._bytes, "little")

    def beside(self, cells: int) -> int:
        """Return the set of all cells that touch some cell of the set `cells`."""
        width = self._columns + 1
        row = cells | cells << 1 | cells >> 1
        return (row << width | row >> width | cells << 1 | cells >> 1) & self._inside

    def longer_faces(self, start: str) -> Iterator[str]:
        """Yield the faces that begin with the letters `start` and are longer."""
        faces = self._sorted_faces
        after = bisect_right(faces, start)
        return takewhile(lambda face: face.startswith(start), islice(faces, after, None))

    @cached_property
    def _sorted_faces(self) -> list[str]:
        return sorted(self.places)
