"""The clocks of all players."""

from typing import Final

from textual.content import Content

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.screens.clock_face import HURRY_MS
from wordarcade.support.wording import clock_text

_NAME: Final = 10
"""The most columns of a name."""


def clocks(game: ScrabbleGame, elapsed_ms: int, room: int, *, paused: bool) -> Content:
    """Return what is left to each player, or only to the one to move if there is no room for all.

    What is overdrawn is told with a minus and a sign.

    Args:
        game: one with a clock.
        elapsed_ms: milliseconds of the game so far.
        room: the columns that there are.
        paused: whether the clocks stand.
    """
    faces = [_face(game, player, elapsed_ms) for player in range(len(game.config.players))]
    line = Content("  ").join(faces)
    if line.cell_length + 2 > room:
        line = faces[game.to_move]
    return Content.assemble(("‖ ", "bold $warning"), line) if paused else line


def _face(game: ScrabbleGame, player: int, elapsed_ms: int) -> Content:
    left = game.remaining_ms(player, elapsed_ms) or 0
    moves = player == game.to_move
    name = Content(game.config.players[player].name).truncate(_NAME, ellipsis=True)
    if left < 0:
        time, style = f"! −{clock_text(-left)}", "bold reverse $warning"
    else:
        time, style = clock_text(left, up=True), "$foreground"
        if moves:
            style = "bold reverse $warning" if left <= HURRY_MS else "bold $foreground"
    marked = name.stylize("bold $primary" if moves else "$foreground-muted")
    return Content.assemble(marked, " ", (time, style))
