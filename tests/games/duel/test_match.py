"""Who wins a round, and who a match."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.games.duel.match import Match, order, round_sentence, standing_sentence
from wordarcade.games.duel.terms import ROUNDS, DuelTerms, DuelTermsError

THREE = DuelTerms(("Ann", "Ben"), 3)
PAIRS = st.tuples(st.integers(0, 3), st.integers(0, 3))


def test_two_won_rounds_of_three_end_a_match() -> None:
    """The third is not played."""
    match = Match(THREE, {1: (5, 3), 2: (9, 4)})
    assert match.over
    assert match.winner == 0
    assert standing_sentence(match, 2) == "Ann wins the match 2 to 0"
    assert standing_sentence(match, 1) == "Ann leads, 2 rounds to play"


def test_points_decide_where_rounds_are_level() -> None:
    """One round each and a draw: more points in all; as many: a draw."""
    match = Match(THREE, {1: (5, 3), 2: (0, 9), 3: (2, 2)})
    assert match.winner == 1
    assert standing_sentence(match, 3) == "Ben wins the match on points, 14 to 7"
    drawn = Match(THREE, {1: (5, 3), 2: (3, 5), 3: (2, 2)})
    assert drawn.over
    assert drawn.winner is None
    assert standing_sentence(drawn, 3) == "the match is a draw"
    assert round_sentence(drawn, 3) == "Round 3 is a draw: 2 points each."


@given(rounds=st.sampled_from(ROUNDS), points=st.lists(PAIRS, max_size=5))
def test_a_match_ends_when_nobody_can_catch_up(rounds: int, points: list[tuple[int, int]]) -> None:
    """Each round left is worth one; before the end there is always a next round, in turns."""
    terms = DuelTerms(("Ann", "Ben"), rounds)
    played = Match(terms, dict(enumerate(points[:rounds], start=1)))
    first, second = played.wins()
    left = rounds - len(played.points)
    if played.over:
        assert (
            left == 0
            or max(first, second) > min(first, second) + left
            or (max(first, second) > rounds // 2)
        )
    else:
        assert left > 0
        assert played.next_round == len(played.points) + 1
        assert played.winner is None
    mirrored = Match(terms, {each: (b, a) for each, (a, b) in played.points.items()})
    assert mirrored.winner == (None if played.winner is None else 1 - played.winner)
    assert sorted(order(played.next_round)) == [0, 1]
    assert order(1) != order(2)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("Ann", "not two names"),
        ("Ann,Ben,Cem", "not two names"),
        ("Ann,", "Type both names"),
        ("Ann, ANN", "both be Ann"),
        (f"Ann,{'B' * 21}", "at most 20"),
    ],
)
def test_names_that_cannot_be_told_apart_are_refused(typed: str, why: str) -> None:
    """With a sentence of what to do."""
    with pytest.raises(DuelTermsError, match=why):
        DuelTerms.parse(typed)
