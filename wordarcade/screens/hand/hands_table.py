"""The hands of a game in a table: the points of each, a bar for them, and the words."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from textual.content import Content

from wordarcade.games.hand.game_sum import GameSum
from wordarcade.games.hand.sentences import spaced
from wordarcade.games.hand.standing import HandStanding
from wordarcade.looks.bars import slim_bar
from wordarcade.screens.hand.hand_words import fit_in_tiles, tiled_words, told_words
from wordarcade.support.wording import fitted, percentage

_HAND: Final = "hand"
_GAME: Final = "game"
_YOU: Final = "you"
_BEST: Final = "best"
_SHARE: Final = "your share"
_GAP: Final = 3
"""Columns between two figures."""
_FIGURE: Final = 6
"""Columns of a figure, at least."""
_PERCENT: Final = 5
"""Columns of a share, with a space before it."""
_BARS: Final = (len(_SHARE), 100)
"""Columns of a bar, at least and at most."""
_FACING: Final = 6
"""Columns of a bar that faces another one, at least."""
_WORDED: Final = 2
_TILED: Final = 4
"""Rows of a hand with its words as text, and in tiles with a free row; between them, too."""
_UNKNOWN: Final = "…"


class TableLines(NamedTuple):
    """The lines of the table: its heading, those of all hands, and the sum."""

    head: Content
    hands: Content
    whole: Content


class _Columns(NamedTuple):
    """Where things stand: columns of the label, of each figure, and of a bar; 0 for no bars."""

    label: int
    widths: Sequence[int]
    bar: int


def table_lines(shown: GameSum, columns: int, rows: int, *, mono: bool) -> TableLines:
    """Return the table of a game.

    Args:
        shown: the game.
        columns: the room of a line.
        rows: the room for the hands: with enough of it they have their words, and free lines.
        mono: whether there are no colours.
    """
    names = [_YOU, *([shown.rival] if shown.rival else []), _BEST]
    widths = [max(_FIGURE, len(name)) for name in names]
    labels = [f"{number:>4}  {spaced(each)}" for number, each in enumerate(shown.letters, start=1)]
    free = columns - sum(widths) - _GAP * len(widths)
    label = max(min(free, max(map(len, labels))), len(_HAND))
    free -= label + _GAP
    bar, least = ((free - 1) // 2, _FACING) if shown.rival else (free - _PERCENT, _BARS[0])
    place = _Columns(label, widths, min(bar, _BARS[1]) if bar >= least else 0)
    scale = max((_most(hand) for hand in shown.hands), default=0)
    middle = label + _GAP + widths[0] + _GAP + place.bar if shown.rival and place.bar else 0
    height = rows // max(1, len(shown.hands))
    tiled = (
        height >= _TILED
        and (bool(middle) or not shown.rival)
        and all(fit_in_tiles(words, middle, columns) for words in shown.words)
    )
    lines: list[Content] = []
    for hand, name, words in zip(shown.hands, labels, shown.words, strict=True):
        lines.append(_scored(name, hand, place, scale, rival=bool(shown.rival), mono=mono))
        if tiled:
            lines += tiled_words(words, middle)
        elif height >= _WORDED:
            lines.append(told_words(words, middle, columns, rival=bool(shown.rival)))
        if height > _WORDED:
            lines.append(Content(""))
    whole = HandStanding(0, (), shown.score, shown.best, shown.theirs)
    return TableLines(
        _heading(names, place, rival=bool(shown.rival)).stylize("$role-muted"),
        Content("\n").join(lines),
        _scored(_GAME, whole, place, _most(whole), rival=bool(shown.rival), mono=mono),
    )


def _most(hand: HandStanding) -> int:
    """Return the most points of a hand: a full bar."""
    return max(hand.par or 0, hand.score, hand.rival or 0)


def _heading(names: Sequence[str], place: _Columns, *, rival: bool) -> Content:
    cells = list(_cells(names, place.widths))
    if rival and place.bar:
        cells[1:1] = [" " * (_GAP + 2 * place.bar + 1)]
    line = f"{_HAND:<{place.label}}{''.join(cells)}"
    return Content(line if rival or not place.bar else f"{line}{' ' * _GAP}{_SHARE}")


def _scored(
    name: str, hand: HandStanding, place: _Columns, scale: int, *, rival: bool, mono: bool
) -> Content:
    """Return the line of a hand, or of all; the more of two players' points stands out."""
    scores = [hand.score, *([hand.rival] if rival else []), hand.par]
    figures = [_UNKNOWN if each is None else f"{each:,}" for each in scores]
    cells = list(_cells(figures, place.widths))
    ahead = hand.rival is None or hand.score >= hand.rival
    parts = [
        Content(f"{fitted(name, place.label):<{place.label}}"),
        Content.styled(cells[0], "bold $role-player" if ahead else "$role-player"),
    ]
    if rival:
        if place.bar:
            parts += [Content(" " * _GAP), *_facing(hand, place.bar, scale, mono=mono)]
        ahead = hand.rival is not None and hand.rival >= hand.score
        parts.append(Content.styled(cells[1], "bold $role-rival" if ahead else "$role-rival"))
    parts.append(Content(cells[-1]))
    if not rival and place.bar and hand.par:
        share = f"{percentage(hand.score, hand.par):>{_PERCENT}}"
        bar = slim_bar(hand.score / hand.par, place.bar, ink="$role-bar", mono=mono)
        parts += [Content(" " * _GAP), bar, Content.styled(share, "$role-muted")]
    return Content("").join(parts)


def _facing(hand: HandStanding, columns: int, scale: int, *, mono: bool) -> Iterator[Content]:
    """Yield the bars of both players, which begin at both sides of the middle column."""
    own = max(round(hand.score / scale * columns), 1) if scale and hand.score else 0
    yield slim_bar(0, columns - own, mono=mono)
    yield slim_bar(1 if own else 0, own, ink="$role-player", mono=mono)
    yield Content(" ")
    theirs = (hand.rival or 0) / scale if scale else 0
    yield slim_bar(theirs, columns, ink="$role-rival", mono=mono)


def _cells(figures: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    """Yield figures at the right of their columns."""
    return (f"{each:>{_GAP + width}}" for each, width in zip(figures, widths, strict=True))
