"""The targets of word search as text, with bars that say how far each is."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from textual.content import Content

from wordarcade.games.word_search.session import TARGETS, Target
from wordarcade.looks.bars import slim_bar
from wordarcade.screens.word_search.side_text import HERE, MET, OPEN, between

_LEAST_BAR: Final = 6
"""Columns of a bar beside a target at least; it takes what the wordier texts would."""


def target_rows(*, under: bool, spaced: bool) -> int:
    """Return the most rows of `target_lines`.

    Args:
        under: whether there is a bar under each target.
        spaced: whether there is a free line between two.
    """
    return TARGETS * (1 + under) + (TARGETS - 1) * spaced


class TargetBars(Enum):
    """Where the bars of the targets are."""

    NONE = "none"
    BESIDE = "beside"
    UNDER = "under"


def nearest(targets: Sequence[Target]) -> Target | None:
    """Return the target that is nearest to being met; None if all are."""
    still_open = (target for target in targets if not target.met)
    return max(still_open, key=lambda target: target.done / target.goal, default=None)


def target_lines(
    targets: Sequence[Target], width: int, *, bars: TargetBars, spaced: bool, mono: bool
) -> Content:
    """Return the targets: the one nearest to being met stands out.

    Args:
        targets: in order.
        width: columns of a line.
        bars: where each has a bar; without bars its text is short.
        spaced: whether there is a free line between two.
        mono: whether there are no colours.
    """
    next_ = nearest(targets)
    texts, beside = _texts_beside_bars(targets, width, bars)
    lines: list[Content] = []
    for target, text in zip(targets, texts, strict=True):
        if spaced and lines:
            lines.append(Content(""))
        if target.met:
            sign, ink, weight = MET, "$role-good", "$role-text"
        elif target is next_:
            sign, ink, weight = HERE, "$role-focus", "bold $role-text"
        else:
            sign, ink, weight = OPEN, "$role-muted", "$role-soft"
        left = Content.assemble((f"{sign} ", ink), (text, weight))
        done = Content.styled(_done(target), ink)
        drawn = slim_bar(
            target.done / target.goal,
            width - 2 if bars is TargetBars.UNDER else beside,
            ink="$role-quiet-bar" if ink == "$role-muted" else ink,
            mono=mono,
        )
        if beside:
            before = " " * (width - beside - max(map(_done_columns, targets)) - 1)
            left = Content.assemble(left, before[left.cell_length :], drawn)
        lines.append(between(left, done, width))
        if bars is TargetBars.UNDER:
            lines.append(Content.assemble("  ", drawn))
    return Content("\n").join(lines)


def _texts_beside_bars(
    targets: Sequence[Target], width: int, bars: TargetBars
) -> tuple[Sequence[str], int]:
    """Return the texts of targets, and the columns of bars beside them, 0 for none."""
    whole, short = [target.text for target in targets], [target.short for target in targets]
    if bars is not TargetBars.BESIDE:
        return (whole if bars is TargetBars.UNDER else short), 0
    for texts in (whole, short):
        # A sign and a blank before the text, and a blank at each side of the bar.
        taken = 2 + max(map(len, texts), default=0) + 2
        room = width - taken - max(map(_done_columns, targets), default=0)
        if room >= _LEAST_BAR:
            return texts, room
    return short, 0


def _done(target: Target) -> str:
    return f"{target.done} of {target.goal}"


def _done_columns(target: Target) -> int:
    """Return the columns that `_done` takes at most, so that no bar becomes shorter."""
    return len(f"{target.goal} of {target.goal}")
