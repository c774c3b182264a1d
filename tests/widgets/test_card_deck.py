"""The card deck: a row of cards, or a list where there is little room."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.style import Style
from textual.app import App, ComposeResult
from textual.geometry import Region, Size
from textual.screen import Screen

from wordarcade.games.card import Card
from wordarcade.games.registry import GAMES
from wordarcade.games.spec import GameSpec
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.composition import BREAKPOINTS, LINES
from wordarcade.looks.palette import palette_of
from wordarcade.looks.themes import role_defaults
from wordarcade.widgets.card_art import CardPainter
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
                    brief="play",
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


PALETTE = palette_of(DeckApp())


def shown(card: Card, room: Size) -> str:
    """Return the letters of a card's picture in a room."""
    canvas = Canvas(room.width, room.height)
    CardPainter(canvas, card, PALETTE).paint(Region(0, 0, room.width, room.height))
    rows = [canvas.strip(row, Style()).text for row in range(room.height)]
    return "".join(letter for row in rows for letter in row if letter.isalpha() or letter == "*")


def whole(card: Card) -> str:
    """Return all letters of a card that are not on an empty square or in a slot."""
    return "".join(
        letter
        for row, letters in enumerate(card.rows)
        for column, letter in enumerate(letters)
        if card.role(row, column) not in "-_"
    ).replace(" ", "")


@given(
    st.sampled_from([game.card for game in GAMES if not game.card.drawings]),
    st.integers(12, 40),
    st.integers(5, 20),
)
def test_a_picture_is_whole(card: Card, columns: int, rows: int) -> None:
    """No word is cut: where there is little room there is a smaller picture."""
    pictures = [each for each in (card, card.smaller) if each is not None]
    assert shown(card, Size(columns, rows)) in {whole(each) for each in pictures}


def test_a_picture_of_one_line_is_whole() -> None:
    """The line shows a whole word."""
    lines = {game.name: whole(game.card.line) for game in GAMES}
    assert lines == {
        "boggle": "OISE",
        "wordsearch": "QUARTZ",
        "hand": "JAR",
        "hangman": "WRD",
        "scrabble": "QUIZ",
    }


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


@given(st.sampled_from(list(GAMES)), st.integers(12, 90), st.integers(1, 3))
def test_a_tagline_is_said_whole_or_in_brief(game: GameSpec, columns: int, rows: int) -> None:
    """Lines within columns and rows, with every word; a card of 18 columns has room for all."""
    tagline = game.tagline
    lines = balanced(tagline, columns, rows, game.brief)
    assert len(lines) <= rows
    assert max(map(len, lines)) <= columns
    assert " ".join(lines) in {tagline, game.brief}
    if columns >= 16 and rows == 3:
        assert " ".join(lines) == tagline


@pytest.mark.parametrize("game", list(GAMES), ids=lambda game: game.name)
def test_a_card_with_a_line_of_figures_still_says_what_its_game_is(game: GameSpec) -> None:
    """In the two lines left on a card of a screen of 120 columns."""
    assert " ".join(balanced(game.tagline, 20, 2, "")) == game.tagline


def test_pictures_have_a_role_for_each_letter() -> None:
    """In all sizes, of all games: letters without a role would be drawn as something else."""
    for game in GAMES:
        card: Card | None = game.card
        while card is not None:
            if card.roles:
                assert [len(row) for row in card.roles] == [len(row) for row in card.rows]
            card = card.smaller
