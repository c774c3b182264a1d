"""Snapshots of word search's screens, one for each distinct look."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.table import SitDown, Table
from wordarcade.engine.word_search.board import parse_square, square_of
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.lexicon.lexicon import ALPHABET
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.setup import WordSearchSetupScreen
from wordarcade.widgets.path_lines import arrow

Check = Callable[[App[Any]], None]

STRINGS = parse_square("cat x fish xxxx/qu ee n s/the re in ing/st a r t")


async def play_some(table: Table) -> None:
    """Find some words, and begin one that leaves the board."""
    await table.play("lent", "peace", "ale", "cat")
    await table.pilot.press("down", "down", *"lentx")
    await table.pilot.pause()


LETTERS = square_of(random.Random(1).choices(ALPHABET, k=20 * 20))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_round_in_every_room(
    sit_down: SitDown, looks_same: Check, size: tuple[int, int]
) -> None:
    """A board of 20 × 20 is whole at 80 columns; words found are tiles, a path has numbers."""
    async with sit_down(board=LETTERS, size=size) as table:
        words = table.screen.session.solution.words[:40:7]
        await table.play(*words, "xyzzy")
        await table.pilot.press("ctrl+t", "ctrl+t")
        table.board.path = (210, 211, 232)
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_small_board_is_of_tiles(sit_down: SitDown, looks_same: Check) -> None:
    """The board of the assignment is as large as Boggle's."""
    async with sit_down(size=(120, 40)) as table:
        await play_some(table)
        looks_same(table.app)


async def test_hidden_words(sit_down: SitDown, looks_same: Check) -> None:
    """The list is ticked off; a line that is being marked follows the cursor."""
    setup = WordSearchSetup(size=15, seed=1, lexicon="american", hidden=HiddenSetup("birds"))
    route = NewGameRoute("wordsearch", setup, ask=False)
    async with sit_down(route, size=(120, 40)) as table:
        await table.wait_for_words()
        for word in ("eagle", "heron"):
            table.screen.session.play(word)
        await table.pilot.press(
            "right", "space", "down", "down", "right", "right", "ctrl+t", "ctrl+t"
        )
        await table.until(lambda: table.said == "BLACKBIRD starts at B.")
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_round_without_colours(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Path and cursor are reversed, words found are bold and underlined, arrows tell the order."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with sit_down(board=LETTERS) as table:
        cell = LETTERS.cells.index("z")
        table.board.faces = {3: "tile"}
        ahead = LETTERS.neighbours[cell][0]
        table.board.path = (cell, ahead)
        await table.pilot.pause()
        lines = [table.board.render_line(row) for row in range(20)]
        styles = {segment.text: segment.style for line in lines for segment in line}
        columns = LETTERS.columns
        first = styles["Z" + arrow(divmod(cell, columns), divmod(ahead, columns))]
        assert first is not None
        assert first.reverse
        tile = styles[f"{LETTERS.cells[3].upper()} "]
        assert tile is not None
        assert tile.bold
        assert tile.underline


async def test_strings_of_any_length(sit_down: SitDown, looks_same: Check) -> None:
    """Cells are as wide as the longest string needs."""
    async with sit_down(board=STRINGS) as table:
        await table.pilot.press(*"catfish")
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_board_larger_than_the_room(sit_down: SitDown, looks_same: Check) -> None:
    """A board of 100 × 100 scrolls to what is traced."""
    board = square_of((ALPHABET * 400)[: 100 * 100])
    async with sit_down(board=board, size=(120, 40)) as table:
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
