"""Simulation of positions: what it comes to, and when it ends."""

import threading
import time
from array import array
from collections.abc import Sequence
from dataclasses import replace
from functools import cache, partial

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD
from tests.kernels.test_scrabble_games import LEAVES, LEXICON
from tests.kernels.test_scrabble_simulation import BOARD, GENERATOR, MIDGAME, Case
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.candidates import RatedPass, Turn
from wordarcade.players.scrabble.exchanges import best_exchange
from wordarcade.players.scrabble.generator import best_play_finder
from wordarcade.players.scrabble.simulation import SimulatedMove, Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget, simulated_rounds
from wordarcade.players.scrabble.tally import Tally
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.support.progress import Cancelled

RACK = "AEOSTVW"
POSITION = View(BOARD, RACK, MIDGAME.unseen, bag_size=len(MIDGAME.unseen) - 7, players=2)
PLAYS = GENERATOR.plays(BOARD, RACK, bag_size=20)[1:6]
TURNS: list[Turn] = [*PLAYS, best_exchange(RACK, LEAVES)]


@cache
def simulator(threads: int = 1) -> Simulator:
    """Return what simulates with a handful of words."""
    search = partial(best_play_finder, gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)
    return Simulator(search, win_table(), threads)


def simulated(
    iterations: int, *, threads: int = 1, seed: int = 4, turns: Sequence[Turn] = TURNS
) -> list[SimulatedMove]:
    """Return the candidates after so many iterations."""
    budget = Budget(iterations=iterations)
    return simulator(threads).simulate(POSITION, turns, budget, seed=seed)


def test_iterations_are_repeatable_whatever_the_threads() -> None:
    """Bit by bit, with the rounds cut anywhere; another seed comes to something else."""
    for iterations in (1, 100, 1_000):
        alone = simulated(iterations)
        assert alone == simulated(iterations, threads=2) == simulated(iterations, threads=3)
    assert 100 <= sum(move.iterations for move in simulated(100)) < 100 + len(TURNS)
    assert simulated(100) != simulated(100, seed=5)


def test_figures_are_the_means_of_rollouts() -> None:
    """Each candidate's mean gain is that of playing on from it in plain words."""
    case = Case(RACK, MIDGAME.unseen, 0, 1, best_exchange(RACK, LEAVES).move.tiles)
    plays = GENERATOR.plays(BOARD, RACK, bag_size=1)
    turns = [plays[0], plays[1], TURNS[-1]]
    found = {move.move: move for move in simulated(12, seed=2**63 + 5, turns=turns)}
    for number, turn in enumerate(turns):
        outcomes = [case.outcome(number, each) for each in range(4)]
        assert found[turn].iterations == 4
        assert found[turn].mean_equity == pytest.approx(sum(gain for gain, _ in outcomes) / 4_000)
        chance = sum(chance for _, chance in outcomes) / 4e6
        assert found[turn].win_chance == pytest.approx(chance, abs=1e-4)


def test_what_is_surely_worse_is_dropped() -> None:
    """It is played out less often than the best, and the simulation ends when one is left."""
    found = simulated(100_000)
    assert sum(move.iterations for move in found) < 100_000
    assert found[0].iterations == max(move.iterations for move in found)
    assert found[-1].iterations < found[0].iterations
    assert found[0].win_chance == max(move.win_chance for move in found)


def test_a_single_candidate_is_played_out_all_the_same() -> None:
    """Its figures are asked for, even if there is no choice."""
    (move,) = simulated(70, turns=TURNS[:1])
    assert move.iterations == 70


def test_time_ends_a_simulation() -> None:
    """However short it is, two iterations of each candidate are made."""
    found = simulator().simulate(POSITION, TURNS, Budget(seconds=1e-9))
    assert [move.iterations for move in found] == [2] * len(TURNS)


def test_the_result_so_far_is_shown() -> None:
    """After each round, best first; the share of the budget grows meanwhile."""
    shown: list[Sequence[SimulatedMove]] = []
    shares: list[float] = []
    found = simulator(2).simulate(
        POSITION, TURNS, Budget(iterations=500), report=shares.append, watch=shown.append
    )
    assert len(shown) > 1
    assert shown[-1] == found
    assert shares == sorted(shares)
    assert all(0 <= share <= 1 for share in shares)


def test_it_can_be_stopped() -> None:
    """What a report raises ends it at once, with all its threads; the next one is as ever."""

    def stop(share: float) -> None:
        if share:
            raise Cancelled

    before = threading.active_count()
    with pytest.raises(Cancelled):
        simulator(2).simulate(POSITION, TURNS, Budget(iterations=10**9), report=stop)
    assert threading.active_count() == before
    assert simulated(100, threads=2) == simulated(100)


def test_the_last_tiles_are_simulated_to_the_end() -> None:
    """With an empty bag all is known: every iteration is the same."""
    position = View(BOARD, "ESTVVWW", "AEIIOTU", bag_size=0, players=2, spread=3)
    turns = GENERATOR.plays(BOARD, position.rack, bag_size=0, opponents_points=9)[:2]
    for move in simulator().simulate(position, turns, Budget(iterations=20)):
        assert move.standard_error == 0
        assert move.win_chance in {0, 0.5, 1}


def test_nothing_cannot_be_simulated() -> None:
    """There must be a candidate, and no more than one opponent."""
    with pytest.raises(ValueError, match="nothing"):
        simulated(10, turns=[])
    with pytest.raises(ValueError, match="two-player games"):
        simulator().simulate(replace(POSITION, players=3), TURNS, Budget(iterations=10))


@pytest.mark.parametrize("limits", [{}, {"seconds": 0}, {"iterations": 0}, {"seconds": -1.0}])
def test_a_budget_is_a_limit_above_nothing(limits: dict[str, int]) -> None:
    """None at all would never end, and one of nothing would not be kept."""
    with pytest.raises(ValueError, match="limit"):
        Budget(**limits)  # type: ignore[arg-type]


def test_a_pass_is_simulated_like_any_move() -> None:
    """It keeps the rack; when it ends the game, each side loses what it holds."""
    view = View(BOARD, "Q", "AEIIOTU", bag_size=0, players=2, scoreless=5)
    (found,) = simulator().simulate(view, [RatedPass("Q", 0)], Budget(iterations=2))
    assert found.mean_equity == ENGLISH.value_of("AEIIOTU") - ENGLISH.value_of("Q")


def test_a_simulation_is_resumed() -> None:
    """In two goes it comes to the same as in one; what is settled is left alone."""
    round_of_all = 32 * len(TURNS)
    for rounds in (1, 4):
        simulation = simulator(2).begin(POSITION, TURNS, seed=4)
        simulation.run(Budget(iterations=round_of_all))
        assert simulation.run(Budget(iterations=rounds * round_of_all)) == simulated(
            (rounds + 1) * round_of_all
        )
    settled = simulation.run(Budget(iterations=100_000))
    assert sum(move.live for move in settled) == 1
    assert simulation.run(Budget(iterations=1_000)) == settled


def test_what_was_finished_before_a_stop_counts() -> None:
    """The sums of a thread and the iterations that they are of stay together."""
    part = CountingPart()
    tally = Tally([0, 0], 0)

    def stop(share: float) -> None:
        if part.finished > 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        for _ in simulated_rounds([part], tally, Budget(seconds=60), stop):  # type: ignore[list-item]
            pass
    assert tally.counts == [part.finished] * 2
    begun = tally.begun
    for _ in simulated_rounds([part], tally, Budget(iterations=8), lambda _: None):  # type: ignore[list-item]
        pass
    assert tally.counts == [part.finished] * 2
    assert part.dealt[-4:] == list(range(begun, begun + 4))


class CountingPart:
    """Plays nothing out, slowly, and counts."""

    def __init__(self) -> None:
        self.equities = self.squares = self.chances = self.worths = array("q", (0, 0))
        self.products = array("q", (0,) * 4)
        self.dealt: list[int] = []
        self.finished = 0

    def deal(self, iteration: int) -> None:
        """Note the iteration."""
        self.dealt.append(iteration)

    def roll(self, _candidate: int) -> None:
        """Take some time."""
        time.sleep(0.005)

    def count(self, _candidates: Sequence[int]) -> None:
        """Count the iteration."""
        self.finished += 1
