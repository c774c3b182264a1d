"""What stands in the place of figures while there are none."""

from typing import Final

from wordarcade.games.statistics import GameFigures
from wordarcade.widgets.empty_picture import EmptyPicture

_EMPTY: Final = (
    "Your best scores, averages and streaks grow here, game by game. "
    "Enter goes Home: pick a game to begin."
)
_EMPTY_GAME: Final = "You haven't played {game} yet. Enter starts a game, and this page fills up."


def show_nothing(picture: EmptyPicture, game: GameFigures | None) -> str:
    """Say that nothing has been played, or nothing of a game; return what Enter leads to.

    Args:
        picture: what says it.
        game: the game; None for all.
    """
    if game is None:
        picture.show(_EMPTY)
        return "Home"
    picture.show(_EMPTY_GAME.format(game=game.spec.title), game.spec.card)
    return "Play"
