"""Snapshots of the hand game's screens, one for each distinct look."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.hand.journeys import results, whole_game
from tests.screens.table import SitDown
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.routes import NewGameRoute

Check = Callable[[App[Any]], None]

SIZES = [(80, 24), (120, 40)]


@pytest.mark.parametrize("size", SIZES)
async def test_a_word_being_built_in_every_room(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """Tiles are as large as the room allows; the line below has the arithmetic."""
    async with sit_down("ajef*rx", "dd*lout", size=size) as table:
        await table.pilot.press("f", "asterisk", "x", "left")
        await table.pilot.pause()
        looks_same(table.app)


async def test_the_largest_hand(sit_down: SitDown, looks_same: Check) -> None:
    """26 tiles fit into the smallest terminal; letters that the hand lacks are underlined."""
    async with sit_down("abcdefghijklmnopqrstuvwxy*", single=True, size=(60, 20)) as table:
        await table.pilot.press(*"jazz")
        await table.pilot.pause()
        looks_same(table.app)


async def test_the_offers(sit_down: SitDown, looks_same: Check) -> None:
    """The letter to substitute, with all its copies."""
    async with sit_down("dd*lout", "cat") as table:
        await table.pilot.press("ctrl+u", "d")
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_word_that_is_none(sit_down: SitDown, looks_same: Check) -> None:
    """The letters at stake are coral and lie above the question."""
    async with sit_down("ab*eurl", single=True) as table:
        await table.pilot.press("b", "asterisk", *"url", "enter")
        await table.pilot.pause()
        await table.pilot.pause()
        looks_same(table.app)


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game(sit_down: SitDown, looks_same: Check, size: tuple[int, int]) -> None:
    """The hands with totals, and the last one: both attempts, the best, the opponent."""
    async with sit_down("aci*prt", "dd*lout", opponent="greedy", size=size) as table:
        await whole_game(table)
        looks_same(table.app)


async def test_a_single_hand(sit_down: SitDown, looks_same: Check) -> None:
    """A single hand has the room of the table; costs and the best stand side by side."""
    async with sit_down("cows*z", single=True, opponent="common") as table:
        await table.play("cows", "!!")
        await results(table)
        looks_same(table.app)


async def test_the_choices_before_a_game(sit_down: SitDown, looks_same: Check) -> None:
    """All choices fit without scrolling; own letters are shown as they are typed."""
    async with sit_down(route=NewGameRoute("hand", HandSetup())) as table:
        await table.pilot.press("right", "down", *"ajef*rx")
        await table.pilot.pause()
        looks_same(table.app)
