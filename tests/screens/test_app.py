"""The app around the screens: leaving, help, themes, keys, the palette, small terminals."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Static

from tests.screens.conftest import changed
from tests.screens.waiting import work_done
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import HomeRoute, NewGameRoute, ResumeRoute, Route, TrainerRoute
from wordarcade.screens.all_commands import commands_for
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.help import HelpScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.palette import Palette, found
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.themes import ThemesScreen
from wordarcade.screens.too_small import TooSmallScreen
from wordarcade.screens.trainer.overview import TrainerScreen
from wordarcade.services import Services
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.widgets.page import Page

Check = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


class RoundScreen(ArcadeScreen[None]):
    """A screen on which a round is running."""

    @property
    def game_is_running(self) -> bool:
        """Always."""
        return True


def picture(app: App[Any]) -> str:
    """Return the characters on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def notices(app: App[Any]) -> list[str]:
    """Return the notices on the home screen."""
    home = app.screen_stack[0]
    return [str(notice.content) for notice in home.query(".notice").results(Static)]


def shown(app: App[Any]) -> str:
    """Return the characters on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def test_leaving_asks_nothing_without_a_round(services: Services) -> None:
    """ctrl+q on the home screen leaves at once, with exit code 0."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("ctrl+q")
    assert app.return_code == 0


async def test_leaving_a_running_round_asks(services: Services, looks_same: Check) -> None:
    """ctrl+q while a round runs asks; no stays, a second ctrl+q asks no second time, yes leaves."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(RoundScreen())
        await pilot.press("ctrl+q")
        looks_same(app)
        await pilot.press("enter")
        assert isinstance(app.screen, RoundScreen)
        await pilot.press("ctrl+q", "ctrl+q", "right", "enter")
        assert not app.is_running
    assert app.return_code == 0


async def test_a_drag_over_a_panel_marks_no_text(services: Services, until: Until) -> None:
    """In a game a drag beside the board is a slip; Textual would mark the text it passes."""
    route = NewGameRoute("hangman", HangmanSetup(lexicon="common", length=5, seed=1), ask=False)
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        for _ in range(2):  # also once it is laid out
            await pilot.pause()
        await pilot.mouse_down("MessageLine")
        await pilot.hover("TopLine")
        await pilot.mouse_up("TopLine")
        assert not app.screen.selections


@pytest.mark.parametrize(("key", "texts"), [("f8", False), ("f1", True)])
async def test_texts_are_marked_only_where_they_are_read(
    services: Services, key: str, texts: bool
) -> None:
    """A drag over settings is a slip; a page of help may be copied."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        for _ in range(2):
            await pilot.pause()
        await pilot.mouse_down(offset=(10, 5))
        await pilot.hover(offset=(30, 9))
        await pilot.mouse_up(offset=(30, 9))
        assert bool(app.screen.selections) is texts


async def test_question_is_answered_by_the_mouse(services: Services) -> None:
    """A click on the button that leaves does so."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(RoundScreen())
        await pilot.press("ctrl+q")
        await pilot.click("#yes")
    assert app.return_code == 0


async def test_help_shows_page_and_keys(
    services: Services, until: Until, looks_same: Check
) -> None:
    """F1 shows the page of the screen above the keys of the screen, and escape closes it."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 52)) as pilot:
        await until(pilot, lambda: "Help" in picture(app))
        await work_done(app)
        await pilot.press("f1")
        await until(pilot, lambda: "Search all commands" in picture(app))
        looks_same(app)
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


async def test_question_mark_opens_and_closes_help(services: Services) -> None:
    """The question mark does what F1 does, where it is no letter of a game."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("question_mark")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("question_mark")
        assert isinstance(app.screen, HomeScreen)


async def test_screen_without_a_page_still_shows_its_keys(services: Services) -> None:
    """A screen that needs no explanation has help all the same: its keys."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(RoundScreen())
        await pilot.press("f1")
        assert "Leave wordarcade" in str(app.screen.query_one("#keys", Static).content)


async def test_a_dialogue_has_the_help_of_its_screen(services: Services) -> None:
    """Also one above another: the page of the screen below them, and the keys of the last."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        for question in ("Really?", "Are you sure?"):
            assert isinstance(app.screen, ArcadeScreen)
            app.screen.show_above(ConfirmScreen(question, yes="Do it", no="Stay"), lambda _: None)
            await pilot.pause()
        await pilot.press("f1")
        assert isinstance(app.screen, HelpScreen)
        assert app.screen.query(Page)
        keys = str(app.screen.query_one("#keys", Static).content)
        assert "Yes" in keys
        assert "Search all commands" not in keys
        await pilot.press("escape")
        assert isinstance(app.screen, ConfirmScreen)


async def test_remapped_key_works_and_stands_in_the_help(services: Services) -> None:
    """A key of the settings replaces the app's own, everywhere."""
    settings = changed(services, keys={"app.help": "f9", "app.quit": "ctrl+x"})
    app = WordarcadeApp(services._replace(settings=settings))
    async with app.run_test() as pilot:
        await pilot.press("ctrl+q", "f1")
        assert isinstance(app.screen, HomeScreen)
        await pilot.press("f9")
        keys = str(app.screen.query_one("#keys", Static).content)
        assert "f9" in keys
        assert "^x" in keys
        await pilot.press("ctrl+x")
        assert not app.is_running


async def test_mistakes_in_keys_are_told_with_file_and_line(
    services: Services, until: Until
) -> None:
    """An unknown binding and an impossible key are notices; the app keeps its own keys."""
    path = services.locations.settings_file
    path.parent.mkdir(parents=True)
    path.write_text('[keys]\n"app.hlep" = "f2"\n"app.help" = "ctrl+h"\n', encoding="utf-8")
    settings = changed(services, keys={"app.hlep": "f2", "app.help": "ctrl+h"})
    app = WordarcadeApp(services._replace(settings=settings))
    async with app.run_test() as pilot:
        await until(pilot, lambda: len(notices(app)) == 2)
        first, second = notices(app)
        assert f"{path}, line 2" in first
        assert "did you mean 'app.help'?" in first
        assert f"{path}, line 3" in second
        assert "terminals take it for backspace" in second
        await pilot.press("f1")
        assert isinstance(app.screen, HelpScreen)


async def test_theme_is_remembered(services: Services, until: Until) -> None:
    """A theme chosen in the app is in the settings file afterwards."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        app.theme = "wordarcade-contrast"
        path = services.locations.settings_file
        await until(pilot, path.exists)
        await work_done(app)
    assert 'theme = "wordarcade-contrast"' in path.read_text(encoding="utf-8")


async def test_theme_that_cannot_be_remembered_is_told(services: Services, until: Until) -> None:
    """Where the settings cannot be written the theme changes, and a notice says why."""
    services.locations.settings_file.mkdir(parents=True)
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        app.theme = "wordarcade-light"
        await until(pilot, lambda: any("isn't saved" in notice for notice in notices(app)))
        assert app.theme == "wordarcade-light"


async def test_starting_saves_nothing(services: Services) -> None:
    """The theme of the settings is not written back at the start."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.pause()
        await work_done(app)
    assert not services.locations.settings_file.exists()


async def test_unknown_theme_gives_way_to_the_default(services: Services) -> None:
    """A theme that does not exist is told with its file; the default is used."""
    settings = changed(services, theme="mauve")
    app = WordarcadeApp(services._replace(settings=settings))
    async with app.run_test():
        assert app.theme == "wordarcade-dark"
        assert "there is no theme 'mauve'" in notices(app)[0]


async def test_palette_offers_the_commands_of_screen_and_app(services: Services) -> None:
    """The palette has each command of the screen once, and those that have no key; no movement."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        titles = [command.title for command in commands_for(home)]
        others = ["Daily", "Folders", "Help", "History", "Home", "Quit", "Settings", "Statistics"]
        others += ["Keys", "Lexicons", "Profiles", "Puzzles", "Themes", "Tour", "Trainer"]
        others += ["Open", "Word tools"]
        assert sorted(titles) == sorted([*(game.title for game in GAMES), *others])
        await pilot.press("ctrl+p")
        assert isinstance(app.screen, Palette)
        await pilot.press(*"zzz")
        await pilot.press("enter")
        assert isinstance(app.screen, Palette)
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


@pytest.mark.parametrize(
    ("route", "first", "last"),
    [
        (TrainerRoute(), "Start", "Home"),
        (NewGameRoute("boggle", BoggleSetup()), "Start", "Home"),
        (NewGameRoute("boggle", BoggleSetup(lexicon="arcade"), ask=False), "Play", "End"),
    ],
)
async def test_palette_begins_with_what_does_no_harm(
    services: Services, until: Until, route: Route, first: str, last: str
) -> None:
    """What the screen is for comes first, what loses something last."""
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: not isinstance(app.screen, PreparingScreen))
        await pilot.pause()
        assert isinstance(app.screen, ArcadeScreen)
        own = [each.title for each in commands_for(app.screen) if each.group != "wordarcade"]
        assert (own[0], own[-1]) == (first, last)


async def test_the_marked_command_has_a_sign(services: Services, until: Until) -> None:
    """No colour is needed to see which one it is."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        await until(pilot, lambda: "▸ Open" in picture(app))
        await pilot.press("down")
        await until(pilot, lambda: "▸ Open" not in picture(app))


async def test_palette_knows_other_words(services: Services, until: Until) -> None:
    """Commands are found by what they are for; titles come before other words."""
    app = WordarcadeApp(services, TrainerRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        assert isinstance(app.screen, ArcadeScreen)
        commands = commands_for(app.screen)

        def titles(query: str) -> list[str]:
            return [command.title for command in found(commands, query)]

        assert "Home" in titles("play")
        assert titles("colours") == ["Themes"]
        assert "Anagrams" in titles("anagrams")
        assert titles("drills")[0] == "Anagrams"


async def test_a_theme_is_picked(services: Services, until: Until) -> None:
    """The mark changes the preview alone; enter uses the theme, escape keeps the old one."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p", *"theme", "enter")
        await until(pilot, lambda: isinstance(app.screen, ThemesScreen))
        await pilot.press("down")
        assert app.theme == "wordarcade-dark"
        await pilot.press("escape")
        assert (app.theme, type(app.screen)) == ("wordarcade-dark", HomeScreen)
        await app.run_action("themes")
        await pilot.press("down", "enter")
        await until(pilot, lambda: app.theme == "wordarcade-light")


async def test_palette_runs_a_command_where_it_belongs(services: Services, until: Until) -> None:
    """Choosing a command in the palette does what its key does."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p", *"help", "enter")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))


async def test_folders_are_told(services: Services) -> None:
    """A command shows where settings and games lie, in whole paths; enter copies one."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(60, 20)) as pilot:
        app.action_folders()
        await pilot.pause()
        rows = [strip.text.split("│") for strip in app.screen._compositor.render_strips()]
        lines = [row[1].strip() for row in rows if len(row) > 1]
        shown = "".join(lines[lines.index("Settings") + 1 : lines.index("Games")])
        assert shown == str(services.locations.settings_file)
        await pilot.press("down", "enter")
        assert app.clipboard == str(services.locations.games_database)
        await pilot.press("escape")
        assert isinstance(app.screen, HomeScreen)


async def test_opening_replaces_what_is_above_home(services: Services) -> None:
    """Going home from any depth leaves the home screen alone on the stack."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        top = RoundScreen()
        await app.push_screen(RoundScreen())
        await app.push_screen(top)
        top.open(HomeRoute())
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack] == [HomeScreen]


async def test_missing_round_is_a_notice(services: Services) -> None:
    """A round that has been deleted meanwhile cannot be resumed, and that is said."""
    app = WordarcadeApp(services, ResumeRoute(GameId(7)))
    async with app.run_test():
        assert isinstance(app.screen, HomeScreen)
        assert "no game 7" in notices(app)[0]


async def test_round_of_an_unknown_game_is_a_notice(services: Services) -> None:
    """A round of a game that only a newer version has is not opened, and that is said."""
    number = services.games.begin("chess", {}, 1, LexiconReference("arcade", "0"), "")
    app = WordarcadeApp(services, ResumeRoute(number))
    async with app.run_test():
        assert "This version" in notices(app)[0]


async def test_small_terminal_says_so_and_recovers(
    services: Services, until: Until, looks_same: Check
) -> None:
    """Below the size that a screen needs both sizes are told; with room the screen is back."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.resize_terminal(40, 15)
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await until(pilot, lambda: "5 rows to go" in shown(app))
        looks_same(app)
        await pilot.resize_terminal(30, 10)
        sizes = app.screen.query_one("#sizes", Static)
        await until(pilot, lambda: "30×10" in str(sizes.content))
        await pilot.resize_terminal(100, 30)
        await until(pilot, lambda: [*map(type, app.screen_stack)] == [HomeScreen])
        await until(pilot, lambda: app.screen.size == (100, 30))


async def test_start_in_a_small_terminal(services: Services, until: Until) -> None:
    """A terminal that is too small at the start is told so, and can be left."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(40, 15)) as pilot:
        assert isinstance(app.screen, TooSmallScreen)
        # Not pressed by the pilot, who would wait for animations that the end breaks off.
        app.simulate_key("ctrl+q")
        await until(pilot, lambda: not app.is_running)


async def test_question_in_a_small_terminal(services: Services, until: Until) -> None:
    """The question before leaving is asked above the notice about the size, too."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(RoundScreen())
        await pilot.resize_terminal(40, 15)
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))


async def test_motion_can_be_off(services: Services) -> None:
    """The setting turns animations off and leaves them on."""
    assert WordarcadeApp(services).animation_level == "none"
    moving = services._replace(settings=changed(services, motion=True))
    assert WordarcadeApp(moving).animation_level == "full"


async def test_nothing_moves_on_a_slow_terminal(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is set, for as long as the driver says so."""
    app = WordarcadeApp(services._replace(settings=changed(services, motion=True)))
    async with app.run_test():
        assert app.animation_level == "full"
        for slow, level in ((True, "none"), (False, "full")):
            monkeypatch.setattr(app._driver, "is_slow", slow, raising=False)
            assert app.animation_level == level


async def test_leaving_a_saved_round_at_once(services: Services) -> None:
    """Without a question, for those who want none."""
    services.settings.change({"ask_first": False})
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(RoundScreen())
        await pilot.press("ctrl+q")
        assert not app.is_running
    assert app.return_code == 0
