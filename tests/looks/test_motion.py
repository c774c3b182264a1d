"""Short animations: all of it in time, nothing at all where motion is off."""

from collections.abc import Callable
from functools import partial

import pytest
from textual.app import App

from wordarcade.looks.motion import LONGEST, play


def frames(shown: list[int]) -> list[Callable[[], None]]:
    """Return four frames that note their number."""
    return [partial(shown.append, number) for number in range(4)]


async def test_ends_in_the_final_state() -> None:
    """Frames are shown in order; the last one always is."""
    app: App[None] = App()
    shown: list[int] = []
    async with app.run_test() as pilot:
        play(app.screen, frames(shown), 0.05)
        assert shown == [0]
        while shown[-1] != 3:
            await pilot.pause(0.01)
    assert shown == sorted(shown)


async def test_a_key_ends_it() -> None:
    """Finishing shows the final state at once, and once only."""
    app: App[None] = App()
    shown: list[int] = []
    async with app.run_test():
        motion = play(app.screen, frames(shown))
        motion.finish()
        motion.finish()
    assert shown == [0, 3]


async def test_reduced_motion_shows_the_end_alone() -> None:
    """Where nothing is to move, only the final state is shown."""
    app: App[None] = App()
    shown: list[int] = []
    async with app.run_test():
        app.animation_level = "none"
        play(app.screen, frames(shown))
    assert shown == [3]


async def test_late_frames_are_left_out() -> None:
    """A beat that comes after the end shows the final state alone."""
    app: App[None] = App()
    shown: list[int] = []
    seconds = iter([0.0, 10.0])
    async with app.run_test() as pilot:
        play(app.screen, frames(shown), 0.03, clock=lambda: next(seconds))
        while shown[-1] != 3:
            await pilot.pause(0.01)
    assert shown == [0, 3]


async def test_a_slow_terminal_sees_no_more_frames() -> None:
    """Once nothing is to move any more, the next beat shows the final state."""
    app: App[None] = App()
    shown: list[int] = []
    async with app.run_test() as pilot:
        play(app.screen, frames(shown), 0.03, clock=lambda: 0.0)
        app.animation_level = "none"
        while shown[-1] != 3:
            await pilot.pause(0.01)
    assert shown == [0, 3]


@pytest.mark.parametrize(("count", "seconds"), [(0, 0.1), (2, LONGEST + 0.01), (2, 0)])
async def test_nothing_long_is_played(count: int, seconds: float) -> None:
    """An animation that would make people wait is a mistake."""
    app: App[None] = App()
    async with app.run_test():
        with pytest.raises(ValueError, match="no short animation"):
            play(app.screen, [lambda: None] * count, seconds)
