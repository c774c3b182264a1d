"""What is said beside the tiles that are laid."""

from wordarcade.screens.scrabble.laying import Laying
from wordarcade.screens.scrabble.opinion import left_text
from wordarcade.support.wording import count
from wordarcade.widgets.board_bubble import Bubble
from wordarcade.widgets.tone import Tone


def bubble(laying: Laying) -> Bubble | None:
    """Return what the tiles would earn and leave, or their fault; None without tiles."""
    told, shown, place = laying.opinion, laying.shown, laying.place
    if told is None or not shown.tiles:
        return None
    square = shown.tiles[0][0] if place is None else place.square
    direction = shown.direction if place is None else place.direction
    length = 1 if place is None else len(place.tiles)
    if told.tone is Tone.REFUSED:
        brief = f"{Tone.REFUSED.glyph} {told.flag or told.brief}"
        return Bubble(brief, square, direction, length, refused=True)
    if told.score is None:
        return None
    leaves = left_text(told.leave, len(shown.tiles))
    return Bubble(
        *(str(told.score), square, direction, length),
        at_length=(count(told.score, "point"), leaves),
    )
