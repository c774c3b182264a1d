"""Gain of each part of the champion, in positions of games between experts, words of arcade.

    python -m benchmarks.scrabble_gains [--games N] [--seed N] [--parts PART ...]

Of each game there is a position with ten tiles in the bag or more, the first with nine or fewer,
and the first with none. What a part chooses is compared with the best move by score and leave: as
long as the bag has tiles, by another simulation, with tiles of its own; with an empty bag, by
playing the game to its end against an expert. Gains are means of all positions, those where both
choose the same included, with intervals of 95 %. All processors work.
"""

import argparse
import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from benchmarks.scrabble_inference import (
    CANDIDATES,
    LATE,
    LATE_CANDIDATES,
    PLAYERS,
    interval,
    opened,
)
from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.bulk.crew import results
from wordarcade.players.bulk.crews import crew_of
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.candidates import RatedMove
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.last_moves import LastMoves
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table

EARLY: Final = {"3,000 iterations": 3_000, "10,000 iterations": 10_000}
"""Simulations with ten tiles in the bag or more, of the usual number of candidates."""

LATER: Final = {"late, 15 candidates": CANDIDATES, "late, 40 candidates": LATE_CANDIDATES}
"""The numbers of candidates with nine tiles or fewer, for 3,000 iterations."""

LAST: Final = "empty bag"

ROLLOUTS: Final = 2_000
"""Of each of two moves that are compared."""


class Gain(NamedTuple):
    """What a part gains in a position.

    Attributes:
        part: its name.
        chance: by how much its move wins more, in shares of a win.
        points: by how many points it gains more.
    """

    part: str
    chance: float
    points: float


class Trial:
    """Compares the parts of the champion with an expert."""

    def __init__(self, lexicon: Lexicon, gaddag: Gaddag, parts: Sequence[str]) -> None:
        """Take the words, and the parts to be compared."""
        self._lexicon: Final = lexicon
        self._gaddag: Final = gaddag
        self._parts: Final = parts
        self._leaves: Final = leaves_for(lexicon)
        search = partial(best_play_finder, gaddag, LAYOUT, TILE_DISTRIBUTION, self._leaves)
        self._simulator: Final = Simulator(search, win_table(), 1)

    def gains(self, seed: int) -> list[Gain]:
        """Return what the parts gain in the positions of a game."""
        config = ScrabbleConfig(PLAYERS, LAYOUT, TILE_DISTRIBUTION, seed)
        adviser = Adviser(self._gaddag, config, self._leaves)
        game = ScrabbleGame.begin(config, self._lexicon)
        early = random.Random(seed).randrange(14)
        late, gains = True, list[Gain]()
        while game.phase is not Phase.OVER and len(game.position.bag):
            if len(game.moves) == early and len(game.position.bag) > LATE:
                most = dict.fromkeys(EARLY, CANDIDATES)
                gains += self._simulated(game, adviser, EARLY, most, seed)
            if late and len(game.position.bag) <= LATE:
                late = False
                gains += self._simulated(game, adviser, dict.fromkeys(LATER, 3_000), LATER, seed)
            game = game.apply(move_of(adviser.best(game))).round
        if LAST in self._parts and game.phase is not Phase.OVER:
            gains.append(self._solved(game, adviser))
        return gains

    def _simulated(
        self,
        game: ScrabbleGame,
        adviser: Adviser,
        iterations: dict[str, int],
        most: dict[str, int],
        seed: int,
    ) -> list[Gain]:
        """Return what simulations gain, by part: their iterations and candidates."""
        view, found = View.of(game), dict[RatedMove, tuple[float, float]]()
        gains = []
        for part, number in iterations.items():
            candidates = adviser.candidates(game, most[part])
            if part not in self._parts or not candidates:
                continue
            usual, budget = candidates[0], Budget(iterations=number)
            best = self._simulator.simulate(view, candidates, budget, seed=seed)[0].move
            if best not in found:
                found[best] = self._compared(view, usual, best, seed)
            gains.append(Gain(part, *found[best]))
        return gains

    def _compared(
        self, view: View, usual: RatedMove, best: RatedMove, seed: int
    ) -> tuple[float, float]:
        if best == usual:
            return 0.0, 0.0
        simulation = self._simulator.begin(
            view, [usual, best], seed=seed ^ 1 << 63, trust=0, keeps=2
        )
        budget = Budget(iterations=2 * ROLLOUTS, deepens=True)
        after = {each.move: each for each in simulation.run(budget)}
        return (
            after[best].win_chance - after[usual].win_chance,
            after[best].mean_equity - after[usual].mean_equity,
        )

    def _solved(self, game: ScrabbleGame, adviser: Adviser) -> Gain:
        """Return what the best line gains in a position with an empty bag."""
        solver, player = LastMoves(self._gaddag, game.config), game.to_move
        spreads = []
        for solves in (False, True):
            state = game
            while state.phase is not Phase.OVER:
                mine = solves and state.to_move == player
                move = solver.choose(state) if mine else move_of(adviser.best(state))
                state = state.apply(move).round
            scores = state.position.scores
            spreads.append(scores[player] - scores[1 - player])
        usual, best = spreads
        wins = (((spread > 0) - (spread < 0)) / 2 for spread in (best, usual))
        return Gain(LAST, next(wins) - next(wins), best - usual)


def gains_of(parts: Sequence[str]) -> Callable[[int], list[Gain]]:
    """Return what gives the gains in a game, in a worker."""
    return Trial(*opened(), parts).gains


def main() -> None:
    """Print a line for each part."""
    names = [*EARLY, *LATER, LAST]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--parts", nargs="+", choices=names, default=names, metavar="PART")
    options = parser.parse_args()
    opened()  # builds what all processes then map
    seeds = range(options.seed, options.seed + options.games)
    with crew_of(None) as crew:
        played = results(crew, partial(gains_of, options.parts), seeds)
        gains = [gain for game in played for gain in game]
    print(f"{'':22}{'positions':>10}{'of a win':>18}{'points':>15}")
    for part in options.parts:
        mine = [gain for gain in gains if gain.part == part]
        chance, about = interval([gain.chance for gain in mine])
        points, near = interval([gain.points for gain in mine])
        print(f"{part:22}{len(mine):>10}{chance:+10.2%} ± {about:.2%}{points:+9.2f} ± {near:.2f}")


if __name__ == "__main__":
    main()
