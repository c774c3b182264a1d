"""The worked examples of help, which must be true."""

import itertools
import re
from pathlib import Path

import pytest
from textual.widgets import Static

from tests.engine.hangman.rounds import after, begun
from tests.engine.scrabble.games import ENGLISH, STANDARD, board, place
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.app import WordarcadeApp
from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.hand.preview import preview
from wordarcade.engine.hand.validity import is_valid_word
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.scrabble.formation import form
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.worked_example import Example, WorkedExample, example_of, read_example
from wordarcade.services import Services
from wordarcade.store.settings import Settings
from wordarcade.store.settings_checks import descriptions_of
from wordarcade.support import resources
from wordarcade.support.data_file import DataFileError

PAGES = sorted(path.stem for path in (resources.folder("assets") / "help").glob("*.toml"))
WORDS = lexicon_of({"fax", "fix", "fox", "jar"})
RESULTS = (
    BoggleResultsScreen,
    WordSearchResultsScreen,
    HandResultsScreen,
    HangmanResultsScreen,
    ScrabbleResultsScreen,
)
BOARDS = [page for page in PAGES if (found := example_of(page)) and not found.marks]
"""The pages whose words lie along paths."""


@pytest.mark.parametrize("results", RESULTS)
def test_results_have_a_page_of_their_own(results: type[ArcadeScreen[None]]) -> None:
    """It tells what they show, not how the game is played."""
    name = results.HELP_PAGE
    assert name is not None
    page = (resources.folder("assets") / "help" / f"{name}.md").read_text(encoding="utf-8")
    assert page.splitlines()[0].endswith(": results")


@pytest.fixture(params=BOARDS)
def example(request: pytest.FixtureRequest) -> Example:
    """Each shipped example."""
    found = example_of(request.param)
    assert found is not None
    return found


def test_the_path_spells_the_word(example: Example) -> None:
    """Letter by letter, each next to the one before, none twice, with a sentence each."""
    letters, columns = "".join(example.rows), len(example.rows[0])
    assert "".join(letters[cell] for cell in example.path) == example.word
    assert len(set(example.path)) == len(example.path) == len(example.steps)
    places = [divmod(cell, columns) for cell in example.path]
    for (row, column), (below, beside) in itertools.pairwise(places):
        assert max(abs(row - below), abs(column - beside)) == 1


def test_right_words_are_on_the_board_and_wrong_ones_are_not(example: Example) -> None:
    """As the rules find them."""
    grid = LetterGrid.of_rows([row.lower() for row in example.rows])
    assert all(grid.find_path(word.lower()) for word, _ in example.right)
    assert not any(grid.find_path(word.lower()) for word, _ in example.wrong)


def test_a_word_of_the_hand_scores_what_is_told() -> None:
    """Its sum, its length and its points, before and after another word."""
    example = example_of("hand")
    assert example is not None
    (hand,), word = example.rows, example.word.lower()
    assert is_valid_word(word, hand.lower(), WORDS)
    first, later = preview(word, hand.lower()), preview(word, update_hand(hand.lower(), "jar"))
    assert f"= {first.letter_sum}." in example.steps[0]
    assert f"= {first.factor}." in example.steps[2]
    assert f"{first.letter_sum} × {first.factor} = {first.total} points." in example.steps[3]
    (_, told), (wrong, _) = *example.right, *example.wrong
    assert told.endswith(f"{later.letter_sum} × {later.factor} = {later.total} points.")
    assert not is_valid_word(wrong.lower(), hand.lower(), WORDS)
    assert not update_hand(wrong.lower(), hand.lower())


def test_the_word_of_hangman_fits_what_is_known_of_it() -> None:
    """As the other word does, and the refused one does not."""
    example = example_of("hangman")
    assert example is not None
    (pattern,) = example.rows
    state = after(
        begun("cool wool coal pool fool tool"),
        *(GuessLetter(letter, _places(pattern, letter)) for letter in ("e", "o", "l")),
    )
    assert state.pattern == pattern.lower()
    assert state.refusal(GuessWord("coal")) is not None
    for word, _ in ((example.word, ""), *example.right):
        assert state.refusal(GuessWord(word.lower())) is None


def test_a_play_of_scrabble_scores_what_is_told() -> None:
    """On the standard board, with tiles of the standard values; so does the next one."""
    example = example_of("scrabble")
    assert example is not None
    first = STANDARD.rows[3:8]
    assert example.squares == tuple(" ".join(" ".join(row.split()[3:8]) for row in first).split())
    lies, quiet, up = board("8D TABLE"), place("D4 QUIE."), place("5D .P")
    assert form(lies, quiet, STANDARD, ENGLISH).score == 28
    assert example.steps[-1].endswith("= 28 points.")
    then = lies.with_tiles(quiet)
    formed = form(then, up, STANDARD, ENGLISH)
    assert [(word.text.upper(), formed.score) for word in formed.words] == [("UP", 8)]
    assert example.right[0][1].endswith("= 8.")
    (refused,) = form(then, place("5E PI"), STANDARD, ENGLISH).words
    assert f"{refused.text.upper()}, not a word." in example.wrong[0][1]


def _places(pattern: str, letter: str) -> tuple[int, ...]:
    return tuple(place for place, each in enumerate(pattern.lower()) if each == letter)


@pytest.mark.parametrize("page", PAGES)
def test_every_letter_of_an_example_has_its_step(page: str) -> None:
    """And the steps that are marked are told."""
    example = example_of(page)
    assert example is not None
    marks = example.marks or tuple(range(1, len(example.path) + 1))
    assert len(marks) == len(example.path)
    assert set(marks) <= set(range(1, len(example.steps) + 1))


def test_a_sign_names_the_face_of_a_tile(tmp_path: Path) -> None:
    """Boggle tells what tiles say; a face that there is none of is a fault of the file."""
    example = example_of("boggle")
    assert example is not None
    assert [sign for _, sign, _ in example.signs] == ["1", "✓", "×", "?"]
    written = (resources.folder("assets") / "help" / "boggle.toml").read_text(encoding="utf-8")
    path = tmp_path / "boggle.toml"
    path.write_text(written.replace("hinted ?", "hint ?"), encoding="utf-8")
    with pytest.raises(DataFileError, match="'signs' names 'hint'; write a face"):
        read_example(path)


@pytest.mark.parametrize("size", [(80, 24), (120, 30), (120, 40), (200, 50)])
async def test_all_of_an_example_can_be_seen(services: Services, size: tuple[int, int]) -> None:
    """Beside the page where it fits, else in it, where it scrolls."""
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("f1")
        await pilot.pause()
        (shown,) = [each for each in app.screen.query(WorkedExample) if each.region.width]
        room = app.screen.query_one("#example" if shown.has_class("-tall") else "#page")
        assert "where a hint begins" in str(shown.query_one(Static).render())
        assert shown.has_class("-tall") == (size[1] >= 36)
        if shown.has_class("-tall"):
            assert shown.virtual_region.bottom <= room.size.height


def test_pages_without_an_example() -> None:
    """They have none."""
    assert example_of("home") is None


def test_settings_that_help_names_exist() -> None:
    """A setting that a page sends players to is called that on the screen of settings."""
    titles = {setting.title for setting in descriptions_of(Settings())}
    pages = (resources.folder("assets") / "help").glob("*.md")
    named = {
        (page.name, name)
        for page in pages
        for name in re.findall(r"\*\*([^*]+)\*\*\s+in\s+the\s+settings", page.read_text("utf-8"))
    }
    assert named
    assert [(page, name) for page, name in sorted(named) if name not in titles] == []
