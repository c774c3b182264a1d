"""The values of all words of a length, for the lists that come with the program.

`assets/hangman/values.toml` has them; `docs/make_hangman_values.py` has worked them out.
"""

import tomllib
from collections.abc import Mapping

from wordarcade import resources
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hangman.value import GameValue


def known_values(words: WordSet) -> Mapping[int, GameValue]:
    """Return the values known for a set of words, by their length; none for lists of others."""
    path = resources.folder("assets") / "hangman" / "values.toml"
    with path.open("rb") as file:
        lists = tomllib.load(file)["lists"]
    return {
        int(length): GameValue(*bounds)
        for entry in lists
        if entry["identity"] == words.identity
        for length, bounds in entry["values"].items()
    }
