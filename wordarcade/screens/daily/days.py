"""The puzzles of a day, the calendar and the streak."""

from datetime import date, datetime, timedelta
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingsMap, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content
from textual.events import ScreenResume

from wordarcade.games.daily.book import MissedDay
from wordarcade.games.daily.five import FullDay, cheer, full_day
from wordarcade.games.daily.puzzle import book_of, games_with_daily
from wordarcade.games.daily.share import day_text, share_text
from wordarcade.games.days import today
from wordarcade.games.registry import Registry
from wordarcade.games.routes import DailyGameRoute, DailyRoute, HomeRoute
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.card_keys import card_keys
from wordarcade.screens.copied import copy_lines
from wordarcade.screens.daily.calendar import MonthCalendar
from wordarcade.screens.daily.card import DailyCard
from wordarcade.screens.daily.streak import StreakPanel
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.late_ratings import LateRatings
from wordarcade.services import Services
from wordarcade.support.wording import listed, spelt
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.golden_line import GoldenLine
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.steering import Direction, neighbour
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_NOTHING_MISSED: Final = "You've missed nothing."
_NEW_DAY: Final = "It's past midnight: here are today's puzzles."
_MINUTE: Final = 60
_CLOCK_EVERY: Final = 20.0
"""Seconds between two looks at the time left."""


class DailyScreen(ArcadeScreen[None]):
    """A card for each puzzle of a day; below them the month, the streak and what was missed.

    Args:
        services: the app's services.
        games: the games.
        lexicon: whose words the puzzles are made of.
        day: the day; None for today.
    """

    HELP_PAGE = "daily"
    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "steer('LEFT')", "Choose", show=False, id="daily.left"),
        Binding("right", "steer('RIGHT')", "Choose", show=False, id="daily.right"),
        Binding("up", "steer('UP')", "Up", show=False, id="daily.up"),
        Binding("down", "steer('DOWN')", "Down", show=False, id="daily.down"),
        Binding("m", "catch_up", "Catch up", id="daily.catch-up", tooltip="Open a missed day"),
        Binding("c", "share", "Share", id="daily.share", tooltip="Copy the results of the day"),
        Binding("left_square_bracket", "turn(-1)", "Month", id="daily.before", key_display="[/]"),
        Binding("right_square_bracket", "turn(1)", "Month", show=False, id="daily.after"),
        Binding("pageup", "turn_day(-1)", "Previous day", show=False, id="daily.day-before"),
        Binding("pagedown", "turn_day(1)", "Next day", show=False, id="daily.day-after"),
        Binding("escape", "step_back", "Home", id="daily.back"),
    ]

    DEFAULT_CSS = """
    DailyScreen {
        #day { width: 100%; height: 100%; padding-top: 1; }
        #cards { width: 100%; height: 1fr; max-height: 9; grid-gutter: 0 1; }
        #below { height: 10; margin-top: 1; }
        #month { width: 42; height: 100%; }
        #beside { width: 1fr; height: 100%; margin-left: 2; }
        #streak { height: 5; }
        #missed { height: 1fr; }
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-high #cards, &.-very-high #cards { max-height: 15; }
        &.-high #below { height: 17; }
        &.-very-high #cards { max-height: 19; }
        &.-very-high #below { height: 23; margin-top: 2; }
        &.-wide #month, &.-very-wide #month { width: 50; }
        &.-wide #beside, &.-very-wide #beside { margin-left: 4; }
        &.-very-wide #month { width: 64; }
        &.-high #streak, &.-very-high #streak { height: 7; }
        &.-very-high #missed { margin-top: 1; }
        &.-narrow #cards { max-height: 10; grid-rows: 2; }
        &.-narrow #month { display: none; }
        &.-narrow #beside { margin-left: 0; }
        &.-low #below { height: 5; }
        &.-low #month, &.-low #missed { display: none; }
    }
    """

    def __init__(
        self, services: Services, games: Registry, lexicon: Lexicon, day: date | None = None
    ) -> None:
        super().__init__()
        self._services = services
        self._registry = games
        self._games = games_with_daily(games)
        titles = {game: spec.title for game, (spec, _) in self._games.items()}
        keys = BindingsMap(card_keys("daily", titles))
        self._bindings = BindingsMap.merge([keys, self._bindings])
        self._lexicon = lexicon
        self._book = book_of(services, games, lexicon)
        self._day = day or self._book.today
        self._cards = [
            DailyCard(spec, digit, play)
            for digit, (spec, play) in enumerate(self._games.values(), start=1)
        ]
        self._deck = Grid(*self._cards, id="cards")
        self._top_line = TopLine()
        self._calendar = MonthCalendar(self._book)
        self._month = Panel("", self._calendar, fact="[ ] month", id="month")
        self._streak = StreakPanel(id="streak")
        self._late = LateRatings(self, services, games)
        self._list = LongList(_NOTHING_MISSED)
        self._missed = Panel("Catch up", self._list, id="missed")
        self._message = MessageLine()
        self._gold = GoldenLine(id="gold")

    def compose(self) -> ComposeResult:
        """The cards; the month beside the streak and what was missed."""
        yield self._top_line
        self._lay_out()
        beside = Vertical(self._streak, self._missed, id="beside")
        yield Composition(
            Vertical(self._deck, Horizontal(self._month, beside, id="below"), id="day")
        )
        yield Composition(self._gold, self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the day."""
        self._show()
        self.set_interval(_CLOCK_EVERY, self._look_at_clock)
        self._first_card().focus()

    def on_resize(self) -> None:
        """Lay the cards out anew."""
        super().on_resize()
        self._lay_out()

    def _lay_out(self) -> None:
        """Make a list of the cards, or a row."""
        narrow = self.app.size.width < BREAKPOINTS[1][0]
        self._deck.styles.grid_size_columns = 1 if narrow else len(self._cards)

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Show how far the day is by now."""
        del event
        self._look_at_clock()

    def _look_at_clock(self) -> None:
        """Show the time left; after midnight, the puzzles of the new day."""
        if not self._follow_date():
            self._show_clock()

    def _follow_date(self) -> bool:
        """Go on to a new day; return whether it has come. An earlier day stays in sight."""
        now = today(self._services.clock)
        if now == self._book.today:
            return False
        stays = self._day != self._book.today
        self._book = book_of(self._services, self._registry, self._lexicon)
        if not stays:
            self._day = now
        self._calendar.follow(self._book)
        self._show()
        if not stays:
            self._message.show(_NEW_DAY, Tone.NOTICE)
        self.refresh_bindings()
        return True

    def _first_card(self) -> DailyCard:
        """Return the card to stand on: a puzzle under way, else the first that is not done."""
        entries = [(card, self._book.entry(self._day, card.game)) for card in self._cards]
        under_way = (card for card, entry in entries if entry is not None and not entry.done)
        to_play = (card for card, entry in entries if entry is None)
        return next(under_way, next(to_play, self._cards[0]))

    # What is shown

    def _show(self) -> None:
        book = self._book
        self._top_line.title = f"Daily · {day_text(self._day)}"
        self._show_clock()
        self._show_played()
        self._calendar.stand_on(self._day)
        self._show_month()
        missed = book.to_catch_up
        self._missed.fact = "m opens the latest" if missed else ""
        shown = [number for number, each in enumerate(missed) if each.day == self._day]
        mark = shown[0] if shown else 0
        self._list.show(len(missed), lambda number: self._missed_line(missed[number]), mark)
        self._list.can_focus = bool(missed)
        self._message.show(*self._greeting())

    def _show_played(self) -> None:
        """Show what came of the day; games left before their review are rated once all is done."""
        for card in self._cards:
            card.show(self._book.entry(self._day, card.game))
        full = full_day(self._book, self._book.today)
        if full is not None:
            self._late.look_at(full.unrated)
        self._streak.show(self._book, reviewing=self._late.working_on is not None)
        self._celebrate(cheer(self._book) if self._day == self._book.today else "")

    def _celebrate(self, told: str) -> None:
        """Show what there is to celebrate in place of the message, or the message."""
        self._gold.show(told)
        self._message.display = not told

    def on_late_ratings_found(self, event: LateRatings.Found) -> None:
        """Keep the rating, and show what the day comes to by now."""
        self._late.take(event)
        self._book = book_of(self._services, self._registry, self._lexicon)
        self._show_played()

    def _show_month(self) -> None:
        self._month.title = f"{self._calendar.month:%B %Y}"

    def _show_clock(self) -> None:
        self._top_line.facts = (self._lexicon.name,)
        if self._day == self._book.today:
            left = _time_left(self._services.clock.now().astimezone())
            self._top_line.clock = Content.styled(left, "bold $role-text")

    def _missed_line(self, missed: MissedDay) -> Content:
        """Return a day, how much of it is done, and what is missing."""
        done = self._book.done(missed.day)
        marks = "●" * done + "○" * (len(self._cards) - done)
        all_of_them = len(missed.missing) == len(self._cards)
        names = listed(self._games[game][0].title for game in missed.missing)
        told = "all of them" if all_of_them else names
        day = f" {missed.day:%a} {missed.day.day:>2} {missed.day:%b}  "
        line = Content.assemble((day, "bold"), (marks, "$role-player"), "  ")
        if line.cell_length + len(told) >= self._list.room:
            told = f"{len(missed.missing)} left"
        return line + Content.styled(told, "$role-muted")

    def _greeting(self) -> tuple[str, Tone]:
        book, day = self._book, self._day
        if day != book.today:
            return "This fills the calendar, but won't mend a streak.", Tone.PLAIN
        full = full_day(book, day)
        if full is not None:
            tone = Tone.ACCEPTED if full.all_played else Tone.PLAIN
            return f"{_day_over(full)} New puzzles come at midnight.", tone
        return "Everyone gets the same puzzles until midnight.", Tone.PLAIN

    # What is done

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, the way back named by where it leads."""
        back = "Home" if self._day == self._book.today else "Today"
        return relabelled(super().active_bindings, {"step_back": back})

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what there is to do."""
        if action == "catch_up":
            return bool(self._book.to_catch_up)
        if action == "share":
            return bool(self._book.done(self._day))
        return super().check_action(action, parameters)

    def action_steer(self, way: str) -> None:
        """Move the focus in the direction of an arrow key, through the days missed, too."""
        direction = Direction[way]
        if self._list.has_focus and direction.rows and self._list.marked is not None:
            place = self._list.marked + direction.rows
            if 0 <= place < len(self._book.to_catch_up):
                self._list.marked = place
                return
        places = [*self._cards, *([self._list] if self._list.focusable else [])]
        start = self.focused or places[0]
        nearest = neighbour(start.region, [place.region for place in places], direction)
        if nearest is not None:
            places[nearest].focus()

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Play the puzzle that has been chosen."""
        if isinstance(message.control, DailyCard):
            self.action_play(message.control.game)

    def action_play(self, game: str) -> None:
        """Play a puzzle, or see its results; after midnight, show the new day first."""
        if self._follow_date():
            return
        entry = self._book.entry(self._day, game)
        if entry is not None and entry.game_id is None:
            told = "You've played this one, but its game was deleted."
            self._celebrate("")
            self._message.say(told, Tone.REFUSED)
            return
        self.open(DailyGameRoute(game, self._day))

    def key_enter(self) -> None:
        """Open the day that is marked."""
        if self._list.has_focus and self._list.marked is not None:
            self.open(DailyRoute(self._book.to_catch_up[self._list.marked].day))

    def on_long_list_clicked(self, message: LongList.Clicked) -> None:
        """Open the day that was clicked."""
        if message.number is not None:
            self.open(DailyRoute(self._book.to_catch_up[message.number].day))

    def on_month_calendar_chosen(self, message: MonthCalendar.Chosen) -> None:
        """Open the day that was clicked."""
        self.open(DailyRoute(message.day))

    def action_catch_up(self) -> None:
        """Open the last day that was missed."""
        self.open(DailyRoute(self._book.to_catch_up[0].day))

    def action_turn_day(self, days: int) -> None:
        """Open the day before, or after."""
        day = self._day + timedelta(days=days)
        if day <= self._book.today:
            self.open(DailyRoute(day))

    def action_turn(self, months: int) -> None:
        """Show another month."""
        self._calendar.turn(months)
        self._show_month()

    def action_share(self) -> None:
        """Show and copy the results of the day."""
        text = share_text(self._book, self._games, self._day, self._lexicon.name)
        copy_lines(self, tuple(text.splitlines()))

    def action_step_back(self) -> None:
        """Go back to today, or home."""
        at_home = self._day == self._book.today
        self.open(HomeRoute() if at_home else DailyRoute())


def _day_over(full: FullDay) -> str:
    """Return how much of a day that is over was played, in a sentence."""
    if full.all_played:
        return "All done for today."
    if not full.played:
        return "All done for today, with nothing found."
    return f"{spelt(full.played).capitalize()} of {spelt(len(full.entries))} played today."


def _time_left(now: datetime) -> str:
    """Return how long the day lasts.

    >>> _time_left(datetime(2026, 11, 22, 14, 17, 30))
    '9 h 42 min left'
    """
    midnight = datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), now.tzinfo)
    minutes = int((midnight - now).total_seconds()) // _MINUTE
    hours, minutes = divmod(minutes, 60)
    return f"{hours} h {minutes} min left" if hours else f"{minutes} min left"
