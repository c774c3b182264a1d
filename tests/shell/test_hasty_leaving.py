"""An Esc too many: whether somebody who types has left a screen of words without a look."""

import pytest
from textual.events import Event, Key, MouseDown

from wordarcade.screens import late_letters
from wordarcade.shell.hasty_leaving import HastyLeaving


@pytest.fixture
def leaving(monkeypatch: pytest.MonkeyPatch) -> HastyLeaving:
    """Nothing was pressed yet."""
    monkeypatch.setattr(late_letters, "GRACE", 1.0)
    return HastyLeaving()


def press(leaving: HastyLeaving, key: str, ago: float, *, typed: bool = True) -> None:
    """Press a key some seconds ago."""
    event = Key(key, key if len(key) == 1 else None)
    event.time = Event().time - ago
    leaving.note(event, typed=typed)


def test_two_in_a_breath_leave_in_haste(leaving: HastyLeaving) -> None:
    """As one does right after a letter; those that follow at once change nothing."""
    assert not leaving.just_now
    press(leaving, "escape", 0.3)
    assert not leaving.just_now
    press(leaving, "escape", 0.2)
    press(leaving, "s", 0.1)
    assert leaving.just_now


@pytest.mark.parametrize(("before", "ago"), [(2.5, 0.1), (2.0, 1.1)])
def test_a_pause_is_no_haste(leaving: HastyLeaving, before: float, ago: float) -> None:
    """Before Esc; nor is a screen in haste that comes long after."""
    press(leaving, "x", before)
    press(leaving, "escape", ago)
    assert not leaving.just_now


def test_where_nothing_is_typed_there_is_no_haste(leaving: HastyLeaving) -> None:
    """Keys that follow each other quickly are those of somebody who knows the way."""
    press(leaving, "down", 0.2, typed=False)
    press(leaving, "escape", 0.1, typed=False)
    assert not leaving.just_now


def test_the_mouse_is_no_key(leaving: HastyLeaving) -> None:
    """A click before Esc is no typing."""
    click = MouseDown(None, 0, 0, 0, 0, 1, shift=False, meta=False, ctrl=False)
    leaving.note(click, typed=True)
    press(leaving, "escape", 0)
    assert not leaving.just_now
