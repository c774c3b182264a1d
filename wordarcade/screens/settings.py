"""The settings screen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus, ScreenResume
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.engine.scrabble.seats import name_fault
from wordarcade.games.registry import Registry
from wordarcade.looks.composition import BREAKPOINTS, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.key_labels import led_by
from wordarcade.screens.themes import offered_themes, title_of
from wordarcade.services import DescribedSetting, Services
from wordarcade.support.wording import count, listed
from wordarcade.widgets.choice_row import ChoiceOption, ChoiceRow
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.section_list import SectionList
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_WIDEST: Final = 110
_RULE: Final = "─" * _WIDEST


class SettingsScreen(ArcadeScreen[None]):
    """A line for each setting of the schema; changes take effect at once and are saved.

    Args:
        services: the app's services.
        games: those of which some may begin with a lexicon of their own.
        theme: the theme in use.
        themes: the names of all themes.
    """

    HELP_PAGE = "settings"
    AUTO_FOCUS = "ChoiceRow"
    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", "Line above", show=False, id="settings.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="settings.down"),
        Binding("t", "app.themes", "Themes", id="settings.themes", tooltip="See all themes"),
        Binding("l", "app.lexicons", "Lexicons", id="settings.lexicons", tooltip="See all lists"),
        Binding("k", "app.keys", "Keys", id="settings.keys", tooltip="Change what keys do"),
        Binding("o", "app.profiles", "Profiles", id="settings.profiles", tooltip="Who plays"),
        Binding("escape", "close", "Back", id="settings.back"),
        Binding("tab", "section(1)", "Section", id="settings.section", tooltip="Next section"),
        Binding("shift+tab", "section(-1)", "Previous section", show=False, id="settings.before"),
        Binding("delete", "standard", "Default", id="settings.standard"),
    ]

    DEFAULT_CSS = """
    SettingsScreen {
        Composition Vertical {
            height: 100%;
        }
        #sections {
            display: none;
            width: 22;
            margin: 1 4 0 0;
        }
        &.-wide #sections, &.-very-wide #sections { display: block; }
        SectionList { width: 100%; }
        #changed { margin-top: 2; }
        .about {
            display: none;
            margin-left: 13;
            color: $role-muted;
        }
        #choices {
            height: auto;
            max-height: 1fr;
            scrollbar-size-vertical: 1;
        }
        .section {
            height: 1;
            margin-top: 1;
            overflow: hidden;
            text-wrap: nowrap;
        }
        TextRow {
            margin-right: 1;
        }
        #about {
            margin-top: 1;
        }
        #file {
            color: $role-muted;
        }
        &.-low {
            .section { margin-top: 0; }
            #sections { margin: 0 4 0 0; }
        }
        &.-low #about, &.-middle #about { margin-top: 0; }
        &.-low #choices, &.-middle #choices { height: 1fr; }
        &.-low #file, &.-middle #file { display: none; }
        &.-high, &.-very-high {
            ChoiceRow, TextRow { margin-top: 1; }
        }
        &.-very-high .about { display: block; }
    }
    """

    def __init__(
        self, services: Services, games: Registry, theme: str, themes: Iterable[str]
    ) -> None:
        super().__init__()
        self._services = services
        self._games = games
        self._known: Mapping[str, Sequence[tuple[str, str]]] = {
            "theme": [
                (name, title_of(name)) for name in dict.fromkeys([*offered_themes(themes), theme])
            ],
            "lexicon": [(entry.name, entry.name) for entry in services.lexicons.catalogue()],
        }
        self._values: dict[str, bool | str] = {}
        self._imposed = "" if theme == services.settings.current.theme else theme
        """A theme that the terminal asks for, as by NO_COLOR, not the player; empty for none."""
        self._settings = tuple(services.settings.current._replace(theme=theme).described())
        self._rows = {_id(each.key): (each, self._row(each)) for each in self._settings}
        self._headings = {each.section: Static(classes="section") for each in self._settings}
        self._sections = SectionList(Counter(each.section for each in self._settings))
        self._top_line = TopLine()
        self._about = Static()
        self._changes = Static()
        self._changed = Panel("Changed", self._changes, id="changed")
        file = Content(f"Everything is saved in {services.locations.settings_file}")
        self._panel = Panel("", self._about, Static(file, id="file"), id="about")

    def _choices(self, setting: DescribedSetting) -> Sequence[tuple[bool | str, str]]:
        return setting.choices or self._known.get(setting.key, ())

    def _row(self, setting: DescribedSetting) -> ChoiceRow | TextRow:
        """Return the line of a setting: its choices, or any text."""
        self._values[setting.key] = setting.value
        choices = self._choices(setting)
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
        """The settings by section, and what the one in focus does."""
        self._top_line.title = "Settings · saved as you change them"
        yield self._top_line
        rows = VerticalScroll(*self._lines(), id="choices", can_focus=False)
        beside = Vertical(self._sections, self._changed, id="sections")
        yield Composition(beside, Vertical(rows, self._panel), widest=_WIDEST)
        yield GameFooter()

    def _lines(self) -> Iterator[Widget]:
        """Yield the rows under the headings of their sections, each with what it does."""
        for section, heading in self._headings.items():
            yield heading
            for setting, row in self._rows.values():
                if setting.section == section:
                    yield row
                    # A text row says it itself, as long as it is empty.
                    if isinstance(row, ChoiceRow):
                        yield Static(Content(setting.about), classes="about")

    def _mark_section(self, marked: str) -> None:
        """Mark a section in the list and by its heading."""
        self._sections.marked = marked
        for section, heading in self._headings.items():
            ink = "bold $role-focus" if section == marked else "bold"
            heading.update(Content.assemble((f"{section} ", ink), (_RULE, "$role-hairline")))

    def on_mount(self) -> None:
        """Count what has been changed, and mark the first section."""
        self._count()
        self._mark_section(self._settings[0].section)
        self.watch(self.app, "theme", self._take_theme, init=False)

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Take over the general lexicon that has been chosen on a screen above."""
        del event
        self._take_lexicons()

    def _take_theme(self, theme: str) -> None:
        """Show the theme in use, wherever it was chosen."""
        row = self._rows["theme"][1]
        if isinstance(row, ChoiceRow):
            row.choose(theme)

    def _take_lexicons(self) -> None:
        """Offer the lexicons there are now; the general one is chosen."""
        lexicon = self._services.settings.current.lexicon
        names = [entry.name for entry in self._services.lexicons.catalogue()]
        row = self._rows["lexicon"][1]
        if isinstance(row, ChoiceRow):
            row.offer([ChoiceOption(name, name) for name in dict.fromkeys([*names, lexicon])])
            row.choose(lexicon)

    def _count(self) -> None:
        changed = [
            each
            for each in self._settings
            if self._values[each.key] not in {each.standard, self._imposed}
        ]
        told = count(len(self._settings), "setting")
        self._top_line.facts = (told, f"{len(changed)} changed") if changed else (told,)
        self._changed.display = bool(changed)
        self._changes.update(Content("\n\n").join(map(self._change, changed)))

    def _change(self, setting: DescribedSetting) -> Content:
        """Return a setting and what it was changed to."""
        value = self._values[setting.key]
        label = dict(self._choices(setting)).get(value, str(value))
        return Content.assemble(setting.title, "\n", (label, "$role-muted"))

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; with little room that of the sections drops out before the ways on."""
        ways_on = ("app.themes", "app.lexicons", "app.keys", "app.profiles", "close")
        return led_by(super().active_bindings, *ways_on)

    # The setting in focus

    def _in_focus(self) -> DescribedSetting | None:
        nodes = [] if self.focused is None else self.focused.ancestors_with_self
        return next((self._rows[it.id][0] for it in nodes if it.id in self._rows), None)

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Describe the setting in focus."""
        del event
        setting = self._in_focus()
        if setting is None:
            return
        labels = dict(self._choices(setting))
        standard = labels.get(setting.standard, str(setting.standard))
        self._mark_section(setting.section)
        self._panel.title = setting.title
        self._panel.fact = f"default: {standard}" if standard else ""
        self._about.update(Content(self._told(setting)))

    def _told(self, setting: DescribedSetting) -> str:
        """Return what a setting does, and of the lexicon which games do not follow it."""
        settings = self._services.settings.current
        own = [spec.title for spec in self._games if settings.own_lexicon(spec.name)]
        if setting.key != "lexicon" or not own:
            return setting.about
        has = "has a list of its own" if len(own) == 1 else "have lists of their own"
        return f"{setting.about} {listed(own)} {has}."

    def action_section(self, step: int) -> None:
        """Go to the first line of the next section, or of the one before."""
        setting, sections = self._in_focus(), list(self._headings)
        if setting is not None:
            place = sections.index(setting.section) + step
            self._enter_section(sections[place % len(sections)])

    def on_section_list_chosen(self, message: SectionList.Chosen) -> None:
        """Go to the section that was clicked."""
        self._enter_section(message.section)

    def _enter_section(self, section: str) -> None:
        row = next(row for setting, row in self._rows.values() if setting.section == section)
        if isinstance(row, TextRow):
            row.focus_input()
        else:
            row.focus()

    def action_standard(self) -> None:
        """Put the setting in focus back to its standard."""
        setting = self._in_focus()
        row = None if setting is None else self._rows[_id(setting.key)][1]
        if setting is not None and isinstance(row, ChoiceRow):
            row.choose(str(setting.standard))

    # Changes

    def on_choice_row_changed(self, message: ChoiceRow.Changed) -> None:
        """Post the new value."""
        setting = self._rows[str(message.control.id)][0]
        chosen = message.control.value
        self._set(setting, chosen == str(True) if isinstance(setting.value, bool) else chosen)

    def on_text_row_changed(self, message: TextRow.Changed) -> None:
        """Say at once why a text will not do."""
        setting = self._rows[str(message.control.id)][0]
        if setting is self._in_focus():
            fault = _fault(message.control.text)
            self._about.update(Tone.REFUSED.mark(fault) if fault else Content(self._told(setting)))

    def on_descendant_blur(self) -> None:
        """Post the typed value."""
        self._take_texts()

    def action_close(self) -> None:
        """Post the last typed value, and go back."""
        self._take_texts()
        self.dismiss()

    def _take_texts(self) -> None:
        """Post the texts; one that will not do goes back to what it was."""
        for setting, row in self._rows.values():
            if isinstance(row, TextRow):
                if fault := _fault(row.text):
                    row.fill(str(self._values[setting.key]))
                    self.notify(fault, severity="warning", markup=False)
                else:
                    self._set(setting, row.text)

    def _set(self, setting: DescribedSetting, value: bool | str) -> None:
        if value != self._values[setting.key]:
            self._values[setting.key] = value
            self._count()
            self.app.post_message(self.SettingChosen(setting.key, value))


def _fault(text: str) -> str:
    """Return why a text will not do, in a sentence; the only text is a name, or none."""
    return name_fault(text) if text else ""


def _id(key: str) -> str:
    """Return the ID of the line of a setting."""
    return key.replace(".", "-").replace("_", "-")
