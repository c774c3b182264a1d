"""Leaving the app: whether to ask first, and what."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from textual.screen import Screen

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.shell.quitting import (
    LOSING_QUESTION,
    QUIT_QUESTION,
    UNPLAYED_QUESTION,
    Quitting,
)


class Round(ArcadeScreen[None]):
    """A screen with a round that is running."""

    def __init__(self, *, played: bool) -> None:
        super().__init__()
        self._played = played
        self.told = False

    @property
    def game_is_running(self) -> bool:
        """Always."""
        return True

    @property
    def nothing_to_lose(self) -> bool:
        """Unless it was played."""
        return not self._played

    def before_quitting(self) -> None:
        """Note that the app is left."""
        self.told = True


class Arcade:
    """An app with some screens, from the bottom up, and what becomes of it."""

    def __init__(self, *screens: Screen[Any], lasts: bool = True, asks: bool = True) -> None:
        self.screen_stack = list(screens)
        self.left = False
        self.answer: Callable[[bool | None], None] = lambda _: None
        services: Any = SimpleNamespace(
            games=SimpleNamespace(lasts=lasts),
            settings=SimpleNamespace(current=SimpleNamespace(ask_first=asks)),
        )
        app: Any = self
        self.quitting = Quitting(app, services, self._show)

    def _show(self, question: Screen[bool], answered: Callable[[bool | None], None]) -> None:
        self.screen_stack.append(question)
        self.answer = answered

    def exit(self) -> None:
        """Leave."""
        self.left = True

    @property
    def asked(self) -> str:
        """The question on top; empty if there is none."""
        top: Any = self.screen_stack[-1]
        return getattr(top, "_asked", "") and f"{top._asked} {top._facts}"


def test_nothing_is_asked_without_a_round() -> None:
    """The app is left at once."""
    arcade = Arcade(ArcadeScreen[None]())
    arcade.quitting.quit()
    assert arcade.left


@pytest.mark.parametrize(
    ("played", "lasts", "question"),
    [
        (True, True, QUIT_QUESTION),
        (False, True, UNPLAYED_QUESTION),
        (False, False, UNPLAYED_QUESTION),
        (True, False, LOSING_QUESTION),
    ],
)
def test_a_round_is_asked_about(played: bool, lasts: bool, question: str) -> None:
    """Once, however often one wants to leave; and the screens hear of it only if one does."""
    running = Round(played=played)
    arcade = Arcade(ArcadeScreen[None](), running, lasts=lasts)
    arcade.quitting.quit()
    arcade.quitting.quit()
    assert arcade.asked == question
    assert len(arcade.screen_stack) == 3
    arcade.answer(False)
    assert not arcade.left
    assert not running.told
    arcade.answer(True)
    assert arcade.left
    assert running.told


@pytest.mark.parametrize(
    ("played", "lasts", "asks"), [(True, True, False), (False, False, False), (True, False, True)]
)
def test_the_question_can_be_switched_off(played: bool, lasts: bool, asks: bool) -> None:
    """But not where the round would be lost."""
    running = Round(played=played)
    arcade = Arcade(running, lasts=lasts, asks=False)
    arcade.quitting.quit()
    assert bool(arcade.asked) is asks
    assert arcade.left is running.told is not asks
