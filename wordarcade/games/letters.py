"""The letters by which a player knows an unfinished game again, read from its header alone.

No game is replayed for them: Home, which shows them, is what a start waits for.
"""

from collections.abc import Callable, Sequence
from typing import Final

from wordarcade.store.records import GameHeader, ListedGame
from wordarcade.support.wording import printable

MOST: Final = 9
"""The most letters that are shown of a game."""

_NOTHING: Final = ""
_HAND: Final = "hand"
_UNKNOWN: Final = "-"
_BLANK: Final = "?"


def no_letters(game: GameHeader) -> str:
    """Return nothing: the letters of this game are not told apart from its moves."""
    del game
    return _NOTHING


def first_row(game: GameHeader) -> str:
    """Return the first row of a grid, or what of it is told.

    A row is enough to know a board again, and too little to study one that is covered.
    """
    cells = game.config.get("cells")
    columns = game.config.get("columns", game.config.get("size"))
    if isinstance(cells, str):
        cells = cells.split(" ", MOST + 1)
    if not isinstance(cells, Sequence) or not isinstance(columns, int):
        return _NOTHING
    return "".join(str(cell) for cell in cells[: min(columns, MOST + 1)])


def dealt_hand(game: GameHeader) -> str:
    """Return the hand in play, as it was dealt."""
    hands = game.config.get("hands")
    word, _, rest = game.caption.partition(" ")
    number = rest.partition(" ")[0] if word == _HAND else "1"
    if not isinstance(hands, Sequence) or not number.isdecimal():
        return _NOTHING
    return "".join(map(str, hands[int(number) - 1 : int(number)]))


def pattern(game: GameHeader) -> str:
    """Return a word as far as it is known, if it is short enough to be shown whole."""
    known = game.caption.partition(",")[0]
    return known if _UNKNOWN in known and " " not in known and len(known) <= MOST else _NOTHING


def rack(game: GameHeader) -> str:
    """Return the rack of the only person who plays, in that person's turn."""
    tiles = game.caption.partition(",")[0]
    signs = tiles.replace(_BLANK, "A")
    return tiles if signs.isalpha() and signs.isupper() else _NOTHING


def letters_of(game: ListedGame, told: Callable[[GameHeader], str]) -> str:
    """Return what is shown of the letters of a game: nothing before its player has seen them.

    Args:
        game: the game; of a duel between two rounds, the finished one that stands for it.
        told: returns the letters, as the functions above do.
    """
    if not isinstance(game, GameHeader) or game.finished or not game.elapsed_ms:
        return _NOTHING
    letters = printable(told(game)).upper()
    return letters if len(letters) <= MOST else f"{letters[: MOST - 1]}…"
