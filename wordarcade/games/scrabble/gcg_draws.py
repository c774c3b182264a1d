"""The order in which the tiles of a recorded game may have been drawn."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that takes tiles from a rack.

    Attributes:
        player: whose turn it was, 0-based.
        rack: the tiles known of the rack before it, those used among them.
        used: the tiles that were laid or exchanged.
        exchanged: whether they went back into the bag.
        withdrawn: whether the play was withdrawn, so that the tiles came back to the rack.
    """

    player: int
    rack: str
    used: str
    exchanged: bool = False
    withdrawn: bool = False


def order_of_draws(turns: Sequence[Turn], players: int, distribution: LetterDistribution) -> str:
    """Return an order of draws that gives every player the racks that are known.

    Tiles that nobody knows of are any that nothing speaks against, alphabetically.

    Args:
        turns: in order.
        players: how many play.
        distribution: the tiles of the game.
    """
    drawing = _Drawing(turns, players, distribution)
    for player in range(players):
        drawing.draw(player, RACK_SIZE, 0)
    for number, turn in enumerate(turns):
        drawing.take(number, turn)
    return drawing.order


class _Drawing:
    """A bag and racks, while tiles are drawn for what is known of the turns to come."""

    def __init__(
        self, turns: Sequence[Turn], players: int, distribution: LetterDistribution
    ) -> None:
        self._turns = turns
        self._bag = Counter(distribution.tiles)
        self._racks: list[Counter[str]] = [Counter() for _ in range(players)]
        self.order = ""

    def draw(self, player: int, tiles: int, turn: int) -> Counter[str]:
        """Draw tiles for a player, those first that the next rack lacks; return them."""
        rack, drawn = self._racks[player], Counter[str]()
        for _ in range(min(tiles, self._bag.total())):
            tile = self._wanted(player, turn) or self._free(turn)
            drawn[tile] += 1
            rack[tile] += 1
            self._bag[tile] -= 1
            self.order += tile
        return drawn

    def take(self, number: int, turn: Turn) -> None:
        """Take the tiles of a turn from a rack, and draw others."""
        rack, used = self._racks[turn.player], Counter(turn.used)
        self._racks[turn.player] = rack - used
        drawn = self.draw(turn.player, used.total(), number + 1)
        if turn.withdrawn:
            self._racks[turn.player] = rack
            self._bag += drawn
        elif turn.exchanged:
            self._bag += used

    def _wanted(self, player: int, turn: int) -> str:
        """Return the tile that a player needs first and does not have, if there is one."""
        for missing in self._missing(player, turn):
            for tile in sorted(missing):
                if self._bag[tile] > 0:
                    return tile
        return ""

    def _free(self, turn: int) -> str:
        """Return a tile that no later turn needs, or any."""
        needed: Counter[str] = Counter()
        for player in range(len(self._racks)):
            for missing in self._missing(player, turn):
                needed += missing
        in_bag = sorted(self._bag.elements())
        return next((tile for tile in in_bag if self._bag[tile] > needed[tile]), in_bag[0])

    def _missing(self, player: int, turn: int) -> Iterator[Counter[str]]:
        """Yield the tiles that a player lacks for each later turn, if nothing more is drawn."""
        held = self._racks[player].copy()
        for later in self._turns[turn:]:
            if later.player == player:
                rack = Counter(later.rack)
                yield rack - held
                held |= rack
                if not later.withdrawn:
                    held -= Counter(later.used)
