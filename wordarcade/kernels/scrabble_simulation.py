# cython: boundscheck=False, wraparound=False, initializedcheck=False, annotation_typing=False
"""Simulation of Scrabble positions: candidate moves played out with tiles drawn at random."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from wordarcade.kernels.scrabble_numbering import MILLI, RACK, SQUARES

if TYPE_CHECKING:
    from wordarcade.kernels.scrabble_draws import Draws
    from wordarcade.kernels.scrabble_turns import StaticTurns

_PLIES: Final = 2
"""The moves that follow a candidate while the bag has tiles: the reply, and the next own move."""

_SCORELESS: Final = 6
"""Scoreless turns in a row that end a game."""

_STREAM: Final = 10
"""The bits of the draws that one iteration may use: more than there are tiles, many times."""

_CERTAIN: Final = 1_000_000
"""What a won game counts; a drawn one counts half."""

POINT: Final = 10
"""Thousandths of points that count as a millionth of a win, so that points settle equal chances."""


class Start(NamedTuple):
    """A position of two players, as the one to move knows it.

    Attributes:
        unseen: the tiles in the bag and on the opponent's rack, without those known.
        known: tiles that the opponent is known to have.
        opponents: the number of tiles on the opponent's rack.
        spread: by how many points the player to move is ahead.
        scoreless: the scoreless turns in a row.
        kept: what the opponent may have kept besides, each as likely as the others, all of unseen
            tiles; none if nothing is known about that.
    """

    unseen: bytes
    known: bytes
    opponents: int
    spread: int
    scoreless: int
    kept: tuple[bytes, ...] = ()


class Candidate(NamedTuple):
    """A move of the player to move.

    Attributes:
        board: the board after it, a sign for each square as for `BestPlayFinder.find`.
        kept: the tiles kept on the rack.
        exchanged: the tiles put back into the bag.
        score: its points.
    """

    board: bytes
    kept: bytes
    exchanged: bytes
    score: int


class Rollouts:
    """Plays out the candidates of a position, one at a time, and sums up what comes of them.

    In one iteration all candidates meet the same rack of the opponent and the same order of
    draws (common random numbers): the player draws from one end of the order, the opponent from
    the other. Both make the static player's moves: the opponent's reply and one move more; once
    the bag is empty, they play the game to its end.

    A rollout comes to two figures: the gain in spread, leaves included while the bag has tiles,
    and the chance to win, by a table, or as the game ended. Its worth, which candidates are
    compared by, is that chance with a millionth of a win for each hundredth of a point.

    Sums are of whole numbers: those of several objects that shared the iterations of a position
    can be added in any order.

    Attributes:
        equities: by candidate, the sum of gains in spread, in thousandths of points, signed
            64-bit like all that follow.
        squares: by candidate, the sum of their squares.
        chances: by candidate, the sum of chances to win, in millionths.
        worths: by candidate, the sum of worths, in millionths.
        products: by candidate and candidate, the sum of products of both worths in the
            iterations that both were part of; only where the second is not after the first.
    """

    def __init__(self, player: StaticTurns, chances: Sequence[int], farthest: int) -> None:
        """Take what makes moves, and the chances to win.

        Args:
            player: makes the moves of both.
            chances: in millionths, signed 32-bit, by unseen tiles from none, and whole spreads,
                of the player who has just moved.
            farthest: the spreads go from minus this to plus this.
        """
        self._player = player
        self._chances = chances
        self._width = 2 * farthest + 1
        self._farthest = farthest
        self._most_unseen = len(chances) // self._width - 1

        self._start = Start(b"", b"", 0, 0, 0)
        self._candidates: tuple[Candidate, ...] = ()
        self._board = bytearray(SQUARES)
        self._racks = bytearray(), bytearray()
        self._dealt_rack = b""
        # The order of draws: the player draws from its front, the opponent from its back.
        self._dealt = bytearray()
        self._order = bytearray()
        self._dealt_front = self._front = self._back = 0
        self._drawn = 0
        self._spread = self._scoreless = 0

        self._gains = array("q")
        self._wins = array("q")
        self.equities = array("q")
        self.squares = array("q")
        self.chances = array("q")
        self.worths = array("q")
        self.products = array("q")

    def begin(self, start: Start, candidates: Sequence[Candidate], draws: Draws) -> None:
        """Take a position; what was summed up before is forgotten.

        Args:
            start: the position.
            candidates: its candidates.
            draws: the stream of random numbers, of which each iteration uses a part of its own.
        """
        number = len(candidates)
        self._start, self._draws = start, draws
        self._candidates = tuple(candidates)
        self._gains = array("q", (0,)) * number
        self._wins = array("q", (0,)) * number
        self.equities = array("q", (0,)) * number
        self.squares = array("q", (0,)) * number
        self.chances = array("q", (0,)) * number
        self.worths = array("q", (0,)) * number
        self.products = array("q", (0,)) * (number * number)

    def deal(self, iteration: int) -> None:
        """Draw the opponent's rack, and the order of the tiles in the bag.

        Args:
            iteration: which; each is dealt its own tiles, always the same.
        """
        draws, start = self._draws, self._start
        draws.drawn = iteration << _STREAM
        order = bytearray(start.unseen)
        held = start.known
        if start.kept:
            held += start.kept[draws.below(len(start.kept))]
            for tile in held[len(start.known) :]:
                order.remove(tile)
        for place in range(len(order) - 1, 0, -1):
            other = draws.below(place + 1)
            order[place], order[other] = order[other], order[place]
        self._dealt = order
        self._dealt_front = start.opponents - len(held)
        self._dealt_rack = held + bytes(order[: self._dealt_front])
        self._drawn = draws.drawn

    def roll(self, number: int) -> None:
        """Play out a candidate with the tiles that were dealt.

        Args:
            number: of the candidate.
        """
        candidate, mine, others = self._candidates[number], self._racks[0], self._racks[1]
        self._board[:] = candidate.board
        mine[:] = candidate.kept
        others[:] = self._dealt_rack
        self._order[:] = self._dealt
        self._front, self._back = self._dealt_front, len(self._dealt)
        self._draws.drawn = self._drawn
        self._spread = self._start.spread + candidate.score
        self._scoreless = 0 if candidate.score else self._start.scoreless + 1
        self._draw(0, candidate.exchanged)

        own_leave = leave = 0
        moved = 0
        plies = 0
        while not self._ends(moved):
            in_bag = self._back - self._front
            if plies >= _PLIES and in_bag:
                lead = MILLI * self._spread + own_leave - leave
                self._gains[number] = lead - MILLI * self._start.spread
                self._wins[number] = self._chance(lead, in_bag + len(others))
                return
            moved = 1 - moved
            player = self._player
            player.make(self._board, self._racks[moved], in_bag, self._racks[1 - moved])
            score = player.score
            if moved:
                self._spread -= score
                leave = player.equity - MILLI * score
            else:
                self._spread += score
                own_leave = player.equity - MILLI * score
            self._scoreless = 0 if score else self._scoreless + 1
            self._draw(moved, player.exchanged)
            plies += 1
        self._gains[number] = MILLI * (self._spread - self._start.spread)
        self._wins[number] = _CERTAIN // 2 * ((self._spread > 0) - (self._spread < 0) + 1)

    def count(self, numbers: Sequence[int]) -> None:
        """Add the rollouts of this iteration to the sums.

        Args:
            numbers: of the candidates that were played out, in order, unsigned 32-bit.
        """
        equities, squares, chances = self.equities, self.squares, self.chances
        worths, products = self.worths, self.products
        many = len(self._candidates)
        for at in range(len(numbers)):
            number = numbers[at]
            gain, chance = self._gains[number], self._wins[number]
            worth = chance + gain // POINT
            equities[number] += gain
            squares[number] += gain * gain
            chances[number] += chance
            worths[number] += worth
            for before in range(at + 1):
                other = numbers[before]
                other_worth = self._wins[other] + self._gains[other] // POINT
                products[number * many + other] += worth * other_worth

    def _draw(self, player: int, exchanged: bytes) -> None:
        """Fill a rack, and put what was exchanged anywhere into the order."""
        rack, order = self._racks[player], self._order
        while self._front < self._back and len(rack) < RACK:
            if player:
                self._back -= 1
                rack.append(order[self._back])
            else:
                rack.append(order[self._front])
                self._front += 1
        for tile in exchanged:
            if player:
                at = self._back
                self._back += 1
            else:
                self._front -= 1
                at = self._front
            other = self._front + self._draws.below(self._back - self._front)
            order[at] = order[other]
            order[other] = tile

    def _ends(self, moved: int) -> bool:
        """Return whether the game is over after a player's move; if so, the spread is final."""
        mine, others = self._player.worth(self._racks[0]), self._player.worth(self._racks[1])
        if not self._racks[moved]:
            self._spread += -2 * mine if moved else 2 * others
        elif self._scoreless >= _SCORELESS:
            self._spread += others - mine
        else:
            return False
        return True

    def _chance(self, lead: int, unseen: int) -> int:
        """Return the chance to win, in millionths, by the spread in thousandths of points."""
        most = MILLI * self._farthest
        offset = min(max(lead, -most), most) + most
        at = min(unseen, self._most_unseen) * self._width + offset // MILLI
        chance = self._chances[at]
        rest = offset % MILLI
        if rest:
            chance += (self._chances[at + 1] - chance) * rest // MILLI
        return chance
