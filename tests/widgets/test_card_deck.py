"""The card deck: a row of cards, or a list where there is little room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.app import App, ComposeResult
from textual.screen import Screen

from wordarcade.games.card import Card
from wordarcade.games.registry import GAMES
from wordarcade.looks.composition import BREAKPOINTS, LINES
from wordarcade.looks.themes import role_defaults
from wordarcade.widgets.card_deck import CardDeck
from wordarcade.widgets.game_card import NOT_PLAYED, GameCard, balanced


class DeckScreen(Screen[None]):
    """Five cards and nothing else."""

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    def compose(self) -> ComposeResult:
        """The deck."""
        yield CardDeck(
            [
                GameCard(
                    game=f"game{digit}",
                    title=f"Game {digit}",
                    digit=digit,
                    picture=Card(("ABCD",)),
                    about="Play.",
                    statistics=NOT_PLAYED,
                )
                for digit in range(1, 6)
            ]
        )


class DeckApp(App[None]):
    """The deck alone."""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """The colours of the default theme."""
        return dict(role_defaults(dark=True))

    def get_default_screen(self) -> Screen[None]:
        """The deck."""
        return DeckScreen()


@pytest.mark.parametrize(("columns", "in_a_row"), [(60, 1), (79, 1), (80, 5), (120, 5), (200, 5)])
async def test_rows(columns: int, in_a_row: int) -> None:
    """Cards of one size stand in a row, below 80 columns in a list."""
    app = DeckApp()
    async with app.run_test(size=(columns, 40)):
        regions = [card.region for card in app.screen.query(GameCard)]
        assert sum(region.y == regions[0].y for region in regions) == in_a_row
        widths = {region.width for region in regions}
        assert max(widths) - min(widths) <= 1  # columns that five cards do not divide


async def test_rows_follow_the_terminal() -> None:
    """A terminal that grows or shrinks changes the row into a list and back."""
    app = DeckApp()
    async with app.run_test(size=(60, 40)) as pilot:
        cards = app.screen.query(GameCard)
        await pilot.resize_terminal(100, 40)
        await pilot.pause()
        assert cards[1].region.y == cards[0].region.y
        await pilot.resize_terminal(60, 40)
        await pilot.pause()
        assert cards[1].region.y > cards[0].region.y


@given(st.sampled_from([game.tagline for game in GAMES]), st.integers(8, 90), st.integers(1, 3))
def test_a_tagline_is_said_whole_or_not_at_all(tagline: str, columns: int, rows: int) -> None:
    """Lines within columns and rows, with every word; a card of 18 columns has room for all."""
    lines = balanced(tagline, columns, rows)
    assert len(lines) <= rows
    assert max(map(len, lines)) <= columns
    assert " ".join(lines) in {tagline, "new"}
    if columns >= 16 and rows == 3:
        assert " ".join(lines) == tagline
