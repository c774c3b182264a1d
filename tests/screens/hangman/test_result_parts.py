"""The story of a round, its chart and a closer look share any room."""

from itertools import combinations

import pytest
from textual.geometry import Size
from textual.widget import Widget

from wordarcade.screens.hangman.result_parts import ResultParts


@pytest.mark.parametrize("guesses", [0, 1, 7, 30])
@pytest.mark.parametrize("columns", [54, 76, 100, 149, 150, 176])
@pytest.mark.parametrize("rows", [8, 16, 32, 43])
def test_parts_share_the_room(columns: int, rows: int, guesses: int) -> None:
    """They lie side by side or one below another, within it, and none covers another."""
    story, chart, closer = Widget(), Widget(), Widget()
    closer.display = columns >= 100
    plan = ResultParts(story, chart, closer, guesses)._plan(Size(columns, rows))
    room = Size(columns, rows).region
    assert all(room.contains_region(region) for region in plan.values())
    assert not any(one.overlaps(other) for one, other in combinations(plan.values(), 2))
    if not guesses:
        assert plan.keys() == {story}
    elif columns >= 150 and plan[story].height < 14:
        chosen = plan[closer]
        assert (chosen.y, chosen.bottom) == (0, plan[chart].bottom), "beside both"
        assert plan[chart].width == plan[story].width
        assert plan[chart].height <= 24
    elif columns >= 150:
        assert (plan[closer].y, plan[closer].height) == (0, plan[story].height)
        assert plan[chart].width == columns
    elif columns >= 100:
        assert (plan[closer].y, plan[closer].height) == (plan[chart].y, plan[chart].height)
        assert plan[story].width == columns
    else:
        assert closer not in plan
