"""The scores of words."""

import pytest

from wordarcade.engine.hand.scoring import get_word_score, length_factor, letter_sum


@pytest.mark.parametrize(
    ("word", "n", "points"),
    [
        ("weed", 6, 176),
        ("it", 7, 2),
        ("c*ws", 6, 176),
        ("cows", 6, 198),
        ("jar", 7, 90),
        ("f*x", 4, 216),
        ("fix", 7, 117),
        ("*t", 2, 14),
        ("", 7, 0),
    ],
)
def test_examples(word: str, n: int, points: int) -> None:
    """The worked examples of the problem set come out."""
    assert get_word_score(word, n) == points


def test_case_does_not_matter() -> None:
    """A word is worth the same in capitals."""
    assert get_word_score("WeeD", 6) == 176


def test_a_factor_is_one_at_least() -> None:
    """A short word from a long hand earns its letters once."""
    assert [length_factor(length, 26) for length in (1, 7, 8, 26)] == [1, 1, 2, 182]


def test_every_letter_has_its_tile_value() -> None:
    """The hundred tiles but the two blanks add up to 187, as in the box."""
    tiles = (
        "aaaaaaaaabbccddddeeeeeeeeeeeeffggghhiiiiiiiiijkllllmm"
        "nnnnnnooooooooppqrrrrrrssssttttttuuuuvvwwxyyz"
    )
    assert len(tiles) == 98
    assert letter_sum(tiles) == 187
    assert letter_sum("quiz*") == 22
