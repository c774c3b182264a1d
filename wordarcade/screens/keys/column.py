"""A column of the key map: places, and below each its actions with their keys."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Final

from textual.content import Content

from wordarcade.screens.keys.actions import KeyAction
from wordarcade.support.wording import fitted
from wordarcade.widgets.side_list import SideList

_ABOUT: Final = 24
"""Columns of an action."""
_MARKS: Final = 3
"""Columns around the name of a place: the list's mark, and a space at each side of the rule."""


def in_columns(actions: Sequence[KeyAction], columns: int) -> tuple[tuple[KeyAction, ...], ...]:
    """Return actions in so many columns of about one height, each with whole places.

    Args:
        actions: the actions, place by place.
        columns: 1 or more.
    """
    places = [tuple(those) for _, those in groupby(actions, lambda action: action.place)]
    high = sum(len(those) + 2 for those in places) / columns
    found: list[list[KeyAction]] = [[] for _ in range(columns)]
    lines = 0
    for those in places:
        middle = lines + (len(those) + 2) / 2
        found[min(int(middle / high), columns - 1)] += those
        lines += len(those) + 2
    return tuple(map(tuple, found))


class KeyColumn(SideList):
    """Actions with their keys.

    Args:
        keymap: what the player has changed, now and later: binding id to keys.
        label: returns a key as the footer shows it.
    """

    DEFAULT_CSS = """
    KeyColumn { width: 1fr; }
    """

    def __init__(self, keymap: Mapping[str, str], label: Callable[[str], str]) -> None:
        super().__init__("Reading the keys …")
        self._keymap = keymap
        self._label = label
        self._rows: list[KeyAction | str] = []
        self._conflicts: Mapping[str, KeyAction] = {}

    @property
    def action(self) -> KeyAction | None:
        """The marked action; the one that was marked last while the keys go elsewhere."""
        number = self._last if self.marked is None else self.marked
        row = self._rows[number] if number < len(self._rows) else ""
        return None if isinstance(row, str) else row

    def show_actions(self, actions: Sequence[KeyAction], marked: KeyAction | None) -> None:
        """Show other actions.

        Args:
            actions: the actions, place by place.
            marked: the one to mark, if it is among them; otherwise the first.
        """
        self._rows = []
        for place, those in groupby(actions, lambda action: action.place):
            self._rows += [*([""] if self._rows else []), place, *those]
        place_of_mark = self._rows.index(marked) if marked in self._rows else 1
        self._last = place_of_mark
        self.show(len(self._rows), self._row, place_of_mark if self.has_focus else None)

    def show_conflicts(self, conflicts: Mapping[str, KeyAction]) -> None:
        """Mark the actions of which each has a key of another one, by their ids."""
        self._conflicts = conflicts
        self.refresh()

    def _row(self, number: int) -> Content:
        row = self._rows[number]
        if not row:
            return Content("")
        if isinstance(row, str):
            rule = "─" * max(0, self.room - len(row) - _MARKS)
            return Content.assemble((row, "bold $role-focus"), (f" {rule}", "$role-hairline"))
        keys, other = row.keys_in(self._keymap), self._conflicts.get(row.id)
        changed = keys != row.keys
        ink = "bold $role-bad" if other else "bold" if changed else ""
        told = Content.styled(
            f"{'×' if other else ' '} {fitted(row.about, _ABOUT):<{_ABOUT}} ", ink
        )
        chips = Content(" ").join(
            Content.styled(f" {label} ", "bold $role-focus on $role-raised")
            for label in map(self._label, keys)
        )
        more = "", ""
        if other:
            more = f"  also {other.about}", "$role-bad"
        elif changed:
            default = self._label(row.keys[0])
            room = self.room - told.cell_length - chips.cell_length
            forms = (f"  default {default}", f"  was {default}")
            more = next((form for form in forms if len(form) <= room), ""), "$role-muted"
        return Content.assemble(told, chips, more)
