"""The screen stack under any burst of keys."""

import ast
import importlib
import pkgutil
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from textual import events
from textual.geometry import Offset, Region, Size
from textual.pilot import Pilot
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList
from textual.widgets._toast import Toast

import wordarcade.screens
from tests.screens.waiting import work_done
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import Timer
from wordarcade.games.boggle.play import begin
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import HomeRoute, NewGameRoute
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.games.training.choosing import Choice
from wordarcade.screens.all_commands import run_chosen
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.ask_path import ask_path
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.definition import DefinitionScreen
from wordarcade.screens.folders import FoldersScreen
from wordarcade.screens.hand.not_a_word import NotAWordScreen
from wordarcade.screens.help import HelpScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.keys.capture import KeyScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.messages import MessagesScreen
from wordarcade.screens.palette import Command, Palette
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.profiles import ProfilesScreen
from wordarcade.screens.scrabble.best_plays import BestPlaysScreen
from wordarcade.screens.scrabble.challenge import ChallengeScreen
from wordarcade.screens.scrabble.exchange import ExchangeScreen
from wordarcade.screens.scrabble.hand_over import HandOverScreen
from wordarcade.screens.scrabble.score_sheet import ScoreSheetScreen
from wordarcade.screens.scrabble.word_check import WordCheckScreen
from wordarcade.screens.too_small import TooSmallScreen
from wordarcade.screens.trainer.choose import ChooseScreen
from wordarcade.screens.word_search.finding import FindingScreen
from wordarcade.services import Profiles, Services
from wordarcade.support.progress import to_nobody

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]

SOURCES = Path(wordarcade.screens.__file__).parent.parent
MAY_CHANGE_THE_STACK = {"app.py", "screens/arcade_screen.py"}

DIALOGUES: dict[type[Screen[Any]], Callable[[Services], Screen[Any]]] = {
    AskLineScreen: lambda _: ask_path("Where to?", Path("file")),
    BestPlaysScreen: lambda _: BestPlaysScreen(
        "Best plays", (), print, place=lambda: Region(0, 0, 40, 20)
    ),
    ChallengeScreen: lambda _: ChallengeScreen("Ana", ("ZIN",), ChallengeRule.DOUBLE),
    ChooseScreen: lambda _: ChooseScreen(Choice(), ("boggle",)),
    ConfirmScreen: lambda _: ConfirmScreen("Sure?", yes="Yes", no="No"),
    DefinitionScreen: lambda services: DefinitionScreen(services.lexicons, "preened"),
    ExchangeScreen: lambda services: ExchangeScreen("AEINRST", english(services), 80),
    FindingScreen: lambda _: FindingScreen(0.5),
    FoldersScreen: lambda _: FoldersScreen([("Log", Path("log"))]),
    HandOverScreen: lambda _: HandOverScreen("Bo", "Ana", "Ana played ZIN."),
    KeyScreen: lambda _: KeyScreen("Hint", "Every game", "^t"),
    MenuScreen: lambda _: MenuScreen("Menu", [("one", 1), ("two", 2)]),
    MessagesScreen: lambda _: MessagesScreen([]),
    NotAWordScreen: lambda _: NotAWordScreen("jxr", "ajef*rx", Region),
    CopiedScreen: lambda _: CopiedScreen("CGP", ("15",), "Copied."),
    Palette: lambda _: Palette([]),
    ScoreSheetScreen: lambda services: ScoreSheetScreen(scrabble(services)),
    ProfilesScreen: lambda services: ProfilesScreen(Profiles(services.locations), "default"),
    WordCheckScreen: lambda services: WordCheckScreen(services.lexicons.open("arcade")),
}
"""A factory for each dialogue; a test below notices a new one."""


def scrabble(services: Services) -> ScrabbleSession:
    """Return a game that has begun."""
    setup = ScrabbleSetup(players=(Player("Ann"), Player("Bob")), lexicon="common")
    session: ScrabbleSession = GAMES["scrabble"].play.load().begin(services, setup, to_nobody)
    return session


def english(services: Services) -> LetterDistribution:
    """Return the usual tiles."""
    return services.equipment().distributions["english"]


def screens_of_ours() -> Iterator[type[Screen[Any]]]:
    """Yield every class of screens in the program."""
    for module in pkgutil.walk_packages(wordarcade.screens.__path__, "wordarcade.screens."):
        importlib.import_module(module.name)
    left: list[type[Screen[Any]]] = [Screen]
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        if kind.__module__.startswith("wordarcade."):
            yield kind


def press_in_a_breath(app: WordarcadeApp, *keys: str) -> None:
    """Press keys all of which are there before the first one is answered."""
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))


def test_every_screen_minds_the_stack() -> None:
    """Every screen has the one base that opens and closes it."""
    others = [kind for kind in screens_of_ours() if not issubclass(kind, ArcadeScreen)]
    assert others == []


def test_every_dialogue_is_tried_here() -> None:
    """The table of dialogues has all there are."""
    kinds = {
        kind
        for kind in screens_of_ours()
        if issubclass(kind, ModalScreen) and kind.__name__ != "DialogueScreen"
    }
    assert kinds == set(DIALOGUES)


def test_nothing_else_changes_the_stack() -> None:
    """Only the app and the base of the screens call what changes the stack."""
    callers = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr in {"push_screen", "pop_screen", "switch_screen", "push_screen_wait"}
    }
    assert callers == MAY_CHANGE_THE_STACK


@pytest.mark.parametrize("kind", DIALOGUES, ids=lambda kind: kind.__name__)
async def test_dialogue_closes_once(services: Services, kind: type[Screen[Any]]) -> None:
    """Three dismissals and three escapes close a dialogue, not what is below it."""
    app = WordarcadeApp(services)
    below = ArcadeScreen[None]()
    answers: list[Any] = []
    async with app.run_test() as pilot:
        await app.push_screen(below)
        dialogue = DIALOGUES[kind](services)
        below.show_above(dialogue, answers.append)
        await pilot.pause()
        for _ in range(3):
            dialogue.dismiss(None)
        await pilot.pause()
        assert app.screen is below
        assert answers == [None]
        dialogue = DIALOGUES[kind](services)
        below.show_above(dialogue, answers.append)
        await pilot.pause()
        press_in_a_breath(app, "escape", "escape", "escape")
        await pilot.pause()
        await pilot.pause()
        assert app.screen is below


async def test_covered_dialogue_closes_when_it_is_in_view(services: Services) -> None:
    """What closes a dialogue below another one does not close that one."""
    app = WordarcadeApp(services)
    answers: list[bool | None] = []
    async with app.run_test() as pilot:
        dialogue = FindingScreen(0.5)
        home = app.screen
        assert isinstance(home, HomeScreen)
        home.show_above(dialogue, answers.append)
        question = ConfirmScreen("Sure?", yes="Yes", no="No")
        dialogue.show_above(question)
        dialogue.dismiss(True)
        dialogue.dismiss(False)
        await pilot.pause()
        assert app.screen is question
        assert answers == []
        await pilot.press("n")
        assert app.screen_stack == [home]
        assert answers == [True]


async def test_second_screen_does_not_come_above_the_first(services: Services) -> None:
    """A screen that is asked twice in a breath for one above it shows one."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        first, second = ArcadeScreen[None](), ArcadeScreen[None]()
        home.show_above(first)
        home.show_above(second)
        await pilot.pause()
        assert app.screen_stack == [home, first]


async def test_screen_gives_way_once_and_only_itself(services: Services) -> None:
    """A screen below another one gives way when it is in view, and once."""
    app = WordarcadeApp(services)
    made: list[ArcadeScreen[None]] = []

    def make() -> ArcadeScreen[None]:
        made.append(ArcadeScreen[None]())
        return made[-1]

    async with app.run_test() as pilot:
        game = ArcadeScreen[None]()
        await app.push_screen(game)
        help_screen = HelpScreen(game)
        game.show_above(help_screen)
        game.give_way(make)
        game.give_way(make)
        await pilot.pause()
        assert app.screen is help_screen
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen_stack[1:] == made
        assert len(made) == 1


async def test_card_pressed_twice_opens_one_game(services: Services) -> None:
    """Enter four times in a breath on a card opens its set-up, and begins nothing."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        press_in_a_breath(app, "enter", "enter", "enter", "enter")
        await pilot.pause()
        await pilot.pause()
        assert len(app.screen_stack) == 2
        assert type(app.screen).__name__ == "BoggleSetupScreen"
    assert services.games.unfinished() == ()


async def test_screen_that_is_left_opens_nothing(services: Services) -> None:
    """A wish of a screen that is not in view any more is not granted."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        home = app.screen
        assert isinstance(home, HomeScreen)
        game = ArcadeScreen[None]()
        await app.push_screen(game)
        home.open(HomeRoute())
        await pilot.pause()
        assert app.screen is game


async def test_key_goes_to_no_other_screen_than_it_was_meant_for(services: Services) -> None:
    """A key that closes a dialogue does not, pressed twice, act on the screen below."""
    presses: list[str] = []

    class Counting(ArcadeScreen[None]):
        BINDINGS = [("escape", "count('escape')", ""), ("a", "count('a')", "")]  # noqa: RUF012

        def action_count(self, key: str) -> None:
            presses.append(key)

    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        below = Counting()
        await app.push_screen(below)
        below.show_above(MessagesScreen([]))
        await pilot.pause()
        press_in_a_breath(app, "escape", "escape", "escape")
        await pilot.pause()
        assert presses == []
        await pilot.press("escape")
        assert presses == ["escape"]
        below.show_above(MessagesScreen([]))
        await pilot.pause()
        press_in_a_breath(app, "escape", "a")
        await pilot.pause()
        await pilot.pause()
        assert app.screen is below


@pytest.mark.parametrize("key", ["pageup", "pagedown", "down", "up", "home", "end", "enter"])
@pytest.mark.parametrize("opener", ["ctrl+p", "menu"])
async def test_list_takes_keys_before_it_is_drawn(
    services: Services, key: str, opener: str
) -> None:
    """Keys in the same breath as the one that opens a list do no harm."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        if opener == "menu":
            app.push_screen(MenuScreen("Menu", [("one", 1), ("two", 2)]))
            press_in_a_breath(app, key, key)
        else:
            press_in_a_breath(app, opener, key, key)
        await pilot.pause()
        await pilot.pause()
        assert app.is_running


async def test_palette_turns_pages(services: Services, until: Until) -> None:
    """Page down moves the mark in the palette once its list is drawn."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p")
        await until(pilot, lambda: bool(app.screen.query_one(OptionList).size))
        first = app.screen.query_one(OptionList).highlighted
        await pilot.press("pagedown")
        assert app.screen.query_one(OptionList).highlighted != first


async def test_a_command_is_chosen_though_the_palette_is_searched_meanwhile(
    services: Services, until: Until
) -> None:
    """A choice may be heard after the list has been filled anew, with fewer lines."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("ctrl+p")
        commands = app.screen.query_one(OptionList)
        await until(pilot, lambda: bool(commands.size))
        app.screen.query_one(Input).value = "zzz"
        commands.highlighted = commands.option_count - 1
        commands.action_select()
        await until(pilot, lambda: not isinstance(app.screen, Palette))


async def test_double_click_beside_the_palette_closes_it(services: Services) -> None:
    """Both clicks of a double-click are for the palette."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("ctrl+p")
        for _ in range(2):
            for kind in (events.MouseDown, events.MouseUp):
                app.post_message(kind(None, 1, 1, 0, 0, 1, shift=False, meta=False, ctrl=False))
        await pilot.pause()
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack] == [HomeScreen]


async def test_click_on_what_has_just_gone(services: Services, until: Until) -> None:
    """A click on a notice that has gone and is still to be seen does no harm."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24), notifications=True) as pilot:
        app.notify("Here for a moment.")
        await until(pilot, lambda: bool(app.screen.query(Toast)))
        notice = app.screen.query_one(Toast)
        await until(pilot, lambda: bool(notice.region))
        x, y = notice.region.offset + Offset(2, 0)
        with app.batch_update():  # nothing is drawn meanwhile
            await notice.remove()
            assert app.screen.get_widget_at(x, y)[0] is notice
            for kind in (events.MouseDown, events.MouseUp):
                click = kind(None, x, y, 0, 0, 1, shift=False, meta=False, ctrl=False)
                app.screen._forward_event(click)
        await pilot.pause()
        assert app.is_running


async def test_command_of_a_screen_that_is_left_is_dropped(services: Services) -> None:
    """A command of the palette is not run when its screen has gone meanwhile."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        game = ArcadeScreen[None]()
        await app.push_screen(game)
        await app.action_home()
        dismiss = Command("Dismiss", "", "", partial(app.run_action, "dismiss", game), game)
        run_chosen(app, dismiss)
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack] == [HomeScreen]


async def test_terminal_that_grows_and_shrinks_fast(services: Services) -> None:
    """However fast the size changes, the screens are those that the last size calls for."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        for width, height in [(40, 15), (100, 30), (120, 40), (30, 10), (90, 30), (91, 31)] * 3:
            app._driver._size = (width, height)  # type: ignore[union-attr]
            size = Size(width, height)
            app.post_message(events.Resize(size, size))
        await pilot.pause()
        await pilot.pause()
        assert [type(screen) for screen in app.screen_stack] == [HomeScreen]


async def test_game_begun_in_a_small_terminal(services: Services, until: Until) -> None:
    """A game waits for room before it begins, and is there when the terminal is enlarged twice."""
    opening = NewGameRoute("boggle", replace(BoggleSetup(lexicon="arcade"), seed=3), ask=False)
    app = WordarcadeApp(services, opening)
    async with app.run_test(size=(45, 15)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await work_done(app)
        for size in ((80, 24), (100, 30)):
            await pilot.resize_terminal(*size)
        await until(pilot, lambda: type(app.screen).__name__ == "BoggleScreen")
        assert not any(
            isinstance(screen, PreparingScreen | TooSmallScreen) for screen in app.screen_stack
        )


async def test_no_key_pressed_while_a_game_loads_is_lost(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter starts the clock as soon as the covered board is there; the letters follow it."""
    slow = threading.Event()

    def slowly(*asked: Any) -> BoggleSession:
        slow.wait(20)
        return begin(*asked)

    monkeypatch.setattr("wordarcade.screens.boggle.setup.begin", slowly)
    route = NewGameRoute("boggle", BoggleSetup(seed=1, timer=Timer.parse("3:00")))
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, PreparingScreen))
        await pilot.press("enter", "enter", *"how")
        slow.set()
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        game = app.screen
        assert isinstance(game, BoggleScreen)
        await until(pilot, lambda: game.area.entry.text == "how")
        assert game.session.running


async def test_screen_below_a_dialogue_is_covered_afterwards(services: Services) -> None:
    """A terminal that becomes too small below a dialogue is told so when that is closed."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        game = ArcadeScreen[None]()
        await app.push_screen(game)
        game.show_above(MessagesScreen([]))
        await pilot.pause()
        await pilot.resize_terminal(40, 15)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, TooSmallScreen)


async def test_clock_stands_while_something_lies_on_what_is_part_of_play(
    services: Services, until: Until
) -> None:
    """A dialogue of the game leaves the clock running; a question above that one stops it."""
    opening = NewGameRoute("boggle", replace(BoggleSetup(lexicon="arcade"), seed=3), ask=False)
    app = WordarcadeApp(services, opening)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        game = app.screen
        assert isinstance(game, BoggleScreen)
        await until(pilot, lambda: game.session.running)
        game.PART_OF_PLAY = (MenuScreen,)  # type: ignore[misc]
        hints = MenuScreen("Menu", [("one", 1), ("two", 2)])
        game.show_above(hints)
        await until(pilot, lambda: app.screen is hints and game.session.running)
        hints.show_above(question := ConfirmScreen("Sure?", yes="Yes", no="No"))
        await until(pilot, lambda: app.screen is question and not game.session.running)
        await pilot.press("n")
        await until(pilot, lambda: app.screen is hints)
        await pilot.press("escape")
        await until(pilot, lambda: game.session.running)


def test_no_screen_is_a_tower() -> None:
    """A screen has at most three classes of ours above Textual's, itself and mixins included."""
    towers = {
        kind.__name__: ours
        for kind in screens_of_ours()
        if len(ours := [c.__name__ for c in kind.__mro__ if c.__module__.startswith("wordarcade.")])
        > 3
    }
    assert towers == {}
