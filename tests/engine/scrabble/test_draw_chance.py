"""The chance to draw a word, against all draws from a small bag."""

from itertools import combinations, permutations
from math import comb

from hypothesis import given, settings
from hypothesis import strategies as st

from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.draw_chance import draw_chance, ways_to_draw
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS

COUNTS = {**dict.fromkeys(LETTERS, 0), "A": 3, "B": 2, "C": 1, "Z": 6, BLANK: 2}
SMALL = LetterDistribution("small", "Small", COUNTS, dict.fromkeys(LETTERS, 1))


def spells(draw: tuple[str, ...], word: str) -> bool:
    """Return whether tiles can be laid as a word, a blank for any letter."""
    return any(
        all(tile in (BLANK, letter) for tile, letter in zip(laid, word, strict=True))
        for laid in permutations(draw)
    )


@settings(max_examples=25)
@given(st.text("abcd", min_size=1, max_size=4))
def test_every_draw_is_counted(word: str) -> None:
    """As many as there are among all draws of as many tiles, each tile one of its own."""
    draws = combinations(SMALL.tiles, len(word))
    assert ways_to_draw(word, SMALL) == sum(spells(draw, word.upper()) for draw in draws)


def test_the_chance_is_the_share_of_all_draws() -> None:
    """A word longer than the bag has none, and neither has what is no word."""
    assert draw_chance("ab", SMALL) == ways_to_draw("ab", SMALL) / comb(14, 2)
    assert draw_chance("a" * 15, SMALL) == 0
    assert [draw_chance(word, SMALL) for word in ("a-b", "a?", " ")] == [0, 0, 0]
