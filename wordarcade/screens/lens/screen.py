"""The lexicon lens: what changes on a board, or among letters, with the word list."""

import time
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.games.lens.comparison import Comparison, compare, points_of
from wordarcade.games.lens.lists import list_after, second_list
from wordarcade.games.lens.subjects import LensSubject, boggle_subject
from wordarcade.lexicon.definitions import Definitions
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconEntry
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition, margin
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import CHOOSE_FIRST, ArcadeScreen
from wordarcade.screens.background import report_for, run_aside
from wordarcade.screens.key_labels import without
from wordarcade.screens.lens.ask_board import ask_board
from wordarcade.screens.lens.side import SIGNS, LensColumn, LensHead
from wordarcade.services import Services
from wordarcade.support.wording import count, fitted, percentage, printable
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tile_painter import small_tile_painters
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_CORNERS: Final = 9
"""Columns of the upper border of a panel that neither title nor fact may take."""

_NO_GRID: Final = LetterGrid(1, 1, ("",))

_TOLD_AFTER: Final = 0.15
"""Seconds of work after which its progress is shown."""


class LensScreen(ArcadeScreen[None]):
    """Two lexicons over one board: the points of each, and what only one of them has.

    Args:
        services: the app's services.
        subject: what they are compared on; None to ask for a board.
        lexicon: the first of the two, or its name; empty for the general one.
    """

    HELP_PAGE = "lens"
    NO_WORD = CHOOSE_FIRST
    AUTO_FOCUS = "LensColumn"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "column(1)", "Column", id="lens.column"),
        Binding("right", "column(1)", "Column", show=False, id="lens.column"),
        Binding("shift+tab,left", "column(-1)", "Previous column", show=False, id="lens.before"),
        Binding("a", "list(0)", "List A", id="lens.first", tooltip="Another list for A"),
        Binding("b", "list(1)", "List B", id="lens.second", tooltip="Another list for B"),
        Binding("g", "board", "Board", id="lens.board", tooltip="Type a board"),
        Binding("enter", "app.define", "Meaning", show=False, id="lens.meaning"),
        Binding("escape", "dismiss", "Back", id="lens.back"),
    ]

    DEFAULT_CSS = """
    LensScreen {
        #board { width: 27; height: 100%; margin-right: 2; }
        #board GridDisplay { height: 1fr; }
        #sides { width: 1fr; height: 100%; }
        #heads { height: auto; }
        #verdict { height: 1; padding: 0 2; }
        #columns { height: 1fr; }
        #columns Panel { height: 100%; }
        #columns Panel.-here { border: round $role-focus; }
        #columns #both { display: none; }
        #gloss { height: 1; color: $role-muted; }
        #heads > LensHead, #columns > Panel { margin-right: 1; }
        #heads > .-last, #columns > .-last { margin-right: 0; }
        .-a { border-title-color: $role-player; }
        .-b { border-title-color: $role-rival; }
        &.-low #gloss { display: none; }
        &.-no-board #board, &.-narrow #board { display: none; }
        &.-no-board #columns #both { display: block; }
        &.-wide #board { width: 52; margin-right: 4; }
        &.-very-wide #board { width: 64; margin-right: 4; }
        &.-very-wide #columns #both { display: block; }
        &.-high, &.-very-high {
            #board, #sides { padding-top: 1; }
            #verdict { margin: 1 0; }
            LensHead { height: 7; }
            #columns { margin-bottom: 1; }
        }
    }
    """

    @dataclass
    class Compared(Message):
        """Two lexicons have been compared.

        Attributes:
            lexicons: A and B.
            entries: the lexicons there are.
            comparison: what they find.
        """

        lexicons: tuple[Lexicon, Lexicon]
        entries: tuple[LexiconEntry, ...]
        comparison: Comparison

    @dataclass
    class Progressed(Message):
        """The share of the work done, from 0 to 1."""

        share: float

    @dataclass
    class Failed(Message):
        """The lexicons cannot be compared; one sentence why."""

        reason: str

    def __init__(
        self, services: Services, subject: LensSubject | None, lexicon: Lexicon | str = ""
    ) -> None:
        super().__init__()
        self._services = services
        self._subject = subject
        self._first: Lexicon | str = lexicon or services.settings.current.lexicon
        self._second = services.settings.current.lens.lexicon
        self._compared: LensScreen.Compared | None = None
        self._begun = 0.0
        self._top_line = TopLine()
        self._shown = GridDisplay(_NO_GRID, painters=small_tile_painters)
        self._heads = (LensHead(0), LensHead(1))
        self._verdict = Static(id="verdict")
        self._columns = (LensColumn(0), LensColumn(None), LensColumn(1))
        self._gloss = Static(id="gloss")
        self.message_line = MessageLine()

    def compose(self) -> ComposeResult:
        """The board, and beside it what each lexicon finds there."""
        self._top_line.title = "Lexicon lens"
        yield self._top_line
        only_first, both, only_second = self._columns
        self._heads[0].add_class("-a")
        self._heads[1].add_class("-b", "-last")
        yield Composition(
            Vertical(self._shown, id="board"),
            Vertical(
                Horizontal(*self._heads, id="heads"),
                self._verdict,
                Horizontal(
                    Panel("", only_first, classes="-a"),
                    Panel("", both, id="both"),
                    Panel("", only_second, classes="-b -last"),
                    id="columns",
                ),
                id="sides",
            ),
        )
        yield self.message_line
        yield self._gloss
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the board, and compare."""
        self._show_subject()

    def on_resize(self) -> None:
        """Let the lines of text stand on the margins of the rest."""
        super().on_resize()
        for line in (self.message_line, self._gloss):
            line.styles.padding = (0, margin(self.size.width))
        self.call_after_refresh(self._head_columns)

    # What is compared

    def _show_subject(self) -> None:
        subject = self._subject
        grid = None if subject is None else subject.grid
        self.set_class(grid is None, "-no-board")
        self._top_line.title = "Lexicon lens" + (f" · {subject.title}" if subject else "")
        self._shown.path = ()
        self._shown.grid = grid or _NO_GRID
        if subject is None:
            self.when_in_view(self.action_board)
        else:
            self._compare()

    def _compare(self) -> None:
        if self._subject is not None:
            self._begun = time.monotonic()
            work = partial(self._work, self._subject, self._first, self._second)
            run_aside(self, "The comparison", work, self.Failed, exclusive=True)

    def _work(self, subject: LensSubject, first: Lexicon | str, second: str) -> None:
        """Compare; a comparison that is not wanted any more is given up."""
        report = report_for(get_current_worker(), self._tell)
        lexicons = self._services.lexicons
        try:
            a = lexicons.open(first, report) if isinstance(first, str) else first
            entries = lexicons.catalogue()
            b = lexicons.open(second_list(entries, second, a.identity), report)
            found = compare(subject, (a, b), report)
        except ValueError as error:
            self.post_message(self.Failed(str(error)))
        else:
            self.post_message(self.Compared((a, b), entries, found))

    def _tell(self, share: float) -> None:
        self.post_message(self.Progressed(share))

    def on_lens_screen_progressed(self, event: Progressed) -> None:
        """Show how far work is that takes long."""
        if time.monotonic() - self._begun > _TOLD_AFTER and event.share < 1:
            done = percentage(round(event.share * 100), 100)
            self._verdict.update(Content.styled(f"Comparing … {done}", "$role-muted"))

    def on_lens_screen_failed(self, event: Failed) -> None:
        """Say why there is nothing to compare."""
        self._verdict.update("")
        self.message_line.say(event.reason, Tone.REFUSED)

    def on_lens_screen_compared(self, event: Compared) -> None:
        """Show what the lexicons find, and keep the marked word where it is still there."""
        self._compared = event
        comparison, chosen = event.comparison, self.chosen_word
        for head, side, lexicon in zip(self._heads, comparison.sides, event.lexicons, strict=True):
            head.show(side, len(lexicon))
        first, second = comparison.sides
        finds = (first.only, comparison.both, second.only)
        for column, found in zip(self._columns, finds, strict=True):
            column.show_finds(found, chosen)
        self._head_columns()
        tone = Tone.PLAIN if comparison.best_stays or not first.best else Tone.BEST
        self._verdict.update(tone.mark(printable(comparison.verdict)))
        at = self._column
        if at is None or not at.finds:
            self.action_column(1)
        self._show_word()

    def _head_columns(self) -> None:
        """Name the columns, with as many figures as there is room for."""
        if self._compared is None:
            return
        names = [printable(side.lexicon) for side in self._compared.comparison.sides]
        for column in self._columns:
            panel = column.parent
            if isinstance(panel, Panel):
                side, words = column.side, len(column.finds)
                points = points_of(column.finds)
                full = "Both" if side is None else f"Only {names[side]}"
                short = full if side is None else f"Only {SIGNS[side]}"
                room = panel.outer_size.width - _CORNERS
                for title, unit in ((full, "point"), (short, "point"), (short, "pt")):
                    panel.title, panel.fact = title, count(points, unit)
                    if len(panel.title) + len(panel.fact) <= room:
                        break
                panel.foot = count(words, "word")

    # What is chosen

    @property
    def _column(self) -> LensColumn | None:
        focused = self.focused
        return focused if isinstance(focused, LensColumn) else None

    def on_descendant_focus(self) -> None:
        """Mark the column that the keys are for, and show its word."""
        for column in self._columns:
            if isinstance(column.parent, Panel):
                column.parent.set_class(column is self._column, "-here")
        self._show_word()

    def on_long_list_marked(self) -> None:
        """Show the word that is marked."""
        self._show_word()

    def _show_word(self) -> None:
        column, compared = self._column, self._compared
        find = None if column is None else column.find
        self.chosen_word = "" if find is None else find.word
        self.refresh_bindings()
        self._shown.path = () if find is None else find.path
        if find is None or column is None or compared is None:
            self.message_line.show("")
            self._gloss.update("")
            return
        told = f"{find.word.upper()} scores {count(find.points, 'point')}."
        if column.side is None:
            told += " Both lists have it."
        else:
            told += f" Only {compared.lexicons[column.side].name} has it."
        self.message_line.show(printable(told), Tone.TURN)
        self._gloss.update(self._gloss_of(find.word))

    def _gloss_of(self, word: str) -> Content:
        """Return the first sense of a word, as far as there is room."""
        entries = Definitions.shipped().entries(word)
        sense = next((sense for entry in entries for sense in entry.senses), None)
        if sense is None:
            return Content("")
        room = self.size.width - 2 * margin(self.size.width) - len(sense.part) - 4
        return Content.assemble(
            f"  {sense.part}  ", (fitted(sense.gloss, max(8, room)), "$role-text")
        )

    @property
    def lexicon_of_word(self) -> str:
        """The lexicon that has the marked word: B where it is only in that."""
        column = self._column
        if self._compared is None:
            return ""
        return self._compared.lexicons[(column and column.side) or 0].source

    def action_column(self, step: int) -> None:
        """Go over to another column that has words."""
        full = [
            each
            for each in self._columns
            if each.finds and each.parent is not None and each.parent.display
        ]
        if full:
            at = full.index(self._column) if self._column in full else -step
            full[(at + step) % len(full)].focus()

    # Keys

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; columns are offered where there is more than one."""
        full = sum(bool(each.finds) for each in self._columns)
        named = super().active_bindings
        return named if full > 1 else without(named, {"column(1)"})

    def action_list(self, side: int) -> None:
        """Compare with another list on a side."""
        if self._compared is None:
            return
        now, other = self._compared.lexicons[side], self._compared.lexicons[1 - side]
        name = list_after(self._compared.entries, now.source, other.identity)
        if side == 0:
            self._first = name
        else:
            self._second = name
            self.app.post_message(self.SettingChosen("lens.lexicon", name))
        self._compare()

    def action_board(self) -> None:
        """Ask for a board."""
        self.show_above(ask_board(), self._take_board)

    def _take_board(self, grid: LetterGrid | None) -> None:
        if grid is not None:
            self._subject = boggle_subject(BoggleConfig(grid))
            self._show_subject()
        elif self._subject is None:
            self.dismiss()
