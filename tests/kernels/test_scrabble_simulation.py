"""Rollouts, against a simulation in plain words on top of the rules."""

from array import array
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.kernels.test_scrabble_games import LEAVES, LEXICON
from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.kernels.scrabble_draws import Draws
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.exchanges import best_exchange
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.win_probability import FARTHEST, MILLION, win_table

SEED = 2**63 + 5
BOARD = board("8F RATION", "E5 ZONED", "10B LEARN")
GENERATOR = Generator(gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)

Outcome = tuple[int, int]
"""The gain in spread, in thousandths, and the chance to win, in millionths."""


class Case:
    """A position and its candidates, plays and tiles exchanged, for both simulations."""

    def __init__(
        self,
        rack: str,
        unseen: str,
        *moves: int | str,
        spread: int = 0,
        known: str = "",
        scoreless: int = 0,
        kept: tuple[str, ...] = (),
    ) -> None:
        """Take the position, and moves: the number of a play, best first, or tiles exchanged."""
        self.unseen, self.known, self.kept = unseen, known, kept
        self.opponents = min(7, len(unseen) + len(known))
        self.spread, self.scoreless = spread, scoreless
        self.candidates: list[tuple[Board, str, str, int]] = []
        plays = GENERATOR.plays(BOARD, rack, bag_size=1)
        for move in moves:
            if isinstance(move, str):
                self.candidates.append((BOARD, Rack.of(rack).without(move).tiles, move, 0))
            else:
                laid, score = plays[move].place, plays[move].score
                rest = Rack.of(rack).without(rack_tiles(laid.tiles)).tiles
                self.candidates.append((BOARD.with_tiles(laid), rest, "", score))

    def outcome(self, number: int, iteration: int) -> Outcome:
        """Return what a candidate comes to in an iteration, in plain words."""
        draws = Draws(SEED)
        draws.drawn = iteration << 10
        racks, order = self._dealt(draws)
        leaves = [0, 0]
        state, racks[0], exchanged, score = self.candidates[number]
        spread = self.spread + score
        scoreless = 0 if score else self.scoreless + 1
        mover, moves = 0, 0
        while True:
            while order and len(racks[mover]) < 7:
                racks[mover] += order.pop(0 if mover == 0 else -1)
            for tile in exchanged:
                order.insert(0 if mover == 0 else len(order), tile)
                at = 0 if mover == 0 else len(order) - 1
                other = draws.below(len(order))
                order[at], order[other] = order[other], order[at]
            mine, others = map(ENGLISH.value_of, racks)
            if not racks[mover]:
                spread += 2 * others if mover == 0 else -2 * mine
                break
            if scoreless == 6:
                spread += others - mine
                break
            if moves == 2 and order:
                lead = 1000 * spread + leaves[0] - leaves[1]
                return lead - 1000 * self.spread, round(
                    MILLION * win_table().chance(lead / 1000, len(order) + len(racks[1]))
                )
            mover, moves = 1 - mover, moves + 1
            rack, worth = racks[mover], ENGLISH.value_of(racks[1 - mover])
            best = GENERATOR.best(state, rack, bag_size=len(order), opponents_points=worth)
            exchange = best_exchange(rack, LEAVES) if len(order) >= 7 else None
            exchanged, score = "", 0
            if best and (not exchange or best.equity >= exchange.equity):
                state, score = state.with_tiles(best.place), best.score
                racks[mover] = Rack.of(rack).without(rack_tiles(best.place.tiles)).tiles
                leaves[mover] = best.equity - 1000 * score
            elif exchange:
                exchanged, leaves[mover] = exchange.move.tiles, exchange.equity
                racks[mover] = Rack.of(rack).without(exchanged).tiles
            else:
                leaves[mover] = LEAVES.value(rack)
            spread += score if mover == 0 else -score
            scoreless = 0 if score else scoreless + 1
        result = (spread > 0) - (spread < 0)
        return 1000 * (spread - self.spread), MILLION // 2 * (result + 1)

    def _dealt(self, draws: Draws) -> tuple[list[str], list[str]]:
        """Return the racks, the player's still empty, and the order of the bag."""
        order, held = [*self.unseen], self.known
        if self.kept:
            leave = self.kept[draws.below(len(self.kept))]
            held += leave
            for tile in leave:
                order.remove(tile)
        for at in reversed(range(1, len(order))):
            other = draws.below(at + 1)
            order[at], order[other] = order[other], order[at]
        hidden = self.opponents - len(held)
        return ["", held + "".join(order[:hidden])], order[hidden:]


@pytest.fixture
def begun(
    scrabble_simulation: ModuleType,
    scrabble_turns: ModuleType,
    scrabble_draws: ModuleType,
    best_play_finder: Callable[..., Any],
) -> Callable[[Case], Any]:
    """What gives the kernel a case."""
    search = best_play_finder(gaddag_of(LEXICON), STANDARD, ENGLISH, LEAVES)
    player = scrabble_turns.StaticTurns(search)
    rollouts = scrabble_simulation.Rollouts(player, win_table().flat, FARTHEST)

    def begin(case: Case) -> Any:
        start = scrabble_simulation.Start(
            unseen=case.unseen.encode(),
            known=case.known.encode(),
            opponents=case.opponents,
            spread=case.spread,
            scoreless=case.scoreless,
            kept=tuple(leave.encode() for leave in case.kept),
        )
        candidates = [
            scrabble_simulation.Candidate(
                state.tiles.encode(), kept.encode(), given.encode(), score
            )
            for state, kept, given, score in case.candidates
        ]
        rollouts.begin(start, candidates, scrabble_draws.Draws(SEED))
        return rollouts

    return begin


def played(rollouts: Any, iterations: range, numbers: tuple[int, ...]) -> Any:
    """Play out candidates, and return what sums them up."""
    for iteration in iterations:
        rollouts.deal(iteration)
        for number in numbers:
            rollouts.roll(number)
        rollouts.count(array("I", numbers))
    return rollouts


MIDGAME = Case("AEIRSTN", "AABDEEGIILMNNOOPQRSTTUUVWX?", 0, 5, "AE", "AEINRST", spread=-12)
LATE = Case("AEOSTVW", "EIILNRTUX?", 0, 1, 7, spread=7)
LAST = Case("ESTVVWW", "AEIIOTU", 0, 2, "", spread=3)


@pytest.mark.parametrize("case", [MIDGAME, LATE, LAST], ids=["midgame", "late", "empty bag"])
def test_rollouts_are_those_of_the_rules(case: Case, begun: Callable[[Case], Any]) -> None:
    """Each candidate comes to what static play comes to with the same tiles drawn."""
    rollouts = begun(case)
    before: list[Outcome] = [(0, 0)] * len(case.candidates)
    for iteration in (0, 1, 70_000):
        played(rollouts, range(iteration, iteration + 1), tuple(range(len(case.candidates))))
        for number, (equity, chance) in enumerate(before):
            outcome = rollouts.equities[number] - equity, rollouts.chances[number] - chance
            expected = case.outcome(number, iteration)
            assert outcome[0] == expected[0]
            assert outcome[1] == pytest.approx(expected[1], abs=20)
        before = list(zip(rollouts.equities, rollouts.chances, strict=True))


def test_both_forms_come_to_the_same_sums(begun: Callable[[Case], Any]) -> None:
    """These sums are written down here, and no form of the kernels comes to others."""
    rollouts = played(begun(MIDGAME), range(5), (0, 1, 2))
    assert [*rollouts.equities] == [174_000, 61_000, 40_000, 0]
    assert [*rollouts.products[8:11]] == [783_373_755_613, 535_139_547_605, 493_142_176_711]


def test_sums_are_those_of_the_outcomes(begun: Callable[[Case], Any]) -> None:
    """Squares, worths and products follow from each iteration's gains and chances."""
    parts = {0: range(4), 1: range(6), 3: range(6)}
    gains: dict[int, list[int]] = {}
    worths: dict[int, list[int]] = {}
    for number, iterations in parts.items():
        gains[number], worths[number] = [], []
        for each in iterations:
            alone = played(begun(MIDGAME), range(each, each + 1), (number,))
            gain = alone.equities[number]
            assert alone.worths[number] == alone.chances[number] + gain // 10
            gains[number].append(gain)
            worths[number].append(alone.worths[number])
    rollouts = played(begun(MIDGAME), range(4), (0, 1, 3))
    played(rollouts, range(4, 6), (1, 3))
    for number in parts:
        assert rollouts.equities[number] == sum(gains[number])
        assert rollouts.squares[number] == sum(gain * gain for gain in gains[number])
        assert rollouts.worths[number] == sum(worths[number])
        for other in (each for each in parts if each <= number):
            pairs = zip(worths[number], worths[other], strict=False)
            assert rollouts.products[number * 4 + other] == sum(one * two for one, two in pairs)
    assert rollouts.equities[2] == rollouts.products[2 * 4 + 2] == 0


def test_candidates_meet_the_same_tiles(begun: Callable[[Case], Any]) -> None:
    """The same move twice comes to the same, in every iteration; other iterations differ."""
    twice = Case("AEIRSTN", MIDGAME.unseen, 3, 3, "AE", "AE")
    seen = set()
    for iteration in range(6):
        rollouts = played(begun(twice), range(iteration, iteration + 1), (0, 1, 2, 3))
        assert rollouts.equities[0] == rollouts.equities[1]
        assert rollouts.equities[2] == rollouts.equities[3]
        seen.add(rollouts.equities[0])
    assert len(seen) > 1


def test_known_tiles_are_on_the_opponents_rack(begun: Callable[[Case], Any]) -> None:
    """Whoever is known to hold nothing but Vs can reply nothing."""
    helpless = Case("AEOSTVW", "IILN", 0, known="VVVVVVV")
    rollouts = played(begun(helpless), range(3), (0,))
    assert [rollouts.equities[0]] == [sum(helpless.outcome(0, each)[0] for each in range(3))]
    assert rollouts.equities[0] > 0


def test_what_may_have_been_kept_is_on_the_opponents_rack(begun: Callable[[Case], Any]) -> None:
    """One of the leaves in each iteration, with other unseen tiles; another one in another."""
    case = Case("AEIRSTN", MIDGAME.unseen, 0, 5, "AE", known="V", kept=("QRX?", "AABE", "NNO"))
    rollouts = begun(case)
    for iteration in range(6):
        before = [*rollouts.equities]
        played(rollouts, range(iteration, iteration + 1), (0, 1, 2))
        gains = [new - old for new, old in zip(rollouts.equities, before, strict=True)]
        assert gains == [case.outcome(number, iteration)[0] for number in range(3)]


def test_scoreless_turns_end_the_game(begun: Callable[[Case], Any]) -> None:
    """A sixth scoreless turn ends it at once, and all lose what they hold."""
    case = Case("VVWWESS", "AEIIOTUVWX", "V", spread=-4, scoreless=5)
    rollouts = played(begun(case), range(1), (0,))
    assert (rollouts.equities[0], rollouts.chances[0]) == case.outcome(0, 0)
    assert rollouts.chances[0] in {0, MILLION // 2, MILLION}
