"""Ways through a game of Scrabble, and what is seen on them."""

from textual.widgets import Static

from tests.screens.table import Table
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.squares import name_of, read_name
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen

WHOLE_GAME = (
    *("8G ZIN", "J6 MISLIE", "6E OIDIU.", "11F OUTL.AP", "12K NARC", "O9 mAHONIA"),
    *("H11 .ERNS", "N12 .UP", "10D DEW", "15A OVERWET.", "14F FE.NY", "N8 YAK"),
    *("12A JABOTS", "9F TAD", "B6 OuTDRE.M", "13A O.EN", "E2 VECT.R", "A7 XI"),
    *("C2 BRIEF", "M6 QUAG", "N4 GHI", "B1 GAOL"),
)
"""A whole game with the tiles of seed 1."""

_KEYS = {
    " ": "space",
    "?": "question_mark",
    ".": "full_stop",
    "(": "left_parenthesis",
    ")": "right_parenthesis",
}


def game(table: Table) -> ScrabbleScreen:
    """Return the screen of the game, which others may be above."""
    return next(each for each in table.app.screen_stack if isinstance(each, ScrabbleScreen))


def state(table: Table) -> ScrabbleGame:
    """Return the game."""
    return game(table).session.state


async def type_move(table: Table, text: str) -> None:
    """Type a move into the entry line, and play it."""
    await table.pilot.press("ctrl+l", *(_KEYS.get(sign, sign) for sign in text), "enter")
    await table.pilot.pause()


async def sit(table: Table) -> None:
    """Sit down as the next player, so that the rack is seen."""
    await table.until(lambda: isinstance(table.screen, HandOverScreen))
    await table.pilot.press("enter")
    await table.pilot.pause()


async def answered(table: Table) -> None:
    """Wait until no computer is to move."""
    await table.until(lambda: not game(table).session.thinking)
    await table.pilot.pause()


def rack(table: Table) -> str:
    """Return the tiles on the rack in their order, `_` for those that lie on the board."""
    shown = game(table).area.rack
    return "".join(
        "_" if place in shown.away else tile.face.strip() for place, tile in enumerate(shown.tiles)
    )


def laid(table: Table) -> dict[str, str]:
    """Return the tiles that are laid, by the names of their squares."""
    return {name_of(where): tile for where, tile in game(table).area.laying.shown.tiles}


def square(name: str) -> int:
    """Return the square of a name."""
    return read_name(name)[0]


def remark(table: Table) -> str:
    """Return what the entry line says."""
    return game(table).area.entry_line.entry.remark


def entered(table: Table) -> str:
    """Return what is entered."""
    return game(table).area.entry_line.entry.text


def lacking(table: Table) -> str:
    """Return the letters of the entry that are marked as lacking."""
    entry = game(table).area.entry_line.entry
    return "".join(entry.text[index] for index in sorted(entry.lacking))


def text_of(table: Table, selector: str) -> str:
    """Return what stands in a part of the screen."""
    return str(table.screen.query_one(selector, Static).render())
