"""What the person at the keyboard is entering: tiles that are laid, or a move that is typed."""

import random
import re
from typing import Final

from wordarcade.engine.scrabble import placing
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.entry import BLANK_SIGNS, EntryError, read_move
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.tiles import BLANK, on_rack
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble import remark
from wordarcade.screens.scrabble.rack_tiles import in_shown_order, shuffled
from wordarcade.widgets.tone import Tone

Remark = tuple[str, Tone]
"""What is to be said of a key, and how."""

_LONGEST: Final = 40
"""Characters of a typed move."""

_COLUMN: Final = re.compile(r"[a-o]", re.IGNORECASE)
_ROW_FIRST: Final = re.compile(r"[a-o]([0-9]{1,2}[a-o])", re.IGNORECASE)


class Laying:
    """The tiles of the rack in sight, in the order of its player, and those of them on the board.

    Tiles may be laid while others think, too; they are taken back if others need their squares.
    What a key does to them is known here; who may press it, and what is seen of it, is not.

    Args:
        session: the game in play.

    Attributes:
        draft: the tiles that are laid.
        typed: the move that is being typed, or None.
        picked: the place on the rack of the tile that the next square is for, or None.
    """

    def __init__(self, session: ScrabbleSession) -> None:
        self.draft = Draft()
        self.typed: str | None = None
        self.picked: int | None = None
        self._session: Final = session
        self._orders: Final = [""] * len(session.state.config.players)
        self._chance: Final = random.Random(session.seed)
        self._column = ""
        self._blank = False

    # What there is

    @property
    def is_entering(self) -> bool:
        """Whether tiles are laid, or a move is being typed."""
        return bool(self.draft.tiles) or self.typed is not None

    @property
    def rack_order(self) -> str:
        """The tiles in sight, in the order in which they are shown."""
        seen = self._session.seen_player
        return "" if seen is None else self._orders[seen]

    @property
    def slots(self) -> tuple[int, ...]:
        """The places on the rack of the tiles that are laid."""
        return self.draft.slots(self.rack_order)

    def follow(self) -> None:
        """Go by the game as it stands now.

        Tiles kept on a rack keep their order; tiles that cannot lie where they are any more come
        back.
        """
        game, seen, viewer = (
            self._session.state,
            self._session.seen_player,
            self._session.seats.viewer,
        )
        if seen is not None:
            self._orders[seen] = in_shown_order(game.rack(seen), self._orders[seen])
        held = viewer is not None and game.rack(viewer).holds(
            "".join(on_rack(tile) for _, tile in self.draft.tiles)
        )
        if not held or any(game.board.covered(square) for square, _ in self.draft.tiles):
            self.draft = self.draft.recall()

    # Tiles

    def lay(self, draft: Draft, typed: str | None = None) -> None:
        """Lay other tiles, or move the cursor.

        Args:
            draft: the tiles, and the cursor.
            typed: the move that is being typed, or None.
        """
        self.draft, self.typed = draft, typed
        self._column = ""
        self.picked = None

    def clear(self) -> bool:
        """Take all tiles back, and drop what is typed; whether there was anything."""
        dropped = self.is_entering or self.picked is not None
        self._blank = False
        self.lay(self.draft.recall())
        return dropped

    def start_anew(self) -> None:
        """Move the cursor behind the play just made; to the centre before the first one."""
        first = self._session.state.board.is_empty
        self.lay(Draft() if first else Draft(self.draft.cursor, self.draft.direction))

    def reorder(self, tiles: str) -> None:
        """Show the tiles of the rack in another order."""
        self.picked = None
        seen = self._session.seen_player
        if seen is not None:
            self._orders[seen] = tiles

    def shuffle(self) -> None:
        """Show the tiles that are left on the rack in another order."""
        self.reorder(shuffled(self.rack_order, self.slots, self._chance))

    # Keys

    def type_letter(self, letter: str) -> Remark | None:
        """Lay the tile of a letter at the cursor, or add it to the move that is typed.

        Args:
            letter: a to z, in either case, which counts in a typed move.

        Returns:
            Why that cannot be, or None if it can.
        """
        if self.typed is not None:
            self.type_text(self.typed + letter)
            return None
        first, order, told = not self.draft.tiles, self.rack_order, None
        blank, self._blank = self._blank, False
        draft = self.draft.type_letter(letter, self._session.state.board, order, blank=blank)
        if draft is not self.draft:
            self.lay(draft)
        elif self.draft.tile_for(letter, order, blank=blank) is None:
            told = remark.lacking(letter, order), Tone.REFUSED
        else:
            told = remark.NO_ROOM, Tone.REFUSED
        # A digit may follow: then it was the column of a square.
        self._column = letter if first and _COLUMN.fullmatch(letter) else ""
        return told

    def type_sign(self, sign: str) -> Remark | None:
        """Add a sign to the move that is typed; a digit begins one.

        Returns:
            What is to be said of it, if anything.
        """
        if self.typed is not None:
            self.type_text(self.typed + sign)
        elif sign.isdigit():
            column = self._column
            self.type_text(column + sign)
            self._column = column
        elif sign in BLANK_SIGNS:
            return self.use_blank()
        return None

    def type_text(self, text: str) -> None:
        """Take what is typed; as far as it is a play, lay its tiles."""
        column = self._column
        if column and (row_first := _ROW_FIRST.fullmatch(text)):
            # The letter before was a tile after all, or one that the rack does not have.
            text, column = row_first[1], ""
        self.lay(self._draft_of(text[:_LONGEST]), text[:_LONGEST])
        self._column = column

    def _draft_of(self, text: str) -> Draft:
        bare, viewer = self.draft.recall(), self._session.seats.viewer
        if viewer is None:
            return bare
        board, rack = self._session.state.board, self._session.state.rack(viewer)
        try:
            move = read_move(text, board, rack)
        except EntryError:
            return bare
        if not isinstance(move, Place) or placing.refusal(board, rack, move) is not None:
            return bare
        return Draft(move.square, move.direction, move.laid).forward(board)

    def type_or_lay(self) -> None:
        """Begin to type a move, or go back to the tiles."""
        if self.typed is None:
            self.type_text("")
        else:
            self.clear()

    def use_blank(self) -> Remark | None:
        """Take the blank for the next letter, though the rack may have its tile."""
        if self.typed is not None:
            self.type_text(self.typed + BLANK)
            return None
        if BLANK in self.draft.left(self.rack_order):
            self._blank = True
            return "Type the letter that the blank stands for.", Tone.NOTICE
        return "Your rack has no blank.", Tone.REFUSED

    def erase(self) -> None:
        """Take back the tile laid last, or the sign typed last."""
        if self.typed is None:
            self.lay(self.draft.erase())
        elif self.typed:
            self.type_text(self.typed[:-1])
        else:
            self.clear()

    def move(self, down: int, right: int) -> None:
        """Move the cursor, unless a move is being typed."""
        if self.typed is None:
            self.lay(self.draft.move(down, right))

    def turn(self) -> None:
        """Turn the direction, or put a space into what is typed."""
        if self.typed is None:
            self.lay(self.draft.turn())
        else:
            self.type_text(f"{self.typed} ")
