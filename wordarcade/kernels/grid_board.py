# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""A board whose faces are strings of letters, laid out for walks over it."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from wordarcade.kernels import _cython as cython
from wordarcade.kernels.flat import quick, zeros
from wordarcade.kernels.grid_numbers import END, LETTERS, MAX_LETTERS

if cython.compiled and not TYPE_CHECKING:
    import cython  # Never run: by this line the compiler knows its own module.

_zeros = partial(zeros, cython.compiled)
_quick = partial(quick, cython.compiled)


class GridBoard:
    """A board laid out in places, with a path over it.

    A cell holds a face, a string of letters; "" blocks the cell. Letters count one by one: `Qu`
    is a face of two letters.

    Not every place is a cell: there is an unused one after each row, which is the one before the
    next, and a row of them above and below. Neighbours are then eight fixed steps away. Arrays are
    by place, row-major.

    Attributes:
        cells: how many cells there are.
        columns: how many of them are in a row; a row of places has one more.
        places: how many places there are.
        corner: the place of the first cell.
        ways: the steps to the places around, anticlockwise from north-west: a stack gives them
            back clockwise from north.
        spelling: the letters of all faces, 0 to 25, each face ended by `END`.
        letters: the first letter of the cell, 0 to 25; `END` if there is none.
        rests: where in `spelling` the second letter stands, 0 if there is none.
        live: the first letter as a bit, none while the path uses the cell.
        near: the first letters of the cells around, used or not, as bits.
        path: the places of the path, in order, up to a depth that the walk knows.
        laid: how many places are laid out.
    """

    def __init__(self, faces: Sequence[str], rows: int, columns: int) -> None:
        """Make room for a board.

        Args:
            faces: the letters of each face, lowercase; a board holds indices into this list.
            rows: of every board, 0 or more.
            columns: of every board, 0 or more.

        Raises:
            ValueError: a face has a sign that is not a lowercase letter.
        """
        spelling, starts = _spell(faces)
        self.spelling = _quick(spelling)
        self._starts = _quick(starts)
        self._rows = rows
        self.columns = columns
        self.cells = rows * columns
        width = columns + 1
        self.corner = width + 1
        self.places = (rows + 2) * width + 1
        ways = [-width - 1, -1, width - 1, width, width + 1, 1, 1 - width, -width]
        self.ways = _quick(array("i", ways))
        self._faces = _quick(array("I"))
        self._first = 0
        self.laid = self.places
        self.letters = _zeros(self.places)
        self.rests = _zeros(self.places)
        self.live = _zeros(self.places)
        self.near = _zeros(self.places)
        self.path = _zeros(MAX_LETTERS)

    def take(self, faces: Sequence[int]) -> None:
        """Take the faces of one board or of many.

        Args:
            faces: the face number of each cell, row-major, board after board, unsigned 32-bit.
                They must not change as long as boards are laid out.

        Raises:
            ValueError: a face is unknown.
        """
        self._check(faces)
        self._faces = _quick(faces)

    def _check(self, faces: Sequence[int]) -> None:
        """Raise ValueError if a face number is too high."""
        known = len(self._starts)
        for face in faces:
            if face >= known:
                raise ValueError(f"Face {face} is not one of the {known} faces.")

    def turn_to(self, number: int) -> None:
        """Begin to lay out a board, by its number among those taken."""
        self._first = number * self.cells
        self.laid = 0

    def lay(self, steps: int) -> None:
        """Lay out the next `steps` places.

        All around a cell is laid when the place to the south-east of it is.
        """
        live, near, letters, rests = self.live, self.near, self.letters, self.rests
        spelling, starts, ways = self.spelling, self._starts, self.ways
        faces, width = self._faces, self.columns + 1
        for place in range(self.laid, self.laid + steps):
            row = place // width
            column = place - row * width
            if 1 <= row <= self._rows and column:
                number = self._first + (row - 1) * self.columns + column - 1
                start = starts[faces[number]]
                letter = spelling[start]
                letters[place] = letter
                rests[place] = start + 1 if spelling[start + 1] != END else 0
                live[place] = (1 << letter) & LETTERS
            else:
                letters[place] = END
            if place >= 2 * self.corner:
                cell = place - self.corner
                around = 0
                for way in range(8):
                    around |= live[cell + ways[way]]
                near[cell] = around
        self.laid += steps

    def leave(self, depth: int) -> None:
        """Let no cell be used any more by a path of `depth` cells."""
        for level in range(depth):
            cell = self.path[level]
            self.live[cell] = 1 << self.letters[cell]

    def letters_here(self) -> int:
        """Return all letters of the board, as bits."""
        here = 0
        for cell in range(self.corner, self.places):
            here |= 1 << self.letters[cell]
            rest = self.rests[cell]
            while rest and self.spelling[rest] != END:
                here |= 1 << self.spelling[rest]
                rest += 1
        return here


def _spell(faces: Sequence[str]) -> tuple[array[int], array[int]]:
    """Return the letters of all faces, each face ended by `END`, and where each begins.

    Raises:
        ValueError: a face has a sign that is not a lowercase letter.
    """
    spelling, starts = array("I"), array("I")
    for face in faces:
        starts.append(len(spelling))
        for sign in face:
            if not "a" <= sign <= "z":
                raise ValueError(f"The face '{face}' has '{sign}', which is not in a to z.")
            spelling.append(ord(sign) - ord("a"))
        spelling.append(END)
    # An empty face has no rest, but its place is looked at before that is known.
    spelling.append(END)
    return spelling, starts
