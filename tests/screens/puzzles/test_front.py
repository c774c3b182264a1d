"""All kinds of puzzles on one screen."""

import pytest
from textual.widgets import Static

from tests.games.puzzles.shop import begun
from tests.screens.conftest import ScreenCheck, Until
from wordarcade.app import WordarcadeApp
from wordarcade.games.puzzles.source import Source
from wordarcade.games.routes import PuzzlesRoute
from wordarcade.looks.panel import Panel
from wordarcade.screens.puzzles.card import PuzzleCard
from wordarcade.screens.puzzles.front import PuzzlesScreen
from wordarcade.screens.puzzles.hand import HandPuzzleScreen
from wordarcade.services import Services
from wordarcade.widgets.empty_picture import EmptyPicture
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.message_line import MessageLine


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_ratings_and_what_is_solved(
    services: Services, looks_same: ScreenCheck, size: tuple[int, int]
) -> None:
    """A card for each game; a game not tried yet has its picture."""
    solved = begun(services, "hand")
    solved.answer(solved.problem.answer)
    begun(services, "hangman").show()
    begun(services, "boggle")
    app = WordarcadeApp(services, PuzzlesRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        looks_same(app)


async def test_lately_tells_the_rating_that_a_puzzle_had(services: Services) -> None:
    """Solving one makes it easier: what counts is how hard it was, and what that was worth."""
    solved = begun(services, "hand")
    before = round(solved.puzzle.rating)
    solved.answer(solved.problem.answer)
    app = WordarcadeApp(services, PuzzlesRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        lately = app.screen.query_one("#lately", Panel)
        assert "its rating · your gain" in (lately.border_title or "")
        assert f"{before}  " in str(lately.query_one(Static).render())


async def test_the_footer_names_the_digits_of_the_cards(services: Services, until: Until) -> None:
    """They count the cards, whose order is that of Home."""
    app = WordarcadeApp(services, PuzzlesRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        cards = [card.game for card in app.screen.query(PuzzleCard)]
        footer = app.screen.query_one(GameFooter)
        assert "1–4 Play" in footer.render_line(0).text
        await pilot.press(str(cards.index("hand") + 1))
        await until(pilot, lambda: isinstance(app.screen, HandPuzzleScreen))


async def test_a_newcomer_sees_where_ratings_start(services: Services) -> None:
    """Nothing is promised of a rating that is not there; a picture fills the empty list."""
    app = WordarcadeApp(services, PuzzlesRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        picture = app.screen.query_one(EmptyPicture)
        rows = [picture.render_line(y).text.strip() for y in range(picture.size.height)]
        assert any(row.split() == ["1", "5", "0", "0"] for row in rows)
        assert any(row.startswith("Your rating starts at 1500.") for row in rows)
        assert not app.screen.query_one("#solved").display
        said = app.screen.query_one(MessageLine).message.text
        assert said.endswith("Solve a few to get your rating.")


def told(app: WordarcadeApp) -> str:
    """Return what the screen says in its texts."""
    return " ".join(str(each.render()) for each in app.screen.query(Static))


async def test_a_puzzle_is_chosen(services: Services, until: Until) -> None:
    """Kind and source by keys or mouse; where games hold none, that is said."""
    services.settings.change({"lexicon": "common"})
    app = WordarcadeApp(services, PuzzlesRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        screen = app.screen
        assert isinstance(screen, PuzzlesScreen)
        await pilot.press("right", "enter")
        await until(pilot, lambda: "Your games have no puzzle" in told(app))
        await pilot.press("escape", "s")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        await pilot.click("#puzzles-hand")
        await until(pilot, lambda: isinstance(app.screen, HandPuzzleScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, PuzzlesScreen))
        assert app.screen.query_one("#puzzles-hand").has_focus
        assert screen is not app.screen
        assert app.screen._route.source is Source.MADE_UP  # type: ignore[attr-defined]
