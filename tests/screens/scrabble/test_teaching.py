"""The teacher on the screen: what was best, beside the board and where the next word is typed."""

import pytest

from tests.screens.scrabble.journeys import answered, game, type_move
from tests.screens.table import SitDown, Table


def entry_remark(table: Table) -> str:
    """Return what the entry line says beside what is entered."""
    return game(table).area.entry_line.entry.remark


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_last_turn_is_taught(sit_down: SitDown, size: tuple[int, int]) -> None:
    """It stays while the bot answers, gives way to the next word, and goes with the turn."""
    async with sit_down("Ana,bot:novice", seed=5, friendly=True, teacher=True, size=size) as table:
        panel = size[0] > 60
        assert ("The coach" in table.text) == panel
        assert entry_remark(table).startswith("Type a word")
        await type_move(table, "8H BE")
        await answered(table)
        await table.until(lambda: entry_remark(table).endswith(" more."))
        assert ("points lost" in table.text) == panel
        await table.pilot.press("i")
        assert not entry_remark(table).endswith(" more.")
        await table.pilot.press("escape", "ctrl+z")
        await table.pilot.pause()
        assert entry_remark(table).startswith("Type a word")


async def test_the_lesson_stays_when_the_game_ends(sit_down: SitDown) -> None:
    """Whoever resigns can still read what was best."""
    async with sit_down(
        "Ana,bot:novice", seed=5, friendly=True, teacher=True, size=(120, 40)
    ) as table:
        await type_move(table, "8H BE")
        await answered(table)
        await table.until(lambda: "points lost" in table.text)
        await type_move(table, "resign")
        await table.pilot.press("y")
        await table.pilot.pause()
        assert "points lost" in table.text
        assert "After each of your turns" not in table.text


async def test_without_a_teacher_nothing_is_said(sit_down: SitDown) -> None:
    """Nor is there room kept for it."""
    async with sit_down("Ana,bot:novice", seed=5, friendly=True) as table:
        await type_move(table, "8H BE")
        await answered(table)
        assert "The coach" not in table.text
        assert entry_remark(table).startswith("Type a word")
