"""Compact storage of very many paths."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paths:
    """Paths over a grid, in order.

    Attributes:
        cells: the cells of all paths, row-major indices, one path after the other.
        ends: for each path, the index in `cells` after its end.
    """

    cells: array[int]
    ends: array[int]

    def in_order(self, numbers: Iterable[int]) -> Paths:
        """Return the paths with these numbers, in the order of the numbers."""
        cells, ends = array("I"), array("I")
        for number in numbers:
            first = self.ends[number - 1] if number else 0
            cells.extend(self.cells[first : self.ends[number]])
            ends.append(len(cells))
        return Paths(cells, ends)

    def spelled(self, faces: Sequence[str]) -> Iterator[str]:
        """Yield for each path the text along it.

        Args:
            faces: what is on each cell, by row-major index.
        """
        along = [faces[cell] for cell in self.cells]
        first = 0
        for end in self.ends:
            yield "".join(along[first:end])
            first = end

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        first = 0
        for end in self.ends:
            yield tuple(self.cells[first:end])
            first = end

    def __getitem__(self, number: int) -> tuple[int, ...]:
        first = self.ends[number - 1] if number else 0
        return tuple(self.cells[first : self.ends[number]])
