"""Bots that simulate.

Such a bot takes the best moves by score and leave, plays on from each of them with tiles that it
might draw and that its opponent might have, and makes the one that wins most often.

Where simulation tells nothing, it plays as a static bot: once the bag is empty, when the opponent's
tiles are known, and in games of more than two. It also challenges as one.
"""

import random
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.known_position import PLAYERS, KnownPosition
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.static_bot import StaticBot
from wordarcade.support.progress import Report


class SimulatingBot:
    """Plays Scrabble by simulation.

    With a budget of iterations alone the same game is always gone on with in the same way. It is
    for one thread at a time.

    Args:
        static: what it does where nothing is simulated.
        adviser: knows the candidates.
        simulator: compares them.
        candidates: how many, at most.
        budget: how long it simulates for a move.
    """

    def __init__(
        self,
        static: StaticBot,
        adviser: Adviser,
        simulator: Simulator,
        candidates: int,
        budget: Budget,
    ) -> None:
        self._static: Final = static
        self._adviser: Final = adviser
        self._simulator: Final = simulator
        self._candidates: Final = candidates
        self._budget: Final = budget

    def choose(self, game: ScrabbleGame, report: Report = lambda _: None) -> Move:
        """Return what the player to move does, if it is this bot.

        Args:
            game: one that is not over.
            report: told the share of thinking that is done, from 0 to 1, though it may come to a
                decision before; what it raises stops it.
        """
        report(0)
        if reply := self._static.reply(game):
            return reply
        if not len(game.position.bag) or len(game.config.players) != PLAYERS:
            return self._static.choose(game, report)
        candidates = self._adviser.candidates(game, self._candidates, lambda _: report(0))
        if len(candidates) < 2:
            return move_of(candidates[0] if candidates else None)
        seed = random.Random(f"{game.config.seed} {len(game.moves)} simulation").getrandbits(64)
        position = KnownPosition.of_game(game)
        best, *_ = self._simulator.simulate(
            position, candidates, self._budget, seed=seed, report=report
        )
        return move_of(best.turn)
