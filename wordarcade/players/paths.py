"""Very many paths in little room."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paths:
    """Paths over a grid, in order.

    Attributes:
        cells: the cells of all paths, row-major indices, one path after the other.
        ends: for each path the place in `cells` after its end.
    """

    cells: array[int]
    ends: array[int]

    @classmethod
    def of(cls, paths: Iterable[tuple[int, ...]]) -> Paths:
        """Return some paths in the order in which they come."""
        cells, ends = array("I"), array("I")
        for path in paths:
            cells.extend(path)
            ends.append(len(cells))
        return cls(cells, ends)

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        first = 0
        for end in self.ends:
            yield tuple(self.cells[first:end])
            first = end

    def __getitem__(self, number: int) -> tuple[int, ...]:
        first = self.ends[number - 1] if number else 0
        return tuple(self.cells[first : self.ends[number]])
