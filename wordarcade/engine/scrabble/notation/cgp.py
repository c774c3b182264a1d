"""CGP, the notation of a position in one line.

After "Crossword Game Position" as Macondo's documentation describes it: four fields and any number
of operations, separated by blanks, such as `15/…/7CAT5/…/15 AEINRST/ 24/36 0 lex arcade;`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import MOST_PLAYERS
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.squares import SIZE
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, NO_TILE
from wordarcade.support.errors import ArcadeError

_FIELDS: Final = ("board", "racks", "scores", "turns without points")
_LEXICON: Final = "lex"
LAST_MOVE: Final = "lm"
"""The operation that tells the last move, a play as in a GCG file."""
_WORDS_OF_PLAY: Final = 2
_DIGITS: Final = "0123456789"
_RUN: Final = re.compile(rf"[{_DIGITS}]+|.", re.DOTALL)
_TOO_MANY: Final = 100
_SCORE: Final = re.compile(r"-?[0-9]{1,6}")
_SCORELESS: Final = re.compile(r"[0-9]{1,6}")


class CgpError(ArcadeError, ValueError):
    """A line is not a position; the message says where it breaks which rule."""


@dataclass(frozen=True, slots=True)
class CgpPosition:
    """A CGP position.

    Attributes:
        board: the tiles played so far.
        racks: the known tiles of the racks, the player to move first; any may be empty.
        scores: of the same players.
        scoreless: the number of scoreless turns in succession.
        lexicon: the argument of the operation `lex`, or empty.
        opcodes: the other operations in order, each a name and what follows it.
    """

    board: Board
    racks: tuple[str, ...]
    scores: tuple[int, ...]
    scoreless: int = 0
    lexicon: str = ""
    opcodes: tuple[tuple[str, str], ...] = ()

    @property
    def last_move(self) -> str:
        """The argument of the first operation `lm`, such as `8D QU.z`; empty if there is none.

        Some programs add the points, which are left out.
        """
        told = next((text for name, text in self.opcodes if name == LAST_MOVE), "")
        return " ".join(told.split()[:_WORDS_OF_PLAY])

    def __str__(self) -> str:
        """Return the line that `read_cgp` makes this of."""
        named = ((_LEXICON, self.lexicon),) if self.lexicon else ()
        operations = [
            f"{' '.join(part for part in code if part)};" for code in named + self.opcodes
        ]
        fields = (
            "/".join(map(_row_text, self.board.rows)),
            "/".join(self.racks),
            "/".join(map(str, self.scores)),
            str(self.scoreless),
        )
        return " ".join((*fields, *operations))


def read_cgp(line: str) -> CgpPosition:
    """Return the position that a line describes.

    Raises:
        CgpError: a field is missing, a row has more or fewer than 15 squares, there is something
            that is no tile or no number, or there are not as many scores as racks.

    >>> read_cgp("15/15/15/15/15/15/15/7CaT5/15/15/15/15/15/15/15 AB?/ 5/0 0 lex enable;").racks
    ('AB?', '')
    """
    fields = line.split(maxsplit=len(_FIELDS))
    if len(fields) < len(_FIELDS):
        raise CgpError(
            f"A CGP has a {', '.join(_FIELDS)}, separated by blanks; "
            f"the {_FIELDS[len(fields)]} {'are' if fields else 'is'} missing."
        )
    racks = tuple(_rack(rack, number) for number, rack in enumerate(fields[1].split("/"), 1))
    scores = tuple(_number(score, _SCORE, "score") for score in fields[2].split("/"))
    if len(racks) > MOST_PLAYERS:
        raise CgpError(f"The CGP has {len(racks)} racks; the most is {MOST_PLAYERS}.")
    if len(scores) != len(racks):
        raise CgpError(
            f"The CGP has {len(racks)} racks and {len(scores)} scores; "
            "separate the players by '/' in both."
        )
    operations = list(_operations("".join(fields[len(_FIELDS) :])))
    lexicon = next((text for name, text in operations if name == _LEXICON), "")
    if lexicon:
        operations.remove((_LEXICON, lexicon))
    return CgpPosition(
        board=_board(fields[0]),
        racks=racks,
        scores=scores,
        scoreless=_number(fields[3], _SCORELESS, "number of turns without points"),
        lexicon=lexicon,
        opcodes=tuple(operations),
    )


def _board(field: str) -> Board:
    rows = field.split("/")
    if len(rows) != SIZE:
        raise CgpError(f"The board of the CGP has {len(rows)} rows; give it {SIZE}.")
    return Board("".join(_row(row, number) for number, row in enumerate(rows, start=1)))


def _row(text: str, number: int) -> str:
    squares = ""
    for run in _RUN.findall(text):
        if run[0] in _DIGITS:
            squares += NO_TILE * (int(run) if len(run) <= 2 else _TOO_MANY)
        elif run in LETTERS + LETTERS.lower():
            squares += run
        else:
            raise CgpError(
                f"Row {number} of the CGP has '{run}', which is neither tile nor number."
            )
    if len(squares) != SIZE:
        raise CgpError(
            f"Row {number} of the CGP, '{text[:40]}', has "
            f"{len(squares) if len(squares) < _TOO_MANY else 'too many'} squares; give it {SIZE}."
        )
    return squares


def _row_text(row: str) -> str:
    runs = ((sign, len(list(squares))) for sign, squares in groupby(row))
    return "".join(str(many) if sign == NO_TILE else sign * many for sign, many in runs)


def _rack(text: str, number: int) -> str:
    for tile in text:
        if tile not in LETTERS + BLANK:
            raise CgpError(f"Rack {number} of the CGP has '{tile}'; use A to Z, and ? for a blank.")
    if len(text) > RACK_SIZE:
        raise CgpError(
            f"Rack {number} of the CGP has {len(text):,} tiles; the most is {RACK_SIZE}."
        )
    return text


def _number(text: str, form: re.Pattern[str], what: str) -> int:
    if not form.fullmatch(text):
        raise CgpError(f"'{text[:40]}' in the CGP is not a {what}.")
    return int(text)


def _operations(text: str) -> Iterator[tuple[str, str]]:
    for operation in filter(str.strip, text.split(";")):
        name, *operands = operation.split()
        yield name, " ".join(operands)
