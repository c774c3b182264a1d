"""Journeys through a round of hangman, and views of its screen."""

from tests.screens.table import Table
from wordarcade.screens.hangman.guess_list import GuessList
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.widgets.hangman_field import HangmanField
from wordarcade.widgets.hangman_scene import Scene
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.top_line import TopLine


async def guess(table: Table, *guesses: str) -> list[str]:
    """Press letters or escape, or type words after tab, and return the answers to them."""
    answers = []
    for text in guesses:
        keys = (text,) if len(text) == 1 or text == "escape" else ("tab", *text, "enter")
        await table.pilot.press(*keys)
        await table.until(lambda: not table.said.endswith("…"))
        answers.append(table.said)
    return answers


def scene(table: Table) -> Scene:
    """Return what the playfield shows."""
    return table.app.screen.query_one(HangmanField).scene


def pattern(table: Table) -> str:
    """Return what is shown of the word."""
    return scene(table).pattern


def used(table: Table) -> str:
    """Return the letters that are shown as used."""
    return scene(table).used


def guesses_listed(table: Table) -> list[str]:
    """Return the lines of the guesses at the side, without blanks between their parts."""
    lines = str(table.screen.query_one(GuessList).render()).splitlines()
    return [" ".join(line.split()) for line in lines if line.strip()]


async def click_key(table: Table, letter: str) -> None:
    """Click the key of a letter."""
    field = table.screen.query_one(HangmanField)
    cell = dict(field.plan.key_cells())[letter]
    await table.pilot.click(HangmanField, offset=(cell.x, cell.row))


async def results(table: Table) -> None:
    """Go on to the review, and wait until nothing more can be found out."""
    await table.pilot.press("enter")
    await reviewed(table)


async def reviewed(table: Table) -> None:
    """Wait for the review, and until nothing more can be found out."""
    await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
    await table.until(lambda: bool(story(table)))
    await table.until(lambda: not table.screen.query_one(TopLine).facts[0].startswith("values"))
    await table.pilot.pause()


def story(table: Table) -> list[str]:
    """Return the lines of the guesses that are in sight, without marks and bars."""
    view = table.screen.query_one(LongList)
    lines = [view.render_line(y).text for y in range(view.size.height)]
    plain = [line.strip("▸ ").replace("▆", " ").replace("◆", " ") for line in lines]
    return [" ".join(line.split()) for line in plain if line.strip()]
