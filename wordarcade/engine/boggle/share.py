"""Share codes: a board with its rules as a short text."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.base32 import Base32Error, BitReader, BitWriter
from wordarcade.engine.boggle.config import OWN_BOARD, BoggleConfig
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.scoring import STANDARD_POINTS
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.support.errors import ArcadeError

_VERSION: Final = 1
_QU: Final = 26
_BLOCKED: Final = 27
_SEVERAL: Final = 28
_TAG_BITS: Final = 20


class ShareCodeError(ArcadeError, ValueError):
    """A share code cannot be read or played here; the message says why."""


@dataclass(frozen=True, slots=True)
class SharedBoard:
    """The content of a share code.

    Attributes:
        config: the board and its rules.
        lexicon_tag: the first five hex digits of the identity of the lexicon it was played with.
    """

    config: BoggleConfig
    lexicon_tag: str

    def fits(self, identity: str) -> bool:
        """Whether a lexicon of this identity may be the one it was played with."""
        return identity.startswith(self.lexicon_tag)


def share_code(config: BoggleConfig, lexicon_identity: str) -> str:
    """Return the code of a board and its rules: letters, lengths, points, time and lexicon.

    Raises:
        ShareCodeError: the board is larger than 15 × 15, or has more than a code can hold.
    """
    bits = BitWriter()
    try:
        bits.write(_VERSION, 3)
        bits.write(config.grid.rows, 4)
        bits.write(config.grid.columns, 4)
        bits.write(config.min_length, 4)
        _write_timer(bits, config.timer)
        bits.write(int(lexicon_identity[: _TAG_BITS // 4], 16), _TAG_BITS)
        _write_text(bits, "" if config.points == STANDARD_POINTS else config.dice)
        for cell in config.grid.cells:
            _write_cell(bits, cell)
    except ValueError as error:
        raise ShareCodeError(f"This board has no share code: {error}") from error
    return bits.code()


def read_share_code(code: str, dice: Mapping[str, DiceSet]) -> SharedBoard:
    """Return the board of a code.

    Args:
        code: as `share_code` gave it; case, spaces and hyphens do not matter.
        dice: the dice sets known here, for the points of those that have their own.

    Raises:
        ShareCodeError: the code is wrong, newer, or needs a dice set that is not here.
    """
    try:
        return _read_board(BitReader(code), dice)
    except ShareCodeError:
        raise
    except Base32Error as error:
        raise ShareCodeError(str(error)) from error
    except ValueError as error:
        raise ShareCodeError("The code has no board; copy it again.") from error


def _read_board(bits: BitReader, dice: Mapping[str, DiceSet]) -> SharedBoard:
    if bits.read(3) != _VERSION:
        raise ShareCodeError("The code is from another version of wordarcade.")
    rows, columns, min_length = bits.read(4), bits.read(4), bits.read(4)
    timer = _read_timer(bits)
    tag = f"{bits.read(_TAG_BITS):0{_TAG_BITS // 4}x}"
    name = _read_text(bits)
    if name and name not in dice:
        raise ShareCodeError(f"The code needs the dice set '{name}', which you don't have.")
    points = dice[name].points if name else STANDARD_POINTS
    grid = LetterGrid(rows, columns, tuple(_read_cell(bits) for _ in range(rows * columns)))
    return SharedBoard(BoggleConfig(grid, min_length, points, timer, name or OWN_BOARD), tag)


def _write_timer(bits: BitWriter, timer: Timer) -> None:
    bits.write(int(not timer.untimed), 1)
    if not timer.untimed:
        bits.write(timer.seconds, 16)
        bits.write(timer.bonus, 7)


def _read_timer(bits: BitReader) -> Timer:
    return Timer(bits.read(16), bits.read(7)) if bits.read(1) else UNTIMED


def _write_cell(bits: BitWriter, cell: str) -> None:
    if cell == "qu":
        bits.write(_QU, 5)
    elif not cell:
        bits.write(_BLOCKED, 5)
    elif len(cell) == 1:
        bits.write(_number(cell), 5)
    else:
        bits.write(_SEVERAL, 5)
        _write_text(bits, cell)


def _read_cell(bits: BitReader) -> str:
    sign = bits.read(5)
    if sign == _QU:
        return "qu"
    if sign == _BLOCKED:
        return ""
    return _read_text(bits) if sign == _SEVERAL else _letter(sign)


def _write_text(bits: BitWriter, text: str) -> None:
    bits.write(len(text), 5)
    for letter in text:
        bits.write(_number(letter), 5)


def _read_text(bits: BitReader) -> str:
    return "".join(_letter(bits.read(5)) for _ in range(bits.read(5)))


def _number(letter: str) -> int:
    if not "a" <= letter <= "z":
        raise ValueError(f"'{letter}' is not a letter.")
    return ord(letter) - ord("a")


def _letter(number: int) -> str:
    if number >= _QU:
        raise Base32Error("The code has no board; copy it again.")
    return chr(ord("a") + number)
