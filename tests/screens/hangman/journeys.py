"""Journeys through a round of hangman, and views of its screen."""

from textual.widgets import Static

from tests.screens.table import Table
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.widgets.alphabet import Alphabet
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_pattern import WordPattern


async def guess(table: Table, *guesses: str) -> list[str]:
    """Press letters or escape, or type words after tab, and return the answers to them."""
    answers = []
    for text in guesses:
        keys = (text,) if len(text) == 1 or text == "escape" else ("tab", *text, "enter")
        await table.pilot.press(*keys)
        await table.until(lambda: not table.said.endswith("…"))
        answers.append(table.said)
    return answers


def pattern(table: Table) -> str:
    """Return what is shown of the word."""
    return table.app.screen.query_one(WordPattern).pattern


def used(table: Table) -> str:
    """Return the letters that are shown as used."""
    return table.app.screen.query_one(Alphabet).used


def guesses_listed(table: Table) -> list[str]:
    """Return the lines of the panel below the headline."""
    return str(table.screen.panel.query_one(".section Static", Static).render()).splitlines()


async def results(table: Table) -> None:
    """Go on to the review, and wait until nothing more can be found out."""
    await table.pilot.press("enter")
    await reviewed(table)


async def reviewed(table: Table) -> None:
    """Wait for the review, and until nothing more can be found out."""
    await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
    await table.until(lambda: bool(story(table)))
    await table.until(lambda: len(table.screen.query_one(TopLine).facts) == 2)
    await table.pilot.pause()


def story(table: Table) -> list[str]:
    """Return the lines of the guesses that are in sight, without marks and bars."""
    view = table.screen.query_one(LongList)
    lines = [view.render_line(y).text for y in range(view.size.height)]
    return [" ".join(line.strip("▸ ").split()) for line in lines if line.strip()]


def text_of(table: Table, selector: str) -> str:
    """Return what stands in a part of the screen."""
    return str(table.screen.query_one(selector, Static).render())
