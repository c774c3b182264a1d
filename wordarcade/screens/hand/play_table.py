"""The words of a hand with the arithmetic of their points, as tiles where there is room."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size

from wordarcade.engine.hand.sentences import factors
from wordarcade.engine.hand.verdict import Play, Scored
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
    breadth = max(
        len(_product(play)) if isinstance(play, Scored) else len(_THROWN) - len(_EQUALS)
        for play in plays
    )
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
    word, scored = play.spelled, isinstance(play, Scored)
    tone = Tone.ACCEPTED if scored else Tone.REFUSED
    sum_ = Content.assemble(
        (f"{_product(play)} = " if isinstance(play, Scored) else f"{_THROWN}  ", "$role-muted"),
        (f"{play.points:,}", "bold" if play.points else "$role-muted"),
    )
    head = Content.assemble((f"{tone.glyph} ", f"bold {tone.colour}"), tiles(word))
    gap = max(2, columns - head.cell_length - sum_.cell_length - 1)
    yield Content.assemble(head, " " * gap, sum_)
    yield Content.assemble("  ", tile_edges(word))
    yield Content("")


def _product(play: Scored) -> str:
    return " × ".join(map(str, factors(play)))


def _apart(play: Play, width: int) -> list[Content]:
    """Return a word with its points at the end of the line, and how they are made below it."""
    tone = Tone.ACCEPTED if isinstance(play, Scored) else Tone.REFUSED
    how = _product(play) if isinstance(play, Scored) else _THROWN
    points = Content.styled(f"{play.points:,}", "bold" if play.points else "$role-muted")
    word = tone.mark(play.spelled)
    gap = " " * max(1, width - word.cell_length - points.cell_length)
    return [Content.assemble(word, gap, points), Content.styled(f"  {how}", "$role-muted")]


def _line(play: Play, columns: int, breadth: int, points: int) -> Content:
    word = play.spelled.ljust(columns)
    if isinstance(play, Scored):
        tone, how = Tone.ACCEPTED, f"{_product(play).rjust(breadth)}{_EQUALS}"
    else:
        tone, how = Tone.REFUSED, _THROWN.ljust(breadth + len(_EQUALS))
    return Content.assemble(
        tone.mark(word),
        (f"  {how}", "$role-muted"),
        (f"{play.points:>{points},}", "bold" if play.points else "$role-muted"),
    )
