"""What is said of plays that are solved."""

from dataclasses import replace

import pytest

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.screens.scrabble.best_play_lines import BestPlayLines
from wordarcade.screens.scrabble.solved_plays import solved_sentences, solved_sentences_on

TODY = BestTurn(
    *("1L TODY", 16, "DO", 18.0, 1.0, (), "TODY"),
    made=False,
    solved=True,
    follows=("9H OD", "pass"),
)
ODD = replace(TODY, text="3C ODD", equity=2.0, leave="TY", follows=())


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ((TODY,), "Solved: 1L TODY is the only move. Then 9H OD."),
        ((TODY, ODD), "Solved: 1L TODY wins 16 points more than the next. Then 9H OD."),
        (
            (replace(TODY, follows=(), leave=""), replace(ODD, equity=17.0)),
            "Solved: 1L TODY wins 1 point more than the next. It goes out.",
        ),
        (
            (replace(TODY, text="pass", follows=("A", "pass", "B", "C")), ODD),
            "Solved: passing wins 16 points more than the next. Then A, pass, B…",
        ),
        (
            (replace(TODY, follows=()), replace(ODD, equity=18.0), ODD),
            "Solved: 1L TODY and 1 other are worth the same.",
        ),
        (
            (replace(TODY, follows=()), replace(ODD, exact=False)),
            "Solved: 1L TODY wins about 16 points more than the next.",
        ),
        (
            (replace(TODY, follows=(), exact=False), ODD),
            "Not proven: 1L TODY wins about 16 points more than the next.",
        ),
    ],
)
def test_the_best_is_told_with_its_lead_and_what_follows(
    turns: tuple[BestTurn, ...], told: str
) -> None:
    """In points, as each play is worth what it is; who cannot play passes unmentioned."""
    assert solved_sentences(turns) == told


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (TODY, "1L TODY is best. Then 9H OD."),
        (ODD, "3C ODD wins 16 points less than 1L TODY."),
        (replace(ODD, text="pass"), "Passing wins 16 points less than 1L TODY."),
        (replace(ODD, exact=False), "3C ODD wins about 16 points less than 1L TODY."),
        (replace(ODD, equity=18.0), "3C ODD wins as much as 1L TODY."),
    ],
)
def test_each_is_set_beside_the_best(turn: BestTurn, told: str) -> None:
    """When it is marked."""
    assert solved_sentences_on(turn, (TODY, turn)) == told


def test_the_list_tells_how_the_game_ends_where_plays_differ() -> None:
    """In words, as nothing is left to chance; an estimate has a sign."""
    lost = replace(ODD, win=0.0, exact=False)
    lines = BestPlayLines((TODY, lost, replace(ODD, win=0.5)))
    assert lines.heads(43).plain.split() == ["move", "keeps", "pts", "by", "end", "game"]
    shown = [lines.line(number, 43).plain.split()[-2:] for number in range(3)]
    assert shown == [["18.0", "won"], ["~2.0", "lost"], ["2.0", "tied"]]
    assert lines.legend == "~ estimate"
    same = BestPlayLines((TODY, ODD))
    assert same.heads(43).plain.split()[-2:] == ["by", "end"]
    assert same.line(1, 43).plain.split()[-1] == "2.0"
