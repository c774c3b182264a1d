"""Key bindings: the ones that players can change, and the validity of keys."""

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from textual.binding import BindingsMap
from textual.dom import DOMNode
from textual.keys import Keys, key_to_character

from wordarcade import screens
from wordarcade.games.registry import GAMES

_MODIFIERS = frozenset({"ctrl", "shift", "alt"})
_NAMED = frozenset(key.value for key in Keys)
OTHER_NAMES = {"ctrl+h": "backspace", "ctrl+i": "tab", "ctrl+j": "enter", "ctrl+m": "enter"}
"""Keys that reach a program under the name of another one in many terminals."""


def binding_ids() -> frozenset[str]:
    """Return the ids of all key bindings of the app.

    Imports every screen, which takes a while: not for the start, nor for the thread that draws.
    """
    load_screens()
    return frozenset(_ids_below(DOMNode)) | {f"home.{game.name}" for game in GAMES}


def load_screens() -> None:
    """Import every screen, so that its bindings are known."""
    for module in pkgutil.walk_packages(screens.__path__, f"{screens.__name__}."):
        importlib.import_module(module.name)


def faults(keys: Mapping[str, str], known_ids: frozenset[str]) -> Iterator[tuple[str, str]]:
    """Yield for each mistake in `keys` the binding id and a sentence.

    Args:
        keys: binding id to key, or keys separated by commas.
        known_ids: the ids that there are.
    """
    for binding_id, wanted in keys.items():
        if binding_id not in known_ids:
            near = get_close_matches(binding_id, known_ids, n=1)
            advice = f"did you mean '{near[0]}'?" if near else "see the help (F1) of each screen."
            yield binding_id, f"there are no keys for '{binding_id}'; {advice}"
        for key in bad_keys(wanted):
            other = OTHER_NAMES.get(key)
            advice = (
                f"terminals take it for {other}."
                if other
                else "write for example 'ctrl+t' or 'f5'."
            )
            yield binding_id, f"'{key}' can't be a key; {advice}"


def bad_keys(wanted: str) -> list[str]:
    """Return the invalid keys in `wanted` (separated by commas).

    >>> bad_keys("ctrl+t, f5, control-x")
    ['control-x']
    """
    return [key for key in map(str.strip, wanted.split(",")) if not _is_key(key)]


def _is_key(key: str) -> bool:
    *modifiers, name = key.split("+")
    if key in OTHER_NAMES or not _MODIFIERS.issuperset(modifiers):
        return False
    return key in _NAMED or name in _NAMED or key_to_character(name) is not None


def _ids_below(node: type[DOMNode]) -> Iterator[str]:
    """Yield the ids of the bindings that classes of this package below `node` declare."""
    for below in node.__subclasses__():
        if below.__module__.partition(".")[0] == "wordarcade":
            for _key, binding in BindingsMap(vars(below).get("BINDINGS", ())):
                if binding.id:
                    yield binding.id
        yield from _ids_below(below)
