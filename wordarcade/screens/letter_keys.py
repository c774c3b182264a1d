"""Keys that are letters: those that type into a screen without an input, and commands."""

from dataclasses import replace
from string import ascii_lowercase
from typing import Final

from textual.binding import Binding, BindingsMap

# Letters are bound, not read as events: events would be overtaken by the enter and backspace of a
# fast typist, which are bound.
LETTER_KEYS: Final = tuple(
    Binding(f"{letter},{letter.upper()}", f"type_letter('{letter}')", show=False)
    for letter in ascii_lowercase
)
"""A key for each letter, in either case."""

# Many terminals send ctrl+h for the backspace key.
ERASE_KEY: Final = Binding("backspace,ctrl+h", "erase", "Take back", show=False, id="game.erase")
"""The key that takes back what was typed last."""


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
