"""The view of a position that the player to move has."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles


@dataclass(frozen=True, slots=True)
class View:
    """A position as the player to move sees it.

    Attributes:
        board: the board before the move.
        rack: the rack, in alphabetical order.
        unseen: the tiles in the bag and on the other racks, in alphabetical order.
        bag_size: the number of tiles in the bag.
        players: how many still play; 1 in a puzzle.
        spread: by how many points the player to move is ahead of the best of the others.
        scoreless: the scoreless turns in a row.
        known: those of the unseen tiles that the next player is known to have, in alphabetical
            order.
    """

    board: Board
    rack: str
    unseen: str
    bag_size: int
    players: int
    spread: int = 0
    scoreless: int = 0
    known: str = ""

    @classmethod
    def of(cls, game: ScrabbleGame) -> View:
        """Return what the player to move of a game sees."""
        position = game.position
        others = [
            score for player, score in enumerate(position.scores) if player != position.to_move
        ]
        return cls(
            board=game.board,
            rack=position.rack.tiles,
            unseen=game.unseen(game.to_move),
            bag_size=len(position.bag),
            players=len(game.active),
            spread=position.scores[position.to_move] - max(others, default=0),
            scoreless=position.scoreless,
        )

    @classmethod
    def of_cgp(cls, position: CgpPosition, distribution: LetterDistribution) -> View:
        """Return what a CGP tells the player to move.

        The others have seven tiles each, or as many as are unseen; the tiles of the second rack
        are known. A score that is left out is none.

        Args:
            position: the position.
            distribution: the tiles of the game.
        """
        players = max(len(position.racks), FEWEST_PLAYERS)
        (rack, next_rack, *_), (score, *others) = (*position.racks, ""), (*position.scores, 0)
        left = Counter(distribution.counts) - Counter(rack_tiles(position.board.tiles) + rack)
        unseen = in_order("".join(left.elements()))
        return cls(
            board=position.board,
            rack=in_order(rack),
            unseen=unseen,
            bag_size=max(0, len(unseen) - (players - 1) * RACK_SIZE),
            players=players,
            spread=score - max(others),
            scoreless=position.scoreless,
            known=in_order("".join((left & Counter(next_rack)).elements())),
        )

    @property
    def others(self) -> int:
        """The number of tiles on the other racks."""
        return len(self.unseen) - self.bag_size

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
