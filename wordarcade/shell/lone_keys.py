"""Keys that nothing else comes before, which need not pass from widget to widget."""

from functools import cache
from typing import Final

from textual.app import App
from textual.dom import DOMNode
from textual.events import Key
from textual.screen import Screen
from textual.widget import Widget

_HANDLERS: Final = ("on_key", "_on_key", "key_", "_key_")
"""What the names of methods begin with that are called with keys; others that do are few."""

_PLAIN: Final = frozenset({*Widget.__mro__, *Screen.__mro__, *App.__mro__})
"""Classes whose handlers only pass keys on, but for the one of escape on screens."""


def is_lone(focused: DOMNode, key: str) -> bool:
    """Return whether a key may be looked up among the bindings at once.

    On its way from the focused widget up to the app each widget and the screen could take it; that
    way is a fifth of what a key costs. It may be left out where none of them reads keys and no
    message waits for any of them or for the app: then no other key can be overtaken either.

    Args:
        focused: where the key would go.
        key: its name.
    """
    return key != "escape" and not any(
        node.message_queue_size or _reads_keys(type(node)) for node in focused.ancestors_with_self
    )


@cache
def _reads_keys(kind: type[DOMNode]) -> bool:
    """Return whether a class has a handler of keys besides those that every one has."""
    own = [vars(base) for base in kind.__mro__ if base not in _PLAIN]
    named = any(name.startswith(_HANDLERS) for names in own for name in names)
    return named or any(Key in names.get("_decorated_handlers", ()) for names in own)
