"""Gain of inferring what the opponent has kept from its last play, with the words of arcade.

    python -m benchmarks.scrabble_inference [--games N] [--seed N] [--margins POINTS ...]
    python -m benchmarks.scrabble_inference --match [--games N] [--seed N]

The positions are turns of games between experts, each after a play of some but not all tiles. In
each, the same candidates are simulated with as many iterations again and again: the opponent may
have anything, or what its last play allows with some margin, in points, from the best. Where the
moves chosen differ, they are played out against exactly the racks with which an expert makes that
play, drawn anew; if they are so rare that none is drawn, against the one that it has. Gains are
means of all positions so far, with intervals of 95 %.

With `--match`, a champion that infers plays one that does not. Half of the games are from each
seat, with the same tiles, and the interval counts pairs. All processors work.
"""

import argparse
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from benchmarks.scrabble_kernels import LAYOUT, TILE_DISTRIBUTION
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.bulk.crew import results
from wordarcade.players.bulk.crews import crew_of
from wordarcade.players.scrabble.adviser import Adviser, move_of
from wordarcade.players.scrabble.candidates import RatedMove
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.last_play import LastPlay, last_play
from wordarcade.players.scrabble.leaves import MILLI, leaves_for
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.match import Match, play_match
from wordarcade.players.scrabble.opponents import Opponents, Pace
from wordarcade.players.scrabble.simulation import Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations

PLAYERS = (Player("One"), Player("Other"))
LATE = 9
"""With so many tiles in the bag or fewer, the champion compares more candidates."""

CANDIDATES, LATE_CANDIDATES = 15, 40
EVERY = 3
"""One of so many turns is simulated."""

SHOWN = 25
"""Games from one line to the next; fewer games of the same seed are the first of these."""

ROLLOUTS = 1_000
"""Of each of two moves that are compared."""

WIDTH = 1.96
"""Standard errors from the middle of an interval of 95 % to its ends."""


class Finding(NamedTuple):
    """What came of inference in a position.

    Attributes:
        share: the leaves that the play allows, of those drawn.
        differs: whether another move is chosen.
        chance: by how much that one wins more, in shares of a win.
        points: by how much it gains more.
        seconds: of one processor, for inferring.
    """

    share: float
    differs: bool
    chance: float
    points: float
    seconds: float


class Trial:
    """Chooses moves with and without inference, and compares them."""

    def __init__(
        self, lexicon: Lexicon, gaddag: Gaddag, iterations: int, margins: Sequence[float]
    ) -> None:
        """Take the words, the iterations for a move, and the margins in points."""
        self._lexicon: Final = lexicon
        self._gaddag: Final = gaddag
        self._leaves: Final = leaves_for(lexicon)
        tables = gaddag, LAYOUT, TILE_DISTRIBUTION, self._leaves
        self._budget: Final = Budget(iterations=iterations)
        self._simulator: Final = Simulator(partial(best_play_finder, *tables), win_table(), 1)
        self._exact: Final = Inference(*tables, margin=0)
        self._inferences: Final = [
            Inference(*tables, margin=round(MILLI * margin)) for margin in margins
        ]

    def findings(self, seed: int) -> list[list[Finding]]:
        """Return what comes of the positions of a game, in each by margin."""
        config = ScrabbleConfig(PLAYERS, LAYOUT, TILE_DISTRIBUTION, seed)
        adviser = Adviser(self._gaddag, config, self._leaves)
        game = ScrabbleGame.begin(config, self._lexicon)
        found = []
        while len(game.position.bag):
            if len(game.moves) % EVERY == seed % EVERY and (play := last_play(game)):
                late = len(game.position.bag) <= LATE
                most = LATE_CANDIDATES if late else CANDIDATES
                candidates = adviser.candidates(game, most)
                if len(candidates) > 1:
                    found.append([*self._compared(game, play, candidates, seed)])
            game = game.apply(move_of(adviser.best(game))).round
        return found

    def _compared(
        self, game: ScrabbleGame, play: LastPlay, candidates: Sequence[RatedMove], seed: int
    ) -> Iterator[Finding]:
        view = View.of(game)
        usual = self._best(view, candidates, (), seed)
        gains: dict[RatedMove, tuple[float, float]] = {usual: (0.0, 0.0)}
        for inference in self._inferences:
            start = time.process_time()
            kept = inference.infer(play, view.unseen, seed=seed).leaves
            seconds = time.process_time() - start
            best = self._best(view, candidates, kept, seed)
            if best not in gains:
                gains[best] = self._gain(game, play, usual, best, seed ^ 1 << 63)
            yield Finding(len(kept) / 1_000, best != usual, *gains[best], seconds)

    def _best(
        self, view: View, candidates: Sequence[RatedMove], kept: Sequence[str], seed: int
    ) -> RatedMove:
        found = self._simulator.simulate(view, candidates, self._budget, seed=seed, kept=kept)
        return found[0].move

    def _gain(
        self, game: ScrabbleGame, play: LastPlay, usual: RatedMove, best: RatedMove, seed: int
    ) -> tuple[float, float]:
        """Return by how much the best wins more than the usual, and gains more points."""
        view = View.of(game)
        kept = self._exact.infer(play, view.unseen, seed=seed).leaves
        if not kept:
            view = replace(view, known=game.position.racks[1 - game.to_move].tiles)
        simulation = self._simulator.begin(
            view, [usual, best], seed=seed, trust=0, keeps=2, kept=kept
        )
        budget = Budget(iterations=2 * ROLLOUTS, deepens=True)
        found = {each.move: each for each in simulation.run(budget)}
        return (
            found[best].win_chance - found[usual].win_chance,
            found[best].mean_equity - found[usual].mean_equity,
        )


def opened() -> tuple[Lexicon, Gaddag]:
    """Return the words of arcade."""
    lexicons = lexicons_of(Locations.of_user())
    lexicon = lexicons.open("arcade")
    return lexicon, lexicons.gaddag(lexicon)


def findings_of(iterations: int, margins: Sequence[float]) -> Callable[[int], list[list[Finding]]]:
    """Return what gives the findings of a game, in a worker."""
    return Trial(*opened(), iterations, margins).findings


def champions(iterations: int) -> Opponents:
    """Return two champions: `inferring` and `usual`."""
    lexicon, gaddag = opened()
    skill = shipped_skills()["champion"]
    assert skill.simulation is not None
    skills = {
        "usual": replace(skill, simulation=replace(skill.simulation, inference=False)),
        "inferring": replace(skill, simulation=replace(skill.simulation, inference=True)),
    }
    return Opponents(
        lexicon,
        gaddag,
        leaves_for(lexicon),
        skills,
        Familiarity.shipped().tier,
        pace=Pace(Budget(iterations=iterations), threads=1),
    )


def interval(figures: Sequence[float]) -> tuple[float, float]:
    """Return the mean, and half the width of its interval of 95 %."""
    return fmean(figures), WIDTH * stdev(figures) / sqrt(len(figures))


def print_gains(options: argparse.Namespace) -> None:
    """Print a line for each margin."""
    rng = random.Random(f"inference {options.seed}")
    seeds = [rng.getrandbits(63) for _ in range(options.games)]
    begin = partial(findings_of, options.iterations, options.margins)
    print(f"{'games':>6}{'positions':>11}{'margin':>8}{'leaves':>9}{'other':>8}", end="")
    print(f"{'seconds':>9}{'of a win':>18}{'points':>15}")
    found: list[list[Finding]] = []
    with crew_of(None) as crew:
        for games, findings in enumerate(results(crew, begin, seeds), start=1):
            found += findings
            if games % SHOWN == 0 or games == options.games:
                print_line(games, found, options.margins)


def print_line(games: int, found: Sequence[Sequence[Finding]], margins: Sequence[float]) -> None:
    """Print what came of so many games, a line for each margin."""
    for margin, figures in zip(margins, zip(*found, strict=True), strict=True):
        chance, about = interval([each.chance for each in figures])
        points, near = interval([each.points for each in figures])
        print(
            f"{games:6}{len(found):11,}{margin:8g}{fmean(each.share for each in figures):9.1%}"
            f"{fmean(each.differs for each in figures):8.1%}"
            f"{fmean(each.seconds for each in figures):9.3f}"
            f"{chance:+10.2%} ± {about:.2%}{points:+9.2f} ± {near:.2f}",
            flush=True,
        )


def print_match(options: argparse.Namespace) -> None:
    """Print what came of a match."""
    players = Player("inferring", "inferring"), Player("usual", "usual")
    match = Match(players, options.games, options.seed, LAYOUT, TILE_DISTRIBUTION)
    opener = partial(champions, options.iterations)
    with crew_of(None) as crew:
        result = play_match(match, opener, crew)
    halves = [((one > other) + (one == other) / 2) for one, other in result.scores]
    pairs = [fmean(pair) for pair in zip(halves[::2], halves[1::2], strict=True)]
    won, about = interval(pairs)
    means = " : ".join(f"{mean:.0f}" for mean in result.mean_scores)
    print(f"{options.games:,} games: won {won:.1%} ± {about:.1%}, {means}")


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="an even number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=3_000, help="for a move")
    parser.add_argument("--margins", type=float, nargs="+", default=[3.0])
    parser.add_argument("--match", action="store_true")
    options = parser.parse_args()
    opened()  # builds what all processes then map
    if options.match:
        print_match(options)
    else:
        print_gains(options)


if __name__ == "__main__":
    main()
