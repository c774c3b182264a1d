"""Questions before what cannot be undone."""

from typing import Any

import pytest
from textual.app import App
from textual.screen import Screen

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.asking import ask
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.services import Services
from wordarcade.shell.personal_app import PersonalApp


@pytest.mark.parametrize("key", ["y", "n"])
async def test_the_question_is_gone_before_what_it_was_asked_for(
    services: Services, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    """What follows may take long: the screen below is drawn first, without the question."""
    seen: list[object] = []
    display = App._display

    def drawn(app: App[Any], screen: Screen[Any], renderable: Any) -> None:
        seen.append(type(screen))
        display(app, screen, renderable)

    app = PersonalApp(services)
    async with app.run_test() as pilot:
        below = ArcadeScreen[None]()
        await app.push_screen(below)
        ask(below, ConfirmScreen("Sure?", yes="Yes", no="No"), lambda: seen.append("done"))
        await pilot.pause()
        monkeypatch.setattr(App, "_display", drawn)
        await pilot.press(key)
        assert seen[0] is ArcadeScreen
        assert seen.count("done") == (key == "y")
