"""The routes that a start takes, which needs none of the others."""

from typing import NamedTuple


class HomeRoute(NamedTuple):
    """The home screen."""


class TourRoute(NamedTuple):
    """The tour for those who start for the first time."""
