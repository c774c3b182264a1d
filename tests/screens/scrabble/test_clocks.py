"""The clocks of all players in a line."""

import pytest

from tests.engine.scrabble.games import after, table
from wordarcade.screens.scrabble.clocks import clocks

GAME = after(table("CATSAAA", "DOGSAAA", bag="E" * 20, clock_ms=60_000), "8G CAT", ms=20_000)


@pytest.mark.parametrize(
    ("elapsed_ms", "room", "paused", "shown"),
    [
        (20_000, 40, False, "Ann 0:40  Bob 1:00"),
        (50_500, 40, False, "Ann 0:40  Bob 0:30"),
        (75_000, 40, False, "Ann 0:40  Bob 0:05"),
        (140_000, 40, False, "Ann 0:40  Bob ! −1:00"),
        (20_000, 40, True, "‖ Ann 0:40  Bob 1:00"),
        (20_000, 15, False, "Bob 1:00"),
    ],
)
def test_each_player_has_a_clock(elapsed_ms: int, room: int, paused: bool, shown: str) -> None:
    """What is overdrawn has a minus and a sign; in little room there is only the mover's."""
    assert clocks(GAME, elapsed_ms, room, paused=paused).plain == shown
