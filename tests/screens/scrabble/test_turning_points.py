"""What the turns of a game are on the chart of the chance to win."""

from dataclasses import replace

from tests.games.scrabble.test_lessons import ZAX, analysis, turn
from wordarcade.screens.scrabble.turning_points import turning_points
from wordarcade.widgets.chance_chart import Point


def test_a_bingo_keeps_its_star() -> None:
    """Where another play was worth far more, too: red tells of the slip then."""
    poor = replace(ZAX, equity=0)
    turns = (
        turn(0, 0, "stainer"),
        replace(turn(1, 1, "stainer"), played=poor),
        replace(turn(2, 0, "cat"), played=poor),
        turn(3, 1, "dog"),
    )
    points = turning_points(analysis(*turns), 0)
    assert list(points.values()) == [Point.BINGO, Point.BINGO_SLIP, Point.SLIP, Point.OTHER]
    assert (Point.BINGO_SLIP.sign, Point.BINGO_SLIP.role) == ("★", "bad")
