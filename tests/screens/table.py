"""A player's view and actions, as test helpers."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from textual import events
from textual.geometry import Offset
from textual.pilot import Pilot

from tests.screens.waiting import wait_until
from wordarcade.app import WordarcadeApp
from wordarcade.screens.boggle.side.panel import BogglePanel
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.side_panel import SidePanel
from wordarcade.widgets.top_line import TopLine


class Table:
    """What a player sees and does at an app under test."""

    def __init__(self, app: WordarcadeApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def screen(self) -> Any:
        """The screen on top."""
        return self.app.screen

    @property
    def board(self) -> GridDisplay:
        """The board."""
        return self.app.screen.query_one(GridDisplay)

    def lit(self) -> tuple[int, ...]:
        """Return the cells that are lit, in order."""
        return self.board.path

    @property
    def said(self) -> str:
        """What the message line says."""
        return self.app.screen.query(MessageLine).last().message.text

    @property
    def text(self) -> str:
        """All that stands on the screen, without styles."""
        lines = self.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in line) for line in lines)

    @property
    def headline(self) -> str:
        """The first line of the panel."""
        return self.app.screen.query_one(SidePanel).headline.plain

    @property
    def clock(self) -> str:
        """The time, where it stands top right or at the side."""
        clock = self.app.screen.query_one(TopLine).clock
        if clock is not None:
            return clock.plain
        panel = self.app.screen.query_one(SidePanel)
        return panel.time.text if isinstance(panel, BogglePanel) else ""

    async def press_in_footer(self, name: str) -> None:
        """Click the name of a key in the footer."""
        column = self.text.split("\n")[-1].index(name)
        await self.pilot.click(GameFooter, offset=(column, 0))
        await self.pilot.pause()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        await wait_until(self.pilot, condition)

    async def wait_for_words(self) -> None:
        """Wait until the round is on the screen and its words are counted."""
        await self.until(self._words_are_counted)

    def _words_are_counted(self) -> bool:
        panels = self.app.screen.query(SidePanel) if self.screen.query(EntryLine) else ()
        told = any(" of " in p.headline.plain and "…" not in p.headline.plain for p in panels)
        return told and self.screen.session.solution is not None

    async def play(self, *words: str) -> list[str]:
        """Type words with enter behind each, and return the answers to them."""
        for word in words:
            await self.pilot.press(*word, "enter")
        history = self.app.screen.query(MessageLine).last().history
        return [message.text for message in history[-len(words) :]]

    async def type_fast(self, *keys: str) -> None:
        """Send keys without waiting for what they do."""
        for key in keys:
            self.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await self.pilot.pause()

    async def stroke(self, *cells: int) -> None:
        """Draw over cells with the left button held down."""
        spots = [self.board.cell_region(cell).offset + Offset(3, 1) for cell in cells]
        await self.pilot.mouse_down(LetterGridView, offset=spots[0])
        for spot in spots[1:]:
            await self.pilot.hover(LetterGridView, offset=spot)
        await self.pilot.mouse_up(LetterGridView, offset=spots[-1])


SitDown = Callable[..., AbstractAsyncContextManager[Table]]
"""Opens the app: `async with sit_down(timer=…) as table`."""
