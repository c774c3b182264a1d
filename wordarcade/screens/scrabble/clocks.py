"""The clock of the player to move."""

from collections.abc import Callable
from typing import Final

from textual.content import Content

from wordarcade.engine.scrabble.adjustments import POINTS_A_MINUTE
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.sentences import possessive
from wordarcade.support.wording import clock_text

_NAME: Final = 10
"""The most columns of a name."""


def clock_of_mover(
    game: ScrabbleGame, elapsed_ms: int, hurries: Callable[[int], bool], *, paused: bool
) -> Content:
    """Return what is left to the player to move; the cards have the clocks of all.

    What is overdrawn is told with a minus and a sign.

    Args:
        game: one with a clock.
        elapsed_ms: milliseconds of the game so far.
        hurries: whether so many milliseconds left are to be marked.
        paused: whether the clocks stand.
    """
    left = game.remaining_ms(game.to_move, elapsed_ms) or 0
    name = Content(game.config.players[game.to_move].name).truncate(_NAME, ellipsis=True)
    if left < 0:
        time, style = f"! −{clock_text(-left)}", "bold reverse $role-bad"
    else:
        time = clock_text(left, up=True)
        style = "bold reverse $role-bad" if hurries(left) else "bold $role-text"
    face = Content.assemble(name.stylize("$role-muted"), " ", (time, style))
    return Content.assemble(("‖ ", "bold $role-focus"), face) if paused else face


def overtime_sentence(name: str) -> str:
    """Return what a player hears, and the others, when the time is up.

    >>> overtime_sentence("Ann")
    "Ann's time is up. Every minute begun costs 10 points."
    """
    return f"{possessive(name)} time is up. Every minute begun costs {POINTS_A_MINUTE} points."
