"""The settings screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widgets import Static

from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.services import DescribedSetting, Services
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.top_line import TopLine

_OWN_THEMES: Final = "wordarcade-"


class SettingsScreen(ArcadeScreen[None]):
    """A line for each setting of the schema; changes take effect at once and are saved.

    Args:
        services: the app's services.
        theme: the theme in use.
        themes: the names of all themes.
    """

    HELP_PAGE = "settings"
    AUTO_FOCUS = "ChoiceRow"

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "Line above", show=False, id="settings.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="settings.down"),
        Binding("escape", "close", "Back", id="settings.back"),
    ]

    DEFAULT_CSS = """
    SettingsScreen {
        #choices {
            padding: 1 2;
        }
        ChoiceRow {
            margin-bottom: 1;
        }
        #about, #file {
            padding: 0 2 1 2;
            color: $text-muted;
        }
    }
    """

    def __init__(self, services: Services, theme: str, themes: Sequence[str]) -> None:
        super().__init__()
        self._services = services
        self._known: Mapping[str, Sequence[tuple[str, str]]] = {
            "theme": [
                (name, name.removeprefix(_OWN_THEMES))
                for name in dict.fromkeys(
                    [*(name for name in themes if name.startswith(_OWN_THEMES)), theme]
                )
            ],
            "lexicon": [(entry.name, entry.name) for entry in services.lexicons.catalogue()],
        }
        self._texts: dict[str, str] = {}
        self._rows = {
            _id(each.key): (each, self._row(each))
            for each in replace(services.settings.current, theme=theme).described()
        }

    def _row(self, setting: DescribedSetting) -> ChoiceRow | TextRow:
        """Return the line of a setting: its choices, or any text."""
        choices = setting.choices or self._known.get(setting.key, ())
        if not choices:
            text = str(setting.value)
            return TextRow(setting.title, text, placeholder=setting.about, id=_id(setting.key))
        options = {str(value): label for value, label in choices}
        options.setdefault(str(setting.value), str(setting.value))
        return ChoiceRow(
            setting.title,
            [ChoiceOption(value, label) for value, label in options.items()],
            str(setting.value),
            id=_id(setting.key),
        )

    def compose(self) -> ComposeResult:
        """The settings, what the one in focus does, and the file that keeps them."""
        top_line = TopLine()
        top_line.title = "Settings"
        yield top_line
        with VerticalScroll(id="choices", can_focus=False):
            for _, row in self._rows.values():
                yield row
            yield Static(id="about")
            yield Static(
                Content(f"Change any key in\n{self._services.locations.settings_file}"),
                id="file",
            )
        yield GameFooter()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Describe the setting in focus."""
        for node in event.widget.ancestors_with_self:
            if node.id in self._rows:
                self.query_one("#about", Static).update(Content(self._rows[node.id][0].about))

    def on_choice_row_changed(self, message: ChoiceRow.Changed) -> None:
        """Post the new value."""
        setting = self._rows[str(message.row.id)][0]
        chosen = message.row.value
        self._set(setting, chosen == str(True) if isinstance(setting.value, bool) else chosen)

    def on_descendant_blur(self) -> None:
        """Post the typed value."""
        self._take_texts()

    def action_close(self) -> None:
        """Post the last typed value, and go back."""
        self._take_texts()
        self.dismiss()

    def _take_texts(self) -> None:
        for setting, row in self._rows.values():
            if isinstance(row, TextRow) and row.text != self._texts.get(setting.key, setting.value):
                self._texts[setting.key] = row.text
                self._set(setting, row.text)

    def _set(self, setting: DescribedSetting, value: bool | str) -> None:
        self.app.post_message(self.SettingChosen(setting.key, value))


def _id(key: str) -> str:
    """Return the ID of the line of a setting."""
    return key.replace(".", "-").replace("_", "-")
