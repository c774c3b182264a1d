"""The rack widget: tiles with their values, to pick or drag."""

from collections.abc import Iterator, Mapping
from typing import ClassVar, Final

from rich.segment import Segment
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from wordarcade.widgets.big_letters import shipped_big_letters
from wordarcade.widgets.tile_art import RackTile, TileLook, TilePart, draw_tile
from wordarcade.widgets.tile_layout import RackLayout, lay_out

_FREE: Final[Mapping[TilePart, str]] = {
    TilePart.EDGE: "tile-rack--edge",
    TilePart.FACE: "tile-rack--face",
    TilePart.VALUE: "tile-rack--value",
    TilePart.CURSOR: "tile-rack--cursor",
}
_IN_USE: Final[Mapping[TilePart, str]] = {
    part: name.replace("--", "--used-") for part, name in _FREE.items()
}
_AWAY: Final[Mapping[TilePart, str]] = {TilePart.AWAY: "tile-rack--away"}


class TileRack(Widget, can_focus=True):
    """Shows tiles, as large as possible, and posts those that the player picks.

    It knows no words. Tiles in use have a heavy edge and, if it fits, their number, so that
    nothing needs colours. Tiles can be dragged elsewhere on the screen, which handles the drop.

    Args:
        pickable: whether the player can pick tiles; else they are only shown.
        steered: whether the rack takes the focus, so that the arrows move over its tiles.
        id: the ID of the widget in the DOM.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1, 0)", "Up", show=False, id="rack.up"),
        Binding("down", "move(1, 0)", "Down", show=False, id="rack.down"),
        Binding("left", "move(0, -1)", "Left", show=False, id="rack.left"),
        Binding("right", "move(0, 1)", "Right", show=False, id="rack.right"),
        Binding("space", "pick", "Pick the tile", show=False, id="rack.pick"),
    ]

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        *_FREE.values(),
        *_IN_USE.values(),
        *_AWAY.values(),
    }
    """
    | Class | What it styles |
    |---|---|
    | `tile-rack--edge` | the edge of a free tile |
    | `tile-rack--face` | its letter |
    | `tile-rack--value` | its value |
    | `tile-rack--cursor` | the two signs beside the letter under the cursor |
    | `tile-rack--used-…` | the same of a tile in use |
    | `tile-rack--away` | the empty place of a tile that lies elsewhere |
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    TileRack {
        width: 1fr;
        height: 1fr;
        & > .tile-rack--edge { color: $foreground 25%; background: $panel; }
        & > .tile-rack--face { color: $foreground; background: $panel; text-style: bold; }
        & > .tile-rack--value { color: $foreground-muted; background: $panel; }
        & > .tile-rack--cursor { color: $foreground; background: $panel; text-style: bold; }
        & > .tile-rack--used-edge { color: $primary; background: $primary 20%; text-style: bold; }
        & > .tile-rack--used-face { color: $primary; background: $primary 20%; text-style: bold; }
        & > .tile-rack--used-value { color: $foreground-muted; background: $primary 20%; }
        & > .tile-rack--used-cursor {
            color: $foreground; background: $primary 20%; text-style: bold;
        }
        & > .tile-rack--away { color: $foreground 25%; }
        /* Sixteen colours have no tints. */
        &:ansi > .tile-rack--edge, &:ansi > .tile-rack--away {
            color: ansi_default; text-style: dim;
        }
        &:ansi > .tile-rack--used-edge, &:ansi > .tile-rack--used-face,
        &:ansi > .tile-rack--used-value, &:ansi > .tile-rack--used-cursor {
            background: ansi_default;
        }
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
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self.can_focus = pickable and steered
        self._pickable = pickable
        self._pressed: int | None = None
        self._places = lay_out(0, Size(0, 0))

    @property
    def places(self) -> RackLayout:
        """The layout of the tiles."""
        return self._places

    def tile_under(self, point: Offset) -> int | None:
        """Return the index of the tile at a point of the screen, or None."""
        if not self.content_region.contains_point(point):
            return None
        return self._places.tile_at(*(point - self.content_region.offset))

    # Drawing

    def on_resize(self) -> None:
        """Fit the tiles to the new room."""
        self._arrange()

    def watch_tiles(self) -> None:
        """Lay out the new tiles."""
        if self.cursor is not None and self.cursor >= len(self.tiles):
            self.cursor = None
        self._arrange()

    def watch_capacity(self) -> None:
        """Fit the tiles to their new number."""
        self._arrange()

    def _arrange(self) -> None:
        self._places = lay_out(len(self.tiles), self.size, self.capacity)
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """Draw line `y`."""
        ground, x = self.rich_style, 0
        segments: list[Segment] = []
        for region, pieces in self._crossed_by(y):
            segments += (Segment(" " * (region.x - x), ground), *pieces)
            x = region.right
        return Strip(segments).adjust_cell_length(self.size.width, ground)

    def _crossed_by(self, y: int) -> Iterator[tuple[Region, list[Segment]]]:
        """Yield the region of each tile on line `y`, and its segments."""
        numbers = {tile: number for number, tile in enumerate(self.used, start=1)}
        letters = shipped_big_letters()
        for index, region in enumerate(self._places.regions):
            if not region.y <= y < region.bottom:
                continue
            look = TileLook(
                self.tiles[index],
                numbers.get(index, 0),
                cursor=index == self.cursor and (self.has_focus or not self.can_focus),
                hidden=self.hidden,
                away=index in self.away,
            )
            inks = _inks_of(look)
            pieces = draw_tile(look, self._places.size, letters)[y - region.y]
            yield (
                region,
                [Segment(text, self.get_component_rich_style(inks[part])) for text, part in pieces],
            )

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

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click or a drag."""
        usable = self._pickable and not self.hidden and event.button == 1
        self._pressed = self._tile_of(event) if usable else None
        if self._pressed is not None:
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Post the position of a dragged tile."""
        if self._pressed is not None:
            self.post_message(self.Dragged(self._pressed, event.screen_offset))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Post the tile picked, or the place of the drop."""
        if self._pressed is None:
            return
        self.release_mouse()
        tile, self._pressed = self._pressed, None
        if self._tile_of(event) == tile:
            self.post_message(self.Picked(tile))
        else:
            self.post_message(self.Dropped(tile, event.screen_offset))

    def _tile_of(self, event: events.MouseEvent) -> int | None:
        return self._places.tile_at(*event.get_content_offset_capture(self))


def _inks_of(look: TileLook) -> Mapping[TilePart, str]:
    if look.away:
        return _AWAY
    return _IN_USE if look.number else _FREE
