"""What the coach says of a turn that was simulated or solved."""

from dataclasses import replace

import pytest

from tests.games.scrabble.test_lessons import ZAX, turn
from tests.screens.scrabble.test_best_play_lines import ADZE, QUIZ
from tests.screens.scrabble.test_solved_plays import ODD, TODY
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.screens.scrabble.advice import advice_lines
from wordarcade.screens.scrabble.studied_turn import studied, studied_sentence

SLIP = replace(turn(0, 0, "cat"), played=replace(ZAX, text="8D CAT", equity=20_000))
"""By points and tiles kept, 8D ZAX is better."""
BEST = replace(QUIZ, text="8D ZAX", live=True)
MADE = replace(ADZE, text="8D CAT", behind=0.021, behind_error=0.004)


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        (
            (BEST, MADE),
            "A simulation agrees: 8D ZAX wins 2.1% ±1.1 more often than 8D CAT.",
        ),
        (
            (BEST, replace(MADE, live=True)),
            (
                "That counts points and tiles kept. By simulation it is too close to call: "
                "8D ZAX wins 2.1% ±1.1 more often than 8D CAT."
            ),
        ),
        (
            (QUIZ, MADE),
            (
                "That counts points and tiles kept. A simulation prefers 8D QUIZ: "
                "it wins 2.1% ±1.1 more often than 8D CAT."
            ),
        ),
        (
            (replace(QUIZ, text="8D CAT"), replace(MADE, text="8D ZAX")),
            (
                "That counts points and tiles kept. By simulation, 8D CAT is surely best: "
                "it wins 2.1% ±1.1 more often."
            ),
        ),
        (
            (BEST, replace(MADE, behind=0.0)),
            "A simulation agrees: 8D ZAX wins as often as 8D CAT, by 31.5 points more.",
        ),
        (
            (BEST, replace(MADE, behind=0.003, behind_error=0.0002)),
            "That counts points and tiles kept. By simulation 8D CAT is as good as 8D ZAX.",
        ),
    ],
)
def test_a_simulation_is_set_beside_the_coach(turns: tuple[BestTurn, ...], told: str) -> None:
    """It agrees, or says what the coach goes by."""
    found = studied(turns, SLIP)
    assert studied_sentence(found, SLIP) == told
    lines = advice_lines(SLIP, "ZAX was worth more.", "Ann", found).plain.split("\n")
    assert lines[-2:] == ["ZAX was worth more.", told]


def test_a_good_turn_needs_no_measure() -> None:
    """Nothing was said against it."""
    good = replace(SLIP, played=replace(ZAX, text="8D ZAX"))
    told = "By simulation, 8D ZAX is surely best: it wins 2.1% ±1.1 more often."
    assert studied_sentence(studied((BEST, MADE), good), good) == told


def test_only_what_is_new_is_told() -> None:
    """Plays by points and tiles kept are the coach's own, and so is what it has solved."""
    plain = (replace(BEST, iterations=0, error=None),)
    assert studied(plain, SLIP) == ()
    assert studied_sentence((), SLIP) == ""
    assert studied((TODY, ODD), replace(SLIP, solved=True)) == ()
    assert studied_sentence(studied((TODY, ODD), SLIP), SLIP).startswith("Solved: ")


def test_the_play_of_the_game_is_the_one_made() -> None:
    """Whichever was added in the editor."""
    found = studied((replace(BEST, made=True), MADE), SLIP)
    assert [each.made for each in found] == [False, True]
