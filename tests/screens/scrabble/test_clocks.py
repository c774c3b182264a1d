"""The clock of the player to move."""

import pytest

from tests.engine.scrabble.games import after, table
from wordarcade.screens.scrabble.clocks import clock_of_mover

GAME = after(table("CATSAAA", "DOGSAAA", bag="E" * 20, clock_ms=60_000), "8G CAT", ms=20_000)


@pytest.mark.parametrize(
    ("elapsed_ms", "paused", "shown"),
    [
        (20_000, False, "Bob 1:00"),
        (50_500, False, "Bob 0:30"),
        (140_000, False, "Bob ! −1:00"),
        (20_000, True, "‖ Bob 1:00"),
    ],
)
def test_the_mover_has_a_clock(elapsed_ms: int, paused: bool, shown: str) -> None:
    """What is overdrawn has a minus and a sign."""
    assert clock_of_mover(GAME, elapsed_ms, lambda _: False, paused=paused).plain == shown


def test_little_time_is_marked_where_that_is_wanted() -> None:
    """What is overdrawn is marked in any case."""

    def inks(elapsed_ms: int, *, marked: bool) -> str:
        face = clock_of_mover(GAME, elapsed_ms, lambda left: marked and left < 10_000, paused=False)
        return " ".join(str(span.style) for span in face.spans)

    assert "reverse" in inks(75_000, marked=True)
    assert "reverse" not in inks(75_000, marked=False)
    assert "reverse" in inks(140_000, marked=False)
