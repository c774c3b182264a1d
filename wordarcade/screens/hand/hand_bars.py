"""The hands of a game, a bar each, and the totals."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from textual.content import Content

from wordarcade.engine.hand.game import HandGame
from wordarcade.games.hand.record import opponent_title
from wordarcade.games.hand.standing import HandStanding, rival_total
from wordarcade.looks.bars import slim_bar
from wordarcade.support.wording import percentage

_SHOWN: Final = 4
_SHOWN_HIGH: Final = 6
"""Hands shown at most, in one row each or in two."""

_USUAL: Final = 65
"""Points a letter that a hand is usually worth: what it is worth itself is not told yet."""

_FIGURES: Final = 6
"""Columns of a score, with a space before it."""


class _Row(NamedTuple):
    """A hand as it is shown: its glyph and their role, its score, a share for its bar, a note."""

    glyph: str
    role: str
    score: str
    share: float
    ink: str
    note: str


def hand_bars(
    state: HandGame, hands: Sequence[HandStanding], columns: int, *, high: bool, mono: bool
) -> Content:
    """Return a bar for each hand beside its best; of many hands those around the current one.

    Args:
        state: the game.
        hands: its settled hands, as far as they are known.
        columns: the width.
        high: whether there is room for two rows a hand.
        mono: whether there are no colours.
    """
    total, now = len(state.config.hands), state.attempt.number
    shown = min(total, _SHOWN_HIGH if high else _SHOWN)
    first = min(max(0, now - shown + 2), total - shown)
    lines: list[Content] = []
    for number in range(first, first + shown):
        name = f"{number + 1:>{len(str(total))}}"
        lines += _drawn(name, _row(state, hands, number), columns, high=high, mono=mono)
    return Content("\n").join([*lines, _totals(state, hands, columns)])


def _row(state: HandGame, hands: Sequence[HandStanding], number: int) -> _Row:
    if number < len(hands):
        hand = hands[number]
        share = hand.score / hand.par if hand.par else 0
        note = f"{percentage(hand.score, hand.par)} of best" if hand.par else ""
        return _Row("✓", "good", f"{hand.score:,}", share, "quiet-bar", note)
    if number == state.attempt.number:
        score = state.attempt.score
        usual = max([_USUAL * len(state.attempt.hand), *(hand.par or 0 for hand in hands)])
        note = "over" if state.attempt.ended else "playing"
        return _Row("▸", "player", f"{score:,}", score / usual, "bar", note)
    return _Row(" ", "muted", "–", 0, "quiet-bar", "")


def _drawn(name: str, row: _Row, columns: int, *, high: bool, mono: bool) -> Iterator[Content]:
    head = f"{row.glyph} {name} "
    length = columns - len(head) - max(_FIGURES, len(row.score) + 1)
    told = row.role != "muted"
    yield Content.assemble(
        (head, f"bold $role-{row.role}" if told else "$role-muted"),
        slim_bar(row.share, length, ink=f"$role-{row.ink}", mono=mono),
        (f"{row.score:>{columns - len(head) - length}}", "bold" if told else "$role-muted"),
    )
    if high:
        yield Content.styled(" " * len(head) + row.note, "$role-muted")


def _totals(state: HandGame, hands: Sequence[HandStanding], columns: int) -> Content:
    """Return the line of the totals: the player's, and the opponent's once it is known."""
    theirs, name = rival_total(hands), opponent_title(state.config)
    label = "Game"
    if hands and name and theirs is not None:
        label = f"Game · {name} {theirs:,}"
    room = columns - len(label)
    return Content.assemble((label, "$role-muted"), (f"{state.score:>{room},}", "bold"))
