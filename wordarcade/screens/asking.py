"""Questions before what cannot be undone; players can switch off those of play."""

from collections.abc import Callable
from typing import Any, Protocol

from textual.screen import Screen

from wordarcade.services import Services


class Asker(Protocol):
    """The screen that asks, which may have been covered since the key was pressed."""

    @property
    def in_view(self) -> bool:
        """Whether this is the top screen, and not closing."""

    def show_above(
        self, screen: Screen[Any], answered: Callable[[Any], None] | None = None
    ) -> None:
        """Show a screen above this one, unless there is another one already."""

    def call_after_refresh(self, callback: Callable[[], object], /) -> object:
        """Call a function once what has changed on the screen is drawn."""


def ask(asker: Asker, question: Screen[bool], then: Callable[[], object]) -> None:
    """Do something once the player has agreed: what deletes always asks.

    The question is gone from the screen before that, however long it takes.

    Args:
        asker: the screen that asks.
        question: the question.
        then: what to do; called once at most.
    """

    def answered(agreed: bool | None) -> None:
        if agreed:
            asker.call_after_refresh(then)

    asker.show_above(question, answered)


def ask_first(
    asker: Asker,
    services: Services,
    question: Screen[bool],
    then: Callable[[], object],
) -> None:
    """Do something once the player has agreed, or at once if the settings say not to ask.

    Args:
        asker: the screen that asks.
        services: tell the settings.
        question: the question.
        then: what to do; called once at most.
    """
    if services.settings.current.ask_first:
        ask(asker, question, then)
    elif asker.in_view:
        then()
