"""What the coach says of a turn that was simulated or solved."""

from dataclasses import replace

import pytest

from tests.games.scrabble.test_lessons import ZAX, turn
from tests.players.scrabble.computers import at, opponents
from tests.players.scrabble.turns import turn_in
from tests.screens.scrabble.test_best_play_lines import ADZE, QUIZ
from tests.screens.scrabble.test_solved_plays import ODD, TODY
from wordarcade.engine.scrabble.moves import Pass
from wordarcade.games.scrabble.analysing import AnalysedTurn
from wordarcade.games.scrabble.best_turns import BestTurn, best_turns
from wordarcade.screens.scrabble.advice import advice_lines
from wordarcade.screens.scrabble.studied_turn import studied, studied_sentence
from wordarcade.support.wording import ordinal

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
    """Plays by points and tiles kept are the coach's own."""
    plain = (replace(BEST, iterations=0, error=None),)
    assert studied(plain, SLIP) == ()
    assert studied_sentence((), SLIP) == ""
    assert studied_sentence(studied((TODY, ODD), SLIP), SLIP).startswith("Solved: ")


def test_the_play_of_the_game_is_the_one_made() -> None:
    """Whichever was added in the editor."""
    found = studied((replace(BEST, made=True), MADE), SLIP)
    assert [each.made for each in found] == [False, True]


def solved_turn(place: int, rank: int | None) -> AnalysedTurn:
    """Return a turn of an ending as the analysis has solved it.

    Args:
        place: of the move that was made, 0-based.
        rank: its rank.
    """
    ending = at("ADOZ", "QT", plays=("8G AT",), bag="")
    (found,) = opponents().analyst(ending.config).analyse([turn_in(ending, Pass())])
    assert found.solved
    return replace(found, played=found.best[place], rank=rank)


def test_what_was_solved_already_is_told_anew_only_if_more_plays_were() -> None:
    """Then the coach counts the place among them all; before that none is claimed."""
    turn = solved_turn(2, None)
    listed = best_turns(turn)
    assert studied(listed, turn) == ()
    assert "best" not in advice_lines(turn, "", "Ann").plain
    between = replace(listed[1], text="1A NEW", made=False)
    found = studied((*listed[:2], between, replace(listed[2], apart=False), *listed[3:]), turn)
    assert [each.made for each in found].index(True) == 3
    better = sum(each.equity > listed[2].equity for each in found)
    assert f"{ordinal(better + 1)} best" in advice_lines(turn, "", "Ann", found).plain
    assert studied_sentence(found, turn).startswith("Solved: ")
    added = [replace(each, made=each.text == "1A NEW", apart=False) for each in found]
    assert " best" not in advice_lines(turn, "", "Ann", studied(added, turn)).plain.split("\n")[1]


def test_a_move_that_was_not_solved_with_others_keeps_its_worth() -> None:
    """As passing, which the editor takes for no play: it stands where it belongs."""
    turn = solved_turn(2, None)
    listed = best_turns(turn)
    others = [each for each in listed if not each.made]
    new = replace(others[-1], text="1A NEW", equity=-99.0)
    found = studied((*others, new), turn)
    assert [each.text for each in found] == [*(each.text for each in listed), "1A NEW"]
    phony = studied((*others, new), replace(turn, phonies=("zzz",)))
    assert phony[-1].made


def test_a_simulation_settles_no_place() -> None:
    """It does not look at all plays."""
    third = replace(SLIP, rank=3)
    assert "3rd best" in advice_lines(third, "", "Ann").plain
    found = studied((BEST, MADE), third)
    assert "best" not in advice_lines(third, "", "Ann", found).plain


def test_the_coach_judges_by_what_was_solved() -> None:
    """Where the analysis went by points and tiles kept, and its words with it."""
    solved = replace(TODY, text="8D ZAX"), replace(ODD, text="8D CAT")
    told = advice_lines(SLIP, "ZAX keeps more.", "Ann", studied(solved, SLIP)).plain.split("\n")
    assert told[0].endswith(" 16.0 points lost")
    assert "ZAX keeps more." not in told
    assert told[-1].startswith("Solved: 8D ZAX wins 16 points more")
    best = replace(TODY, text="8D CAT"), replace(ODD, text="8D ZAX")
    praised = advice_lines(SLIP, "ZAX keeps more.", "Ann", studied(best, SLIP)).plain
    assert praised.startswith("★ Nothing lost.")
