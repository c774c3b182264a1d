"""The side panel of word search as text: rank and hidden words."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from wordarcade.games.word_search.session import RANKS, Rank
from wordarcade.looks.bars import bar
from wordarcade.support.wording import count, share_text
from wordarcade.widgets.tone import Tone

REACHED: Final = "●"
HERE: Final = "▸"
AHEAD: Final = "○"
MET: Final = "✓"
OPEN: Final = "·"
"""The signs before ranks, targets and words."""

_LEAST_SHOWN: Final = 0.01
"""The share of the search from which on it is shown how far it is."""

RANK_LINES: Final = 3
"""The rows of `rank_line`."""

FRAMED_RANK_LINES: Final = 2
"""The rows of `framed_rank`."""

LADDER_ROWS: Final = len(RANKS) + 1
"""The most rows of `rank_ladder`."""


def counting(share: float) -> str:
    """Return that the words are counted, and how far the search is, from 0 to 1.

    >>> counting(0), counting(0.79)
    ('counting', 'counting 79%')
    """
    return f"counting {share_text(share)}" if share >= _LEAST_SHOWN else "counting"


def between(left: Content, right: Content, width: int) -> Content:
    """Return two texts at the ends of a line; the left one gives way."""
    left = left.truncate(max(0, width - right.cell_length - 1), ellipsis=True)
    gap = max(1, width - left.cell_length - right.cell_length)
    return Content.assemble(left, " " * gap, right)


def found_fact(words: int) -> str:
    """Return how many words were found, and the key that leads to them."""
    return f"{count(words, 'word')} · tab" if words else ""


def to_next(ranks: Sequence[Rank], number: int, score: int) -> str:
    """Return how far the next rank is."""
    ahead = ranks[number + 1 :]
    if not number and not ahead:
        return "too few words for ranks"
    if not ahead:
        return "the highest rank" if ranks[number].name == RANKS[-1][0] else "the highest here"
    return f"{count(ahead[0].points - score, 'point')} to {ahead[0].name}"


def rank_share(ranks: Sequence[Rank], number: int, score: int) -> float:
    """Return how much of the way to the next rank is done, from 0 to 1."""
    if number + 1 >= len(ranks):
        return 1.0
    here, ahead = ranks[number].points, ranks[number + 1].points
    return (score - here) / (ahead - here)


def rank_ladder(
    ranks: Sequence[Rank], number: int, score: int, width: int, *, mono: bool
) -> Content:
    """Return all ranks, the highest first, above a bar that grows to the next one.

    Args:
        ranks: rising.
        number: the place of the one reached.
        score: the points that count for it.
        width: columns of a line.
        mono: whether there are no colours.
    """
    lines = []
    for place, rank in reversed(list(enumerate(ranks))):
        points = f"{rank.points:,}"
        if place == number:
            left = Content.assemble((f"{HERE} {rank.name}", "bold $role-focus"))
            right = Content.styled(points, "bold $role-focus")
        elif place < number:
            left = Content.assemble((f"{REACHED} ", "$role-focus"), (rank.name, "$role-text"))
            right = Content.styled(points, "$role-text")
        else:
            left = Content.styled(f"{AHEAD} {rank.name}", "$role-muted")
            right = Content.styled(points, "$role-muted")
        lines.append(between(left, right, width))
    lines.append(bar(rank_share(ranks, number, score), width, mono=mono))
    return Content("\n").join(lines)


def rank_line(
    ranks: Sequence[Rank], number: int, score: int, width: int, *, helped: str, mono: bool
) -> Content:
    """Return the rank in two lines and a bar, for a narrow panel.

    Args:
        ranks: rising.
        number: the place of the one reached.
        score: the points that count for it.
        width: columns of a line.
        helped: the help of hints, or the points without it; a sign stands for it where there is
            no room.
        mono: whether there are no colours.
    """
    name = Content.assemble(("Rank ", "$role-muted"), (ranks[number].name, "bold $role-focus"))
    ahead = Content.styled(to_next(ranks, number, score), "$role-muted")
    if helped and ahead.cell_length + 1 + len(helped) > width:
        helped = Tone.HINT.glyph
    return Content("\n").join(
        [
            between(name, _dots(ranks, number), width),
            between(ahead, Content.styled(helped, "$role-hint"), width),
            bar(rank_share(ranks, number, score), width, mono=mono),
        ]
    )


def framed_rank(
    ranks: Sequence[Rank], number: int, score: int, width: int, *, mono: bool
) -> Content:
    """Return the rank reached and a bar that grows to the next one, for a panel that names both.

    Arguments as of `rank_ladder`.
    """
    name = Content.styled(ranks[number].name, "bold $role-focus")
    return Content("\n").join(
        [
            between(name, _dots(ranks, number), width),
            bar(rank_share(ranks, number, score), width, mono=mono),
        ]
    )


def _dots(ranks: Sequence[Rank], number: int) -> Content:
    """Return a sign for each rank, those reached first."""
    return Content.assemble(
        (REACHED * (number + 1), "$role-focus"),
        (AHEAD * (len(ranks) - number - 1), "$role-muted"),
    )


def word_list(words: Sequence[str], found: Sequence[str], named: str, width: int) -> Content:
    """Return the hidden words in columns, those found ticked off.

    Args:
        words: in alphabetical order.
        found: those found, in order: the last one stands out.
        named: the letters typed; words that begin with them stand out, too.
        width: columns of a line.
    """
    wide = max(map(len, words)) + 4
    across = max(1, width // wide)
    rows = -(-len(words) // across)
    lines = []
    for row in range(rows):
        line = Content("")
        for word in words[row::rows]:
            entry = _entry(word, found, named=bool(named) and word.startswith(named))
            line = Content.assemble(line, entry.pad_right(wide - len(word) - 2))
        lines.append(line)
    return Content("\n").join(lines)


def _entry(word: str, found: Sequence[str], *, named: bool) -> Content:
    if word in found[-1:]:
        return Content.styled(f"{MET} {word.upper()}", "bold $role-good")
    if word in found:
        return Content.assemble((f"{MET} ", "$role-good"), (word.upper(), "strike $role-muted"))
    if named:
        return Content.styled(f"{HERE} {word.upper()}", "bold $role-focus")
    return Content.assemble((f"{OPEN} ", "$role-muted"), (word.upper(), "$role-text"))
