"""The outcome of a game above its results."""

import pytest
from textual.app import ComposeResult

from tests.engine.scrabble.games import after, table
from tests.widgets.looks_app import LooksApp
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame
from wordarcade.screens.scrabble.outcome_line import PLATE_ROWS, OutcomeLine


class OutcomeApp(LooksApp):
    """The outcome alone on the screen."""

    def __init__(self, state: ScrabbleGame) -> None:
        super().__init__()
        self._state = state

    def compose(self) -> ComposeResult:
        """The outcome."""
        yield OutcomeLine(self._state)


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        (
            90,
            ["★ Ann wins.  A close one: 1 point made it. The game was ended early."],
        ),
        (
            60,
            [
                "★ Ann wins.  A close one: 1 point made it.",
                "The game was ended early.",
            ],
        ),
        (40, ["★ Ann wins.", "A close one: 1 point made it."]),
    ],
)
async def test_a_close_game_gets_a_word_before_its_ending(columns: int, told: list[str]) -> None:
    """In whatever room there is."""
    app = OutcomeApp(after(table("E", "AE"), EndGame()))
    async with app.run_test(size=(columns, 2)):
        shown = [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]
        assert list(filter(None, shown)) == told


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        (60, "A close one: 1 point made it. The game was ended early."),
        (46, "A close one: 1 point made it."),
        (25, "★ Ann wins."),
    ],
)
async def test_a_victory_has_large_letters_where_there_is_room(columns: int, told: str) -> None:
    """With a line below them, which names the winner where they have no room for it."""
    app = OutcomeApp(after(table("E", "AE"), EndGame()))
    async with app.run_test(size=(columns, 4)):
        shown = [strip.text.strip() for strip in app.screen._compositor.render_strips()]
        assert [line for line in shown if "." in line] == [told]
        assert all("▀" in line or "▄" in line for line in shown[1:3])
    # A tie has none.
    assert OutcomeLine(after(table("E", "E"), EndGame())).rows < PLATE_ROWS
