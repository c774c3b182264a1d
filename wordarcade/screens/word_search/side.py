"""The side of word search: score, rank, targets, what was found and what is left."""

from functools import partial
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.ghost import race
from wordarcade.games.grid_sentences import help_text
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.looks.bars import bar
from wordarcade.looks.big_number import FONTS, BigNumber
from wordarcade.looks.follow_theme import follow_theme
from wordarcade.looks.fonts import font
from wordarcade.looks.motion import Motion, play
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.grid.length_counts import SLOTS, length_counts
from wordarcade.screens.word_search.layout import Layout
from wordarcade.screens.word_search.left import LeftBars
from wordarcade.screens.word_search.side_plan import BARE_LEFT_ROWS, SidePlan
from wordarcade.screens.word_search.side_text import (
    FRAMED_RANK_LINES,
    LADDER_ROWS,
    RANK_LINES,
    between,
    counting,
    found_fact,
    framed_rank,
    rank_ladder,
    rank_line,
    to_next,
    word_list,
)
from wordarcade.screens.word_search.target_text import (
    TargetBars,
    nearest,
    target_lines,
    target_rows,
)
from wordarcade.support.wording import clock_text, count
from wordarcade.widgets.found_words import FoundWords
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.message_line import GameMessage, newest_first
from wordarcade.widgets.minimap import Minimap
from wordarcade.widgets.side_panel import SidePanel

_BESIDE_SCORE: Final = 3
"""Columns left free between the points and a large time."""

_STEPS: Final = 5
_COUNTING: Final = 0.15
"""Frames and seconds in which the score counts up."""

_PANEL_SIDES: Final = 4
"""Columns that the border and the padding of a panel take."""


class SearchSide(SidePanel):
    """Panels where there is room for them, else the same without frames.

    Args:
        session: the round in play.
        board: the board; where it scrolls, a map shows all of it.
    """

    SCOPED_CSS = False

    DEFAULT_CSS = """
    SearchSide {
        Panel { border: none; padding: 0; margin-bottom: 1; }
        .heading { color: $role-muted; height: 1; }
        #figures { height: auto; }
        #figures BigNumber { margin-right: 2; }
        #gap { width: 1fr; height: 1; }
        #figures #time { margin-right: 0; }
        #facts, #time-bar { height: auto; }
        #where, #left, #messages { display: none; }
        #found, #words { height: 1fr; margin-bottom: 0; }
        #words VerticalScroll { height: 1fr; scrollbar-size-vertical: 1; }
    }
    .-narrow SearchSide {
        Panel { margin-bottom: 0; }
        #targets { display: none; }
    }
    .-roomy SearchSide {
        Panel { border: round $role-hairline; padding: 0 1; margin-bottom: 0; }
        .heading { display: none; }
        Panel.-bad { border: round $role-bad; }
        #score { padding: 1 2 0 2; }
        #messages { height: 1fr; }
    }
    SearchSide.-left #left { display: block; }
    SearchSide.-told #messages { display: block; }
    .-roomy SearchSide #found { height: 2fr; }
    .-very-high.-roomy SearchSide Panel { padding: 1 1 0 1; }
    .-two SearchSide {
        layout: grid;
        grid-size: 2 3;
        grid-rows: 11 15 1fr;
        grid-gutter: 0 2;
        Panel { height: 100%; }
        #found { row-span: 2; }
        #messages { height: 100%; }
    }
    .-two SearchSide.-left {
        grid-size: 2 4;
        grid-rows: 11 15 9 1fr;
        #found { row-span: 3; }
    }
    .-roomy.-found-below SearchSide #found { display: none; }
    .-roomy.-scrolls SearchSide {
        #where { display: block; height: 17; }
        #targets { display: none; }
    }
    .-very-high.-roomy.-scrolls SearchSide #targets { display: block; }
    """

    def __init__(self, session: WordSearchSession, board: GridDisplay) -> None:
        super().__init__()
        self._session: Final = session
        self._minimap: Final = Minimap(board)
        self._points = BigNumber("0", id="points")
        self._time = BigNumber(id="time")
        self._facts = Static(id="facts")
        self._time_bar = Static(id="time-bar")
        self._timed: Final = session.remaining_ms is not None
        self._time_bar.display = self._timed
        self._score_heading = _heading("SCORE")
        self._rank, self._targets, self._words = Static(), Static(), Static()
        self._messages = Static(newest_first((), 1))
        self._found = FoundWords()
        self._left = LeftBars()
        self._left_panel: Final = Panel("Left by length", self._left, id="left")
        self._named = ""
        self._ghost: int | None = None
        self._share, self._time_left = 0.0, 1.0
        self._columns, self._roomy, self._spaced = 0, False, False
        self._plan = SidePlan(ladder=False, bars=TargetBars.NONE, left=False, messages=False)
        self._counting: Motion | None = None
        self._beat: Motion | None = None
        self._hurries = self._up = False
        self._shown_score = session.state.score

    def compose(self) -> ComposeResult:
        """The panels, from top to bottom; each begins with its name where it has no frame."""
        figures = Horizontal(self._points, Static(id="gap"), self._time, id="figures")
        timed = "time left" if self._timed else ""
        parts = self._score_heading, figures, self._facts, self._time_bar
        yield Panel("Score", *parts, fact=timed, id="score")
        if self._session.hidden is None:
            yield Panel("Rank", self._rank, id="rank")
            yield Panel(
                "Targets", _heading("TARGETS · extra goals, no points"), self._targets, id="targets"
            )
            yield Panel("Where", self._minimap, fact="the frame is your view", id="where")
            yield Panel("Found", _heading("FOUND"), self._found, id="found")
            yield self._left_panel
        else:
            title = self._session.hidden.title
            listed = VerticalScroll(self._words, can_focus=False)
            yield Panel(title, _heading(title.upper()), listed, id="words")
        yield Panel("Messages", self._messages, fact="f2 all", id="messages")

    def on_mount(self) -> None:
        """Follow the theme with the bars."""
        follow_theme(self, self._draw_again)

    def _draw_again(self) -> None:
        self._draw_time_bar()
        self.show()

    def fit(self, layout: Layout) -> None:
        """Take the room there is."""
        roomy, plan = layout.roomy, self._planned(layout)
        self._plan, self._roomy, self._spaced = plan, roomy, layout.two
        self._columns = layout.column - (_PANEL_SIDES if roomy else 0)
        self.set_class(plan.left, "-left")
        self.set_class(plan.messages, "-told")
        # Where nothing else of the side takes the room that there is.
        grows = layout.two or (layout.found_below and not plan.messages)
        self._left_panel.styles.height = "1fr" if grows else "auto"
        self._left.styles.height = "1fr" if grows else SLOTS if roomy else BARE_LEFT_ROWS
        # The clock is smaller than the score beside it, or both would read as one figure.
        self._points.lines = 4 if roomy else 3
        # Goals that are still to be worked out move nothing when they come.
        one = FRAMED_RANK_LINES if roomy else RANK_LINES
        self._rank.styles.min_height = LADDER_ROWS if plan.ladder else one
        under = plan.bars is TargetBars.UNDER
        rows = 1 if plan.nearest else target_rows(under=under, spaced=layout.two)
        self._targets.styles.min_height = rows
        if self._timed:
            self._mark_end()
        self.show()

    def _planned(self, layout: Layout) -> SidePlan:
        session = self._session
        if session.hidden is not None:
            return SidePlan(ladder=False, bars=TargetBars.NONE, left=False, messages=layout.roomy)
        return SidePlan.of(layout, self._timed + (session.ghost is not None))

    # What is shown

    def show(self) -> None:
        """Show the state of the round."""
        self._show_score()
        session = self._session
        cells = (cell for word in session.state.found for cell in word.path)
        self._minimap.faces = dict.fromkeys(cells, "tile")
        if session.hidden is not None:
            found = [word.word for word in session.state.found]
            width = self._columns - 1
            self._words.update(word_list(session.hidden.words, found, self._named, width))
        else:
            self._found.words = tuple(word.word for word in session.state.found)
            self._found.possible = session.count_by_length
            for panel in self.query("#found").results(Panel):
                panel.fact = found_fact(len(session.state.found))
            self._show_left()
            self._show_goals()

    def _show_left(self) -> None:
        words = self._session.state.found
        left = length_counts((word.word for word in words), self._session.count_by_length)
        self._left.show(left, boxed=self._roomy)
        words_left = count(sum(length.left for length in left), "word")
        self._left_panel.fact = words_left if left else ""

    def show_named(self, letters: str) -> None:
        """Point at the hidden words that begin with the letters typed; none if there are none."""
        if letters != self._named and self._session.hidden is not None:
            self._named = letters
            self.show()

    def _show_score(self) -> None:
        state = self._session.state
        self._count_up(state.score)
        points = "word" if self._session.hidden is not None else "point"
        possible = self._possible
        words = count(len(state.found), "word")
        if possible is None:
            known, behind = (
                f" · {words} · {counting(self._share)}",
                f" found · {counting(self._share)}",
            )
        else:
            known, behind = f" · {words} of {possible:,}", f" of {possible:,} words"
        self.headline = Content.assemble(
            (count(state.score, points), "bold $foreground"), (known, "$role-muted")
        )
        self._facts.update(
            Content.assemble(
                (f"{len(state.found):,}", "bold $role-text"),
                (behind, "$role-muted"),
                *self._race(),
            )
        )

    def _race(self) -> tuple[tuple[str, str], ...]:
        """Return how the race against the best round stands, if there is one."""
        self._ghost = self._session.ghost_points
        if self._ghost is None:
            return ()
        return (("\n" + race(self._ghost, self._session.state.score), "$role-rival"),)

    def _count_up(self, score: int) -> None:
        before, self._shown_score = self._shown_score, score
        if self._counting is not None:
            self._counting.finish()
        steps = range(1, _STEPS + 1) if score > before and self.is_mounted else (_STEPS,)
        frames = [
            lambda points=before + (score - before) * step // _STEPS: self._write_score(points)
            for step in steps
        ]
        self._counting = play(self._points, frames, _COUNTING)

    def _write_score(self, points: int) -> None:
        self._points.text = str(points)

    def _show_goals(self) -> None:
        session, width, mono = self._session, self._columns, palette_of(self.app).mono
        ranks, number, score = session.ranks, session.rank, session.state.unaided_score
        if not ranks:
            waiting = Content.styled("Counting the words of this board …", "$role-muted")
            self._rank.update(waiting)
            self._targets.update("")
            return
        helped = help_text(session.state)
        if score != session.state.score:
            helped = f"{count(score, 'point')} without hints"
        if self._roomy:
            draw = rank_ladder if self._plan.ladder else framed_rank
            drawn = draw(ranks, number, score, width, mono=mono)
            fact, foot = to_next(ranks, number, score), helped
        else:
            drawn = rank_line(ranks, number, score, width, helped=helped, mono=mono)
            fact = foot = ""
        self._rank.update(drawn)
        for panel in self.query("#rank").results(Panel):
            panel.fact, panel.foot = fact, foot
        targets = session.targets
        one = nearest(targets) if self._plan.nearest else None
        self._targets.update(
            target_lines(
                targets if one is None else (one,),
                width,
                bars=self._plan.bars,
                spaced=self._spaced,
                mono=mono,
            )
        )
        for panel in self.query("#targets").results(Panel):
            panel.fact = f"{sum(target.met for target in targets)} of {len(targets)}"

    @property
    def _possible(self) -> int | None:
        """How many words there are; None while they are counted."""
        hidden, solution = self._session.hidden, self._session.solution
        if hidden is not None:
            return len(hidden.words)
        return None if solution is None else len(solution.words)

    def solving(self, share: float) -> None:
        """Show the share of the board searched.

        Args:
            share: from 0 to 1.
        """
        self._share = share
        self._show_score()

    def show_time(self, remaining_ms: int | None, *, hurry: bool) -> None:
        """Show the time left of a timed round, as figures and as a bar, every second.

        Args:
            remaining_ms: the milliseconds left; None without a limit.
            hurry: whether to mark it, since little is left.
        """
        time = "" if remaining_ms is None else clock_text(remaining_ms, up=True)
        if remaining_ms is None or time == self._time.text:
            return
        if self._session.ghost_points != self._ghost:
            self._show_score()
        self._time.text, self._hurries, self._up = time, hurry, remaining_ms <= 0
        self._mark_end()
        self._time_left = remaining_ms / (1000 * self._session.state.config.timer.seconds)
        self._draw_time_bar()

    def _draw_time_bar(self) -> None:
        ink = "$role-bad" if self._hurries else "$role-bar"
        columns = self._columns - (2 if self._roomy else 0)
        mono = palette_of(self.app).mono
        self._time_bar.update(bar(self._time_left, columns, ink=ink, mono=mono))

    def _mark_end(self) -> None:
        """Mark the last seconds: a larger time where it fits, which lights up at each of them."""
        hurry = self._hurries
        if self._beat is not None:
            self._beat.finish()
        large = self._roomy and hurry and self._fits_large
        self._time.lines = 4 if large else 3
        beat = ("text", "bad") if hurry else ("text",)
        inks = beat[-1:] if self._up else beat
        self._beat = play(self._time, [partial(self._ink_time, ink) for ink in inks])
        told = ("time's up" if self._up else "last seconds") if hurry else ""
        timed = Content.assemble((told, "bold $role-bad"), "  " if told else "", "TIME")
        self._score_heading.update(between(Content("SCORE"), timed, self._columns))
        for panel in self.query("#score").results(Panel):
            panel.set_class(hurry and self._roomy, "-bad")
            panel.fact = told or "time left"

    @property
    def _fits_large(self) -> bool:
        """Whether a time as large as the score fits beside it."""
        needed = sum(font(FONTS[4]).width(each.text) for each in (self._points, self._time))
        return needed + _BESIDE_SCORE <= self._columns - 2

    def _ink_time(self, ink: str) -> None:
        self._time.role = ink

    def show_messages(self, messages: tuple[GameMessage, ...]) -> None:
        """Show the last messages, the newest first."""
        self._messages.update(newest_first(messages, 12, self._columns))

    def scroll_words(self, pages: int) -> None:
        """Scroll the list of hidden words."""
        for listed in self.query(VerticalScroll):
            listed.scroll_relative(y=pages * max(1, listed.size.height - 1), animate=False)


def _heading(text: str) -> Static:
    return Static(text, classes="heading")
