"""The best turns of a position, beside the one that was made."""

from dataclasses import replace

import pytest

from tests.engine.scrabble.games import place
from tests.games.scrabble.conftest import Begin
from tests.players.scrabble.computers import at, opponents
from tests.players.scrabble.turns import analysed_in, turn_in
from wordarcade.engine.scrabble.entry import read_move
from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.games.scrabble.best_turns import best_turns
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.coach import on_highest
from wordarcade.support.progress import to_nobody


@pytest.mark.parametrize("typed", ["8H BRIE", "8H BEE", "exchange II", "pass"])
def test_the_best_are_listed_with_the_one_made(begin: Begin, typed: str) -> None:
    """By equity; the one made is marked where it stands, or comes last."""
    session = begin("Ann,Bob")
    game = session.state
    made = read_move(typed, game.board, game.position.rack)
    assert isinstance(made, Place | Exchange | Pass)
    session.make(made)
    (analysed,) = session.bots.analyse(session.state, to_nobody).turns
    turns = best_turns(analysed)
    best = session.bots.best(game, to_nobody)
    assert best is not None
    assert turns[0].equity == best.equity / 1000
    assert [turn.equity for turn in turns] == sorted((t.equity for t in turns), reverse=True)
    assert sum(turn.made for turn in turns) == 1
    assert len(turns) >= 10
    assert all(turn.made or turn.highest for turn in turns[10:])
    assert not any(turn.apart for turn in turns[:10])
    place = 1 + [turn.made for turn in turns].index(True)
    for rank, apart in ((place, False), (place + 5, True)):
        assert best_turns(replace(analysed, rank=rank))[place - 1].apart == apart
    for turn in turns:
        assert sorted(turn.leave + turn.gone) == sorted(game.position.rack.tiles)
        assert (turn.score is None) == (not turn.laid)


def test_better_plays_that_may_be_left_out_stand_before_the_one_made() -> None:
    """Where it is none of the best, and in an ending where not every play was judged."""
    game = at("ADOZ", "QT", plays=("8G AT",), bag="")
    (analysed,) = opponents().analyst(game.config).analyse([turn_in(game, Pass())])
    third = replace(analysed, played=analysed.best[2], rank=3)
    assert analysed.solved
    assert not best_turns(third)[2].apart
    unranked = best_turns(replace(third, rank=None))
    assert [turn.text for turn in unranked if turn.apart and not turn.highest] == [
        analysed.best[2].text
    ]


@pytest.mark.parametrize(
    ("rack", "other", "bag", "why"),
    [
        ("ABDOST?", "T", "A", "9G DOgS scores 13, but DO keeps the blank."),
        ("ADOZ", "QT", "", "7G ZA scores 44, but DO brings 3 more by the end."),
        ("ASDO", "QT", "A", ""),
    ],
)
def test_the_play_that_scores_most_is_listed_even_if_it_is_not_the_best(
    rack: str, other: str, bag: str, why: str
) -> None:
    """It is marked, unless it is the best anyhow; the coach says why it is not."""
    game = at(rack, other, plays=("8G AT",), bag=bag)
    (analysed,) = opponents().analyst(game.config).analyse([turn_in(game, Pass())])
    turns = best_turns(analysed)
    most = max(turn.score or 0 for turn in turns)
    marked = [turn for turn in turns if turn.highest]
    assert len({turn.text for turn in turns}) == len(turns)
    assert on_highest(analysed) == why
    if why:
        (highest,) = marked
        assert highest.score == most > (turns[0].score or 0)
        assert why.startswith(highest.text)
    else:
        assert not marked
        assert turns[0].score == most


def test_plays_that_may_be_as_good_are_marked() -> None:
    """The one that was made among them, wherever it stands."""
    game = at("OOOO", "DO", plays=("8G AT",), bag="E" * 8)
    turns = best_turns(analysed_in(game, Exchange("O"), "at", "oat", "to"))
    assert [(turn.text, turn.close) for turn in turns[:2]] == [("8F OAT", True), ("H8 TO", True)]
    assert not any(turn.close for turn in turns[2:])


def test_a_play_that_scores_more_may_be_close() -> None:
    """Then nothing is claimed of which is better."""
    game = at("ABDOST?", "T", plays=("8G AT",), bag="A")
    (analysed,) = opponents().analyst(game.config).analyse([turn_in(game, Pass())])
    best, highest = analysed.best[0], analysed.highest
    assert highest is not None
    near = replace(highest, equity=best.equity - 500)
    assert on_highest(replace(analysed, highest=near)) == (
        "9G DOgS for 13 is close, but DO keeps the blank."
    )
    other = Candidate(place("9F ADO"), "9F ADO", 13, 0, best.equity - 500, "")
    bare = replace(best, leave=0, equity=12_500, kept="")
    found = replace(analysed, highest=other, best=(bare,))
    assert on_highest(found) == "9F ADO for 13 is close."


def test_the_play_that_scores_most_comes_behind_the_ten_best() -> None:
    """With the one that was made, the better one first; once if it was just that."""
    analysed = analysed_highest_last()
    best, highest = analysed.best, analysed.highest
    assert highest is not None
    assert highest not in best
    worse = replace(highest, move=Pass(), text="pass", equity=highest.equity - 1)
    for played, last in ((highest, [highest]), (worse, [highest, worse])):
        turns = best_turns(replace(analysed, played=played))
        assert [turn.text for turn in turns[len(best) :]] == [each.text for each in last]
        assert [turn.highest for turn in turns].count(True) == 1
    assert on_highest(analysed).startswith(f"{highest.text} scores {highest.score}, but ")


def analysed_highest_last() -> AnalysedTurn:
    """Return a turn with a better move than the play that scores most."""
    game = at("ABDOST?", "T", plays=("8G AT",), bag="A")
    (analysed,) = opponents().analyst(game.config).analyse([turn_in(game, Pass())])
    best = tuple(each for each in analysed.best if each != analysed.highest)
    return replace(analysed, best=best)
