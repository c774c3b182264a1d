"""Endgames of two players: the best line, once both know what the other holds."""

from __future__ import annotations

import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.placing import normalised
from wordarcade.engine.scrabble.squares import SIZE, Direction
from wordarcade.engine.scrabble.tiles import NO_TILE
from wordarcade.kernels.scrabble_endgame import EndgameSearch
from wordarcade.kernels.scrabble_endgame_memory import empty_memo
from wordarcade.kernels.scrabble_move_codes import FAR, PASS, laid_by
from wordarcade.kernels.scrabble_numbering import WIDTH
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.endgame_search import endgame_search
from wordarcade.players.scrabble.last_tiles import Endgame
from wordarcade.support.progress import Report, to_nobody

MOST_ENTRIES: Final = 1 << 20
"""How many positions are remembered by default: 24 bytes each."""

THOROUGH: Final = 100_000
"""How many positions are searched where a move is to be judged, not only chosen. Compiled, it takes
a second and a half at most."""
THOROUGH_ENTRIES: Final = 1 << 17
"""How many positions are remembered then: more than are searched."""

_POSITIONS: Final = 1_000
"""Positions between two reports: compiled, some milliseconds."""

_ALONE: Final = 1_000
"""Positions that are searched before other threads help: compiled, some milliseconds."""

_MARGIN: Final = 10
"""Points by which the first estimate may be wrong before the search begins anew."""

_WIDER: Final = 4
"""The factor by which the margin grows each time."""

_ESTIMATE: Final = 1
"""The depth of the first look."""


@dataclass(frozen=True, slots=True)
class EndgameValue:
    """What an endgame is worth for the side to move: the change of spread from now to the end.

    Attributes:
        value: in points, adjustments at the end included; an estimate if it is not exact.
        line: the best moves of both in turn, as far as they are known.
        lower: what is proven to be in reach, None if nothing is.
        upper: what cannot be exceeded, None if that is not known.
        positions: how many have been searched.
    """

    value: int
    line: tuple[Place | Pass, ...]
    lower: int | None
    upper: int | None
    positions: int

    @property
    def exact(self) -> bool:
        """Whether the value is proven."""
        return self.lower == self.upper == self.value


class EndgameSolver:
    """Solves endgames with one lexicon, board layout and letter distribution.

    It serves one thread at a time. Compiled, it releases the GIL.

    Several threads search the same tree, and remember in the same place. Where all moves have to be
    refuted, each takes them in another order, so that they meet in the middle; the value is the one
    that one thread finds, the best line may be another of the same value.

    Args:
        gaddag: of the lexicon.
        layout: the board layout.
        distribution: the letter distribution.
        entries: how many positions to remember, a power of two.
        threads: how many work at a time on what takes long and has no limit of positions.
    """

    def __init__(
        self,
        gaddag: Gaddag,
        layout: BoardLayout,
        distribution: LetterDistribution,
        entries: int = MOST_ENTRIES,
        threads: int = 1,
    ) -> None:
        memo = empty_memo(entries)
        self._search, *helpers = (
            endgame_search(gaddag, layout, distribution, memo, way) for way in range(threads)
        )
        self._helpers: Final = helpers

    @property
    def positions(self) -> int:
        """How many positions have been searched so far, in all endgames."""
        return self._search.positions

    def reaches(self, endgame: Endgame, value: int, positions: int) -> bool | None:
        """Return whether the value of an endgame is at least a given one.

        That takes far less than to find the value. One thread works.

        Args:
            endgame: the position.
            value: in points.
            positions: how many positions to search at most, about; if it is not known then, the
                answer is None.

        Raises:
            ValueError: a rack or the bag has too many tiles, or too few.
        """
        search, limit = self._search, self._estimated(endgame, None, positions)
        search.ask(value - 1, value)
        while search.step(_POSITIONS) and not limit.reached:
            pass
        if search.lower >= value:
            return True
        return False if search.upper < value else None

    def solve(
        self,
        endgame: Endgame,
        report: Report = to_nobody,
        *,
        seconds: float | None = None,
        positions: int | None = None,
    ) -> EndgameValue:
        """Return the value and the best line, or what is known when the limit is reached.

        Args:
            endgame: the position.
            report: called with the share of the first moves that have been searched, from 0 to 1;
                an exception it raises stops the search.
            seconds: how long to search at most; None for as long as it takes.
            positions: how many positions to search at most, which is repeatable.

        Raises:
            ValueError: a rack or the bag has too many tiles, or too few.
        """
        search, limit = self._search, self._estimated(endgame, seconds, positions)
        value, line, margin = search.value, search.line, _MARGIN
        lower, upper = value - margin, value + margin
        while not search.proven and not limit.reached:
            self._ask(endgame, lower, upper, limit, report)
            if limit.reached:
                break
            value = search.value
            margin *= _WIDER
            if value <= lower:
                lower, upper = value - margin, value + 1
            elif value >= upper:
                lower, upper = value - 1, value + margin
        value = min(max(value, search.lower), search.upper)
        return EndgameValue(
            value,
            tuple(moves_of(endgame.board, search.line or line)),
            search.lower if search.lower > -FAR else None,
            search.upper if search.upper < FAR else None,
            search.positions - limit.start,
        )

    def _estimated(self, endgame: Endgame, seconds: float | None, positions: int | None) -> _Limit:
        """Begin with an endgame by an estimate, and return what limits its search."""
        search = self._search
        _begin(search, endgame)
        limit = _Limit(search, seconds, positions)
        search.ask(depth=_ESTIMATE)
        while search.step(_POSITIONS):
            pass
        return limit

    def _ask(self, endgame: Endgame, lower: int, upper: int, limit: _Limit, report: Report) -> None:
        """Search until it is known where the value lies, or the limit is reached."""
        search = self._search
        search.ask(lower, upper)
        while not (self._helpers and limit.is_far):
            if not search.step(_POSITIONS) or limit.reached:
                return
            report(search.progress)
        done = threading.Event()
        with ThreadPoolExecutor(len(self._helpers)) as pool:
            helping = [
                pool.submit(_help, helper, endgame, search.key, lower, upper, done)
                for helper in self._helpers
            ]
            try:
                while search.step(_POSITIONS) and not limit.reached:
                    report(search.progress)
            finally:
                done.set()
        for each in helping:
            each.result()


def _begin(search: EndgameSearch, endgame: Endgame, key: int | None = None) -> None:
    """Give a search an endgame, under a key of its own or a given one."""
    racks = [rack.encode("ascii") for rack in endgame.racks]
    board, bag = endgame.board.tiles.encode("ascii"), endgame.bag.encode("ascii")
    search.begin(board, racks, bag, endgame.scoreless, key)


def _help(  # noqa: PLR0917 - the question and who asks it
    search: EndgameSearch,
    endgame: Endgame,
    key: int,
    lower: int,
    upper: int,
    done: threading.Event,
) -> None:
    """Search what another search does, until that is done, so that it finds more remembered."""
    _begin(search, endgame, key)
    search.ask(lower, upper)
    while not done.is_set() and search.step(_POSITIONS):
        pass


class _Limit:
    """When a search is to stop.

    Args:
        search: the search.
        seconds: how long it may take, None for no limit.
        positions: how many positions it may search, None for no limit.
    """

    def __init__(self, search: EndgameSearch, seconds: float | None, positions: int | None) -> None:
        self._search: Final = search
        self._end: Final = None if seconds is None else time.monotonic() + seconds
        self._positions: Final = positions
        self.start: Final = search.positions

    @property
    def is_far(self) -> bool:
        """Whether there is no limit of positions, and so many were searched that help pays."""
        return self._positions is None and self._search.positions - self.start >= _ALONE

    @property
    def reached(self) -> bool:
        """Whether that is now."""
        if self._end is not None and time.monotonic() >= self._end:
            return True
        searched = self._search.positions - self.start
        return self._positions is not None and searched >= self._positions


def moves_of(board: Board, codes: Sequence[int]) -> list[Place | Pass]:
    """Return the moves of a line, each laid on the board that those before it have left."""
    moves: list[Place | Pass] = []
    for code in codes:
        move = Pass() if code == PASS else _place_of(board, code)
        if isinstance(move, Place):
            board = board.with_tiles(move)
        moves.append(move)
    return moves


def _place_of(board: Board, code: int) -> Place:
    """Return the play of a code; see `wordarcade.kernels.scrabble_move_codes`."""
    place, laid = laid_by(code)
    line, before = divmod(place - 1, WIDTH)
    direction = Direction.ACROSS if line < SIZE else Direction.DOWN
    first = line * SIZE + before if line < SIZE else before * SIZE + line - SIZE
    square, tiles = first, ""
    for tile in laid:
        while board.covered(square):
            square += direction.value
            tiles += NO_TILE
        square += direction.value
        tiles += tile
    return normalised(board, Place(first, direction, tiles))
