"""The screens by which a game is entered."""

from collections.abc import Callable
from typing import Any, NamedTuple

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import Services
from wordarcade.store.records import RoundId


class WaysIn(NamedTuple):
    """What a game answers to its openings.

    Attributes:
        setup: makes the choices that nobody has changed yet; takes `lexicon`, its name or path.
        ask: makes the screen that shows choices to change them.
        begin: makes the screen that begins a round by choices.
        resume: makes the screen that goes on with a round on record; may raise `StoreError`.
    """

    setup: Callable[..., Any]
    ask: Callable[[Services, Any], ArcadeScreen[Any]]
    begin: Callable[[Services, Any], ArcadeScreen[Any]]
    resume: Callable[[Services, RoundId], ArcadeScreen[Any]]
