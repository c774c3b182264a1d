"""A position: the state between two moves."""

from dataclasses import dataclass, replace

from wordarcade.engine.scrabble.bag import Bag
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.start import Start
from wordarcade.engine.scrabble.tiles import rack_tiles


@dataclass(frozen=True, slots=True)
class Position:
    """Board, racks, bag, scores and the player to move.

    Attributes:
        board: the tiles played.
        racks: one for each player.
        bag: the tiles not drawn yet.
        scores: points, one figure for each player.
        to_move: the player to move, 0-based.
        scoreless: the number of scoreless turns in succession before it.
    """

    board: Board
    racks: tuple[Rack, ...]
    bag: Bag
    scores: tuple[int, ...]
    to_move: int = 0
    scoreless: int = 0

    @classmethod
    def begin(cls, config: ScrabbleConfig) -> "Position":
        """Return the opening position: an empty board, and racks drawn in seating order.

        A game may begin with a position of its own.
        """
        if config.start is not None:
            return cls._of_start(config.start, config)
        bag = Bag.full(config.distribution, config.seed, config.draws)
        racks = []
        for _ in config.players:
            drawn, bag = bag.draw(RACK_SIZE)
            racks.append(Rack.of(drawn))
        return cls(Board(), tuple(racks), bag, (0,) * len(racks))

    @classmethod
    def _of_start(cls, start: Start, config: ScrabbleConfig) -> "Position":
        bag = Bag(start.left(config.distribution), config.seed)
        racks = tuple(map(Rack, start.racks))
        return cls(start.board, racks, bag, start.scores, start.to_move, start.scoreless)

    @property
    def rack(self) -> Rack:
        """The rack of the player to move."""
        return self.racks[self.to_move]

    def with_play(self, place: Place, *, last: bool = False) -> tuple["Position", str]:
        """Return the position after a play, and the tiles drawn: none after the last play."""
        kept = self.rack.without(rack_tiles(place.tiles))
        drawn, bag = self.bag.draw(0 if last else RACK_SIZE - len(kept))
        position = self._with_rack(kept.with_tiles(drawn))
        return replace(position, board=self.board.with_tiles(place), bag=bag), drawn

    def with_exchange(self, tiles: str) -> tuple["Position", str]:
        """Return the position after an exchange, and the tiles drawn."""
        drawn, bag = self.bag.draw(len(tiles))
        position = self._with_rack(self.rack.without(tiles).with_tiles(drawn))
        return replace(position, bag=bag.with_back(tiles)), drawn

    def gaining(self, player: int, points: int) -> "Position":
        """Return the position after a player has gained or lost points."""
        scores = (*self.scores[:player], self.scores[player] + points, *self.scores[player + 1 :])
        return replace(self, scores=scores)

    def _with_rack(self, rack: Rack) -> "Position":
        racks = (*self.racks[: self.to_move], rack, *self.racks[self.to_move + 1 :])
        return replace(self, racks=racks)
