"""What the player to move in a game of two knows of the position."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles

PLAYERS: Final = 2
"""Simulation knows games of two players only."""


@dataclass(frozen=True, slots=True)
class KnownPosition:
    """A position in a game of two, as the player to move knows it.

    Attributes:
        board: the board.
        rack: the rack of the player to move.
        unseen: the tiles in the bag and on the opponent's rack, but for those in `known`.
        known: tiles that the opponent is known to have.
        opponents: the number of tiles on the opponent's rack, 0 to 7.
        spread: by how many points the player to move is ahead.
        scoreless: the scoreless turns in a row.
    """

    board: Board
    rack: str
    unseen: str
    known: str
    opponents: int
    spread: int
    scoreless: int

    @classmethod
    def of_game(cls, game: ScrabbleGame) -> KnownPosition:
        """Return what the player to move of a game knows.

        Raises:
            ValueError: more than two play.
        """
        if len(game.config.players) != PLAYERS:
            raise ValueError("Only games of two players can be simulated.")
        position = game.position
        player, opponent = position.to_move, 1 - position.to_move
        return cls(
            board=game.board,
            rack=position.rack.tiles,
            unseen=game.unseen(player),
            known="",
            opponents=len(position.racks[opponent]),
            spread=position.scores[player] - position.scores[opponent],
            scoreless=position.scoreless,
        )

    @classmethod
    def of_cgp(cls, position: CgpPosition, distribution: LetterDistribution) -> KnownPosition:
        """Return what a CGP tells the player to move.

        The opponent has seven tiles, or as many as are unseen; those on the rack of the CGP are
        known.

        Raises:
            ValueError: the CGP has more than two players.
        """
        if len(position.racks) > PLAYERS:
            raise ValueError("Only positions of two players can be simulated.")
        rack, known, *_ = (*position.racks, "")
        score, others, *_ = (*position.scores, 0)
        seen = Counter(rack_tiles(position.board.tiles) + rack)
        unseen = in_order("".join((Counter(distribution.counts) - seen).elements()))
        known = Rack.of(unseen).without(Rack.of(unseen).without(known).tiles).tiles
        return cls(
            board=position.board,
            rack=rack,
            unseen=Rack.of(unseen).without(known).tiles,
            known=known,
            opponents=min(RACK_SIZE, len(unseen)),
            spread=score - others,
            scoreless=position.scoreless,
        )

    @property
    def bag_size(self) -> int:
        """The number of tiles in the bag."""
        return len(self.unseen) + len(self.known) - self.opponents
