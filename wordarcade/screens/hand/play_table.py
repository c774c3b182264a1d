"""The words of a hand with the arithmetic of their points, as tiles where there is room."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size

from wordarcade.engine.hand.sentences import factors
from wordarcade.engine.hand.verdict import Discarded, Play, Scored
from wordarcade.widgets.tiles import tile_edges, tiles
from wordarcade.widgets.tone import Tone

_THROWN: Final = "thrown away"
_EQUALS: Final = " = "


def words_played(plays: Sequence[Play], room: Size) -> Content:
    """Return words in the order entered: in tiles if all of them have room, else as a table.

    In a table too narrow for the sums they stand below the words, or nowhere if rows are few.

    Args:
        plays: the words, one at least.
        room: columns and rows.
    """
    lines = [line for play in plays for line in _in_tiles(play, room.width)]
    if len(lines) <= room.height and all(line.cell_length <= room.width for line in lines):
        return Content("\n").join(lines)
    columns = max(len(play.word) for play in plays)
    products = [len(_product(play)) for play in plays if isinstance(play, Scored)]
    breadth = max(products, default=0)
    points = max(len(f"{play.points:,}") for play in plays)
    table = [_line(play, columns, breadth, points) for play in plays]
    width = room.width - (len(plays) > room.height)  # scrollbar
    if all(line.cell_length <= width for line in table):
        return Content("\n").join(table)
    apart = [_apart(play, width) for play in plays]
    if 2 * len(plays) > room.height:
        apart = [line[:1] for line in apart]
    return Content("\n").join(line for lines in apart for line in lines)


def _in_tiles(play: Play, columns: int) -> Iterator[Content]:
    """Yield the rows of a word: its tiles and its sum, their edges, a free row."""
    if not isinstance(play, Scored):
        yield from (_thrown(play, len(play.spelled)), Content(""))
        return
    word, tone = play.spelled, Tone.ACCEPTED
    sum_ = Content.assemble((f"{_product(play)}{_EQUALS}", "$role-muted"), _points(play))
    head = Content.assemble((f"{tone.glyph} ", f"bold {tone.colour}"), tiles(word))
    gap = max(2, columns - head.cell_length - sum_.cell_length - 1)
    yield Content.assemble(head, " " * gap, sum_)
    yield Content.assemble("  ", tile_edges(word))
    yield Content("")


def _product(play: Scored) -> str:
    return " × ".join(map(str, factors(play)))


def _points(play: Scored, columns: int = 0) -> Content:
    return Content.styled(f"{play.points:>{columns},}", "bold" if play.points else "$role-muted")


def _thrown(play: Discarded, columns: int) -> Content:
    """Return letters that were thrown away, which are no word: never in tiles."""
    return Content.styled(f"  {play.spelled:<{columns}}  {_THROWN}", "$role-muted")


def _apart(play: Play, width: int) -> list[Content]:
    """Return a word with its points at the end of the line, and how they are made below it."""
    if not isinstance(play, Scored):
        return [_thrown(play, len(play.spelled))]
    points, word = _points(play), Tone.ACCEPTED.mark(play.spelled)
    gap = " " * max(1, width - word.cell_length - points.cell_length)
    below = Content.styled(f"  {_product(play)}", "$role-muted")
    return [Content.assemble(word, gap, points), below]


def _line(play: Play, columns: int, breadth: int, points: int) -> Content:
    if not isinstance(play, Scored):
        return _thrown(play, columns)
    return Content.assemble(
        Tone.ACCEPTED.mark(play.spelled.ljust(columns)),
        (f"  {_product(play).rjust(breadth)}{_EQUALS}", "$role-muted"),
        _points(play, points),
    )
