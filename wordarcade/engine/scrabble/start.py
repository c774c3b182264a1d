"""A position with which a game begins, in place of the empty board."""

from collections import Counter
from dataclasses import dataclass, replace
from typing import Any, Final

from wordarcade.engine.json_fields import Fields
from wordarcade.engine.scrabble.bag import Bag
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.tiles import LETTERS, NO_TILE, in_order, rack_tiles

SCORELESS_TURNS: Final = 6
"""This many scoreless turns in a row end a game."""


@dataclass(frozen=True, slots=True)
class Start:
    """A position reached in another game, or read from a file, from which a game begins.

    Attributes:
        board: the tiles played.
        racks: the tiles of each player, in alphabetical order.
        scores: points, one figure a player.
        to_move: the player to move, 0-based.
        scoreless: the number of scoreless turns in succession before it.
    """

    board: Board
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    to_move: int
    scoreless: int = 0

    def left(self, distribution: LetterDistribution) -> str:
        """Return the tiles that are neither on the board nor on a rack, in order."""
        used = Counter(rack_tiles(self.board.tiles) + "".join(self.racks))
        return in_order("".join((Counter(distribution.tiles) - used).elements()))

    def completed(self, distribution: LetterDistribution, seed: int) -> "Start":
        """Return the start with all racks full, as far as there are tiles.

        Racks that are not known in full, as in many files, are filled by chance: the others' first,
        each in turn, since the tiles that nobody has seen are theirs once the bag is empty.

        Args:
            distribution: the tiles of the game.
            seed: of the draws, 0 to 2⁶⁴ - 1.
        """
        racks, bag = list(self.racks), Bag(self.left(distribution), seed)
        others = [player for player in range(len(racks)) if player != self.to_move]
        for player in (*others * RACK_SIZE, *(self.to_move,) * RACK_SIZE):
            if len(racks[player]) < RACK_SIZE:
                drawn, bag = bag.draw(1)
                racks[player] += drawn
        return replace(self, racks=tuple(map(in_order, racks)))

    def check(self, players: int, distribution: LetterDistribution) -> None:
        """Make sure that a game can begin so.

        Args:
            players: how many play.
            distribution: the tiles of the game.

        Raises:
            ValueError: it cannot.
        """
        if not len(self.racks) == len(self.scores) == players or not 0 <= self.to_move < players:
            raise ValueError(f"The position is not one of {players} players.")
        if not 0 <= self.scoreless < SCORELESS_TURNS or min(self.scores) < 0:
            raise ValueError("The points or the scoreless turns are impossible.")
        if not set(self.board.tiles.upper()) <= {*LETTERS, NO_TILE}:
            raise ValueError("The board has characters that are not tiles.")
        on_racks = "".join(self.racks)
        if Counter(rack_tiles(self.board.tiles) + on_racks) - Counter(distribution.tiles):
            raise ValueError("The position has tiles that the game does not have.")
        sizes = set(map(len, self.racks))
        if 0 in sizes or max(sizes) > RACK_SIZE or on_racks != "".join(map(in_order, self.racks)):
            raise ValueError("A rack is empty, too large or out of order.")
        if self.left(distribution) and sizes != {RACK_SIZE}:
            raise ValueError("A rack is not full although there are tiles in the bag.")

    def to_json(self) -> dict[str, Any]:
        """Return the start as a JSON object."""
        return {
            "board": list(self.board.rows),
            "racks": list(self.racks),
            "scores": list(self.scores),
            "to_move": self.to_move,
            "scoreless": self.scoreless,
        }

    @classmethod
    def from_json(cls, fields: Fields) -> "Start":
        """Return the start that `to_json` wrote; it is not checked yet.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: there are not 225 squares.
        """
        return cls(
            board=Board("".join(fields.texts("board"))),
            racks=fields.texts("racks"),
            scores=fields.integers("scores"),
            to_move=fields.integer("to_move"),
            scoreless=fields.integer("scoreless"),
        )
