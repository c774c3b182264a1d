"""The values of all words of a length, for the lists that come with the program.

`assets/hangman/values.toml` has them; `docs/make_hangman_values.py` has worked them out.
"""

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from wordarcade import resources
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hangman.value import GameValue


class ValuesFileError(ValueError):
    """The file of values is not as it must be; the message says where."""


class ListValues(NamedTuple):
    """The values of one list.

    Attributes:
        title: what people call the list.
        identity: the sha256 of its words.
        values: by the length of the words.
    """

    title: str
    identity: str
    values: Mapping[int, GameValue]


def known_values(words: WordSet) -> Mapping[int, GameValue]:
    """Return the values known for a set of words, by their length; none for lists of others.

    Raises:
        ValuesFileError: the file breaks a rule.
    """
    values: dict[int, GameValue] = {}
    for entry in load_values():
        if entry.identity == words.identity:
            values.update(entry.values)
    return values


def load_values() -> Sequence[ListValues]:
    """Return all values that are known.

    Raises:
        ValuesFileError: the file breaks a rule.
    """
    path = resources.folder("assets") / "hangman" / "values.toml"
    try:
        with path.open("rb") as file:
            return [_read(entry) for entry in tomllib.load(file)["lists"]]
    except (KeyError, TypeError, ValueError) as error:
        raise ValuesFileError(f"{path.name} holds what are no values: {error}.") from error


def _read(entry: Mapping[str, Any]) -> ListValues:
    values = {int(length): GameValue(*bounds) for length, bounds in entry["values"].items()}
    if not all(0 <= value.lower <= value.upper for value in values.values()):
        raise ValueError(f"bounds of {entry['title']} are the wrong way round")
    return ListValues(str(entry["title"]), str(entry["identity"]), values)
