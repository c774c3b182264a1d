"""How long work tells its owner how far it is, and how it is given up."""

from collections.abc import Callable

Progress = Callable[[float], None]
"""Told what share of the work is done, from 0 to 1; what it raises stops the work."""


def to_nobody(_: float) -> None:
    """Tell nobody how far the work is; it goes on to its end."""
