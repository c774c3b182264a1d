"""A letter grid to look at: cells, a path, a cursor and hints.

What lies where and how it looks is the scene's, its drawing a painter's.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.geometry import Offset, Region, Size
from textual.reactive import reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.bare_lines import BareLines
from wordarcade.looks.motion import LONGEST, play
from wordarcade.looks.palette import Palette, palette_of
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.cell_size import largest_fitting
from wordarcade.widgets.grid_painter import GridPainter, Ground
from wordarcade.widgets.grid_scene import Answer, GridScene
from wordarcade.widgets.orientation import Orientation
from wordarcade.widgets.path_gestures import Path

_SPARE: Final = 4
"""Cells that are seen around those that are brought into sight, where there are so many."""

Painters = Callable[[LetterGrid, Ground], Sequence[GridPainter]]
"""Returns the painters for a grid, that of the largest cells first."""

_SETTLING: Final = 0.14
"""Seconds in which a board is uncovered."""

_TURNING: Final = 0.015
"""Seconds in which a tile of an accepted word turns."""

_MOST_DIAGONALS: Final = 16
"""Larger boards are uncovered at once."""


class GridDisplay(ScrollView, can_focus=False, inherit_bindings=False):
    """Shows a grid of letters.

    It knows which cells touch, but no words. The path has numbers, a heavy border and a heavy
    line, so that it can be read without colours. Cells are drawn as large as possible; a grid
    larger than the space scrolls.

    Args:
        grid: the cells.
        painters: returns what can draw it; the largest cells that fit are taken.
        id: the ID of the widget in the DOM.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "letter-grid--border",
        "letter-grid--broken",
        "letter-grid--cursor",
        "letter-grid--face",
        "letter-grid--gap",
        "letter-grid--line",
        "letter-grid--mark",
        "letter-grid--path",
        "letter-grid--path-face",
    }
    """
    | Class | What it styles |
    |---|---|
    | `letter-grid--border` | the border of a cell outside the path |
    | `letter-grid--broken` | the border of the last cell of a path that cannot go on |
    | `letter-grid--cursor` | the two signs beside the letter under the cursor |
    | `letter-grid--face` | the letters of a cell outside the path |
    | `letter-grid--gap` | the room between cells |
    | `letter-grid--line` | the lines between the cells of the path |
    | `letter-grid--mark` | a hint on a cell |
    | `letter-grid--path` | borders in the path, with the numbers |
    | `letter-grid--path-face` | the letters of a cell in the path |
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    GridDisplay {
        width: 1fr;
        height: 1fr;
        & > .letter-grid--border { color: $foreground 25%; background: $panel; }
        & > .letter-grid--face { color: $foreground; background: $panel; text-style: bold; }
        & > .letter-grid--line { color: $primary; text-style: bold; }
        & > .letter-grid--path { color: $primary; background: $primary 20%; text-style: bold; }
        & > .letter-grid--path-face { background: $primary 20%; text-style: bold; }
        & > .letter-grid--broken { color: $error; }
        & > .letter-grid--cursor { color: $foreground; }
        & > .letter-grid--mark { color: $warning; }
        &.-hurry.-free-beside {
            outline-left: heavy $error;
            outline-right: heavy $error;
            &.-free-above { outline: heavy $error; }
        }
        &.-hurry.-beat.-free-beside {
            outline-left: heavy $foreground;
            outline-right: heavy $foreground;
            &.-free-above { outline: heavy $foreground; }
        }
        /* Sixteen colours have no tints. */
        &:ansi > .letter-grid--path, &:ansi > .letter-grid--path-face { background: ansi_default; }
    }
    """

    grid: reactive[LetterGrid] = reactive(LetterGrid(1, 1, ("",)), init=False)
    """The cells; a new grid clears nothing else."""
    path: reactive[Path] = reactive((), repaint=False, init=False)
    """The cells that are lit, in order; consecutive ones touch."""
    broken: reactive[bool] = reactive(default=False, repaint=False, init=False)
    """Whether what is being spelled cannot go on after the path: its last cell is marked ×."""
    cursor: reactive[int | None] = reactive(None, repaint=False, init=False)
    """The cell the arrows have moved to, or None while they are not in use."""
    marks: reactive[Mapping[int, str]] = reactive({}, repaint=False, init=False)
    """Short hints on cells, such as "?12"."""
    faces: reactive[Mapping[int, str]] = reactive({}, repaint=False, init=False)
    """The faces of cells outside the path, as roles of the palette."""
    hidden: reactive[bool] = reactive(default=False, init=False)
    """Whether the letters are covered, and nothing can be traced."""
    answer: reactive[Answer | None] = reactive(None, repaint=False, init=False)
    """The answer to the last word, shown where its cells are, in place of a path."""
    orientation: reactive[Orientation] = reactive(Orientation(), init=False)
    """The orientation of the grid on the screen; cells keep their indices."""

    last_seconds: reactive[int] = reactive(0, repaint=False, init=False)
    """How many seconds are left once they are few: a frame marks them where there is room; or 0."""

    def __init__(
        self,
        grid: LetterGrid,
        *,
        painters: Painters = cell_painters,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._painters = painters
        self._choice = painters(grid, self)
        self._painter = self._choice[-1]
        self._scene = GridScene(grid)
        self._origin = Offset(0, 0)
        self._room: Size | None = None
        self._fits = False
        self._bare: Final = BareLines(self)
        self._styles: Final[dict[tuple[str, ...], Style]] = {}
        self.set_reactive(GridDisplay.grid, grid)

    # How the grid lies on the screen

    @property
    def painter(self) -> GridPainter:
        """What draws the grid in the present room."""
        self._fit()
        return self._painter

    @property
    def painters(self) -> Sequence[GridPainter]:
        """What can draw the grid, that of the largest cells first."""
        return self._choice

    @property
    def sight(self) -> Region:
        """The part of the grid in sight, in columns and rows of cells, whole or in part."""
        self._fit()
        rows, columns = self._scene.shape
        cell = self._painter.region((0, 0)).size
        pitch = self._painter.region((1, 1)).offset if rows > 1 and columns > 1 else cell
        left, top = self.scroll_offset.x // pitch[0], self.scroll_offset.y // pitch[1]
        right = -(-(self.scroll_offset.x + self.size.width) // pitch[0])
        bottom = -(-(self.scroll_offset.y + self.size.height) // pitch[1])
        return Region.from_corners(left, top, min(columns, right), min(rows, bottom))

    @property
    def origin(self) -> Offset:
        """The top left corner of the grid, unscrolled: off the widget's where there is room."""
        self._fit()
        return self._origin

    def cell_region(self, cell: int) -> Region:
        """Return the region of a cell, from the widget's top left corner, scrolling included."""
        self._fit()
        region = self._painter.region(self._scene.place_of(cell))
        return region.translate(self._origin - self.scroll_offset)

    def _fit(self) -> None:
        """Arrange the cells in a room that is new.

        Whatever depends on the room calls this first: Textual announces a size by a message, which
        may come long after the first frame while another thread is at work.
        """
        if self.size and self.size != self._room:
            self._arrange_cells()

    def _arrange_cells(self) -> None:
        """Choose the size of the cells by the room, and the middle of it as their place."""
        rows, columns = self._scene.shape
        room = self._room = self.size
        self._painter = largest_fitting(room, rows, columns, self._choice)
        extent = self._painter.extent(rows, columns)
        self._fits = room.region.contains_region(extent.region)
        # An odd row is free above: what a word earns may float there.
        self._origin = Offset(
            max(0, (room.width - extent.width) // 2),
            max(0, (room.height - extent.height + 1) // 2),
        )
        free = room - extent
        self.set_class(free.width > 1, "-free-beside")
        self.set_class(free.height > 1, "-free-above")
        self.virtual_size = extent
        self._scroll_update(extent)
        self._scene.follow(self.path)
        self.look_at(self.path)
        self._renew()

    def _renew(self) -> None:
        """Draw everything anew."""
        self._painter.forget()
        self.refresh()

    def on_resize(self) -> None:
        """Fit the cells to the new room."""
        self._fit()

    # What has changed is drawn anew

    def watch_grid(self) -> None:
        """Lay out the new cells."""
        self._scene.grid = self.grid
        self._choice = self._painters(self.grid, self)
        self._arrange_cells()

    def watch_orientation(self) -> None:
        """Lay out the cells as they are seen now."""
        self._scene.orientation = self.orientation
        self._arrange_cells()

    def watch_hidden(self) -> None:
        """Cover the letters at once, or turn them up diagonal by diagonal."""
        self._scene.hidden = self.hidden
        rows, columns = self._scene.shape
        last = rows + columns - 1
        if self.hidden or last > _MOST_DIAGONALS:
            self._turn_up(None)
        else:
            frames = [partial(self._turn_up, shown) for shown in range(last)]
            play(self, [*frames, partial(self._turn_up, None)], _SETTLING)

    def _turn_up(self, diagonals: int | None) -> None:
        if not self.hidden or diagonals is None:
            self._scene.uncovered = diagonals
            self._renew()

    def watch_answer(self, before: Answer | None, after: Answer | None) -> None:
        """Show the answer: a word accepted turns green tile by tile."""
        self._scene.answer = after
        self._scene.follow(self.path)
        if after is None:
            self._turn(before, 0)
        elif after.accepted and after.path:
            length = len(after.path)
            frames = [partial(self._turn, after, turned) for turned in range(length + 1)]
            play(self, frames, min(LONGEST, _TURNING * length))
        else:
            self._turn(after, len(after.path))

    def _turn(self, answer: Answer | None, turned: int) -> None:
        if self.answer is answer or self.answer is None:
            self._scene.turned = turned
            self._renew()

    def watch_path(self, before: Path, after: Path) -> None:
        """Draw the cells whose part in the path has changed, and those next to them."""
        self._scene.follow(self.path)
        kept = 0
        while kept < min(len(before), len(after)) and before[kept] == after[kept]:
            kept += 1
        self._touch(*before[max(0, kept - 1) :], *after[max(0, kept - 1) :])
        self.look_at(after)

    def watch_broken(self) -> None:
        """Draw the end of the path."""
        self._scene.broken = self.broken
        self._touch(*self.path[-1:])

    def watch_cursor(self, before: int | None, after: int | None) -> None:
        """Draw the cell that was left and the one that was reached, and bring it into view."""
        self._show_cursor()
        self._touch(*(cell for cell in (before, after) if cell is not None))
        if after is not None:
            self.look_at((after,))

    def watch_has_focus(self, has_focus: bool) -> None:
        """Show the cursor only where the keys go."""
        super().watch_has_focus(has_focus)
        self._show_cursor()

    def _show_cursor(self) -> None:
        self._scene.cursor = self.cursor if self.has_focus else None

    def watch_marks(self, before: Mapping[int, str], after: Mapping[int, str]) -> None:
        """Draw the cells that have or had a mark."""
        self._scene.marks = after
        self._touch(*before, *after)

    def watch_faces(self, before: Mapping[int, str], after: Mapping[int, str]) -> None:
        """Draw the cells whose face is another one."""
        self._scene.faces = after
        changed = before.items() ^ after.items()
        self._touch(*{cell for cell, _ in changed})

    def watch_last_seconds(self, seconds: int) -> None:
        """Frame the board in the last seconds, brightly for a moment at each of them."""
        self.set_class(seconds > 0, "-hurry")
        if seconds:
            frames = [partial(self.set_class, lit, "-beat") for lit in (True, False)]
            play(self, frames, LONGEST)

    def _touch(self, *cells: int) -> None:
        """Draw cells whose look may have changed."""
        moved = self._origin - self.scroll_offset
        if regions := self._painter.touched(self._scene, cells):
            self.refresh(*(region.translate(moved) for region in regions))

    def look_at(self, cells: Path) -> None:
        """Scroll until as many of `cells` are seen as the room allows, in any case the last.

        Some cells around them are seen as well, so that one knows where one is.
        """
        self._fit()
        if self._fits:
            return
        regions = [self._painter.region(self._scene.place_of(cell)) for cell in cells]
        for region in (Region.from_union(regions), regions[-1]) if regions else ():
            width, height = regions[-1].size
            around = region.grow((_SPARE * height, _SPARE * width) * 2)
            seen = around.intersection(Region(0, 0, *self._painter.extent(*self._scene.shape)))
            self.scroll_to_region(seen.translate(self._origin), animate=False)

    # Drawing

    def render_lines(self, crop: Region) -> list[Strip]:
        """Return some lines of what is visible."""
        self._fit()
        if self._fits and self._bare.cover(crop) and not self.last_seconds:
            return self._bare.draw(crop, lambda y, first, last, _: self._line(y, first, last))
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Draw line `y` of what is visible."""
        self._fit()
        return self._line(y, 0, self.size.width)

    def _line(self, y: int, first: int, last: int) -> Strip:
        """Return a line of what is visible, from column `first` to before `last`."""
        gap, left = self.style("letter-grid--gap"), self._origin.x
        x, line = self.scroll_offset.x - left, y + self.scroll_offset.y - self._origin.y
        before = " " * max(0, min(left, last) - first)
        segments = self._painter.line(self._scene, line, x + max(first, left), x + max(last, left))
        return Strip([Segment(before, gap), *segments]).adjust_cell_length(last - first, gap)

    # The colours

    _palette: Palette | None = None

    @property
    def palette(self) -> Palette:
        """The colours of the theme in use."""
        if self._palette is None:
            self._palette = palette_of(self.app)
        return self._palette

    def style(self, ground: str, *colours: str) -> Style:
        """Return the style of a component class; further ones lend it their colours, in bold.

        It is worked out once a theme: Textual does so again for each frame.
        """
        names = ground, *colours
        if names not in self._styles:
            style = self.get_component_rich_style(ground)
            for colour in colours:
                style += Style(color=self.get_component_rich_style(colour).color, bold=True)
            self._styles[names] = style
        return self._styles[names]

    def notify_style_update(self) -> None:
        """Draw in the new colours."""
        super().notify_style_update()
        self._palette = None
        self._styles.clear()
        self._bare.forget()
        self._painter.forget()
