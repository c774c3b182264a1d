"""The results of a round of a duel: what each has found, side by side."""

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.games.duel.comparison import Column, Comparison, Item
from wordarcade.games.duel.match import outcome_sentence, standing_sentence
from wordarcade.games.duel.playing import Duel, RoundResult
from wordarcade.games.routes import DuelRoute, HistoryRoute, HomeRoute, TrainerRoute
from wordarcade.games.sharing import Share
from wordarcade.games.training.choosing import Choice
from wordarcade.lexicon.glosses import meaning
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition, margin
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import CHOOSE_FIRST, ArcadeScreen
from wordarcade.screens.copied import copy_share
from wordarcade.screens.duel.head import DuelHead
from wordarcade.screens.key_labels import label_of, led_by, relabelled
from wordarcade.services import StoreError
from wordarcade.support.wording import count
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.side_list import SideList
from wordarcade.widgets.tile_painter import small_tile_painters
from wordarcade.widgets.top_line import TopLine

_APART: Final = "A duel is between the two of you: it sets no record."
_LARGEST_BOARD: Final = 6
"""Rows and columns of the largest board that is shown between the scores."""
_TILE_COLUMNS: Final = 6
_TILE_ROWS: Final = 2
"""Columns and rows that a tile of it takes, with the gap behind it."""
_TOLD_FROM: Final = 36
"""Columns from which meanings stand beside the words."""
_WORD: Final = 10
_BESIDE: Final = 9
"""Columns of a panel that neither its title nor its fact has: corners, blanks and a line."""
_GAPS: Final = 4
"""Columns between three panels, at most."""
_LISTS: Final = "\nTab lists them all."
_MARKS: Final = {0: ("✓", "good"), 1: ("◆", "rival"), None: ("=", "soft")}
"""The mark and its role of the words of the first player, of the second, and of both."""


_ROLES: Final = {"✓": "good", "×": "bad", "·": "muted"}
"""The roles of marks that lines have of their own."""


class DuelColumn(SideList):
    """The words of one player, or of both.

    Args:
        column: what is listed.
        empty: the text shown instead of no words.
    """

    def __init__(self, column: Column, empty: str) -> None:
        super().__init__(empty)
        self.column = column

    def on_mount(self) -> None:
        """Show the words, none of them marked."""
        self.show(len(self.column.items), self._line, None)

    def _line(self, number: int) -> Content:
        item = self.column.items[number]
        glyph, role = _MARKS[self.column.player]
        role = _ROLES.get(item.mark, role)
        mark = Content.styled(f" {item.mark or glyph} ", f"bold $role-{role}")
        room = max(1, self.room - 1 - mark.cell_length - len(item.value) - 1)
        text = Content.styled(item.text, "bold")
        if room >= _TOLD_FROM and (told := meaning(item.word, room - _WORD - 1)):
            gap = " " * max(1, _WORD - len(item.text))
            text = Content.assemble(text, gap, (told, "not bold $role-muted"))
        text = text.truncate(room, ellipsis=True, pad=True)
        return mark + text + Content(f" {item.value}")

    @property
    def item(self) -> Item | None:
        """The line that is marked."""
        return None if self.marked is None else self.column.items[self.marked]


class DuelResultsScreen(ArcadeScreen[None]):
    """The two scores, what only one or both have found, and how the match stands.

    Args:
        duel: the duel.
        result: the round.
        back: the list that it was opened from; None for home.
    """

    HELP_PAGE = "duel"
    LETTERS_ARE_COMMANDS = True
    NO_WORD = CHOOSE_FIRST
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES
    AUTO_FOCUS = "DuelColumn"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "go_on", "Next round", id="duel.next"),
        Binding("enter", "next_round", "Next round", show=False, id="duel.next-round"),
        Binding("tab,right", "column(1)", "Column", id="duel.column", key_display="tab"),
        Binding("shift+tab,left", "column(-1)", "Previous column", show=False, id="duel.before"),
        Binding("c", "copy_share", "Share", id="results.copy", tooltip="Copy the result"),
        Binding("t", "train", "Train", id="duel.train", tooltip="Learn the words you missed"),
        Binding("escape", "home", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    DuelResultsScreen {
        #duel { width: 1fr; height: 1fr; padding-top: 1; }
        DuelHead { height: 4; }
        #columns { height: 1fr; margin-top: 1; }
        #columns Panel { height: 100%; }
        #left, #middle { margin-right: 1; }
        #scores { height: auto; layers: scores board; align: center top; }
        GridDisplay { layer: board; display: none; }
        #columns Panel.-here, #missed.-here { border: round $role-focus; }
        #below { height: auto; }
        #neither { height: auto; max-height: 2; }
        #missed { height: 1fr; }
        #apart { display: none; }
        &.-low #duel, &.-middle #duel { padding-top: 0; }
        &.-low #columns { margin-top: 0; }
        &.-high, &.-very-high {
            DuelHead { height: 11; }
            #apart { display: block; color: $role-muted; }
            #below { margin: 1 0; }
        }
        &.-very-high {
            #columns { max-height: 16; }
        }
        &.-high #missed, &.-very-high #missed { margin-top: 1; }
        &.-wide.-high, &.-wide.-very-high, &.-very-wide.-high, &.-very-wide.-very-high {
            #left, #middle { margin-right: 2; }
        }
        &.-wide.-high GridDisplay, &.-wide.-very-high GridDisplay { display: block; }
        &.-very-wide.-high GridDisplay, &.-very-wide.-very-high GridDisplay { display: block; }
    }
    """

    def __init__(self, duel: Duel, result: RoundResult, back: HistoryRoute | None) -> None:
        super().__init__()
        self._duel = duel
        self._result = result
        self._just_played = back is None
        self._back = back or HomeRoute()
        self._top_line = TopLine()
        self._head = DuelHead(duel.match, result.round, result.comparison)
        columns = result.comparison.columns
        self._columns = [DuelColumn(each, "nothing") for each in columns]
        self._missed = _missed_of(result.comparison)
        self._lists_missed = False
        self._boards = _boards_of(result)
        self.message_line = MessageLine()

    def compose(self) -> ComposeResult:
        """The scores, the columns, and what neither has found."""
        duel, result = self._duel, self._result
        session = result.sessions[0]
        self._top_line.title = f"{duel.spec.title} · {duel.terms.both}"
        place = f"round {result.round} of {duel.terms.rounds}" if duel.terms.rounds > 1 else ""
        self._top_line.facts = tuple(filter(None, (session.state.lexicon.name, place)))
        yield self._top_line
        names = ("left", "middle", "right") if len(self._columns) > 2 else ("left", "right")
        panels = [
            Panel(each.column.title, each, fact=each.column.fact, id=name)
            for each, name in zip(self._columns, names, strict=True)
        ]
        missed = [
            Panel(each.column.title, each, fact=each.column.fact, id="missed")
            for each in self._missed
        ]
        scores = Container(self._head, *self._boards, id="scores")
        yield Composition(
            Vertical(
                scores,
                Horizontal(*panels, id="columns"),
                *missed,
                Vertical(
                    Static(
                        Content(f"{result.comparison.neither}{_LISTS if missed else ''}"),
                        id="neither",
                    ),
                    Static(_APART, id="apart"),
                    id="below",
                ),
                id="duel",
            )
        )
        yield self.message_line
        yield GameFooter()

    def on_mount(self) -> None:
        """Expect the letters of whoever has not seen yet that the round is over."""
        if self._just_played:
            self.expect_late_letters()

    def on_resize(self) -> None:
        """Let the message line stand on the margins of the rest."""
        super().on_resize()
        self._arrange()
        self.message_line.styles.padding = (0, margin(self.size.width))
        room = (self.size.width - 2 * margin(self.size.width) - _GAPS) // 3 - _BESIDE
        facts = facts_of([each.column for each in self._columns], room)
        for column, fact in zip(self._columns, facts, strict=True):
            if isinstance(column.parent, Panel):
                column.parent.fact = fact

    def _arrange(self) -> None:
        """Show the columns or the words that neither has found; both where there is room."""
        both = self.size.height >= LINES[-1][0]
        self.query_one("#columns").display = both or not self._lists_missed
        listed = bool(self._missed) and (both or self._lists_missed)
        self.query_one("#neither").display = not listed
        for panel in self.query("#missed"):
            panel.display = listed

    # What is chosen

    @property
    def _column(self) -> DuelColumn | None:
        focused = self.focused
        return focused if isinstance(focused, DuelColumn) else None

    def on_descendant_focus(self) -> None:
        """Mark the column that the keys are for, and show its word."""
        for column in (*self._columns, *self._missed):
            panel = column.parent
            if isinstance(panel, Panel):
                panel.set_class(column is self._column, "-here")
        self._show_word()

    def on_long_list_marked(self) -> None:
        """Show the word that is marked."""
        self._show_word()

    def _show_word(self) -> None:
        item = None if self._column is None else self._column.item
        self.chosen_word = "" if item is None else item.word
        for board in self._boards:
            board.path = () if item is None else self._path_of(item)

    def _path_of(self, item: Item) -> tuple[int, ...]:
        """Return the path of a word on a board; that of a missed one is looked for now."""
        if item.path:
            return item.path
        found: tuple[int, ...] = self._result.sessions[0].state.path_of(item.word)
        return found

    @property
    def lexicon_of_word(self) -> str:
        """The lexicon of the duel."""
        source: str = self._result.sessions[0].state.lexicon.source
        return source

    def action_column(self, step: int) -> None:
        """Go over to another column that has words, the last of which neither has found."""
        lists = (*self._columns, *self._missed)
        full = [column for column in lists if column.column.items]
        if full:
            at = full.index(self._column) if self._column in full else -step
            column = full[(at + step) % len(full)]
            self._lists_missed = column in self._missed
            self._arrange()
            column.focus()

    # The ways on

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, named by where they lead."""
        on = "Rematch" if self._duel.over else f"Round {self._duel.match.next_round}"
        labels = {"go_on": on, "home": label_of(self._back)}
        return led_by(relabelled(super().active_bindings, labels), "go_on")

    def action_next_round(self) -> None:
        """Begin the next round; a rematch is another duel, which no slip begins."""
        if not self._duel.over:
            self.action_go_on()

    def action_go_on(self) -> None:
        """Begin the next round, or another duel like this one."""
        if self._duel.over:
            another = self._result.sessions[0].another
            self.open(another._replace(ask=False, duel=self._duel.terms))
        else:
            self.open(DuelRoute(self._duel.saved.id, on=True))

    def action_copy_share(self) -> None:
        """Copy the result."""
        said = outcome_sentence(self._duel.terms.names, self._result.comparison.points)
        share = Share(f"{self._duel.spec.title} · duel", said, None, self._standing)
        copy_share(self, share)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to learn what was missed, if there is anything: what people hide is theirs."""
        if action == "train":
            return self._to_learn
        return super().check_action(action, parameters)

    @cached_property
    def _to_learn(self) -> bool:
        session = self._result.sessions[0]
        with suppress(StoreError):
            decks = session.services.games.cards.decks(session.state.lexicon.source)
            return self._duel.spec.name in decks
        return False

    def action_train(self) -> None:
        """Go to the words that were missed in this game."""
        session = self._result.sessions[0]
        choice = Choice(deck=self._duel.spec.name)
        self.open(TrainerRoute(choice, session.state.lexicon.source))

    @property
    def _standing(self) -> str:
        return standing_sentence(self._duel.match, self._result.round)

    def action_home(self) -> None:
        """Go back."""
        self.open(self._back)


def facts_of(columns: Sequence[Column], room: int) -> list[str]:
    """Return what stands at the right of each heading: as much as fits everywhere.

    Args:
        columns: the columns.
        room: columns of a heading, its title included.

    >>> one, none = Column("Only Ann", "4 points", 0, (Item("TOE"),)), Column("Both", "", None, ())
    >>> facts_of([one, none], 30), facts_of([one, none], 17), facts_of([one, none], 12)
    (['1 word · 4 points', 'no words'], ['4 points', 'no words'], ['4', '0'])
    """
    facts: list[str] = []
    for tell in (_words_and_points, _points, _number):
        facts = [tell(column) if column.counted else column.fact for column in columns]
        told = zip(columns, facts, strict=True)
        if all(len(column.title) + len(fact) <= room for column, fact in told):
            break
    return facts


def _words_and_points(column: Column) -> str:
    words = count(len(column.items), "word")
    return f"{words} · {column.fact}" if column.items else _points(column)


def _points(column: Column) -> str:
    return column.fact if column.items else "no words"


def _number(column: Column) -> str:
    return column.fact.partition(" ")[0] if column.items else "0"


def _missed_of(comparison: Comparison) -> tuple[DuelColumn, ...]:
    """Return the list of the words that neither has found, if there are any."""
    words = comparison.missed
    fact = f"{count(len(words), 'word')} · best known first"
    column = Column("Neither of you found", fact, None, words, counted=False)
    return (DuelColumn(column, "nothing"),) if words else ()


def _boards_of(result: RoundResult) -> tuple[GridDisplay, ...]:
    """Return the board that is shown between the scores, if there is one of its size."""
    grid = getattr(result.sessions[0], "grid", None)
    if not isinstance(grid, LetterGrid) or max(grid.rows, grid.columns) > _LARGEST_BOARD:
        return ()
    board = GridDisplay(grid, painters=small_tile_painters)
    board.styles.width = grid.columns * _TILE_COLUMNS
    board.styles.height = grid.rows * _TILE_ROWS
    return (board,)
