"""The rack widget: tiles with their values, to pick or drag."""

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.motion import Motion, play
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.tiles import TileSize
from wordarcade.widgets.cover import CoverPressed
from wordarcade.widgets.tile_art import RackTile, TileLook, paint_rack_tile
from wordarcade.widgets.tile_layout import SIZES, RackLayout, lay_out

_FLIGHT: Final = 0.18
"""Seconds that played tiles take to leave the rack."""


class TileRack(PixelWidget, can_focus=True):
    """Shows tiles, as large as possible, and posts those that the player picks.

    It knows no words. Tiles in use have another face and their number; where tiles are lifted,
    they stand a row higher with the number below. Tiles that are away leave a slot. Tiles can be
    dragged elsewhere on the screen, which handles the drop.

    Where its height is automatic, it takes a third of the room at most.

    Args:
        pickable: whether the player can pick tiles; else they are only shown.
        steered: whether the rack takes the focus, so that the arrows move over its tiles.
        sizes: the sizes that its tiles may have, the largest first.
        lifts: whether tiles in use are lifted by a row.
        id: the ID of the widget in the DOM.

    Attributes:
        pressed: the index of the tile on which a button was pressed that is still held, or None.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", "Up", show=False, id="rack.up"),
        Binding("down", "move(1, 0)", "Down", show=False, id="rack.down"),
        Binding("left", "move(0, -1)", "Left", show=False, id="rack.left"),
        Binding("right", "move(0, 1)", "Right", show=False, id="rack.right"),
        Binding("space", "pick", "Pick the tile", show=False, id="rack.pick"),
    ]

    DEFAULT_CSS = """
    TileRack {
        width: 1fr;
        height: 1fr;
    }
    """

    tiles: reactive[tuple[RackTile, ...]] = reactive((), init=False)
    """The tiles, from left to right; other tiles clear nothing else."""
    capacity: reactive[int] = reactive(0, init=False)
    """For how many tiles room is kept: with fewer of them they do not grow."""
    used: reactive[tuple[int, ...]] = reactive((), init=False)
    """The indices of the tiles in use, in the order of their use."""
    away: reactive[tuple[int, ...]] = reactive((), init=False)
    """The indices of the tiles that lie elsewhere, in any order."""
    cursor: reactive[int | None] = reactive(None, init=False)
    """The tile that is pointed at, by the arrows or by the screen, or None."""
    hidden: reactive[bool] = reactive(default=False, init=False)
    """Whether the tiles are covered, and none can be picked."""
    refused: reactive[bool] = reactive(default=False, init=False)
    """Whether what the tiles in use make is refused."""

    class Picked(Message):
        """The player has picked a tile, in use or not.

        Attributes:
            tile: its index.
        """

        def __init__(self, tile: int) -> None:
            super().__init__()
            self.tile = tile

    class Dragged(Message):
        """The player is dragging a tile over the screen.

        Attributes:
            tile: its index.
            point: where the pointer is, from the top left corner of the screen.
        """

        def __init__(self, tile: int, point: Offset) -> None:
            super().__init__()
            self.tile = tile
            self.point = point

    class Dropped(Dragged):
        """The player has let go of a tile that was dragged away from its place."""

    def __init__(
        self,
        *,
        pickable: bool = True,
        steered: bool = True,
        sizes: Sequence[TileSize] = SIZES,
        lifts: bool = False,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.can_focus = pickable and steered
        self._pickable = pickable
        self._sizes = sizes
        self._lift = int(lifts)
        self.pressed: int | None = None
        self._flying: dict[int, int] = {}
        self._flight: Motion | None = None
        self._places = RackLayout(sizes[-1], ())
        self._looks: tuple[TileLook, ...] = ()

    @property
    def places(self) -> RackLayout:
        """The layout of the tiles."""
        return self._places

    def place_under(self, point: Offset) -> int | None:
        """Return the index of the tile nearest to a point of the screen, or None off the rack."""
        if not self.content_region.contains_point(point):
            return None
        return self._places.nearest(*(point - self.content_region.offset))

    # Layout

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the rows of the tiles, in a third of the room at most if they can."""
        del viewport
        return max(1, self._laid_out(Size(width, container.height // 3)).rows)

    def _laid_out(self, room: Size) -> RackLayout:
        return lay_out(
            len(self.tiles), room, capacity=self.capacity, sizes=self._sizes, lift=self._lift
        )

    def on_resize(self) -> None:
        """Fit the tiles to the new room."""
        self._arrange()

    def watch_tiles(self, before: tuple[RackTile, ...], after: tuple[RackTile, ...]) -> None:
        """Lay out the new tiles."""
        if self.cursor is not None and self.cursor >= len(after):
            self.cursor = None
        self._arrange()
        if len(before) != len(after):
            self.refresh(layout=True)

    def watch_capacity(self) -> None:
        """Fit the tiles to their new number."""
        self._arrange()
        self.refresh(layout=True)

    def _arrange(self) -> None:
        self._places = self._laid_out(self.content_size)
        self._looks = self._seen()
        self.repaint()

    # Drawing

    def _seen(self) -> tuple[TileLook, ...]:
        """Return what is seen of each tile."""
        numbers = {tile: number for number, tile in enumerate(self.used, start=1)}
        pointed = self.has_focus or not self.can_focus
        touching = not self._places.size.gap_x
        return tuple(
            TileLook(
                tile,
                numbers.get(index, 0),
                up=self._flying.get(index, self._lift if index in numbers else 0),
                cursor=index == self.cursor and pointed,
                hidden=self.hidden,
                away=index in self.away,
                refused=self.refused,
                accepted=index in self._flying,
                other=touching and index % 2 == 1,
            )
            for index, tile in enumerate(self.tiles)
        )

    def paint(self, canvas: Canvas) -> None:
        """Paint all tiles, in the room there is now: a frame may come before a resize is told."""
        self._places = self._laid_out(Size(canvas.columns, canvas.rows))
        self._looks = self._seen()
        for index, look in enumerate(self._looks):
            self._paint_tile(canvas, index, look)

    def _paint_tile(self, canvas: Canvas, index: int, look: TileLook) -> Region:
        whole = self._places.whole(index)
        canvas.erase(whole.x, whole.y, whole.width, whole.height)
        region, size = self._places.regions[index], self._places.size
        paint_rack_tile(canvas, region, size, look, self.palette)
        return whole

    def _show_changes(self) -> None:
        """Paint the tiles that look different from before."""
        before, self._looks = self._looks, self._seen()
        if len(before) != len(self._looks) or len(before) != len(self._places.regions):
            self._arrange()
            return
        changed = [
            self._paint_tile(self.canvas, index, look)
            for index, look in enumerate(self._looks)
            if look != before[index]
        ]
        if changed:
            self.refresh(*changed)

    def watch_used(self) -> None:
        """Paint the tiles that are used, or not any more."""
        self._show_changes()

    def watch_away(self) -> None:
        """Paint the slots."""
        self._show_changes()

    def watch_cursor(self) -> None:
        """Paint the cursor elsewhere."""
        self._show_changes()

    def watch_hidden(self) -> None:
        """Cover the tiles, or show them."""
        self._show_changes()

    def watch_refused(self) -> None:
        """Paint the tiles in use as refused, or not."""
        self._show_changes()

    def on_focus(self) -> None:
        """Show the cursor."""
        self._show_changes()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self._show_changes()

    # Motion

    def fly(self, tiles: Collection[int]) -> None:
        """Let tiles that were accepted leave upwards, to where they are now."""
        if self._flight is not None:
            self._flight.finish()

        def show(up: int | None) -> None:
            self._flying = {} if up is None else dict.fromkeys(tiles, up)
            self._show_changes()

        frames = [lambda up=up: show(up) for up in (self._lift, self._lift + 1, None)]
        self._flight = play(self, frames, _FLIGHT)

    # Picking

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor; the first move only shows it."""
        if self.hidden or not self.tiles:
            return
        if self.cursor is None:
            self.cursor = self.used[-1] if self.used else 0
        else:
            self.cursor = self._places.moved(self.cursor, down, right)

    def action_pick(self) -> None:
        """Pick the tile under the cursor, as a click on it would."""
        if self.cursor is not None and not self.hidden:
            self.post_message(self.Picked(self.cursor))

    # Mouse

    def on_click(self) -> None:
        """Ask for covered tiles to be shown."""
        if self.hidden:
            self.post_message(CoverPressed())

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click or a drag."""
        usable = self._pickable and not self.hidden and event.button == 1
        self.pressed = self._tile_of(event) if usable else None
        if self.pressed is not None:
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Post the position of a dragged tile."""
        if self.pressed is not None:
            self.post_message(self.Dragged(self.pressed, event.screen_offset))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Post the tile picked, or the place of the drop."""
        if self.pressed is None:
            return
        tile = self.pressed
        self.let_go()
        if self._tile_of(event) == tile:
            self.post_message(self.Picked(tile))
        else:
            self.post_message(self.Dropped(tile, event.screen_offset))

    def let_go(self) -> None:
        """Forget what is pressed: nothing is posted of it any more."""
        self.pressed = None
        self.release_mouse()

    def _tile_of(self, event: events.MouseEvent) -> int | None:
        return self._places.tile_at(*event.get_content_offset_capture(self))
