"""Turns with an empty bag: what they are worth by the best line, against plain negamax."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, board, table
from tests.kernels.test_scrabble_endgame import WORDS
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.computers import LEAVES
from tests.players.scrabble.plain_negamax import PlainNegamax, laid
from tests.players.scrabble.positions import every_play
from tests.players.scrabble.turns import analyst_of
from wordarcade import kernels
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble import ending_rank
from wordarcade.players.scrabble.analysis import AnalysedTurn, Candidate
from wordarcade.players.scrabble.analyst import MOST_BEST
from wordarcade.players.scrabble.ending import PATIENT, USUAL, Effort
from wordarcade.players.scrabble.leaves import MILLI
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.recorded_turn import RecordedTurn, TurnMove
from wordarcade.players.scrabble.view import View

BARE = board("8G BARE")
PASS = str((0, 1, ""))

racks = st.text("ABER", min_size=1, max_size=3).map(lambda tiles: "".join(sorted(tiles)))


def turn_with(
    mine: str,
    theirs: str,
    move: TurnMove | None,
    spread: int = 0,
    *,
    effort: Effort | None = USUAL,
    most_best: int = MOST_BEST,
) -> AnalysedTurn:
    """Return a turn after which all tiles are known, analysed."""
    view = View(BARE, mine, theirs, bag_size=0, players=2, spread=spread)
    turn = RecordedTurn(
        number=1,
        line=0,
        player=0,
        view=view,
        rack_known=True,
        scores=(max(spread, 0), max(-spread, 0)),
        move=move,
        text="",
    )
    (analysed,) = analyst_of(*WORDS, effort=effort, most_best=most_best).analyse([turn])
    return analysed


def by_the_rules(mine: str, theirs: str) -> dict[str, int]:
    """Return the change of spread after each move, by plain negamax."""
    plays = every_play(WORDS)
    plain = PlainNegamax(plays)
    told = {}
    options = [((0, 1, ""), 0), *plays.of(BARE.tiles, mine).items()]
    for play, score in options:
        after, left = laid(BARE.tiles, mine, play)
        if left:
            told[str(play)] = score - plain.value(after, theirs, left, "", 0 if score else 1)
        else:
            told[str(play)] = score + 2 * ENGLISH.value_of(theirs)
    return told


def name_of(candidate: Candidate) -> str:
    """Return how `by_the_rules` names a move."""
    return _name(candidate.move) if isinstance(candidate.move, Place) else PASS


def _name(place: Place) -> str:
    return str((place.square, place.direction.value, place.tiles))


@settings(max_examples=15)
@given(racks, racks, st.integers(-20, 20))
def test_moves_are_worth_what_trying_everything_says(mine: str, theirs: str, spread: int) -> None:
    """The best of all moves comes first, and who is ahead in the end has won."""
    turn = turn_with(mine, theirs, Pass(), spread)
    wanted = by_the_rules(mine, theirs)
    assert turn.solved
    assert turn.best[0].equity == MILLI * max(wanted.values())
    assert turn.played is not None
    for candidate in (*turn.best, turn.played):
        value = wanted[name_of(candidate)]
        assert candidate.equity == MILLI * value
        assert candidate.win == _won(spread + value)
    assert turn.loss == MILLI * (max(wanted.values()) - wanted[PASS])
    assert (turn.rank == 1) == (turn.loss == 0)


@settings(max_examples=10)
@given(racks, racks, st.data())
def test_a_move_has_its_place_among_all(mine: str, theirs: str, data: st.DataObject) -> None:
    """However few of them are listed: one is better if trying everything says so."""
    wanted = by_the_rules(mine, theirs)
    whole = turn_with(mine, theirs, None, most_best=99)
    made = data.draw(st.sampled_from(whole.best))
    better = sum(value * MILLI > made.equity for value in wanted.values())
    assert turn_with(mine, theirs, made.move, most_best=2).rank == 1 + better


def test_no_place_is_claimed_that_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """But nothing is better than the best."""
    monkeypatch.setattr(ending_rank, "_MOST", 0)
    whole = turn_with("AABB", "EERR", None, most_best=99)
    for each in whole.best:
        best = each.equity == whole.best[0].equity
        assert turn_with("AABB", "EERR", each.move, most_best=2).rank == (1 if best else None)


def test_each_move_tells_how_it_goes_on() -> None:
    """The moves of both in turn until the end, in words; nothing follows one that goes out."""
    turn = turn_with("AABB", "EERR", None)
    told = {each.text: each.follows for each in turn.best}
    assert turn.best[0].text == "9G AB"
    assert told["9G AB"] == ("10H ER", "F9 BA")
    assert told["7G AB"] == ("9G ER", "F6 AB")
    assert all(each.exact for each in turn.best)
    assert turn_with("AEB", "ER", None).best[0].follows == ()


def test_what_is_not_proven_is_an_estimate() -> None:
    """With too few positions the turn stays as it is, unless estimates will do."""
    assert not turn_with("AEB", "ABER", None, effort=None).solved
    hasty = Effort(best=1, each=1, entries=1 << 10)
    assert not turn_with("AEB", "ABER", None, effort=hasty).solved
    turn = turn_with("AEB", "ABER", None, effort=replace(hasty, estimates=True))
    assert turn.solved
    assert not all(each.exact for each in turn.best)


@pytest.mark.parametrize(("mine", "theirs"), [("AEB", "ER"), ("ER", "AEB"), ("ABE", "EER")])
def test_a_hint_sees_to_the_end(mine: str, theirs: str) -> None:
    """It is the first move of the best line, which need not score most at once."""
    words = lexicon_of(WORDS)
    opponents = Opponents(words, gaddag_of(words), LEAVES, shipped_skills(), lambda _: 10)
    best = opponents.best(table(mine, theirs, plays=("8G BARE",)))
    wanted = by_the_rules(mine, theirs)
    assert isinstance(best, Play)
    assert wanted[_name(best.place)] == max(wanted.values())


def _won(spread: int) -> float:
    return 1.0 if spread > 0 else 0.0 if spread < 0 else 0.5


def test_only_what_need_not_repeat_is_solved_by_all_processors(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A limit of positions is for one thread; one of time comes to the same values."""
    monkeypatch.setattr(kernels, "threads", lambda: 3)
    assert (USUAL.threads, PATIENT.threads) == (1, 3)
    patient = replace(PATIENT, entries=1 << 10)
    found = turn_with("AEB", "ABER", None, effort=patient)
    assert found.best == turn_with("AEB", "ABER", None).best
    in_no_time = replace(patient, best_seconds=0.0, each_seconds=0.0)
    assert not all(each.exact for each in turn_with("AEB", "ABER", None, effort=in_no_time).best)
