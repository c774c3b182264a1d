"""What can be set while the app runs."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import Services
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.top_line import TopLine

_OWN_THEMES: Final = "wordarcade-"
_ON, _OFF = "on", "off"
_KEYS: Final = {
    "theme": "theme",
    "motion": "motion",
    "hand-over": "scrabble.hand_over",
    "lexicon": "lexicon",
}
"""The setting of each line, by the line's ID."""

_SWITCHES: Final = ("motion", "hand-over")
"""The lines that turn something on or off."""


class SettingsScreen(ArcadeScreen[None]):
    """Theme, motion, hand-over and lexicon; what is chosen counts at once and is remembered.

    Args:
        services: the collaborators.
        theme: the theme in use.
        themes: the names of all themes.
    """

    HELP_PAGE = "settings"
    AUTO_FOCUS = "ChoiceRow"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "Line above", show=False, id="settings.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="settings.down"),
        Binding("escape", "dismiss", "Back", id="settings.back"),
    ]

    DEFAULT_CSS = """
    SettingsScreen {
        #choices {
            padding: 1 2;
        }
        ChoiceRow {
            margin-bottom: 1;
        }
        #file {
            padding: 0 2;
            color: $text-muted;
        }
    }
    """

    def __init__(self, services: Services, theme: str, themes: Sequence[str]) -> None:
        super().__init__()
        self._services = services
        self._theme = theme
        self._themes = themes

    def compose(self) -> ComposeResult:
        """The choices, and the file that keeps them."""
        settings = self._services.settings.current
        top_line = TopLine()
        top_line.title = "Settings"
        yield top_line
        own = [name for name in self._themes if name.startswith(_OWN_THEMES)]
        lexicons = [entry.name for entry in self._services.lexicons.catalogue()]
        with VerticalScroll(id="choices", can_focus=False):
            yield ChoiceRow(
                "Theme",
                [
                    ChoiceOption(name, name.removeprefix(_OWN_THEMES))
                    for name in dict.fromkeys([*own, self._theme])
                ],
                self._theme,
                id="theme",
            )
            yield ChoiceRow(
                "Motion",
                [ChoiceOption(_ON, _ON), ChoiceOption(_OFF, _OFF)],
                _ON if settings.motion else _OFF,
                id="motion",
            )
            yield ChoiceRow(
                "Hand over",
                [ChoiceOption(_ON, "covers the racks"), ChoiceOption(_OFF, "at once")],
                _ON if settings.scrabble.hand_over else _OFF,
                id="hand-over",
            )
            yield ChoiceRow(
                "Lexicon",
                [ChoiceOption(name, name) for name in dict.fromkeys([*lexicons, settings.lexicon])],
                settings.lexicon,
                id="lexicon",
            )
            yield Static(
                Content(
                    "The player's name and the keys are set in the file\n"
                    f"{self._services.locations.settings_file}"
                ),
                id="file",
            )
        yield GameFooter()

    def on_choice_row_changed(self, message: ChoiceRow.Changed) -> None:
        """Tell the app what is chosen."""
        row = message.row
        value = row.value == _ON if row.id in _SWITCHES else row.value
        self.post_message(self.SettingChosen(_KEYS[str(row.id)], value))
