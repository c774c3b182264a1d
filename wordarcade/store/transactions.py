"""Transactions."""

import sqlite3
from collections.abc import Callable
from typing import TypeVar

_Result = TypeVar("_Result")
Work = Callable[[sqlite3.Connection], _Result]
"""Statements to run on a connection, and what they come to."""


def transact(connection: sqlite3.Connection, kind: str, work: Work[_Result]) -> _Result:
    """Return the result of `work`, run as one transaction.

    Args:
        connection: passed to `work`; in autocommit mode, no transaction open.
        kind: "DEFERRED" to read one consistent state, "IMMEDIATE" to write.
        work: runs the statements; an exception it raises rolls them back.
    """
    connection.execute(f"BEGIN {kind}")
    try:
        result = work(connection)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return result
