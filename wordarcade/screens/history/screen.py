"""The history: finished games, each of which opens its results."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from wordarcade.games.duel.played import played_round
from wordarcade.games.late_ratings import may_be_rated
from wordarcade.games.registry import Registry
from wordarcade.games.routes import (
    EVERY_GAME,
    AgainRoute,
    HistoryFilter,
    HistoryRoute,
    HomeRoute,
    ReplayRoute,
    ResumeRoute,
    StatisticsRoute,
)
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.history import lines
from wordarcade.screens.history.beside import NEIGHBOURS, BesideHistory
from wordarcade.screens.history.files import GameFiles
from wordarcade.screens.history.filters import KEYS, Filters
from wordarcade.screens.history.no_games import NoGames
from wordarcade.screens.history.pages import Pages
from wordarcade.screens.key_labels import relabelled
from wordarcade.screens.late_ratings import LateRatings
from wordarcade.screens.menu import MenuScreen
from wordarcade.services import BIN_DAYS, DamagedGame, GameId, ListedGame, Services, StoreError
from wordarcade.support.wording import count
from wordarcade.widgets.chips import Chip, Chips
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.headings import Headings
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_NOTHING: Final = "No games match. X shows all of them."

_MOST_BINNED: Final = 9
"""Deleted games to choose from."""


class HistoryScreen(ArcadeScreen[None]):
    """Lists finished games, the newest first.

    Args:
        services: the app's services.
        games: the games that can be opened.
        marked: the game that is marked at first; None for the newest.
        wanted: which of them are shown at first.
        deleted: the games deleted on this visit, the last one last.
    """

    HELP_PAGE = "history"
    AUTO_FOCUS = "LongList"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "results", "Results", id="history.open"),
        Binding("left", "step(-1)", "Previous game", show=False, id="history.before"),
        Binding("right,tab", "step(1)", "Next game", show=False, id="history.next"),
        Binding("p", "again", "Play again", id="history.again", tooltip="Play the same again"),
        Binding("r", "replay", "Replay", id="history.replay", tooltip="Go through its turns"),
        Binding("delete", "delete", "Delete", id="history.delete", tooltip="Delete this game"),
        Binding("u", "undo", "Undo", id="history.undo", tooltip="Bring a deleted game back"),
        Binding("escape", "home", "Home", id="history.back"),
        *(
            Binding(key, f"filter('{key}')", name, show=False, id=f"history.{action}")
            for key, name, action in (
                ("v", "Variant", "variant"),
                ("l", "Lexicon", "lexicon"),
                ("d", "Date", "date"),
                ("w", "Won or lost", "won"),
                ("b", "Records, dailies", "only"),
            )
        ),
        Binding("x", "clear", "All games", show=False, id="history.clear"),
        Binding("i", "statistics", "Statistics", show=False, id="history.statistics"),
        Binding("e", "export", "Export", show=False, id="history.export"),
        Binding("o", "import", "Import", show=False, id="history.import"),
    ]

    DEFAULT_CSS = """
    HistoryScreen {
        #history { width: 1fr; height: 100%; }
        #finished { height: 1fr; }
        #listed, NoGames { width: 1fr; height: 1fr; }
        &.-high #history, &.-very-high #history { padding-top: 1; }
        &.-high #filters, &.-very-high #filters { margin: 1 0; }
    }
    """

    def __init__(
        self,
        services: Services,
        games: Registry,
        marked: GameId | None = None,
        wanted: HistoryFilter = EVERY_GAME,
        deleted: Sequence[GameId] = (),
    ) -> None:
        super().__init__()
        self._services = services
        self._registry = games
        self._first = marked
        self._specs = tuple(games)
        self._titles = {spec.name: spec.title for spec in games}
        self._filters = Filters(self._specs, wanted, services.clock.now())
        self._pages = Pages(services)
        self._deleted = list(deleted)
        self._binned: tuple[ListedGame, ...] = ()
        self._game_chips = Chips((), id="games")
        self._filter_chips = Chips((), None, id="filters")
        self._list = LongList(_NOTHING)
        self._heads = Headings(lambda: lines.headings(self._columns))
        self._panel = Panel("Finished games", self._heads, self._list, id="finished")
        self._beside = BesideHistory()
        self._listed = Horizontal(self._panel, self._beside, id="listed")
        self._empty = NoGames()
        self._message = MessageLine()
        self._late = LateRatings(self, services, games)
        self._files = GameFiles(self, services, games, self._message)

    def compose(self) -> ComposeResult:
        """Games, filters, the list; where there is room, the marked game beside it."""
        top_line = TopLine()
        top_line.title = "History"
        yield top_line
        yield Composition(
            Vertical(
                self._game_chips,
                self._filter_chips,
                self._listed,
                self._empty,
                self._message,
                id="history",
            )
        )
        yield GameFooter()

    def on_mount(self) -> None:
        """Read the games."""
        self._show(marked=self._first)
        self.watch(self._list, "scroll_y", self._find_ratings, init=False)

    # The list

    @property
    def _columns(self) -> int:
        return self._list.size.width - 2  # the mark, and a blank before the scrollbar

    @property
    def _marked(self) -> ListedGame | None:
        """The marked game."""
        number = self._list.marked
        return None if number is None else self._pages[number]

    def _show(self, *, marked: GameId | None = None, number: int = 0) -> None:
        """Show what the filters let through, and mark a game, or a line where it is not there."""
        try:
            played = self._services.games.history.games()
            self._binned = self._services.games.history.deleted(_MOST_BINNED)
            self._pages.show(self._filters.wanted)
            place = None if marked is None else self._pages.place(marked)
        except StoreError as error:
            self._panel.foot = str(error)
            self._empty.display = False
            return
        self._listed.display, self._empty.display = bool(played), not played
        (self._list if played else self._empty).focus()
        self._game_chips.chips = (
            Chip("All", f"{sum(played.values()):,}"),
            *(
                Chip(spec.title, f"{played.get(spec.name, 0):,}", spec.title.split()[-1])
                for spec in self._specs
            ),
        )
        self._game_chips.chosen = self._filters.number
        self._filter_chips.chips = self._filters.chips()
        self._filter_chips.display = bool(played)
        length = self._pages.length
        self._panel.fact = count(length, "game")
        self._heads.display = bool(length)
        mark = max(0, min(number if place is None else place, length - 1))
        self._list.show(length, self._line, marked=mark)
        self._show_marked()
        self.refresh_bindings()

    def _line(self, number: int) -> Content:
        game = self._pages[number]
        if game is None:
            return Content("")
        return lines.line(
            game,
            self._titles.get(game.game, game.game),
            self._services.clock.now(),
            self._columns,
            finding=game.id == self._late.working_on,
            daily=game.id in self._pages.dailies,
            apart=self._pages.apart.get(game.id, ""),
        )

    def _show_marked(self) -> None:
        """Show the marked game among those around it."""
        game, number = self._marked, self._list.marked or 0
        first = max(0, min(number - NEIGHBOURS // 2, self._pages.length - NEIGHBOURS))
        around = tuple(self._pages.headers(first, NEIGHBOURS))
        title = "" if game is None else self._titles.get(game.game, game.game)
        duel = None
        if game is not None and game.id in self._pages.duels:
            duel = played_round(self._services, self._registry, game.id)
        self._beside.show(game, title, self._services.clock.now(), around[::-1], duel)

    # Ratings that no review has found yet

    def on_long_list_marked(self) -> None:
        """Show the marked game, and look at the games that have come into sight."""
        self._show_marked()
        self._find_ratings()
        self.refresh_bindings()

    def on_resize(self) -> None:
        """Look at the games that there is room for now."""
        super().on_resize()
        self._find_ratings()

    def _find_ratings(self) -> None:
        """Have a game in sight reviewed that has no rating yet."""
        first = self._list.scroll_offset.y
        shown = self._pages.headers(first, self._list.size.height)
        unrated = self._pages.duels
        self._late.look_at(
            game.id
            for game in shown
            if game.game in self._titles and game.id not in unrated and may_be_rated(game.summary)
        )
        end = min(first + self._list.size.height, self._pages.length)
        self._panel.foot = lines.legend(self._columns, map(self._line, range(first, end)))
        self._list.refresh()

    def on_late_ratings_found(self, event: LateRatings.Found) -> None:
        """Show the rating, and look for the next one."""
        self._late.take(event)
        if event.assessment is not None:
            self._pages.rate(event.game_id, event.assessment.rating.value)
            self._show_marked()
        self._find_ratings()

    # Filters

    def action_step(self, step: int) -> None:
        """Show the next game, or the one before, in a cycle."""
        number = (self._filters.number + step) % (len(self._specs) + 1)
        self._filters.show_game(number)
        self._show()

    def on_chips_clicked(self, event: Chips.Clicked) -> None:
        """Show the game that was clicked, or change the filter."""
        if event.control is self._game_chips:
            self._filters.show_game(event.number)
            self._show()
        else:
            self.action_filter(KEYS[event.number])

    def action_filter(self, key: str) -> None:
        """Ask for the value of a filter."""
        found = self._services.games.history.found(self._filters.wanted.game)
        known = found.variants if key == "v" else found.lexicons
        options = self._filters.options(key, known)
        menu = MenuScreen(self._filters.title(key), options, opened_by=key)
        self.show_above(menu, lambda it: self._choose(key, it))

    def _choose(self, key: str, value: str | None) -> None:
        if value is not None:
            self._filters.choose(key, value, self._services.clock.now())
            self._show()

    def action_clear(self) -> None:
        """Show all games of the kind again."""
        self._filters.clear()
        self._show()

    # Ways on

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; what was deleted before this visit is chosen from the bin."""
        named = super().active_bindings
        return named if self._deleted else relabelled(named, {"undo": "Bin"})

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what can be done with the marked game."""
        if action in {"results", "delete"}:
            return self._marked is not None
        if action in {"again", "export", "replay"}:
            game = self._marked
            if game is None or isinstance(game, DamagedGame) or game.game not in self._titles:
                return False
            if action == "replay":
                return self._registry[game.game].screens.load().replay is not None
        if action == "undo":
            return bool(self._deleted or self._binned)
        return super().check_action(action, parameters)

    def on_long_list_clicked(self) -> None:
        """Open the results of the game that was clicked."""
        self.action_results()

    def action_results(self) -> None:
        """Open the results of the marked game; say what is wrong with a damaged one."""
        game = self._marked
        if isinstance(game, DamagedGame):
            way = f"Delete it, or copy it: wordarcade games export {game.id} --format raw"
            self._message.say(f"Game {game.id} is damaged. {way}", Tone.REFUSED)
        elif game is not None:
            self.open(ResumeRoute(game.id, self._back_to(game.id)))

    def _back_to(self, game_id: GameId) -> HistoryRoute:
        """Return what leads back here, with a game marked."""
        return HistoryRoute(game_id, self._filters.wanted, tuple(self._deleted))

    def action_again(self) -> None:
        """Play a game with the same beginning."""
        if self._marked is not None:
            self.open(AgainRoute(self._marked.id))

    def action_replay(self) -> None:
        """Go through the marked game turn by turn."""
        if self._marked is not None:
            game, back = self._marked, self._back_to(self._marked.id)
            self.open(ReplayRoute(game.game, game.id, back=back))

    def action_statistics(self) -> None:
        """Show the figures of the game in sight."""
        self.open(StatisticsRoute(self._filters.wanted.game))

    def action_home(self) -> None:
        """Go back to the home screen."""
        self.open(HomeRoute())

    def action_delete(self) -> None:
        """Delete the marked game; it can be brought back."""
        game = self._marked
        if game is None:
            return
        try:
            self._services.games.bin.delete(game.id)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
            return
        self._deleted.append(game.id)
        self._message.say(f"Deleted game {lines.about(game)}. U brings it back.", Tone.NOTICE)
        self._show(number=self._list.marked or 0)

    def action_undo(self) -> None:
        """Bring back the game deleted last on this visit; after that, one of those in the bin."""
        if self._deleted:
            self._restore(self._deleted.pop())
            return
        options = [
            (f"{self._titles.get(game.game, game.game)}  {lines.about(game)}", game.id)
            for game in self._binned
        ]
        if options:
            menu = MenuScreen("Bring back", options, f"kept for {BIN_DAYS} days", opened_by="u")
            self.show_above(menu, self._restore)

    def _restore(self, game_id: GameId | None) -> None:
        if game_id is None:
            return
        try:
            self._services.games.bin.restore(game_id)
        except StoreError as error:
            self._message.say(str(error), Tone.REFUSED)
        else:
            self._message.say(f"Game {game_id} is back.", Tone.ACCEPTED)
        self._show(marked=game_id)

    # Files

    def action_export(self) -> None:
        """Write the marked game to a file."""
        game = self._marked
        if game is not None and not isinstance(game, DamagedGame):
            self._files.export(game)

    def action_import(self) -> None:
        """Save a game from a file, and mark it."""
        self._files.import_(lambda game_id: self._show(marked=game_id))
