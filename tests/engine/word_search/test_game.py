"""The engine by the contract of the assignment: answers, errors, and which error first."""

from collections.abc import Callable
from pathlib import Path

import pytest

from wordarcade.engine.word_search.errors import IllegalArgumentError, IllegalStateError
from wordarcade.engine.word_search.game import WordSearchGame
from wordarcade.players.word_search.factory import create_game
from wordarcade.support import resources

WEB2 = resources.folder("lexicons") / "web2.txt"
SAMPLE = (
    "ALBEE ALCAE ALEPOT ANELE BECAP BELAH BELEE BENTHAL BENTY BLENT CAPEL CAPOT CENTO CLEAN "
    "ELEAN LEANT LENTH LENTO NEELE PEACE PEELE PELEAN PENAL THANE TOECAP TOPEE"
)


@pytest.fixture(scope="module")
def loaded() -> WordSearchGame:
    """A game with web2, on the default board; tests leave both as they are."""
    game = create_game()
    game.load_lexicon(WEB2)
    return game


@pytest.fixture
def small(tmp_path: Path) -> WordSearchGame:
    """A game with a list of four words."""
    path = tmp_path / "words.txt"
    path.write_text("cat\nCATFISH\nfish\nx\n", encoding="ascii")
    game = create_game()
    game.load_lexicon(str(path))
    return game


def test_the_sample_of_the_handout(loaded: WordSearchGame) -> None:
    """The 26 words of five letters or more, their 31 points, and the paths."""
    assert " ".join(loaded.get_all_valid_words(5)) == SAMPLE
    assert loaded.get_score_for_words(set(SAMPLE.split()), 5) == 31
    assert loaded.is_on_board("LENT") == [5, 6, 9, 14]
    assert loaded.is_on_board("peace") == [7, 6, 3, 2, 1]
    for absent in ("PLACE", "POPE", "PALE"):
        assert loaded.is_on_board(absent) == []


def test_only_words_that_count_score(loaded: WordSearchGame) -> None:
    """Too short, not in the lexicon, not on the board, or twice: worth nothing."""
    words = ["BOY", "LEANTX", "POPE", "peace", "PEACE", "Pelean"]
    assert loaded.get_score_for_words(words, 5) == 1 + 2
    assert loaded.get_score_for_words([], 1) == 0


def test_words_and_prefixes(loaded: WordSearchGame) -> None:
    """Case does not matter, and a word is a prefix of itself."""
    assert loaded.is_valid_word("CaT")
    assert not loaded.is_valid_word("catx")
    assert not loaded.is_valid_word("")
    assert loaded.is_valid_prefix("CAT")
    assert loaded.is_valid_prefix("catal")
    assert not loaded.is_valid_prefix("catx")


def test_a_board_of_strings(small: WordSearchGame) -> None:
    """Cells hold strings; a word need not be in the lexicon to be on the board."""
    small.set_board(["CAT", "X", "FISH", "XXXX"])
    assert small.get_board() == "CAT  X\nFISH XXXX"
    assert small.get_all_valid_words(1) == ["CAT", "CATFISH", "FISH", "X"]
    assert small.is_on_board("xxxxxcat") == [1, 3, 0]
    assert small.get_score_for_words({"catfish", "fish"}, 4) == 4 + 1


def test_an_empty_cell_is_on_no_path(small: WordSearchGame) -> None:
    """An empty string takes up room, and leads nowhere."""
    small.set_board(["X", "", "", "X"])
    assert small.is_on_board("xx") == [0, 3]
    small.set_board([""])
    assert small.is_on_board("x") == []
    assert small.is_on_board("") == []
    assert small.get_all_valid_words(1) == []


def test_the_default_board_needs_no_lexicon() -> None:
    """The board can be printed and set before a lexicon is loaded."""
    game = create_game()
    assert game.get_board() == "E E C A\nA L E P\nH N B O\nQ T T Y"
    game.set_board(["a"])
    assert game.get_board() == "A"


def test_a_second_lexicon_takes_the_place_of_the_first(
    small: WordSearchGame, tmp_path: Path
) -> None:
    """Loading again forgets the words loaded before."""
    other = tmp_path / "other.txt"
    other.write_text("dog\n", encoding="ascii")
    small.load_lexicon(other)
    assert small.is_valid_word("dog")
    assert not small.is_valid_word("cat")


QUERIES: list[tuple[Callable[[WordSearchGame], object], Callable[[WordSearchGame], object]]] = [
    (lambda game: game.is_valid_word(None), lambda game: game.is_valid_word("a")),
    (lambda game: game.is_valid_prefix(None), lambda game: game.is_valid_prefix("a")),
    (lambda game: game.is_on_board(None), lambda game: game.is_on_board("a")),
    (lambda game: game.get_all_valid_words(0), lambda game: game.get_all_valid_words(1)),
    (lambda game: game.get_all_valid_words(-3), lambda game: game.get_all_valid_words(3)),
    (
        lambda game: game.get_score_for_words({"a"}, 0),
        lambda game: game.get_score_for_words({"a"}, 1),
    ),
    (
        lambda game: game.get_score_for_words(None, 1),
        lambda game: game.get_score_for_words(set(), 1),
    ),
]


@pytest.mark.parametrize(("wrong", "right"), QUERIES)
def test_arguments_are_checked_before_the_state(
    loaded: WordSearchGame,
    wrong: Callable[[WordSearchGame], object],
    right: Callable[[WordSearchGame], object],
) -> None:
    """Without a lexicon a wrong argument is still a wrong argument; a right one needs it."""
    game = create_game()
    with pytest.raises(IllegalArgumentError):
        wrong(game)
    with pytest.raises(IllegalStateError, match="load_lexicon"):
        right(game)
    with pytest.raises(IllegalArgumentError):
        wrong(loaded)
    right(loaded)


@pytest.mark.parametrize("cells", [None, [], ["a", "b"], ["a", "b", "c", "1"], [None]])
def test_boards_that_are_refused_change_nothing(
    small: WordSearchGame, cells: list[str] | None
) -> None:
    """None, no square, and cells that are not letters; the board stays as it was."""
    before = small.get_board()
    with pytest.raises(IllegalArgumentError):
        small.set_board(cells)
    assert small.get_board() == before


@pytest.mark.parametrize("content", [None, "", "123 456"])
def test_lists_that_are_refused_change_nothing(
    small: WordSearchGame, tmp_path: Path, content: str | None
) -> None:
    """No file, an empty one, and one without words; the lexicon stays as it was."""
    path = tmp_path / "no such list.txt"
    if content is not None:
        path.write_text(content, encoding="ascii")
    with pytest.raises(IllegalArgumentError, match="no such list"):
        small.load_lexicon(path)
    with pytest.raises(IllegalArgumentError, match="None"):
        small.load_lexicon(None)
    assert small.is_valid_word("catfish")
