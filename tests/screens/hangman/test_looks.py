"""Snapshots of hangman's screens, one for each distinct look."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.app import App

from tests.screens.hangman.journeys import guess, results
from tests.screens.table import SitDown
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.lexicon.lexicon import Lexicon

Check = Callable[[App[Any]], None]


@pytest.fixture
def words(arcade: Lexicon) -> str:
    """Some hundred words of seven letters, which are quick to work out."""
    return " ".join(list(arcade.of_length(7))[::150])


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_round_in_every_room(
    sit_down: SitDown, looks_same: Check, words: str, size: tuple[int, int]
) -> None:
    """Word, gallows and letters have room; the hint and a fault being typed are told."""
    async with sit_down(words, guesses=8, show_left=True, size=size) as table:
        await guess(table, *"sire")
        await table.pilot.press("ctrl+t", "ctrl+t")
        await table.until(lambda: table.said.startswith("Try"))
        await table.pilot.press("tab", "s")
        await table.pilot.pause()
        looks_same(table.app)


async def test_a_lost_round_without_colours(
    sit_down: SitDown, looks_same: Check, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The gallows is whole; letters that were not guessed are told by the line below them."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with sit_down(words, guesses=4) as table:
        await guess(table, *"esiaron")
        looks_same(table.app)


async def test_the_longest_words(sit_down: SitDown, looks_same: Check) -> None:
    """A word of 32 letters, and more wrong guesses than can be told by dots."""
    async with sit_down("ab" * 16 + " " + "ba" * 16, guesses=1_000) as table:
        await guess(table, "a", "ba" * 16)
        looks_same(table.app)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_how_it_was_done(
    sit_down: SitDown, looks_same: Check, words: str, size: tuple[int, int]
) -> None:
    """Word, verdict, a line a guess, the words that fit, and a closer look at one guess."""
    async with sit_down(words, guesses=5, size=size) as table:
        await guess(table, *"qesiarz")
        await results(table)
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        looks_same(table.app)


async def test_hiding_a_word(sit_down: SitDown, looks_same: Check, words: str) -> None:
    """The letter asked for, the cursor, and a place that is marked."""
    async with sit_down(words, host=HostKind.PERSON) as table:
        await table.pilot.press("enter")
        await table.until(lambda: table.said.startswith("Is there"))
        await table.pilot.press("right", "space", "right")
        await table.pilot.pause()
        looks_same(table.app)
