"""The home screen: unfinished games on top, a card for each game below."""

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingsMap, BindingType
from textual.events import ScreenResume
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.games.registry import Registry
from wordarcade.looks.composition import BREAKPOINTS, LINES, WIDEST
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.card_keys import card_keys
from wordarcade.screens.home_daily import DailyLine
from wordarcade.screens.home_keys import HOME_KEYS
from wordarcade.screens.home_opening import OpeningSign
from wordarcade.screens.home_places import Places
from wordarcade.screens.home_records import HomeRecords, no_records, read_records
from wordarcade.screens.home_return import HomeReturn
from wordarcade.screens.home_saved import SavedGames
from wordarcade.screens.title_line import TitleLine
from wordarcade.services import ListedGame, Profiles, Services, StoreError
from wordarcade.support.progress import Report
from wordarcade.widgets.card_deck import CardDeck
from wordarcade.widgets.choice import Choice
from wordarcade.widgets.game_card import GameCard
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.game_list import GameList
from wordarcade.widgets.steering import Direction, neighbour

if TYPE_CHECKING:
    from wordarcade.games.routes import Route
    from wordarcade.lexicon.lexicon import Lexicon
    from wordarcade.screens.late_ratings import LateRatings

WELCOME = "Pick a game: arrows and Enter, its number, or the mouse."


class _Body(Widget, can_focus=False, inherit_bindings=False):
    """All above the footer, which scrolls if necessary while the arrows still steer.

    Its greatest width and its margins are those of a `Composition`, and it scrolls as Textual's
    containers do. These would be more widgets and sheets, and a start waits for this screen.
    """

    def on_mount(self) -> None:
        """Grow no wider than other screens."""
        self.styles.max_width = WIDEST


class HomeScreen(ArcadeScreen[None]):
    """The first screen, to which all others return.

    Args:
        services: the app's services.
        games: the games, a card each.
        notices: sentences that the player should read, from before the screen was there.
    """

    HELP_PAGE = "home"
    AUTO_FOCUS = "GameList, GameCard"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES
    BINDINGS: ClassVar[list[BindingType]] = [*HOME_KEYS]

    DEFAULT_CSS = """
    HomeScreen {
        align-horizontal: center;
        ToastRack { margin-bottom: 1; } /* in the free row above the footer */
        .notice {
            padding: 0 1;
            color: $role-hint;
        }
        #home {
            width: 1fr;
            height: 1fr;
            margin: 0 1;
            layout: vertical;
            align: center middle;
            overflow: hidden auto;
            padding-top: 1;
            &> * { margin-bottom: 1; }
        }
        #welcome {
            height: 1;
            text-align: center;
            color: $role-muted;
        }
        &.-low #home { padding-top: 0; }
        &.-low #home > * { margin: 0; }
        &.-low #home > CardDeck { margin: 1 0; }
        &.-normal #home { margin: 0 2; }
        &.-wide #home, &.-very-wide #home { margin: 0 3; }
        &.-low #daily, &.-narrow.-middle #daily { display: none; }
        &.-middle #home { padding-top: 0; }
        &.-middle #daily { /* a line, above that of the other places */
            height: 1;
            margin: 0;
            padding: 0 1;
            border: none;
        }
    }
    """

    def __init__(self, services: Services, games: Registry, notices: tuple[str, ...] = ()) -> None:
        super().__init__()
        self._services = services
        self._games = games
        self._titles = {game.name: game.title for game in games}
        self._bindings = BindingsMap.merge(
            [BindingsMap(card_keys("home", self._titles)), self._bindings]
        )
        self._notices = list(notices)
        self._was_left = False
        self._return = HomeReturn(services.clock)
        self._saved = SavedGames(services, games)
        self._opening = OpeningSign(self)
        self._late: LateRatings | None = None

    def compose(self) -> ComposeResult:
        """Name and lexicon, notices, games, cards, other places."""
        records = self._read_records()
        lexicon = self._services.settings.current.lexicon
        self._saved.games = records.games
        cards = [
            GameCard(
                game=game.name,
                title=game.title,
                digit=digit,
                picture=game.card,
                about=game.tagline,
                brief=game.brief,
                statistics=records.statistics[game.name],
            )
            for digit, game in enumerate(self._games, start=1)
        ]
        welcome = () if records.any_played else (Static(WELCOME, id="welcome"),)
        yield _Body(
            TitleLine(
                self._open_lexicon,
                lexicon,
                self._services.clock,
                self._services.locations.profile,
            ),
            self._saved,
            *welcome,
            CardDeck(cards),
            DailyLine(records.daily, self._titles),
            Places(records.daily.streak, self._who),
            id="home",
        )
        yield GameFooter()

    def _open_lexicon(self, name: str, report: Report) -> "Lexicon":
        return self._services.lexicons.open(name, report)

    @property
    def _who(self) -> str:
        """Who plays, where there are several; empty for the only one."""
        locations = self._services.locations
        several = len(Profiles(locations).all()) > 1
        return locations.profile if several else ""

    def on_mount(self) -> None:
        """Show the notices; once the screen is there, look for ratings that cards lack."""
        self._show_notices()
        self.call_after_refresh(self._find_ratings)

    def on_screen_suspend(self) -> None:
        """Remember that another screen has come above."""
        self._was_left = True
        self._opening.clear()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Refresh the games and figures."""
        del event
        if self._was_left:
            self._was_left = False
            self._show_records()
            self._stand_on_last()
            self.query_one(TitleLine).lexicon = self._services.settings.current.lexicon
            self._find_ratings()

    def leave_for(self, game: str) -> None:
        """Stand on a game when the player comes back: on its line if unfinished, or its card.

        Args:
            game: its name.
        """
        self._return.leave_for(game)

    def _stand_on_last(self) -> None:
        place = self._return.place(next(iter(self._saved.games), None))
        if place.unfinished:
            self._saved.stand_on_first()
            return
        for card in self.query(GameCard):
            if card.game == place.game:
                card.focus()

    def on_title_line_failed(self, message: TitleLine.Failed) -> None:
        """Say why there is no lexicon."""
        self.tell(message.sentence)

    def on_choice_chosen(self, message: Choice.Chosen) -> None:
        """Begin a game of the game that has been chosen, or show the puzzles of the day."""
        if isinstance(message.control, GameCard):
            self.action_play(message.control.game)
        else:
            self.action_daily()

    def on_game_list_chosen(self, message: GameList.Chosen) -> None:
        """Resume the game that has been chosen."""
        self._resume(message.header)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to continue and to delete only if a game is marked."""
        if action == "continue":
            return bool(self._saved.games)
        if action == "delete":
            return self._saved.has_focus
        return super().check_action(action, parameters)

    def on_descendant_focus(self) -> None:
        """Offer the keys of what has the focus now."""
        self.refresh_bindings()

    def action_steer(self, way: str) -> None:
        """Move to the next game, or the focus, in the direction of an arrow key."""
        direction = Direction[way]
        if self._saved.has_focus and self._saved.move(direction.rows):
            return
        places = [
            place
            for place in self.query("GameList, GameCard, DailyLine")
            if place.focusable and place.region
        ]
        start = self.focused or places[0]
        nearest = neighbour(start.region, [place.region for place in places], direction)
        if nearest is not None:
            places[nearest].focus()

    def action_play(self, name: str) -> None:
        """Begin a game of the game called `name`."""
        spec, lexicon = self._games[name], self._services.settings.current.lexicon_of(name)
        setup = spec.play.load().setup(lexicon=lexicon)
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.games.routes import NewGameRoute  # noqa: PLC0415 - see above

        self._opening.at_card(name)
        self._open_once_said(NewGameRoute(name, setup))

    def action_continue(self) -> None:
        """Resume the game that was played last."""
        self._resume(self._saved.games[0])

    def _resume(self, header: ListedGame) -> None:
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.games.routes import ResumeRoute  # noqa: PLC0415 - see above

        self.leave_for(header.game)
        self._opening.at_saved(header)
        self._open_once_said(ResumeRoute(header.id))

    def _go(self, place: str) -> None:
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.games.routes import PLACES  # noqa: PLC0415 - see above

        self._opening.at_place(place)
        self._open_once_said(PLACES[place])

    def _open_once_said(self, route: "Route") -> None:
        """Open a route when it is to be seen where it was asked for: it may take a moment."""
        self.call_after_refresh(self.open, route)

    def action_daily(self) -> None:
        """Show the puzzles of the day."""
        self._go("daily")

    def action_puzzle(self) -> None:
        """Show all kinds of puzzles."""
        self._go("puzzles")

    def action_history(self) -> None:
        """Show the finished games."""
        self._go("history")

    def action_statistics(self) -> None:
        """Show the finished games in figures."""
        self._go("statistics")

    def action_trainer(self) -> None:
        """Show the words to learn."""
        self._go("trainer")

    def action_word_tools(self) -> None:
        """Show the word tools."""
        self._go("word tools")

    def action_settings(self) -> None:
        """Show what can be set."""
        self._opening.at_place("settings")
        self.call_after_refresh(self.run_action, "app.settings")

    def action_delete(self) -> None:
        """Delete the marked game, if the player agrees."""
        self._saved.ask_to_delete(self)

    def on_saved_games_deleted(self, message: SavedGames.Deleted) -> None:
        """Show the others, or why it could not be deleted."""
        if message.fault:
            self.tell(message.fault)
        self._show_records()

    def _read_records(self) -> HomeRecords:
        """Return the data of the store, or nothing and a notice if it cannot be read."""
        try:
            return read_records(self._services, self._games)
        except StoreError as error:
            self._notices.append(str(error))
            return no_records(self._services, self._games)

    def _show_records(self) -> None:
        records = self._read_records()
        self._show_notices()
        if not records.games and self._saved.has_focus:
            self.query(GameCard).first().focus()
        self._saved.games = records.games
        for card in self.query(GameCard):
            card.statistics = records.statistics[card.game]
        self.query_one(DailyLine).show(records.daily)
        self.query_one(Places).show(records.daily.streak)
        if records.any_played:
            self.query("#welcome").remove()

    # Ratings that no review has found yet

    def _find_ratings(self) -> None:
        """Have a game reviewed whose rating a card lacks, while nothing else is in sight."""
        unrated = [game for card in self.query(GameCard) for game in card.statistics.unrated]
        if not unrated or not self.is_current:
            return
        if self._late is None:
            # Not needed to show the home screen, which is what a start waits for.
            from wordarcade.screens.late_ratings import LateRatings  # noqa: PLC0415 - see above

            self._late = LateRatings(self, self._services, self._games)
        self._late.look_at(unrated)

    def on_late_ratings_found(self, event: "LateRatings.Found") -> None:
        """Keep the rating and look for the next one; after the last, draw the cards once."""
        if self._late is None:
            return
        self._late.take(event)
        self._find_ratings()
        if self._late.working_on is None and self.is_current:
            statistics = self._read_records().statistics
            for card in self.query(GameCard):
                card.statistics = statistics[card.game]

    def tell(self, sentence: str) -> None:
        """Show a sentence that the player should read; it stays until the app is left."""
        self._opening.clear()
        self._tell_above(sentence)
        self._notices.append(sentence)
        # Not at once: the screen may be just about to be mounted, and then shows it itself.
        self.call_later(self._show_notices)

    def _tell_above(self, sentence: str) -> None:
        """Tell somebody who is looking at another screen, too."""
        if self.app.screen is not self:
            self.notify(sentence, severity="warning", markup=False)

    def _show_notices(self) -> None:
        """Show the sentences that are not shown yet, the store's among them."""
        taken = (*self._services.games.take_notices(), *self._services.settings.take_notices())
        for sentence in taken:
            self._tell_above(sentence)
        sentences = [*self._notices, *taken]
        self._notices.clear()
        if not sentences:
            return
        # Most starts have nothing to tell.
        from wordarcade.widgets.tone import Tone  # noqa: PLC0415 - see above

        self.query_one(_Body).mount_all(
            (Static(Tone.NOTICE.mark(sentence), classes="notice") for sentence in sentences),
            before="#saved",
        )
