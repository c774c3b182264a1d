"""The player's own keys: valid keys and bindings."""

import pytest

from wordarcade.screens.keys.keymap import bad_keys, binding_ids, faults


@pytest.mark.parametrize(
    "keys",
    ["ctrl+t", "f5", "f5, ctrl+g", "ctrl+shift+left", "a", "?", "question_mark", "space", "é"],
)
def test_keys(keys: str) -> None:
    """Keys of the keyboard, by the names or characters that Textual knows."""
    assert bad_keys(keys) == []


@pytest.mark.parametrize("key", ["", "control-x", "ctrl+", "hyper+x", "ctrl", "f99", "enterr"])
def test_not_keys(key: str) -> None:
    """What no keyboard can send is no key."""
    assert bad_keys(f"f5, {key}") == [key]


def test_keys_that_terminals_confuse_are_explained() -> None:
    """A key that arrives under another name is refused, and the other name told."""
    assert list(faults({"app.help": "ctrl+h"}, frozenset({"app.help"}))) == [
        ("app.help", "'ctrl+h' can't be a key; terminals take it for backspace.")
    ]


def test_unknown_binding_is_told_with_the_nearest() -> None:
    """A binding id with a typing mistake is answered with the one that was meant."""
    assert list(faults({"app.hlep": "f2"}, frozenset({"app.help", "app.quit"}))) == [
        ("app.hlep", "there are no keys for 'app.hlep'; did you mean 'app.help'?")
    ]


def test_ids_of_all_screens_are_known() -> None:
    """The ids are gathered from the app and from screens that are not loaded at the start."""
    assert {"app.quit", "home.continue", "confirm.yes", "help.close"} <= binding_ids()
