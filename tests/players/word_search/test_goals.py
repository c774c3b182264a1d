"""Ranks and targets: always within what everyday words of the board make possible."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.verdict import Scored
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.dealer import deal
from wordarcade.players.word_search.goals import Goals
from wordarcade.players.word_search.ranks import RANKS, rank_number, ranks_for
from wordarcade.players.word_search.solver import solve
from wordarcade.players.word_search.targets import Target, Targets


@given(st.integers(1, 10**6), st.integers(0, 10**6), st.integers(0, 10**6))
def test_ranks_rise_and_can_be_reached(cells: int, possible: int, words: int) -> None:
    """The first asks for nothing, none for more than there is, in the order of their names."""
    ranks = ranks_for(cells, possible, words)
    points = [rank.points for rank in ranks]
    assert points[0] == 0
    assert points == sorted(set(points))
    assert points[-1] <= possible
    names = [name for name, _, _ in RANKS]
    assert [rank.name for rank in ranks] == sorted((r.name for r in ranks), key=names.index)
    for number, rank in enumerate(ranks):
        assert rank_number(ranks, rank.points) == number
        assert number == 0 or rank_number(ranks, rank.points - 1) == number - 1


@pytest.mark.parametrize(
    ("cells", "possible", "words", "names", "points"),
    [
        (4, 2, 2, "Beginner Learner", [0, 2]),
        (4, 6, 4, "Beginner Learner Wordsmith", [0, 2, 4]),
        (9, 12, 1, "Beginner", [0]),
        (9, 15, 8, "Beginner Learner Wordsmith Expert Master", [0, 2, 4, 7, 11]),
        (9, 40, 16, "Beginner Learner Wordsmith Expert Master Grandmaster", [0, 3, 7, 12, 18, 26]),
    ],
)
def test_few_words_make_no_grandmaster(
    cells: int, possible: int, words: int, names: str, points: list[int]
) -> None:
    """On tiny boards each rank still takes a word or two more than the one before."""
    ranks = ranks_for(cells, possible, words)
    assert " ".join(rank.name for rank in ranks) == names
    assert [rank.points for rank in ranks] == points


@pytest.mark.parametrize(("size", "seed"), [(1, 1), (4, 2), (6, 3), (12, 4)])
def test_targets_can_be_met_by_everyday_words(arcade: Lexicon, size: int, seed: int) -> None:
    """At first nothing is done; once every everyday word is found, everything is."""
    config = deal(WordSearchSetup(size=size), arcade, seed)
    solution = solve(config, arcade)
    known = Familiarity.shipped().words_up_to(EVERYDAY)
    everyday = [word for word in solution.words if word in known]
    targets = Targets(solution, everyday)
    assert all((target.done, target.met) == (0, False) for target in targets.reached(()))
    found = [
        Scored(word, config.worth(word), solution.path_of(word))
        for word in sorted(everyday, key=len, reverse=True)
    ]
    done: dict[str, int] = {}
    for number in range(len(found)):
        for target in targets.reached(found[: number + 1]):
            assert 0 <= done.get(target.text, 0) <= target.done <= target.goal
            done[target.text] = target.done
    assert all(target.met for target in targets.reached(found))


def test_targets_of_a_usual_board(arcade: Lexicon) -> None:
    """Good words, long ones, and words across the first good one."""
    solution = solve(deal(WordSearchSetup(size=15), arcade, 1), arcade)
    known = Familiarity.shipped().words_up_to(EVERYDAY)
    targets = Targets(solution, [word for word in solution.words if word in known])
    word = next(word for word in solution.words if len(word) >= 5)
    reached = targets.reached([Scored(word, 3, solution.path_of(word))])
    assert [target.text for target in reached] == [
        "ten words of 5+ letters",
        reached[1].text,
        f"ten words crossing {word.upper()}",
    ]
    assert reached[0] == Target(reached[0].text, "words of 5+ letters", 1, 10)


def test_hints_serve_an_open_target_first(arcade: Lexicon) -> None:
    """Long words first; what serves no target comes when there is nothing else to offer."""
    solution = solve(deal(WordSearchSetup(size=15), arcade, 1), arcade)
    goals = Goals(solution)
    aims = goals.targets(())
    assert aims[0].short == "words of 5+ letters"
    order = goals.hints(())
    everyday = [word for word in order if len(word) >= 5 and word in goals.everyday]
    assert everyday
    assert list(order[: len(everyday)]) == everyday
    assert [len(word) for word in everyday] == sorted(map(len, everyday), reverse=True)
    assert set(order) == set(goals.worthwhile)


def test_hints_cross_the_anchor_once_that_is_all_there_is_to_aim_at(arcade: Lexicon) -> None:
    """With the lengths reached, a hint is of a word across the first good one."""
    solution = solve(deal(WordSearchSetup(size=15), arcade, 1), arcade)
    goals = Goals(solution)
    long = sorted((word for word in solution.words if len(word) >= 5), key=len, reverse=True)
    first, *others = [
        Scored(word, solution.config.worth(word), solution.path_of(word)) for word in long
    ]
    found = [first, *(each for each in others if set(first.path).isdisjoint(each.path))]
    *lengths, crossing = goals.targets(found)
    assert all(aim.met for aim in lengths)
    assert not crossing.met
    hinted = solution.path_of(goals.hints(found)[0])
    assert not set(first.path).isdisjoint(hinted)
