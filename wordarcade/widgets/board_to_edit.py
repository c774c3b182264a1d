"""A Scrabble board on which tiles are typed wherever the cursor is."""

from dataclasses import dataclass
from typing import ClassVar, Final

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.entry import BLANK_SIGNS
from wordarcade.engine.scrabble.squares import (
    CENTRE,
    SIZE,
    Direction,
    column_of,
    place_in_line,
    row_of,
    square_at,
)
from wordarcade.engine.scrabble.tiles import LETTERS, NO_TILE
from wordarcade.widgets.scrabble_board import ScrabbleBoard

_LETTERS: Final = frozenset(LETTERS + LETTERS.lower())


class BoardToEdit(ScrabbleBoard, can_focus=True):
    """Takes letters in either case as tiles, as in play; the cursor shows while it has the focus.

    A letter after `?` or `#` is that of a blank.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "go(-1, 0)", "Up", show=False, id="position.up"),
        Binding("down", "go(1, 0)", "Down", show=False, id="position.down"),
        Binding("left", "go(0, -1)", "Left", show=False, id="position.left"),
        Binding("right", "go(0, 1)", "Right", show=False, id="position.right"),
        Binding("space", "turn", "Turn", show=False, id="position.turn"),
        Binding("ctrl+b", "blank", "Blank", show=False, id="position.blank"),
        Binding("delete,full_stop", "clear", "Take away", show=False, id="position.delete"),
        Binding("backspace,ctrl+h", "erase", "Erase", show=False, id="position.erase"),
    ]

    @dataclass
    class Typed(Message):
        """A tile was typed, a small letter for a blank, or one taken away: `NO_TILE`."""

        square: int
        tile: str

    @dataclass
    class BlankPicked(Message):
        """The next letter will be that of a blank."""

    cursor: int = CENTRE
    direction: Direction = Direction.ACROSS
    picks_blank: bool = False
    """Whether the next letter is that of a blank."""

    def show_cursor(self) -> None:
        """Show the cursor, and no tiles but those of the board."""
        self.draft = Draft(self.cursor, self.direction) if self.has_focus else None

    def on_focus(self) -> None:
        """Show the cursor."""
        self.show_cursor()

    def on_blur(self) -> None:
        """Hide the cursor."""
        self.picks_blank = False
        self.show_cursor()

    def on_key(self, event: events.Key) -> None:
        """Type a tile, and go on to the next square; or pick a blank."""
        if event.character and event.character in BLANK_SIGNS:
            event.stop()
            self.action_blank()
        elif event.character in _LETTERS:
            event.stop()
            tile = event.character.lower() if self.picks_blank else event.character.upper()
            self.picks_blank = False
            self.post_message(self.Typed(self.cursor, tile))
            if place_in_line(self.cursor, self.direction) < SIZE - 1:
                self._go_to(self.cursor + self.direction.value)

    def on_scrabble_board_square_picked(self, event: ScrabbleBoard.SquarePicked) -> None:
        """Go to the square; on that of the cursor, turn."""
        event.stop()
        self.focus()
        if event.square == self.cursor:
            self.action_turn()
        else:
            self._go_to(event.square)

    def action_go(self, down: int, right: int) -> None:
        """Move the cursor, up to the edge."""
        row, column = row_of(self.cursor) + down, column_of(self.cursor) + right
        if row in range(SIZE) and column in range(SIZE):
            self._go_to(square_at(row, column))

    def action_turn(self) -> None:
        """Turn the direction of typing."""
        across = self.direction is Direction.ACROSS
        self.direction = Direction.DOWN if across else Direction.ACROSS
        self.show_cursor()

    def action_blank(self) -> None:
        """Take a blank for the next letter."""
        self.picks_blank = True
        self.post_message(self.BlankPicked())

    def action_clear(self) -> None:
        """Take the tile under the cursor away."""
        self.post_message(self.Typed(self.cursor, NO_TILE))

    def action_erase(self) -> None:
        """Take the tile under the cursor away, or go back and take the one there."""
        if not self.board.covered(self.cursor) and place_in_line(self.cursor, self.direction):
            self._go_to(self.cursor - self.direction.value)
        self.action_clear()

    def _go_to(self, square: int) -> None:
        self.cursor = square
        self.show_cursor()
