"""The statistics: figures, charts and variants of every game."""

from datetime import timedelta
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.late_ratings import unrated_games
from wordarcade.games.registry import Registry
from wordarcade.games.routes import HistoryFilter, HistoryRoute, HomeRoute, NewGameRoute
from wordarcade.games.statistics import (
    GameFigures,
    days_in_a_row,
    earlier_rating,
    figures_of,
)
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.late_ratings import LateRatings
from wordarcade.screens.statistics import cards
from wordarcade.screens.statistics.body import StatisticsBody
from wordarcade.screens.statistics.charts import (
    course_bars,
    days_bars,
    distribution_bars,
    weekday_bars,
)
from wordarcade.screens.statistics.nothing import show_nothing
from wordarcade.screens.statistics.ratings import (
    ABOUT_STARS,
    MeanRating,
    RatingLines,
    starred_mean,
    with_marked,
)
from wordarcade.screens.statistics.rows import (
    Listing,
    Row,
    apart,
    foot,
    games_text,
    rows_of,
    rows_of_all,
    still_rating,
    title_of,
)
from wordarcade.services import GameId, Services, StoreError
from wordarcade.widgets.bar_chart import BarChart
from wordarcade.widgets.chips import Chip, Chips
from wordarcade.widgets.empty_picture import EmptyPicture
from wordarcade.widgets.figure_card import Figure, FigureCard
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.headings import Headings
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.top_line import TopLine

_OF_ALL: Final = "your mean, of 100"
_COURSE: Final = 160
"""Games of a course at most, and days."""
_NEW_WORDS: Final = 40
"""Words found for the first time that are looked up at most."""


class StatisticsScreen(ArcadeScreen[None]):
    """Shows a game at a time; its marked variant in big figures and charts.

    Args:
        services: the app's services.
        games: the games.
        game: the name of the game shown at first; empty for all together.
    """

    HELP_PAGE = "statistics"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES
    AUTO_FOCUS = "LongList"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Previous game", show=False, id="statistics.before"),
        Binding("right,tab", "step(1)", "Next game", id="statistics.next"),
        Binding("enter", "open", "Open", id="statistics.open", tooltip="Show these games"),
        Binding("h", "history", "History", id="statistics.history", tooltip="Show finished games"),
        Binding("escape", "home", "Home", id="statistics.back"),
    ]

    DEFAULT_CSS = """
    StatisticsScreen {
        #statistics { width: 1fr; height: 100%; }
        &.-high #statistics, &.-very-high #statistics { padding-top: 1; }
        &.-high #games, &.-very-high #games { margin-bottom: 1; }
    }
    """

    def __init__(self, services: Services, games: Registry, game: str = "") -> None:
        super().__init__()
        self._services = services
        self._registry = games
        self._first = game
        self._games: tuple[GameFigures, ...] = ()
        self._rows: list[Row] = []
        self._listing = Listing((), several=False)
        self._ratings: tuple[MeanRating, ...] = ()
        self._chips = Chips((), id="games")
        self._cards = [FigureCard() for _ in range(cards.MOST)]
        self._list = LongList("")
        self._heads = Headings(lambda: self._listing.headings(self._columns))
        self._listed = Panel("", self._heads, self._list, id="listed")
        self._course, self._spread = BarChart(), BarChart()
        self._course_panel = Panel("", self._course, id="course")
        self._spread_panel = Panel("How often", self._spread, id="spread")
        self._rating = RatingLines()
        self._rating_panel = Panel("Rating", self._rating, fact=_OF_ALL, id="rating")
        self._more = Static(id="more-text")
        self._more_panel = Panel("First finds", self._more, id="more")
        self._body = StatisticsBody(
            self._cards,
            listed=self._listed,
            course=self._course_panel,
            spread=self._spread_panel,
            rating=self._rating_panel,
            more=self._more_panel,
        )
        self._empty = EmptyPicture()
        self._leads_to = ""
        self._top_line = TopLine()
        self._late = LateRatings(self, services, games)
        self._unrated: tuple[tuple[GameId, str], ...] = ()

    def compose(self) -> ComposeResult:
        """Games, figures, panels."""
        self._top_line.title = "Statistics"
        yield self._top_line
        yield Composition(
            Vertical(self._chips, self._body, self._empty, id="statistics"),
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Show all figures, and look for ratings that are missing in them."""
        self._read()
        names = [game.spec.name for game in self._games]
        self._chips.chips = (
            Chip("All", f"{sum(game.played for game in self._games):,}"),
            *(
                Chip(game.spec.title, f"{game.played:,}", game.spec.title.split()[-1])
                for game in self._games
            ),
        )
        self._find_rating()
        self._show(names.index(self._first) + 1 if self._first in names else 0)

    def _read(self) -> None:
        """Read all figures."""
        store, now = self._services.games, self._services.clock.now()
        try:
            self._games = figures_of(store, self._registry)
            self._days = days_in_a_row(store.results.hours(), now)
            self._ratings = tuple(self._rating_of(game) for game in self._games)
            self._unrated = unrated_games(self._services, self._registry)
        except StoreError as error:
            self._empty.show(str(error), None)

    # Ratings that no review has found yet

    def _find_rating(self) -> None:
        """Have a game reviewed that has no rating yet, of the game in sight first."""
        own = self._game.spec.name if self._game else ""
        known = sorted(self._unrated, key=lambda each: each[1] != own)
        self._late.look_at(game_id for game_id, _ in known)

    def on_late_ratings_found(self, event: LateRatings.Found) -> None:
        """Look for the next rating; once a game has all of its own, show the figures with them.

        Many figures take a moment to read: with each rating, keys would have to wait for them.
        """
        self._late.take(event)
        self._find_rating()
        name = next((game for game_id, game in self._unrated if game_id == event.game_id), "")
        if self._awaited(name):
            self._show_awaited()
            return
        self._read()
        self._show(self._chips.chosen or 0, self._list.marked or 0)

    def _awaited(self, name: str = "") -> int:
        """Return how many games are still to be rated, of one game or of all."""
        return sum(
            name in ("", game) and self._late.awaited(game_id) for game_id, game in self._unrated
        )

    def _show_awaited(self) -> None:
        """Say how many games are still to be rated."""
        row = self._row
        if row is not None:
            self._listed.foot = foot(row, self._awaited(row.game.spec.name))
            self._rating_panel.fact = still_rating(self._awaited()) or _OF_ALL

    def _rating_of(self, game: GameFigures) -> MeanRating:
        now = self._services.clock.now()
        before = earlier_rating(self._services.games.results, game, now)
        unranked = bool(game.played) and not game.ranked
        return MeanRating(
            game.spec.title, game.rating, before, unranked=unranked, starred=starred_mean(game)
        )

    # What is shown

    @property
    def _game(self) -> GameFigures | None:
        """The game that is shown; None for all together."""
        chosen = self._chips.chosen or 0
        return self._games[chosen - 1] if chosen else None

    @property
    def _row(self) -> Row | None:
        """The marked row; None without rows."""
        marked = self._list.marked
        return (
            None
            if marked is None or not self._rows
            else self._rows[min(marked, len(self._rows) - 1)]
        )

    @property
    def _columns(self) -> int:
        return self._list.size.width - 1

    def _show(self, number: int, marked: int = 0) -> None:
        """Show all games together, or a game by its number from 1, and mark a row."""
        self._chips.chosen = number
        game = self._game
        self._rows = rows_of_all(self._games) if game is None else rows_of(game)
        lexicons = {row.variant.key.lexicon for row in self._rows if row.variant is not None}
        self._listing = Listing(self._rows, several=len(lexicons) > 1)
        self._body.display = bool(self._rows)
        self._empty.display = not self._rows
        self._leads_to = ""
        if not self._rows:
            self._top_line.title = f"Statistics · {game.spec.title}" if game else "Statistics"
            self._top_line.facts = ()
            if self._games:
                self._leads_to = show_nothing(self._empty, game)
            self.refresh_bindings()
            return
        self.refresh_bindings()
        self._listed.title = "By game" if game is None else "Variants"
        if game is not None and game.spec.statistics.grouped_by:
            self._listed.title = f"By {game.spec.statistics.grouped_by.lower()}"
        self._listed.fact = "" if game is None else "counted separately"
        self._list.show(len(self._rows), self._line, marked)
        self._heads.refresh()
        self._show_row()

    def _line(self, number: int) -> Content:
        mono = palette_of(self.app).mono
        return self._listing.line(number, self._columns, mono=mono)

    def on_long_list_marked(self) -> None:
        """Show the figures of another row."""
        self._show_row()

    def _show_row(self) -> None:
        """Show the figures of the marked row."""
        row = self._row
        if row is None:
            return
        self._show_awaited()
        if self._game is None:
            self._top_line.title = "Statistics · all games"
            told = apart(*row.game.variants)
            self._top_line.facts = (f"{row.game.spec.title}: {told}",) if told else ()
            self._show_all()
        else:
            self._show_variant(row)
        self._rating.games = games = with_marked(self._ratings, row.game.spec.title)
        starred = any(game.starred for game in games if game.marked or self._game is None)
        self._rating_panel.foot = ABOUT_STARS if starred else ""

    def _show_all(self) -> None:
        """Show the figures of all games together: how many, and when."""
        now, results = self._services.clock.now(), self._services.games.results
        hours = results.by_hour(now - timedelta(days=_COURSE))
        words = results.new_words("", _NEW_WORDS)
        self._show_cards(cards.cards_of_all(self._games, self._days))
        self._course.bars = days_bars(hours, now)
        played_today = round(self._course.bars[-1].value)
        self._course_panel.title = "Games a day"
        self._course_panel.fact = f"▾ today {played_today:,}"
        self._spread_panel.title, self._spread_panel.fact = "Days of the week", ""
        self._spread.bars = weekday_bars(hours, now)
        self._more_panel.fact = ""
        self._more.update(_words_text(words))

    def _show_cards(self, figures: list[Figure]) -> None:
        for number, card in enumerate(self._cards):
            card.display = number < len(figures)
            if number < len(figures):
                card.show(figures[number])
        self._body.refresh(layout=True)

    def _show_variant(self, row: Row) -> None:
        variant, told = row.variant, row.game.spec.statistics
        title = f"Statistics · {row.game.spec.title}"
        self._top_line.title = f"{title}, {title_of(row)}"
        if variant is None:
            return
        results = self._services.games.results
        keys = [detail.key for detail in told.details]
        try:
            alone = not variant.ranked and variant.unranked > 0
            means = results.means(variant.key, keys, unranked=alone)
            points = results.course(variant.key, _COURSE)
            scores = results.distribution(variant.key)
            words = results.new_words(row.game.spec.name, _NEW_WORDS)
        except StoreError as error:
            self._more.update(str(error))
            return
        facts = (apart(variant), variant.lexicon_name)
        self._top_line.facts = tuple(fact for fact in facts if fact)
        self._show_cards(cards.cards_of(row, means))
        figure = told.figure_of(variant.key.variant)
        # Where less is better, a line of ratings is easier to read: up is better everywhere.
        of_ratings = told.less_is_better
        self._course.bars = course_bars(points, of_ratings=of_ratings)
        drawn_figure = "Rating" if of_ratings else f"{figure[:1].upper()}{figure[1:]}"
        self._course_panel.title = f"{drawn_figure} over time"
        drawn = len(self._course.bars)
        whole = drawn == min(variant.ranked, _COURSE)
        self._course_panel.fact = f"{'' if whole else f'{drawn} of '}{games_text(variant.ranked)}"
        last = points[-1].score if points else None
        self._spread.bars = distribution_bars(scores, each=told.less_is_better, last=last)
        self._spread_panel.title = "How often"
        self._spread_panel.fact = f"{figure}, ▾ the last game"
        self._more_panel.fact = f"{row.game.new_words:,} in all"
        self._more.update(_words_text(words))

    # Ways on

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; without figures, Enter named by what it leads to."""
        named = super().active_bindings
        return relabelled(named, {"open": self._leads_to}) if self._leads_to else named

    def action_step(self, step: int) -> None:
        """Show the next game, or the one before, in a cycle."""
        if self._games:
            self._show(((self._chips.chosen or 0) + step) % (len(self._games) + 1))

    def on_chips_clicked(self, event: Chips.Clicked) -> None:
        """Show the game that was clicked."""
        self._show(event.number)

    def on_long_list_clicked(self) -> None:
        """Show the game that was clicked among all."""
        if self._game is None:
            self.action_open()

    def action_open(self) -> None:
        """Show the marked game; the games of the marked variant; or begin a first one."""
        game, marked = self._game, self._list.marked
        if self._rows and marked is not None:
            row = self._rows[marked]
            if game is None:
                self._show(self._games.index(row.game) + 1)
            elif row.variant is not None:
                key, name = row.variant.key, row.variant.lexicon_name
                self.open(HistoryRoute(wanted=HistoryFilter(key.game, key.variant, name)))
        elif game is not None:
            name = game.spec.name
            lexicon = self._services.settings.current.lexicon_of(name)
            self.open(NewGameRoute(name, game.spec.play.load().setup(lexicon=lexicon)))
        else:
            self.action_home()

    def action_history(self) -> None:
        """Show the finished games of the game in sight."""
        game = self._game
        self.open(HistoryRoute(wanted=HistoryFilter("" if game is None else game.spec.name)))

    def action_home(self) -> None:
        """Go back to the home screen."""
        self.open(HomeRoute())

    def on_resize(self) -> None:
        """Draw the list at its new width."""
        super().on_resize()
        self._heads.refresh()


def _words_text(words: tuple[str, ...]) -> str:
    different = dict.fromkeys(word.upper() for word in words)
    return " ".join(different) or "The words you find are collected here."
