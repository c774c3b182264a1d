"""The rack of tiles: drawing, keys and mouse."""

import pytest
from textual.app import App, ComposeResult
from textual.geometry import Offset, Region

from wordarcade.looks.themes import role_defaults
from wordarcade.widgets.tile_art import RackTile
from wordarcade.widgets.tile_layout import FLAT, MIDDLE, SMALL
from wordarcade.widgets.tile_rack import TileRack

TILES = tuple(RackTile(face, value) for face, value in zip("jar*", (8, 1, 1, 0), strict=True))

PIXELS = str.maketrans("▀▄█", "   ")


class RackApp(App[None]):
    """A rack alone on the screen, and which tiles were picked."""

    def __init__(self, *, pickable: bool = True, steered: bool = True, lifts: bool = False) -> None:
        super().__init__()
        self.rack = TileRack(pickable=pickable, steered=steered, lifts=lifts)
        self.picked: list[int] = []
        self.dragged: list[tuple[int, Offset]] = []
        self.dropped: list[tuple[int, Offset]] = []

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """The rack."""
        yield self.rack

    def on_mount(self) -> None:
        """Put the tiles on it."""
        self.rack.tiles = TILES

    def on_tile_rack_picked(self, event: TileRack.Picked) -> None:
        """Note the tile."""
        self.picked.append(event.tile)

    def on_tile_rack_dragged(self, event: TileRack.Dragged) -> None:
        """Note tile and point."""
        self.dragged.append((event.tile, event.point))

    def on_tile_rack_dropped(self, event: TileRack.Dropped) -> None:
        """Note tile and point."""
        self.dropped.append((event.tile, event.point))

    def rows(self) -> list[str]:
        """The lines of the rack that have something on them, as plain text."""
        lines = [self.rack.render_line(y).text for y in range(self.rack.size.height)]
        texts = [line.translate(PIXELS).strip() for line in lines]
        return [text for text in texts if text]


async def test_tiles_in_use_are_numbered_and_follow_the_room() -> None:
    """The same rack in less and less room, lifted or not."""
    app = RackApp(lifts=True)
    async with app.run_test(size=(30, 5)) as pilot:
        app.rack.used = (2, 0)
        await pilot.pause()
        assert app.rack.places.size == MIDDLE
        assert app.rows() == [
            "J             R",
            "8    A        1    *",
            "1             0",
            "2             1",
        ]
        await pilot.resize_terminal(24, 4)
        await pilot.pause()
        assert app.rack.places.size == SMALL
        assert app.rows() == ["J₈          R₁", "A₁          *₀", "2           1"]
    app = RackApp()
    async with app.run_test(size=(19, 2)) as pilot:
        app.rack.used = (2, 0)
        await pilot.pause()
        assert app.rack.places.size == FLAT
        assert app.rows() == ["2J₈   A₁  1R₁   *₀"]


async def test_only_what_has_changed_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A picked tile is drawn anew, with the row that it is lifted by; the others are not."""
    app = RackApp(lifts=True)
    async with app.run_test(size=(30, 5)) as pilot:
        await pilot.pause()
        painted: list[Region] = []
        refresh = app.rack.refresh

        def noted(*regions: Region, **how: bool) -> TileRack:
            painted.extend(regions)
            return refresh(*regions, **how)

        monkeypatch.setattr(app.rack, "refresh", noted)
        app.rack.used = (2,)
        assert painted == [app.rack.places.whole(2)]
        app.rack.used = (2, 1)
        assert painted[1:] == [app.rack.places.whole(1)]


async def test_accepted_tiles_fly_to_where_they_are() -> None:
    """Once they have gone, the slots are seen; without motion at once."""
    app = RackApp(lifts=True)
    async with app.run_test(size=(30, 5)) as pilot:
        app.rack.away = (0,)
        app.rack.fly((0,))
        assert "✓" in app.rows()[0]
        while app.rows() != ["J      A      R      *", "1      1      0"]:
            await pilot.pause(0.02)
        app.animation_level = "none"
        app.rack.away = (0, 1)
        app.rack.fly((1,))
        assert "✓" not in "".join(app.rows())


async def test_arrows_walk_and_space_picks() -> None:
    """The first arrow shows the cursor, on the tile used last if there is one."""
    app = RackApp()
    async with app.run_test(size=(30, 5)) as pilot:
        app.rack.focus()
        await pilot.press("space")
        await pilot.press("right", "right", "space", "down", "left", "space")
        assert app.picked == [1, 0]
        app.rack.cursor = None
        app.rack.used = (1, 3)
        await pilot.press("left")
        assert app.rack.cursor == 3
        assert "▸" in app.rows()[1]


async def test_the_cursor_leaves_a_tile_that_is_gone() -> None:
    """Fewer tiles take the cursor away with the one that it was on."""
    app = RackApp()
    async with app.run_test(size=(30, 5)) as pilot:
        app.rack.focus()
        app.rack.cursor = 3
        app.rack.tiles = TILES[:2]
        await pilot.pause()
        assert app.rack.cursor is None
        app.rack.tiles = ()
        await pilot.press("right", "space")
        assert (app.rack.cursor, app.picked, app.rows()) == (None, [], [])


async def test_a_click_picks_the_tile_under_it() -> None:
    """A click beside the tiles picks nothing."""
    app = RackApp()
    async with app.run_test(size=(30, 5)) as pilot:
        for region in app.rack.places.regions:
            await pilot.click(offset=(region.right - 1, region.bottom - 1))
        await pilot.click(offset=(0, 0))
        assert app.picked == [0, 1, 2, 3]


async def test_covered_tiles_show_and_give_nothing() -> None:
    """Neither letters nor values are seen, and neither keys nor clicks pick."""
    app = RackApp()
    async with app.run_test(size=(30, 5)) as pilot:
        app.rack.focus()
        app.rack.cursor = 0
        app.rack.hidden = True
        await pilot.press("space", "right")
        await pilot.click(offset=app.rack.places.regions[1].offset)
        assert (app.picked, app.rack.cursor) == ([], 0)
        assert not set("".join(app.rows())) & set("JAR*810")


async def test_tiles_that_are_only_shown_cannot_be_picked() -> None:
    """The rack takes neither the focus nor clicks."""
    app = RackApp(pickable=False)
    async with app.run_test(size=(30, 5)) as pilot:
        await pilot.press("tab", "right", "space")
        await pilot.click(offset=app.rack.places.regions[1].offset)
        assert (app.picked, app.rack.has_focus) == ([], False)


async def test_a_tile_is_dragged_over_the_screen() -> None:
    """The screen is told where it is on its way and where it is let go; it is not picked."""
    app = RackApp()
    async with app.run_test(size=(40, 10)) as pilot:
        start = app.rack.places.regions[2].offset
        await pilot.mouse_down(offset=start)
        for end in (Offset(39, 0), Offset(1, 9)):
            await pilot.hover(offset=end)
        await pilot.mouse_up(offset=Offset(1, 9))
        assert list(dict.fromkeys(app.dragged)) == [(2, Offset(39, 0)), (2, Offset(1, 9))]
        assert app.dropped == [(2, Offset(1, 9))]
        assert app.picked == []
        assert app.rack.place_under(start) == 2
        assert app.rack.place_under(Offset(0, 0)) == 0
        assert app.rack.place_under(Offset(80, 40)) is None


async def test_a_tile_that_lies_elsewhere_leaves_its_place_empty() -> None:
    """In every size; a click on the place still tells which tile is meant."""
    app = RackApp()
    async with app.run_test(size=(30, 5)) as pilot:
        app.rack.away = (0, 3)
        await pilot.pause()
        assert app.rows() == ["J      A      R      *", "1      1"]
        await pilot.click(offset=app.rack.places.regions[3].offset)
        assert app.picked == [3]
        await pilot.resize_terminal(19, 2)
        await pilot.pause()
        assert app.rows() == ["J    A₁   R₁   *"]


async def test_a_rack_without_the_focus_is_pointed_at_by_the_screen() -> None:
    """It takes clicks, but neither focus nor keys, and shows the cursor that it is given."""
    app = RackApp(steered=False)
    async with app.run_test(size=(19, 2)) as pilot:
        await pilot.click(offset=app.rack.places.regions[1].offset)
        await pilot.press("tab", "right", "space")
        app.rack.cursor = 2
        await pilot.pause()
        assert (app.picked, app.rack.has_focus) == ([1], False)
        assert app.rows() == ["J₈   A₁  ▸R₁   *₀"]
