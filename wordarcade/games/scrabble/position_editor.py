"""The position editor: board, racks, points and scoreless turns, with undo and CGP."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.config import FEWEST_PLAYERS
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.entry import EntryError
from wordarcade.engine.scrabble.notation.cgp import LAST_MOVE, CgpError, CgpPosition, read_cgp
from wordarcade.engine.scrabble.standing_play import read_standing
from wordarcade.engine.scrabble.start import SCORELESS_TURNS, Start
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, in_order, rack_tiles
from wordarcade.lexicon.interface import WordSet
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import count, listed

_MOST_POINTS: Final = 9_999
_WIDEST: Final = 50
"""The signs of a line of CGP where it is shown."""

_BREAK: Final = re.compile(r"/[ \t]*[\r\n]\s*")
_WORD: Final = re.compile("[A-Za-z]{2,}")
_NAME_IN_CGP: Final = re.compile(r"[^\s;/\\]+")


class PositionError(ArcadeError, ValueError):
    """What was typed is no part of a position; the message says what to change."""


@dataclass(frozen=True, slots=True)
class Sketch:
    """A position as it is edited; the player to move comes first.

    Attributes:
        board: the tiles played.
        racks: of both players, as typed; the other one's may be unknown.
        scores: of both players.
        scoreless: the number of scoreless turns in succession before.
        last: the opponent's last play, as a CGP tells it, such as `8D Q.IZ`; empty if it is
            unknown, as it is once other tiles are on the board.
    """

    board: Board = field(default_factory=Board)
    racks: tuple[str, str] = ("", "")
    scores: tuple[int, int] = (0, 0)
    scoreless: int = 0
    last: str = ""

    @classmethod
    def of_start(cls, start: Start, distribution: LetterDistribution) -> "Sketch":
        """Return the position with which a game of two begins, as the player to move knows it.

        Plays are compared by what one can know: the other rack is left open, unless the bag is
        empty and it must be that one.

        Args:
            start: the position.
            distribution: the tiles of the game.
        """
        first, second = start.to_move, 1 - start.to_move
        theirs = "" if start.left(distribution) else start.racks[second]
        return cls(
            start.board,
            (start.racks[first], theirs),
            (start.scores[first], start.scores[second]),
            start.scoreless,
        )

    @classmethod
    def of_cgp(cls, text: str) -> "Sketch":
        """Return the position in a CGP, in one line or as `lines_of_cgp` breaks it.

        Raises:
            PositionError: it is none, one of more than two players, or of a game that is over.
        """
        try:
            read = read_cgp(_BREAK.sub("/", text))
        except CgpError as error:
            raise PositionError(str(error)) from error
        if len(read.racks) > FEWEST_PLAYERS:
            raise PositionError("The editor is for two players; this CGP has more.")
        if read.scoreless >= SCORELESS_TURNS:
            told = count(read.scoreless, "scoreless turn")
            raise PositionError(f"The game is over after {told}. Paste an earlier position.")
        racks, scores = (*read.racks, ""), (*read.scores, 0)
        points = max(0, scores[0]), max(0, scores[1])
        last = read.last_move if _stands(read.last_move, read.board) else ""
        return cls(read.board, (racks[0], racks[1]), points, read.scoreless, last)

    @property
    def cgp(self) -> CgpPosition:
        """The position as it is written in one line."""
        opcodes = ((LAST_MOVE, self.last),) if self.last else ()
        return CgpPosition(self.board, self.racks, self.scores, self.scoreless, opcodes=opcodes)

    @property
    def start(self) -> Start:
        """The position with which a game may begin; it is not checked."""
        first, second = self.racks
        racks = in_order(first), in_order(second)
        return Start(self.board, racks, self.scores, to_move=0, scoreless=self.scoreless)

    def with_tile(self, square: int, tile: str) -> "Sketch":
        """Return the position with a tile on a square, a small letter for a blank.

        Args:
            square: which one.
            tile: the tile, or `NO_TILE` to take it away.
        """
        tiles = self.board.tiles
        board = Board(tiles[:square] + tile + tiles[square + 1 :])
        return replace(self, board=board, last="")

    def with_rack(self, player: int, typed: str) -> "Sketch":
        """Return the position with another rack.

        Raises:
            PositionError: that is no rack.
        """
        tiles = "".join(typed.split()).upper().replace("#", BLANK)
        if set(tiles) - {*LETTERS, BLANK}:
            raise PositionError("A rack has letters, and ? for a blank.")
        if len(tiles) > RACK_SIZE:
            raise PositionError(f"A rack has {RACK_SIZE} tiles at most.")
        racks = (tiles, self.racks[1]) if player == 0 else (self.racks[0], tiles)
        return replace(self, racks=racks)

    def with_score(self, player: int, typed: str) -> "Sketch":
        """Return the position with other points.

        Raises:
            PositionError: that is not a possible score.
        """
        if typed and not (typed.isascii() and typed.isdigit() and int(typed) <= _MOST_POINTS):
            raise PositionError(f"Points are a whole number, {_MOST_POINTS:,} at most.")
        points = int(typed or 0)
        scores = (points, self.scores[1]) if player == 0 else (self.scores[0], points)
        return replace(self, scores=scores)

    def with_scoreless(self, typed: str) -> "Sketch":
        """Return the position after another number of scoreless turns.

        Raises:
            PositionError: no game goes on after so many.
        """
        if typed and not (typed.isascii() and typed.isdigit() and int(typed) < SCORELESS_TURNS):
            most, ends = SCORELESS_TURNS - 1, f"{SCORELESS_TURNS} scoreless turns in a row"
            raise PositionError(f"Type 0 to {most}: after {ends} a game ends.")
        return replace(self, scoreless=int(typed or 0))

    def not_words(self, lexicon: WordSet) -> tuple[str, ...]:
        """Return what stands on the board and is no word.

        Args:
            lexicon: the words.

        Returns:
            Each once, in lowercase: those across from the top, then those down from the left.
        """
        rows = self.board.rows
        lines = (*rows, *map("".join, zip(*rows, strict=True)))
        found = (word.lower() for line in lines for word in _WORD.findall(line))
        return tuple(dict.fromkeys(word for word in found if word not in lexicon))

    def left_over(self, distribution: LetterDistribution) -> str:
        """Return how many tiles the player to move cannot see, and how many are in the bag."""
        unseen = self._unseen(distribution)
        return f"unseen {unseen} · bag {self.bag(distribution)}" if unseen >= 0 else ""

    def bag(self, distribution: LetterDistribution) -> int:
        """Return how many tiles are in the bag once the other rack is full."""
        return max(0, self._unseen(distribution) - max(RACK_SIZE, len(self.racks[1])))

    def is_ending(self, distribution: LetterDistribution) -> bool:
        """Return whether the bag is empty, so that all that is unseen is the other rack."""
        return 0 < self._unseen(distribution) <= RACK_SIZE

    def _unseen(self, distribution: LetterDistribution) -> int:
        """Return how many tiles the player to move cannot see, below 0 if some are too many."""
        seen = rack_tiles(self.board.tiles) + self.racks[0]
        return len(distribution.tiles) - len(seen)

    def fault(self, distribution: LetterDistribution) -> str:
        """Return which tiles are too many, as a sentence; or nothing."""
        used = Counter(rack_tiles(self.board.tiles) + "".join(self.racks))
        beyond = used - Counter(distribution.tiles)
        if not beyond:
            return ""
        if set(beyond) == {BLANK}:
            return f"Too many blanks: remove {beyond[BLANK]:,}."
        told = listed(f"{number:,} {tile}" for tile, number in sorted(beyond.items()))
        return f"Too many tiles: remove {told}."


def _stands(play: str, board: Board) -> bool:
    """Return whether a text is a play that stands on a board."""
    try:
        read_standing(play, board)
    except EntryError:
        return False
    return True


def cgp_of(sketch: Sketch, lexicon: str) -> str:
    """Return a position in one line, with the lexicon unless CGP cannot name it.

    Args:
        sketch: the position.
        lexicon: its name.
    """
    named = lexicon if _NAME_IN_CGP.fullmatch(lexicon) else ""
    return str(replace(sketch.cgp, lexicon=named))


def lines_of_cgp(cgp: str) -> tuple[str, ...]:
    """Return a CGP in lines that fit any screen: those of the board, then all else.

    >>> lines_of_cgp("/".join(["15"] * 15) + " AB/ 5/0 0")
    ('15/15/15/15/15/15/15/15/15/15/15/15/15/15/15', 'AB/ 5/0 0')
    """
    board, _, rest = cgp.partition(" ")
    lines = [""]
    for row in board.replace("/", "/ ").split():
        if len(lines[-1]) + len(row) > _WIDEST:
            lines.append("")
        lines[-1] += row
    return (*lines, rest)


class PositionEditor:
    """The position as it stands, those before, for undo, and the one that is kept elsewhere.

    Args:
        sketch: the position to begin with.
        edited: whether it is kept nowhere else.

    Attributes:
        sketch: the position now.
    """

    def __init__(self, sketch: Sketch, *, edited: bool = False) -> None:
        self.sketch = sketch
        self._kept = Sketch() if edited else sketch
        self._before: list[Sketch] = []

    @property
    def has_edits(self) -> bool:
        """Whether the position would be lost; an empty one is no loss."""
        return self.sketch not in {self._kept, Sketch()}

    def keep(self) -> None:
        """Note that the position can be had again: it was copied, or pasted."""
        self._kept = self.sketch

    def change(self, sketch: Sketch) -> bool:
        """Take another position; whether it differs."""
        if sketch == self.sketch:
            return False
        self._before.append(self.sketch)
        self.sketch = sketch
        return True

    def undo(self) -> bool:
        """Go back to the position before the last change; whether there was one."""
        if not self._before:
            return False
        self.sketch = self._before.pop()
        return True
