"""Inference: what the opponent may have kept, judged by its last play.

Whoever had held much better tiles would have played something else. So what was kept is drawn again
and again from the unseen tiles, and only leaves with which the play was about the best by score and
leave are possible.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from math import comb, prod
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.kernels.scrabble_turns import StaticTurns
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.generator import Generator, best_play_finder
from wordarcade.players.scrabble.last_play import Basis, LastPlay
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.support.progress import Report, to_nobody

MARGIN: Final = 3 * MILLI
"""By how much a play may fall short of the best, in thousandths of a point."""

_DRAWS: Final = 1_000
"""How often a leave is drawn."""


class Inferred(NamedTuple):
    """What was inferred.

    Attributes:
        leaves: what the opponent may have kept, each leave as often as it is likely; empty if
            nothing can be said.
        basis: what that rests on.
    """

    leaves: tuple[str, ...]
    basis: Basis


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

    def infer(
        self, play: LastPlay, unseen: str, *, seed: int = 0, report: Report = to_nobody
    ) -> Inferred:
        """Return what the opponent may have kept.

        A leave is as likely as the rack that it was part of is to be drawn, if with that rack the
        play was within the margin of the best play or exchange by score and leave; if not, it is
        left out. Nothing can be said if there was no such rack among those drawn, or the play has
        a word that the lexicon does not have.

        Args:
            play: the opponent's last play.
            unseen: the tiles in the bag and on the opponent's rack now.
            seed: of the leaves drawn.
            report: called with the share done, from 0 to 1; an exception it raises stops the work.
        """
        laid = rack_tiles(play.place.tiles)
        plain = self._plain_equity(play, laid)
        if plain is None:
            return Inferred((), Basis(play.text, 0, 0))
        rng, counts = random.Random(seed), Counter(laid)
        fits: dict[str, bool] = {}
        kept = []
        drawn = 0
        for number in range(_DRAWS):
            report(number / _DRAWS)
            leave = in_order("".join(rng.sample(unseen, RACK_SIZE - len(laid))))
            if rng.random() * _ways_to_part(counts, leave) >= 1:
                continue
            drawn += 1
            if leave not in fits:
                equity = plain + self._leaves.value(leave)
                fits[leave] = self._best_equity(play, laid + leave) <= equity + self._margin
            if fits[leave]:
                kept.append(leave)
        return Inferred(tuple(kept), Basis(play.text, len(kept), drawn))

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
