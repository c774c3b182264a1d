"""Rows of the database as values, and values as what goes into rows."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from typing import Any

from wordarcade.store.database import DamagedDataError
from wordarcade.store.records import (
    JsonObject,
    LexiconReference,
    RecordedMove,
    RoundHeader,
    RoundId,
)

Row = tuple[Any, ...]  # SQLite's own looseness: each column's type is the table's


def header_of(row: Row) -> RoundHeader:
    """Return the header that the row holds, its columns in the order of the header's fields.

    The lexicon takes two columns, its name and its identity.

    Raises:
        DamagedDataError: the row holds what the store does not write.
    """
    number, game, config, seed, name, identity, caption, elapsed_ms, started, updated, summary = row
    with _damage_told():
        return RoundHeader(
            id=RoundId(number),
            game=game,
            config=_parsed(config),
            seed=int(seed),
            lexicon=LexiconReference(name, identity),
            caption=caption,
            elapsed_ms=elapsed_ms,
            started=datetime.fromisoformat(started),
            updated=datetime.fromisoformat(updated),
            summary=None if summary is None else _parsed(summary),
        )


def move_of(row: Row) -> RecordedMove:
    """Return the move that the row (move, elapsed milliseconds) holds.

    Raises:
        DamagedDataError: the row holds what the store does not write.
    """
    move, elapsed_ms = row
    with _damage_told():
        return RecordedMove(_parsed(move), elapsed_ms)


def json_text(value: JsonObject) -> str:
    """Return `value` as compact JSON.

    Raises:
        TypeError: it holds something that JSON has no form for.
        ValueError: it holds a number that is infinite or none.
    """
    return json.dumps(dict(value), separators=(",", ":"), allow_nan=False)


def plain_text(text: str) -> str:
    """Return `text` with a question mark for what UTF-8 cannot encode.

    File names that are not UTF-8 reach Python with such characters (PEP 383), and from there
    the names of lexicons.
    """
    return text.encode("utf-8", "replace").decode("utf-8")


@contextmanager
def _damage_told() -> Iterator[None]:
    try:
        yield
    except (TypeError, ValueError) as error:
        raise DamagedDataError(str(error)) from error


def _parsed(text: str) -> JsonObject:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise TypeError(f"A JSON object is expected, not {type(value).__name__}.")
    return value
