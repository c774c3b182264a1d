"""The move being entered: tiles laid, or text typed."""

import random
import re
from typing import Final

from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.entry import BLANK_SIGNS, EntryError, read_move
from wordarcade.engine.scrabble.moves import Move, Place
from wordarcade.engine.scrabble.refusals import refusal_sentence
from wordarcade.engine.scrabble.squares import SIZE, place_in_line
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.engine.scrabble.verdict import Refusal, Refused
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble.opinion import Opinion, letters_for_blank, no_words, opinion
from wordarcade.screens.scrabble.rack_tiles import ShownRack, in_shown_order, shuffled
from wordarcade.screens.scrabble.wording import BLANK_NEXT
from wordarcade.widgets.tone import Tone

Remark = tuple[str, Tone]
"""What is to be said of a key, and how."""

_NO_ROOM: Final = "No square is free from here on. Turn with Space, or move the cursor."

_BLANK_TAKEN: Final = "You have no {letter}, so your blank stands for it."
"""Said when a letter that is typed takes the blank, which nobody has asked for."""

_NOTHING_TO_TYPE: Final = "What you pasted has no word or move."

_LONGEST: Final = 40
"""Characters of a typed move."""

_NOT_TYPED: Final = re.compile(r"[^A-Za-z0-9.?#()]")
"""What no move is written with."""

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
        fault: why what is typed is no move (yet), or an empty string.
        attempted: whether an attempt to play the tiles as they lie was refused.
        refused: the words for which the rules have refused them.
        picked: the place on the rack of the tile that the next square is for, or None.
        next_hint: what the next hint of this turn shows, if that was told; empty if not.
    """

    def __init__(self, session: ScrabbleSession) -> None:
        self.draft = Draft()
        self.typed: str | None = None
        self.fault = ""
        self.attempted = False
        self.refused: tuple[str, ...] = ()
        self.picked: int | None = None
        self.next_hint = ""
        self._session: Final = session
        self._racks: Final = _racks_of(session)
        self._chance: Final = random.Random(session.seed)
        self._column = ""
        self._was_empty = True
        self._blank = False
        self._move: Move | None = None

    # What there is

    @property
    def is_entering(self) -> bool:
        """Whether tiles are laid, or a move is being typed."""
        return bool(self.draft.tiles) or self.typed is not None

    @property
    def rack_order(self) -> str:
        """The tiles in sight, in the order in which they are shown."""
        seen = self._session.seen_player
        return "" if seen is None else self._racks[seen].tiles

    @property
    def shown(self) -> Draft:
        """The tiles as they lie on the board: none, if the rack does not have all of them."""
        return self.draft.recall() if self.draft.lacking(self.rack_order) else self.draft

    @property
    def slots(self) -> tuple[int, ...]:
        """The places on the rack of the tiles that lie on the board."""
        return self.shown.slots(self.rack_order)

    @property
    def move(self) -> Move | None:
        """The move that is typed or laid; None if there is none."""
        if self.typed is not None:
            return self._move
        return self.draft.place(self._session.state.board)

    @property
    def place(self) -> Place | None:
        """The placement that is typed or laid; None if there is none, or it is in no line."""
        return self.move if isinstance(self.move, Place) else None

    @property
    def opinion(self) -> Opinion | None:
        """What the rules say of the placement; None if there is none."""
        viewer, game = self._session.seats.viewer, self._session.state
        if viewer is None or (self.typed is not None and self.place is None):
            return None
        told = opinion(self.draft, self.place, game, viewer, attempted=self.attempted)
        return no_words(self.refused, told.answer) if told and self.refused else told

    @property
    def stands(self) -> bool:
        """Whether the rules let the tiles be played as they lie."""
        told = self.opinion
        return told is not None and not told.answer

    @property
    def refusal(self) -> Remark | None:
        """Why what is entered cannot be played, and how to say so; None if it can."""
        told = self.opinion
        if told is not None and told.answer:
            return told.answer, Tone.REFUSED if told.score is None else told.tone
        if self.move is None:
            nothing = refusal_sentence(Refused(Refusal.NO_TILES))
            if self.next_hint and self.typed is None:
                return f"No tile is laid yet. Ctrl+T: {self.next_hint}.", Tone.NOTICE
            return self.fault or nothing, Tone.REFUSED
        return None

    @property
    def makers(self) -> frozenset[str]:
        """The letters, as capitals, with which the blank that waits makes nothing but words.

        Told where words can be looked up: there it saves typing, and gives nothing away.
        """
        place, free = self.place, self._session.state.config.looks_words_up
        if self.draft.open_blank is None or place is None or not free:
            return frozenset()
        return letters_for_blank(place, self._session.state)

    def follow(self) -> None:
        """Go by the game as it stands now; a hint is for one turn.

        Tiles kept on a rack keep their order; tiles that cannot lie where they are any more come
        back.
        """
        game, seen, viewer = (
            self._session.state,
            self._session.seen_player,
            self._session.seats.viewer,
        )
        self.next_hint = ""
        if seen is not None:
            self._racks[seen].follow(game.rack(seen))
        if self.typed is not None:
            self._read(self.typed)
        elif viewer is None or any(game.board.covered(square) for square, _ in self.draft.tiles):
            self.draft = self.draft.recall()
        if game.board.is_empty and not self._was_empty:  # the first play was taken back
            self.draft = Draft()
        self._was_empty = game.board.is_empty
        self.draft = self.draft.beside(game.board)

    # Tiles

    def lay(self, draft: Draft, typed: str | None = None) -> None:
        """Lay other tiles, or move the cursor.

        Args:
            draft: the tiles, and the cursor.
            typed: the move that is being typed, or None.
        """
        self.draft, self.typed = draft, typed
        self.attempted, self.refused = False, ()
        self._column = ""
        self.picked = None

    @property
    def clears(self) -> str:
        """What `clear` does, in a word or two; empty if there is nothing to take back."""
        if self.picked is not None:
            return "Put down"
        if self.draft.tiles:
            return "Take back"
        return "" if self.typed is None else "Clear"

    def clear(self) -> bool:
        """Take all tiles back, and drop what is typed; whether there was anything.

        A blank that waits for its letter is taken back alone.
        """
        if self.draft.open_blank is not None:
            self.erase()
            return True
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
            self._racks[seen].tiles = tiles
            self._session.arrange_rack(seen, tiles)

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
        if self.draft.open_blank is not None:
            self.lay(self.draft.with_letter(letter))
            return None
        first, order = not self.draft.tiles, self.rack_order
        blank, self._blank = self._blank, False
        draft = self.draft.type_letter(letter, self._session.state.board, order, blank=blank)
        told = (_NO_ROOM, Tone.REFUSED) if draft is self.draft else None
        new = draft.tiles[len(self.draft.tiles) :]
        if any(tile.islower() for _, tile in new) and not blank:
            told = _BLANK_TAKEN.format(letter=letter.upper()), Tone.NOTICE
        self.lay(draft)
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
        self.lay(self.draft, text[:_LONGEST])
        self._read(text[:_LONGEST])
        self._column = column

    def complete(self) -> Remark | None:
        """Type the play that the tiles would make, if its word is longer than the one typed.

        Returns:
            What is to be said of it, or None if the word is whole.
        """
        told = self.opinion
        if told is None or not told.whole:
            return None
        self.type_text(told.whole)
        return told.answer, Tone.NOTICE

    def paste(self, text: str) -> Remark | None:
        """Lay the letters of a pasted word at the cursor; type what holds more, such as a square.

        Args:
            text: anything; its first line that says something counts.

        Returns:
            What is to be said of it, if anything.
        """
        lines = (" ".join(_NOT_TYPED.sub(" ", line).split()) for line in text.splitlines())
        line = next(filter(None, lines), "")
        if not line:
            return _NOTHING_TO_TYPE, Tone.REFUSED
        if self.typed is not None:
            self.type_text(f"{self.typed}{line}")
        elif not line.isalpha():
            self.type_text(line)
        else:
            told = [self.type_letter(letter) for letter in line[:SIZE]]
            return next(filter(None, told), None)
        return None

    def _read(self, text: str) -> None:
        """Understand a typed move as far as it goes; lay the tiles of a play."""
        self._move, self.fault, self.draft = None, "", self.draft.recall()
        viewer, board = self._session.seats.viewer, self._session.state.board
        if viewer is None:
            return
        try:
            self._move = move = read_move(text, board, self._session.state.rack(viewer))
        except EntryError as error:
            self.fault = str(error)
            return
        if isinstance(move, Place):
            room = SIZE - place_in_line(move.square, move.direction)
            inside = frozenset(move.squares[:room])
            tiles = tuple(each for each in move.laid if each[0] in inside)
            self.draft = Draft(move.square, move.direction, tiles).forward(board)

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
            return BLANK_NEXT, Tone.NOTICE
        return "Your rack has no blank.", Tone.REFUSED

    def erase(self) -> None:
        """Take back the blank that waits for its letter, the tile laid last, or the last sign."""
        if self.draft.open_blank is not None:
            self.lay(self.draft.take(self.draft.open_blank))
        elif self.typed is None:
            self.lay(self.draft.erase())
        elif self.typed:
            self.type_text(self.typed[:-1])
        else:
            self.clear()

    def go(self, down: int, right: int) -> None:
        """Move the cursor; the tiles of a move that is typed stay where they lie."""
        self.lay(self.draft.move(down, right))

    def turn(self) -> None:
        """Turn the direction, or put a space into what is typed."""
        if self.typed is None:
            self.lay(self.draft.turn())
        else:
            self.type_text(f"{self.typed} ")


def _racks_of(session: ScrabbleSession) -> list[ShownRack]:
    """Return all racks as they were drawn and arranged: a resumed game looks the same."""
    game, arranged = session.state, dict(session.rack_orders)
    racks = [ShownRack() for _ in game.config.players]
    for state in game.course() if game.moves or arranged else ():
        for player, shown in enumerate(racks):
            shown.follow(state.rack(player))
        due = [player for player, each in arranged.items() if each.moves <= len(state.moves)]
        for player in set(due).intersection(range(len(racks))):
            tiles = arranged.pop(player).tiles
            racks[player].tiles = in_shown_order(state.rack(player), tiles)
    return racks
