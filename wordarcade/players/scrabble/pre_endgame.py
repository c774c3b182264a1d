"""Pre-endgames of two players: the best move with one or two tiles in the bag.

Each move is tried with everything that may lie in the bag, and what follows is solved as an
endgame. From the move on, both players play as if they saw all tiles and the order of the bag.
"""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.players.scrabble.endgame import EndgameSolver, EndgameValue
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.last_tiles import Endgame, PreEndgame
from wordarcade.players.scrabble.play import Play
from wordarcade.support.progress import Report, to_nobody

CANDIDATES: Final = 12
"""How many moves are solved in full."""

_LOOKED_AT: Final = {1: 48, 2: 16}
"""How many of the best static plays are looked at first, by the number of tiles in the bag."""

_BUDGETS: Final = (2_000, 20_000, 200_000, None)
"""Positions for each endgame, round by round; in the last, as many as it takes."""

_LOOK: Final = 1
"""Positions for each endgame of the first look: no more than the estimate."""

_FIRST_LOOK: Final = 0.1
"""The share of the work that it counts as."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move of a pre-endgame, and what it is worth.

    Attributes:
        move: the move.
        win_share: the share of games won, draws counting half, from 0 to 1.
        spread: the points by which the player is ahead at the end, on average.
        exact: whether both are proven for every draw.
        draws: how many different draws have been solved.
        possible: how many there are.
        dropped: whether it was given up because it cannot win as often as the best.
    """

    move: Place | Pass
    win_share: float
    spread: float
    exact: bool
    draws: int
    possible: int
    dropped: bool = False


@dataclass(slots=True)
class _Draw:
    """One of the draws after a move.

    Attributes:
        ways: how many of the possible arrangements of the unseen tiles lead to it.
        ahead: by how many points the player is ahead after the move.
        endgame: the position then, the opponent to move; None if the game is over.
        value: what is known of it.
    """

    ways: int
    ahead: int
    endgame: Endgame | None
    value: EndgameValue

    @property
    def spread(self) -> int:
        """The spread at the end, as far as it is known."""
        return self.ahead - self.value.value

    def shares(self) -> tuple[float, float, float]:
        """Return the least share of the win, the one expected, and the most."""
        least = 0.0 if self.value.upper is None else _share(self.ahead - self.value.upper)
        most = 1.0 if self.value.lower is None else _share(self.ahead - self.value.lower)
        return least, _share(self.spread), most


@dataclass(slots=True)
class _Trial:
    """A move with all its draws."""

    move: Place | Pass
    draws: list[_Draw] = field(default_factory=list)
    dropped: bool = False

    def share(self, kind: int) -> float:
        """Return a share of wins: the least (0), the expected (1) or the most (2)."""
        return self._mean([draw.shares()[kind] for draw in self.draws])

    @property
    def rank(self) -> tuple[float, float]:
        """What moves are compared by."""
        return self.share(1), self._mean([draw.spread for draw in self.draws])

    @property
    def solved(self) -> bool:
        """Whether all draws are."""
        return all(draw.value.exact for draw in self.draws)

    def told(self) -> Candidate:
        """Return what is known of the move."""
        share, spread = self.rank
        known = sum(draw.value.exact for draw in self.draws)
        return Candidate(
            self.move, share, spread, self.solved, known, len(self.draws), self.dropped
        )

    def _mean(self, figures: Sequence[float]) -> float:
        ways = [draw.ways for draw in self.draws]
        return sum(map(float.__mul__, map(float, figures), map(float, ways))) / sum(ways)


class PreEndgameSolver:
    """Compares the moves of pre-endgames. It serves one thread at a time.

    Args:
        generator: finds the plays.
        solver: solves what follows.
        distribution: the letter distribution.
    """

    def __init__(
        self, generator: Generator, solver: EndgameSolver, distribution: LetterDistribution
    ) -> None:
        self._generator: Final = generator
        self._solver: Final = solver
        self._distribution: Final = distribution

    def solve(
        self, position: PreEndgame, report: Report = to_nobody, *, seconds: float | None = None
    ) -> list[Candidate]:
        """Return the moves worth a look, the best first: by wins, then by spread.

        The best by a static estimate are solved in full, those that can no longer win as often
        as the best left out. Where time runs out, figures that are not exact rest on estimates.

        Args:
            position: the position.
            report: called with the share of the draws that have been solved, from 0 to 1; an
                exception it raises stops the search.
            seconds: how long to search at most; None for as long as it takes.
        """
        end = None if seconds is None else time.monotonic() + seconds
        trials = []
        plays = self._generator.plays(position.board, position.rack, bag_size=position.in_bag)
        moves = [None, *plays[: _LOOKED_AT[position.in_bag]]]
        for number, play in enumerate(moves):
            report(_FIRST_LOOK * number / len(moves))
            trials.append(self._trial(position, play))
        trials.sort(key=lambda trial: trial.rank, reverse=True)
        chosen = trials[:CANDIDATES]
        for budget in _BUDGETS:
            for trial in chosen:
                if not trial.dropped:
                    self._work(trial, chosen, budget, report, end)
            chosen.sort(key=lambda trial: (not trial.dropped, trial.rank), reverse=True)
        return [trial.told() for trial in chosen]

    def _work(
        self,
        trial: _Trial,
        chosen: Sequence[_Trial],
        budget: int | None,
        report: Report,
        end: float | None,
    ) -> None:
        """Spend a budget on each draw of a move that is not solved."""
        for draw in trial.draws:
            if draw.endgame is None or draw.value.exact:
                continue
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                return
            every = [each for one in chosen if not one.dropped for each in one.draws]
            solved = sum(each.value.exact for each in every) / len(every)

            def tell(_: float, share: float = _FIRST_LOOK + (1 - _FIRST_LOOK) * solved) -> None:
                report(share)

            draw.value = self._solver.solve(draw.endgame, tell, seconds=left, positions=budget)
            best = max(other.share(0) for other in chosen)
            if trial.share(2) < best:
                trial.dropped = True
                return

    def _trial(self, position: PreEndgame, play: Play | None) -> _Trial:
        """Return a play, or a pass for None, with all its draws, estimated."""
        rack, board, used = position.rack, position.board, 0
        ahead, scoreless = position.spread, position.scoreless + 1
        if play is not None:
            rack = Rack(rack).without(rack_tiles(play.place.tiles)).tiles
            board, used = board.with_tiles(play.place), len(play.place.laid)
            ahead, scoreless = ahead + play.score, 0 if play.score else scoreless
        trial = _Trial(Pass() if play is None else play.place)
        for bag, ways in _bags(position.unknown, position.in_bag, ordered=used < position.in_bag):
            drawn = bag[:used]
            others = Counter(position.known + position.unknown) - Counter(bag)
            mine, theirs = in_order(rack + drawn), in_order("".join(others.elements()))
            if scoreless == SCORELESS_TURNS:
                points = self._distribution.value_of
                lost = points(mine) - points(theirs)
                trial.draws.append(_Draw(ways, ahead, None, EndgameValue(lost, (), lost, lost, 0)))
                continue
            endgame = Endgame(board, (theirs, mine), scoreless, bag[used:])
            value = self._solver.solve(endgame, positions=_LOOK)
            trial.draws.append(_Draw(ways, ahead, endgame, value))
        return trial


def _bags(unknown: str, size: int, *, ordered: bool) -> Iterator[tuple[str, int]]:
    """Yield what may be in the bag, each with the number of ways to that.

    Args:
        unknown: the tiles that may be.
        size: how many are.
        ordered: whether it matters in which order they will be drawn.

    >>> list(_bags("AAB", 2, ordered=True)), list(_bags("AAB", 2, ordered=False))
    ([('AA', 2), ('AB', 2), ('BA', 2)], [('AA', 2), ('AB', 4)])
    """
    drawn = ("".join(tiles) for tiles in permutations(unknown, size))
    yield from Counter(drawn if ordered else map(in_order, drawn)).items()


def _share(spread: int) -> float:
    """Return what a game counts that ends so."""
    return 0.5 if spread == 0 else float(spread > 0)
