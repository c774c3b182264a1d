"""The window of the terminal, or of the browser, that is left and comes back."""

from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App
from textual.events import AppBlur, AppFocus
from textual.pilot import Pilot

from wordarcade.app import WordarcadeApp
from wordarcade.services import Services

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


async def set_focus(pilot: Pilot[Any], until: Until, *, focused: bool) -> None:
    """Let the window lose the focus, or have it."""
    app: App[Any] = pilot.app
    app.post_message(AppFocus() if focused else AppBlur())
    await until(pilot, lambda: app.app_focus == focused)
    await pilot.pause()
    await pilot.pause()


async def test_what_had_the_focus_has_it_again(services: Services, until: Until) -> None:
    """On the same screen."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.focused is not None)
        await pilot.press("right")
        before = app.focused
        await set_focus(pilot, until, focused=False)
        await set_focus(pilot, until, focused=True)
        assert app.focused is before


async def test_a_screen_opened_meanwhile_has_a_focus(services: Services, until: Until) -> None:
    """As a page does that opens in a tab nobody looks at: the first key there must do something."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.focused is not None)
        await set_focus(pilot, until, focused=False)
        await pilot.press("h")
        await until(pilot, lambda: len(app.screen_stack) > 1)
        await pilot.pause()
        await set_focus(pilot, until, focused=True)
        assert app.focused is not None


async def test_a_window_without_focus_at_the_start(services: Services, until: Until) -> None:
    """When it has it, so has something on the home screen."""
    app = WordarcadeApp(services)
    app.set_reactive(App.app_focus, False)
    async with app.run_test() as pilot:
        await until(pilot, lambda: bool(app.screen_stack))
        await pilot.pause()
        await set_focus(pilot, until, focused=True)
        assert app.focused is not None
