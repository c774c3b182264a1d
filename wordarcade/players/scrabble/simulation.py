"""Simulation: candidate moves compared by playing on from them with tiles drawn at random."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from wordarcade import kernels
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.kernels.scrabble_best import BestPlayFinder
from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.kernels.scrabble_simulation import POINT, Candidate, Rollouts, Start
from wordarcade.kernels.scrabble_turns import StaticTurns
from wordarcade.players.scrabble.candidates import RatedMove
from wordarcade.players.scrabble.exchanges import RatedExchange
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.simulation_rounds import Budget, simulated_rounds
from wordarcade.players.scrabble.tally import Tally
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import FARTHEST, MILLION, WinTable
from wordarcade.support.progress import Report, to_nobody

PLAYERS: Final = 2
"""Simulation knows games of two players only."""

TRUST: Final = 0.75
"""Iterations that static equity counts as, for each tile in the bag.

Measured: the chances that static equity gives to two candidates differ from those of simulation by
about the standard error of so many iterations, 1.4% with 80 tiles in the bag and 8% with ten.
"""


@dataclass(frozen=True, slots=True)
class SimulatedMove:
    """A candidate, and what its rollouts came to.

    Attributes:
        move: the move.
        iterations: how often it was played out.
        mean_equity: the mean gain in spread over the next moves, leaves included, in points.
        standard_error: of the mean equity.
        win_chance: the mean chance to win, from 0 to 1.
        live: whether it may still be the best; if not, it is worse with a confidence of 99%.
        behind: by how much less it wins than the first, in shares of a win: the mean over the
            iterations that both were part of. What is settled by points only hardly shows.
        behind_error: the standard error of that; with the same tiles for both it is less than
            their own errors suggest.
    """

    move: RatedMove
    iterations: int
    mean_equity: float
    standard_error: float
    win_chance: float
    live: bool = True
    behind: float = 0.0
    behind_error: float = 0.0


Watch = Callable[[Sequence[SimulatedMove]], None]
"""Shown the candidates now and then, best first."""


class Simulator:
    """Simulates positions with one lexicon, layout, letter distribution and table of leaves.

    Both sides play as the static player does. Threads that share a simulator wait for each other.

    Args:
        search: makes what finds best plays, one for each thread; see `best_play_finder`.
        chances: the chances to win.
        threads: how many work at a time; None for one on each processor.
    """

    def __init__(
        self, search: Callable[[], BestPlayFinder], chances: WinTable, threads: int | None = None
    ) -> None:
        flat = chances.flat
        self._chances: Final = chances
        self._parts: Final = [
            Rollouts(StaticTurns(search()), flat, FARTHEST)
            for _ in range(threads or kernels.threads())
        ]
        self._lock: Final = threading.Lock()

    def simulate(
        self,
        view: View,
        candidates: Sequence[RatedMove],
        budget: Budget,
        *,
        seed: int = 0,
        report: Report = to_nobody,
        watch: Watch = lambda _: None,
        trust: float = TRUST,
        kept: Sequence[str] = (),
    ) -> list[SimulatedMove]:
        """Return the candidates with what their rollouts came to, best first.

        They are ranked by the chance to win; the mean equity settles what hardly differs, and
        static equity has a part in it while there are few iterations. What turned out to be worse
        with a confidence of 99% is not played out any further, and comes last.

        Args:
            view: what the player to move knows, in a game of two.
            candidates: legal moves of this player, one at least.
            budget: how long to simulate.
            seed: of the tiles drawn, 0 to 2⁶⁴ - 1.
            report: told the share of the budget that is used, from 0 to 1; what it raises stops
                the simulation.
            watch: shown the result so far after each round of iterations.
            trust: iterations that static equity counts as, for each tile in the bag, 0 or more;
                with 0 nothing counts but the rollouts that are shown.
            kept: what the opponent may have kept, as `Inference` infers it; if there is nothing,
                it may hold any of the unseen tiles.

        Raises:
            ValueError: there is no candidate, or more than two play.
        """
        with self._lock:
            simulation = self.begin(view, candidates, seed=seed, trust=trust, kept=kept)
            return simulation.run(budget, report, watch)

    def begin(
        self,
        view: View,
        candidates: Sequence[RatedMove],
        *,
        seed: int = 0,
        trust: float = TRUST,
        fewest: int = 0,
        keeps: int = 1,
        kept: Sequence[str] = (),
    ) -> Simulation:
        """Return a simulation that can be resumed, as long as no other one is begun.

        The other arguments, and the errors, are those of `simulate`.

        Args:
            view: the position.
            candidates: the moves.
            seed: of the tiles drawn.
            trust: iterations that static equity counts as, for each tile in the bag.
            fewest: iterations of a candidate before it may be dropped, 0 or more.
            keeps: candidates that are played out to the end, even if they are surely worse.
            kept: what the opponent may have kept.
        """
        if not candidates:
            raise ValueError("There is nothing to simulate.")
        if view.players != PLAYERS:
            raise ValueError("Only two-player games can be simulated.")
        start = start_of(view, kept)
        moves = [candidate_of(view, move) for move in candidates]
        for part in self._parts:
            part.begin(start, moves, Draws(seed))
        priors = [static_worth(view, move, self._chances) for move in candidates]
        tally = Tally(priors, round(trust * view.bag_size), fewest, keeps)
        return Simulation(self._parts, tally, candidates)


class Simulation:
    """Candidates of one position that are played out, now and later.

    Args:
        parts: play candidates out, one for each thread; they have been given the position.
        tally: what has been played out.
        candidates: the legal moves.
    """

    def __init__(
        self, parts: Sequence[Rollouts], tally: Tally, candidates: Sequence[RatedMove]
    ) -> None:
        self._parts: Final = parts
        self._tally: Final = tally
        self._candidates: Final = candidates
        self._lock: Final = threading.Lock()

    def run(
        self, budget: Budget, report: Report = to_nobody, watch: Watch = lambda _: None
    ) -> list[SimulatedMove]:
        """Play out more, and return what all has come to, best first.

        Threads wait for each other: one that is being stopped still adds what it has finished.

        Args:
            budget: how much more.
            report: told the share of the budget that is used, from 0 to 1; what it raises stops
                the simulation, which keeps what it has.
            watch: shown the result so far after each round of iterations.
        """
        with self._lock:
            for _ in simulated_rounds(self._parts, self._tally, budget, report):
                watch(_result(self._tally, self._candidates))
            return _result(self._tally, self._candidates)


def _result(tally: Tally, candidates: Sequence[RatedMove]) -> list[SimulatedMove]:
    live = set(tally.live) - tally.beaten
    ranking = tally.ranking()
    leads = {number: tally.lead(ranking[0], number) for number in ranking}
    return [
        SimulatedMove(
            move=candidates[number],
            iterations=tally.counts[number],
            mean_equity=tally.mean_equity(number),
            standard_error=tally.standard_error(number),
            win_chance=tally.chance(number),
            live=number in live,
            behind=leads[number][0],
            behind_error=leads[number][1],
        )
        for number in ranking
    ]


def start_of(view: View, kept: Sequence[str] = ()) -> Start:
    """Return a position of two as rollouts take it.

    Args:
        view: the position.
        kept: what the opponent may have kept, beside the tiles that are known.
    """
    return Start(
        unseen=Rack.of(view.unseen).without(view.known).tiles.encode("ascii"),
        known=view.known.encode("ascii"),
        opponents=view.others,
        spread=view.spread,
        scoreless=view.scoreless,
        kept=tuple(leave.encode("ascii") for leave in kept),
    )


def candidate_of(view: View, move: RatedMove) -> Candidate:
    """Return a legal move in a position as rollouts take it."""
    if isinstance(move, Play):
        board = view.board.with_tiles(move.place)
        kept = Rack.of(view.rack).without(rack_tiles(move.place.tiles))
        return Candidate(board.tiles.encode("ascii"), kept.tiles.encode("ascii"), b"", move.score)
    exchanged = move.move.tiles if isinstance(move, RatedExchange) else ""
    return Candidate(
        view.board.tiles.encode("ascii"),
        move.leave.encode("ascii"),
        exchanged.encode("ascii"),
        0,
    )


def static_worth(view: View, move: RatedMove, chances: WinTable) -> int:
    """Return the worth of a candidate by static equity, in millionths of a win."""
    laid = len(rack_tiles(move.place.tiles)) if isinstance(move, Play) else 0
    unseen = len(view.unseen) - min(laid, view.bag_size)
    chance = chances.chance(view.spread + move.equity / MILLI, unseen)
    return round(MILLION * chance) + move.equity // POINT
