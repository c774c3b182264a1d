"""Inference: what the opponent may have kept, judged by its last play.

Whoever had held much better tiles would have played something else. So what was kept is drawn again
and again from the unseen tiles, and only leaves with which the play was about the best by score and
leave are possible.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from math import comb, prod
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.tiles import NO_TILE, in_order, rack_tiles
from wordarcade.engine.scrabble.turns import standing
from wordarcade.kernels.scrabble_turns import StaticTurns
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.generator import Generator, best_play_finder
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.players.scrabble.view import View
from wordarcade.support.progress import Report, to_nobody

MARGIN: Final = 3 * MILLI
"""By how much a play may fall short of the best, in thousandths of a point."""

_DRAWS: Final = 1_000
"""How often a leave is drawn."""


@dataclass(frozen=True, slots=True)
class LastPlay:
    """The opponent's last play, and the position before it.

    Attributes:
        place: the play.
        board: the board before it.
        bag_size: the number of tiles in the bag before it.
    """

    place: Place
    board: Board
    bag_size: int

    @classmethod
    def of(cls, view: View, place: Place) -> LastPlay:
        """Return the play that led to a position in which the bag has tiles left.

        Args:
            view: what the player to move knows, after the play.
            place: the play.
        """
        tiles = list(view.board.tiles)
        for square, _ in place.laid:
            tiles[square] = NO_TILE
        return cls(place, Board("".join(tiles)), view.bag_size + len(place.laid))


def last_play(game: ScrabbleGame) -> LastPlay | None:
    """Return the play that the player to move answers.

    None if the last move is no play, or nothing can be inferred from it: all tiles were played, or
    the bag is empty.
    """
    moves = standing(game.moves)
    move = moves[-1].move if moves else None
    if not isinstance(move, Place) or len(move.laid) == RACK_SIZE or not len(game.position.bag):
        return None
    return LastPlay.of(View.of(game), move)


class Inference:
    """Infers leaves, with one lexicon, layout, letter distribution and table of leaves.

    It is for one thread at a time.

    Args:
        gaddag: of the lexicon.
        layout: the premium squares.
        distribution: the letter distribution.
        leaves: the leave values that the opponent is taken to go by.
        margin: by how much its play may fall short of the best, in thousandths of a point.
    """

    def __init__(
        self,
        gaddag: Gaddag,
        layout: BoardLayout,
        distribution: LetterDistribution,
        leaves: Leaves,
        margin: int = MARGIN,
    ) -> None:
        self._generator: Final = Generator(gaddag, layout, distribution, leaves)
        self._turns: Final = StaticTurns(best_play_finder(gaddag, layout, distribution, leaves))
        self._leaves: Final = leaves
        self._margin: Final = margin

    def kept(
        self, play: LastPlay, unseen: str, *, seed: int = 0, report: Report = to_nobody
    ) -> tuple[str, ...]:
        """Return what the opponent may have kept, each leave as often as it is likely.

        A leave is as likely as the rack that it was part of is to be drawn, if with that rack the
        play was within the margin of the best play or exchange by score and leave; if not, it is
        left out. The result is empty if nothing can be said: there was no such rack among those
        drawn, or the play has a word that the lexicon does not have.

        Args:
            play: the opponent's last play, of some but not all of its seven tiles.
            unseen: the tiles in the bag and on the opponent's rack now, seven or more.
            seed: of the leaves drawn.
            report: called with the share done, from 0 to 1; an exception it raises stops the work.
        """
        laid = rack_tiles(play.place.tiles)
        plain = self._plain_equity(play, laid)
        if plain is None:
            return ()
        rng, counts = random.Random(seed), Counter(laid)
        fits: dict[str, bool] = {}
        kept = []
        for number in range(_DRAWS):
            report(number / _DRAWS)
            leave = in_order("".join(rng.sample(unseen, RACK_SIZE - len(laid))))
            if rng.random() * _ways_to_part(counts, leave) >= 1:
                continue
            if leave not in fits:
                equity = plain + self._leaves.value(leave)
                fits[leave] = self._best_equity(play, laid + leave) <= equity + self._margin
            if fits[leave]:
                kept.append(leave)
        return tuple(kept)

    def _plain_equity(self, play: LastPlay, laid: str) -> int | None:
        """Return the equity without what the leave is worth; None if a word is not valid."""
        plays = self._generator.plays(play.board, laid, bag_size=play.bag_size)
        number = plays.number_of(play.place)
        return None if number is None else plays[number].equity - plays[number].leave

    def _best_equity(self, play: LastPlay, rack: str) -> int:
        """Return the equity of the best that a rack could do, in thousandths of a point."""
        board = bytearray(play.board.tiles, "ascii")
        self._turns.make(board, bytearray(rack, "ascii"), play.bag_size, bytearray())
        return self._turns.equity


def _ways_to_part(laid: Mapping[str, int], leave: str) -> int:
    """Return in how many ways a rack comes apart into the tiles laid and the leave.

    Drawing the leave alone finds racks with the same tiles on both sides so much too often.
    """
    kept = Counter(leave)
    return prod(comb(laid.get(tile, 0) + number, number) for tile, number in kept.items())
