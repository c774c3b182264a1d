"""What the terminal shows from frame to frame: no widget is drawn where it does not lie."""

import re
from typing import Any

import pyte
import pytest
from textual._compositor import CompositorUpdate

from tests.screens.conftest import changed
from tests.screens.scrabble.journeys import answered, game, type_move
from tests.screens.table import SitDown
from wordarcade.app import WordarcadeApp
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.services import Services

RACK = "AEINQTZ"
SIZE = (120, 40)


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The lines of each frame of a game, as a terminal shows them once it is written."""
    seen: list[list[str]] = []
    terminal = pyte.Screen(*SIZE)
    stream = pyte.Stream(terminal)

    def display(app: WordarcadeApp, screen: Any, update: object) -> None:
        if isinstance(update, CompositorUpdate):
            stream.feed(update.render_segments(app.console))
            compositor = screen._compositor
            waits = compositor._dirty_regions or screen._dirty_widgets or screen._layout_required
            if isinstance(screen, ScrabbleScreen):
                seen.append([line.rstrip() for line in terminal.display])
                if not waits and screen.is_active:
                    strips = compositor.render_strips()
                    assert seen[-1] == ["".join(s.text for s in line).rstrip() for line in strips]

    monkeypatch.setattr(WordarcadeApp, "_display", display)
    return seen


async def test_the_rack_is_drawn_once(
    sit_down: SitDown, services: Services, frames: list[list[str]]
) -> None:
    """In no frame, the first one and those of a play among them, do its tiles lie twice."""
    using = services._replace(settings=changed(services, motion=True))
    racks = (RACK, "EEEEEEE")
    async with sit_down("Ana,bot:club", racks, size=SIZE, using=using) as table:
        await type_move(table, "8g zin")
        await answered(table)
        below = game(table).area.board.region.bottom
    assert len(frames) > 5
    for lines in frames:
        rows = [number for number, line in enumerate(lines[below:]) if re.search(r"[₁-₉]", line)]
        assert len(rows) <= 1, "\n".join(lines[below:])
