"""The full-screen front end: the home screen at the bottom, one screen above it."""

import gc
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Event
from textual.notifications import Notify
from textual.screen import Screen

from wordarcade.games.first_routes import HomeRoute
from wordarcade.games.registry import GAMES, Registry
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Profiles, Services
from wordarcade.shell.input_gate import InputGate
from wordarcade.shell.personal_app import PersonalApp
from wordarcade.shell.quitting import Quitting
from wordarcade.shell.toasts import LOOKS, Toasts
from wordarcade.support.errors import ArcadeError

if TYPE_CHECKING:
    from wordarcade.games.routes import Route, RouteAboveHome

_HOME: Final = HomeRoute()

_LOOK_EVERY: Final = 1.0
"""Seconds between two looks for what the store and the settings have to tell."""

_SWITCH_SECONDS: Final = 0.0005
"""The longest that a solving thread may keep the interpreter from the drawing one; Python's own
5 ms would be felt, since drawing a frame gives the interpreter away several times."""


class WordarcadeApp(PersonalApp):
    """Wordarcade in a terminal.

    Args:
        services: the collaborators, handed on to every screen.
        first: what to show at the start.
        notices: sentences that the player should read, from before the app was there.
        games: the games that can be played.
        greeting: what is said at the start for a while; empty for nothing.
    """

    TITLE = "wordarcade"
    COMMAND_PALETTE_DISPLAY = "^p"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help", id="app.help", tooltip="Show this help"),
        Binding(
            "f8", "settings", "Settings", show=False, id="app.settings", tooltip="Change settings"
        ),
        Binding("question_mark", "help", "Help", show=False),
        Binding(
            "ctrl+q",
            "quit",
            "Quit",
            show=False,
            priority=True,
            tooltip="Leave wordarcade",
            id="app.quit",
        ),
        Binding(
            "ctrl+p",
            "command_palette",
            "More",
            show=False,
            priority=True,
            tooltip="Search all commands",
            id="app.palette",
        ),
    ]

    def __init__(
        self,
        services: Services,
        first: "Route" = _HOME,
        notices: tuple[str, ...] = (),
        games: Registry = GAMES,
        greeting: str = "",
    ) -> None:
        super().__init__(services)
        self._greeting = greeting
        self._games = games
        self._first = first
        self._switch_seconds_before = sys.getswitchinterval()
        self._home = HomeScreen(services, games, notices)
        self._gate = InputGate(self)
        self._toasts = Toasts(lambda: list(self._notifications), self._unnotify, self.call_later)
        self._quitting = Quitting(self, services, self.push_screen)

    def get_default_screen(self) -> Screen[Any]:
        """Return the screen that all others are shown above."""
        return self._home

    def on_ready(self) -> None:
        """Collect garbage from now on, if the command line has put that off while loading."""
        if not gc.isenabled():
            gc.freeze()
            gc.enable()

    async def on_mount(self) -> None:
        """Show what was asked for at the start."""
        sys.setswitchinterval(_SWITCH_SECONDS)
        self.screen_change_signal.subscribe(self, self._screen_changes, immediate=True)
        at_start = self._notices()
        await self._show(self._first)
        self._tell_all(at_start)
        if self._greeting:
            self.notify(self._greeting, timeout=10, markup=False)
        self.set_interval(_LOOK_EVERY, lambda: self._tell_all(self._notices()))

    @property
    def game_is_saved(self) -> bool:
        """Whether leaving now interrupts a game that has been begun, and can be continued."""
        return self._quitting.leaves_saved

    def _notices(self) -> tuple[str, ...]:
        """Take what the store and the settings have to tell; read settings that have changed."""
        services = self._services
        _ = services.settings.current
        return (*services.games.take_notices(), *services.settings.take_notices())

    def _tell_all(self, sentences: tuple[str, ...]) -> None:
        for sentence in sentences:
            self.tell(sentence)

    async def on_event(self, event: Event) -> None:
        """Pass on what is pressed, but to no other screen than it was meant for."""
        if not self._gate.keeps_out(event):
            await super().on_event(event)

    def _screen_changes(self, _: object) -> None:
        self._gate.screen_changes()
        self._toasts.screen_changes()

    def on_notify(self, event: Notify) -> None:
        """Take away a notice that says the same as the one to come, and know how they look."""
        self.stylesheet.add_source(LOOKS, is_default_css=True)
        self._toasts.make_way_for(event.notification)

    def on_unmount(self) -> None:
        """Leave the interpreter as it was."""
        sys.setswitchinterval(self._switch_seconds_before)

    def tell(self, sentence: str) -> None:
        """Show a sentence that the player should read on the home screen, where it stays."""
        self._home.tell(sentence)

    async def on_arcade_screen_open(self, message: ArcadeScreen.Open) -> None:
        """Show what the screen in view asks for; another one was too late."""
        if message.screen is self.screen:
            await self._show(message.route)

    async def _show(self, route: "Route") -> None:
        """Put the screen for `route` above the home screen, in the place of any other."""
        try:
            screen = None if isinstance(route, HomeRoute) else self._screen_for(route)
        except ArcadeError as error:
            self.tell(str(error))
            return
        if screen is not None:
            self._note_leaving(route)
        with self.batch_update():
            # All at once: none is to come into view in between.
            for gone in [self.pop_screen() for _ in self.screen_stack[1:]]:
                await gone
            if screen is not None:
                await self.push_screen(screen)

    def _note_leaving(self, route: "Route") -> None:
        """Let Home know which game is left for."""
        from wordarcade.games.routes import (  # noqa: PLC0415 - as in `_screen_for`
            NewGameRoute,
            ReplayRoute,
        )

        if isinstance(route, NewGameRoute | ReplayRoute):
            self._home.leave_for(route.game)

    async def _go(self, place: str) -> None:
        """Show one of the places that are there for everybody."""
        from wordarcade.games.routes import PLACES  # noqa: PLC0415 - as in `_screen_for`

        await self._show(PLACES[place])

    def _screen_for(self, route: "RouteAboveHome") -> ArcadeScreen[Any]:
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.screens.routing import screen_for  # noqa: PLC0415 - see above

        return screen_for(self._services, self._games, route)

    def _show_once(
        self,
        kind: type[Screen[Any]],
        make: Callable[[], Screen[Any]],
        answered: Callable[[Any], None] | None = None,
    ) -> None:
        """Show a screen above the one in view, unless that is one of its kind.

        Args:
            kind: what the screen is.
            make: makes it.
            answered: called with its result.
        """
        if isinstance(self.screen, ArcadeScreen) and not isinstance(self.screen, kind):
            self.screen.show_above(make(), answered)

    async def action_home(self) -> None:
        """Go back to the home screen."""
        await self._show(_HOME)

    async def action_daily(self) -> None:
        """Show the puzzles of the day."""
        await self._go("daily")

    async def action_puzzles(self) -> None:
        """Show all kinds of puzzles."""
        await self._go("puzzles")

    async def action_trainer(self) -> None:
        """Show the words to learn."""
        await self._go("trainer")

    async def action_history(self) -> None:
        """Show the finished games."""
        await self._go("history")

    async def action_statistics(self) -> None:
        """Show the finished games in figures."""
        await self._go("statistics")

    def action_lexicons(self) -> None:
        """Show the word lists."""
        from wordarcade.screens.lexicons.screen import (  # noqa: PLC0415 - as in `_screen_for`
            LexiconsScreen,
        )

        self._show_once(LexiconsScreen, lambda: LexiconsScreen(self._services, self._games))

    def action_keys(self) -> None:
        """Show which key does what, to be changed."""
        from wordarcade.screens.keys.screen import (  # noqa: PLC0415 - as in `_screen_for`
            KeysScreen,
        )

        self._show_once(KeysScreen, lambda: KeysScreen(self._services.settings.current.keys))

    def action_profiles(self) -> None:
        """Ask who plays, and begin anew with what is theirs."""
        from wordarcade.screens.profiles import (  # noqa: PLC0415 - as in `_screen_for`
            ProfilesScreen,
        )

        locations = self._services.locations
        playing = locations.profile

        def take_over(name: str | None) -> None:
            if name not in (None, playing):
                self.exit(name)

        self._show_once(
            ProfilesScreen, lambda: ProfilesScreen(Profiles(locations), playing), take_over
        )

    async def action_tour(self) -> None:
        """Show the tour."""
        await self._go("tour")

    def action_command_palette(self) -> None:
        """Show all commands."""
        from wordarcade.screens.all_commands import show_palette  # noqa: PLC0415 - as in `_screen_for`

        if isinstance(self.screen, ArcadeScreen):
            show_palette(self.screen)

    def action_themes(self) -> None:
        """Choose the colours."""
        from wordarcade.screens.themes import ThemesScreen  # noqa: PLC0415 - as in `_screen_for`

        def picker() -> ThemesScreen:
            self.read_themes()
            return ThemesScreen(self.available_themes, self.theme)

        # Used when the picker is gone: what a screen above covers is not drawn anew.
        self._show_once(ThemesScreen, picker, self._use_theme)

    def _use_theme(self, name: str | None) -> None:
        """Use the theme that was picked, if one was."""
        if name is not None:
            self.theme = name

    def action_help_quit(self) -> None:
        """Say which key quits; Textual asks for it when Ctrl+C is pressed."""
        self.notify("Press Ctrl+Q to quit.", timeout=3)

    def action_help(self) -> None:
        """Show the help of the present screen and the keys that work there."""
        from wordarcade.screens.help import HelpScreen  # noqa: PLC0415 - as in `_screen_for`

        if isinstance(self.screen, ArcadeScreen) and self.screen.help_page is not None:
            self.push_screen(HelpScreen(self.screen))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer a definition where words are chosen, and another player while nobody plays."""
        if action == "profiles":
            return not self._quitting.interrupts
        if action == "define":
            screen = self.screen
            return isinstance(screen, ArcadeScreen) and bool(screen.chosen_word or screen.NO_WORD)
        return super().check_action(action, parameters)

    def action_define(self) -> None:
        """Show what the chosen word means."""
        from wordarcade.screens.defining import define_chosen  # noqa: PLC0415 - as in `_screen_for`

        if isinstance(self.screen, ArcadeScreen):
            define_chosen(self.screen, self._services)

    def action_settings(self) -> None:
        """Show what can be set."""
        from wordarcade.screens.settings import (  # noqa: PLC0415 - as in `_screen_for`
            SettingsScreen,
        )

        if not isinstance(self.screen, SettingsScreen):
            self.read_themes()
            themes = self.available_themes
            self.push_screen(SettingsScreen(self._services, self._games, self.theme, themes))

    def action_folders(self) -> None:
        """Show where the player's files lie."""
        from wordarcade.screens.folders import (  # noqa: PLC0415 - as in `_screen_for`
            FoldersScreen,
            places_of,
        )

        self._show_once(FoldersScreen, lambda: FoldersScreen(places_of(self._services)))

    async def action_quit(self) -> None:
        """Leave; ask first if that interrupts a round."""
        self._quitting.quit()
