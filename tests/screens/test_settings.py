"""The settings screen: changes take effect at once and are saved."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from rich.color import ColorType
from textual.app import App
from textual.color import Color
from textual.events import Paste
from textual.filter import ANSIToTruecolor
from textual.geometry import Region
from textual.pilot import Pilot
from textual.widgets import Static

from wordarcade.app import WordarcadeApp
from wordarcade.looks.palette import Palette
from wordarcade.looks.panel import Panel
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.looks.themes import (
    CONTRAST_THEME,
    DEFAULT_THEME,
    LIGHT_THEME,
    MONO_THEME,
    TERMINAL_LIGHT_THEME,
    TERMINAL_THEME,
    own_theme,
)
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.profiles import ProfilesScreen
from wordarcade.screens.settings import SettingsScreen
from wordarcade.screens.themes import OWN_THEMES, ThemesScreen, title_of
from wordarcade.screens.title_line import TitleLine
from wordarcade.services import Services
from wordarcade.store.settings import Settings
from wordarcade.support import resources
from wordarcade.widgets.choice_row import ChoiceRow
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.section_list import SectionList
from wordarcade.widgets.text_row import TextRow

Check = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


def row(app: App[Any], name: str) -> ChoiceRow:
    """Return a line of the settings screen."""
    return app.screen.query_one(f"#{name}", ChoiceRow)


def picture(app: App[Any]) -> str:
    """Return the characters on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def moves(app: App[Any]) -> bool:
    """Whether things may move."""
    return app.animation_level == "full"


def test_the_help_explains_every_setting() -> None:
    """By the title it has on the screen."""
    page = (resources.folder("assets") / "help" / "settings.md").read_text(encoding="utf-8")
    for setting in Settings().described():
        assert f"**{setting.title}**" in page


async def test_looks(services: Services, until: Until, looks_same: Check) -> None:
    """The screen has a line for each choice, with the present one in brackets."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s")
        app.screen.query_one("#file").display = False  # its folder is another in every run
        await until(pilot, lambda: "Back" in picture(app) and ".toml" not in picture(app))
        looks_same(app)


async def test_theme_counts_at_once(services: Services, until: Until) -> None:
    """The next theme is used while it is chosen, and is in the file."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s", "right")
        assert app.theme == "wordarcade-light"
        await until(pilot, lambda: services.settings.current.theme == "wordarcade-light")


async def test_motion_counts_at_once(services: Services, until: Until) -> None:
    """Motion stops and goes on again as it is chosen, and is in the file."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s")
        row(app, "motion").choose("False")
        await until(pilot, lambda: not (services.settings.current.motion or moves(app)))
        row(app, "motion").choose("True")
        await until(pilot, lambda: services.settings.current.motion and moves(app))


async def test_lexicon_is_the_next_games(services: Services, until: Until) -> None:
    """Another lexicon is opened on the home screen, and is what the next game begins with."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s")
        row(app, "lexicon").choose("common")
        await until(pilot, lambda: services.settings.current.lexicon == "common")
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)
        title = app.screen.query_one(TitleLine)
        await until(pilot, lambda: title.status == "common lexicon · 39,133 words")


async def test_settings_open_once(services: Services) -> None:
    """The palette's command on the settings screen itself changes nothing."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s", "f8")
        assert [type(screen) for screen in app.screen_stack] == [HomeScreen, SettingsScreen]


def test_spoilt_file_leaves_the_settings_of_the_start(services: Services) -> None:
    """A file that was broken while the app ran does not take the settings away."""
    file = services.locations.settings_file
    file.parent.mkdir(parents=True)
    file.write_text("theme = ", encoding="utf-8")
    assert services.settings.current == Settings(motion=False)
    assert "line 1: this is not TOML" in services.settings.take_notices()[0]
    file.write_text('lexicon = "web2"', encoding="utf-8")
    assert services.settings.current == Settings(motion=False, lexicon="web2")


async def test_racks_can_lie_open(services: Services, until: Until) -> None:
    """Whether the board is covered between people is chosen here, too."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s")
        assert services.settings.current.scrabble.hand_over
        row(app, "scrabble-hand-over").choose("False")
        await until(pilot, lambda: not services.settings.current.scrabble.hand_over)


async def test_every_setting_of_the_schema_has_a_line(services: Services) -> None:
    """A setting that is described in the schema is shown, with its title; nothing else is."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("s")
        lines = picture(app)
        for setting in Settings().described():
            assert setting.title in lines


async def test_what_a_setting_does_is_said_where_the_focus_is(services: Services) -> None:
    """The line below the settings changes with the focus."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("s", "down")
        assert "Tiles land and bars grow. Off: everything appears at once." in picture(app)


async def test_a_name_is_pasted(services: Services, until: Until) -> None:
    """Of what is pasted, only what can be printed is remembered."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("s", "shift+tab")
        app.screen.post_message(Paste("A\x1b\x07n\x9ba"))
        await pilot.press("escape")
        await until(pilot, lambda: services.settings.current.player_name == "Ana")


async def test_a_name_is_typed(services: Services, until: Until) -> None:
    """What is typed is remembered."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 40)) as pilot:
        await pilot.press("s", "shift+tab", "A", "n", "a", "escape")
        await until(pilot, lambda: services.settings.current.player_name == "Ana")


@pytest.mark.parametrize("name", ["A, B", "b" * 41])
async def test_a_name_that_scrabble_refuses_is_refused(
    services: Services, until: Until, name: str
) -> None:
    """While it is typed, and when it is left: the name before stands again."""
    services.settings.change({"player_name": "Ana"})
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 40), notifications=True) as pilot:
        await pilot.press("s", "shift+tab", "end", *["backspace"] * 3)
        app.screen.post_message(Paste(name))
        await until(pilot, lambda: "× A name has 1 to 20 characters and no comma." in picture(app))
        await pilot.press("shift+tab")
        assert services.settings.current.player_name == "Ana"
        name_row = app.screen.query_one("#player-name", TextRow)
        await until(pilot, lambda: name_row.text == "Ana")
        await until(pilot, lambda: "A name has 1 to 20" in picture(app))  # in a notice


async def test_sections_by_key_and_mouse(services: Services) -> None:
    """Tab goes from section to section, and so does a click on the list of them."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        sections = app.screen.query_one(SectionList)
        order = list(dict.fromkeys(each.section for each in Settings().described()))
        seen = []
        for _ in order:
            seen.append(sections.marked)
            await pilot.press("tab")
        assert seen == order
        assert sections.marked == order[0]
        await pilot.click(SectionList, offset=(3, 2))
        assert sections.marked == order[1]
        assert row(app, "time-played").has_focus
        await pilot.press("shift+tab")
        assert row(app, "theme").has_focus


async def test_a_picked_theme_is_chosen_in_its_row(services: Services, until: Until) -> None:
    """Each time."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s")
        for keys, name in ((("end",), MONO_THEME), (("home",), DEFAULT_THEME)):
            await pilot.press("t")
            await until(pilot, lambda: isinstance(app.screen, ThemesScreen))
            await pilot.press(*keys, "enter")
            await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
            await until(pilot, lambda name=name: row(app, "theme").value == name)  # type: ignore[misc]
            await until(pilot, lambda name=name: services.settings.current.theme == name)  # type: ignore[misc]


@pytest.mark.parametrize("theme", ["wordarcade-terminal", MONO_THEME])
async def test_a_preview_has_the_colours_of_the_terminal(services: Services, theme: str) -> None:
    """Not those that another theme puts in their place; letters are not lost in outlines.

    Black letters are black, and a theme without colours has none.
    """
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("T")
        await pilot.press(*["down"] * OWN_THEMES.index(theme))
        await pilot.pause()
        preview = app.screen.query_one("_Preview", PixelWidget)
        strips = preview.render_lines(Region(0, 0, *preview.size))
        assert not any(isinstance(each, ANSIToTruecolor) for each in preview.get_line_filters())
        styles = [style for strip in strips for _, style, _ in strip if style is not None]
        if theme == MONO_THEME:
            text = "\n".join(strip.text for strip in strips)
            assert all(letter in text for letter in "LEAPSTINGM")
            colours = {colour for style in styles for colour in (style.color, style.bgcolor)}
            assert all(colour is None or colour.is_default for colour in colours)
        else:
            inks = [style.color for style in styles if style.bold and style.color is not None]
            black = {ink.type for ink in inks if ink.number == 0}
            assert black == {ColorType.EIGHT_BIT}  # bold, most terminals show the other one grey


@pytest.mark.parametrize("theme", OWN_THEMES)
async def test_a_preview_shows_what_a_game_shows(services: Services, theme: str) -> None:
    """Beside the board a score with a bar, and below it an entry, in every theme."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("T")
        await pilot.press(*["down"] * OWN_THEMES.index(theme))
        await pilot.pause()
        preview = app.screen.query_one("_Preview", PixelWidget)
        lines = [strip.text for strip in preview.render_lines(Region(0, 0, *preview.size))]
        assert any("57 points  +4  best 87" in line for line in lines)
        assert any("▸ WORD  ✓ on the board" in line for line in lines)


@pytest.mark.parametrize(("columns", "width"), [(60, 0), (80, 1), (120, 2)])
async def test_every_theme_has_a_swatch(
    services: Services, until: Until, columns: int, width: int
) -> None:
    """Its ground and what tiles say, behind its name and in its own colours, if there is room."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(columns, 24)) as pilot:
        await pilot.press("T")
        await pilot.pause()
        themes = app.screen.query_one(LongList)
        for number, name in enumerate(OWN_THEMES):
            palette = Palette.of_variables(own_theme(name).variables)
            faces = [palette.face(role).face for role in ("tile", "accepted", "refused", "hinted")]
            wanted = [palette.ink("ground"), *faces] if width and not palette.mono else []
            strip = themes.render_line(number)
            assert title_of(name) in strip.text
            samples = [
                (len(segment.text), Color.from_rich_color(segment.style.color).hex)
                for segment in strip.crop(18)
                if segment.style and segment.style.color
            ]
            for paint in wanted:
                assert paint is not None
                assert (width, Color.parse(paint).hex) in samples
        await pilot.press("end", "enter")
        await until(pilot, lambda: app.theme == MONO_THEME)
        await pilot.press("T")
        await pilot.pause()
        assert "▄" not in picture(app).split("╰")[0].split("╭")[1]


async def test_themes_of_the_player(services: Services, until: Until) -> None:
    """A file in the folder is a theme like any other, at the next start, too; a bad one is told."""
    folder = services.locations.themes_folder
    folder.mkdir(parents=True)
    shipped = resources.folder("assets") / "themes"
    (folder / "dusk.toml").write_bytes((shipped / "wordarcade-dark.toml").read_bytes())
    (folder / "bad.toml").write_text("dark = true\n", encoding="utf-8")
    (folder / "wordarcade-light.toml").write_text("", encoding="utf-8")
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("T")
        await pilot.pause()
        assert isinstance(app.screen, ThemesScreen)
        await pilot.press("end", "enter")
        await until(pilot, lambda: services.settings.current.theme == "dusk")
        told = " ".join(str(notice.render()) for notice in app.screen.query(".notice"))
        assert "bad.toml" in told
        assert "rename the file" in told
    again = WordarcadeApp(services)
    async with again.run_test():
        assert again.theme == "dusk"


async def test_settings_lead_to_what_else_can_be_chosen(services: Services, until: Until) -> None:
    """Themes, lexicons, keys and profiles are named below, and one key away."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        footer = app.screen._compositor.render_strips()[-1].text
        assert all(name in footer for name in ("Themes", "Lexicons", "Keys", "Profiles", "Back"))
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, ProfilesScreen))


async def test_what_was_changed_stands_at_the_side(services: Services, looks_same: Check) -> None:
    """With what it was changed to; on a large screen each setting has its line below it."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(200, 50)) as pilot:
        await pilot.press("s")
        app.screen.query_one("#file").display = False
        changed = app.screen.query_one("#changed", Panel)
        row(app, "live-check").choose("False")
        await pilot.pause()
        assert changed.display
        assert "Checking" in picture(app).split("Changed")[1]
        looks_same(app)
        for name in ("live-check", "motion"):
            row(app, name).focus()
            await pilot.press("delete")
        await pilot.pause()
        assert not changed.display


@pytest.mark.parametrize("name", ["time_played", "last_seconds", "bell", "ask_first", "live_check"])
async def test_switches_of_play(services: Services, until: Until, name: str) -> None:
    """Each is in the file once it is chosen."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("s")
        before = getattr(services.settings.current, name)
        row(app, name.replace("_", "-")).choose(str(not before))
        await until(pilot, lambda: getattr(services.settings.current, name) is not before)


@pytest.mark.parametrize(
    ("chosen", "used"),
    [
        (DEFAULT_THEME, TERMINAL_THEME),
        (LIGHT_THEME, TERMINAL_LIGHT_THEME),
        ("nord", TERMINAL_THEME),
        (CONTRAST_THEME, CONTRAST_THEME),
        (TERMINAL_LIGHT_THEME, TERMINAL_LIGHT_THEME),
    ],
)
async def test_a_terminal_of_16_colours_gets_a_theme_made_of_them(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch, chosen: str, used: str
) -> None:
    """It is not remembered; what the player then picks is."""
    monkeypatch.delenv("COLORTERM")
    monkeypatch.setenv("TERM", "xterm")
    services.settings.change({"theme": chosen})
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        assert app.theme == used
        await pilot.pause()
        assert services.settings.current.theme == chosen
        app.theme = "dracula"
        await until(pilot, lambda: services.settings.current.theme == "dracula")


async def test_a_theme_that_the_terminal_asks_for_is_no_change(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player has set nothing, though there are no colours."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("s")
        await pilot.pause()
        assert app.theme == MONO_THEME
        told = str(app.screen.query_one("#changed Static", Static).render())
        assert told == "Motion\noff"
