"""The count of unseen tiles."""

from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.unseen_tiles import UnseenTiles


class TilesApp(LooksApp):
    """The tiles alone on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles = UnseenTiles()

    def compose(self) -> ComposeResult:
        """The tiles."""
        yield self.tiles


async def test_letters_are_counted_and_keep_their_places() -> None:
    """A letter that is gone leaves a dot; the height follows the width."""
    app = TilesApp()
    async with app.run_test(size=(40, 12)) as pilot:
        app.tiles.unseen = "E" * 12 + "AAZ?"
        await pilot.pause()
        lines = str(app.tiles.render()).split("\n")
        assert [line.rstrip() for line in lines] == [
            "A2  B·  C·  D·  E12 F·  G·  H·  I·",
            "J·  K·  L·  M·  N·  O·  P·  Q·  R·",
            "S·  T·  U·  V·  W·  X·  Y·  Z1  ?1",
        ]
        assert app.tiles.size.height == len(lines)
        await pilot.resize_terminal(30, 12)
        await pilot.pause()
        assert app.tiles.size.height == 4


async def test_wide_rows_have_bars_to_scale() -> None:
    """Half a column for each tile, up to twelve where that leaves a gap before the next letter."""
    app = TilesApp()
    async with app.run_test(size=(76, 12)) as pilot:
        app.tiles.unseen = "E" * 12 + "A" * 11 + "Z?"
        await pilot.pause()
        first, *_, last = str(app.tiles.render()).split("\n")
        assert first.startswith("A11 ▄▄▄▄▄ B·        C·        D·        E12 ▄▄▄▄▄ F·")
        assert last.rstrip().endswith("Z1  ▖     ?1  ▖")
        await pilot.resize_terminal(77, 12)
        await pilot.pause()
        first, *_ = str(app.tiles.render()).split("\n")
        assert first.startswith("A11 ▄▄▄▄▄▖ B·         C·         D·         E12 ▄▄▄▄▄▄ F·")
