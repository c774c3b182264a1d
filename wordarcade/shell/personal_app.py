"""An app with the player's theme, motion and keys, in any terminal."""

import os
from collections.abc import Mapping, Sequence

from textual import work
from textual.app import App
from textual.driver import Driver
from textual.filter import ANSIToTruecolor, LineFilter
from textual.theme import BUILTIN_THEMES, Theme
from textual.types import AnimationLevel
from textual.widget import Widget

from wordarcade.looks.colour_system import has_few_colours
from wordarcade.looks.palette import paint_of
from wordarcade.looks.themes import (
    DEFAULT_THEME,
    MONO_THEME,
    in_few_colours,
    own_names,
    own_theme,
    personal_themes,
    role_defaults,
)
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import Services, Settings, SettingsError
from wordarcade.shell.logged_app import LoggedApp


class PersonalApp(LoggedApp):
    """An app with the theme, motion and keys of the settings, which remembers changes.

    Args:
        services: tell the settings and where they are kept.
    """

    def __init__(self, services: Services) -> None:
        # Known before Textual sets itself up, so that styles are made once, in these colours.
        self._remembered_theme = services.settings.current.theme
        self._themes_folder = services.locations.themes_folder
        self._personal_themes: dict[str, Theme] = {}
        known = self._remembered_theme in {*BUILTIN_THEMES, *own_names()}
        if not known:
            self._personal_themes, _ = personal_themes(self._themes_folder)
            known = self._remembered_theme in self._personal_themes
        self._unknown_theme = not known
        theme = self._remembered_theme if known else DEFAULT_THEME
        # Set here, not by the player: it is not remembered.
        self._colourless = "NO_COLOR" in os.environ
        if self._colourless:
            theme = MONO_THEME
        elif has_few_colours():
            theme = in_few_colours(self._known_theme(theme))
        self.set_reactive(App.theme, theme)
        super().__init__(services.locations.log)
        self._services = services
        self._unsubscribe = services.settings.subscribe(self._heed)
        self.move(wanted=services.settings.current.motion)

    def _known_theme(self, name: str) -> Theme:
        """Return a theme that is known to be there, before Textual's own are set up."""
        if name in own_names():
            return own_theme(name)
        return self._personal_themes.get(name) or BUILTIN_THEMES[name]

    def on_app_focus(self) -> None:
        """See to what opened while the window was away, once Textual has given back the focus."""
        self.call_after_refresh(self._focus_first)

    def _focus_first(self) -> None:
        """Give the focus to what a screen begins with, which Textual does in a focused window."""
        screen = self.screen
        first = self.AUTO_FOCUS if screen.AUTO_FOCUS is None else screen.AUTO_FOCUS
        if first and screen.focused is None:
            screen.focus_next(first)

    def after_stop(self) -> None:
        """Count the time of a stop as nobody's play."""
        self._services.clock.skip_stop()

    @property
    def available_themes(self) -> dict[str, Theme]:
        """All themes, by name: Textual's, the player's and our own."""
        own = {name: own_theme(name) for name in own_names()}
        return {**super().available_themes, **self._personal_themes, **own}

    def get_theme(self, theme_name: str) -> Theme | None:
        """Return a theme by name, or None; a start reads the one in use alone."""
        if theme_name in own_names():
            return own_theme(theme_name)
        return self._personal_themes.get(theme_name) or super().get_theme(theme_name)

    def read_themes(self) -> None:
        """Read the player's own themes anew, and tell what is wrong with them."""
        used = self._personal_themes.get(self.theme)
        self._personal_themes, faults = personal_themes(self._themes_folder)
        if used is not None:
            self._personal_themes.setdefault(used.name, used)
        for fault in faults:
            self.tell(fault)

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour for themes that do not name them: Textual's own."""
        return dict(role_defaults(dark=self.current_theme.dark))

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what lines go through: for each widget that is drawn, so as little as can be."""
        filters = super().get_line_filters()
        theme = self.current_theme
        if not theme.ansi and self.theme in own_names():
            # None of its colours is the terminal's; they would be looked for in every line.
            return [each for each in filters if not isinstance(each, ANSIToTruecolor)]
        if not theme.ansi or "role-ground" not in theme.variables:
            return filters
        ground, text, muted = (
            paint_of(theme.variables, role) for role in ("ground", "text", "muted")
        )
        if ground is None or text is None or muted is None:
            return filters
        # Few players have such a theme.
        from wordarcade.looks.terminal_colours import (  # noqa: PLC0415 - see above
            TerminalColours,
        )

        return [*filters, TerminalColours(ground, text, muted)]

    def get_driver_class(self) -> type[Driver]:
        """Return what reads from the terminal here."""
        kind = super().get_driver_class()
        if kind.__name__ != "LinuxDriver":
            return kind
        # There is none of it on Windows.
        from wordarcade.shell.tolerant_driver import TolerantDriver  # noqa: PLC0415 - see above

        return TolerantDriver

    def tell(self, sentence: str) -> None:
        """Show a sentence that the player should read."""
        raise NotImplementedError  # abstract; Textual's App leaves no room for ABC

    def bell(self) -> None:
        """Ring the terminal's bell, if the player wants to hear it."""
        if self._services.settings.current.bell:
            super().bell()

    @property
    def animation_level(self) -> AnimationLevel:
        """Whether things move on the screen: as the player wants it, if the terminal keeps up."""
        # Only the driver of a terminal knows.
        slow = getattr(self._driver, "is_slow", False)
        return "none" if slow else self._wanted_level

    @animation_level.setter
    def animation_level(self, level: AnimationLevel) -> None:
        self._wanted_level = level

    def move(self, *, wanted: bool) -> None:
        """Let things move on the screen, or stand still."""
        self.animation_level = "full" if wanted else "none"

    async def on_mount(self) -> None:
        """Use the player's keys, and report settings that mean nothing."""
        if self._unknown_theme:
            unknown = f"there is no theme '{self._remembered_theme}'; choose one in the palette."
            self._tell_fault("theme", unknown)
        keys = self._services.settings.current.keys
        if keys:
            # Most players have no keys of their own to be checked.
            from wordarcade.screens.keys.keymap import bad_keys  # noqa: PLC0415 - see above

            self.set_keymap({name: key for name, key in keys.items() if not bad_keys(key)})
            self._check_keys(keys)

    def on_arcade_screen_setting_chosen(self, message: ArcadeScreen.SettingChosen) -> None:
        """Use and remember what the player has set on a screen."""
        match message.key, message.value:
            case "theme", str(theme):
                self.theme = theme
                return  # remembered when it changes, however it was chosen
            case "motion", bool(wanted):
                self.move(wanted=wanted)
            case key, str(keys) if key.startswith("keys."):
                self.update_keymap({key.removeprefix("keys."): keys})
        self.remember({message.key: message.value})

    def watch_theme(self, theme: str) -> None:
        """Draw all in the new colours, and remember the theme that the player has chosen."""
        if self.is_running:
            self.call_after_refresh(self._draw_anew)
        if self.is_running and not self._colourless and theme != self._remembered_theme:
            self._remembered_theme = theme
            self.remember({"theme": theme})

    def _draw_anew(self) -> None:
        """Draw every widget: what is content keeps the colours that it was made with."""
        for screen in self.screen_stack:
            for node in screen.walk_children(Widget, with_self=True):
                node.notify_style_update()
                node.refresh()

    def on_unmount(self) -> None:
        """Hear no more of settings."""
        self._unsubscribe()

    def _heed(self, settings: Settings) -> None:
        """Use what has been set, whoever did it; told in the thread that has."""
        self.call_later(self.move, wanted=settings.motion)

    @work(thread=True)
    def remember(self, changes: Mapping[str, str | int | bool]) -> None:
        """Save changed settings; tell if that cannot be done.

        Args:
            changes: keys as `Settings.changed` takes them, each with its new value.
        """
        try:
            self._services.settings.change(changes)
        except SettingsError as error:
            self.call_later(self.tell, f"Your change isn't saved. {error}")

    @work(thread=True)
    def _check_keys(self, keys: Mapping[str, str]) -> None:
        from wordarcade.screens.keys.keymap import binding_ids, faults  # noqa: PLC0415 - as in on_mount

        for name, sentence in faults(keys, binding_ids()):
            self.call_later(self._tell_fault, f"keys.{name}", sentence)

    def _tell_fault(self, key: str, sentence: str) -> None:
        """Tell of a setting that means nothing, with file and line."""
        self.tell(str(self._services.settings.error(key, sentence)))
