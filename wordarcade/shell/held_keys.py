"""Keys pressed while a game is being prepared, kept for the screen that follows."""

from typing import Final

from textual.events import Key

_STEERING: Final = frozenset({"escape", "f1"})
"""Keys that are for the screen in view, whatever comes next."""


class HeldKeys:
    """Keeps keys in their order.

    Whoever types while a game loads knows what comes. Keys are held from the first of them until
    the game is drawn, so that none overtakes another.
    """

    def __init__(self) -> None:
        self._keys: list[Key] = []
        self._released: list[Key] = []

    def takes(self, key: Key, *, preparing: bool) -> bool:
        """Keep a key if it is to wait; return whether it is.

        Of enters in a row one is kept: more are one key held down.

        Args:
            key: the key.
            preparing: whether a game is being prepared in view.
        """
        if key in self._released:
            self._released.remove(key)
            return False
        waiting = preparing or self._keys or self._released
        if not waiting or key.key in _STEERING or key.key.startswith("ctrl+"):
            return False
        if key.key != "enter" or not self._keys or self._keys[-1].key != "enter":
            self._keys.append(key)
        return True

    def release(self) -> tuple[Key, ...]:
        """Return the keys in their order, to be pressed anew; later ones wait for them."""
        self._released = [Key(key.key, key.character) for key in self._keys]
        self._keys = []
        return tuple(self._released)

    def drop(self) -> None:
        """Forget the keys: there is nothing that they could be for."""
        self._keys = []
