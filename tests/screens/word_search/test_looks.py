"""Snapshots of word search's screens, one for each distinct look."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.table import SitDown, Table
from wordarcade.engine.word_search.board import parse_square, square_of
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.setup import WordSearchSetupScreen

Check = Callable[[App[Any]], None]

STRINGS = parse_square("cat x fish xxxx/qu ee n s/the re in ing/st a r t")


async def play_some(table: Table) -> None:
    """Find some words, and begin one that leaves the board."""
    await table.play("lent", "peace", "ale", "cat")
    await table.pilot.press("down", "down", *"lentx")
    await table.pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_round_in_every_room(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """The small board of the assignment has cells as large as the room allows."""
    async with sit_down(size=size) as table:
        await play_some(table)
        looks_same(table.app)


async def test_a_round_without_colours(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Path and cursor of packed cells are told by signs and numbers."""
    monkeypatch.setenv("NO_COLOR", "1")
    letters = square_of(random.Random(1).choices(ALPHABET, k=15 * 15))
    async with sit_down(board=letters) as table:
        cell = letters.cells.index("z")
        table.board.path = (cell, letters.neighbours[cell][0])
        table.board.focus()
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        assert "  K2 A" in table.text
        assert " ▸Z1 W" in table.text


async def test_strings_of_any_length(sit_down: SitDown, looks_same: Check) -> None:
    """Cells are as wide as the longest string needs."""
    async with sit_down(board=STRINGS) as table:
        await table.pilot.press(*"catfish")
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_board_larger_than_the_room(sit_down: SitDown, looks_same: Check) -> None:
    """A board of 100 × 100 scrolls to what is traced."""
    board = square_of((ALPHABET * 400)[: 100 * 100])
    async with sit_down(board=board, size=(80, 24)) as table:
        await table.pilot.press(*"end", "ctrl+f")
        table.board.path = (5_050, 5_051, 5_151)
        await table.pilot.pause()
        looks_same(table.app)


async def test_all_words(sit_down: SitDown, looks_same: Check) -> None:
    """Figures, filter, words, and the path of the one that is marked."""
    async with sit_down(size=(120, 40)) as table:
        await play_some(table)
        await table.pilot.press("escape", "ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        looks_same(table.app)


async def test_the_choices_before_a_round(sit_down: SitDown, looks_same: Check) -> None:
    """All choices fit without scrolling; an own board is shown as it is typed."""
    async with sit_down(NewGameRoute("wordsearch", WordSearchSetup())) as table:
        await table.until(lambda: isinstance(table.screen, WordSearchSetupScreen))
        await table.pilot.press("right", "right", "down", *"cat x/fish xxxx")
        await table.pilot.pause()
        looks_same(table.app)
