"""Letters typed on after the end of a round: for a moment they do nothing, in every game."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from textual.events import Key, MouseDown

from tests.games.sessions import hand_of, hangman_of
from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.games.routes import HomeRoute, NewGameRoute, ResumeRoute, Route
from wordarcade.screens import late_letters
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hangman import play
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.late_letters import LateLetters
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.screens.profiles import ProfilesScreen
from wordarcade.screens.settings import SettingsScreen
from wordarcade.services import Services


def pressed(name: str, at: float) -> Key:
    """Return a key that was pressed at a moment."""
    key = Key(name, name if len(name) == 1 else None)
    key.time = at
    return key


def clicked(at: float) -> MouseDown:
    """Return a press of the mouse at a moment."""
    event = MouseDown(None, 0, 0, 0, 0, 1, shift=False, meta=False, ctrl=False)
    event.time = at
    return event


@pytest.fixture
def expecting(monkeypatch: pytest.MonkeyPatch) -> LateLetters:
    """Those after a round that has ended at 100 seconds."""
    monkeypatch.setattr(late_letters, "GRACE", 1.0)
    letters = LateLetters(lambda: 100.0)
    assert not letters.takes(pressed("c", 99.0))
    letters.expect()
    return letters


def test_letters_are_late_for_a_second(expecting: LateLetters) -> None:
    """Then they are commands, and stay so."""
    assert [expecting.takes(pressed("c", at)) for at in (99.9, 100.0, 100.4)] == [True] * 3
    assert [expecting.takes(pressed("c", at)) for at in (101.4, 101.5)] == [False] * 2


def test_whoever_types_on_has_not_seen_the_end(expecting: LateLetters) -> None:
    """Letters are late until a second has passed without one."""
    moments = (100.3, 101.1, 102.0, 102.9)
    assert [expecting.takes(pressed("N", at)) for at in moments] == [True] * 4
    assert not expecting.takes(pressed("N", 103.9))


@pytest.mark.parametrize("name", ["enter", "escape", "ctrl+y", "f1", "down", "1"])
def test_no_other_key_waits(expecting: LateLetters, name: str) -> None:
    """Nor does one of them end the wait: enter may be that of the last word."""
    assert not expecting.takes(pressed(name, 100.1))
    assert expecting.takes(pressed("s", 100.2))


def test_a_click_ends_the_wait(expecting: LateLetters) -> None:
    """It may be on a key of the footer, which is pressed then."""
    assert not expecting.takes(clicked(100.1))
    assert not expecting.takes(pressed("c", 100.2))


@asynccontextmanager
async def at_play(
    services: Services, route: Route, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Table]:
    """Open the app on a round after whose end letters do nothing for very long."""
    monkeypatch.setattr(late_letters, "GRACE", 1_000_000)
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(120, 40)) as pilot:
        table = Table(app, pilot)
        await pilot.pause()
        yield table


async def does_nothing(table: Table, letters: str) -> None:
    """Check that letters change nothing."""
    before, said, board = table.screen, table.said, table.app.clipboard
    await table.pilot.press(*letters)
    assert (table.screen, table.said, table.app.clipboard) == (before, said, board)


async def test_hangman(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at the reveal nor in the review; the mouse and enter are not held up."""
    monkeypatch.setattr(play, "BEAT", 0)
    config = HangmanConfig(4, 1, HostKind.EVIL)
    route = ResumeRoute(hangman_of(services, config, services.lexicons.open("arcade")).id)
    async with at_play(services, route, monkeypatch) as table:
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        await table.pilot.press("q")
        await table.until(lambda: table.screen.session.closed)
        await does_nothing(table, "nscfNSCF")
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        await does_nothing(table, "nscf")
        await table.press_in_footer("Share")
        await table.until(lambda: isinstance(table.screen, CopiedScreen))


async def test_a_hand(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its results are there with the last word, and escape leaves them."""
    lexicon = services.lexicons.open("arcade")
    route = ResumeRoute(hand_of(services, HandConfig(("jar",), ""), lexicon).id)
    async with at_play(services, route, monkeypatch) as table:
        await table.pilot.press(*"jar", "enter")
        await table.until(lambda: isinstance(table.screen, HandResultsScreen))
        await does_nothing(table, "ltnscf")
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_boggle(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words typed past the end of a round do not leave its results."""
    async with at_play(services, own_board(BOARD, "american"), monkeypatch) as table:
        await table.wait_for_words()
        await table.pilot.press(*"norse", "enter", "x", "enter", "y")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
        await does_nothing(table, "nscf")


@pytest.mark.parametrize("setup", [BoggleSetup(seed=1), HandSetup(hand="retains")])
async def test_an_esc_too_many_starts_nothing(
    services: Services, monkeypatch: pytest.MonkeyPatch, setup: BoggleSetup | HandSetup
) -> None:
    """It leads home, where the letters of the word to come are no commands; other keys act."""
    game = "boggle" if isinstance(setup, BoggleSetup) else "hand"
    async with at_play(services, NewGameRoute(game, setup, ask=False), monkeypatch) as table:
        await table.until(lambda: isinstance(table.screen, PlayScreen))
        await table.pilot.press("r", "escape", "escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.press(*"tisch")
        await table.pilot.pause(0.1)
        assert isinstance(table.screen, HomeScreen)
        await table.pilot.press("f8")
        await table.until(lambda: isinstance(table.screen, SettingsScreen))


async def test_a_name_left_in_haste_holds_nothing_up(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever types into a field of a dialogue knows where Esc leads."""
    async with at_play(services, HomeRoute(), monkeypatch) as table:
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.press("o")
        await table.until(lambda: isinstance(table.screen, ProfilesScreen))
        await table.pilot.press(*"abc", "escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.press("o")
        await table.until(lambda: isinstance(table.screen, ProfilesScreen))


async def test_a_dialogue_left_in_haste_keeps_no_letter_from_play(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are typed where they can be, as ever."""
    setup = HandSetup(hand="retains")
    async with at_play(services, NewGameRoute("hand", setup, ask=False), monkeypatch) as table:
        await table.until(lambda: isinstance(table.screen, PlayScreen))
        await table.pilot.press("r", "f1", "escape", "e")
        await table.until(lambda: isinstance(table.screen, PlayScreen))
        await table.until(lambda: table.screen.area.entry_line.entry.text.upper() == "RE")
