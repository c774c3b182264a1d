"""The screen that is there while a game is opened."""

from threading import Event

import pytest

from wordarcade.app import WordarcadeApp
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.support.progress import Report


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_what_is_opened_is_named_at_once(
    services: Services, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """No screen is ever blank; only the frame with the progress waits, for most waits are short."""
    monkeypatch.setattr("wordarcade.screens.preparing._SHOWN_AFTER", 600)
    done = Event()

    def prepare(_report: Report) -> bool:
        return done.wait(20)

    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        screen = PreparingScreen("Opening Scrabble …", prepare, lambda _: ArcadeScreen[None]())
        app.push_screen(screen)
        await pilot.pause()
        try:
            strips = app.screen._compositor.render_strips()
            told = "\n".join(strip.text for strip in strips)
            assert "Opening Scrabble …" in told
            assert "╭" not in told
        finally:
            done.set()
