"""The count of unseen tiles beside the board: whole on every screen."""

import pytest

from tests.screens.scrabble.journeys import game
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS
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
