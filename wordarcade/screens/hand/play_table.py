"""A table of words played, with the arithmetic of their points."""

from collections.abc import Sequence

from textual.content import Content

from wordarcade.engine.hand.sentences import factors
from wordarcade.engine.hand.verdict import Play, Scored
from wordarcade.widgets.tone import Tone

_NO_WORD = "no word"


def play_table(plays: Sequence[Play]) -> Content:
    """Return words in columns, in the order entered: `✓` or `×`, word, arithmetic, points."""
    columns = max((len(play.word) for play in plays), default=0)
    spelled = [" × ".join(map(str, factors(play))) for play in plays if isinstance(play, Scored)]
    breadth = max(map(len, [_NO_WORD, *spelled]))
    points = max((len(f"{play.points:,}") for play in plays), default=0)
    return Content("\n").join(_line(play, columns, breadth, points) for play in plays)


def _line(play: Play, columns: int, breadth: int, points: int) -> Content:
    word = play.word.upper().ljust(columns)
    if isinstance(play, Scored):
        tone, how = Tone.ACCEPTED, " × ".join(map(str, factors(play))).rjust(breadth) + " = "
    else:
        tone, how = Tone.REFUSED, _NO_WORD.ljust(breadth + 3)
    return Content.assemble(
        tone.mark(word),
        (f"  {how}", "$role-muted"),
        (f"{play.points:>{points},}", "bold" if play.points else "$role-muted"),
    )
