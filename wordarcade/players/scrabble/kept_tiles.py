"""The tiles that an opponent kept, and what they take from the chance to win."""

from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.players.scrabble.leaves import MILLI, Leaves
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import WinTable

USUAL_DRAW: Final = 4
"""With so many tiles in the bag, all moves of a turn count as drawing so many: the table's rows for
one unseen tile more or less differ by chance, and by what kinds of turns they come from, by as much
as two points of equity. Nearer to the end each tile counts."""


def less_held(chance: float, view: View, held: str, chances: WinTable, leaves: Leaves) -> float:
    """Return the chance to win after a move, less what the opponent is known to hold.

    Simulation deals the opponent tiles at random, but for those that the player to move knows
    of. All chances of a turn move the same way, so that their order stays. Where a move may
    empty the bag, the game is played to its end, and tiles are worth nothing by themselves.

    Args:
        chance: that of a move by simulation, from 0 to 1.
        view: the position before it.
        held: the tiles that the opponent kept, which the player to move does not know of.
        chances: the win probabilities.
        leaves: the leave values.
    """
    is_dealt = bool(held) and not view.known and view.bag_size > RACK_SIZE
    if not is_dealt or not 0 < chance < 1:
        return chance
    unseen = len(view.unseen) - USUAL_DRAW
    return chances.chance(chances.spread(chance, unseen) - leaves.value(held) / MILLI, unseen)
