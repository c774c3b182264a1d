from hypothesis import given
from hypothesis import strategies as st

from tests.engine.paths import is_path
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.grid.letter_entry import LONGEST, LetterEntry

GRID = LetterGrid(3, 3, ("a", "b", "a", "qu", "a", "b", "b", "", "t"))
NOTHING = LetterEntry()


def entered(text: str, entry: LetterEntry = NOTHING) -> LetterEntry:
    """Return the entry after typing a text."""
    for letter in text:
        entry = entry.typed(letter, GRID)
    return entry


@given(st.text("abqut", max_size=8))
def test_typing_follows_the_grid_as_far_as_it_goes(text: str) -> None:
    """Letter by letter or at once, the path is that of the grid's own trace."""
    entry, trace = entered(text), GRID.trace(text)
    assert (entry.text, entry.trace.letters) == (text, trace.letters)
    assert is_path(GRID, entry.trace.path)
    assert GRID.text_of(entry.trace.path).startswith(text[: trace.letters])


@given(st.text("abqut", min_size=1, max_size=8))
def test_taking_back_undoes_typing(text: str) -> None:
    """A letter typed and taken back leaves the letters and how far they can be followed."""
    before, after = entered(text[:-1]), entered(text).shortened(GRID)
    assert (after.text, after.trace.letters) == (before.text, before.trace.letters)


def test_letters_go_on_from_a_path_picked_by_hand() -> None:
    """After picking the lower A, a B is the one beside it, not one at another A."""
    picked = LetterEntry.of_path((4, 5), GRID)
    assert entered("t", picked).trace.path == (4, 5, 8)
    assert entered("a", picked).trace.path == (4, 5, 2)


def test_a_path_that_cannot_go_on_is_sought_elsewhere() -> None:
    """If the path picked by hand has no neighbour for a letter, another path may have."""
    picked = LetterEntry.of_path((0,), GRID)
    assert entered("qua", picked).broken is False
    picked = LetterEntry.of_path((2,), GRID)
    assert entered("qu", picked).trace.path in {(0, 3), (4, 3)}


def test_half_a_cell_can_be_entered() -> None:
    """Q alone lights the Qu, and the U after it lights nothing more."""
    assert entered("q").trace.path == entered("qu").trace.path == (3,)
    assert LetterEntry.of_path((3,), GRID).shortened(GRID).text == "q"
    assert LetterEntry.of_path((4, 3), GRID).shortened(GRID).trace.path == (4, 3)
    assert LetterEntry.of_path((4, 3), GRID).shortened(GRID).shortened(GRID).trace.path == (4,)


def test_nothing_can_be_taken_back_from_nothing() -> None:
    """Backspace in an empty line does nothing."""
    assert LetterEntry().shortened(GRID) == LetterEntry()
    assert LetterEntry.of_path((), GRID) == LetterEntry()


def test_entries_have_an_end() -> None:
    """A key held down does not fill the memory."""
    assert len(entered("z" * (LONGEST + 5)).text) == LONGEST
