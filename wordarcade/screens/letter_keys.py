"""Keys that are letters: those that type into a screen without an input, and commands."""

from dataclasses import replace
from string import ascii_lowercase
from typing import Final

from textual.binding import Binding, BindingsMap, Keymap, KeymapApplyResult

# Letters are bound, not read as events: events would be overtaken by the enter and backspace of a
# fast typist, which are bound.
_TYPING: Final = "type_letter("

LETTER_KEYS: Final = tuple(
    Binding(f"{letter},{letter.upper()}", f"{_TYPING}'{letter}')", show=False)
    for letter in ascii_lowercase
)
"""A key for each letter, in either case."""

ANEW_KEYS: Final = tuple(
    Binding(f"alt+{letter},alt+shift+{letter}", f"begin_anew('{letter}')", show=False)
    for letter in ascii_lowercase
)
"""Esc and a letter in one: most terminals send Alt with a letter so, and Textual takes the two for
that if the letter comes within a tenth of a second."""

# Many terminals send ctrl+h for the backspace key.
ERASE_KEY: Final = Binding("backspace,ctrl+h", "erase", "Take back", show=False, id="game.erase")
"""The key that takes back what was typed last."""


class LetterBindings(BindingsMap):
    """Bindings in which letters type, whatever keys the player has changed.

    A letter may be the key of another action where nothing is typed any more. Textual drops all
    bindings of a key that is taken away from an action, or given to one.

    >>> keys = [Binding("n", "another", id="new"), Binding("n", "type_letter('n')")]
    >>> bindings = LetterBindings(keys).copy()
    >>> _ = bindings.apply_keymap({"new": "x"})
    >>> [(key, binding.action) for key, binding in bindings]
    [('x', 'another'), ('n', "type_letter('n')")]
    """

    def copy(self) -> "LetterBindings":
        """Return a copy that keeps its letters, too."""
        bindings = LetterBindings()
        bindings.key_to_bindings = self.key_to_bindings.copy()
        return bindings

    def apply_keymap(self, keymap: Keymap) -> KeymapApplyResult:
        """Use the keys that the player has changed, and keep the letters."""
        typing = [each for _, each in self if each.action.startswith(_TYPING)]
        result = super().apply_keymap(keymap)
        for each in typing:
            bound = self.key_to_bindings.get(each.key, [])
            if each not in bound:
                self.key_to_bindings[each.key] = [*bound, each]
        return result


def types_letters(bindings: BindingsMap) -> bool:
    """Return whether letters type.

    >>> [types_letters(BindingsMap(keys)) for keys in ([Binding("n", "another")], LETTER_KEYS)]
    [False, True]
    """
    return any(each.action.startswith(_TYPING) for _, each in bindings)


def in_either_case(bindings: BindingsMap) -> BindingsMap:
    """Return bindings that take for each letter its capital as well, shown as they were.

    >>> bindings = BindingsMap([Binding("n", "another", "New word"), Binding("f5", "reload")])
    >>> [(key, binding.action) for key, binding in in_either_case(bindings)]
    [('n', 'another'), ('f5', 'reload'), ('N', 'another')]
    """
    either = bindings.copy()
    for key, binding in bindings:
        capital = key.upper()
        if key in set(ascii_lowercase) and capital not in bindings.key_to_bindings:
            shown = binding.key_display or key
            bound = replace(binding, key=capital, key_display=shown)
            either.key_to_bindings.setdefault(capital, []).append(bound)
    return either
