"""A game of Scrabble, gone through turn by turn."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.geometry import Size
from textual.widgets import Static

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.draft import slots_of
from wordarcade.looks.composition import BREAKPOINTS
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.scrabble.course import Course, Scene
from wordarcade.screens.scrabble.rack_tiles import rack_tiles
from wordarcade.support.wording import count
from wordarcade.widgets.board_and_rack import BoardAndRack
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.tile_rack import TileRack
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_panel import PanelSection, WordPanel


class ReplayScreen(ArcadeScreen[None]):
    """Shows the board after each turn, the rack before it, the sheet, and what is said of it.

    Args:
        course: the game.
    """

    HELP_PAGE = "replay"
    AUTO_FOCUS = "LongList"
    NEEDS = Size(50, 20)
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS

    BINDINGS: ClassVar[list[BindingType]] = [
        # Before the panel, which would scroll.
        Binding("left", "step(-1)", "Turn before", priority=True, id="replay.back"),
        Binding("right,space", "step(1)", "Next turn", priority=True, id="replay.forward"),
        Binding("o", "next_oddity", "Next oddity", id="replay.oddity"),
        Binding("n", "scroll_notes(1)", "Notes on", show=False, id="replay.notes-on"),
        Binding("N", "scroll_notes(-1)", "Notes back", show=False, id="replay.notes-back"),
        Binding("tab", "next_section", "Next part of the panel", show=False, id="replay.section"),
        Binding("escape", "dismiss(None)", "Back", id="replay.leave"),
    ]

    DEFAULT_CSS = """
    ReplayScreen {
        #table {
            layout: horizontal;
            height: 1fr;
        }
        WordPanel {
            width: 32;
            padding: 1 1 0 1;
        }
        &.-wide WordPanel {
            width: 50;
        }
        &.-very-wide WordPanel {
            width: 60;
        }
        #headline {
            text-wrap: nowrap;
            text-overflow: ellipsis;
        }
        #notes {
            margin-top: 1;
        }
        .section {
            max-height: 40%;
        }
        .section.-grows {
            max-height: 100%;
        }
        &.-narrow {
            BoardAndRack {
                width: 34;
            }
            WordPanel {
                width: 1fr;
                padding: 0 1;
                & > Horizontal {
                    layout: vertical;
                }
            }
        }
    }
    """

    def __init__(self, course: Course) -> None:
        super().__init__()
        self._course = course
        scenes = enumerate(course.scenes)
        self._oddities = [number for number, scene in scenes if scene.line.odd]
        self._turn: int | None = None
        self._top_line = TopLine()
        self._board = ScrabbleBoard(course.layout, course.distribution)
        self._rack = TileRack(pickable=False)
        self._rack.capacity = RACK_SIZE
        self._sheet = ScoreSheet(course.names, marking=True)
        self._notes = Static(id="notes")
        self._panel = WordPanel(
            PanelSection("Turns", self._sheet, grows=True), PanelSection("Notes", self._notes)
        )
        self._message_line = MessageLine()

    def compose(self) -> ComposeResult:
        """Board and rack beside the sheet."""
        yield self._top_line
        yield Container(BoardAndRack(self._board, self._rack), self._panel, id="table")
        yield self._message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the game after its first turn, and say what there is to see."""
        self._top_line.title = self._course.title
        self._top_line.facts = self._course.facts
        self._sheet.lines = tuple(scene.line for scene in self._course.scenes)
        self._notes.update(Content("\n").join(map(Content, self._course.faults)))
        self._message_line.show(*self._greeting())

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer oddities if there are any."""
        if action == "next_oddity":
            return bool(self._oddities)
        return super().check_action(action, parameters)

    # What is shown

    def _greeting(self) -> tuple[str, Tone]:
        """Return what is to be said of the whole game, and its tone."""
        turns, odd = count(len(self._course.scenes), "turn"), len(self._oddities)
        faults = self._course.faults[:1]
        if odd:
            faults = (f"{odd} of {turns} break a rule. Press O to see them.", *faults)
        if faults:
            return " ".join(faults), Tone.NOTICE
        return f"{turns}. → next turn, ← previous turn.", Tone.PLAIN

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Show the turn that is marked; above the first one the greeting stays."""
        if self._turn == event.number:
            return
        scene = self._course.scenes[event.number]
        if self._turn is not None:
            tone = Tone.NOTICE if scene.line.odd else Tone.PLAIN
            self._message_line.show(scene.remark, tone)
        self._turn = event.number
        self._board.board = scene.board
        self._board.last = frozenset(scene.laid)
        self._board.land(scene.laid)
        self._rack.tiles = rack_tiles(scene.rack, self._course.distribution)
        self._rack.used = slots_of(scene.gone, scene.rack)
        self._panel.headline = self._standing(scene)
        self._notes.update(Content("\n").join(map(Content, self._said_of(event.number))))

    def _said_of(self, number: int) -> tuple[str, ...]:
        scene = self._course.scenes[number]
        faults = self._course.faults if number == 0 else ()
        return (*faults, *((scene.remark,) if scene.line.odd else ()), *scene.notes)

    def _standing(self, scene: Scene) -> Content:
        """Return the points of all players, whose turn it was marked."""
        widest = max(len(f"{points:,}") for points in scene.scores)
        return Content("\n").join(
            Content.assemble(
                ("▸ " if player == scene.line.player else "  ", "bold $accent"),
                (f"{points:>{widest},} ", "bold"),
                name,
            )
            for player, (name, points) in enumerate(
                zip(self._course.names, scene.scores, strict=False)
            )
        )

    # Going through it

    def action_step(self, turns: int) -> None:
        """Go some turns on, or back."""
        if self._turn is not None:
            last = len(self._course.scenes) - 1
            self._sheet.mark(min(max(self._turn + turns, 0), last))

    def action_next_oddity(self) -> None:
        """Go to the next turn that is not as the rules have it, after the last to the first."""
        turn = -1 if self._turn is None else self._turn
        ahead = [number for number in self._oddities if number > turn]
        self._sheet.mark((ahead or self._oddities)[0])

    def action_scroll_notes(self, pages: int) -> None:
        """Scroll notes that are longer than their room."""
        self._panel.scroll_words(pages)

    def action_next_section(self) -> None:
        """Show the next section of the panel where they are tabs."""
        self._panel.choose_next()
