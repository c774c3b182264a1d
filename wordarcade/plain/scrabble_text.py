"""A game of Scrabble as lines of text."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.sentences import word_with_blanks
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.engine.scrabble.squares import SIZE, name_of
from wordarcade.support.wording import clock_text, count, listed

_COLUMNS: Final = "ABCDEFGHIJKLMNO"

_DONE: Final = {
    EntryKind.PASS: "passed",
    EntryKind.WITHDRAWN: "play withdrawn",
    EntryKind.CHALLENGE_BONUS: "unsuccessful challenge",
    EntryKind.LOST_TURN: "lost a turn: unsuccessful challenge",
    EntryKind.RESIGNED: "resigned",
    EntryKind.OUT_BONUS: "tiles that others have left:",
    EntryKind.RACK_LOSS: "tiles left:",
    EntryKind.TIME_LOSS: "time beyond the clock",
}


def board_lines(board: Board, layout: BoardLayout) -> Iterator[str]:
    """Yield the columns' letters, and the rows: tiles, or what their squares do, or `.`."""
    yield "  " + "".join(f"{column:>3}" for column in _COLUMNS)
    for row in range(SIZE):
        squares = range(row * SIZE, (row + 1) * SIZE)
        signs = (
            board[square] if board.covered(square) else layout.premiums[square].value
            for square in squares
        )
        yield f"{row + 1:>2}" + "".join(f"{sign:>3}" for sign in signs)


def standing_lines(game: ScrabbleGame, elapsed_ms: int) -> Iterator[str]:
    """Yield who has how many points, and how much time.

    Args:
        game: the game.
        elapsed_ms: milliseconds of it so far.
    """
    names = [player.name for player in game.config.players]
    scores = zip(names, game.position.scores, strict=True)
    standing = ", ".join(f"{name} {score:,}" for name, score in scores)
    yield f"{standing}; {count(len(game.position.bag), 'tile')} in the bag."
    if game.config.clock_ms is not None:
        left = (_time(game.remaining_ms(player, elapsed_ms) or 0) for player in range(len(names)))
        yield "Time left: " + ", ".join(map(" ".join, zip(names, left, strict=True))) + "."


def unseen_line(unseen: str) -> str:
    """Return the tiles that a player cannot see, counted.

    >>> unseen_line("AAB?"), unseen_line("")
    ('Unseen: 2 A, 1 B and 1 ?.', 'Unseen: nothing.')
    """
    counted = [f"{number} {tile}" for tile, number in Counter(unseen).items()]
    return f"Unseen: {listed(counted or ['nothing'])}."


def sheet_lines(game: ScrabbleGame) -> Iterator[str]:
    """Yield the score sheet, a line for each entry."""
    names = [player.name for player in game.config.players]
    width = max(map(len, names))
    for entry in game.sheet:
        text = _entry_text(entry, over=game.ending is not None)
        yield f"{names[entry.player]:<{width}} {entry.gain:>+5} {entry.total:>5}  {text}"


def _entry_text(entry: Entry, *, over: bool) -> str:
    """Return what a player did; which tiles were exchanged is told when the game is over."""
    if entry.kind is EntryKind.PLAY and entry.place is not None:
        main, *others = entry.words
        besides = f" and {listed(word.upper() for word in others)}" if others else ""
        name = name_of(entry.place.square, entry.place.direction)
        return f"{name} {word_with_blanks(entry.place, main)}{besides}"
    if entry.kind is EntryKind.EXCHANGE:
        return f"exchanged {entry.tiles if over else count(len(entry.tiles), 'tile')}"
    return f"{_DONE[entry.kind]} {entry.tiles}".rstrip()


def _time(milliseconds: int) -> str:
    return (
        f"−{clock_text(-milliseconds)}" if milliseconds < 0 else clock_text(milliseconds, up=True)
    )
