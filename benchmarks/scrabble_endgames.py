"""Speed of the endgame search, in endings of games between static players.

Run: python -m benchmarks.scrabble_endgames [--endings N] [--pre-endgames N] [--seed N]
[--seconds N] [--lexicon NAME] [--threads N]. An ending is the first position of a game in which the
bag is empty; a pre-endgame, the first with one tile in it. Times are wall time of the whole
solution, from board and racks to the best line, so nothing else should run. What is not exact after
`--seconds` counts as not solved.
"""

import argparse
import math
import time
from collections.abc import Iterator, Sequence

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION, shipped
from wordarcade import kernels
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.endgame import EndgameSolver
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.last_tiles import Endgame, PreEndgame
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.pre_endgame import PreEndgameSolver

PLAYERS = (Player("One"), Player("Other"))


def positions(lexicon: Lexicon, gaddag: Gaddag, first: int, in_bag: int) -> Iterator[ScrabbleGame]:
    """Yield the first position of each game with so many tiles in the bag, if there is one."""
    seed = first
    while True:
        config = ScrabbleConfig(PLAYERS, LAYOUT, TILE_DISTRIBUTION, seed)
        adviser = Adviser(gaddag, config, leaves_for(lexicon))
        game = ScrabbleGame.begin(config, lexicon)
        while game.phase is not Phase.OVER and len(game.position.bag) > in_bag:
            game = game.apply(move_of(adviser.best(game))).round
        if game.phase is not Phase.OVER and len(game.position.bag) == in_bag:
            yield game
        seed += 1


def print_times(name: str, times: Sequence[float], solved: int) -> None:
    """Print the figures of a sort of positions."""
    ordered = sorted(times)
    median, late = (ordered[math.ceil(share * len(ordered)) - 1] for share in (0.5, 0.95))
    quick = sum(seconds <= 1 for seconds in times) / len(times)
    print(
        f"{name:14}{len(times):6}{solved:8}{median:9.2f}{late:9.2f}{ordered[-1]:9.2f}{quick:9.1%}",
        flush=True,
    )


def main() -> None:
    """Print seconds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--endings", type=int, default=200)
    parser.add_argument("--lexicon", default="enable", help="the name of a shipped list")
    parser.add_argument("--pre-endgames", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    parser.add_argument("--seconds", type=float, default=30, help="for each position")
    parser.add_argument(
        "--threads", type=int, default=kernels.threads(), help="that work on each; all by default"
    )
    options = parser.parse_args()

    with shipped(options.lexicon) as (lexicon, gaddag):
        solver = EndgameSolver(gaddag, LAYOUT, TILE_DISTRIBUTION, threads=options.threads)
        print(
            f"{'':14}{'all':>6}{'solved':>8}{'median':>9}{'95 %':>9}{'worst':>9}{'<= 1 s':>9}",
            flush=True,
        )
        times, solved = [], 0
        endings = positions(lexicon, gaddag, options.seed, 0)
        for _ in range(options.endings):
            position = next(endings).position
            racks = position.rack.tiles, position.racks[1 - position.to_move].tiles
            endgame = Endgame(position.board, racks, position.scoreless)
            start = time.perf_counter()
            solved += solver.solve(endgame, seconds=options.seconds).exact
            times.append(time.perf_counter() - start)
        if times:
            print_times("endgames", times, solved)

        generator = Generator(gaddag, LAYOUT, TILE_DISTRIBUTION, leaves_for(lexicon))
        comparing = PreEndgameSolver(generator, solver, TILE_DISTRIBUTION)
        times, solved = [], 0
        earlier = positions(lexicon, gaddag, options.seed, 1)
        for _ in range(options.pre_endgames):
            game = next(earlier)
            position, mover = game.position, game.to_move
            spread = position.scores[mover] - position.scores[1 - mover]
            unknown = in_order(game.unseen(mover))
            start = time.perf_counter()
            candidates = comparing.solve(
                PreEndgame(position.board, position.rack.tiles, "", unknown, 1, spread),
                seconds=options.seconds,
            )
            times.append(time.perf_counter() - start)
            solved += candidates[0].exact and all(one.exact or one.dropped for one in candidates)
        if times:
            print_times("pre-endgames", times, solved)


if __name__ == "__main__":
    main()
