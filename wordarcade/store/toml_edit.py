"""Edits of a TOML document that preserve its comments and order.

Only for writing: importing tomlkit takes longer than reading the settings.
"""

from collections.abc import MutableMapping
from typing import Any

import tomlkit
from tomlkit.container import Container
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

_Table = MutableMapping[str, Any]  # a document, a table written in one of four ways


class UneditableError(Exception):
    """The form of the document does not allow this edit."""


def with_value(text: str, key: str, value: object) -> str:
    """Return the TOML document `text` with one value changed or added.

    Args:
        text: a TOML document.
        key: the value's own name, behind the name of its table and a dot if it is in one.
            Further dots are part of its name, unless the document has tables that they lead to.
        value: the new value.

    Raises:
        UneditableError: a table has the value's name, or tomlkit does not understand the document.
    """
    try:
        document = tomlkit.parse(f"{text}\n" if text and text[-1] != "\n" else text)
        table, dot, name = key.partition(".")
        if dot:
            _put(document.setdefault(table, tomlkit.table()), name, value)
        else:
            _put(document, key, value)
        return tomlkit.dumps(document)
    except TOMLKitError as error:
        raise UneditableError(f"{error}".rstrip(".")) from error
    except RecursionError as error:
        raise UneditableError("the file is nested too deeply") from error


def _put(table: _Table, name: str, value: object) -> None:
    if isinstance(table.get(name), MutableMapping):
        raise UneditableError("the file has a table of that name")
    if name in table:
        table[name] = value
        return
    for place in (place for place, character in enumerate(name) if character == "."):
        inner = table.get(name[:place])
        if isinstance(inner, MutableMapping):
            _put(inner, name[place + 1 :], value)
            return
    table[name] = value
    if isinstance(table, Table):
        _join_the_keys(table.value, name)
    elif isinstance(table, Container):
        _join_the_keys(table, name)


def _join_the_keys(container: Container, name: str) -> None:
    """Move a new key up behind the last one before it.

    tomlkit puts it behind the comments that lead to the next table, and so between the two.
    """
    body = container.body
    names = {place: key.key for place, (key, _) in enumerate(body) if key is not None}
    new = next(place for place in names if names[place] == name)
    body.insert(max((place + 1 for place in names if place < new), default=new), body.pop(new))
