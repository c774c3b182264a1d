"""The full-screen front end: the home screen at the bottom, one screen above it."""

import gc
import sys
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Event, InputEvent, Key
from textual.notifications import Notify
from textual.screen import Screen

from wordarcade.games.registry import GAMES, Registry
from wordarcade.games.routes import (
    DailyRoute,
    HistoryRoute,
    HomeRoute,
    NewGameRoute,
    PuzzlesRoute,
    ReplayRoute,
    Route,
    RouteAboveHome,
    StatisticsRoute,
    TourRoute,
    TrainerRoute,
)
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Profiles, Services
from wordarcade.shell.held_keys import HeldKeys
from wordarcade.shell.personal_app import PersonalApp
from wordarcade.shell.stale_input import StaleInput
from wordarcade.support.errors import ArcadeError

if TYPE_CHECKING:
    from wordarcade.screens.palette import Command

_HOME: Final = HomeRoute()
QUIT_QUESTION: Final = "Leave wordarcade? Your game is saved. Continue from Home."
UNPLAYED_QUESTION: Final = "Leave wordarcade? You haven't played yet, so nothing is lost."
LOSING_QUESTION: Final = "Leave wordarcade? Your game isn't saved and will be lost."

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
        first: Route = _HOME,
        notices: tuple[str, ...] = (),
        games: Registry = GAMES,
    ) -> None:
        super().__init__(services)
        self._games = games
        self._first = first
        self._switch_seconds_before = sys.getswitchinterval()
        self._home = HomeScreen(services, games, notices)
        self._quit_question: Screen[bool] | None = None
        self._stale_input = StaleInput()
        self._held_keys = HeldKeys()
        self._was_preparing = False
        self._screen_changed = False
        self._toasts_before: set[str] = set()

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
        self.set_interval(_LOOK_EVERY, lambda: self._tell_all(self._notices()))

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
        if isinstance(event, InputEvent) and self._stale_input.is_stale(event):
            return
        if isinstance(event, Key) and self._held_keys.takes(event, preparing=self._preparing):
            return
        await super().on_event(event)

    @property
    def _preparing(self) -> bool:
        return isinstance(self.screen, ArcadeScreen) and self.screen.HOLDS_KEYS

    def _screen_changes(self, _: object) -> None:
        self._stale_input.screen_changes(awaited=self._was_preparing)
        self._was_preparing = self._preparing
        self.call_later(self._when_drawn)
        if not self._screen_changed:  # once for all screens that change in one go
            self._screen_changed = True
            self.call_later(self._drop_stale_toasts)

    def on_notify(self, event: Notify) -> None:
        """Take away a notice that says the same as the one to come."""
        for shown in list(self._notifications):
            if shown.message == event.notification.message:
                self._unnotify(shown)

    def _drop_stale_toasts(self) -> None:
        """Take away notices that were there before the screen changed last time, too."""
        self._screen_changed = False
        for shown in list(self._notifications):
            if shown.identity in self._toasts_before:
                self._unnotify(shown)
        self._toasts_before = {shown.identity for shown in self._notifications}

    def _when_drawn(self) -> None:
        if not self._preparing:
            # In the app's own loop, so that no other key comes between them.
            self.screen.call_after_refresh(self.call_later, self._release_keys)

    def _release_keys(self) -> None:
        """Pass on the keys that were pressed too early, if there is a game to take them."""
        if self._preparing:
            return
        if not (isinstance(self.screen, ArcadeScreen) and self.screen.game_is_running):
            self._held_keys.drop()
        elif keys := self._held_keys.release():
            for key in keys:
                self.post_message(key)
            self.call_later(self._release_keys)  # those that were pressed meanwhile

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

    async def _show(self, route: Route) -> None:
        """Put the screen for `route` above the home screen, in the place of any other."""
        try:
            screen = None if isinstance(route, HomeRoute) else self._screen_for(route)
        except ArcadeError as error:
            self.tell(str(error))
            return
        if isinstance(route, NewGameRoute | ReplayRoute):
            self._home.leave_for(route.game)
        with self.batch_update():
            # All at once: none is to come into view in between.
            for gone in [self.pop_screen() for _ in self.screen_stack[1:]]:
                await gone
            if screen is not None:
                await self.push_screen(screen)

    def _screen_for(self, route: RouteAboveHome) -> ArcadeScreen[Any]:
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.screens.routing import screen_for  # noqa: PLC0415 - see above

        return screen_for(self._services, self._games, route)

    def _commands(self, screen: ArcadeScreen[Any]) -> "list[Command]":
        """Return the commands of the palette: the keys of the screen, and what has no key."""
        from wordarcade.screens.palette import (  # noqa: PLC0415 - as in `_screen_for`
            ARCADE,
            HOME_ALSO,
            Command,
            commands_of,
        )

        commands = list(commands_of(screen))
        titles = {command.title for command in commands}
        further = (
            ("Home", self.action_home, HOME_ALSO),
            ("Daily", self.action_daily, "play today puzzle of the day"),
            ("Puzzles", self.action_puzzles, "play solve"),
            ("Trainer", self.action_trainer, "learn words study practise drills"),
            ("History", self.action_history, "finished games past"),
            ("Statistics", self.action_statistics, "figures numbers ratings"),
            ("Themes", self.action_themes, "colours dark light look"),
            ("Keys", self.action_keys, "shortcuts keyboard change"),
            ("Lexicons", self.action_lexicons, "word lists dictionary"),
            ("Tour", self.action_tour, "tutorial introduction how to play"),
            ("Folders", self.action_folders, "files paths where"),
        )
        return commands + [
            Command(title, "", ARCADE, act, also=also)
            for title, act, also in further
            if title not in titles
        ]

    def _run(self, command: "Command | None") -> None:
        """Do what was chosen, unless its screen has gone while the palette was open."""
        if command is not None:
            node = command.node
            if node is None or node is self or node.screen is self.screen:
                self.call_later(command.run)

    async def action_home(self) -> None:
        """Go back to the home screen."""
        await self._show(_HOME)

    async def action_daily(self) -> None:
        """Show the puzzles of the day."""
        await self._show(DailyRoute())

    async def action_puzzles(self) -> None:
        """Show all kinds of puzzles."""
        await self._show(PuzzlesRoute())

    async def action_trainer(self) -> None:
        """Show the words to learn."""
        await self._show(TrainerRoute())

    async def action_history(self) -> None:
        """Show the finished games."""
        await self._show(HistoryRoute())

    async def action_statistics(self) -> None:
        """Show the finished games in figures."""
        await self._show(StatisticsRoute())

    def action_lexicons(self) -> None:
        """Show the word lists."""
        from wordarcade.screens.lexicons.screen import (  # noqa: PLC0415 - as in `_screen_for`
            LexiconsScreen,
        )

        if isinstance(self.screen, ArcadeScreen) and not isinstance(self.screen, LexiconsScreen):
            self.screen.show_above(LexiconsScreen(self._services, self._games))

    def action_keys(self) -> None:
        """Show which key does what, to be changed."""
        from wordarcade.screens.keys.screen import (  # noqa: PLC0415 - as in `_screen_for`
            KeysScreen,
        )

        if isinstance(self.screen, ArcadeScreen) and not isinstance(self.screen, KeysScreen):
            self.screen.show_above(KeysScreen(self._services.settings.current.keys))

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

        if isinstance(self.screen, ArcadeScreen):
            self.screen.show_above(ProfilesScreen(Profiles(locations), playing), take_over)

    async def action_tour(self) -> None:
        """Show the tour."""
        await self._show(TourRoute())

    def action_command_palette(self) -> None:
        """Show all commands."""
        from wordarcade.screens.palette import Palette  # noqa: PLC0415 - as in `_screen_for`

        if isinstance(self.screen, ArcadeScreen) and not isinstance(self.screen, Palette):
            self.screen.show_above(Palette(self._commands(self.screen)), self._run)

    def action_themes(self) -> None:
        """Choose the colours."""
        from wordarcade.screens.themes import ThemesScreen  # noqa: PLC0415 - as in `_screen_for`

        if isinstance(self.screen, ArcadeScreen) and not isinstance(self.screen, ThemesScreen):
            self.read_themes()
            # Used when the picker is gone: what a screen above covers is not drawn anew.
            self.screen.show_above(ThemesScreen(self.available_themes, self.theme), self._use_theme)

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
        """Offer a definition where a word is chosen, and another player while nobody plays."""
        if action == "profiles":
            return not self._games_running()
        if action == "define":
            return isinstance(self.screen, ArcadeScreen) and bool(self.screen.chosen_word)
        return super().check_action(action, parameters)

    def action_define(self) -> None:
        """Show what the chosen word means."""
        from wordarcade.screens.definition import (  # noqa: PLC0415 - as in `_screen_for`
            CardOptions,
            DefinitionScreen,
        )

        screen = self.screen
        if isinstance(screen, ArcadeScreen) and (word := screen.chosen_word):
            lexicon = screen.lexicon_of_word
            if lexicon == "":
                lexicon = self._services.settings.current.lexicon
            options = CardOptions(lexicon, self._worth, self._learn)
            screen.show_above(DefinitionScreen(self._services.lexicons, word, options))

    def _worth(self, word: str) -> tuple[str, ...]:
        """Return what a word is worth where its letters alone decide."""
        from wordarcade.games.worth import worth  # noqa: PLC0415 - as in `_screen_for`

        return worth(self._services.equipment(), word)

    def _learn(self, word: str) -> str:
        """Put a word into the trainer, and return what to say of it."""
        # What words are learnt with takes longer to load than a card takes to appear.
        from wordarcade.games.training.decks import (  # noqa: PLC0415 - see above
            learn_word,
        )

        return learn_word(self._services, word)

    def action_settings(self) -> None:
        """Show what can be set."""
        from wordarcade.screens.settings import (  # noqa: PLC0415 - as in `_screen_for`
            SettingsScreen,
        )

        if not isinstance(self.screen, SettingsScreen):
            self.read_themes()
            self.push_screen(SettingsScreen(self._services, self.theme, self.available_themes))

    def action_folders(self) -> None:
        """Show where the player's files lie."""
        from wordarcade.screens.folders import FoldersScreen  # noqa: PLC0415 - as in `_screen_for`

        places = self._services.locations
        if isinstance(self.screen, ArcadeScreen):
            self.screen.show_above(
                FoldersScreen(
                    (
                        ("Settings", places.settings_file),
                        ("Games", places.games_database),
                        ("Lexicons", places.imported_lexicons),
                        ("Themes", places.themes_folder),
                        ("Log", places.log),
                    )
                )
            )

    async def action_quit(self) -> None:
        """Leave; ask first if that interrupts a round, in any case if it is lost."""
        from wordarcade.screens.confirm import ConfirmScreen  # noqa: PLC0415 - as in `_screen_for`

        running = self._games_running()
        harmless = all(screen.nothing_to_lose for screen in running)
        loses = not harmless and not self._services.games.lasts
        if not running:
            self.exit()
        elif not (loses or self._services.settings.current.ask_first):
            self._quit_if(True)
        elif self._quit_question not in self.screen_stack:
            question = LOSING_QUESTION if loses else QUIT_QUESTION
            question = UNPLAYED_QUESTION if harmless else question
            self._quit_question = ConfirmScreen(question, yes="Quit", no="Play on", loses=loses)
            self.push_screen(self._quit_question, self._quit_if)

    def _games_running(self) -> list[ArcadeScreen[Any]]:
        """Return the screens on which a game is running."""
        return [
            screen
            for screen in self.screen_stack
            if isinstance(screen, ArcadeScreen) and screen.game_is_running
        ]

    def _quit_if(self, agreed: bool | None) -> None:
        """Leave if the player has agreed to that."""
        if agreed:
            for screen in self.screen_stack:
                if isinstance(screen, ArcadeScreen):
                    screen.before_quitting()
            self.exit()
