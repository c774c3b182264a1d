"""A word being built from the tiles of a rack, by keys or by hand."""

from dataclasses import dataclass

from wordarcade.screens.letter_entry import LONGEST


@dataclass(frozen=True, slots=True)
class RackEntry:
    """Letters, and the tile that each of them takes.

    Attributes:
        text: what has been entered, lowercase.
        tiles: for each letter the index of its tile, or None if the rack has none left for it.
    """

    text: str = ""
    tiles: tuple[int | None, ...] = ()

    @property
    def used(self) -> tuple[int, ...]:
        """The tiles taken, in order."""
        return tuple(tile for tile in self.tiles if tile is not None)

    @property
    def fitting(self) -> int:
        """How many letters, from the first, have a tile."""
        return self.tiles.index(None) if None in self.tiles else len(self.tiles)

    @classmethod
    def of(cls, text: str, rack: str) -> "RackEntry":
        """Return the entry of `text`, typed letter by letter."""
        entry = cls()
        for letter in text:
            entry = entry.typed(letter, rack)
        return entry

    def typed(self, letter: str, rack: str) -> "RackEntry":
        """Return the entry with one more letter, on the first free tile that has it.

        Args:
            letter: one sign, lowercase.
            rack: the faces of the tiles, lowercase, in order.
        """
        if len(self.text) == LONGEST:
            return self
        free = (i for i, face in enumerate(rack) if face == letter and i not in self.tiles)
        return RackEntry(self.text + letter, (*self.tiles, next(free, None)))

    def shortened(self) -> "RackEntry":
        """Return the entry without its last letter."""
        return RackEntry(self.text[:-1], self.tiles[:-1])

    def picked(self, tile: int, rack: str) -> "RackEntry":
        """Return the entry after a tile was picked: it is added, or taken back if it is in use."""
        if tile in self.tiles:
            place = self.tiles.index(tile)
            tiles = self.tiles[:place] + self.tiles[place + 1 :]
            return RackEntry(self.text[:place] + self.text[place + 1 :], tiles)
        if len(self.text) == LONGEST:
            return self
        return RackEntry(self.text + rack[tile], (*self.tiles, tile))
