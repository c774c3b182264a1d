"""Snapshots of Boggle's screens, one for each distinct look."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.boggle.own_board import BOARD
from tests.screens.table import SitDown, Table
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.timer import Timer
from wordarcade.games.routes import NewGameRoute
from wordarcade.looks.panel import Panel
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.boggle.word_columns import WordColumns
from wordarcade.support.clock import ManualClock

Check = Callable[[App[Any]], None]

WORDS = ("norse", "rise", "son", "eons", "nor", "sort", "nine")


async def play_some(table: Table) -> None:
    """Find some words, take a hint, move the cursor, and begin a word that leaves the grid."""
    await table.play(*WORDS)
    await table.pilot.press("ctrl+t", "ctrl+t", "right", "right", "down")
    await table.pilot.press("space", *"orsnz")
    await table.pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (100, 30), (120, 40), (160, 45), (200, 50)])
async def test_a_round_in_every_room(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """Cells, panel and footer use the room there is, be it little or much."""
    async with sit_down(timer=Timer(180), size=size) as table:
        await play_some(table)
        looks_same(table.app)


async def test_a_pause_and_the_last_seconds(
    sit_down: SitDown, looks_same: Check, clock: ManualClock
) -> None:
    """A covered board shows no letter; the last ten seconds stand out."""
    async with sit_down(timer=Timer(180)) as table:
        await table.play("norse")
        clock.advance(172)
        await table.until(lambda: table.clock == "0:08")
        looks_same(table.app)
        await table.pilot.press("ctrl+o")
        looks_same(table.app)


async def test_a_covered_board(sit_down: SitDown, looks_same: Check) -> None:
    """Before the start no letter is seen, and one tile says how to begin."""
    route = NewGameRoute(
        "boggle", BoggleSetup(board=parse_board(BOARD), timer=Timer(180)), ask=False
    )
    async with sit_down(route) as table:
        await table.wait_for_words()
        looks_same(table.app)


async def test_answers_where_the_tiles_are(sit_down: SitDown, looks_same: Check) -> None:
    """A word accepted is green with its points above it, one refused is marked at its end."""
    async with sit_down() as table:
        await table.play("norse")
        looks_same(table.app)
        await table.play("tkn")
        looks_same(table.app)


@pytest.mark.parametrize("size", [(80, 24), (60, 20), (100, 30), (120, 40), (160, 45), (200, 50)])
async def test_the_results_in_every_room(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """Figures, words and lessons stand beside or below the board."""
    async with sit_down(size=size) as table:
        await table.play(*WORDS)
        await table.pilot.press("x", "enter", "y")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
        await table.until(lambda: table.screen.query_one(WordColumns).words[1] != ())
        await table.pilot.press("down", "down")
        looks_same(table.app)


async def test_the_choices_before_a_round(sit_down: SitDown, looks_same: Check) -> None:
    """All choices fit without scrolling; an own board is shown as it is typed."""
    async with sit_down(NewGameRoute("boggle", BoggleSetup())) as table:
        await table.until(lambda: isinstance(table.screen, BoggleSetupScreen))
        preview = table.screen.query_one("#preview", Panel)
        await table.until(lambda: bool(preview.fact))
        looks_same(table.app)
        await table.pilot.press("left", "left", "down", *"Qua", "slash", *"ts")
        await table.until(lambda: bool(preview.fact))
        looks_same(table.app)
