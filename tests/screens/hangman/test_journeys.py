"""Rounds from Home through set-up, play and results back to Home, by keys and by mouse alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.screens.hangman.journeys import click_key, guess, results, reviewed, used
from tests.screens.table import Table
from wordarcade.app import WordarcadeApp
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.setup import HangmanSetupScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_card import GameCard
from wordarcade.widgets.start_button import StartButton

SELDOM = "zqxjvkwyfbghmpucd"
"""Letters in an order in which no everyday word survives them all."""


@asynccontextmanager
async def at_home(services: Services) -> AsyncIterator[Table]:
    """Open the app on Home."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        table = Table(app, pilot)
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        yield table


async def set_up(table: Table) -> None:
    """Wait for the set-up, and until it knows its words."""
    await table.until(lambda: isinstance(table.screen, HangmanSetupScreen))
    await table.until(lambda: "can force" in table.text or "perfect play" in table.text)


async def test_by_keyboard_alone(services: Services) -> None:
    """Its digit at Home, fewer wrong guesses, letters until the word is lost, and Home again."""
    async with at_home(services) as table:
        place = [card.id for card in table.screen.query(GameCard)].index("card-hangman")
        await table.pilot.press(str(place + 1))
        await set_up(table)
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        for letter in SELDOM:
            await guess(table, letter)
            if table.said.startswith("Hanged."):
                break
        assert used(table)
        await results(table)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_by_mouse_alone(services: Services) -> None:
    """The card at Home, the start, keys until the word is lost, the review, and Home again."""
    async with at_home(services) as table:
        await table.pilot.click("#card-hangman")
        await set_up(table)
        await table.pilot.click(StartButton, offset=(38, 0))
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        for letter in SELDOM:
            await click_key(table, letter)
            await table.until(lambda: not table.said.endswith("…"))
            if table.said.startswith("Hanged."):
                break
        await table.pilot.click(EntryLine)
        await reviewed(table)
        await table.press_in_footer("Home")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
