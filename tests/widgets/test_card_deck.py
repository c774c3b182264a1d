"""The card deck: rows as wide as the screen allows, centred."""

import pytest
from textual.app import App, ComposeResult

from wordarcade.widgets.card_deck import CardDeck
from wordarcade.widgets.game_card import NOT_PLAYED, GameCard


class DeckApp(App[None]):
    """Five cards and nothing else."""

    def compose(self) -> ComposeResult:
        """The deck."""
        yield CardDeck(
            [
                GameCard(
                    game=f"game{digit}",
                    title=f"Game {digit}",
                    digit=digit,
                    picture=("ABCD",),
                    about="Play.",
                    statistics=NOT_PLAYED,
                )
                for digit in range(1, 6)
            ]
        )


@pytest.mark.parametrize(
    ("columns", "in_a_row", "left"),
    [(50, 1, 6), (77, 1, 19), (78, 2, 0), (100, 2, 11), (118, 3, 0), (200, 3, 41)],
)
async def test_rows(columns: int, in_a_row: int, left: int) -> None:
    """Rows hold one to three cards of one width, with the same room on both sides."""
    app = DeckApp()
    async with app.run_test(size=(columns, 60)):
        regions = [card.region for card in app.query(GameCard)]
        assert sum(region.y == regions[0].y for region in regions) == in_a_row
        assert regions[0].x == left
        assert {region.width for region in regions} == {38}


async def test_rows_follow_the_terminal() -> None:
    """A terminal that grows or shrinks gets longer or shorter rows."""
    app = DeckApp()
    async with app.run_test(size=(50, 60)) as pilot:
        await pilot.resize_terminal(100, 60)
        assert app.query(GameCard)[1].region.y == app.query(GameCard)[0].region.y
        await pilot.resize_terminal(60, 60)
        assert app.query(GameCard)[1].region.y > app.query(GameCard)[0].region.y
