"""Journeys through a hand game, and views of its screen."""

import re

from textual.containers import VerticalScroll
from textual.widgets import Static

from tests.screens.table import Table
from wordarcade.looks.big_number import BigNumber
from wordarcade.screens.hand.arithmetic import Arithmetic
from wordarcade.screens.hand.game_head import GameHead
from wordarcade.screens.hand.play_card import PlayCard
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hand.side import HandSide
from wordarcade.widgets.golden_line import GoldenLine
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.word_columns import WordColumns


async def results(table: Table) -> None:
    """Wait for the results, and until all that they tell is known and shown."""
    await table.until(lambda: isinstance(table.screen, HandResultsScreen))
    await table.until(lambda: table.screen.all_shown)
    await table.pilot.pause()


async def whole_game(table: Table) -> None:
    """Play the example of the problem set: 198, then 27, replayed to 90."""
    await table.play("part", "ic*")
    await table.pilot.press("enter")
    await results(table)
    await table.pilot.press("enter", "ctrl+u", "l", "enter")
    await table.play("out", "!!")
    await table.pilot.press("ctrl+u")
    await table.play("d*d", "out", "!!")
    await results(table)


def shown_letters(table: Table) -> str:
    """Return the letters on the rack, in order, without those that have been played."""
    rack = table.screen.query_one(TileRack)
    return "".join(tile.face for index, tile in enumerate(rack.tiles) if index not in rack.away)


def offered(table: Table) -> str:
    """Return what stands under the rack."""
    return str(table.screen.query_one("#offer", Static).render())


def score(table: Table) -> str:
    """Return the points of the hand as the side has them, in big digits."""
    number: BigNumber = table.screen.query_one(HandSide).query_one(BigNumber)
    return number.text


def figures(table: Table) -> list[str]:
    """Return the figures of the sum under the rack, with their signs."""
    return [figure.sign + figure.digits for figure in table.screen.query_one(Arithmetic).figures]


def card(table: Table, name: str) -> list[str]:
    """Return what a card of the results has on it, line by line, without the tiles' edges."""
    shown = table.screen.query_one(f"#{name}", PlayCard)
    moves = str(shown.query_one(VerticalScroll).query_one(Static).render())
    lines = [" ".join(line.replace("▀", "").split()) for line in moves.splitlines()]
    return [f"{shown.title} {shown.query_one(BigNumber).text}", *filter(None, lines)]


def told(table: Table) -> list[str]:
    """Return the sentences at the head of the results, a golden one first, and the lesson."""
    told = str(table.screen.query_one("#told", Static).render()).splitlines()
    gold = table.screen.query_one("#gold", GoldenLine).text
    return [
        *([gold] if gold else []),
        *told,
        str(table.screen.query_one("#lesson", MessageLine).render()),
    ]


def headline(table: Table) -> str:
    """Return who won a whole game, as its results say at their head."""
    head: GameHead = table.screen.query_one(GameHead)
    return head.banner


def words(table: Table) -> list[str]:
    """Return the words in sight that could have been played, with marks and points."""
    view = table.screen.query_one(WordColumns)
    lines = [view.render_line(y).text.replace("▸", " ") for y in range(view.size.height)]
    found = re.findall(r"(?:([★☆✓]+) +)?(\S+) +([\d,]+)(?= |$)", "\n".join(lines), re.MULTILINE)
    return [f"{mark} {word} {points}".strip() for mark, word, points in found] or [lines[0].strip()]
