"""The position editor: any position, its best plays, and a game from there."""

from contextlib import suppress
from functools import partial
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.widgets import Input

from wordarcade.engine.scrabble.dealing import found
from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.routes import PositionRoute
from wordarcade.games.scrabble.playing_on import PlayingOn
from wordarcade.games.scrabble.position_editor import (
    PositionEditor,
    PositionError,
    Sketch,
    cgp_of,
    lines_of_cgp,
)
from wordarcade.games.scrabble.sketch_plays import read_play
from wordarcade.games.scrabble.sketch_simulation import (
    can_be_simulated,
    counts_kept_tiles,
    last_play_in,
)
from wordarcade.looks.composition import BREAKPOINTS, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.asking import ask_first
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.scrabble.best_play_lines import is_settled
from wordarcade.screens.scrabble.found_plays import FoundPlays
from wordarcade.screens.scrabble.level_menu import ask_level
from wordarcade.screens.scrabble.marked_play import MarkedPlay
from wordarcade.screens.scrabble.position_keys import POSITION_KEYS, SOLVE
from wordarcade.screens.scrabble.position_plays import (
    PositionPlays,
    Study,
    own_play,
    told_of,
    with_own,
)
from wordarcade.screens.scrabble.position_rows import PositionRows, holds_position
from wordarcade.screens.scrabble.position_sentences import (
    BY_HAND,
    GREETING,
    LEAVE,
    STILL_LOOKING,
    STOPPED,
    what_is_wrong,
    why_no_game,
    why_none,
)
from wordarcade.screens.scrabble.rack_tiles import rack_tiles
from wordarcade.screens.scrabble.solved_plays import solved_sentences
from wordarcade.screens.scrabble.wording import BLANK_NEXT
from wordarcade.services import Services
from wordarcade.support.errors import ArcadeError
from wordarcade.widgets.board_and_rack import BoardAndRack
from wordarcade.widgets.board_to_edit import BoardToEdit
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.stacked_panel import Section, StackedPanel
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_RULES: Final = "undo and coach on · no challenges · no clock"


class PositionScreen(ArcadeScreen[Study]):
    """Edits a position of two players; its best plays follow every change, and are its result.

    Args:
        services: the collaborators.
        route: the position to begin with; a game played on from there leads back by it.
        simulating: whether its best plays are simulated at once.
        reopened: whether the screen that it was opened from is not below it any more.

    Raises:
        EquipmentError: the board or the tiles cannot be had.
    """

    HELP_PAGE = "position"
    AUTO_FOCUS = "BoardToEdit"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    BINDINGS: ClassVar[list[BindingType]] = POSITION_KEYS

    DEFAULT_CSS = """
    PositionScreen {
        Panel { height: 100%; }
        #lines { height: 1; }
        MessageLine { padding: 0 1; }
    }
    """

    def __init__(
        self,
        services: Services,
        route: PositionRoute,
        *,
        simulating: bool = False,
        reopened: bool = False,
    ) -> None:
        super().__init__()
        self._route: Final = route
        self._reopened: Final = reopened
        self._simulates_next = simulating
        self._services: Final = services
        self._setup: Final[ScrabbleSetup] = route.setup
        self._editor: Final = PositionEditor(route.sketch, edited=route.edited)
        layout, self._distribution = found(self._setup, services.equipment())
        self._board: Final = BoardToEdit(layout, self._distribution)
        self._rack: Final = TileRack(pickable=False)
        self._rack.capacity = RACK_SIZE
        self._own: Place | None = None
        self._best: Final = FoundPlays(services.session)
        self._rows: Final = PositionRows(self._sketch)
        self._position: Final = Panel("Position", self._rows)
        self._side: Final = StackedPanel(
            Section(self._position, least=7, best=7),
            Section(self._best, least=5, best=99, grows=True),
        )
        self._study: Final = route.study if isinstance(route.study, Study) else None
        self._marked: Final = MarkedPlay(self._best, self._board, self._rack)
        self._plays: Final = PositionPlays(self, services, self._setup, self._study)
        self._top_line: Final = TopLine()
        self._top_line.title = f"Scrabble · position {route.about}".rstrip()
        self._message_line: Final = MessageLine()

    def compose(self) -> ComposeResult:
        """The board and your rack beside what is typed and what could be played."""
        yield self._top_line
        yield BoardAndRack(self._board, self._rack, self._side)
        yield Composition(self._message_line, id="lines")
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the position."""
        self._top_line.facts = (self._setup.lexicon,)
        self._show(simulating=self._simulates_next)
        if self._study is not None and self._study.turns:
            self._best.restore(self._study)
            if self._simulates_next:
                self._simulates_next = False
                self.action_simulate()
            else:
                self._plays.restore(self._study)
                self._own = self._study.own

    # What is shown

    @property
    def _sketch(self) -> Sketch:
        return self._editor.sketch

    def _show(self, *, simulating: bool = False) -> None:
        """Show the position, and look for its best plays; a play of one's own was for another."""
        sketch = self._sketch
        self._own = None
        with suppress(ArcadeError):  # none was made, or one of no words
            self._own = read_play(self._services, self._setup, sketch, self._known.own)
        self._board.board = sketch.board
        self._board.show_cursor()
        self._rack.tiles = rack_tiles(sketch.racks[0], self._distribution)
        self._rack.used = ()
        self._simulates_next = simulating
        self._best.clear(last_play_in(sketch, self._setup, self._distribution))
        self._best.held = bool(self._known.held)
        self._position.fact = sketch.left_over(self._distribution)
        self._say_how_it_stands()
        self.refresh_bindings()
        self._plays.stop()
        if sketch.racks[0] and not sketch.fault(self._distribution):
            self._plays.look(sketch, self._own, self._known.held, ends=self._ends)

    @property
    def _known(self) -> PositionRoute:
        """What the route knows of the position as it is now."""
        return self._route.known_of(self._sketch)

    def _say_how_it_stands(self) -> None:
        if self._board.picks_blank:
            self._message_line.show(BLANK_NEXT, Tone.NOTICE)
            return
        told = what_is_wrong(self._services, self._setup, self._sketch, self._distribution)
        self._message_line.show(told or GREETING, Tone.REFUSED if told else Tone.PLAIN)

    def on_position_plays_found(self, event: PositionPlays.Found) -> None:
        """List the best plays, unless the position has changed."""
        if not self._plays.wants(event, self._sketch):
            return
        if event.share is None:
            self._best.show_anew(with_own(self._best.turns, event.turns))
            if self._simulates_next:
                self._simulates_next = False
                self.action_simulate()
            elif self._message_line.message.text == STILL_LOOKING:
                self._say_how_it_stands()
            return
        if event.turns and not self._best.switch.agrees(event.basis):
            return
        if event.turns:
            counts = counts_kept_tiles(self._sketch, self._distribution)
            self._best.held = bool(self._known.held) and counts
            self._best.show_simulated(event.turns, event.seconds, event.basis)
        known = "Their rack is known." if self._sketch.racks[1] else self._best.switch.told
        self._message_line.show(told_of(event, known), Tone.PLAIN)

    def on_position_plays_failed(self, event: PositionPlays.Failed) -> None:
        """Say why there are none."""
        self._message_line.show(event.reason, Tone.REFUSED)

    def on_long_list_marked(self) -> None:
        """Lay the play on the board while the list has the focus."""
        self._lay()

    def on_descendant_focus(self) -> None:
        """Lay the marked play where the list has got the focus, else take it off again."""
        self._lay()

    def _lay(self) -> None:
        told = self._marked.lay(self._sketch.racks[0])
        if told and not self._plays.simulating:
            self._message_line.show(told, Tone.PLAIN)

    # Editing

    def _change(self, sketch: Sketch) -> None:
        if self._editor.change(sketch):
            self._show()

    def on_board_to_edit_typed(self, event: BoardToEdit.Typed) -> None:
        """Put a tile on the board, or take it away."""
        self._change(self._sketch.with_tile(event.square, event.tile))

    def on_board_to_edit_blank_picked(self) -> None:
        """Ask for its letter."""
        self._say_how_it_stands()

    def on_text_row_changed(self, event: TextRow.Changed) -> None:
        """Take a rack or points as typed, or say what is wrong with them."""
        row = event.control
        if holds_position(row):
            self._read(row.text)
            return
        told = ""
        try:
            self._change(self._rows.typed(row, self._sketch))
        except PositionError as error:
            told = str(error)
        if told or self._rows.is_rack(row):  # what is shown is what the plays are for
            self._rows.put_back(row, self._sketch)
        if told:
            self._message_line.show(told, Tone.REFUSED)

    def on_paste(self, event: events.Paste) -> None:
        """Read a position in CGP."""
        event.stop()
        self._read(event.text.strip())

    def _read(self, cgp: str) -> None:
        try:
            sketch = Sketch.of_cgp(cgp)
        except PositionError as error:
            self._message_line.show(str(error), Tone.REFUSED)
            return
        self._editor.change(sketch)
        self._editor.keep()
        self._rows.fill(self._sketch)
        self._show()

    def action_undo(self) -> None:
        """Go back by a change."""
        if self._editor.undo():
            self._rows.fill(self._sketch)
            self._show()
        else:
            self._message_line.show("Nothing to undo.", Tone.NOTICE)

    def action_copy(self) -> None:
        """Copy the position as CGP, by OSC 52, and show it."""
        cgp = cgp_of(self._sketch, self._setup.lexicon)
        self.app.copy_to_clipboard(cgp)
        self._editor.keep()
        self.show_above(CopiedScreen("CGP", lines_of_cgp(cgp), BY_HAND))

    def action_leave(self) -> None:
        """Put a picked blank back, stop, or go back; ask first if edits would be lost."""
        if self._board.picks_blank:
            self._board.picks_blank = False
            self._say_how_it_stands()
        elif self._plays.simulating:
            self.action_simulate()  # which stops it
        elif self._editor.has_edits:
            question = ConfirmScreen(LEAVE, yes="Leave", no="Keep editing", loses=True)
            ask_first(self, self._services, question, self._close)
        else:
            self._close()

    def _close(self) -> None:
        if self._reopened and self._route.back is not None:
            self.open(self._route.back)
        else:
            self.dismiss(self._plays.study(self._sketch, self._own, self._best.turns))

    # Simulation, and playing on

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to simulate or solve, and to infer where it can."""
        if action == "simulate":
            return can_be_simulated(self._setup) or self._ends
        if action == "infer":
            return self._best.switch.display
        return super().check_action(action, parameters)

    def action_simulate(self) -> None:
        """Simulate the best plays, or solve an ending; stop that, as every change does, too."""
        ends, turns = self._ends, self._best.turns
        if self._plays.simulating:
            self._plays.stop()
            self._message_line.show(STOPPED[ends], Tone.PLAIN)
        elif ends and self._plays.has_solved(self._sketch, self._own, turns):
            self._message_line.show(solved_sentences(turns), Tone.PLAIN)
        elif ends and turns:
            self._message_line.show("Solving …", Tone.PLAIN)
            self._plays.solve(self._sketch, self._own)
        elif turns and turns[0].text != "pass":
            self._message_line.show("Simulating …", Tone.PLAIN)
            known = self._own, self._known.held, self._best.switch.answers
            self._plays.simulate(self._sketch, *known, deepens=is_settled(turns))
        else:
            self._say_why_none()
            self._simulates_next = self._message_line.message.text == STILL_LOOKING

    def action_infer(self) -> None:
        """Infer the opponent's rack from its last play, or no longer, and simulate at once."""
        self._best.switch.turn()
        if self._plays.simulating:
            self._plays.stop()
        self.action_simulate()

    def on_chips_clicked(self) -> None:
        """Do what the key of the switch does."""
        self.action_infer()

    def _say_why_none(self) -> None:
        told = why_none(self._sketch, self._distribution, found=bool(self._best.turns))
        self._message_line.show(told, Tone.NOTICE)

    def action_add_play(self) -> None:
        """Ask for a play of one's own, to stand among the best."""
        if not self._best.turns:
            self._say_why_none()
            return
        question = own_play(partial(read_play, self._services, self._setup, self._sketch))
        self.show_above(AskLineScreen(question), self._add_play)

    def _add_play(self, own: Place | None) -> None:
        if own is not None:
            self._own = own
            self._plays.look(self._sketch, own, self._known.held, ends=self._ends)
            self._best.list.focus()  # lays it on the board once it is listed

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; where something is typed, Enter is done with that."""
        labels = {"play_on": "Done"} if isinstance(self.focused, Input) else {}
        labels |= {"simulate": SOLVE} if self._ends else {}
        return relabelled(super().active_bindings, labels)

    @property
    def _ends(self) -> bool:
        """Whether the bag is empty, so that plays can be solved."""
        return self._sketch.is_ending(self._distribution)

    def action_play_on(self) -> None:
        """Go from what was typed to the board; there, ask for a level, and begin a game."""
        if isinstance(self.focused, Input):
            self._board.focus()
            self._say_how_it_stands()
        elif told := why_no_game(self._sketch, self._distribution):
            self._message_line.show(told, Tone.REFUSED)
        else:
            back = self._known._replace(
                sketch=self._sketch,
                edited=self._editor.has_edits,
                study=self._plays.study(self._sketch, self._own, self._best.turns),
            )
            ask_level(self, PlayingOn(self._setup), self._sketch.start, _RULES, back)
