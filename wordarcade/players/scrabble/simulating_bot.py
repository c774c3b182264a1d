"""Bots that simulate.

Such a bot takes the best moves by score and leave, plays on from each of them with tiles that it
might draw and that its opponent might have, and makes the one that wins most often. If its level
says so, it infers from the opponent's last play what tiles these may be. Once the bag is empty, so
that they are known, it looks for the best line instead. With a clock, it thinks for a small part of
what is left at most.

It challenges as a static bot does, and plays as one where more than two play: nobody seats it there
any more, but saved games may have it.
"""

import random
import time
from dataclasses import replace
from typing import Final

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Move
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.last_moves import LastMoves
from wordarcade.players.scrabble.last_play import last_play
from wordarcade.players.scrabble.simulation import PLAYERS, Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.static_bot import StaticBot
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report

_LATE: Final = 9
"""The most tiles in the bag with which many more candidates are compared: what is best near the end
is often far down by score and leave."""

_LATE_CANDIDATES: Final = 40

_TURNS: Final = 20
"""With a clock, a move takes no more than this part of the time left: few games have more turns."""

_LEAST: Final = 0.01
"""Seconds that a move may take even when no time is left."""


class SimulatingBot:
    """Plays Scrabble by simulation.

    With a budget of iterations alone the same game is always gone on with in the same way. It is
    for one thread at a time.

    Args:
        static: what it does where nothing is simulated.
        last_moves: what it does once the bag is empty.
        adviser: knows the candidates.
        simulator: compares them.
        candidates: how many, at most, until the end is near.
        budget: how long it simulates for a move.
        inference: infers what the opponent has kept; None if it may have anything.
    """

    def __init__(
        self,
        static: StaticBot,
        last_moves: LastMoves,
        adviser: Adviser,
        simulator: Simulator,
        *,
        candidates: int,
        budget: Budget,
        inference: Inference | None = None,
    ) -> None:
        self._static: Final = static
        self._last_moves: Final = last_moves
        self._adviser: Final = adviser
        self._simulator: Final = simulator
        self._candidates: Final = candidates
        self._budget: Final = budget
        self._inference: Final = inference

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
        if len(game.config.players) != PLAYERS:
            return self._static.choose(game, report)
        budget = self._budget_of(game)
        if not len(game.position.bag):
            return self._last_moves.choose(game, report, seconds=budget.seconds)
        late = len(game.position.bag) <= _LATE
        most = max(self._candidates, _LATE_CANDIDATES) if late else self._candidates
        candidates = self._adviser.candidates(game, most, lambda _: report(0))
        if len(candidates) < 2:
            return move_of(candidates[0] if candidates else None)
        seed = random.Random(f"{game.config.seed} {len(game.moves)} simulation").getrandbits(64)
        began = time.monotonic()
        kept = self._kept(game, seed, lambda _: report(0))
        if kept and budget.seconds is not None:
            left = budget.seconds - (time.monotonic() - began)
            budget = replace(budget, seconds=max(left, _LEAST))
        best, *_ = self._simulator.simulate(
            View.of(game), candidates, budget, seed=seed, report=report, kept=kept
        )
        return move_of(best.move)

    def _kept(self, game: ScrabbleGame, seed: int, report: Report) -> tuple[str, ...]:
        """Return what the opponent may have kept; nothing if that is not inferred."""
        if self._inference is None or (play := last_play(game)) is None:
            return ()
        unseen = game.unseen(game.to_move)
        return self._inference.infer(play, unseen, seed=seed, report=report).leaves

    def _budget_of(self, game: ScrabbleGame) -> Budget:
        """Return the budget for a move, cut down to what the clock allows."""
        seconds, left = self._budget.seconds, game.remaining_ms(game.to_move, 0)
        if seconds is None or left is None:
            return self._budget
        return replace(self._budget, seconds=min(seconds, max(left / 1000 / _TURNS, _LEAST)))
