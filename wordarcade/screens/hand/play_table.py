"""The words of a hand with the arithmetic of their points, as tiles where there is room."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.geometry import Size

from wordarcade.engine.hand.sentences import factors
from wordarcade.engine.hand.verdict import Play, Scored
from wordarcade.widgets.tiles import tile_edges, tiles
from wordarcade.widgets.tone import Tone

_NO_WORD: Final = "not a word"


def words_played(plays: Sequence[Play], room: Size) -> Content:
    """Return words in the order entered: in tiles if all of them have room, else as a table.

    Args:
        plays: the words, one at least.
        room: columns and rows.
    """
    lines = [line for play in plays for line in _in_tiles(play, room.width)]
    if len(lines) <= room.height and all(line.cell_length <= room.width for line in lines):
        return Content("\n").join(lines)
    columns = max(len(play.word) for play in plays)
    spelled = [_product(play) for play in plays if isinstance(play, Scored)]
    breadth = max(map(len, [_NO_WORD, *spelled]))
    points = max(len(f"{play.points:,}") for play in plays)
    return Content("\n").join(_line(play, columns, breadth, points) for play in plays)


def _in_tiles(play: Play, columns: int) -> Iterator[Content]:
    """Yield the rows of a word: its tiles and its sum, their edges, a free row."""
    word, scored = play.spelled, isinstance(play, Scored)
    tone = Tone.ACCEPTED if scored else Tone.REFUSED
    sum_ = Content.assemble(
        (f"{_product(play)} = " if isinstance(play, Scored) else f"{_NO_WORD}  ", "$role-muted"),
        (f"{play.points:,}", "bold" if play.points else "$role-muted"),
    )
    head = Content.assemble((f"{tone.glyph} ", f"bold {tone.colour}"), tiles(word))
    gap = max(2, columns - head.cell_length - sum_.cell_length - 1)
    yield Content.assemble(head, " " * gap, sum_)
    yield Content.assemble("  ", tile_edges(word))
    yield Content("")


def _product(play: Scored) -> str:
    return " × ".join(map(str, factors(play)))


def _line(play: Play, columns: int, breadth: int, points: int) -> Content:
    word = play.spelled.ljust(columns)
    if isinstance(play, Scored):
        tone, how = Tone.ACCEPTED, f"{_product(play).rjust(breadth)} = "
    else:
        tone, how = Tone.REFUSED, _NO_WORD.ljust(breadth + 3)
    return Content.assemble(
        tone.mark(word),
        (f"  {how}", "$role-muted"),
        (f"{play.points:>{points},}", "bold" if play.points else "$role-muted"),
    )
