"""The key map on the screen: every action with its keys, and a new key for any of them."""

from collections.abc import Mapping
from functools import partial
from itertools import groupby
from typing import ClassVar, Final

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static

from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.keys.actions import KeyAction, in_the_way, key_actions, refusal
from wordarcade.screens.keys.capture import KeyScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_WIDEST: Final = 120
_ABOUT: Final = 22
"""Columns of an action in the list."""
_NONE: Final = "–"

_UNUSABLE: Final = (
    ("letters", "spell words"),
    ("^m ^j", "are Enter"),
    ("^i", "is Tab"),
    ("^h", "is Backspace"),
    ("^c", "says how to quit"),
)
"""Keys that cannot be had, and what terminals make of them."""


class KeysScreen(ArcadeScreen[None]):
    """Lists the actions by place; enter gives the marked one another key, at once.

    Args:
        keymap: what the player has changed: binding id to keys, separated by commas.
    """

    HELP_PAGE = "settings"
    AUTO_FOCUS = "LongList"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "ask", "New key", id="keys.ask"),
        Binding("delete", "standard", "Default", id="keys.standard"),
        Binding("escape", "dismiss", "Back", id="keys.back"),
    ]

    DEFAULT_CSS = """
    KeysScreen {
        #map { width: 1fr; height: 1fr; margin-top: 1; }
        #beside { width: 36; height: 1fr; margin-left: 2; padding-top: 1; }
        #unusable { margin-top: 1; }
        &.-narrow #beside { display: none; }
        &.-normal #beside { width: 25; margin-left: 1; }
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
        self._lines: list[KeyAction | str] = []
        self._list = LongList("Reading the keys …")
        self._panel = Panel("Key map", self._list, id="map")
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
            Panel("Keys you cannot use", Static(unusable), id="unusable"),
            id="beside",
        )
        yield Composition(self._panel, beside, widest=_WIDEST)
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
        for place, actions in groupby(self._actions, lambda action: action.place):
            self._lines += [*([""] if self._lines else []), place, *actions]
        self._list.show(len(self._lines), self._line, marked=1)
        self._count()

    def _count(self) -> None:
        changed = sum(it.keys_in(self._keymap) != it.keys for it in self._actions)
        self._panel.fact = f"{changed} changed" if changed else ""

    def _line(self, number: int) -> Content:
        line = self._lines[number]
        if isinstance(line, str):
            return Content.styled(line, "bold $role-focus")
        keys = line.keys_in(self._keymap)
        changed = keys != line.keys
        told = Content.styled(f"  {line.about:<{_ABOUT}}", "bold" if changed else "")
        chips = Content(" ").join(
            Content.styled(f" {label} ", "bold $role-focus on $role-raised")
            for label in map(self._label, keys)
        )
        default = f"  default {self._label(line.keys[0])}" if changed else ""
        return Content.assemble(told, chips, (default, "$role-muted"))

    def _label(self, key: str) -> str:
        """Return a key as the footer shows it."""
        return self.app.get_key_display(Binding(key, "", "")) or _NONE

    @property
    def _marked(self) -> KeyAction | None:
        number = self._list.marked
        line = None if number is None or not self._lines else self._lines[number]
        return None if isinstance(line, str) else line

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
        self._about.update(
            Content.assemble(
                (action.place, "$role-muted"),
                "\n\nnow      ",
                (keys, "bold $role-focus"),
                f"\ndefault  {standard}",
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
        self._list.refresh()
        self.on_long_list_marked()
        self._count()
