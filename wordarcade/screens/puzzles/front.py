"""All kinds of puzzles: ratings, how many are solved, and which one to play."""

from collections.abc import Mapping
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingsMap, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from wordarcade.games.card import Card
from wordarcade.games.days import local_day, today
from wordarcade.games.puzzles.kinds import KINDS, game_or_last
from wordarcade.games.puzzles.overview import Finished, Overview, overview_of
from wordarcade.games.puzzles.source import Source
from wordarcade.games.puzzles.source_text import MADE_UP
from wordarcade.games.registry import Registry
from wordarcade.games.routes import HomeRoute, PuzzleRoute, PuzzlesRoute
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.card_keys import card_keys
from wordarcade.screens.puzzles.card import PuzzleCard
from wordarcade.screens.puzzles.side import signed
from wordarcade.services import Services
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.empty_picture import EmptyPicture
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.labelled_bars import LabelledBar, LabelledBars
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.steering import Direction, neighbour
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_SOURCES: Final[Mapping[Source, str]] = {
    Source.ANY: "from anywhere, your games first",
    Source.GAMES: "from your games and files",
    Source.MADE_UP: MADE_UP,
}
_GREETING: Final = (
    "Each has exactly one answer, proved by the solver. Enter opens one to match your rating."
)
_FIRST: Final = "Each has exactly one answer, proved by the solver. Solve a few to get your rating."
_CARD_KEYS: Final = Binding.Group("Play")
_COLUMNS: Final = "its rating · your gain"
_UNKNOWN: Final = "–"
"""Stands for the rating of a puzzle that an earlier version did not keep."""
_NOTHING_YET: Final = (
    "Your rating starts at 1500. Solve a puzzle and watch it climb: what you solve is listed here."
)
_START: Final = Card(("1500",), ("ssss",))
"""The rating that everybody starts with."""


class PuzzlesScreen(ArcadeScreen[None]):
    """A card for each kind of puzzle; below them where puzzles come from, and the last ones.

    Args:
        services: the app's services.
        games: the games.
        route: where puzzles come from.
    """

    HELP_PAGE = "puzzles"
    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(way.name.lower(), f"steer('{way.name}')", "Choose", show=False)
            for way in Direction
        ),
        Binding(
            "s", "source", "Source", id="puzzles.source", tooltip="Change where they come from"
        ),
        Binding("escape", "home", "Home", id="puzzles.home"),
    ]

    DEFAULT_CSS = """
    PuzzlesScreen {
        #puzzles { width: 100%; height: 100%; padding-top: 1; }
        #cards { width: 100%; height: 1fr; max-height: 10; grid-gutter: 0 2; }
        #below { height: 1fr; min-height: 9; margin-top: 1; }
        #beside { width: 1fr; height: 100%; }
        #source { height: 5; }
        #source Static {
            link-style: none;
            link-color-hover: $role-focus;
            link-background-hover: $role-ground;
        }
        #solved { height: 1fr; }
        #lately { width: 1fr; height: 100%; margin-left: 2; }
        #line { height: 1; }
        MessageLine { padding: 0; }
        &.-wide #lately, &.-very-wide #lately { margin-left: 4; }
        &.-high, &.-very-high {
            #cards { max-height: 15; }
            #below { max-height: 19; margin-top: 2; }
            Panel { padding: 1 2 0 2; }
            #source { height: 7; }
            #solved { margin-top: 1; }
        }
        &.-very-high {
            #cards { max-height: 19; }
            #below { max-height: 24; }
        }
        &.-narrow #cards { max-height: 8; grid-rows: 2; }
        &.-low {
            #puzzles { padding-top: 0; }
            #below { min-height: 5; }
            #solved { display: none; }
        }
        &.-narrow #lately { display: none; }
        #puzzles.-none #solved { display: none; }
        #puzzles.-none #source { height: 100%; }
        #puzzles.-none #below { max-height: 9; }
        &.-high #puzzles.-none #cards { max-height: 20; }
        &.-high #puzzles.-none #below, &.-very-high #puzzles.-none #below { max-height: 12; }
    }
    """

    def __init__(self, services: Services, games: Registry, route: PuzzlesRoute) -> None:
        super().__init__()
        self._services = services
        self._route = route
        self._overview: Overview = overview_of(services)
        self._titles = {spec.name: spec.title for spec in games if spec.name in KINDS}
        keys = BindingsMap(card_keys("puzzles", self._titles, group=_CARD_KEYS))
        self._bindings = BindingsMap.merge([keys, self._bindings])
        figures = {each.kind.game: each for each in self._overview.kinds}
        self._cards = [
            PuzzleCard(game, title, number, games[game].card, figures[game])
            for number, (game, title) in enumerate(self._titles.items(), start=1)
        ]
        self._top_line = TopLine()
        self._sources = Static()
        self._bars = LabelledBars()
        self._lines = Static()
        self._empty = EmptyPicture(_NOTHING_YET, _START)
        self._lately = Panel("Lately", self._lines, self._empty, fact=_COLUMNS, id="lately")
        self._message = MessageLine()

    def compose(self) -> ComposeResult:
        """The cards; the sources and what is solved beside the last puzzles."""
        yield self._top_line
        deck = Grid(*self._cards, id="cards")
        self._lay_out(deck)
        source = Panel("Where they come from", self._sources, fact="s changes it", id="source")
        solved = Panel("Solved", self._bars, fact="the rest: answer shown", id="solved")
        beside = Vertical(source, solved, id="beside")
        below = Horizontal(beside, self._lately, id="below")
        yield Composition(Vertical(deck, below, id="puzzles"))
        yield Composition(self._message, id="line")
        yield GameFooter()

    def on_mount(self) -> None:
        """Stand on the kind of the last puzzle."""
        overview = self._overview
        self._top_line.title = "Puzzles"
        lexicon = self._route.lexicon or self._services.settings.current.lexicon
        solved = f"{overview.solved_today} today, {overview.solved:,} in all"
        self._top_line.facts = (f"solved {solved}", lexicon)
        self._show_source()
        self._show_solved()
        new = all(each.rating is None for each in overview.kinds)
        self._message.show(_FIRST if new else _GREETING)
        self.query_one("#puzzles").set_class(not overview.lately, "-none")
        self._lines.display, self._empty.display = bool(overview.lately), not overview.lately
        if not overview.lately:
            self._lately.fact = ""
        last = game_or_last(self._services)
        next(card for card in self._cards if card.game == last).focus()
        self.call_after_refresh(self._show_lately)

    def on_resize(self) -> None:
        """Lay the cards out anew, and list as many puzzles as there is room for."""
        super().on_resize()
        self._lay_out(self.query_one("#cards", Grid))
        self.call_after_refresh(self._show_lately)

    def _lay_out(self, deck: Grid) -> None:
        """Make a list of the cards, or a row."""
        narrow = self.app.size.width < BREAKPOINTS[1][0]
        deck.styles.grid_size_columns = 1 if narrow else len(self._cards)

    # What is shown

    def _show_source(self) -> None:
        lines = []
        for source, text in _SOURCES.items():
            chosen = source is self._route.source
            mark = ("● ", "$role-focus") if chosen else ("○ ", "$role-muted")
            link = f"screen.take('{source}')"
            label = Content.styled(text, "bold" if chosen else "$role-muted").stylize(
                f"@click={link}"
            )
            lines.append(Content.assemble(mark, label))
        self._sources.update(Content("\n").join(lines))

    def _show_solved(self) -> None:
        bars = []
        for each in self._overview.kinds:
            tally = each.tally
            finished = tally.solved + tally.shown
            if finished:
                title = self._titles[each.kind.game]
                figure = f"{tally.solved:,} of {finished:,}"
                bars.append(LabelledBar(title, tally.solved / finished, figure, ink="good"))
        self._bars.bars = tuple(bars)

    def _show_lately(self) -> None:
        lately, rows = self._overview.lately, self._lately.content_size.height
        if not lately:
            return
        width = max(len(self._titles[each.game]) for each in lately)
        self._lines.update(Content("\n").join(self._line(each, width) for each in lately[:rows]))

    def _line(self, done: Finished, width: int) -> Content:
        tone = Tone.ACCEPTED if done.solved else Tone.REFUSED
        when = ""
        if done.finished is not None:
            day = local_day(done.finished)
            is_today = day == today(self._services.clock)
            when = "today" if is_today else f"{day:%a} {day.day} {day:%b}"
        gain = "$role-good" if done.gain > 0 else "$role-bad" if done.gain < 0 else "$role-muted"
        return Content.assemble(
            (f"{tone.glyph} ", tone.colour),
            (self._titles[done.game].ljust(width), "$role-text"),
            (f"  {_UNKNOWN if done.rating is None else done.rating:>4}", "$role-muted"),
            (f"  {signed(done.gain):>4}", gain),
            (f"  {when}", "$role-muted"),
        )

    # What is done

    def action_steer(self, way: str) -> None:
        """Move to the card in the direction of an arrow key."""
        start = self.focused or self._cards[0]
        regions = [card.region for card in self._cards]
        nearest = neighbour(start.region, regions, Direction[way])
        if nearest is not None:
            self._cards[nearest].focus()

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Open a puzzle of the kind that has been chosen."""
        if isinstance(message.control, PuzzleCard):
            self.action_play(message.control.game)

    def action_play(self, game: str) -> None:
        """Open a puzzle of a game."""
        lexicon, source = self._route.lexicon, self._route.source
        self.open(PuzzleRoute(game, lexicon=lexicon, source=source))

    def action_source(self) -> None:
        """Take puzzles from the next source."""
        sources = list(Source)
        place = sources.index(self._route.source) + 1
        self.action_take(sources[place % len(sources)])

    def action_take(self, source: str) -> None:
        """Take puzzles from a source."""
        self._route = self._route._replace(source=Source(source))
        self._show_source()
        self._message.say(f"Puzzles {_SOURCES[self._route.source]}.")

    def action_home(self) -> None:
        """Go back to the home screen."""
        self.open(HomeRoute())
