"""The layout of gallows, lives, word and keys in a room of any size."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from wordarcade.looks.tiles import TileSize
from wordarcade.widgets.gallows_strokes import GallowsSize

KEY_ROWS: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
"""The letters as on a keyboard."""

LIVES: Final = 24
"""Columns that the lives take beside the gallows."""

_BESIDE: Final = 4
"""Columns between gallows and lives."""


class Cell(NamedTuple):
    """A place in the room: column and row, from the top left."""

    x: int
    row: int


@dataclass(frozen=True, slots=True)
class KeySize:
    """A size of keycaps.

    Attributes:
        width: columns of a key.
        rows: rows of a key.
        gap: rows between the rows of keys.
        bare: whether keys have no ground until they have been tried.
    """

    width: int
    rows: int
    gap: int
    bare: bool = False

    @property
    def pitch(self) -> int:
        """Columns from a key to the next."""
        return self.width + 1

    @property
    def height(self) -> int:
        """Rows of the keyboard."""
        return len(KEY_ROWS) * (self.rows + self.gap) - self.gap

    @property
    def columns(self) -> int:
        """Columns of the keyboard."""
        return len(KEY_ROWS[0]) * self.pitch - 1


_TALL: Final = (
    TileSize(9, 12, 2, font="tall"),
    TileSize(9, 12, 1, font="tall"),
)
_MIDDLE: Final = (
    TileSize(7, 10, 2, font="tall"),
    TileSize(7, 10, 1, font="tall"),
    TileSize(7, 10, 0, font="tall"),
)
_LOW: Final = (
    TileSize(5, 6, 1),
    TileSize(3, 6, 1),
    TileSize(3, 6, 0),
    TileSize(2, 6, 0),
    TileSize(1, 6, 0),
)
"""Tiles of a word, from the widest; tiles without a gap alternate their faces."""


class _Level(NamedTuple):
    """Sizes that go together, and the rows that they need with what parts them."""

    gallows: GallowsSize
    tiles: tuple[TileSize, ...]
    keys: KeySize
    gap: int

    @property
    def rows(self) -> int:
        """The rows that it needs; one under the word is for its marks, one under high keys free."""
        word = self.tiles[0].height // 2 + 1
        below = int(self.keys.rows > 1)
        return self.gallows.rows + self.gap + word + self.keys.height + below


_WIDE_KEYS: Final = KeySize(7, 3, 0)
_KEYS: Final = KeySize(5, 2, 1)
_LOW_KEYS: Final = KeySize(3, 1, 1)
_BARE_KEYS: Final = KeySize(3, 1, 0, bare=True)

_LEVELS: Final = (
    _Level(GallowsSize.LARGE, _TALL + _MIDDLE + _LOW, _WIDE_KEYS, 1),
    _Level(GallowsSize.LARGE, _TALL + _MIDDLE + _LOW, _KEYS, 1),
    _Level(GallowsSize.LARGE, _MIDDLE + _LOW, _KEYS, 1),
    _Level(GallowsSize.MEDIUM, _MIDDLE + _LOW, _KEYS, 1),
    _Level(GallowsSize.MEDIUM, _LOW, _LOW_KEYS, 1),
    _Level(GallowsSize.SMALL, _LOW, _LOW_KEYS, 1),
    _Level(GallowsSize.SMALL, _LOW, _BARE_KEYS, 0),
)
"""From the largest room to the smallest."""


@dataclass(frozen=True, slots=True)
class WordPlan:
    """Where the places of a word are.

    Attributes:
        tile: the size of a tile.
        at: the corner of the word.
    """

    tile: TileSize
    at: Cell

    @property
    def rows(self) -> int:
        """Rows of a tile; marks stand in one more row below."""
        return self.tile.height // 2

    def x(self, place: int) -> int:
        """Return the left column of a place, 0-based."""
        return self.at.x + place * self.tile.pitch_x

    def place_at(self, x: int, row: int, letters: int) -> int | None:
        """Return the place at a cell, or None; gaps and marks count to the place before."""
        if not self.at.row <= row <= self.at.row + self.rows:
            return None
        place = (x - self.at.x) // self.tile.pitch_x
        return place if 0 <= place < letters else None


def tile_for(letters: int, columns: int, rows: int) -> TileSize:
    """Return the largest tile with which a word fits, or else the smallest.

    Args:
        letters: of the word.
        columns: of the room.
        rows: of the room, the row of marks not counted.
    """
    sizes = [size for size in _TALL + _MIDDLE + _LOW if size.height <= 2 * rows]
    return next((size for size in sizes if size.extent(1, letters)[0] <= columns), _LOW[-1])


@dataclass(frozen=True, slots=True)
class Plan:
    """Sizes and places of all parts.

    Attributes:
        gallows: the size of the gallows.
        gallows_at: its corner.
        drop: half rows that it stands lower, so that its beam is clear of the room's edge.
        lives_at: the corner of the lives.
        word: the places of the word.
        keys: the size of the keys.
        keys_at: the corner of the keyboard.
    """

    gallows: GallowsSize
    gallows_at: Cell
    drop: int
    lives_at: Cell
    word: WordPlan
    keys: KeySize
    keys_at: Cell

    def key_cells(self) -> Iterator[tuple[str, Cell]]:
        """Yield each letter with the corner of its key."""
        shift = 0
        for number, letters in enumerate(KEY_ROWS):
            row = self.keys_at.row + number * (self.keys.rows + self.keys.gap)
            for place, letter in enumerate(letters):
                yield letter, Cell(self.keys_at.x + shift + place * self.keys.pitch, row)
            shift += self.keys.pitch // 2 if number == 0 else self.keys.pitch

    def key_at(self, x: int, row: int) -> str | None:
        """Return the letter of the key at a cell, or None."""
        for letter, cell in self.key_cells():
            across, down = x - cell.x, row - cell.row
            if 0 <= across < self.keys.width and 0 <= down < self.keys.rows:
                return letter
        return None


def plan(columns: int, rows: int, letters: int) -> Plan:
    """Return the largest plan that fits a room, or else the smallest.

    Args:
        columns: of the room.
        rows: of the room.
        letters: of the word.
    """
    level = next((each for each in _LEVELS if _fits(each, columns, rows)), _LEVELS[-1])
    tile = tile_for(letters, columns, level.tiles[0].height // 2)
    size, tile_rows = level.gallows, tile.height // 2
    spare = max(0, rows - level.rows + level.tiles[0].height // 2 - tile_rows)
    above_word = min(1, spare // 2)
    above_keys = min(1, spare // 2)
    top = (spare - above_word - above_keys) // 3
    left = max(0, (columns - size.side - _BESIDE - LIVES) // 2)
    word_row = top + size.rows + level.gap + above_word
    return Plan(
        gallows=size,
        gallows_at=Cell(left, top),
        drop=int(not top and level.gap > 0),
        lives_at=Cell(left + size.side + _BESIDE, top + max(2, (size.rows - 7) // 2)),
        word=WordPlan(tile, Cell(max(0, (columns - tile.extent(1, letters)[0]) // 2), word_row)),
        keys=level.keys,
        keys_at=Cell(
            max(0, (columns - level.keys.columns) // 2), word_row + tile_rows + 1 + above_keys
        ),
    )


def _fits(level: _Level, columns: int, rows: int) -> bool:
    return (
        level.rows <= rows
        and max(level.gallows.side + _BESIDE + LIVES, level.keys.columns) <= columns
    )
