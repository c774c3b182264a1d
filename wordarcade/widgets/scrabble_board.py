"""The Scrabble board widget: premium squares, tiles, and those being placed."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Offset, Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.layout import BoardLayout
from wordarcade.engine.scrabble.squares import CENTRE, SIZE, column_of, row_of, square_at
from wordarcade.widgets.board_frame import COLUMN_LETTERS, ROW_NUMBERS, fit_in
from wordarcade.widgets.cell_size import CellSize
from wordarcade.widgets.square_art import SquareLook, SquarePart, TileState, draw_square
from wordarcade.widgets.square_inks import ground_of, ink_of

_COLUMNS: Final = "ABCDEFGHIJKLMNO"

_LANDING: Final = 0.04
"""Seconds between two tiles of a play that land in turn."""


class ScrabbleBoard(Widget):
    """Shows a board, as large as possible, and posts clicks and drags on it.

    It knows nothing of the rules. The screen above it holds the draft, and moves its cursor.
    Premiums are shown as text, blanks as small underlined letters, the last play and tentative
    tiles by the left edge of their tiles: nothing needs colours.

    Args:
        layout: the premium squares.
        distribution: the letter distribution.
        id: the ID of the widget in the DOM.
    """

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "scrabble-board--coordinate",
        "scrabble-board--cursor",
        "scrabble-board--double-letter",
        "scrabble-board--double-word",
        "scrabble-board--gap",
        "scrabble-board--here",
        "scrabble-board--hint",
        "scrabble-board--laid",
        "scrabble-board--laid-value",
        "scrabble-board--last",
        "scrabble-board--last-value",
        "scrabble-board--plain",
        "scrabble-board--refused",
        "scrabble-board--refused-value",
        "scrabble-board--target",
        "scrabble-board--tile",
        "scrabble-board--tile-value",
        "scrabble-board--triple-letter",
        "scrabble-board--triple-word",
    }
    """
    | Class | What it styles |
    |---|---|
    | `scrabble-board--coordinate` | the names of rows and columns |
    | `scrabble-board--here` | those of the row and the column of the cursor |
    | `scrabble-board--plain`, `…--double-letter` and so on | empty squares |
    | `scrabble-board--tile`, `…--tile-value` | a tile that has been played, and its value |
    | `scrabble-board--last`, `…--last-value` | a tile of the last play |
    | `scrabble-board--laid`, `…--laid-value` | a tile that is only laid |
    | `scrabble-board--refused`, `…--refused-value` | a tile that cannot be played as it lies |
    | `scrabble-board--gap` | the thin lines between tiles, and what is around the board |
    | `scrabble-board--cursor` | the square of the cursor |
    | `scrabble-board--target` | the square that a tile is being dragged over |
    | `scrabble-board--hint` | the sign of a hint |
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    ScrabbleBoard {
        width: 1fr;
        height: 1fr;
        & > .scrabble-board--gap { color: $background; background: $background; }
        & > .scrabble-board--coordinate { color: $foreground 60%; background: $background; }
        & > .scrabble-board--here { color: $accent; background: $background; text-style: bold; }
        & > .scrabble-board--plain { color: $foreground 30%; background: $panel; }
        & > .scrabble-board--double-letter { color: $primary; background: $primary 15%; }
        & > .scrabble-board--triple-letter { color: $foreground; background: $primary 40%; }
        & > .scrabble-board--double-word { color: $secondary; background: $secondary 18%; }
        & > .scrabble-board--triple-word { color: $foreground; background: $error 40%; }
        & > .scrabble-board--tile {
            color: $background; background: $foreground 75%; text-style: bold;
        }
        & > .scrabble-board--tile-value { color: $background 70%; background: $foreground 75%; }
        & > .scrabble-board--last {
            color: $background; background: $foreground; text-style: bold;
        }
        & > .scrabble-board--last-value { color: $background 70%; background: $foreground; }
        & > .scrabble-board--laid { color: $background; background: $primary; text-style: bold; }
        & > .scrabble-board--laid-value { color: $background 70%; background: $primary; }
        & > .scrabble-board--refused { color: $background; background: $error; text-style: bold; }
        & > .scrabble-board--refused-value { color: $background; background: $error; }
        & > .scrabble-board--cursor { color: $background; background: $accent; text-style: bold; }
        & > .scrabble-board--target { color: $background; background: $accent 60%; }
        & > .scrabble-board--hint { color: $warning; text-style: bold; }
        /* Sixteen colours have no tints: premiums are lines, tiles blocks. */
        &:ansi > .scrabble-board--plain { color: ansi_default; text-style: dim; }
        &:ansi > .scrabble-board--double-letter { background: ansi_default; }
        &:ansi > .scrabble-board--triple-letter {
            color: $primary; background: ansi_default; text-style: bold;
        }
        &:ansi > .scrabble-board--double-word { background: ansi_default; }
        &:ansi > .scrabble-board--triple-word {
            color: $error; background: ansi_default; text-style: bold;
        }
        &:ansi > .scrabble-board--tile, &:ansi > .scrabble-board--tile-value {
            color: ansi_default; background: ansi_default; text-style: reverse;
        }
        &:ansi > .scrabble-board--last, &:ansi > .scrabble-board--last-value {
            color: ansi_default; background: ansi_default; text-style: bold reverse;
        }
        &:ansi > .scrabble-board--laid, &:ansi > .scrabble-board--laid-value {
            color: $primary; background: ansi_default; text-style: bold reverse;
        }
        &:ansi > .scrabble-board--cursor, &:ansi > .scrabble-board--target {
            color: $accent; background: ansi_default; text-style: bold reverse;
        }
    }
    """

    board: reactive[Board] = reactive(Board(), init=False)
    """The tiles that have been played."""
    draft: reactive[Draft | None] = reactive(None, repaint=False, init=False)
    """The tiles that are laid, and the cursor; None while nobody places tiles."""
    refused: reactive[bool] = reactive(default=False, repaint=False, init=False)
    """Whether the tiles that are laid cannot be played as they lie."""
    last: reactive[frozenset[int]] = reactive(frozenset(), init=False)
    """The squares of the last play."""
    hinted: reactive[frozenset[int]] = reactive(frozenset(), init=False)
    """The squares that a hint points to."""
    target: reactive[int | None] = reactive(None, init=False)
    """The square that a tile is being dragged over."""
    arriving: reactive[tuple[int, ...]] = reactive((), init=False)
    """The squares whose tiles are not shown yet; they land in turn."""
    hidden: reactive[bool] = reactive(default=False, init=False)
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
        self._pressed: int | None = None

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

    def on_resize(self) -> None:
        """Fit the squares to the new room."""
        self._frame = fit_in(self.size)
        self.refresh()

    # What has changed is drawn anew

    def watch_draft(self, before: Draft | None, after: Draft | None) -> None:
        """Draw the squares that differ, and the coordinates of the cursor."""
        changed = _signs(before) ^ _signs(after)
        self.refresh(*(region for square, _ in changed for region in self._frame.around(square)))

    def watch_refused(self) -> None:
        """Draw the tiles that are laid anew."""
        laid = () if self.draft is None else self.draft.tiles
        self.refresh(*(self._frame.region(square) for square, _ in laid))

    def land(self, squares: Iterable[int]) -> None:
        """Show the tiles on these squares in turn, if motion is on."""
        if self.app.animation_level == "none":
            return
        if not self.arriving:
            self.set_timer(_LANDING, self._land_next)
        self.arriving = tuple(squares)

    def _land_next(self) -> None:
        self.arriving = self.arriving[1:]
        if self.arriving:
            self.set_timer(_LANDING, self._land_next)

    # Drawing

    def render_line(self, y: int) -> Strip:
        """Draw line `y`."""
        frame, gap = self._frame, self.get_component_rich_style("scrabble-board--gap")
        left = frame.corner.x - ROW_NUMBERS
        row, line = divmod(y - frame.corner.y, frame.size.height)
        if y == frame.corner.y - COLUMN_LETTERS:
            segments = self._column_letters()
        elif 0 <= row < SIZE:
            segments = self._row(row, line)
        else:
            segments = []
        strip = Strip([Segment(" " * left, gap), *segments])
        return strip.adjust_cell_length(self.size.width, gap).simplify()

    def _column_letters(self) -> list[Segment]:
        width = self._frame.size.width
        here = None if self.draft is None else column_of(self.draft.cursor)
        return [
            self._coordinate(" " * ROW_NUMBERS, here=False),
            *(
                self._coordinate(" " + letter.center(width - 1), here=column == here)
                for column, letter in enumerate(_COLUMNS)
            ),
        ]

    def _coordinate(self, text: str, *, here: bool) -> Segment:
        name = "here" if here else "coordinate"
        return Segment(text, self.get_component_rich_style(f"scrabble-board--{name}"))

    def _row(self, row: int, line: int) -> list[Segment]:
        name = str(row + 1) if line == self._frame.size.middle else ""
        here = self.draft is not None and row_of(self.draft.cursor) == row
        segments = [self._coordinate(f"{name:>{ROW_NUMBERS - 1}} ", here=here)]
        laid = {} if self.draft is None else dict(self.draft.tiles)
        for column in range(SIZE):
            look = self._look(square_at(row, column), laid)
            segments += (
                Segment(text, self._style(part, look))
                for text, part in draw_square(look, self._frame.size)[line]
            )
        return segments

    def _look(self, square: int, laid: Mapping[int, str]) -> SquareLook:
        empty = SquareLook(self._premiums[square], centre=square == CENTRE)
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
            hinted=square in self.hinted,
            target=square == self.target,
        )

    def _tile_on(self, square: int, laid: Mapping[int, str]) -> tuple[str, TileState]:
        if square in laid:
            return laid[square], TileState.REFUSED if self.refused else TileState.LAID
        shown = self.board.covered(square) and square not in self.arriving
        state = TileState.LAST if square in self.last else TileState.PLAYED
        return self.board[square] if shown else "", state

    def _style(self, part: SquarePart, look: SquareLook) -> Style:
        style = self.get_component_rich_style(ground_of(look))
        ink = self.get_component_rich_style(ink_of(part, look))
        return style + Style(color=ink.color, underline=part is SquarePart.BLANK_FACE)

    # Mouse

    def on_mouse_down(self, event: events.MouseDown) -> None:
        """Begin a click, or a drag of a tile that is laid."""
        self._pressed = self._square_of(event) if event.button == 1 and not self.hidden else None
        if self._pressed is not None:
            event.stop()
            self.capture_mouse()

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Show the target of the drag."""
        if self._pressed is not None and self._is_laid(self._pressed):
            square = self._square_of(event)
            self.target = None if square == self._pressed else square

    def on_mouse_up(self, event: events.MouseUp) -> None:
        """Post the square clicked, or the target of a drag."""
        if self._pressed is None:
            return
        event.stop()
        self.release_mouse()
        start, self._pressed, self.target = self._pressed, None, None
        square = self._square_of(event)
        if square == start:
            self.post_message(self.SquarePicked(start))
        elif self._is_laid(start):
            self.post_message(self.TileDropped(start, square))

    def _square_of(self, event: events.MouseEvent) -> int | None:
        return self._frame.square_at(*event.get_content_offset_capture(self))

    def _is_laid(self, square: int) -> bool:
        return self.draft is not None and square in dict(self.draft.tiles)


def _signs(draft: Draft | None) -> set[tuple[int, object]]:
    """Return the visible signs of a draft, square by square."""
    return set() if draft is None else {*draft.tiles, (draft.cursor, draft.direction)}
