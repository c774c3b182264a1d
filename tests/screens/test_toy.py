"""A game defined in one file gets everything that the arcade offers a game."""

import io
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.games import toy
from wordarcade.app import WordarcadeApp
from wordarcade.cli.root import run
from wordarcade.games.registry import GAMES, Registry
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.services import Services
from wordarcade.widgets.game_list import GameList

SIX = Registry((*GAMES, toy.TOY))

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


def test_toy_is_a_file_of_under_150_lines() -> None:
    """Rules, record, session, screen, line mode and entry."""
    assert len(Path(toy.__file__).read_text(encoding="utf-8").splitlines()) < 150


async def play_toy(services: Services, until: Until, *keys: str) -> None:
    """Press keys at home, wait for the game, guess letters, and leave by a kill."""
    opening, *guesses = keys
    app = WordarcadeApp(services, games=SIX)
    async with app.run_test() as pilot:
        await pilot.press(opening)
        await until(pilot, lambda: isinstance(app.screen, toy.ToyScreen))
        await pilot.press(*guesses)
        await pilot.pause()


async def test_toy_is_played_killed_resumed_and_finished(services: Services, until: Until) -> None:
    """Its card begins it by the next digit; home lists what was left, and c goes on with it."""
    await play_toy(services, until, "6", "a")
    app = WordarcadeApp(services, games=SIX)
    async with app.run_test():
        (listed,) = app.screen.query_one(GameList).games
        assert (listed.game, listed.caption) == ("toy", "guessed a")
    await play_toy(services, until, "c", "x")
    (finished,) = services.games.finished("toy")
    assert finished.summary is not None
    assert (finished.summary["score"], finished.summary["won"]) == (24, True)


async def test_toy_is_listed_and_resumed_line_by_line(
    services: Services,
    until: Until,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The command line lists it, and plays it to its end."""
    await play_toy(services, until, "6", "a")
    monkeypatch.setattr(sys, "stdin", io.StringIO("b\nx\n"))
    assert run(["games", "resume", "1", "--plain"], SIX) == 0
    assert capsys.readouterr().out.endswith("Not a: b\nNot ab: x\nYes!\n")
    assert run(["games", "list"], SIX) == 0
    assert "toy        finished" in capsys.readouterr().out


@pytest.mark.parametrize(("writable", "start"), [(True, "Saved."), (False, "Not saved.")])
async def test_a_game_is_called_saved_only_if_it_is(
    services: Services, until: Until, told: list[str], start: str, *, writable: bool
) -> None:
    """Where nothing can be written, who leaves a game hears that it will be gone."""
    if not writable:
        services.locations.games_database.mkdir(parents=True)
    app = WordarcadeApp(services, games=SIX)
    async with app.run_test() as pilot:
        await pilot.press("6")
        await until(pilot, lambda: isinstance(app.screen, toy.ToyScreen))
        await pilot.press("a")
        await pilot.press("escape", "escape")
        await until(pilot, lambda: not isinstance(app.screen, toy.ToyScreen))
    (note,) = (each for each in told if "Press C to continue" in each)
    assert note.startswith(start)


async def test_a_glance_at_a_game_leaves_nothing_to_continue(
    services: Services, until: Until, told: list[str]
) -> None:
    """Who goes home before a move is told that nothing is kept, and nothing is listed there."""
    app = WordarcadeApp(services, games=SIX)
    async with app.run_test() as pilot:
        await pilot.press("6")
        await until(pilot, lambda: isinstance(app.screen, toy.ToyScreen))
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, toy.ToyScreen))
        assert told == ["Nothing played, so nothing saved."]
        assert services.games.unfinished() == ()


async def test_a_glance_before_quitting_leaves_nothing_either(
    services: Services, until: Until
) -> None:
    """Whoever quits with nothing played finds nothing to continue next time."""
    app = WordarcadeApp(services, games=SIX)
    async with app.run_test() as pilot:
        await pilot.press("6")
        await until(pilot, lambda: isinstance(app.screen, toy.ToyScreen))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
        facts = app.screen.query(Static).first().render()
        assert str(facts) == "You haven't played yet, so nothing is lost."
        await pilot.press("y")
        await until(pilot, lambda: not app.is_running)
    assert services.games.unfinished() == ()
