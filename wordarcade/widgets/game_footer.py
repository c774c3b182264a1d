"""The footer: the keys that matter now, in one line."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from textual import events
from textual.binding import Binding
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget

from wordarcade.looks.composition import margin

MOST_KEYS: Final = 7
"""Keys shown at most, help and palette included; all are in the palette and on the page of help."""

_APP: Final = "app."
_PALETTE: Final = "app.palette"
_HELP: Final = "app.help"
_QUIT: Final = "app.quit"
_BACK: Final = "escape"
_WIDE_GAP_FROM: Final = 100
"""Columns from which the keys stand further apart."""


class _Key(NamedTuple):
    """A key of the footer: where it starts, how it looks, and what it is bound to."""

    start: int
    content: Content
    binding: Binding


class _Offered(NamedTuple):
    """A binding to show, and whether it is of use now."""

    binding: Binding
    enabled: bool


class GameFooter(Widget):
    """Shows the keys of the screen, those of every screen behind them, the palette's at the right.

    Keys that do not fit, or are more than `MOST_KEYS`, are left out from the last, the way back or
    out after the others, and help after that; the palette's never is. Keys of no use now are dimmed
    and stay, so that no other moves under the pointer. A click does what the key does.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    GameFooter {
        dock: bottom;
        height: 1;
        background: $role-surface;
        color: $role-text;
    }
    """

    def on_mount(self) -> None:
        """Follow the keys of the screen."""
        self.screen.bindings_updated_signal.subscribe(self, self._bindings_changed)

    def on_unmount(self) -> None:
        """Follow them no longer; a signal would keep the widget."""
        self.screen.bindings_updated_signal.unsubscribe(self)

    def _bindings_changed(self, screen: Screen[Any]) -> None:
        if screen is self.screen:
            self.refresh()

    def render(self) -> Content:
        """Return the keys between the margins of the screen."""
        line, column = Content(""), 0
        for key in self._keys():
            line = Content.assemble(line, " " * (key.start - column), key.content)
            column = key.start + key.content.cell_length
        return line

    def on_click(self, event: events.Click) -> None:
        """Do what the key does that was clicked."""
        for key in self._keys():
            if key.start <= event.x < key.start + key.content.cell_length:
                event.stop()
                self.app.simulate_key(key.binding.key)

    @property
    def bindings_shown(self) -> list[Binding]:
        """The bindings of the keys shown, from the left, at most `MOST_KEYS`."""
        return [key.binding for key in self._keys()]

    def _keys(self) -> list[_Key]:
        columns = self.size.width
        side = margin(columns)
        gap = 3 if columns >= _WIDE_GAP_FROM else 2
        shown, palette = self._shown()
        last: list[_Key] = []
        room = columns - side
        if palette is not None:
            content = self._content(palette, enabled=True)
            last = [_Key(room - content.cell_length, content, palette)]
            room -= content.cell_length + gap
        keys, column = [], side
        for content, binding in self._fitting(shown, MOST_KEYS - len(last), room - side, gap):
            keys.append(_Key(column, content, binding))
            column += content.cell_length + gap
        return keys + last

    def _fitting(
        self, shown: Sequence[_Offered], most: int, room: int, gap: int
    ) -> list[tuple[Content, Binding]]:
        """Return the bindings that have room side by side, as they are shown, in order."""
        kept = [
            (self._content(binding, enabled=enabled), binding)
            for binding, enabled in sorted(shown, key=_of_app)
        ]
        while kept and (
            len(kept) > most or sum(each.cell_length + gap for each, _ in kept) > room + gap
        ):
            ranks = [_leaves_at(binding) for _, binding in kept]
            del kept[len(ranks) - 1 - ranks[::-1].index(max(ranks))]
        return kept

    def _shown(self) -> tuple[list[_Offered], Binding | None]:
        """Return the bindings to show, one an action or a group, and that of the palette."""
        shown: dict[str, _Offered] = {}
        palette = None
        for _, binding, enabled, _ in self.screen.active_bindings.values():
            if binding.id == _PALETTE:
                palette = binding
            elif binding.show:
                if binding.group is None:
                    shown.setdefault(binding.action, _Offered(binding, enabled))
                else:
                    name = binding.group.description
                    first, _ = shown.get(name, (binding, enabled))
                    keys = f"{first.key}–{binding.key}"
                    grouped = replace(first, description=name, key_display=keys)
                    shown[name] = _Offered(grouped, enabled)
        return list(shown.values()), palette

    def _content(self, binding: Binding, *, enabled: bool) -> Content:
        key = self.app.get_key_display(binding)
        if not enabled:
            return Content.styled(f"{key} {binding.description}", "$role-muted")
        return Content.assemble((key, "bold $role-focus"), " ", (binding.description, "$role-text"))


def _leaves_at(binding: Binding) -> int:
    """Return how early a key is left out where there is no room for all: the most first."""
    if binding.id == _HELP:
        return 0
    return 1 if binding.key == _BACK or binding.id == _QUIT else 2


def _of_app(offered: _Offered) -> bool:
    return (offered.binding.id or "").startswith(_APP)
