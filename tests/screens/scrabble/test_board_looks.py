"""The board in other colours while tiles are being placed."""

import pytest
from textual._compositor import CompositorUpdate
from textual.app import ComposeResult

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.screens.conftest import ScreenCheck
from tests.screens.table import SitDown
from tests.widgets.looks_app import LooksApp
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.squares import read_name
from wordarcade.looks.themes import DEFAULT_THEME
from wordarcade.widgets.scrabble_board import ScrabbleBoard

PLAYED = board("8D QUiZ", "F8 .NDER", "11E T.AM", "H2 FROWN", "4I X")


class PlacingApp(LooksApp):
    """A board with played tiles, the last play, tiles that are laid, a cursor and a hint."""

    def __init__(self, theme: str = DEFAULT_THEME) -> None:
        super().__init__(theme)
        self.board = ScrabbleBoard(STANDARD, ENGLISH)

    def compose(self) -> ComposeResult:
        """The board."""
        yield self.board

    def on_mount(self) -> None:
        """Put everything on it."""
        self.board.board = PLAYED
        self.board.last = frozenset(read_name(name)[0] for name in ("11E", "11G", "11H"))
        draft = Draft(*read_name("12H"))
        for letter in "sit":
            draft = draft.type_letter(letter, PLAYED, "SI?ERTA", blank=letter == "i")
        self.board.draft = draft
        self.board.hinted = frozenset({read_name("6B")[0]})


@pytest.mark.parametrize(
    "theme", ["wordarcade-light", "wordarcade-contrast", "wordarcade-terminal"]
)
async def test_the_board_in_other_colours(looks_same: ScreenCheck, theme: str) -> None:
    """On paper, in high contrast, and in the sixteen colours of a terminal."""
    app = PlacingApp(theme)
    async with app.run_test(size=(63, 31)) as pilot:
        await pilot.pause()
        looks_same(app)


async def test_a_step_of_the_cursor_sends_little(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two squares, a coordinate and the entry line fit in a kibibyte, one step like the next."""
    async with sit_down("Ana,bot:club", size=(120, 40)) as table:
        sent: list[int] = []

        def note(_screen: object, update: object) -> None:
            if isinstance(update, CompositorUpdate):
                sent.append(len(update.render_segments(table.app.console).encode()))

        monkeypatch.setattr(table.app, "_display", note)
        for key in ("right", "right", "down", "left", "up"):
            sent.clear()
            await table.pilot.press(key)
            await table.pilot.pause()
            assert 0 < sum(sent) <= 1024
