"""The side of a replay: the standing, the turns, what is said of one, and a chart."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from textual.content import Content
from textual.geometry import Region, Size
from textual.widgets import Static

from wordarcade.games.scrabble.analysing import GameAnalysis
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.looks.panel import Panel
from wordarcade.screens.scrabble.best_play_lines import MADE, BestPlayLines
from wordarcade.screens.scrabble.chance_panel import ChancePanel
from wordarcade.screens.scrabble.course import Course
from wordarcade.screens.scrabble.figures import lead_of, lead_title
from wordarcade.screens.scrabble.turn_notes import TurnNotes
from wordarcade.screens.scrabble.words_panel import WordsPanel
from wordarcade.widgets.lead_chart import LeadChart
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.score_cards import ScoreCard, ScoreCards
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.sheet_line import SheetLine
from wordarcade.widgets.stacked_panel import TWO_COLUMNS, Section, StackedPanel
from wordarcade.widgets.tone import Tone

_SIGNS: Final = f"{Tone.BEST.glyph} best  {MADE} played"
_PLAYERS_WITH_CHANCES: Final = 2
_PLAYERS_IN_FEW_ROWS: Final = 3
_PLAYS: Final = 35
"""Columns of the best plays beside the turns: enough for the chance to win."""
_FEWEST_ROWS: Final = 14
"""Rows below the turns in which the best plays can be gone through; with fewer they lie over
the turns."""


_ROWS_OF_PLAYS: Final = 16
"""Rows of the ten best plays, the one that was made, and the one that scores most, below a sign of
those between, in their frame below the heads."""

_LEAST_OF_COACH: Final = 6
_COACH: Final = 7
_MOST_OF_COACH: Final = 12
"""Rows of the coach: the fewest, the usual number, and the most for long words."""
_BORDERS: Final = 2
_BESIDE_TITLE: Final = 14
"""Columns above the turns that a fact leaves to their title and the corners."""
_FRAME: Final = 5
"""Columns of the coach beside the words: borders, padding, and a scrollbar."""


class ReplaySide(StackedPanel):
    """Shows what there is to see of a game beside its board.

    Args:
        course: the game.
        notebook: the player's own notes, if the game can have any.

    Attributes:
        cards: the standing.
        sheet: the turns.
        notes: the notes on the turn in sight.
        coach: what the coach says of it, and the notes.
    """

    DEFAULT_CSS = """
    ReplaySide {
        Panel { height: 100%; }
        #best-heads { height: 1; color: $role-muted; }
    }
    """

    def __init__(self, course: Course, notebook: Notebook | None) -> None:
        self.cards: Final = ScoreCards()
        self.sheet: Final = ScoreSheet(course.names, marking=True)
        self.notes: Final = TurnNotes(course, notebook)
        self._advice: Final = Static(id="best")
        words = (self.notes.mine, self._advice, self.notes)
        self.coach: Final = WordsPanel(
            "The coach", *words, more="N ▾ more", end="N ▴ top", fact="b best plays"
        )
        self._heads: Final = Static(id="best-heads")
        self._list: Final = LongList("The best plays of a turn appear here.")
        self._list.can_focus = False
        self._plays: Final = Panel("Best plays", self._heads, self._list, fact="b look")
        self._turns: Final = Panel("Turns", self.sheet)
        self._lead: Final = LeadChart()
        self._chance: Final = ChancePanel(course.names, len(course.scenes))
        first = course.names[0] if course.names else ""
        lead = Panel(lead_title(first), self._lead)
        self._lead_section: Final = Section(lead, least=5, best=8, drops=2)
        self._chance_section: Final = Section(self._chance, least=7, best=10, drops=2)
        self._has_chances = len(course.names) == _PLAYERS_WITH_CHANCES
        rows = 5 if len(course.names) <= _PLAYERS_IN_FEW_ROWS else 6
        self._standing: Final = Section(self.cards, least=rows, best=rows)
        self._turns_section: Final = Section(self._turns, least=6, best=99, grows=True)
        self._plays_section: Final = Section(
            self._plays, least=6, best=99, beside=True, wants=_PLAYS
        )
        super().__init__(
            *(self._standing, self._turns_section, self._plays_section),
            *(self._coach_section(0), self._lead_section, self._chance_section),
        )
        self._course = course
        self._told: Sequence[Content] = ()

    def sections_for(self, room: Size) -> Sequence[Section]:
        """Return the best plays only beside the turns, and the lead without a chance to win.

        All best plays are in sight before the coach and the chart have more than they need.
        """
        chart = self._chance_section if self._has_chances else self._lead_section
        coach = self._coach_section(self._rows_of_words(room.width - _FRAME))
        if room.width < TWO_COLUMNS:
            return (self._standing, self._turns_section, coach, chart)
        turns = self._turns_section
        left = room.height - self._standing.least - coach.least - chart.least
        turns = replace(turns, least=max(turns.least, min(left, _ROWS_OF_PLAYS)))
        return (self._standing, turns, self._plays_section, coach, chart)

    def _coach_section(self, rows: int) -> Section:
        """Return the coach's section, which would like so many rows for words.

        They are as many as the longest words on any turn take, so that nothing moves from turn to
        turn.
        """
        best = min(max(_COACH, rows + _BORDERS), _MOST_OF_COACH)
        return Section(self.coach, least=_LEAST_OF_COACH, best=best)

    def _rows_of_words(self, width: int) -> int:
        """Return the rows of the longest words of the coach and notes on one turn."""

        def rows(number: int, told: Content) -> int:
            notes = self.notes.told_on(number)
            parts = (self.notes.mine_on(number), told, notes)
            gap = bool(told) and bool(notes)
            return gap + sum(len(part.wrap(max(1, width))) for part in parts if part)

        return max((rows(number, told) for number, told in enumerate(self._told)), default=0)

    def on_mount(self) -> None:
        """Show the whole game."""
        self.list_turns(tuple(scene.line for scene in self._course.scenes))
        found = [lead_of(scene.scores, 0) for scene in self._course.scenes if scene.scores]
        if len(self._course.names) > _PLAYERS_WITH_CHANCES:
            self._lead.rivals = tuple(place for _, place in found)
        self._lead.leads = tuple(lead for lead, _ in found)
        self.notes.show_faults()

    def on_resize(self) -> None:
        """Name the columns of the best plays in the room that there is, and tell the chance."""
        self.call_after_refresh(self._show_heads)
        self.call_after_refresh(self._tell_chance)

    @property
    def place_for_plays(self) -> Region:
        """Where the best plays can be gone through, on the screen: the turns stay in sight."""
        if self.size.width >= TWO_COLUMNS:
            return self._plays.region
        whole, top = self.region, self.coach.region.y
        if whole.bottom - top < _FEWEST_ROWS:
            top = self._turns.region.y
        return Region(whole.x, top, whole.width, whole.bottom - top)

    def show_standing(self, mover: int, scores: Sequence[int]) -> None:
        """Show the points of all players.

        Args:
            mover: whose turn is in sight.
            scores: the points; none for a game without turns.
        """
        best = max(scores, default=0)
        self.cards.cards = tuple(
            ScoreCard(
                name,
                points,
                place=player,
                moves=player == mover,
                leads=points == best and scores.count(best) == 1,
            )
            for player, (name, points) in enumerate(zip(self._course.names, scores, strict=False))
        )

    # What is known of a turn

    def mark(self, number: int) -> None:
        """Show which turn is in sight, and its notes."""
        self._lead.marked = number
        self._chance.chart.marked = number
        self._tell_chance()
        self.notes.show(number)
        self.coach.show_top()

    def list_turns(self, lines: Sequence[SheetLine]) -> None:
        """Show the turns, those with a note of the player's own marked."""
        self.sheet.lines = tuple(
            replace(line, noted=bool(self.notes.own(number))) for number, line in enumerate(lines)
        )

    def write_note(self, number: int, note: str) -> tuple[str, Tone]:
        """Keep a note of the player's on a turn, and show it at once.

        Returns:
            as `TurnNotes.write` has it.
        """
        told = self.notes.write(number, note)
        self.list_turns(self.sheet.lines)
        self.coach.show_top()
        self.refresh(layout=True)
        return told

    def expect(self, told: Sequence[Content]) -> None:
        """Make room for what the coach says of the turns, in their order."""
        self._told = told
        self.refresh(layout=True)

    def advise(self, told: Content) -> None:
        """Show what the coach says."""
        self._advice.update(told)
        self.notes.set_class(bool(told), "-below")
        self.coach.tell_rest()

    def list_plays(self, turns: Sequence[BestTurn]) -> None:
        """List the best plays of the turn in sight; none for what is no turn."""
        self._lines = BestPlayLines(turns)
        self._plays.foot = "  ".join(filter(None, (_SIGNS, self._lines.legend)))
        lines, plays = self._lines, self._list
        plays.show(len(turns), lambda at: lines.line(at, plays.room), None, lines.rules)
        self._show_heads()

    _lines: BestPlayLines = BestPlayLines(())

    def _show_heads(self) -> None:
        self._heads.update(self._lines.heads(self._list.room))

    def take(self, analysis: GameAnalysis) -> None:
        """Show the chance to win, if it is known."""
        if not self._chance.take(analysis, self._course.winners) and self._has_chances:
            self._has_chances = False
            self.refresh(layout=True)
        self.call_after_refresh(self._tell_chance)

    def _tell_chance(self) -> None:
        """Tell the chance to win above the turns where its chart has no room."""
        number, told = self._chance.chart.marked, ""
        if self._has_chances and not self._chance.region and number is not None:
            told = self._chance.told(number, self._turns.outer_size.width - _BESIDE_TITLE)
        self._turns.fact = told

    def scroll_words(self, pages: int) -> None:
        """Scroll words and notes that are longer than their room, from their end to the top."""
        if not self.coach.scroll_words(pages) and pages > 0:
            self.coach.show_top()
