"""The hints of a hand."""

import pytest

from wordarcade.engine.hand.verdict import Scored
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.hints import STEPS, hint, next_hint, word_to_hint
from wordarcade.players.hand.playable import resolved
from wordarcade.players.hand.solver import solve


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "ajef*rx",
            [
                "Best play starts with a word of 3 letters.",
                "It begins with A, and the rest scores even more.",
                "Start with ARF.",
            ],
        ),
        (
            "cozs*",
            [
                "Best play is one word of 5 letters.",
                "It begins with C.",
                "It's COZeS.",
            ],
        ),
        (
            "cows*z",
            [
                "Best play throws 1 letter away first.",
                "A word of 5 letters follows.",
                "Throw W away.",
            ],
        ),
        (
            "px*mlgi",
            [
                "Best play throws 2 letters away first.",
                "A word of 5 letters follows.",
                "Throw G and L away.",
            ],
        ),
    ],
)
def test_hints_are_about_the_whole_hand(arcade: Lexicon, hand: str, told: list[str]) -> None:
    """The word to start with may score little, so what it is good for is told as well.

    Where letters have to go first, they are told step by step.
    """
    solution = solve(hand, arcade)
    play = word_to_hint(solution, hand, arcade, lambda _: True)
    assert play is not None
    shown = resolved(play.word, arcade)
    assert [hint(solution, play, shown, step) for step in range(1, STEPS + 1)] == told
    assert [bool(next_hint(play, taken)) for taken in range(STEPS + 1)] == [True] * STEPS + [False]


def test_a_word_may_begin_with_the_wildcard(arcade: Lexicon) -> None:
    """Its vowel is told with it."""
    play = Scored("*x", 8, "*xvv", "vv")
    assert hint(solve("*xvv", arcade), play, "oX", 2) == "It begins with * as O."
