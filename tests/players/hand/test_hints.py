"""The hints of a hand."""

import pytest

from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.hints import STEPS, hint, word_to_hint
from wordarcade.players.hand.solver import solve


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        (
            "ombpan*",
            [
                "Best play starts with a word of 2 letters.",
                "It scores 2 × 1 = 2, the rest even more.",
                "Start with NO.",
            ],
        ),
        (
            "cows*z",
            [
                "Best play is one word of 5 letters.",
                "It scores 15 × 32 = 480 points.",
                "It's COZ*S.",
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
    assert [hint(play, step, rest, best=True) for step in range(1, STEPS + 1)] == told
