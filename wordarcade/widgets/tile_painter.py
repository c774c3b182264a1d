"""Drawing of a letter grid as tiles of half-row pixels."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from rich.segment import Segment
from textual.geometry import Region, Size

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import OPEN, Face, Palette
from wordarcade.looks.tiles import S7, XS, L, M, N, S, Tile, TileSize, X, paint_link, paint_tile
from wordarcade.widgets.cell_art import BROKEN_MARK, CellLook, Verdict, is_one_of
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.grid_painter import GridPainter, Ground
from wordarcade.widgets.grid_scene import GridScene, Joint
from wordarcade.widgets.orientation import Place

NARROW: Final = TileSize(5, 3)
"""A tile for a text letter with its number, of a row and a half."""

SIZES: Final = (L, M, N, S, S7, X, NARROW, XS)
"""The sizes of tiles, from the largest."""

_STRING_SIZES: Final = (
    L,
    M,
    TileSize(11, 15, font="medium"),
    N,
    TileSize(9, 15, font="tall"),
    TileSize(7, 15, font="tall"),
    TileSize(7, 11, font="tall"),
    S,
    S7,
    TileSize(9, 11),
    TileSize(8, 9),
    TileSize(6, 7),
    X,
    TileSize(4, 5),
    NARROW,
    XS,
)
"""The sizes that tiles of strings are made of: more heights, since they are wide."""

MOST_CELLS: Final = 15 * 15
"""Larger grids are no boards of tiles."""

_LONGEST_FACE: Final = 12
"""Letters of the longest string that a tile is made for."""

_ONE_DIE: Final = "qu"
"""Two letters that are one face of a die, and need no wider tile."""

_ABOVE: Final = 1
"""Lines over the board, for what floats above its first row."""

_CORNER: Final = 4
"""Columns that the cursor's sign may stand in, beside a mark."""

_COVERED: Final = "·"
_ACCEPTED: Final = "✓"
_CURSOR: Final = "◂"
_ROLES: Final = {Verdict.ACCEPTED: "accepted", Verdict.REFUSED: "refused"}


class TilePainter:
    """Draws tiles of one size, joined along a path.

    It keeps what it has painted, and paints anew what has changed.

    Args:
        size: the size.
        ground: the colours.
        rest: the face of cells that nothing has become of, as a role of the palette; empty for
            flat cells, which leave it to others to look like tiles.
        done: the faces of what is done with: open where there are no colours, so that a path is
            told from them.
    """

    def __init__(
        self, size: TileSize, ground: Ground, rest: str = "tile", done: Collection[str] = ()
    ) -> None:
        self.size: Final = size
        self._ground: Final = ground
        self._rest: Final = rest
        self._done: Final = done
        self._canvas: Canvas | None = None
        self._palette: Palette | None = None
        self._painted: dict[int, CellLook] = {}

    def extent(self, rows: int, columns: int) -> Size:
        """Return the size of a board."""
        width, height = self.size.extent(rows, columns)
        return Size(width, (height + self.size.lift + 1) // 2)

    def region(self, place: Place) -> Region:
        """Return the rectangle of a tile, with the cells it has a half of."""
        x, y = self._corner(place)
        return Region(x, y // 2, self.size.width, (y + self.size.height + 1) // 2 - y // 2)

    def place_at(self, x: int, y: int) -> Place | None:
        """Return the place of the tile that holds a point, or None in a gap."""
        column, across = divmod(x, self.size.pitch_x)
        upper = 2 * y - self.size.lift
        row, down = divmod(upper, self.size.pitch_y)
        if down >= self.size.height:
            row, down = divmod(upper + 1, self.size.pitch_y)
        inside = across < self.size.width and down < self.size.height
        return (row, column) if inside else None

    def touched(self, scene: GridScene, cells: Iterable[int]) -> Sequence[Region]:
        """Paint the tiles whose looks have changed, and return where."""
        if self._canvas is None:
            width, height = self.extent(*scene.shape)
            return [Region(0, -_ABOVE, width, height + _ABOVE)]
        looks = {cell: scene.look(cell) for cell in cells}
        changed = {
            scene.place_of(cell): cell
            for cell, look in looks.items()
            if look != self._painted.get(cell)
        }
        for place in changed:
            self._clear_around(self._canvas, place)
        regions: list[Region] = []
        for place, cell in changed.items():
            regions += self._regions(place, self._painted.get(cell), looks[cell])
            self._paint(self._canvas, place, cell, looks[cell])
        self._join_words(self._canvas, scene, changed.values())
        self._join(self._canvas, scene)
        return _by_rows(regions)

    def forget(self) -> None:
        """Paint everything anew when next asked."""
        self._canvas = None

    def line(self, scene: GridScene, y: int, first: int, last: int) -> list[Segment]:
        """Return line `y` of the board; line -1 shows what floats above it."""
        if self._canvas is None or self._palette is not self._ground.palette:
            self._canvas = self._painted_anew(scene)
        if not 0 <= y + _ABOVE < self._canvas.rows:
            return []
        gap = self._ground.style("letter-grid--gap")
        return list(self._canvas.strip(y + _ABOVE, gap, first, last))

    # Painting

    def _painted_anew(self, scene: GridScene) -> Canvas:
        extent = self.extent(*scene.shape)
        canvas = Canvas(extent.width, extent.height + _ABOVE)
        self._palette = self._ground.palette
        self._painted = {}
        for cell in range(len(scene.grid.cells)):
            self._paint(canvas, scene.place_of(cell), cell, scene.look(cell))
        self._join_words(canvas, scene)
        self._join(canvas, scene)
        self._float(canvas, scene)
        return canvas

    def _corner(self, place: Place) -> tuple[int, int]:
        """Return the column and the half row of a tile on the board."""
        row, column = place
        return column * self.size.pitch_x, row * self.size.pitch_y + self.size.lift

    def _spot(self, place: Place) -> tuple[int, int]:
        """Return the column and the half row of a tile on the canvas."""
        x, y = self._corner(place)
        return x, y + 2 * _ABOVE

    def _paint(self, canvas: Canvas, place: Place, cell: int, look: CellLook) -> None:
        self._painted[cell] = look
        x, y = self._spot(place)
        if not look.text:
            return  # a blocked cell is bare ground
        paint_tile(canvas, x, y, self.size, self._tile(look))
        if look.cursor:
            self._paint_cursor(canvas, x, y)

    def _paint_cursor(self, canvas: Canvas, x: int, y: int) -> None:
        """Lay a bar under the tile, through the gap too."""
        size, ink = self.size, self._face("selected").face or self._face("selected").edge
        canvas.fill(x, y + size.height - size.edge, size.width, size.edge + size.gap_y, ink)

    def _tile(self, look: CellLook) -> Tile:
        if look.hidden:
            return Tile(_COVERED, self._face("covered"))
        mark = look.mark
        if look.broken:
            mark = BROKEN_MARK
        elif look.verdict is Verdict.ACCEPTED and look.last:
            mark = _ACCEPTED
        number, mark = str(look.number or ""), (_CURSOR if look.cursor else "") + mark
        if self.size.font is None and not self.size.apart:
            number, mark = self._beside_letter(look, number, mark)
        is_done = self._ground.palette.mono and is_one_of(look, self._done)
        face = OPEN if is_done else self._face(self._role(look))
        return Tile(look.face, face, number=number, mark=mark, underlined=is_done)

    def _beside_letter(self, look: CellLook, number: str, mark: str) -> tuple[str, str]:
        """Return what there is room for beside a written letter.

        A number that would touch it is left out but for the first: the links show the way on.
        """
        beside = max(0, self.size.width - len(look.face))
        before, after = beside // 2, beside - beside // 2
        if len(number) >= before and not look.number == before == 1:
            number = ""
        return number, mark[-after:] if after else ""

    def _role(self, look: CellLook) -> str:
        """Return the role of a tile's face; empty for that of a flat cell."""
        if look.verdict in _ROLES:
            return _ROLES[look.verdict]
        if look.number:
            return "path"
        return look.role or ("hinted" if look.mark else self._rest)

    def _face(self, role: str) -> Face:
        palette = self._ground.palette
        if role:
            return palette.face(role)
        # Without an edge the letter stands in the middle of its cell.
        return Face(palette.ink("raised"), palette.ink("text"), None, palette.ink("text"))

    def _clear_around(self, canvas: Canvas, place: Place) -> None:
        """Remove what was drawn in the gaps around a tile."""
        (x, y), size = self._spot(place), self.size
        canvas.fill(x - size.gap_x, y - size.gap_y, size.gap_x, size.pitch_y + size.gap_y, None)
        canvas.fill(x + size.width, y - size.gap_y, size.gap_x, size.pitch_y + size.gap_y, None)
        canvas.fill(x, y - size.gap_y, size.width, size.gap_y, None)
        canvas.fill(x, y + size.height, size.width, size.gap_y, None)

    def _join(self, canvas: Canvas, scene: GridScene) -> None:
        """Draw the links of the path, each in the colours of the tile it leads to."""
        if scene.hidden:
            return
        for start, end in pairwise(scene.lit):
            self._link(canvas, scene, (start, end), self._face(self._role(scene.look(end))))
        if scene.cursor is not None and not scene.hidden:
            self._paint_cursor(canvas, *self._spot(scene.place_of(scene.cursor)))

    def _join_words(
        self, canvas: Canvas, scene: GridScene, around: Iterable[int] | None = None
    ) -> None:
        """Draw the links of words outside the path: all, or those in the gaps around some cells.

        They come once every tile is turned up.
        """
        if scene.hidden or scene.uncovered is not None or not scene.joints:
            return
        joints: Iterable[Joint] = scene.joints
        if around is not None:
            joints = dict.fromkeys(joint for cell in around for joint in scene.joints_beside(cell))
        for joint in joints:
            role = scene.joints[joint]
            is_done = self._ground.palette.mono and role in self._done
            self._link(canvas, scene, joint, OPEN if is_done else self._face(role))

    def _link(self, canvas: Canvas, scene: GridScene, ends: tuple[int, int], face: Face) -> None:
        start, end = (self._spot(scene.place_of(cell)) for cell in ends)
        paint_link(canvas, start, end, self.size, face)

    def _float(self, canvas: Canvas, scene: GridScene) -> None:
        """Draw what a word has earned, in the line above its last tile."""
        answer = scene.answer
        if answer is None or not answer.gain or not answer.path:
            return
        x, y = self._spot(scene.place_of(answer.path[-1]))
        face, text = self._face("accepted"), f" {answer.gain} "
        left = max(0, min(x + (self.size.width - len(text)) // 2, canvas.columns - len(text)))
        row = (y + 1) // 2 - 1
        canvas.erase(left, row, len(text), 1)
        canvas.fill(left, 2 * row, len(text), 2, face.face)
        canvas.text(left, row, text, face.ink, bold=True)

    # What is drawn anew

    def _regions(self, place: Place, before: CellLook | None, after: CellLook) -> list[Region]:
        """Return where a change of look is seen: the cursor alone changes two lines."""
        region, size = self.region(place), self.size
        _, y = self._corner(place)
        foot = (y + size.height - size.edge) // 2
        bar = Region(region.x, foot, size.width, (y + size.pitch_y + 1) // 2 - foot)
        if before is not None and _but_for_cursor(before) == _but_for_cursor(after):
            corner = Region(region.right - _CORNER, (y + 1) // 2, _CORNER, 1 + (size.edge > 1))
            return [corner, bar]
        return [region.grow(((size.gap_y + 1) // 2, size.gap_x) * 2)]


def _by_rows(regions: Iterable[Region]) -> list[Region]:
    """Return the union of regions that take the same rows, which would else be drawn twice."""
    unions: dict[tuple[int, int], Region] = {}
    for region in regions:
        rows = region.y, region.height
        unions[rows] = unions.get(rows, region).union(region)
    return list(unions.values())


def _but_for_cursor(look: CellLook) -> CellLook:
    return replace(look, cursor=False)


def are_tiles(grid: LetterGrid, most: int = MOST_CELLS) -> bool:
    """Return whether a grid may be a board of tiles.

    Args:
        grid: the cells; a tile has no room for very long strings.
        most: the cells of the largest board of tiles.
    """
    return len(grid.cells) <= most and max(map(len, grid.cells)) <= _LONGEST_FACE


def sizes_for(grid: LetterGrid, sizes: Sequence[TileSize] = SIZES) -> Sequence[TileSize]:
    """Return the sizes of tiles for a grid, from the largest.

    Args:
        grid: the cells; where some hold strings, all tiles are as wide as the widest needs.
        sizes: those for single letters.
    """
    faces = set(grid.cells)
    if all(len(face) <= 1 or face == _ONE_DIE for face in faces):
        return sizes
    return [size.holding(faces) for size in _STRING_SIZES]


def tile_painters(grid: LetterGrid, ground: Ground) -> Sequence[GridPainter]:
    """Return the painters for a board of tiles, the largest first, then those of plain cells."""
    return _painters(grid, ground, SIZES)


def small_tile_painters(grid: LetterGrid, ground: Ground) -> Sequence[GridPainter]:
    """Return the painters for a board that is looked at beside other things: no large tiles."""
    return _painters(grid, ground, (N, S, S7, NARROW, XS))


def _painters(grid: LetterGrid, ground: Ground, sizes: Sequence[TileSize]) -> Sequence[GridPainter]:
    cells = cell_painters(grid, ground)
    if not are_tiles(grid):
        return cells
    return (*(TilePainter(size, ground) for size in sizes_for(grid, sizes)), *cells)
