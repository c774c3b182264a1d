"""All plays, by trying every word in every window of the board, with the rules written anew.

Nothing here is shared with what it is the measure of: a board is a string of 225 signs, a line
the squares of a row or a column, a play the square of its first letter, 1 or 15 for the way it
runs, and its tiles.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations

SIZE = 15
CENTRE = 112
DOWN = SIZE

ROWS = [range(first, first + SIZE) for first in range(0, SIZE * SIZE, SIZE)]
COLUMNS = [range(first, SIZE * SIZE, SIZE) for first in range(SIZE)]

Play = tuple[int, int, str]


class EveryPlay:
    """The words and the figures that count, and what they make of a board and a rack.

    Attributes:
        words: of 2 to 15 letters, lowercase, each with its letters as bits.
        letter_factors: of each square.
        word_factors: of each square.
        values: of the letters A to Z.
        bingo: for seven tiles.
    """

    def __init__(
        self,
        words: Iterable[str],
        letter_factors: Sequence[int],
        word_factors: Sequence[int],
        values: Mapping[str, int],
        bingo: int,
    ) -> None:
        self.words = {word: letters_of(word) for word in words if 2 <= len(word) <= SIZE}
        # A word a line: the faster they are sifted, the more positions can be tried.
        self._by_size = {
            size: "\n".join(word for word in self.words if len(word) == size)
            for size in {*map(len, self.words)}
        }
        self.letter_factors = letter_factors
        self.word_factors = word_factors
        self.values = values
        self.bingo = bingo

    def of(self, board: str, rack: str) -> dict[Play, int]:
        """Return the score of every play."""
        return {
            (squares[0], squares.step, tiles): self._score(board, squares, tiles)
            for line in ROWS + COLUMNS
            for squares, word in self._windows(board, rack, line)
            for tiles in tilings(board, rack, squares, word)
            if self._is_allowed(board, squares, tiles)
        }

    def _windows(self, board: str, rack: str, line: range) -> Iterator[tuple[range, str]]:
        """Yield where words fit on a line, did the rack have all letters that are needed."""
        signs = signs_on(board, line).lower()
        blanks = rack.count("?")
        own = letters_of(rack)
        tiles = "a-z" if blanks else rack.lower()
        for size, words in self._by_size.items():
            for start in range(SIZE - size + 1):
                stop = start + size
                room = signs[start:stop]
                beside = signs[max(start - 1, 0) : start] + signs[stop : stop + 1]
                if not 0 < room.count(".") <= len(rack) or beside.strip("."):
                    continue
                if not touches(board, line[start:stop]):
                    continue
                there = own | letters_of(room)
                wanted = room.replace(".", f"[{tiles}]")
                for word in re.findall(f"^{wanted}$", words, re.MULTILINE):
                    if (self.words[word] & ~there).bit_count() <= blanks:
                        yield line[start:stop], word

    def _is_allowed(self, board: str, squares: range, tiles: str) -> bool:
        """Return whether a word that fits may be laid there."""
        laid = {at: tile for at, tile in zip(squares, tiles, strict=True) if tile != "."}
        crossing = [run_through(board, at, across=squares.step == DOWN) for at in laid]
        if set(board) == {"."}:
            return CENTRE in squares
        if len(laid) == 1 and squares.step == DOWN and len(crossing[0]) > 1:
            return False
        if len(laid) == len(squares) and all(len(through) == 1 for through in crossing):
            return False
        return all(
            "".join(laid.get(at, board[at]) for at in through).lower() in self.words
            for through in crossing
            if len(through) > 1
        )

    def _score(self, board: str, squares: range, tiles: str) -> int:
        """Return the points of a play."""
        laid = {at: tile for at, tile in zip(squares, tiles, strict=True) if tile != "."}
        crossing = [run_through(board, at, across=squares.step == DOWN) for at in laid]
        words = [squares, *(through for through in crossing if len(through) > 1)]
        return sum(self._points(board, word, laid) for word in words) + self.bingo * (
            len(laid) == 7
        )

    def _points(self, board: str, squares: range, laid: Mapping[int, str]) -> int:
        points, factor = 0, 1
        for at in squares:
            if at in laid:
                points += self.values.get(laid[at], 0) * self.letter_factors[at]
                factor *= self.word_factors[at]
            else:
                points += self.values.get(board[at], 0)
        return points * factor


def signs_on(board: str, squares: range) -> str:
    """Return what lies on squares."""
    return board[squares.start : squares.stop : squares.step]


def touches(board: str, squares: range) -> bool:
    """Return whether one of the squares is covered or beside a covered one, or the centre.

    What lies elsewhere belongs to no play: trying the words there would take most of the time.
    """
    across = squares.step == DOWN
    return any(
        at == CENTRE or len(run_through(board, at, across=across)) > 1 for at in squares
    ) or (bool(signs_on(board, squares).strip(".")))


def run_through(board: str, square: int, *, across: bool) -> range:
    """Return a square, covered or not, with the covered ones that touch it in its line."""
    line = ROWS[square // SIZE] if across else COLUMNS[square % SIZE]
    place = line.index(square)
    before, after = signs_on(board, line[:place]), signs_on(board, line[place + 1 :])
    first = place - len(before) + before.rfind(".") + 1
    size = after.find(".")
    return line[first : place + 1 + (len(after) if size < 0 else size)]


def tilings(board: str, rack: str, squares: range, word: str) -> Iterator[str]:
    """Yield the tiles with which a rack can lay a word, with blanks wherever they can be."""
    new = [place for place, at in enumerate(squares) if board[at] == "."]
    held = Counter(rack)
    for blanks in range(min(held["?"], len(new)) + 1):
        for as_blanks in combinations(new, blanks):
            tiles = "".join(
                "." if place not in new else letter if place in as_blanks else letter.upper()
                for place, letter in enumerate(word)
            )
            if Counter(filter(str.isupper, tiles)) <= held:
                yield tiles


def letters_of(text: str) -> int:
    """Return the letters of a text as bits."""
    return sum(1 << ord(letter) - ord("a") for letter in set(text.lower()) if letter.isalpha())
