"""The board of the course assignment's first run."""

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.games.routes import NewGameRoute

BOARD = "O I S E/L R O N/T K N I/Y N J I"
"""77 words with the lexicon "american"."""


def own_board(board: str, lexicon: str, timer: Timer = UNTIMED) -> NewGameRoute:
    """Return what deals a board of one's own at once."""
    grid = parse_board(board, q_is_qu=True)
    return NewGameRoute("boggle", BoggleSetup(board=grid, lexicon=lexicon, timer=timer), ask=False)
