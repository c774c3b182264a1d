"""Static evaluation of positions: the best move by score and leave, without look-ahead."""

from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.formation import form
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.exchanges import RatedExchange, best_exchange, rated_exchanges
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.support.progress import Report

Turn = Play | RatedExchange
"""A move that is better than passing."""


class Adviser:
    """Evaluates all moves of the player to move by equity.

    It uses only what this player can know: once the bag is empty, the tiles of the others are
    the unseen tiles. It serves one thread at a time.

    Args:
        gaddag: of the lexicon.
        config: the board layout and the letter distribution of the games.
        leaves: the leave values.
        leave_weight: the weight of leaves beside the score, from 0 to 1.
    """

    def __init__(
        self, gaddag: Gaddag, config: ScrabbleConfig, leaves: Leaves, leave_weight: float = 1
    ) -> None:
        self._generator: Final = Generator(
            gaddag, config.layout, config.distribution, leaves.weighted(leave_weight)
        )
        self._leaves: Final = leaves
        self._leave_weight: Final = leave_weight

    def plays(self, game: ScrabbleGame, report: Report = lambda _: None) -> PlayList:
        """Return all plays of the player to move, best equity first.

        Args:
            game: one that is not over.
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search.
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
        return self._weighted(best_exchange(game.position.rack.tiles, self._leaves))

    def candidates(
        self, game: ScrabbleGame, most: int, report: Report = lambda _: None
    ) -> list[Turn]:
        """Return the best plays and exchanges, best equity first.

        Args:
            game: one that is not over.
            most: how many, at most.
            report: as for `plays`.
        """
        turns: list[Turn] = [*self.plays(game, report)[:most]]
        if len(game.position.bag) >= RACK_SIZE:
            exchanges = rated_exchanges(game.position.rack.tiles, self._leaves)[:most]
            turns += (self._weighted(exchange) for exchange in exchanges)
        return sorted(turns, key=lambda turn: -turn.equity)[:most]

    def best(self, game: ScrabbleGame) -> Turn | None:
        """Return the best play or exchange; None if the player can only pass."""
        play = self._generator.best(
            game.board,
            game.position.rack.tiles,
            bag_size=len(game.position.bag),
            opponents_points=_opponents_points(game),
        )
        return better(play, self.exchange(game))

    def equity(self, game: ScrabbleGame, move: Place | Exchange | Pass) -> int:
        """Return the equity of a legal move, phonies included."""
        rack = game.position.rack
        match move:
            case Place():
                plays = self.plays(game)
                if (number := plays.number_of(move)) is not None:
                    return plays[number].equity
                score = form(game.board, move, game.config.layout, game.config.distribution).score
                kept = rack.without(rack_tiles(move.tiles)).tiles
                return score * MILLI + self._value(game, kept)
            case Exchange(tiles):
                return self._value(game, rack.without(tiles).tiles)
            case Pass():
                return self._value(game, rack.tiles)

    def _weighted(self, exchange: RatedExchange) -> RatedExchange:
        return replace(exchange, equity=round(exchange.equity * self._leave_weight))

    def _value(self, game: ScrabbleGame, kept: str) -> int:
        """Return the value of the tiles kept, by the same formula as in `Generator`."""
        if len(game.position.bag):
            return round(self._leaves.value(kept) * self._leave_weight)
        if not kept:
            return 2 * MILLI * _opponents_points(game)
        return -MILLI * (10 + 2 * game.config.distribution.value_of(kept))


def better(play: Play | None, exchange: RatedExchange | None) -> Turn | None:
    """Return the one of higher equity, the play in a tie."""
    if play is None or (exchange is not None and exchange.equity > play.equity):
        return exchange
    return play


def move_of(turn: Turn | None) -> Place | Exchange | Pass:
    """Return the move of a turn; a pass if there is none."""
    if turn is None:
        return Pass()
    return turn.place if isinstance(turn, Play) else turn.move


def _opponents_points(game: ScrabbleGame) -> int:
    """Return half the spread over the mean of the others that going out gains.

    The player gains what the others lose together: of two players the spread is twice the unseen
    tiles, as move generation counts it; of more, each of the others loses only a part.
    """
    points = game.config.distribution.value_of(game.unseen(game.to_move))
    players = len(game.active)
    return points * players // (2 * (players - 1))
