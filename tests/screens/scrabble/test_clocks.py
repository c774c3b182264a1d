"""The clock of the player to move."""

import pytest

from tests.engine.scrabble.games import after, table
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.screens.scrabble.clocks import clock_of_mover
from wordarcade.screens.scrabble.panel import score_card

BEFORE = table("CATSAAA", "DOGSAAA", bag="E" * 20, clock_ms=60_000)
GAME = after(BEFORE, "8G CAT", ms=20_000)


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


@pytest.mark.parametrize(
    ("made", "elapsed_ms", "notes", "leads"),
    [
        (GAME, 20_000, ["10 ahead", "10 behind"], [True, False]),
        (GAME, 81_000, ["20 ahead", "−10 time · 20 behind"], [True, False]),
        (BEFORE, 61_000, ["−10 time · 10 behind", "10 ahead"], [False, True]),
    ],
)
def test_overdrawn_time_counts_in_who_leads(
    made: ScrabbleGame, elapsed_ms: int, notes: list[str], leads: list[bool]
) -> None:
    """It is taken off at the end only, but the points are as good as lost."""
    cards = [score_card(made, player, elapsed_ms, (0, 1)) for player in (0, 1)]
    assert [card.note for card in cards] == notes
    assert [card.leads for card in cards] == leads
    assert [card.score for card in cards] == list(made.position.scores)
