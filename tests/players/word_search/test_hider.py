"""Hidden words lie on straight lines, each exactly once; the same seed hides them alike."""

import random
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wordarcade.engine.word_search.hidden import Directions, HiddenWords
from wordarcade.engine.word_search.lines import lines_spelling
from wordarcade.engine.word_search.themes import Theme, load_themes
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.players.word_search.hider import choose_words, hide, size_for
from wordarcade.players.word_search.word_list import WordListError, parse_words
from wordarcade.support import resources

THEMES = load_themes(resources.folder("assets") / "word_search" / "themes")
STEPS = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right]
EASY_STEPS = {(0, 1), (1, 0), (1, 1)}


def occurrences(hidden: HiddenWords, word: str) -> list[tuple[int, int]]:
    """Return the step of each way to read the word in a straight line, by walking everywhere."""
    rows = hidden.grid.rows
    table = [hidden.grid.cells[row * rows : (row + 1) * rows] for row in range(rows)]
    found = []
    for row in range(rows):
        for column in range(rows):
            for down, right in STEPS:
                text, r, c = "", row, column
                while 0 <= r < rows and 0 <= c < rows and len(text) < len(word):
                    text, r, c = text + table[r][c], r + down, c + right
                if text == word:
                    found.append((down, right))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_the_letters_between_words_spell_nothing_offensive(seed: int) -> None:
    """Unless it is part of a hidden word, as in GRAPE, or lies in several of them."""
    names = sorted(THEMES)
    words = choose_words(THEMES[names[seed % len(names)]].words, 15, random.Random(seed))
    hidden = hidden_all(words, 15, random.Random(seed))
    used = {cell for line in hidden.lines.values() for cell in line.cells}
    within = " ".join((*words, *(word[::-1] for word in words)))
    for word in Familiarity.shipped().offensive:
        if len(word) > 3 and word not in within:
            assert all(used.issuperset(line.cells) for line in lines_spelling(hidden.grid, word))


def hidden_all(words: Sequence[str], size: int, rng: random.Random) -> HiddenWords:
    """Return a grid with these words in all directions."""
    return hide(words, size, rng, title="", directions=Directions.ALL)


@settings(max_examples=40)
@given(
    st.sampled_from(sorted(THEMES)),
    st.integers(5, 16),
    st.sampled_from(Directions),
    st.integers(0, 10**6),
)
def test_each_word_is_hidden_once(name: str, size: int, directions: Directions, seed: int) -> None:
    """However the grid is read, and only in the directions allowed."""

    def hidden_by(rng: random.Random) -> HiddenWords:
        words = choose_words(THEMES[name].words, size, rng)
        return hide(words, size, rng, title=THEMES[name].title, directions=directions)

    hidden = hidden_by(random.Random(seed))
    assert hidden == hidden_by(random.Random(seed))
    for word in hidden.words:
        (step,) = occurrences(hidden, word)
        assert directions is Directions.ALL or step in EASY_STEPS


def test_words_of_few_letters_come_about_by_chance_and_are_removed() -> None:
    """Three letters of an alphabet of four would be spelled again and again."""
    words = ["abc", "cab", "dab"]
    hidden = hidden_all(words, 9, random.Random(3))
    assert [len(occurrences(hidden, word)) for word in words] == [1, 1, 1]


def test_words_cross_each_other() -> None:
    """The cells of all words are fewer than their letters."""
    rng = random.Random(5)
    hidden = hidden_all(choose_words(THEMES["birds"].words, 15, rng), 15, rng)
    cells = {cell for line in hidden.lines.values() for cell in line.cells}
    assert len(cells) < sum(map(len, hidden.words))


@pytest.mark.parametrize(
    ("directions", "fair"), [(Directions.ALL, 1 / 2), (Directions.EASY, 1 / 3)]
)
def test_words_lie_in_all_directions_alike(directions: Directions, fair: float) -> None:
    """About as many diagonally as directions are diagonal, and as many backwards."""
    diagonal, backwards, words = 0, 0, 0
    for seed in range(30):
        rng = random.Random(seed)
        chosen = choose_words(THEMES["birds"].words, 15, rng)
        hidden = hide(chosen, 15, rng, title="", directions=directions)
        taken = [line.direction for line in hidden.lines.values()]
        diagonal += sum(direction % 2 for direction in taken)
        backwards += sum(direction in {0, 5, 6, 7} for direction in taken)
        words += len(taken)
    assert diagonal / words == pytest.approx(fair, abs=0.05)
    assert backwards / words == pytest.approx(0.5 if directions is Directions.ALL else 0, abs=0.05)


@given(st.sets(st.sampled_from(THEMES["space"].words), min_size=1))
def test_there_is_room_on_a_grid_of_the_size_proposed(words: set[str]) -> None:
    """All words of a player's list are hidden."""
    size = size_for(sorted(words))
    hidden = hidden_all(sorted(words), size, random.Random(1))
    assert hidden.words == tuple(sorted(words))


@pytest.mark.parametrize(
    ("words", "size", "why"),
    [
        (["elephant"], 6, "ELEPHANT is longer than 6 cells"),
        (list(THEMES["space"].words), 13, "words do not fit 13×13 cells"),
    ],
)
def test_words_that_do_not_fit(words: list[str], size: int, why: str) -> None:
    """A sentence says which, and what to do."""
    with pytest.raises(WordListError, match=why):
        hidden_all(words, size, random.Random(1))
    with pytest.raises(WordListError, match="No word of the list fits"):
        choose_words(["elephant"], 7, random.Random(1))


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_themes_are_of_common_words(theme: Theme) -> None:
    """Some thirty each, which the loader has found to go together."""
    assert 20 <= len(theme.words) <= 40
    assert theme.words == tuple(sorted(theme.words))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "There are no words here"),
        ("owl wr3n", "'wr3n' may have only"),
        ("ox", "OX must have 3 to 40 letters"),
        ("x" * 41, "must have 3 to 40 letters"),
        ("ant giant", "ANT is part of GIANT"),
        (" ".join(f"{a}{b}x" for a in "abcdefghijklmno" for b in "abcdefghijklmno"), "too many"),
    ],
)
def test_lists_that_cannot_be_hidden(text: str, why: str) -> None:
    """Each is refused in a sentence."""
    with pytest.raises(WordListError, match=why):
        parse_words(text)
