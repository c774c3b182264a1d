"""The Scrabble board widget: premium squares, tiles, and those being placed."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.reactive import reactive

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.squares import CENTRE, SIZE, SQUARES, column_of, row_of, square_at
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.motion import LONGEST, Motion, play
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.arrival import Arrival, landing, ripple
from wordarcade.widgets.board_bubble import Bubble, FloatingBubble, covered_on, premium_squares
from wordarcade.widgets.board_frame import ROW_NUMBERS, fit_in
from wordarcade.widgets.cell_size import CellSize
from wordarcade.widgets.ribbon_place import ribbon_place
from wordarcade.widgets.square_art import SquareLook, TileState, paint_square

_COLUMNS: Final = "ABCDEFGHIJKLMNO"

_BEAT: Final = 0.025
"""Seconds between two tiles of a play that arrive one after the other; less for a bingo."""


class ScrabbleBoard(PixelWidget):
    """Shows a board, as large as possible, and posts clicks and drags on it.

    It knows nothing of the rules. The screen above it holds the draft, and moves its cursor.
    Premiums are shown as text, blanks as small underlined letters, the last play and tentative
    tiles by the left edge of their tiles: nothing needs colours. Only squares that have changed
    are painted anew.

    Args:
        layout: the premium squares.
        distribution: the letter distribution.
        id: the ID of the widget in the DOM.

    Attributes:
        pressed: the square on which a button was pressed that is still held, or None.
    """

    DEFAULT_CSS = """
    ScrabbleBoard {
        width: 1fr;
        height: 1fr;
        background: $role-ground;
    }
    """

    board: reactive[Board] = reactive(Board(), repaint=False, init=False)
    """The tiles that have been played."""
    draft: reactive[Draft | None] = reactive(None, repaint=False, init=False)
    """The tiles that are laid, and the cursor; None while nobody places tiles."""
    refused: reactive[bool] = reactive(default=False, repaint=False, init=False)
    """Whether the tiles that are laid cannot be played as they lie."""
    bubble: reactive[Bubble | None] = reactive(None, repaint=False, init=False)
    """What is said beside the tiles that are laid."""
    last: reactive[frozenset[int]] = reactive(frozenset(), repaint=False, init=False)
    """The squares of the last play."""
    hinted: reactive[frozenset[int]] = reactive(frozenset(), repaint=False, init=False)
    """The squares that a hint points to; once tiles are laid, it marks none that has a tile."""
    target: reactive[int | None] = reactive(None, repaint=False, init=False)
    """The square that a tile is being dragged over."""
    arriving: reactive[Arrival] = reactive(Arrival(), repaint=False, init=False)
    """The tiles of a play that are not shown yet, and those of a bingo that shine."""
    hidden: reactive[bool] = reactive(default=False, repaint=False, init=False)
    """Whether the tiles are covered."""

    class SquarePicked(Message):
        """A square has been clicked.

        Attributes:
            square: which one.
        """

        def __init__(self, square: int) -> None:
            super().__init__()
            self.square = square

    class TileDropped(Message):
        """A laid tile has been dragged away.

        Attributes:
            start: the square that it lay on.
            square: where it was let go, or None beside the board.
        """

        def __init__(self, start: int, square: int | None) -> None:
            super().__init__()
            self.start = start
            self.square = square

    class TileDragged(Message):
        """A laid tile is being dragged.

        Attributes:
            start: the square that it lies on.
            point: where the pointer is, from the top left corner of the screen.
        """

        def __init__(self, start: int, point: Offset) -> None:
            super().__init__()
            self.start = start
            self.point = point

    def __init__(
        self,
        layout: BoardLayout,
        distribution: LetterDistribution,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._premiums = layout.premiums
        self._distribution = distribution
        self._frame = fit_in(Size(0, 0))
        self.pressed: int | None = None
        self._floating: FloatingBubble | None = None
        self._motion: Motion | None = None

    # How the board lies on the screen

    @property
    def square_size(self) -> CellSize:
        """The size of square in use."""
        return self._frame.size

    def square_under(self, point: Offset) -> int | None:
        """Return the square at a point of the screen, or None if it is beside the board."""
        if not self.content_region.contains_point(point):
            return None
        return self._frame.square_at(*(point - self.content_region.offset))

    def beside_word(self, word: Collection[int]) -> Region | None:
        """Return where on the screen a ribbon hides nothing of a word; None without such room.

        Args:
            word: its squares.
        """
        tiles = [square for square in range(SQUARES) if self.board.covered(square)]
        place = ribbon_place(self._frame, tiles, word)
        return None if place is None else place.translate(self.region.offset)

    def on_resize(self) -> None:
        """Fit the squares to the new room."""
        self._frame = fit_in(self.content_size)
        self.repaint()

    # What has changed is painted anew

    def watch_board(self, before: Board, after: Board) -> None:
        """Paint the squares whose tiles differ."""
        self._paint_squares(each for each in range(SQUARES) if before[each] != after[each])
        self._float_bubble()

    def watch_draft(self, before: Draft | None, after: Draft | None) -> None:
        """Paint the squares that differ, and the coordinates of the cursor."""
        changed = {square for square, _ in _signs(before) ^ _signs(after)}
        if _has_tiles(before) != _has_tiles(after):
            changed |= self.hinted
        self._paint_squares(changed)
        old, new = _cursor(before), _cursor(after)
        if old != new and self._is_painted:
            for cursor, other in ((old, new), (new, old)):
                if cursor is not None:
                    self._mend_coordinates(cursor, other)
        self._float_bubble()

    def _mend_coordinates(self, cursor: int, other: int | None) -> None:
        """Paint the coordinates of a cursor that those of another one do not cover."""
        self._paint_coordinates(self.canvas, cursor)
        letter, number = self._frame.coordinates(cursor)
        if other is None or column_of(other) != column_of(cursor):
            self.refresh(letter)
        if other is None or row_of(other) != row_of(cursor):
            self.refresh(number)

    def watch_refused(self) -> None:
        """Paint the tiles that are laid anew."""
        self._paint_squares(() if self.draft is None else dict(self.draft.tiles))

    def watch_last(self, before: frozenset[int], after: frozenset[int]) -> None:
        """Paint the tiles of the last play, and of the one before."""
        self._paint_squares(before ^ after)

    def watch_hinted(self, before: frozenset[int], after: frozenset[int]) -> None:
        """Paint the squares that the hint points to."""
        self._paint_squares(before ^ after)

    def watch_target(self, before: int | None, after: int | None) -> None:
        """Frame the target."""
        self._paint_squares(each for each in (before, after) if each is not None)

    def watch_arriving(self, before: Arrival, after: Arrival) -> None:
        """Paint the tiles that have arrived, and those that the light has reached or left."""
        self._paint_squares((before.away ^ after.away) | (before.lit ^ after.lit))

    def watch_hidden(self) -> None:
        """Cover everything, or show it."""
        self.repaint()

    def watch_bubble(self) -> None:
        """Show what is said now beside its word."""
        self._float_bubble()

    def _float_bubble(self) -> None:
        """Paint the squares that the bubble has left, and the bubble in its new place."""
        if not self._is_painted:
            return
        before, self._floating = self._floating, self._find_place()
        if self._floating == before:
            return
        if before is not None:
            self._paint_squares(self._frame.squares_under(before.region))
        if self._floating is not None:
            self._paint_bubble(self.canvas)
            self.refresh(self._floating.region)

    def _find_place(self) -> FloatingBubble | None:
        """Return the bubble beside its word, where it hides no tile, and no premium if it can."""
        if self.bubble is None or self.hidden:
            return None
        cursor = _cursor(self.draft)
        taken = covered_on(self.board)
        taken.update(self._laid, () if cursor is None else (cursor,))
        spared = premium_squares(self._premiums) | self.hinted
        return self.bubble.float_free(self._frame, taken, spared)

    @property
    def _is_painted(self) -> bool:
        """Whether there is something on the canvas that can be mended."""
        return self._canvas is not None and self._canvas.columns == self.content_size.width

    def _paint_squares(self, squares: Iterable[int]) -> None:
        """Paint some squares on a canvas that has been painted."""
        if not self._is_painted:
            self.refresh()
            return
        canvas, laid = self.canvas, self._laid
        regions = []
        for square in squares:
            self._paint_square(canvas, square, laid)
            regions.append(self._frame.region(square))
        if not regions:
            return
        self.refresh(*regions)
        covered = None if self._floating is None else self._floating.region
        if covered is not None and any(covered.overlaps(region) for region in regions):
            self._paint_bubble(canvas)

    def land(self, squares: Sequence[int], *, bingo: bool = False) -> None:
        """Show the tiles of a play one after the other, if things may move.

        Args:
            squares: where they lie, in order.
            bingo: whether light runs over them then.
        """
        self._arrive([*landing(squares), *(ripple(squares) if bingo else ())])

    def ripple(self, squares: Sequence[int]) -> None:
        """Let light run over the tiles on these squares, if things may move."""
        self._arrive(ripple(squares))

    def _arrive(self, moments: Sequence[Arrival]) -> None:
        if self._motion is not None:
            self._motion.finish()
        frames = [partial(setattr, self, "arriving", moment) for moment in moments]
        self._motion = play(self, frames, min(LONGEST, _BEAT * len(frames)))

    # Painting

    def paint(self, canvas: Canvas) -> None:
        """Paint the board."""
        self._frame = fit_in(self.content_size)
        laid = self._laid
        for square in range(SQUARES):
            self._paint_square(canvas, square, laid)
        for step in range(SIZE):
            self._paint_coordinates(canvas, square_at(step, step))
        self._floating = self._find_place()
        self._paint_bubble(canvas)

    @property
    def _laid(self) -> Mapping[int, str]:
        return {} if self.draft is None else dict(self.draft.tiles)

    def _paint_coordinates(self, canvas: Canvas, square: int) -> None:
        """Paint the letter of a square's column and the number of its row."""
        frame, (row, column) = self._frame, (row_of(square), column_of(square))
        region, here = frame.region(square), _cursor(self.draft)
        letter = here is not None and column_of(here) == column
        number = here is not None and row_of(here) == row
        indent = " " * max(1, region.width // 2 - 1)
        name = f"{indent}{_COLUMNS[column]}".ljust(region.width)
        self._paint_coordinate(canvas, region.x, frame.corner.y - 1, name, here=letter)
        line = region.y + frame.size.middle
        left = frame.corner.x - ROW_NUMBERS
        self._paint_coordinate(canvas, left, line, f"{row + 1:>{ROW_NUMBERS - 1}} ", here=number)

    def _paint_coordinate(self, canvas: Canvas, x: int, row: int, text: str, *, here: bool) -> None:
        ink = self.palette.ink("focus" if here else "muted")
        canvas.text(x, row, text, ink, bold=here)

    def _paint_square(self, canvas: Canvas, square: int, laid: Mapping[int, str]) -> None:
        region = self._frame.region(square)
        paint_square(canvas, region, self._look(square, laid), self.palette)

    def _paint_bubble(self, canvas: Canvas) -> None:
        if self._floating is not None:
            role = "refused" if self._floating.refused else "selected"
            self._floating.paint(canvas, self.palette.face(role))

    def _look(self, square: int, laid: Mapping[int, str]) -> SquareLook:
        row, column = row_of(square), column_of(square)
        empty = SquareLook(
            self._premiums[square], centre=square == CENTRE, other=(row + column) % 2 == 1
        )
        if self.hidden:
            return empty
        tile, state = self._tile_on(square, laid)
        draft = self.draft
        return replace(
            empty,
            tile=tile,
            value=self._distribution.value(tile),
            state=state,
            cursor=draft.direction if draft is not None and draft.cursor == square else None,
            hinted=square in self.hinted and not (tile and laid),
            target=square == self.target,
        )

    def _tile_on(self, square: int, laid: Mapping[int, str]) -> tuple[str, TileState]:
        if square in laid:
            return laid[square], TileState.REFUSED if self.refused else TileState.LAID
        shown = self.board.covered(square) and square not in self.arriving.away
        lit, last = square in self.arriving.lit, square in self.last
        state = TileState.LIT if lit else TileState.LAST if last else TileState.PLAYED
        return self.board[square] if shown else "", state

    # Mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click, or a drag of a tile that is laid."""
        self.pressed = self._square_of(event) if event.button == 1 and not self.hidden else None
        if self.pressed is not None:
            event.stop()
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Post the position of a tile that is dragged."""
        if self.pressed is not None and self._is_laid(self.pressed):
            self.post_message(self.TileDragged(self.pressed, event.screen_offset))

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Post the square clicked, or the target of a drag."""
        if self.pressed is None:
            return
        event.stop()
        start = self.pressed
        self.let_go()
        square = self._square_of(event)
        if square == start:
            self.post_message(self.SquarePicked(start))
        elif self._is_laid(start):
            self.post_message(self.TileDropped(start, square))

    def let_go(self) -> None:
        """Forget what is pressed: nothing is posted of it any more."""
        self.pressed = None
        self.release_mouse()

    def _square_of(self, event: events.MouseEvent) -> int | None:
        return self._frame.square_at(*event.get_content_offset_capture(self))

    def _is_laid(self, square: int) -> bool:
        return self.draft is not None and square in dict(self.draft.tiles)


def _signs(draft: Draft | None) -> set[tuple[int, object]]:
    """Return the visible signs of a draft, square by square."""
    return set() if draft is None else {*draft.tiles, (draft.cursor, draft.direction)}


def _has_tiles(draft: Draft | None) -> bool:
    return draft is not None and bool(draft.tiles)


def _cursor(draft: Draft | None) -> int | None:
    return None if draft is None else draft.cursor
