"""Board, rack and entry line: where tiles are laid; nothing here makes a move."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.geometry import Region
from textual.widget import Widget

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.draft import Draft
from wordarcade.engine.scrabble.moves import Move, Place
from wordarcade.engine.scrabble.squares import Direction, name_of
from wordarcade.engine.scrabble.tiles import in_order
from wordarcade.engine.scrabble.verdict import Refusal, Refused, Verdict
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.scrabble.bubble import bubble
from wordarcade.screens.scrabble.drag import Drag
from wordarcade.screens.scrabble.entry import entry
from wordarcade.screens.scrabble.laying import Laying, Remark
from wordarcade.screens.scrabble.opinion import blank_question
from wordarcade.screens.scrabble.rack_tiles import moved, rack_tiles
from wordarcade.screens.scrabble.stage import LayingStage
from wordarcade.widgets.bingo_ribbon import Bingo, BingoRibbon
from wordarcade.widgets.blank_choice import BlankChoice
from wordarcade.widgets.board_and_rack import BoardAndRack
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.ribbon_place import ribbon_at_foot, ribbon_in
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_layout import PARTED_SIZES
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone


class ScrabbleArea(BoardAndRack):
    """Takes tiles that are typed, clicked or dragged, and says what they would earn.

    Args:
        session: the game in play.
        stage: its screen.
        panel: what stands beside the board.

    Attributes:
        board: the board.
        rack: the rack in sight.
        entry_line: where what is entered is shown.
        laying: what is entered.
        lesson: what was best in the last turn, said until something is entered; may be empty.
        stuck: whether the bot to move has failed, and waits to be asked again.
    """

    def __init__(self, session: ScrabbleSession, stage: LayingStage, panel: Widget) -> None:
        config = session.state.config
        self.board = ScrabbleBoard(config.layout, config.distribution)
        self.rack = TileRack(steered=False, sizes=PARTED_SIZES)
        self.rack.capacity = RACK_SIZE
        super().__init__(
            *(self.board, self.rack, panel),
            title="Your rack" if session.seats.persons else "Rack",
            fact="^s shuffle · f6 sort",
            id="playfield",
        )
        self.entry_line = EntryLine()
        self.laying = Laying(session)
        self.lesson = ""
        self.stuck = False
        self._session = session
        self._stage = stage
        self._drag = Drag(session, self.laying, self.board, self.rack)
        self._covered = False
        self._ribbon = BingoRibbon()

    def compose(self) -> ComposeResult:
        """What lies above the others now and then: a ribbon, and the tile in hand."""
        yield self._ribbon
        yield self._drag.held

    @property
    def playfield(self) -> "ScrabbleArea":
        """Board, rack and panel."""
        return self

    @property
    def takes_tiles(self) -> bool:
        """Whether somebody sits at the keyboard, and tiles can be laid."""
        return self._session.seats.viewer is not None and self._session.placing

    # What is shown

    def show_game(self) -> None:
        """Show how the game stands; a hint is for one turn."""
        game = self._session.state
        self.laying.follow()
        place = game.last_place
        self.board.board = game.board
        self.board.last = frozenset(square for square, _ in place.laid) if place else frozenset()
        self.board.hinted = frozenset()
        self.show_waiting()

    def show_entry(self) -> None:
        """Show what has been entered; what was said of it before is forgotten."""
        self._forget_remark()
        self.show_waiting()

    def _forget_remark(self) -> None:
        self._stage.forget_remark()
        self._ribbon.send_away()

    def show_waiting(self) -> None:
        """Show the rack, the tiles that are laid, and what the rules say to them."""
        laying = self.laying
        self.show_rack()
        self._drag.follow()
        self._show_draft()
        told = laying.opinion
        self.board.refused = told is not None and told.tone is Tone.REFUSED
        self.board.bubble = bubble(laying) if self.takes_tiles else None
        self._stage.show_standing(told)
        self.ask_for_letter(laying.draft.open_blank is not None, laying.makers)
        self.rack.away = self._drag.away
        self.rack.cursor = laying.picked

    def _show_draft(self) -> None:
        self.board.draft = self.laying.shown if self.takes_tiles else None
        dragged = self._drag.entry
        self.entry_line.entry = dragged or entry(
            self._session, self.laying, self.lesson, stuck=self.stuck
        )

    def cover(self, covered: bool) -> None:
        """Cover the board and the rack, or show them; between two people only the rack."""
        self._covered = covered
        if covered and self._drag.put_back():
            self.show_waiting()
        self.board.hidden = covered and not self._between
        self.show_rack()

    @property
    def _between(self) -> bool:
        """Whether one person has left the keyboard, and the next is not there yet."""
        seats = self._session.seats
        return seats.shared and seats.viewer is None and not self._session.paused

    def show_rack(self) -> None:
        """Show the tiles in sight, or between two people as many that nobody can read."""
        laying, config = self.laying, self._session.state.config
        self.rack.hidden = self._covered or self._between
        letters = " " * len(self._session.state.position.rack) if self._between else ""
        self.rack.tiles = rack_tiles(letters or laying.rack_order, config.distribution)

    def celebrate(self, bingo: Bingo, place: Place, aside: Region) -> None:
        """Show a bingo beside the board; where that is covered, on it, clear of its word.

        Args:
            bingo: the bingo.
            place: its play.
            aside: where nothing is read meanwhile, on the screen.
        """
        region = None if self._between else ribbon_in(aside)
        region = (
            region or self.board.beside_word(place.squares) or ribbon_at_foot(self._side.region)
        )
        self._ribbon.celebrate(bingo, region.translate(-self.region.offset))

    @property
    def celebrating(self) -> bool:
        """Whether a bingo is being celebrated."""
        return self._ribbon.display

    # What is entered

    def entered(self) -> Move | None:
        """Return the move that is laid or typed; None, and say why, if it cannot be made.

        A play whose word is longer than the one typed is taken into the entry instead.
        """
        laying = self.laying
        if (told := laying.complete()) is not None:
            self._answer(told)
            return None
        if (refusal := laying.refusal) is not None:
            laying.attempted = True
            self.show_waiting()
            # What is said of nothing is of no use later.
            say = self._stage.confide if laying.is_entering else self._stage.remark
            say(*refusal)
            return None
        return laying.move

    def refuse(self, verdict: Verdict) -> None:
        """Show the tiles that lie on the board as refused, until they are changed."""
        match verdict:
            case Refused(Refusal.NOT_WORDS, words=words):
                self.laying.refused = tuple(words)
                self.show_entry()

    def submit(self) -> None:
        """Play what is entered."""
        self._stage.submit()

    @property
    def clears(self) -> str:
        """What Esc does to the tiles."""
        return "Put back" if self._drag.is_on else self.laying.clears

    def clear(self) -> bool:
        """Put a dragged tile back, or take all tiles back; whether there was anything."""
        if self._drag.put_back():
            self.show_entry()
            return True
        dropped = self.laying.clear()
        self.show_entry()
        return dropped

    def lay(self, place: Place) -> None:
        """Lay the tiles of a play."""
        board = self._session.state.board
        self.laying.lay(Draft(place.square, place.direction, place.laid).forward(board))
        self.show_entry()

    def point_out(self, squares: Sequence[int]) -> None:
        """Mark the squares of a word; where nothing is entered yet, its letters come there next.

        Args:
            squares: the squares, in order; none, to mark nothing any more.
        """
        self.board.hinted = frozenset(squares)
        if len(squares) > 1 and not self.laying.is_entering:
            way = Direction(squares[1] - squares[0])
            self.laying.lay(Draft(squares[0], way).forward(self._session.state.board))
            self.show_entry()

    def type_letter(self, letter: str) -> None:
        """Lay the tile of a letter at the cursor, or add it to the move that is typed."""
        if self.takes_tiles:
            self._answer(self.laying.type_letter(letter))

    def type_sign(self, sign: str) -> None:
        """Add a sign to the move that is typed; a digit begins one."""
        if self.takes_tiles:
            self._answer(self.laying.type_sign(sign))

    def paste(self, text: str) -> None:
        """Lay the letters of a word, or type a move."""
        if self.takes_tiles:
            self._answer(self.laying.paste(text))

    def use_blank(self) -> None:
        """Take the blank for the next letter, though the rack may have its tile."""
        if self.takes_tiles:
            self._answer(self.laying.use_blank())

    def type_move(self) -> None:
        """Begin to type a move, or go back to the tiles."""
        if self.takes_tiles:
            self.laying.type_or_lay()
            self.show_entry()

    def erase(self) -> None:
        """Take back the tile laid last, or the sign typed last."""
        if self.takes_tiles:
            self.laying.erase()
            self.show_entry()

    def move_cursor(self, down: int, right: int) -> None:
        """Move the cursor; as long as there is no entry, nothing else changes."""
        if not self.takes_tiles:
            return
        laying = self.laying
        entering = laying.is_entering or laying.picked is not None
        laying.go(down, right)
        if entering or laying.is_entering:
            self.show_entry()
        else:
            self._forget_remark()
            self._show_draft()

    def turn(self) -> None:
        """Turn the direction, or put a space into what is typed."""
        if self.takes_tiles:
            self.laying.turn()
            self.show_entry()

    def shuffle(self) -> None:
        """Show the tiles on the rack in another order."""
        self.laying.shuffle()
        self.show_entry()

    def sort(self) -> None:
        """Show the tiles of the rack in alphabetical order."""
        self.laying.reorder(in_order(self.laying.rack_order))
        self.show_entry()

    def _answer(self, told: Remark | None) -> None:
        """Show what a key has changed, and say what there is to be said of it."""
        self.show_entry()
        if told is not None:
            self._stage.remark(*told)

    # The mouse

    def on_blank_choice_picked(self, event: BlankChoice.Picked) -> None:
        """Let the blank stand for the letter that was clicked."""
        if self._can_point():
            self._answer(self.laying.type_letter(event.letter))

    def _can_point(self) -> bool:
        return self.takes_tiles and self._stage.playable()

    def on_tile_rack_picked(self, event: TileRack.Picked) -> None:
        """Pick a tile for the next square that is clicked, or take it back from the board."""
        self._end_drag()
        if not self._can_point():
            return
        laying, laid = self.laying, self.laying.slots
        if event.tile in laid:
            laying.lay(laying.draft.take(laying.draft.tiles[laid.index(event.tile)][0]))
        else:
            laying.picked = None if event.tile == laying.picked else event.tile
        self.show_entry()

    def on_tile_rack_dragged(self, event: TileRack.Dragged) -> None:
        """Show the tile at the pointer and no more on the rack, and where it would be laid."""
        if self._can_point():
            self._drag.take(event.point, slot=event.tile)
            self._show_drag()

    def on_scrabble_board_tile_dragged(self, event: ScrabbleBoard.TileDragged) -> None:
        """Show the tile at the pointer, and where it would be laid."""
        if self._can_point():
            self._drag.take(event.point, square=event.start)
            self._show_drag()

    def _show_drag(self) -> None:
        if (entry := self._drag.entry) is not None:
            self.entry_line.entry = entry
            self.rack.away = self._drag.away

    def _end_drag(self) -> bool:
        """Let go of the tile; return whether there was one in hand."""
        dragged = self._drag.end()
        self.show_entry()
        return dragged

    def on_tile_rack_dropped(self, event: TileRack.Dropped) -> None:
        """Lay the tile on the square where it was dropped, or move it on the rack."""
        self._end_drag()
        if not self._can_point() or event.tile in self.laying.slots:
            return
        square = self.board.square_under(event.point)
        place = self.rack.place_under(event.point)
        if square is not None:
            self._put(event.tile, square)
        elif place is not None:
            self.laying.reorder(moved(self.laying.rack_order, event.tile, place))
            self.show_entry()

    def on_scrabble_board_square_picked(self, event: ScrabbleBoard.SquarePicked) -> None:
        """Lay the tile that is picked; with none, move the cursor, or take the tile back.

        One that was dragged away and back again stays.
        """
        if self._end_drag() or not self._can_point():
            return
        if self.laying.picked is not None:
            self._put(self.laying.picked, event.square)
        else:
            self.laying.lay(self.laying.draft.point(event.square))
            self.show_entry()

    def on_scrabble_board_tile_dropped(self, event: ScrabbleBoard.TileDropped) -> None:
        """Move a tile that is laid, or take it back."""
        self._end_drag()
        if self._can_point():
            draft, board = self.laying.draft, self._session.state.board
            if event.square is None:
                self.laying.lay(draft.take(event.start))
            else:
                self.laying.lay(draft.shift(event.start, event.square, board))
            self.show_entry()
            self._refuse_taken(event.square)

    def _put(self, slot: int, square: int) -> None:
        """Lay a tile of the rack on a square; a blank waits there for its letter."""
        board, tile = self._session.state.board, self.laying.rack_order[slot]
        self.laying.lay(self.laying.draft.put(square, tile, board))
        self.show_entry()
        self._refuse_taken(square)
        if self.laying.draft.open_blank is not None:
            self._stage.remark(blank_question(self.laying.makers), Tone.NOTICE)

    def _refuse_taken(self, square: int | None) -> None:
        """Say why a tile went back, if it was dropped on one that lies on the board."""
        if square is not None and self._session.state.board.covered(square):
            self._stage.remark(f"{name_of(square)} is taken. Choose a free square.", Tone.REFUSED)
