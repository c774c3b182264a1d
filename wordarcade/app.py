"""The full-screen front end: the home screen at the bottom, one screen above it."""

import logging
import sys
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Final

from textual import work
from textual.app import App, SystemCommand
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import WorkerFailed

from wordarcade import resources
from wordarcade.log_file import LogFile
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.games import screen_for
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.openings import HomeOpening, Opening
from wordarcade.services import Services
from wordarcade.store.errors import SettingsError, StoreError
from wordarcade.store.settings_file import SettingsFile
from wordarcade.themes import DEFAULT_THEME, load_themes

_HOME = HomeOpening()
_SWITCH_SECONDS: Final = 0.0005
"""How long a thread that solves may keep the interpreter from the one that draws; Python's own
5 ms would be felt, since drawing a frame gives the interpreter away several times."""


class WordarcadeApp(App[None]):
    """Wordarcade in a terminal.

    Args:
        services: the collaborators, handed on to every screen.
        first: what to show at the start.
        notices: sentences that the player should read, from before the app was there.
    """

    TITLE = "wordarcade"
    COMMAND_PALETTE_DISPLAY = "^p"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", "Help", id="app.help", tooltip="Show this help"),
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
            "Palette",
            show=False,
            priority=True,
            tooltip="Search all commands",
            id="app.palette",
        ),
    ]

    def __init__(
        self,
        services: Services,
        first: Opening = _HOME,
        notices: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self._services = services
        self._first = first
        self._settings_file = SettingsFile(services.locations.settings_file)
        self._log_file = LogFile(services.locations.log)
        self._crash = ""
        self._switch_seconds_before = sys.getswitchinterval()
        self._home = HomeScreen(services, notices)
        self._set_themes()
        if not services.settings.motion:
            self.animation_level = "none"

    def get_default_screen(self) -> Screen[Any]:
        """Return the screen that all others are shown above."""
        return self._home

    async def on_mount(self) -> None:
        """Show what was asked for at the start."""
        logging.getLogger().addHandler(self._log_file)
        sys.setswitchinterval(_SWITCH_SECONDS)
        self._set_keys()
        await self._show(self._first)

    def on_unmount(self) -> None:
        """Leave the interpreter as it was."""
        sys.setswitchinterval(self._switch_seconds_before)
        logging.getLogger().removeHandler(self._log_file)
        self._log_file.close()

    # What is shown

    async def on_arcade_screen_open(self, message: ArcadeScreen.Open) -> None:
        """Show what a screen asks for."""
        await self._show(message.opening)

    async def _show(self, opening: Opening) -> None:
        """Put the screen for `opening` above the home screen, in the place of any other."""
        try:
            screen = screen_for(self._services, opening)
        except StoreError as error:
            self._home.tell(str(error))
            return
        with self.batch_update():
            while len(self.screen_stack) > 1:
                await self.pop_screen()
            if screen is not None:
                await self.push_screen(screen)

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """Yield the commands of the palette: the keys of the screen, and what has no key."""
        bindings = {
            bound.binding.id: bound
            for bound in screen.active_bindings.values()
            if bound.enabled and bound.binding.id not in {None, "app.palette"}
        }
        for node, binding, _enabled, tooltip in bindings.values():
            if binding.description:
                yield SystemCommand(
                    binding.description,
                    tooltip or f"Key {self.get_key_display(binding)}",
                    partial(self.run_action, binding.action, node),
                )
        yield SystemCommand("Home", "Go back to the home screen", self.action_home)
        yield SystemCommand("Theme", "Choose the colours", self.action_change_theme)
        yield SystemCommand("Folders", "Show where settings and rounds lie", self.action_folders)

    async def action_home(self) -> None:
        """Go back to the home screen."""
        await self._show(_HOME)

    def action_help(self) -> None:
        """Show the help of the present screen and the keys that work there."""
        # Loads the Markdown widget, which a start should not wait for.
        from wordarcade.screens.help import HelpScreen  # noqa: PLC0415 - see above

        if isinstance(self.screen, ArcadeScreen):
            self.push_screen(HelpScreen(self.screen))

    def action_folders(self) -> None:
        """Show where the player's files lie."""
        places = self._services.locations
        self.notify(
            f"Settings: {places.settings_file}\nRounds: {places.rounds_database}\n"
            f"Lexicons: {places.imported_lexicons}\nLog: {places.log}",
            title="Folders",
            timeout=20,
            markup=False,
        )

    # Settings

    def _set_themes(self) -> None:
        for theme in load_themes(resources.folder("assets") / "themes"):
            self.register_theme(theme)
        wanted = self._services.settings.theme
        if wanted not in self.available_themes:
            self._tell_fault("theme", f"there is no theme '{wanted}'; choose one in the palette.")
            wanted = DEFAULT_THEME
        self._saved_theme = wanted
        self.theme = wanted

    def watch_theme(self, theme: str) -> None:
        """Remember the player's choice."""
        if self.is_running and theme != self._saved_theme:
            self._saved_theme = theme
            self._save_theme(theme)

    @work(thread=True, exclusive=True, group="settings")
    def _save_theme(self, theme: str) -> None:
        try:
            self._settings_file.save({"theme": theme})
        except SettingsError as error:
            self.call_later(self._home.tell, f"The theme is not remembered. {error}")

    def _set_keys(self) -> None:
        keys = self._services.settings.keys
        if keys:
            # Most players have no keys of their own to be checked.
            from wordarcade.keymap import bad_keys  # noqa: PLC0415 - see above

            self.set_keymap({name: key for name, key in keys.items() if not bad_keys(key)})
            self._check_keys(keys)

    @work(thread=True)
    def _check_keys(self, keys: Mapping[str, str]) -> None:
        from wordarcade.keymap import binding_ids, faults  # noqa: PLC0415 - as in _set_keys

        for name, sentence in faults(keys, binding_ids()):
            self.call_later(self._tell_fault, f"keys.{name}", sentence)

    def _tell_fault(self, key: str, sentence: str) -> None:
        """Tell of a setting that means nothing, with file and line."""
        self._home.tell(str(self._settings_file.error(key, sentence)))

    # Leaving

    async def action_quit(self) -> None:
        """Leave; ask first if that interrupts a round."""
        # Not needed to show the home screen, which is what a start waits for.
        from wordarcade.screens.confirm import ConfirmScreen  # noqa: PLC0415 - see above

        running = any(
            isinstance(screen, ArcadeScreen) and screen.round_is_running
            for screen in self.screen_stack
        )
        if isinstance(self.screen, ConfirmScreen):
            return
        if running:
            self.push_screen(
                ConfirmScreen(
                    "A round is running. It is saved, and the home screen will offer to go on.",
                    yes="Quit",
                    no="Play on",
                ),
                lambda agreed: self.exit() if agreed else None,
            )
        else:
            self.exit()

    def _handle_exception(self, error: Exception) -> None:
        """Log the traceback of an error that nobody has handled, and leave."""
        if not self._crash:
            cause = error.error if isinstance(error, WorkerFailed) else error
            self._crash = self._log_file.report_crash(cause)
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Leave without rendering the traceback, which the log has."""
        self._close_messages_no_wait()

    def _print_error_renderables(self) -> None:
        """Say in one sentence what Textual would show as a traceback."""
        self._exit_renderables.clear()
        if self._crash:
            sys.stderr.write(f"{self._crash}\n")
