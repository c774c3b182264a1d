"""The results of a game: how it went, and what was missed."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from wordarcade.engine.scrabble.moves import Place
from wordarcade.engine.scrabble.seats import players_text
from wordarcade.games.rating import UNKNOWN, hints_text
from wordarcade.games.routes import ReplayRoute, ResumeRoute
from wordarcade.games.scrabble.analysing import AnalysedTurn, GameAnalysis
from wordarcade.games.scrabble.best_turns import best_turns
from wordarcade.games.scrabble.lessons import MOST, beside_slips, lessons, praise
from wordarcade.games.scrabble.missed import missed_by
from wordarcade.games.scrabble.next_level import next_level
from wordarcade.games.scrabble.notebook import Notebook
from wordarcade.games.scrabble.own_results import so_far
from wordarcade.games.scrabble.rating import assessment, rated_over, rating, unrated
from wordarcade.games.scrabble.record import persons_of, title
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.games.scrabble.share import share
from wordarcade.games.sharing import Share
from wordarcade.looks.panel import Panel
from wordarcade.screens.again_keys import another_key, same_key
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.new_file import write_new
from wordarcade.screens.results_screen import ResultsScreen
from wordarcade.screens.scrabble.analysing import Analysing
from wordarcade.screens.scrabble.chance_panel import ChancePanel
from wordarcade.screens.scrabble.figures import (
    FiguresTable,
    lead_title,
    leads,
    rivals,
)
from wordarcade.screens.scrabble.game_course import course_of_game
from wordarcade.screens.scrabble.outcome_line import OutcomeLine
from wordarcade.screens.scrabble.panel import score_card
from wordarcade.screens.scrabble.replay import ReplayScreen
from wordarcade.screens.scrabble.results_table import ResultsParts, ResultsTable
from wordarcade.screens.scrabble.sheet_lines import first_of, sheet_lines
from wordarcade.screens.scrabble.wording import next_level_text
from wordarcade.screens.scrabble.worth_learning import WorthLearning
from wordarcade.services import SettingsError
from wordarcade.support.free_path import free_path
from wordarcade.support.wording import clock_text, share_text
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.lead_chart import LeadChart
from wordarcade.widgets.score_cards import ScoreCards
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.sheet_line import side_by_side
from wordarcade.widgets.stacked_panel import Section
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_ALL_ANSWERS: Final = 13
"""Rows of the ten best plays of a puzzle, and one's own, in their frame."""
_FRAME: Final = 2
"""Rows of the frame around a panel."""
_TWO: Final = 2
_ALL_HINTED: Final = "No turn of your own to learn from."
_NO_TURN: Final = "You played no turn."
_LOST: Final = "lost per turn: against the best play"
_UNAIDED: Final = f"{Tone.HINT.glyph} lost in turns without hints"


class ScrabbleResultsScreen(ResultsScreen):
    """The winner, all figures, the rating, the turns to learn from, the board and the sheet.

    Args:
        session: the game, over.
        same: makes a screen for a new game with the same tiles.
        then: what is done at once, as one of its keys names it; empty for nothing.
    """

    HELP_PAGE = "scrabble-results"
    ROOM_FOR = MappingProxyType({"same_again": 100, "export": 110})
    AUTO_FOCUS = None

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "next_level", "Next level", id="results.level"),
        another_key("game"),
        same_key("tiles"),
        Binding("r", "replay", "Replay", id="results.replay"),
        Binding("b", "replay(True)", "Best plays", id="results.best"),
        Binding("g", "export", "Export", id="results.export"),
        Binding("up", "scroll(-1)", "Previous turn", show=False, id="results.up"),
        Binding("down", "scroll(1)", "Next turn", show=False, id="results.down"),
        Binding("pageup", "scroll_pages(-1)", "Page up", show=False, id="results.page-up"),
        Binding("pagedown", "scroll_pages(1)", "Page down", show=False, id="results.page-down"),
        Binding("escape", "home", "Home", id="results.home"),
    ]

    DEFAULT_CSS = """
    ScrabbleResultsScreen {
        Panel {
            height: 100%;
        }
        MessageLine {
            padding: 0 1;
        }
    }
    """

    def __init__(
        self, session: ScrabbleSession, same: Callable[[], Screen[Any]], then: str = ""
    ) -> None:
        super().__init__(session, same)
        self._then: Final = then
        self._session = session
        self._state = state = session.state
        self._analysis: GameAnalysis | None = None
        self._analyse = session.kept_analysis()
        self._analysing = Analysing(self, self._analyse)
        self._next: Final = None if session.reopened else next_level(session)
        self._notebook = Notebook(session.services.games, session.id)
        self._top_line = TopLine()
        fact = so_far(session.services, state.config)
        self._rating = Panel("Rating", Static(id="rating"), fact=fact)
        helped = session.taken.helped(state.sheet)
        self._figures = FiguresTable(state, self._first, helped)
        self._lessons = WorthLearning()
        if state.config.par is not None:
            self._lessons.title = "What scores most"
        self._lead = LeadChart()
        first = state.config.players[self._first].name
        self._lead_panel = Panel(lead_title(first), self._lead)
        names = [player.name for player in state.config.players]
        self._chance = ChancePanel(names, len(state.sheet), self._first)
        self._cards = ScoreCards()
        self._board = ScrabbleBoard(state.config.layout, state.config.distribution)
        puzzle = state.config.par is not None
        self._lines = sheet_lines(state.sheet, over=True, puzzle=puzzle)
        self._sheet = ScoreSheet(names, first=self._first, numbered=True)

    def compose(self) -> ComposeResult:
        """What was done and what there is to learn; beside it the board and the sheet."""
        yield self._top_line
        yield ResultsTable(self._parts())
        yield self.message_line
        yield GameFooter()

    def _parts(self) -> ResultsParts:
        """Return all that is shown, with the rows it needs."""
        par, players = self._state.config.par, len(self._state.config.players)
        rows = self._figures.rows + _FRAME
        outcome = OutcomeLine(self._state, self._session.taken)
        foot = _UNAIDED if self._figures.marks else _LOST
        done = Panel("The game in numbers", self._figures, foot=foot)
        lead = Section(self._lead_panel, least=8, best=14, grows=True, drops=3)
        chance = Section(self._chance, least=9, best=14, grows=True, drops=4)
        return ResultsParts(
            board=self._board,
            heads=(
                Section(self._cards, least=5 if players < 4 else 6, best=6 if players < 4 else 7),
                Section(outcome, least=1, best=outcome.rows),
            ),
            figures=Section(done, least=rows, best=rows, drops=2) if par is None else None,
            rating=Section(self._rating, least=3, best=self._rating_rows, drops=1),
            learn=Section(self._lessons, least=5, best=14 if par is None else _ALL_ANSWERS),
            turns=Section(Panel("Turns", self._sheet), least=5, best=99, grows=True, drops=1),
            rows_of_turns=self._rows_of_turns,
            lead=lead if players > 1 else None,
            chance=chance if players == 2 else None,
        )

    @property
    def _rating_rows(self) -> int:
        """The rows of the rating: why there is none may take two lines, as may two persons."""
        person = self._person
        return 4 if person is None or unrated(self._state, person, self._session.taken) else 3

    @property
    def _rows_of_turns(self) -> int:
        """The rows of all turns: two players stand side by side, more have a line a turn."""
        players = len(self._state.config.players)
        if players > _TWO:
            return len(self._lines) + _FRAME
        return len(side_by_side(self._lines, players)) + _FRAME + 1

    def on_mount(self) -> None:
        """Show what is known at once, and analyse the turns."""
        state = self._state
        self._top_line.title = title(state.config)
        self._top_line.facts = (state.lexicon.name, clock_text(self._session.elapsed_ms))
        self._sheet.lines = self._lines
        self._board.board = state.board
        if len(state.config.players) > _TWO:
            self._lead.rivals = rivals(state, self._first)
        self._lead.leads = leads(state, self._first)
        self._cards.cards = tuple(
            score_card(state, player, self._session.elapsed_ms, persons_of(state.config))
            for player in range(len(state.config.players))
        )
        if self._next is not None:
            self.message_line.show(next_level_text(self._next), Tone.TURN)
        self._tell_progress(0)
        # The threads that analyse would hold up the first frame.
        self.call_after_refresh(self._analysing.begin)
        if self._then:
            self.when_in_view(partial(self.call_after_refresh, self.run_action, self._then))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a GCG file of a game from its first turn on, and another level if one suits."""
        if action == "next_level":
            return self._next is not None
        if action == "export":
            return self._state.config.start is None
        return super().check_action(action, parameters)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; the one to another level says which."""
        label = "" if self._next is None else f"Play {self._next.title}"
        return relabelled(super().active_bindings, {"next_level": label})

    @property
    def _person(self) -> int | None:
        """The one person who played, or None if there are several, or none."""
        persons = persons_of(self._state.config)
        return persons[0] if len(persons) == 1 else None

    @property
    def _first(self) -> int:
        """The player whose lead is shown: the first person, or among bots the first of them."""
        return first_of(persons_of(self._state.config))

    # The analysis

    def _tell_progress(self, share: float) -> None:
        told = Tone.PLAIN.mark(f"Going through the turns: {share_text(share)}")
        self._lessons.show([told])
        self.query_one("#rating", Static).update(Content.styled(UNKNOWN, "$role-muted"))

    def on_analysing_progressed(self, event: Analysing.Progressed) -> None:
        """Show how far it is."""
        self._tell_progress(event.share)

    def on_analysing_done(self, event: Analysing.Done) -> None:
        """Show what there is to learn, and who was likely to win when."""
        self._analysis = event.analysis
        state = self._state
        self._figures.analysis = event.analysis
        if state.config.par is None:
            self._show_lessons(event.analysis)
        else:
            self._show_answers(event.analysis.turns[0])
        self._chance.take(event.analysis, state.winners)
        self._show_rating()

    def _show_lessons(self, analysis: GameAnalysis) -> None:
        """Show up to three things to learn: slips, or praise, then rare words that were played."""
        learners = persons_of(self._state.config) or range(len(self._state.config.players))
        if all(turn.player not in learners for turn in analysis.turns):
            self._lessons.show([Content(_NO_TURN)])
            return
        helped = self._session.taken.helped(self._state.sheet)
        slips = lessons(analysis, learners)
        told = "" if slips else praise(analysis, learners, helped)
        more = beside_slips(analysis, learners, hinted=bool(helped))[: MOST - len(slips)]
        praised = [Tone.BEST.mark(told)] if told else []
        if not slips and not praised and not more:
            praised = [Tone.HINT.mark(_ALL_HINTED)]
        self._lessons.show(
            [*(Tone.NOTICE.mark(slip.told) for slip in slips), *praised],
            [*(Tone.NOTICE.mark(slip.brief) for slip in slips), *praised],
            [Tone.NOTICE.mark(each) for each in more],
        )

    def _show_answers(self, turn: AnalysedTurn) -> None:
        """Show the plays of a puzzle that score most, and below them the one that was made.

        The best of them lies on the board.
        """
        lines = [
            Content.assemble(
                (f"{'★' if not number else ' '} {play.score or 0:>3}", "bold $role-focus"),
                (f"  {play.text}", "bold" if play.made else ""),
                ("  your play" if play.made else "", "$role-muted"),
            )
            for number, play in enumerate(best_turns(turn))
            if play.laid
        ]
        self._lessons.show(lines)
        best, start = turn.best[0].move, self._state.config.start
        if isinstance(best, Place) and start is not None:
            self._board.board = start.board.with_tiles(best)
            self._board.last = frozenset(best.squares)

    @property
    def _analysed_turns(self) -> tuple[AnalysedTurn, ...]:
        """The turns, once they have been analysed."""
        return () if self._analysis is None else self._analysis.turns

    def _show_rating(self) -> None:
        """Tell how near to the best the persons have played."""
        persons = persons_of(self._state.config)
        lines = [line for person in persons if (line := self._rated(person)) is not None]
        self.query_one("#rating", Static).update(Content("\n").join(lines))
        if self._person is not None:
            turns, taken = self._analysed_turns, self._session.taken
            found = assessment(self._state, turns, self._person, taken)
            self._session.rate(found)
            if found is None:  # there is something to learn from a game without a rating, too
                self._session.teach(missed_by(turns, self._person))

    def _rated(self, person: int) -> Content | None:
        """Return a person's rating, or why there is none; None for somebody without a turn."""
        name = "" if self._person is not None else self._state.config.players[person].name
        taken = self._session.taken
        why = unrated(self._state, person, taken)
        if why:
            told = f"{name}: {why}" if name else f"{why[0].upper()}{why[1:]}."
            return Content.styled(told, "$role-muted")
        it = rating(self._state, self._analysed_turns, person, taken)
        if it is None:
            return None
        if taken.hints:
            over = rated_over(self._state, person, taken)
            return Content.assemble(
                (str(it.value), "bold $role-hint"),
                f" of 100{f' {over}' if over else f', {hints_text(taken.hints)}'}  ",
                (name, "$role-muted"),
            )
        return Content.assemble(
            (str(it.value), "bold $role-focus"),
            f" of 100  {it.starred}  ",
            (name or it.words(), "$role-muted"),
        )

    def on_analysing_failed(self, event: Analysing.Failed) -> None:
        """Say why nothing can be learned."""
        self._lessons.show([Tone.REFUSED.mark(event.reason)])

    # Ways on

    @property
    def shared(self) -> Share:
        """The result as text to send."""
        session = self._session
        return share(self._state, self._analysed_turns, session.taken)

    def action_next_level(self) -> None:
        """Play against the level that suits better; the next set-up begins with it, too."""
        if self._next is not None:
            level, session = self._next, self._session
            players = players_text(level.route.setup.players)
            with suppress(SettingsError):  # the next set-up does without it
                session.services.settings.change({"scrabble.players": players})
            self.open(level.route)

    def action_scroll(self, turns: int) -> None:
        """Scroll the turns."""
        self._sheet.scroll_turns(turns)

    def action_scroll_pages(self, pages: int) -> None:
        """Scroll by pages what there is to learn as far as it goes, else the turns."""
        if not self._lessons.scroll_words(pages):
            self._sheet.scroll_pages(pages)

    def action_replay(self, listing: bool = False) -> None:
        """Go through the game turn by turn, with the best plays of each if they are asked for."""
        course = course_of_game(self._state)
        session = self._session
        route = ReplayRoute("scrabble", session.id, back=ResumeRoute(session.id, session.way_back))
        self.show_above(
            ReplayScreen(
                session.services,
                course,
                self._analyse,
                self._analysis,
                self._notebook,
                route=route if session.closed else None,
                listing=listing,
            )
        )

    def action_export(self) -> None:
        """Write the game to a file."""
        self.write_file(
            "Write the game to a GCG file.",
            free_path(Path.cwd(), "scrabble", ".gcg"),
            lambda path: write_new(path, self._notebook.gcg(self._state).to_bytes()),
            "the game",
        )
