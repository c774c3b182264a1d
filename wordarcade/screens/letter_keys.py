"""The keys that type letters into a screen without an input."""

from string import ascii_lowercase
from typing import Final

from textual.binding import Binding

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
