"""The part of a game in which tiles are laid or a move is typed; nothing here makes a move."""

import random
import re
from string import ascii_uppercase
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.entry import BLANK_SIGNS, EntryError, read_move
from wordarcade.engine.scrabble.moves import Move, Place
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.tiles import BLANK, NO_TILE, in_order, on_rack
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.screens.scrabble import remark
from wordarcade.screens.scrabble.rack_tiles import shuffled
from wordarcade.screens.scrabble.table import TableScreen
from wordarcade.services import Services
from wordarcade.store.scrabble_rounds import SavedScrabbleRound
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.tone import Tone

_SIGNS: Final = {
    **{str(digit): str(digit) for digit in range(10)},
    "full_stop": NO_TILE,
    "question_mark": BLANK,
    "number_sign": "#",
    "left_parenthesis": "(",
    "right_parenthesis": ")",
}
"""What moves are typed with besides letters, by the names of the keys."""

_LONGEST: Final = 40
"""Characters of a typed move."""

_COLUMN: Final = re.compile(r"[a-o]", re.IGNORECASE)
_ROW_FIRST: Final = re.compile(r"[a-o]([0-9]{1,2}[a-o])", re.IGNORECASE)


class PlacingScreen(TableScreen):
    """Takes tiles letter by letter, or a typed move, and says what they would earn.

    Tiles may be laid while others think, too; they are taken back if others need their squares.

    Args:
        services: the collaborators.
        saved: the game, on record.
        elapsed_ms: play time so far.
        finished: whether the game is among the finished ones already.

    Attributes:
        draft: the tiles that are laid.
        picked: the place on the rack of the tile that the next square is for, or None.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"type_sign('{sign}')", show=False) for key, sign in _SIGNS.items()),
        # In a typed move the case of a letter says whether it is a blank's.
        *(Binding(sign, f"type_letter('{sign}')", show=False) for sign in ascii_uppercase),
        Binding("up", "move(-1, 0)", "Up", show=False, id="scrabble.up"),
        Binding("down", "move(1, 0)", "Down", show=False, id="scrabble.down"),
        Binding("left", "move(0, -1)", "Left", show=False, id="scrabble.left"),
        Binding("right", "move(0, 1)", "Right", show=False, id="scrabble.right"),
        Binding("space", "turn", "Turn", key_display="space", id="scrabble.turn"),
        Binding("ctrl+l", "type_move", "Type a move", show=False, id="scrabble.type"),
        Binding("ctrl+b", "use_blank", "Use the blank", show=False, id="scrabble.blank"),
        Binding("ctrl+r", "recall", "Take all tiles back", show=False, id="scrabble.recall"),
        Binding("ctrl+s", "shuffle", "Shuffle", show=False, id="scrabble.shuffle"),
        Binding("ctrl+a,f6", "sort", "Sort the rack", show=False, id="scrabble.sort"),
    ]

    def __init__(
        self,
        services: Services,
        saved: SavedScrabbleRound,
        *,
        elapsed_ms: int = 0,
        finished: bool = False,
    ) -> None:
        super().__init__(services, saved, elapsed_ms=elapsed_ms, finished=finished)
        self.draft = Draft()
        self._typed: str | None = None
        self._column = ""
        self._blank = False
        self.picked: int | None = None
        self._chance = random.Random(saved.seed)

    # What is entered

    @property
    def is_entering(self) -> bool:
        """Whether tiles are laid, or a move is being typed."""
        return bool(self.draft.tiles) or self._typed is not None

    def can_place(self) -> bool:
        """Whether tiles can be laid; if a pause is what hinders, say so."""
        waits = self.viewer is not None and self.round.phase is Phase.PLAY
        return waits and self.playable()

    def entered(self) -> Move | None:
        """Return the move that is laid or typed; None, and say why, if there is none."""
        if self._typed is not None:
            rack = self.round.position.rack
            try:
                return read_move(self._typed, self.round.board, rack)
            except EntryError as error:
                self.confide(str(error), Tone.REFUSED)
                return None
        place = self.draft.place(self.round.board)
        if place is None:
            nothing = refusal_sentence(Refused(Refusal.NO_TILES))
            self.confide(remark.NOT_IN_LINE if self.draft.tiles else nothing, Tone.REFUSED)
        return place

    def show_entry(self) -> None:
        """Show the tiles that are laid, and what the rules say to them."""
        placing_now = self.viewer is not None and self.round.phase is Phase.PLAY
        self.board.draft = self.draft if placing_now else None
        self.rack.away = self.draft.slots(self.rack_order)
        self.rack.cursor = self.picked
        self.entry_line.entry = self.entry()

    def entry(self) -> Entry:
        """Return what the entry line shows."""
        if self.viewer is None:
            return Entry()
        if self._typed is not None:
            return remark.typed(self._typed, self.round, self.viewer)
        return remark.laid(self.draft, self.round, self.viewer)

    def lay(self, draft: Draft, typed: str | None = None) -> None:
        """Lay other tiles, or move the cursor.

        Args:
            draft: the tiles, and the cursor.
            typed: the move that is being typed, or None.
        """
        self.draft, self._typed = draft, typed
        self._column = ""
        self.picked = None
        self.show_entry()

    def clear_entry(self) -> None:
        """Take all tiles back, and drop what is typed."""
        self._blank = False
        self.lay(self.draft.recall())

    def show_game(self) -> None:
        """Show how the game stands; tiles that cannot lie where they are any more come back."""
        super().show_game()
        game, viewer = self.round, self.viewer
        held = viewer is not None and game.rack(viewer).holds(
            "".join(on_rack(tile) for _, tile in self.draft.tiles)
        )
        if not held or any(game.board.covered(square) for square, _ in self.draft.tiles):
            self.draft = self.draft.recall()
        self.show_entry()

    # Keys

    def action_type_letter(self, letter: str) -> None:
        """Lay the tile of a letter at the cursor, or add it to the move that is typed.

        Args:
            letter: a to z, in either case, which counts in a typed move.
        """
        if not self.can_place():
            return
        if self._typed is not None:
            self._type(self._typed + letter)
            return
        first = not self.draft.tiles
        blank, self._blank = self._blank, False
        draft = self.draft.type_letter(letter, self.round.board, self.rack_order, blank=blank)
        if draft is not self.draft:
            self.lay(draft)
        elif self.draft.tile_for(letter, self.rack_order, blank=blank) is None:
            self.message_line.show(remark.lacking(letter, self.rack_order), Tone.REFUSED)
        else:
            self.message_line.show(remark.NO_ROOM, Tone.REFUSED)
        # A digit may follow: then it was the column of a square.
        self._column = letter if first and _COLUMN.fullmatch(letter) else ""

    def action_type_sign(self, sign: str) -> None:
        """Add a sign to the move that is typed; a digit begins one."""
        if not self.can_place():
            return
        if self._typed is not None:
            self._type(self._typed + sign)
        elif sign.isdigit():
            column = self._column
            self._type(column + sign)
            self._column = column
        elif sign in BLANK_SIGNS:
            self.action_use_blank()

    def action_type_move(self) -> None:
        """Begin to type a move, or go back to the tiles."""
        if self.can_place():
            if self._typed is None:
                self._type("")
            else:
                self.clear_entry()

    def _type(self, text: str) -> None:
        """Take what is typed; as far as it is a play, lay its tiles."""
        column = self._column
        if column and (row_first := _ROW_FIRST.fullmatch(text)):
            # The letter before was a tile after all, or one that the rack does not have.
            text, column = row_first[1], ""
        self.lay(self._draft_of(text[:_LONGEST]), text[:_LONGEST])
        self._column = column

    def _draft_of(self, text: str) -> Draft:
        bare = self.draft.recall()
        if self.viewer is None:
            return bare
        board, rack = self.round.board, self.round.rack(self.viewer)
        try:
            move = read_move(text, board, rack)
        except EntryError:
            return bare
        if not isinstance(move, Place) or placing.refusal(board, rack, move) is not None:
            return bare
        return Draft(move.square, move.direction, move.laid).forward(board)

    def action_use_blank(self) -> None:
        """Take the blank for the next letter, though the rack may have its tile."""
        if not self.can_place():
            return
        if self._typed is not None:
            self._type(self._typed + BLANK)
        elif BLANK in self.draft.left(self.rack_order):
            self._blank = True
            self.message_line.show("Type the letter that the blank stands for.", Tone.NOTICE)
        else:
            self.message_line.show("Your rack has no blank.", Tone.REFUSED)

    def action_erase(self) -> None:
        """Take back the tile laid last, or the sign typed last."""
        if not self.can_place():
            return
        if self._typed is None:
            self.lay(self.draft.erase())
        elif self._typed:
            self._type(self._typed[:-1])
        else:
            self.clear_entry()

    def action_move(self, down: int, right: int) -> None:
        """Move the cursor."""
        if self.can_place() and self._typed is None:
            self.lay(self.draft.move(down, right))

    def action_turn(self) -> None:
        """Turn the direction, or part what is typed."""
        if not self.can_place():
            return
        if self._typed is None:
            self.lay(self.draft.turn())
        else:
            self._type(f"{self._typed} ")

    def action_recall(self) -> None:
        """Take all tiles back."""
        if self.can_place():
            self.clear_entry()

    def action_shuffle(self) -> None:
        """Show the tiles on the rack in another order."""
        if self.playable():
            laid = self.draft.slots(self.rack_order)
            self.reorder(shuffled(self.rack_order, laid, self._chance))

    def action_sort(self) -> None:
        """Show the tiles of the rack in alphabetical order."""
        if self.playable():
            self.reorder(in_order(self.rack_order))

    def reorder(self, tiles: str) -> None:
        """Show the tiles of the rack in another order."""
        self.picked = None
        self.order_rack(tiles)
        self.show_entry()
