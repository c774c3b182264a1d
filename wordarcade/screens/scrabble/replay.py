"""A game of Scrabble, gone through turn by turn."""

from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.draft import Draft, slots_of
from wordarcade.games.routes import ReplayRoute
from wordarcade.games.scrabble.analysing import Analyse, AnalysedTurn, GameAnalysis
from wordarcade.games.scrabble.best_turns import BestTurn, best_turns, on_highest
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.looks.composition import BREAKPOINTS, Composition
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.scrabble.advice import advice_lines, judged, kept_sentence
from wordarcade.screens.scrabble.analysing import Analysing
from wordarcade.screens.scrabble.best_plays import BestPlaysScreen, Onward
from wordarcade.screens.scrabble.course import Course, Scene
from wordarcade.screens.scrabble.note import ask_note
from wordarcade.screens.scrabble.rack_tiles import rack_tiles
from wordarcade.screens.scrabble.replay_side import ReplaySide
from wordarcade.screens.scrabble.studied_turn import studied
from wordarcade.screens.scrabble.ways_on import WaysOn
from wordarcade.services import Services
from wordarcade.support.wording import count, share_text
from wordarcade.widgets.board_and_rack import BoardAndRack
from wordarcade.widgets.chance_chart import ChanceChart
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.lead_chart import LeadChart
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_PLAYERS_WITH_CHANCES: Final = 2
_WIDE_FROM: Final = 110
"""Columns from which the footer has room for longer names of keys."""
_SHORT: Final = {"step(-1)": "Previous", "step(1)": "Next"}


class ReplayScreen(ArcadeScreen[None]):
    """Shows the board after each turn, the rack before it, the sheet, and what is said of it.

    Args:
        services: the collaborators.
        course: the game.
        analyse: analyses its turns in the background.
        analysis: the analysis, if there is one already.
        notebook: the player's own notes, if the game can have any.
        route: leads here, back from a game that is played on, and says which turn is marked first;
            None if nothing does, and the first turn is.
        listing: whether the best plays of the first turn are listed at once.
        reopened: whether the screen that it was opened from may not be below it any more.
    """

    HELP_PAGE = "replay"
    NO_WORD = "No word was played in this turn."
    AUTO_FOCUS = "LongList"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the panel, which would scroll.
        Binding("left", "step(-1)", "Previous turn", priority=True, id="replay.back"),
        Binding("right,space", "step(1)", "Next turn", priority=True, id="replay.forward"),
        Binding("o", "next_oddity", "Next oddity", id="replay.oddity"),
        Binding("n", "scroll_notes(1)", "Notes on", show=False, id="replay.notes-on"),
        Binding("N", "scroll_notes(-1)", "Notes back", show=False, id="replay.notes-back"),
        Binding("b", "show_best", "Best plays", id="replay.best"),
        Binding("escape", "leave", "Back", id="replay.leave"),
        Binding("p", "play_on", "Play on", id="replay.play-on", tooltip="Play on from here"),
        Binding("e", "edit", "Edit", id="replay.edit", tooltip="Edit this position"),
        Binding("l", "lens", "Compare lists", show=False, id="replay.lens"),
        Binding("number_sign", "note", "Note", key_display="#", id="replay.note"),
    ]

    DEFAULT_CSS = """
    ReplayScreen {
        Panel {
            height: 100%;
        }
        #lines {
            height: 1;
        }
        MessageLine {
            padding: 0 1;
        }
    }
    """

    def __init__(
        self,
        services: Services,
        course: Course,
        analyse: Analyse,
        analysis: GameAnalysis | None = None,
        notebook: Notebook | None = None,
        *,
        route: ReplayRoute | None = None,
        listing: bool = False,
        reopened: bool = False,
    ) -> None:
        super().__init__()
        self._back: Final = route.back if reopened and route is not None else None
        self._course = course
        self._analysing = Analysing(self, analyse)
        self._known = analysis
        self._analysis: GameAnalysis | None = None
        self._analysed: dict[int, AnalysedTurn] = {}
        self._notes_of: dict[int, str] = {}
        self._listing = listing
        self._asked = self._failed = False
        self._turn: int | None = None
        self._first_turn = 0 if route is None else min(route.turn, len(course.scenes) - 1)
        self._top_line = TopLine()
        self._board = ScrabbleBoard(course.layout, course.distribution)
        self._rack = TileRack(pickable=False, lifts=True)
        self._rack.capacity = RACK_SIZE
        self._side = ReplaySide(course, notebook)
        self._message_line = MessageLine()
        self._ways_on = WaysOn(self, services, course, self._message_line, route)

    def compose(self) -> ComposeResult:
        """Board and rack beside the standing, the sheet, and what is known of the turn."""
        yield self._top_line
        yield BoardAndRack(self._board, self._rack, self._side)
        yield Composition(self._message_line, id="lines")
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the game after its first turn, and say what there is to see."""
        self._top_line.title = self._course.title
        self._top_line.facts = tuple(filter(None, (*self._course.facts, self._course.outcome)))
        self._message_line.show(*self._greeting())
        if self._first_turn > 0:
            self._side.sheet.mark(self._first_turn)
        if self._known is not None:
            self._take(self._known)
        elif self._course.scenes:
            self._show_progress(0)
            self._analysing.begin()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer oddities if there are any, and to play on if that is possible anywhere."""
        if action == "next_oddity":
            return bool(self._course.oddities)
        if action == "play_on":
            return self._ways_on.can_play_on and self._is_turn
        if action == "edit":
            return self._ways_on.can_edit and self._is_turn
        if action == "note":
            return self._side.notes.writable
        if action == "show_best":
            return self._is_turn and not self._failed
        return super().check_action(action, parameters)

    @property
    def _is_turn(self) -> bool:
        """Whether the line in sight is a turn, which others could have been made instead of."""
        number = self._turn or 0
        scenes = self._course.scenes
        return number in self._analysed or (
            number < len(scenes) and scenes[number].start is not None
        )

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, in fewer words where the footer would have no room to play on."""
        keys = super().active_bindings
        return keys if self.size.width >= _WIDE_FROM else relabelled(keys, _SHORT)

    # What is shown

    def _greeting(self) -> tuple[str, Tone]:
        """Return what is to be said of the whole game, and its tone."""
        if self._course.trouble:
            return self._course.trouble, Tone.NOTICE
        return f"{count(self._course.turns, 'turn')}. → next turn, ← previous turn.", Tone.PLAIN

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the turn that is marked."""
        if event.number is not None:
            self._show_turn(event.number)

    def _show_turn(self, number: int) -> None:
        """Show a turn, unless it is shown; above the first one the greeting stays."""
        if self._turn == number:
            return
        scene = self._course.scenes[number]
        if self._turn is not None:
            tone = Tone.NOTICE if scene.line.odd else Tone.PLAIN
            self._message_line.show(scene.remark, tone)
        self._turn = number
        self.refresh_bindings()
        self._top_line.title = f"{self._course.title} · replay, {self._course.where(number)}"
        self.chosen_word = scene.word
        self._rack.tiles = rack_tiles(scene.rack, self._course.distribution)
        self._show_board(scene)
        self._board.land(scene.laid, bingo=scene.line.bingo)
        self._side.show_standing(scene.line.player, scene.scores)
        self._side.mark(number)
        self._show_advice()
        if self._listing:  # not when mounted: no turn is in sight then
            self._listing = False
            self.action_show_best()

    def _show_board(self, scene: Scene) -> None:
        """Show the board after the turn, and which tiles of the rack it took."""
        self._board.draft = None
        self._board.board, self._board.last = scene.board, frozenset(scene.laid)
        self._rack.used = slots_of(scene.gone, scene.rack)

    def _preview(self, scene: Scene, analysed: AnalysedTurn, turn: BestTurn) -> None:
        """Show the board before the turn of a scene, with the tiles of another one laid."""
        self._board.board, self._board.last = analysed.turn.view.board, frozenset()
        self._board.draft = Draft(turn.laid[0][0], tiles=turn.laid) if turn.laid else None
        self._rack.used = slots_of(turn.gone, scene.rack)
        self._side.show_standing(scene.line.player, self._course.scores_before(self._turn or 0))

    def _show_advice(self) -> None:
        """Tell what the turn in sight gave away, and what the coach says of it."""
        if self._analysis is None or self._turn is None:
            return
        self._side.list_plays(self._best_of(self._turn))
        self._side.advise(self._advice_on(self._turn))

    def _studied(self, number: int) -> tuple[BestTurn, ...]:
        """Return the best plays of a turn as the editor has simulated or solved them, if it has."""
        analysed = self._analysed.get(number)
        return () if analysed is None else studied(self._ways_on.found(number), analysed)

    def _best_of(self, number: int) -> tuple[BestTurn, ...]:
        """Return the best plays of a turn, as much as is known of them; none of what is none."""
        analysed = self._analysed.get(number)
        return () if analysed is None else self._studied(number) or best_turns(analysed)

    def _advice_on(self, number: int) -> Content:
        """Return what is said of a turn, or what happened where it is none and no note tells it."""
        analysed, scene = self._analysed.get(number), self._course.scenes[number]
        if analysed is None:
            return Content.styled("" if scene.line.odd else scene.remark, "$role-muted")
        note = self._notes_of.get(analysed.turn.line, "")
        name = self._course.names[analysed.player]
        return advice_lines(analysed, note, name, self._studied(number))

    # Going through it

    def action_leave(self) -> None:
        """Go back to where the replay was opened."""
        if self._back is not None:
            self.open(self._back)
        else:
            self.dismiss(None)

    def action_step(self, turns: int) -> None:
        """Go some turns on, or back."""
        if self._turn is not None:
            last = len(self._course.scenes) - 1
            self._side.sheet.mark(min(max(self._turn + turns, 0), last))

    def action_next_oddity(self) -> None:
        """Go to the next turn that is not as the rules have it, after the last to the first."""
        turn = -1 if self._turn is None else self._turn
        ahead = [number for number in self._course.oddities if number > turn]
        self._side.sheet.mark((ahead or self._course.oddities)[0])

    def action_scroll_notes(self, pages: int) -> None:
        """Scroll the coach's words and notes that are longer than their room."""
        self._side.scroll_words(pages)

    def action_note(self) -> None:
        """Ask for a note on the turn in sight, to be kept with the game."""
        if self._turn is None:
            return
        asking = ask_note(self._course.scenes[self._turn].remark, self._side.notes.own(self._turn))
        self.show_above(asking, partial(self._take_note, self._turn))

    def _take_note(self, number: int, note: str | None) -> None:
        if note is not None:
            told, tone = self._side.write_note(number, note)
            if told:
                self._message_line.show(told, tone)

    def action_show_best(self) -> None:
        """List the best plays of the turn, each of which can be seen on the board."""
        if self._turn is None:
            return
        if self._analysis is None:
            self._message_line.show("Looking for the best plays …", Tone.PLAIN)
            self._asked = True
            return
        scene, analysed = self._course.scenes[self._turn], self._analysed.get(self._turn)
        if analysed is None or not analysed.best:
            why = "The full rack isn't known here. Step to another turn."
            self._message_line.show(why, Tone.NOTICE)
            return
        title = f"Best of turn {self._course.number(self._turn)}"
        is_studied = bool(self._studied(self._turn))
        preview = partial(self._preview, scene, analysed)
        screen = BestPlaysScreen(
            title,
            self._best_of(self._turn),
            preview,
            why="" if is_studied and not analysed.solved else on_highest(analysed),
            held="" if is_studied else kept_sentence(analysed, self._course.names),
            place=lambda: self._side.place_for_plays,
            notable=self._side.notes.writable,
            deeper=self._ways_on.deeper(self._turn),
        )
        self.show_above(screen, partial(self._after_best, scene))

    def action_play_on(self) -> None:
        """Ask for a level, and begin a game with the position before the turn in sight."""
        self._ways_on.play_on(self._turn)

    def action_edit(self) -> None:
        """Edit the position before the turn in sight."""
        self._edit()

    def _edit(self, *, deeper: bool = False) -> None:
        analysed = None if self._turn is None else self._analysed.get(self._turn)
        recorded = None if analysed is None else analysed.turn
        listed = () if self._turn is None or not deeper else self._best_of(self._turn)
        then = self._return_to_list if deeper else self._show_advice
        self._ways_on.edit(self._turn, recorded, listed, then)

    def _return_to_list(self) -> None:
        self._expect()
        self._show_advice()
        self.action_show_best()

    def action_lens(self) -> None:
        """Lay two word lists over the rack of the turn in sight."""
        self._ways_on.compare_lists(self._turn)

    def _after_best(self, scene: Scene, onward: Onward | None) -> None:
        """Show what was played again, or go on as one wishes."""
        self._show_board(scene)
        self._side.show_standing(scene.line.player, scene.scores)
        if onward is Onward.NOTE:
            self.action_note()
        elif onward is Onward.DEEPER:
            self._edit(deeper=True)
        elif onward in {Onward.BEFORE, Onward.AFTER}:
            self.action_step(1 if onward is Onward.AFTER else -1)
            self._show_turn(self._side.sheet.marked)  # now: the plays of that turn are asked for
            self.action_show_best()

    # The analysis

    def on_analysing_progressed(self, event: Analysing.Progressed) -> None:
        """Show how far it is."""
        self._show_progress(event.share)

    def _show_progress(self, share: float) -> None:
        told = f"Going through the turns: {share_text(share)}"
        self._side.advise(Content.styled(told, "$role-muted"))

    def on_analysing_done(self, event: Analysing.Done) -> None:
        """Show what is known of the turn in sight; list its best plays if they were asked for."""
        self._take(event.analysis)
        if self._asked:
            self._asked = False
            self.action_show_best()

    def on_analysing_failed(self, event: Analysing.Failed) -> None:
        """Say why nothing is known of the turns."""
        self._side.advise(Tone.REFUSED.mark(event.reason))
        self._failed = True
        self.refresh_bindings()

    def _take(self, analysis: GameAnalysis) -> None:
        self._analysis = analysis
        self._analysed = {turn.turn.line: turn for turn in analysis.turns}
        self._notes_of = analysis.notes_by_line
        scenes = self._course.scenes
        self._side.list_turns(
            [judged(scene.line, self._analysed.get(each)) for each, scene in enumerate(scenes)]
        )
        self._side.take(analysis)
        self._expect()
        self.refresh_bindings()
        self._show_advice()

    def _expect(self) -> None:
        """Make room for what is said of any turn."""
        self._side.expect(tuple(map(self._advice_on, range(len(self._course.scenes)))))

    def on_chance_chart_picked(self, event: ChanceChart.Picked) -> None:
        """Go to the turn that was clicked."""
        self._side.sheet.mark(event.number)

    def on_lead_chart_picked(self, event: LeadChart.Picked) -> None:
        """Go to the turn that was clicked."""
        self._side.sheet.mark(event.number)
