"""The key map: actions and their keys, conflicts, changes that count at once."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList

from wordarcade.app import WordarcadeApp
from wordarcade.screens.help import HelpScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.keys.actions import (
    KeyAction,
    conflicts,
    in_the_way,
    key_actions,
    refusal,
)
from wordarcade.screens.keys.capture import KeyScreen
from wordarcade.screens.keys.column import KeyColumn, in_columns
from wordarcade.screens.keys.screen import KeysScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.services import Services
from wordarcade.widgets.long_list import LongList

Check = Callable[[App[Any]], None]
Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]

HINT, PAUSE, UNSEEN, SUBSTITUTE, REROLL = (
    KeyAction("game.hint", "Every game", "Hint", ("ctrl+t",)),
    KeyAction("game.pause", "Every game", "Pause", ("ctrl+o",)),
    KeyAction("scrabble.unseen", "Scrabble", "Turns and unseen tiles", ("f3",)),
    KeyAction("hand.substitute", "Hand game", "Substitute", ("ctrl+u",)),
    KeyAction("hand.replay", "Hand game", "Replay", ("ctrl+u",)),
)
ACTIONS = (HINT, PAUSE, UNSEEN, SUBSTITUTE, REROLL)


def test_all_actions_have_a_place_and_keys() -> None:
    """Those of screens that were never shown, too; keys of dialogues are not among them."""
    actions = {action.id: action for action in key_actions()}
    assert actions["game.hint"] == HINT
    assert actions["grid.rotate"].place == "Boggle and word search"
    assert all(action.keys and action.about for action in actions.values())
    assert not any(name.startswith(("confirm.", "menu.")) for name in actions)


@pytest.mark.parametrize(
    ("wanted", "key", "other"),
    [
        (HINT, "ctrl+o", PAUSE),
        (HINT, "f3", UNSEEN),  # on the screen of Scrabble they meet
        (UNSEEN, "ctrl+t", HINT),
        (UNSEEN, "ctrl+u", None),  # a key of another game
        (SUBSTITUTE, "ctrl+u", None),  # shared from the start
        (HINT, "f12", None),
    ],
)
def test_one_key_does_one_thing_a_screen(
    wanted: KeyAction, key: str, other: KeyAction | None
) -> None:
    """An action is in the way where both work on one screen."""
    assert in_the_way(ACTIONS, wanted, key, {}) == other


def test_what_was_changed_counts() -> None:
    """A key that its action has given up is free, and the new one taken."""
    keymap = {"game.pause": "f9, f10"}
    assert in_the_way(ACTIONS, HINT, "ctrl+o", keymap) is None
    assert in_the_way(ACTIONS, HINT, "f10", keymap) == PAUSE


def test_keys_that_cannot_be_had() -> None:
    """Letters where words are typed, and what a terminal takes for another key."""
    assert "enter in a terminal" in refusal(HINT, "ctrl+m")
    assert "You type letters" in refusal(HINT, "q")
    assert not refusal(HINT, "f12")
    assert not refusal(KeyAction("home.daily", "Home", "Daily", ("d",)), "y")


def test_conflicts_are_found_on_both_sides() -> None:
    """Whoever edits the settings by hand may give one key to two actions of one screen."""
    assert conflicts(ACTIONS, {}) == {}
    assert conflicts(ACTIONS, {"game.pause": "ctrl+t"}) == {"game.pause": HINT, "game.hint": PAUSE}
    assert conflicts(ACTIONS, {"scrabble.unseen": "ctrl+u"}) == {}


def test_columns_keep_places_whole() -> None:
    """All actions, in their order; no place is in two columns."""
    actions = key_actions()
    left, right = in_columns(actions, 2)
    assert (*left, *right) == actions
    assert not {it.place for it in left} & {it.place for it in right}
    assert abs(len(left) - len(right)) < len(actions) // 5
    assert in_columns(actions, 1) == (actions,)


@pytest.mark.parametrize(("width", "columns"), [(60, 1), (80, 1), (120, 2), (200, 2)])
async def test_places_stand_side_by_side_where_there_is_room(
    services: Services, until: Until, width: int, columns: int
) -> None:
    """The arrows lead from one column to the other; the marked action stays when room goes."""
    services.settings.change({"keys.game.pause": "ctrl+t"})
    app = WordarcadeApp(services)
    async with app.run_test(size=(width, 40)) as pilot:
        await pilot.press("s", "k")
        screen = app.screen
        assert isinstance(screen, KeysScreen)
        await until(pilot, lambda: screen.query(KeyColumn).first().marked is not None)
        assert sum(column.display for column in screen.query(KeyColumn)) == columns
        assert screen._panel.fact == "2 conflicts"
        await pilot.press("right", "down")
        await pilot.pause()
        marked = screen._marked
        assert marked is not None
        assert (marked.place == "Everywhere") == (columns == 1)
        await pilot.resize_terminal(80, 40)
        await pilot.pause()
        assert screen._marked == marked
        assert [it.has_focus for it in screen.query(KeyColumn)] == [True, False]


async def test_a_key_is_changed_swapped_and_put_back(
    services: Services, until: Until, looks_same: Check
) -> None:
    """What is pressed counts at once and at the next start; a key that is taken is asked about."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("s", "k")
        screen = app.screen
        assert isinstance(screen, KeysScreen)
        await until(pilot, lambda: screen.query_one(LongList).marked is not None)
        marks = screen.query_one(LongList)
        await pilot.press("enter")
        await pilot.pause()
        assert "Help" in str(screen._chosen.title)
        await pilot.press("f12")
        await until(pilot, lambda: services.settings.current.keys == {"app.help": "f12"})
        looks_same(app)
        await pilot.press("enter", "f8")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))
        assert "Swap: Settings gets f12" in str(
            app.screen.query_one(OptionList).get_option_at_index(0).prompt
        )
        await pilot.press("1")
        await until(
            pilot,
            lambda: services.settings.current.keys == {"app.help": "f8", "app.settings": "f12"},
        )
        await pilot.press("enter", "escape", "delete")
        await until(pilot, lambda: services.settings.current.keys["app.help"] == "f1")
        assert marks.marked is not None
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, HomeScreen)
    again = WordarcadeApp(services)
    async with again.run_test() as pilot:
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(again.screen, HelpScreen))


async def test_any_key_can_be_taken(services: Services) -> None:
    """The one that shows the help of other dialogues, too."""
    taken: list[str | None] = []
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await app.push_screen(KeyScreen("Help", "everywhere", "f12"), taken.append)
        await pilot.press("f1")
        assert taken == ["f1"]
