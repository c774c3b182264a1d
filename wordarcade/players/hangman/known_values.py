"""Precomputed game values of all words of a length, for the shipped lexicons.

`assets/hangman/values.toml` holds them; `docs/make_hangman_values.py` computes them.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hangman.value import GameValue
from wordarcade.support import resources
from wordarcade.support.data_file import Table, read_table


class ListValues(NamedTuple):
    """The values of one list.

    Attributes:
        title: the list's name for people.
        identity: the sha256 of its words.
        values: by the length of the words.
    """

    title: str
    identity: str
    values: Mapping[int, GameValue]


def known_values(words: WordSet) -> Mapping[int, GameValue]:
    """Return the values known for a set of words, by their length; none for lists of others.

    Raises:
        DataFileError: the file breaks a rule.
    """
    values: dict[int, GameValue] = {}
    for entry in load_values():
        if entry.identity == words.identity:
            values.update(entry.values)
    return values


def load_values() -> Sequence[ListValues]:
    """Return all values that are known.

    Raises:
        DataFileError: the file breaks a rule.
    """
    path = resources.folder("assets") / "hangman" / "values.toml"
    return [_read(entry) for entry in read_table(path).tables("lists")]


def _read(entry: Table) -> ListValues:
    bounds = entry.table("values")
    values = {_length(bounds, key): _value(bounds, key) for key in bounds}
    return ListValues(entry.text("title"), entry.text("identity"), values)


def _length(bounds: Table, key: str) -> int:
    if not (key.isascii() and key.isdigit()):
        raise bounds.fault(key, "must be the length of words in figures.")
    return int(key)


def _value(bounds: Table, key: str) -> GameValue:
    figures = bounds.wholes(key)
    if len(figures) != 2 or figures[0] > figures[1]:
        raise bounds.fault(key, "must be two figures, the smaller first.")
    return GameValue(*figures)
