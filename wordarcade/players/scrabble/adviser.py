"""What to do in a position, by static evaluation: no move is looked ahead."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.tile_set import RACK_SIZE
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.exchanges import RatedExchange, best_exchange
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.players.scrabble.play import Play
from wordarcade.progress import Report

Turn = Play | RatedExchange
"""What can be done that is better than nothing."""


class Adviser:
    """Knows all plays of the player to move, and what they are worth.

    It looks at nothing that this player could not know: once the bag is empty, the tiles of the
    others are those that are not seen anywhere else. It is for one thread at a time.

    Args:
        gaddag: of the lexicon.
        config: says what board and tiles the games have.
        leaves: what tiles kept are worth.
        heed: how much they count beside the score, from 0 to 1.
    """

    def __init__(
        self, gaddag: Gaddag, config: ScrabbleConfig, leaves: Leaves, heed: float = 1
    ) -> None:
        self._generator: Final = Generator(
            gaddag, config.layout, config.tile_set, leaves.weighted(heed)
        )
        self._leaves: Final = leaves
        self._heed: Final = heed

    def plays(self, game: ScrabbleGame, report: Report = lambda _: None) -> Sequence[Play]:
        """Return all plays of the player to move, best equity first.

        Args:
            game: one that is not over.
            report: told the share that is done, from 0 to 1; what it raises stops the search.
        """
        return self._generator.plays(
            game.board,
            game.position.rack.tiles,
            bag_size=len(game.position.bag),
            opponents_points=_opponents_points(game),
            report=report,
        )

    def exchange(self, game: ScrabbleGame) -> RatedExchange | None:
        """Return the best exchange, or None if the bag holds too little for one."""
        if len(game.position.bag) < RACK_SIZE:
            return None
        best = best_exchange(game.position.rack.tiles, self._leaves)
        return replace(best, equity=round(best.equity * self._heed))

    def best(self, game: ScrabbleGame) -> Turn | None:
        """Return the best that the player to move can do; None if there is only passing."""
        play = self._generator.best(
            game.board,
            game.position.rack.tiles,
            bag_size=len(game.position.bag),
            opponents_points=_opponents_points(game),
        )
        return better(play, self.exchange(game))

    def equity(self, game: ScrabbleGame, move: Place | Exchange | Pass) -> int:
        """Return what a move that the rules allow is worth, its words valid or not."""
        rack = game.position.rack
        match move:
            case Place():
                found = (play.equity for play in self.plays(game) if play.place == move)
                score = form(game.board, move, game.config.layout, game.config.tile_set).score
                kept = rack.without(rack_tiles(move.tiles)).tiles
                return next(found, score * MILLI + self._value(game, kept))
            case Exchange(tiles):
                return self._value(game, rack.without(tiles).tiles)
            case Pass():
                return self._value(game, rack.tiles)

    def _value(self, game: ScrabbleGame, kept: str) -> int:
        """Return what tiles that are kept add to a score; as `Generator` has it for its plays."""
        if len(game.position.bag):
            return round(self._leaves.value(kept) * self._heed)
        if not kept:
            return 2 * MILLI * _opponents_points(game)
        return -MILLI * (10 + 2 * game.config.tile_set.value_of(kept))


def better(play: Play | None, exchange: RatedExchange | None) -> Turn | None:
    """Return what has the higher equity, the play if both have the same."""
    if play is None or (exchange is not None and exchange.equity > play.equity):
        return exchange
    return play


def move_of(turn: Turn | None) -> Place | Exchange | Pass:
    """Return the move of a turn; passing, if there is none."""
    if turn is None:
        return Pass()
    return turn.place if isinstance(turn, Play) else turn.move


def _opponents_points(game: ScrabbleGame) -> int:
    """Return half of what going out brings the player to move against the mean of the others.

    They lose among them what they hold, and the player gains it: of two, twice the tiles that are
    not seen, as the search counts it; of more, each of the others loses only a part.
    """
    points = game.config.tile_set.value_of(game.unseen(game.to_move))
    players = len(game.active)
    return points * players // (2 * (players - 1))
