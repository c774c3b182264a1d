"""What an import would keep and skip, in words."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content

from wordarcade.lexicon.formats import Skipped, SkipReason, WordList
from wordarcade.lexicon.importing import ListFigures
from wordarcade.looks.bars import bar
from wordarcade.support.wording import percentage, printable
from wordarcade.widgets.tone import Tone

_LABEL: Final = 13
_INDENT: Final = 8
_SAMPLE: Final = 24
_BEFORE_BAR: Final = 6
"""Columns of the bar that its figures take from it."""
_ERRORS: Final = frozenset({SkipReason.UNREADABLE, SkipReason.TOO_LONG})
"""Reasons for which a list should be looked at."""


def progress_text(share: float, room: int, *, mono: bool) -> Content:
    """Return how much of a list has been read, as a figure and a bar.

    Args:
        share: from 0 to 1.
        room: the columns of figure and bar.
        mono: whether there are no colours.
    """
    return Content.assemble(
        (f"{percentage(round(share * 100), 100):>4} ", "bold $role-player"),
        f"{'read' if share >= 1 else 'reading':<8}",
        bar(share, room - _BEFORE_BAR, mono=mono),
    )


def skipped_text(words: WordList, room: int) -> Content:
    """Return why entries were skipped, a reason a line, and what else there is to note.

    Args:
        words: what was read.
        room: the columns of a line.
    """
    lines = [
        _skip_line(reason, number, words.samples.get(reason, ()), room)
        for reason, number in words.skipped.items()
    ]
    lines += [Tone.NOTICE.mark(printable(note)) for note in words.notes]
    nothing = Content.styled("Nothing: every entry is a word.", "$role-muted")
    return Content("\n").join(lines or [nothing])


def _skip_line(reason: SkipReason, number: int, samples: Sequence[Skipped], room: int) -> Content:
    """Return how many entries were skipped for a reason, and the first of them by line."""
    bad = reason in _ERRORS
    line = Content.assemble(
        ("× " if bad else "· ", "bold $role-bad" if bad else "$role-muted"),
        (f"{number:>7,} ", "bold"),
        (str(reason), "$role-bad" if bad else ""),
    )
    parts = [Content.styled(f"  {_shown(sample)}", "$role-muted") for sample in samples]
    lines = [line]
    if parts and line.cell_length + parts[0].cell_length > room:
        lines.append(Content(" " * _INDENT))
    for part in parts:
        if lines[-1].cell_length + part.cell_length <= room:
            lines[-1] += part
    return Content("\n").join(lines)


def _shown(sample: Skipped) -> str:
    """Return a skipped entry, and the number of its line."""
    text = printable(sample.entry)
    text = text if len(text) <= _SAMPLE else f"{text[: _SAMPLE - 1]} …"
    return f"{text} ({sample.line:,})" if sample.line else text


def words_text(figures: ListFigures, identity: str, *, narrow: bool) -> Content:
    """Return how many words there are, and how many of them are new.

    Args:
        figures: what is known of the list.
        identity: the identity of its words; empty while it is not known.
        narrow: whether there is room for half the lines only.
    """
    return Content("\n").join(_words_lines(figures, identity, narrow=narrow))


def _words_lines(figures: ListFigures, identity: str, *, narrow: bool) -> Iterator[Content]:
    words = figures.words.words
    number = Content.assemble((f"{len(words):,}", "bold $role-good"), " words")
    lengths = Content.styled(
        f"{min(map(len, words))} to {max(map(len, words))} letters", "$role-muted"
    )
    if narrow:
        yield number + ", " + lengths
    else:
        yield number
        yield lengths
        yield Content.styled(f"identity {identity[:7] or '…'}", "$role-muted")
    if not figures.compared:
        yield Content.styled("Comparing …", "$role-muted")
        return
    new = len(words) - figures.known
    yield Content.assemble(f"{f'in {figures.compared}':<{_LABEL}}", f"{figures.known:>9,}")
    yield Content.assemble(f"{'new':<{_LABEL}}", (f"{new:>9,}", "bold"))
    yield Content.styled(" ".join(figures.new).upper(), "$role-muted")
