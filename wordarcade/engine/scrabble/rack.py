"""A player's rack."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.tiles import in_order


@dataclass(frozen=True, slots=True)
class Rack:
    """The tiles of a player, hidden from the others.

    Attributes:
        tiles: in alphabetical order, blanks (`?`) last; the player's own arrangement is kept
            elsewhere.
    """

    tiles: str = ""

    @classmethod
    def of(cls, tiles: str) -> "Rack":
        """Return the rack of some tiles, given in any order."""
        return cls(in_order(tiles))

    def __len__(self) -> int:
        return len(self.tiles)

    def missing(self, tiles: str) -> str:
        """Return those of `tiles`, as they lie on a rack, that are not on this one.

        >>> Rack.of("QUIZ?").missing("QUIZZES?")
        'ZES'
        """
        rest, missing = self.tiles, ""
        for tile in tiles:
            if tile in rest:
                rest = rest.replace(tile, "", 1)
            else:
                missing += tile
        return missing

    def holds(self, tiles: str) -> bool:
        """Return whether all of `tiles`, as they lie on a rack, are on this one."""
        return not self.missing(tiles)

    def without(self, tiles: str) -> "Rack":
        """Return the rack without `tiles`; those that it does not hold are ignored."""
        rest = self.tiles
        for tile in tiles:
            rest = rest.replace(tile, "", 1)
        return Rack(rest)

    def with_tiles(self, tiles: str) -> "Rack":
        """Return the rack with further tiles."""
        return Rack(in_order(self.tiles + tiles))
