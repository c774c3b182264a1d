"""The count of unseen tiles beside the board: whole on every screen."""

import pytest

from tests.screens.scrabble.journeys import game
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
from wordarcade.screens.scrabble.score_sheet import ScoreSheetScreen
from wordarcade.widgets.unseen_tiles import UnseenTiles


@pytest.mark.parametrize("players", ["Ana,bot:club", "Ana,bot:club,bot:club,bot:club"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 45), (200, 50)])
async def test_every_letter_is_counted_in_sight(
    sit_down: SitDown, size: tuple[int, int], players: str
) -> None:
    """From A to the blank, in as many rows as the letters take."""
    async with sit_down(players, size=size) as table:
        await table.pilot.pause()
        unseen = game(table).query_one(UnseenTiles)
        where = table.screen.find_widget(unseen).visible_region
        lines = table.text.splitlines()
        seen = "".join(lines[row][where.x : where.right] for row in range(where.y, where.bottom))
        assert [sign for sign in seen if sign in LETTERS + BLANK] == [*LETTERS, BLANK]


@pytest.mark.parametrize("players", ["Ana,bot:club", "Ana,Bob"])
async def test_after_the_end_nothing_is_unseen(sit_down: SitDown, players: str) -> None:
    """All racks lie open, so what is counted is what nobody has played, one's own tiles too."""
    async with sit_down(players, moves=("8H BE", "end"), seed=5) as table:
        await table.pilot.pause()
        assert "Unplayed 98" in table.text
        assert "Unseen" not in table.text


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_score_sheet_has_all_that_the_side_lacks(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """F3 or a click on the turns: running totals and unseen tiles, also beside a coach."""
    async with sit_down("Ana,bot:club", size=size, friendly=True, teacher=True) as table:
        await table.pilot.pause()
        await table.pilot.press("f3")
        await table.pilot.pause()
        assert isinstance(table.screen, ScoreSheetScreen)
        assert "No turns yet." in table.text
        unseen = table.screen.query_one(UnseenTiles)
        assert table.screen.find_widget(unseen).visible_region.size == unseen.size
        await table.pilot.press("f3")
        await table.pilot.pause()
        lacking = bool(game(table).scores.turns.fact)
        await table.pilot.click(game(table).scores.turns)
        await table.pilot.pause()
        assert isinstance(table.screen, ScoreSheetScreen) == lacking == (size[0] < 120)


@pytest.mark.parametrize(
    ("size", "teacher", "named"),
    [
        ((60, 20), False, "f3 all"),
        ((80, 24), False, "f3 totals"),
        ((80, 24), True, "f3 totals, unseen tiles"),
        ((120, 40), False, ""),
    ],
)
async def test_the_turns_name_the_key_that_shows_more(
    sit_down: SitDown, size: tuple[int, int], teacher: bool, named: str
) -> None:
    """Only while something has no room."""
    async with sit_down("Ana,bot:club", size=size, friendly=True, teacher=teacher) as table:
        await table.pilot.pause()
        assert game(table).scores.turns.fact == named
        assert named in table.text
