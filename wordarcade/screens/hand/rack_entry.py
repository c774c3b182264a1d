"""The entry of a word from the tiles of a rack, by keys or by hand."""

from dataclasses import dataclass

from wordarcade.engine.hand.letters import VOWELS, WILDCARD
from wordarcade.engine.hand.wordings import END_OF_HAND
from wordarcade.games.hand.ending import END_SIGN
from wordarcade.screens.grid.letter_entry import LONGEST


@dataclass(frozen=True, slots=True)
class RackEntry:
    """Letters, and the tile that each of them takes; behind them signs that end the hand, if any.

    Letters and signs together are a slip, which is shown as typed, so that it can be corrected.

    Attributes:
        text: the letters and signs, lowercase.
        tiles: for each letter the index of its tile, or None if no tile is left for it.
        vowel: the vowel that the wildcard was typed as; empty if it was typed as itself.
    """

    text: str = ""
    tiles: tuple[int | None, ...] = ()
    vowel: str = ""

    @property
    def spelled(self) -> str:
        """The letters and signs as they were typed."""
        return self.text.replace(WILDCARD, self.vowel) if self.vowel else self.text

    @property
    def used(self) -> tuple[int, ...]:
        """The tiles taken, in order."""
        return tuple(tile for tile in self.tiles if tile is not None)

    @property
    def lacking(self) -> frozenset[int]:
        """The indices of the letters and signs that have no tile."""
        return frozenset(index for index, tile in enumerate(self.tiles) if tile is None)

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
        before = self._beside(letter)
        if len(before.text) == LONGEST or before.text.endswith(END_OF_HAND):
            return before
        free = (i for i, face in enumerate(rack) if face == letter and i not in before.tiles)
        return before.changed(before.text + letter, (*before.tiles, next(free, None)))

    def meant(self, rack: str) -> "RackEntry":
        """Return the entry with the wildcard for a vowel, if that alone has no tile.

        Args:
            rack: the faces of the tiles, lowercase, in order.
        """
        wildcard = rack.find(WILDCARD)
        letters = [index for index in sorted(self.lacking) if self.text[index] != END_SIGN]
        if len(letters) != 1 or wildcard < 0 or wildcard in self.tiles:
            return self
        (missing,) = letters
        if self.text[missing] not in VOWELS:
            return self
        return RackEntry(
            self.text[:missing] + WILDCARD + self.text[missing + 1 :],
            (*self.tiles[:missing], wildcard, *self.tiles[missing + 1 :]),
            self.text[missing],
        )

    def shortened(self) -> "RackEntry":
        """Return the entry without its last letter."""
        return self.changed(self.text[:-1], self.tiles[:-1])

    def picked(self, tile: int, rack: str) -> "RackEntry":
        """Return the entry after a tile was picked: it is added, or taken back if it is in use."""
        if tile in self.tiles:
            place = self.tiles.index(tile)
            tiles = self.tiles[:place] + self.tiles[place + 1 :]
            return self.changed(self.text[:place] + self.text[place + 1 :], tiles)
        before = self._beside(rack[tile])
        if len(before.text) == LONGEST:
            return before
        return before.changed(before.text + rack[tile], (*before.tiles, tile))

    def changed(self, text: str, tiles: tuple[int | None, ...]) -> "RackEntry":
        """Return other letters; the vowel stays while the wildcard does."""
        return RackEntry(text, tiles, self.vowel if WILDCARD in text else "")

    def _beside(self, sign: str) -> "RackEntry":
        """Return what `sign` is added to: a letter takes the place of signs that end a hand."""
        if sign == END_SIGN:
            return self
        letters = self.text.rstrip(END_SIGN)
        return self.changed(letters, self.tiles[: len(letters)])
