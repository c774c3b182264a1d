"""Static evaluation of positions: the best move by score and leave, without look-ahead."""

from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.candidates import RatedMove, Turn, exchanges_in, leading, plays_in
from wordarcade.players.scrabble.exchanges import RatedExchange, best_exchange
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report, to_nobody


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

    def plays(self, game: ScrabbleGame, report: Report = to_nobody) -> PlayList:
        """Return all plays of the player to move, best equity first.

        Args:
            game: one that is not over.
            report: called with the share done, from 0 to 1; an exception it raises stops the
                search.
        """
        return plays_in(View.of(game), self._generator, game.config.distribution, report)

    def exchange(self, game: ScrabbleGame) -> RatedExchange | None:
        """Return the best exchange, or None if the bag holds too little for one."""
        if len(game.position.bag) < RACK_SIZE:
            return None
        return self._weighted(best_exchange(game.position.rack.tiles, self._leaves))

    def candidates(self, game: ScrabbleGame, most: int, report: Report = to_nobody) -> list[Turn]:
        """Return the best plays and exchanges, best equity first.

        Args:
            game: one that is not over.
            most: how many, at most.
            report: as for `plays`.
        """
        plays = self.plays(game, report)
        exchanges = exchanges_in(View.of(game), self._leaves)
        weighted = [self._weighted(exchange) for exchange in exchanges]
        return leading(most, plays.distinct(most), weighted)

    def best(self, game: ScrabbleGame) -> Turn | None:
        """Return the best play or exchange; None if the player can only pass."""
        view = View.of(game)
        play = self._generator.best(
            view.board,
            view.rack,
            bag_size=view.bag_size,
            opponents_points=view.opponents_points(game.config.distribution),
        )
        return better(play, self.exchange(game))

    def _weighted(self, exchange: RatedExchange) -> RatedExchange:
        return replace(exchange, equity=round(exchange.equity * self._leave_weight))


def better(play: Play | None, exchange: RatedExchange | None) -> Turn | None:
    """Return the one of higher equity, the play in a tie."""
    if play is None or (exchange is not None and exchange.equity > play.equity):
        return exchange
    return play


def move_of(rated: RatedMove | None) -> Place | Exchange | Pass:
    """Return a rated move by itself; a pass if there is none."""
    match rated:
        case Play():
            return rated.place
        case RatedExchange():
            return rated.move
    return Pass()
