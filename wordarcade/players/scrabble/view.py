"""What the player to move knows of a position."""

from dataclasses import dataclass

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame


@dataclass(frozen=True, slots=True)
class View:
    """A position as the player to move sees it.

    Attributes:
        board: the board before the move.
        rack: the rack, in alphabetical order.
        unseen: the tiles in the bag and on the other racks, in alphabetical order.
        bag_size: the number of tiles in the bag.
        players: how many still play; 1 in a puzzle.
    """

    board: Board
    rack: str
    unseen: str
    bag_size: int
    players: int

    @classmethod
    def of(cls, game: ScrabbleGame) -> "View":
        """Return what the player to move of a game sees."""
        position = game.position
        return cls(
            board=game.board,
            rack=position.rack.tiles,
            unseen=game.unseen(game.to_move),
            bag_size=len(position.bag),
            players=len(game.active),
        )

    def opponents_points(self, distribution: LetterDistribution) -> int:
        """Return half the spread over the mean of the others that going out gains.

        The player gains what the others lose together: of two players the spread is twice the
        unseen tiles, as move generation counts it; of more, each of the others loses only a part.
        In a puzzle nobody loses anything.
        """
        if self.players == 1:
            return 0
        points = distribution.value_of(self.unseen)
        return points * self.players // (2 * (self.players - 1))
