"""The key map on the screen: every action with its keys, and a new key for any of them."""

from collections.abc import Mapping
from functools import partial
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.keys.actions import (
    KeyAction,
    conflicts,
    in_the_way,
    key_actions,
    refusal,
)
from wordarcade.screens.keys.capture import KeyScreen
from wordarcade.screens.keys.column import KeyColumn, in_columns
from wordarcade.screens.menu import MenuScreen
from wordarcade.support.wording import count
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_TWO_COLUMNS_FROM: Final = 110
"""Columns of a terminal in which places stand side by side."""
_NONE: Final = "–"

_UNUSABLE: Final = (
    ("letters", "while typing words"),
    ("^m ^j", "are Enter"),
    ("^i", "is Tab"),
    ("^h", "is Backspace"),
    ("^c", "explains Quit"),
)
"""Keys that cannot be had, and what terminals make of them."""


class KeysScreen(ArcadeScreen[None]):
    """Lists the actions by place; enter gives the marked one another key, at once.

    Args:
        keymap: what the player has changed: binding id to keys, separated by commas.
    """

    HELP_PAGE = "settings"
    AUTO_FOCUS = "KeyColumn"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "column(0)", "Left column", show=False, id="keys.left"),
        Binding("right", "column(1)", "Right column", show=False, id="keys.right"),
        Binding("tab", "other_column", "Other column", show=False, id="keys.other"),
        Binding("enter,space", "ask", "New key", id="keys.ask"),
        Binding("delete", "standard", "Default", id="keys.standard"),
        Binding("escape", "dismiss", "Back", id="keys.back"),
    ]

    DEFAULT_CSS = """
    KeysScreen {
        #map { width: 1fr; height: 1fr; margin-top: 1; }
        #columns { height: 1fr; }
        #second { margin-left: 2; }
        #beside { width: 36; height: 1fr; margin-left: 2; padding-top: 1; }
        #unusable { margin-top: 1; }
        &.-narrow #beside { display: none; }
        &.-narrow #second, &.-normal #second { display: none; }
        &.-normal #beside { width: 25; margin-left: 1; }
        &.-wide #beside { width: 25; margin-left: 1; }
        &.-low #map { margin-top: 0; }
        &.-low #beside { padding-top: 0; }
    }
    """

    class Found(Message):
        """The actions are known; sent by the thread.

        Attributes:
            actions: the actions.
        """

        def __init__(self, actions: tuple[KeyAction, ...]) -> None:
            super().__init__()
            self.actions = actions

    def __init__(self, keymap: Mapping[str, str]) -> None:
        super().__init__()
        self._keymap = dict(keymap)
        self._actions: tuple[KeyAction, ...] = ()
        self._columns = tuple(KeyColumn(self._keymap, self._label) for _ in range(2))
        self._columns[1].id, self._columns[1].empty = "second", ""
        self._panel = Panel("Key map", Horizontal(*self._columns, id="columns"), id="map")
        self._shown = self._here = 0
        self._conflicts: Mapping[str, KeyAction] = {}
        self._about = Static()
        self._chosen = Panel("", self._about)
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """The map, and beside it the marked action and the keys that cannot be had."""
        top_line = TopLine()
        top_line.title = "Settings · Keys"
        yield top_line
        unusable = Content("\n").join(
            Content.assemble((f"{key:<8}", "bold $role-text"), (why, "$role-muted"))
            for key, why in _UNUSABLE
        )
        beside = Vertical(
            self._chosen,
            Panel("Keys you can't use", Static(unusable), id="unusable"),
            id="beside",
        )
        yield Composition(self._panel, beside)
        yield self._message
        yield GameFooter()

    def on_mount(self) -> None:
        """Read the keys of all screens."""
        self._find()

    @work(thread=True)
    def _find(self) -> None:
        self.post_message(self.Found(key_actions()))

    def on_keys_screen_found(self, message: Found) -> None:
        """Show the map."""
        self._actions = message.actions
        self._show_map()
        self._count()

    def on_resize(self) -> None:
        """Show as many columns as there is room for."""
        super().on_resize()
        if self._actions and self._across != self._shown:
            self._show_map()

    @property
    def _across(self) -> int:
        return 2 if self.size.width >= _TWO_COLUMNS_FROM else 1

    def _show_map(self) -> None:
        """Show the actions in so many columns, with the same one marked."""
        marked, self._shown = self._marked, self._across
        parts = (*in_columns(self._actions, self._shown), ())
        for column, actions in zip(self._columns, parts, strict=False):
            column.show_actions(actions, marked)
        self._here = next((n for n, part in enumerate(parts) if marked in part), 0)
        self._columns[self._here].focus()

    def _count(self) -> None:
        found = conflicts(self._actions, self._keymap)
        for column in self._columns:
            column.show_conflicts(found)
        changed = sum(it.keys_in(self._keymap) != it.keys for it in self._actions)
        self._panel.fact = f"{changed} changed" if changed else ""
        if found:
            self._panel.fact = count(len(found), "conflict")
        self._panel.set_class(bool(found), "-bad")
        self._conflicts = found

    def _label(self, key: str) -> str:
        """Return a key as the footer shows it."""
        return self.app.get_key_display(Binding(key, "", "")) or _NONE

    @property
    def _marked(self) -> KeyAction | None:
        return self._columns[self._here].action

    def on_descendant_focus(self) -> None:
        """Tell of the action in the column that has the keys now."""
        self._here = next((n for n, each in enumerate(self._columns) if each.has_focus), self._here)
        self.on_long_list_marked()

    def action_column(self, number: int) -> None:
        """Go over to a column."""
        if number < self._shown:
            self._columns[number].focus()

    def action_other_column(self) -> None:
        """Go over to the column that has not the keys."""
        self.action_column(1 - self._here)

    def on_long_list_marked(self) -> None:
        """Tell of the marked action."""
        action = self._marked
        self.refresh_bindings()
        self._chosen.title = "" if action is None else action.about
        if action is None:
            self._about.update("")
            return
        keys = " ".join(map(self._label, action.keys_in(self._keymap)))
        standard = " ".join(map(self._label, action.keys))
        other = self._conflicts.get(action.id)
        taken = f"\n\n× also {other.about} ({other.place})" if other else ""
        self._about.update(
            Content.assemble(
                (action.place, "$role-muted"),
                "\n\nnow      ",
                (keys, "bold $role-focus"),
                f"\ndefault  {standard}",
                (taken, "$role-bad"),
            )
        )

    def on_long_list_clicked(self) -> None:
        """Ask for a key."""
        self.action_ask()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer keys for actions alone."""
        if action in {"ask", "standard"}:
            return self._marked is not None
        return super().check_action(action, parameters)

    def action_ask(self) -> None:
        """Ask for another key."""
        if (action := self._marked) is not None:
            kept = self._label(action.keys_in(self._keymap)[0])
            self.show_above(
                KeyScreen(action.about, action.place, kept), partial(self._wish, action)
            )

    def action_standard(self) -> None:
        """Give the marked action its own keys back."""
        if (action := self._marked) is not None:
            self._give({action: action.keys})
            self._message.say(f"{action.about} has its default key again.", Tone.ACCEPTED)

    def _wish(self, action: KeyAction, key: str | None) -> None:
        """Give an action a key, unless another action has it there: then ask."""
        if key is None:
            return
        if why := refusal(action, key):
            self._message.say(why, Tone.REFUSED)
            return
        other = in_the_way(self._actions, action, key, self._keymap)
        if other is None:
            self._give({action: (key,)})
            self._message.say(f"{action.about} is {self._label(key)} now.", Tone.ACCEPTED)
            return
        swapped = action.keys_in(self._keymap)
        answers = (
            (f"Swap: {other.about} gets {self._label(swapped[0])}", "swap"),
            ("Press another key", "another"),
            (f"Keep {self._label(swapped[0])}", "keep"),
        )
        title = f"{self._label(key)} is {other.about} ({other.place})"
        self.show_above(
            MenuScreen(title, answers), partial(self._settle, {action: (key,), other: swapped})
        )

    def _settle(self, swap: dict[KeyAction, tuple[str, ...]], answer: str | None) -> None:
        """Do what was answered about a key that is taken."""
        if answer == "swap":
            self._give(swap)
            first, second = swap
            self._message.say(f"{first.about} and {second.about} are swapped.", Tone.ACCEPTED)
        elif answer == "another":
            self.action_ask()

    def _give(self, keys: Mapping[KeyAction, tuple[str, ...]]) -> None:
        """Give actions keys, now and from now on."""
        for action, given in keys.items():
            self._keymap[action.id] = ",".join(given)
            self.app.post_message(self.SettingChosen(f"keys.{action.id}", ",".join(given)))
        self._count()
        self.on_long_list_marked()
