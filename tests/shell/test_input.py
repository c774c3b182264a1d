"""Keys that come early: for the screen that follows, or for nobody."""

from textual.events import Event, Key

from wordarcade.shell.held_keys import HeldKeys
from wordarcade.shell.stale_input import StaleInput


def enter() -> Key:
    """Return a press of enter."""
    return Key("enter", "\r")


def test_enter_is_held_once() -> None:
    """While a game is prepared; a key held down is one press, and another key ends it."""
    keys = HeldKeys()
    pressed = [enter(), enter(), Key("a", "a"), enter()]
    assert all(keys.takes(key, preparing=True) for key in pressed)
    assert [key.key for key in keys.release()] == ["enter", "a", "enter"]


def test_a_key_pressed_twice_in_a_breath_is_stale() -> None:
    """It was meant for the screen before, unless that only prepared the one that has come."""
    for awaited in (False, True):
        stale = StaleInput()
        first, second = enter(), enter()
        assert not stale.is_stale(first)
        stale.screen_changes(awaited=awaited)
        assert second.time <= Event().time
        assert stale.is_stale(second) != awaited
