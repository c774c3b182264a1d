"""Puzzles on the screen, by keyboard and by mouse."""

from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.games.puzzles.shop import begun
from tests.screens.conftest import ScreenCheck, Until
from wordarcade.app import WordarcadeApp
from wordarcade.games.puzzles.glicko import Rated
from wordarcade.games.puzzles.session import Outcome, PuzzleSession
from wordarcade.games.routes import PuzzleRoute
from wordarcade.looks.panel import Panel
from wordarcade.players.hand.playable import playable_words
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.puzzles import screen as puzzle_screen
from wordarcade.screens.puzzles.boggle import BogglePuzzleScreen
from wordarcade.screens.puzzles.hand import HandPuzzleScreen
from wordarcade.screens.puzzles.hangman import HangmanPuzzleScreen
from wordarcade.screens.puzzles.scrabble import ScrabblePuzzleScreen
from wordarcade.screens.puzzles.screen import PuzzleScreen
from wordarcade.screens.puzzles.side import PuzzleSide
from wordarcade.services import Services
from wordarcade.widgets.letter_grid import LetterGridView


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make one puzzle ahead, which is quicker than six."""
    monkeypatch.setattr(puzzle_screen, "KEPT_READY", 1)


def app_with(services: Services, game: str) -> WordarcadeApp:
    """Return the app with a puzzle about everyday words."""
    return WordarcadeApp(services, PuzzleRoute(game, lexicon="common", seed=1))


async def opened(app: WordarcadeApp, pilot: Pilot[Any], until: Until, kind: type) -> Any:
    """Wait for the screen of a puzzle, with puzzles to come."""
    await until(pilot, lambda: isinstance(app.screen, kind))
    screen: Any = app.screen
    await until(pilot, lambda: not any(worker.is_running for worker in screen.workers))
    await pilot.pause()
    return screen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_longest_word(
    services: Services, until: Until, looks_same: ScreenCheck, size: tuple[int, int]
) -> None:
    """Hints, a try that is short, and the answer, typed."""
    app = app_with(services, "boggle")
    async with app.run_test(size=size) as pilot:
        screen = await opened(app, pilot, until, BogglePuzzleScreen)
        best = screen.session.problem.word
        await pilot.press("ctrl+t", *best[:3], "enter")
        assert screen.message_line.message.text
        await pilot.press("ctrl+t")
        looks_same(app)
        await pilot.press(*best, "enter")
        assert screen.session.outcome is Outcome.SOLVED
        assert screen.chosen_word == best
        await pilot.pause()
        looks_same(app)
        await pilot.press("n")
        await until(pilot, lambda: app.screen is not screen)
        another = await opened(app, pilot, until, BogglePuzzleScreen)
        assert another.session.id != screen.session.id


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_puzzle_says_where_it_is_from(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """Also if it is from no game of the player's; these come first where there are any."""
    app = app_with(services, "boggle")
    async with app.run_test(size=size) as pilot:
        screen = await opened(app, pilot, until, BogglePuzzleScreen)
        assert "made up for you" in str(screen.top_line.render())


async def test_the_longest_word_by_hand(services: Services, until: Until) -> None:
    """Traced with the mouse, and handed on where it ends."""
    app = app_with(services, "boggle")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(app, pilot, until, BogglePuzzleScreen)
        board = screen.query_one(LetterGridView)
        for cell in screen.session.problem.best.path:
            region = board.cell_region(cell)
            await pilot.click(board, offset=(region.x + region.width // 2, region.y + 1))
        await pilot.press("enter")
        assert screen.session.outcome is Outcome.SOLVED


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_best_play(
    services: Services, until: Until, looks_same: ScreenCheck, size: tuple[int, int]
) -> None:
    """Tiles are laid, taken back, and a move is typed; showing it ends the puzzle."""
    app = app_with(services, "scrabble")
    async with app.run_test(size=size) as pilot:
        screen = await opened(app, pilot, until, ScrabblePuzzleScreen)
        rack = screen.area.laying.rack_order
        await pilot.press(rack[0].lower() if rack[0] != "?" else "a", "escape", "ctrl+s", "enter")
        assert screen.message_line.message.text == "Play at least one tile."
        await pilot.press("ctrl+t", "ctrl+t", "space", "up", "left")
        looks_same(app)
        await pilot.press("ctrl+n")
        assert not screen.session.over
        await pilot.press("ctrl+e", "escape")
        assert not screen.session.over
        await pilot.press("ctrl+e", "y")
        await pilot.pause()
        assert screen.session.outcome is Outcome.SHOWN
        await pilot.pause()
        looks_same(app)
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


@pytest.mark.parametrize("game", ["boggle", "hand", "hangman", "scrabble"])
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 50)])
async def test_unequal_stakes_are_explained_in_any_room(
    services: Services,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    size: tuple[int, int],
) -> None:
    """In a sentence, or where that has no room in fewer words below gain and loss; once."""
    easy = property(lambda _: Rated(600, 60))
    monkeypatch.setattr(PuzzleSession, "_opponent", easy)
    app = app_with(services, game)
    async with app.run_test(size=size) as pilot:
        screen = await opened(app, pilot, until, PuzzleScreen)
        side = screen.query_one(PuzzleSide)
        brief = side.query_one("#rating", Panel).foot
        told = str(side.query_one("#ladder Static", Static).render())
        assert brief in {"", "You'd solve 9 in 10 like it."}
        assert bool(brief) != ("You should solve about 9 in 10 like this one" in told)
        if brief:
            strips = app.screen._compositor.render_strips()
            assert any(brief in strip.text for strip in strips)
        await pilot.press("ctrl+e", "y")
        await pilot.pause()
        assert screen.session.over
        assert not side.query_one("#rating", Panel).foot


async def test_a_play_is_typed(services: Services, until: Until) -> None:
    """The best one solves the puzzle."""
    app = app_with(services, "scrabble")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(app, pilot, until, ScrabblePuzzleScreen)
        await pilot.press("ctrl+l")
        for sign in screen.session.problem.answer:
            await pilot.press("space" if sign == " " else sign)
        await pilot.press("enter")
        assert screen.session.outcome is Outcome.SOLVED


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_best_word_of_a_hand(
    services: Services, until: Until, looks_same: ScreenCheck, size: tuple[int, int]
) -> None:
    """A word is picked from the rack; one that scores less is a try."""
    app = app_with(services, "hand")
    async with app.run_test(size=size) as pilot:
        screen = await opened(app, pilot, until, HandPuzzleScreen)
        problem = screen.session.problem
        word = min(playable_words(problem.hand, problem.session.lexicon), key=len)
        keys = ["asterisk" if sign == "*" else sign for sign in word]
        await pilot.press("ctrl+s", "ctrl+a", *keys, "enter", "ctrl+t", problem.word[0])
        assert screen.session.tries == (word.upper(),)
        looks_same(app)
        await pilot.press("escape", *problem.word, "enter")
        assert screen.session.outcome is Outcome.SOLVED
        await pilot.pause()
        looks_same(app)


async def test_the_winning_letter(
    services: Services, until: Until, looks_same: ScreenCheck
) -> None:
    """A key is an answer; Tab leads to another game, and the puzzle waits."""
    app = app_with(services, "hangman")
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(app, pilot, until, HangmanPuzzleScreen)
        answer = screen.session.problem.answer.lower()
        used = screen.session.problem.state.used
        wrong = next(letter for letter in "qxzjv" if letter not in answer + used)
        await pilot.press(wrong, "ctrl+t", "ctrl+t", "ctrl+t")
        assert screen.session.tries == (wrong.upper(),)
        looks_same(app)
        await pilot.press("tab")
        await opened(app, pilot, until, HandPuzzleScreen)
        assert services.games.puzzles.reserve("hangman").begun


async def test_p_at_home_goes_on(services: Services, until: Until) -> None:
    """With the puzzle that was left open, in the words of the settings; the next ones are kept."""
    services.settings.change({"lexicon": "common"})
    left = begun(services, "hangman")
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("p", "enter")
        screen = await opened(app, pilot, until, HangmanPuzzleScreen)
        assert screen.session.id == left.id
        await until(pilot, lambda: bool(services.games.puzzles.reserve("hangman").waiting))
        await pilot.press("ctrl+n")
        await until(pilot, lambda: app.screen is not screen)
        await opened(app, pilot, until, HangmanPuzzleScreen)
        (skipped,) = services.games.puzzles.reserve("hangman").done
        assert skipped.outcome is Outcome.SKIPPED


async def test_the_answer_is_shown_at_once(services: Services, until: Until) -> None:
    """Without a question, for those who want none."""
    services.settings.change({"ask_first": False})
    app = app_with(services, "boggle")
    async with app.run_test() as pilot:
        screen = await opened(app, pilot, until, BogglePuzzleScreen)
        await pilot.press("ctrl+e")
        assert screen.session.outcome is Outcome.SHOWN


@pytest.mark.parametrize(
    ("game", "kind"), [("boggle", BogglePuzzleScreen), ("hand", HandPuzzleScreen)]
)
async def test_esc_leaves_where_nothing_is_entered(
    services: Services, until: Until, game: str, kind: type
) -> None:
    """A wrong answer has been given: it is not dropped first; one that is begun is."""
    app = app_with(services, game)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await opened(app, pilot, until, kind)
        await pilot.press(*screen.session.problem.word[:2], "enter")
        await pilot.press(screen.session.problem.word[0], "escape")
        assert app.screen is screen
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen)
