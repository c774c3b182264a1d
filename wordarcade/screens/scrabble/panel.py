"""What the panel shows above the score sheet."""

from typing import Final

from textual.content import Content

from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.wording import points_text

_WIDEST: Final = 32
_POINTS: Final = 6


def headline(game: ScrabbleGame, width: int) -> Content:
    """Return how everybody stands, one a line, the player to move marked, and what is left.

    Args:
        game: the game.
        width: the columns that there are.
    """
    room = min(width, _WIDEST)
    lines = [_standing(game, player, room) for player in range(len(game.config.players))]
    bag = f"  {len(game.position.bag)} in the bag"
    return Content("\n").join([*lines, Content.styled(bag, "$foreground-muted")])


def _standing(game: ScrabbleGame, player: int, width: int) -> Content:
    moves = game.phase is not Phase.OVER and player == game.to_move
    mark = "▸" if moves else "★" if player in game.winners else " "
    room = max(0, width - len("▸ ") - _POINTS)
    name = Content(game.config.players[player].name).truncate(room, ellipsis=True, pad=True)
    style = "bold $primary" if moves else "$foreground"
    if player not in game.active:
        style = "$foreground-muted strike"
    points = points_text(game.position.scores[player]).rjust(_POINTS)
    return Content.assemble((mark, "bold $accent"), " ", name.stylize(style), (points, "bold"))


def standings(game: ScrabbleGame) -> str:
    """Return how everybody stands, in a line."""
    players = zip(game.config.players, game.position.scores, strict=True)
    return " · ".join(f"{player.name} {points_text(score)}" for player, score in players)
