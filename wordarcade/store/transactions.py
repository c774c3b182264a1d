"""All or nothing: statements that take effect together."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

_Result = TypeVar("_Result")
Work = Callable[[sqlite3.Connection], _Result]
"""Statements to run on a connection, and what they come to."""


def transact(connection: sqlite3.Connection, kind: str, work: Work[_Result]) -> _Result:
    """Return what `work` returns, run as one transaction.

    Args:
        connection: what `work` is given; in autocommit mode, no transaction open.
        kind: "DEFERRED" to read one consistent state, "IMMEDIATE" to write.
        work: runs the statements; whatever it raises undoes them.
    """
    connection.execute(f"BEGIN {kind}")
    try:
        result = work(connection)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return result
