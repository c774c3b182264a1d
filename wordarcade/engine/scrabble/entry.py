"""Typed moves."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.moves import (
    Accept,
    Challenge,
    EndGame,
    Exchange,
    Move,
    Pass,
    Place,
    Resign,
)
from wordarcade.engine.scrabble.rack import Rack
from wordarcade.engine.scrabble.squares import SIZE, name_of, place_in_line, read_name
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, NO_TILE
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import a_letter

BLANK_SIGNS: Final = f"{BLANK}#"
"""Typed for a blank; before a letter, the blank stands for that letter."""

_PLAIN_WORDS: Final[Mapping[str, Move]] = MappingProxyType(
    {
        "pass": Pass(),
        "skip": Pass(),
        "challenge": Challenge(),
        "accept": Accept(),
        "resign": Resign(),
        "end": EndGame(),
    }
)
_EXCHANGE: Final = ("exchange", "swap")
MOVE_WORDS: Final = frozenset((*_PLAIN_WORDS, *_EXCHANGE))
"""The words that begin a move that is no play, lowercase."""

_WORD: Final = re.compile(rf"(?:\([A-Z.]+\)|[{BLANK_SIGNS}]?[A-Z]|\.)+", re.ASCII | re.IGNORECASE)
_SIGN: Final = re.compile(rf"[().]|[{BLANK_SIGNS}]?[A-Z]", re.ASCII | re.IGNORECASE)


class EntryError(ArcadeError, ValueError):
    """A text is not a move; the message is a sentence that says why or what to type."""


def read_move(text: str, board: Board, rack: Rack) -> Move:
    """Return the move that a player has typed; the rules decide on its legality.

    A play is a square and the whole word: `8D QUIZ` across, `D8 QUIZ` down. Letters on the board
    may be typed, put in parentheses, or left to a `.`. A blank is used where the rack has no such
    letter (any more), where `?` or `#` stands before a letter, and for a small letter among
    capitals, as games are written down: `8D QUiZ`. A word all in small letters, or with more of
    them than the rack has blanks, says nothing by its case. Other moves are words: `exchange ABC`
    (or `swap`), `pass` (or `skip`), `challenge`, `accept`, `resign` and `end`.

    Args:
        text: what was typed.
        board: the tiles played.
        rack: the player's.

    Raises:
        EntryError: it is no move.

    >>> read_move("8d quiz", Board(), Rack.of("QUI?"))
    Place(square=108, direction=<Direction.ACROSS: 1>, tiles='QUIz')
    """
    first, *others = text.split() or [""]
    command = first.lower()
    if command in _EXCHANGE:
        return Exchange(read_tiles("".join(others)))
    if command in _PLAIN_WORDS and not others:
        return _PLAIN_WORDS[command]
    if len(others) != 1:
        raise EntryError("Type 8D QUIZ (across), D8 QUIZ (down), swap ABC or skip.")
    return read_place(first, others[0], board, rack)


def read_place(name: str, word: str, board: Board, rack: Rack) -> Place:
    """Return the play of a square's name and a word, both as typed; see `read_move`.

    Raises:
        EntryError: the one is no square, or the other no word, or not the one on the board.
    """
    try:
        square, direction = read_name(name)
    except ValueError as error:
        raise EntryError(str(error)) from error
    signs = _read_word(word)
    # What runs off the board is refused by the rules; no tile is there.
    room = SIZE - place_in_line(square, direction)
    squares = range(square, square + direction.value * len(signs), direction.value)
    there = "".join(board[covered] for covered in squares[:room]).ljust(len(signs), NO_TILE)
    laid = [sign for sign, tile in zip(signs, there, strict=True) if tile == NO_TILE]
    if any(sign.letter and not sign.small for sign in signs) and _blanks_for(laid, rack):
        signs, laid = _small_as_blanks(signs), _small_as_blanks(laid)
    rest = rack.without(BLANK * sum(sign.blank for sign in laid))
    tiles = ""
    for sign, tile, covered in zip(signs, there, squares, strict=True):
        if tile != NO_TILE and sign.letter not in ("", tile.upper()):
            name = name_of(covered, direction)
            raise EntryError(f"{name} already holds {a_letter(tile.upper())}.")
        if tile != NO_TILE or sign.there:
            tiles += NO_TILE
        elif sign.blank or (BLANK in rest.tiles and not rest.holds(sign.letter)):
            tiles += sign.letter.lower()
            rest = rest if sign.blank else rest.without(BLANK)
        else:
            tiles += sign.letter
            rest = rest.without(sign.letter)
    return Place(square, direction, tiles)


def read_tiles(text: str) -> str:
    """Return rack tiles that were typed, in any case, with `?` or `#` for a blank.

    Raises:
        EntryError: something else was typed.
    """
    tiles = "".join(text.split()).upper()
    for tile in tiles:
        if tile not in LETTERS + BLANK_SIGNS:
            raise EntryError(f"'{tile}' is not a tile. Type letters, and {BLANK} for a blank.")
    return tiles.replace("#", BLANK)


class _Sign(NamedTuple):
    """A letter of a typed word.

    Attributes:
        letter: a capital, or empty if it was not given.
        blank: whether it is marked as a blank.
        there: whether it is marked as a tile on the board.
        small: whether it was typed in lower case.
    """

    letter: str
    blank: bool = False
    there: bool = False
    small: bool = False


def _read_word(word: str) -> list[_Sign]:
    if not _WORD.fullmatch(word):
        raise EntryError(
            f"'{word}' is not a word. Type its letters. Type {BLANK} before the letter of a blank, "
            f"and {NO_TILE} for a tile on the board."
        )
    signs = []
    there = False
    for sign in _SIGN.findall(word):
        if sign in "()":
            there = sign == "("
        elif sign == NO_TILE:
            signs.append(_Sign("", there=True))
        else:
            letter, blank = sign[-1], len(sign) > 1
            signs.append(_Sign(letter.upper(), blank, there, small=letter.islower()))
    return signs


def _small_as_blanks(signs: Sequence[_Sign]) -> list[_Sign]:
    return [sign._replace(blank=sign.blank or sign.small) for sign in signs]


def _blanks_for(laid: Sequence[_Sign], rack: Rack) -> bool:
    """Return whether the rack has a blank for each lowercase and each marked letter."""
    return sum(sign.blank or sign.small for sign in laid) <= rack.tiles.count(BLANK)
