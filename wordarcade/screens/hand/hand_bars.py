"""The hands of a game, a bar each, and the totals."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from textual.content import Content

from wordarcade.engine.hand.game import HandGame
from wordarcade.games.hand.record import opponent_title
from wordarcade.games.hand.standing import HandStanding, rival_total
from wordarcade.looks.bars import slim_bar
from wordarcade.support.wording import percentage

_ROOMY: Final = 6
"""Rows from which hands may take two each."""

_WHOLE_NAME: Final = 30
"""Columns from which an opponent has its whole name."""

_USUAL: Final = 65
"""Points a letter that a hand is usually worth: what it is worth itself is not told yet."""

_GAME: Final = "Game"
_YOU: Final = "You"

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
    state: HandGame, hands: Sequence[HandStanding], columns: int, rows: int, *, mono: bool
) -> Content:
    """Return a bar for each hand beside its best; of many hands those around the current one.

    Args:
        state: the game.
        hands: its settled hands, as far as they are known.
        columns: the width.
        rows: the room for the hands; they take two rows each if it is ample and enough for all.
        mono: whether there are no colours.
    """
    total, now = len(state.config.hands), state.attempt.number
    high = max(2 * total, _ROOMY) <= rows
    shown = min(total, rows)
    first = min(max(0, now - shown + 2), total - shown)
    lines: list[Content] = []
    for number in range(first, first + shown):
        name = f"{number + 1:>{len(str(total))}}"
        lines += _drawn(name, _row(state, hands, number), columns, high=high, mono=mono)
    return Content("\n").join([*lines, *_totals(state, hands, columns, mono=mono)])


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


def _totals(
    state: HandGame, hands: Sequence[HandStanding], columns: int, *, mono: bool
) -> Iterator[Content]:
    """Yield the total, or a race of bars once the opponent's is known, too."""
    theirs, name = rival_total(hands), opponent_title(state.config).capitalize()
    if not (hands and name and theirs is not None):
        room = columns - len(_GAME)
        yield Content.assemble((_GAME, "$role-muted"), (f"{state.score:>{room},}", "bold"))
        return
    name = name if columns >= _WHOLE_NAME else name.partition(" ")[0]
    most = max(state.score, theirs)
    for who, role, points in ((_YOU, "player", state.score), (name, "rival", theirs)):
        told = f"{points:,}"
        length = columns - len(name) - 1 - max(_FIGURES, len(told) + 1)
        yield Content.assemble(
            (f"{who:<{len(name)}} ", f"bold $role-{role}"),
            slim_bar(points / most if most else 0, length, ink=f"$role-{role}", mono=mono),
            (f"{told:>{columns - len(name) - 1 - length}}", "bold"),
        )
