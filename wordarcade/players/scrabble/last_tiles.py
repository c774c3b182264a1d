"""Positions near the end of a game, as the search for the best line takes them."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.start import SCORELESS_TURNS
from wordarcade.engine.scrabble.tiles import in_order, rack_tiles
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import count

MOST_IN_BAG: Final = 2
"""A pre-endgame has one or two tiles in the bag."""


class LastTilesError(ArcadeError, ValueError):
    """A position is not one near the end; the message says what it lacks."""


@dataclass(frozen=True, slots=True)
class Endgame:
    """A position of two players in which all tiles lie open.

    Attributes:
        board: the board.
        racks: one to seven tiles each, `?` for a blank, that of the side to move first.
        scoreless: the number of scoreless turns in succession before, 0 to 5.
        bag: two tiles at most, in the order in which they will be drawn.
    """

    board: Board
    racks: tuple[str, str]
    scoreless: int = 0
    bag: str = ""


@dataclass(frozen=True, slots=True)
class PreEndgame:
    """A position of two players with one or two tiles in the bag.

    Attributes:
        board: the board.
        rack: of the side to move, one to seven tiles.
        known: the tiles that are known to be on the other rack.
        unknown: the others that are unseen, on the other rack or in the bag.
        in_bag: the number of tiles in the bag, 1 or 2.
        spread: by how many points the side to move is ahead.
        scoreless: the number of scoreless turns in succession before, 0 to 5.
    """

    board: Board
    rack: str
    known: str
    unknown: str
    in_bag: int
    spread: int
    scoreless: int = 0


def endgame_of(position: CgpPosition, distribution: LetterDistribution) -> Endgame:
    """Return the endgame of a position with an empty bag; the unseen tiles are the other rack.

    Raises:
        LastTilesError: it is not a position of two players, its bag is not empty, or the game is
            over.
    """
    unseen = _unseen(position, distribution)
    if len(unseen) > RACK_SIZE:
        raise LastTilesError(
            f"The bag is not empty: {len(unseen)} tiles are unseen, and the other rack holds "
            f"{RACK_SIZE} at most. Leave --endgame out, or give a later position."
        )
    return Endgame(position.board, (position.racks[0], unseen), position.scoreless)


def pre_endgame_of(position: CgpPosition, distribution: LetterDistribution) -> PreEndgame:
    """Return the pre-endgame of a position with one or two tiles in the bag.

    Raises:
        LastTilesError: it is not a position of two players, its bag holds more or is empty, or the
            game is over.
    """
    unseen = _unseen(position, distribution)
    in_bag = len(unseen) - RACK_SIZE
    if in_bag <= 0:
        raise LastTilesError("The bag is empty; use --endgame instead of --pre-endgame.")
    if in_bag > MOST_IN_BAG:
        raise LastTilesError(
            f"There are {in_bag} tiles in the bag, and --pre-endgame takes one or two; give a "
            "later position."
        )
    known = position.racks[1] if len(position.racks) > 1 else ""
    unknown = (Counter(unseen) - Counter(known)).elements()
    scores = (*position.scores, 0)
    return PreEndgame(
        position.board,
        position.racks[0],
        in_order(known),
        in_order("".join(unknown)),
        in_bag,
        scores[0] - scores[1],
        position.scoreless,
    )


def _unseen(position: CgpPosition, distribution: LetterDistribution) -> str:
    """Return the tiles that the side to move does not see, in order.

    Raises:
        LastTilesError: there are more than two players or more of a tile than there can be, a
            rack is missing, or the game is over.
    """
    if len(position.racks) > FEWEST_PLAYERS:
        raise LastTilesError(
            f"The CGP has {len(position.racks)} racks; only two-player endgames can be solved."
        )
    rack = position.racks[0]
    if not rack:
        raise LastTilesError("The CGP has no rack of the player to move; put it in.")
    if position.scoreless >= SCORELESS_TURNS:
        raise LastTilesError(
            f"The game is over after {count(position.scoreless, 'turn')} without points; give an "
            "earlier position."
        )
    seen = Counter(rack_tiles(position.board.tiles) + rack)
    others = Counter("".join(position.racks[1:]))
    surplus = seen + others - Counter(distribution.counts)
    if surplus:
        raise LastTilesError(
            f"The CGP has more tiles than there are: take out {in_order(''.join(surplus))}."
        )
    unseen = in_order("".join((Counter(distribution.counts) - seen).elements()))
    if not unseen:
        raise LastTilesError("The other rack is empty: the game is over. Give an earlier position.")
    return unseen
