"""The hints of a hand."""

import pytest

from wordarcade.engine.hand.verdict import Scored
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.hints import STEPS, hint, word_to_hint
from wordarcade.players.hand.playable import resolved
from wordarcade.players.hand.solver import solve


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "ombpan*",
            [
                "Best play starts with a word of 2 letters.",
                "It begins with N, and the rest scores even more.",
                "Start with NO.",
            ],
        ),
        (
            "cows*z",
            [
                "Best play is one word of 5 letters.",
                "It begins with C.",
                "It's COZeS.",
            ],
        ),
    ],
)
def test_hints_are_about_the_whole_hand(arcade: Lexicon, hand: str, told: list[str]) -> None:
    """The word to start with may score little, so what it is good for is told as well."""
    solution = solve(hand, arcade)
    play = word_to_hint(solution, hand, arcade, lambda _: True)
    assert play is not None
    rest = solution.best_of(play.left)
    shown = resolved(play.word, arcade)
    assert [hint(play, shown, step, rest, best=True) for step in range(1, STEPS + 1)] == told


def test_a_word_may_begin_with_the_wildcard() -> None:
    """Its vowel is told with it."""
    play = Scored("*x", 8, "*xvv", "vv")
    assert hint(play, "oX", 2, 0, best=True) == "It begins with * as O."
