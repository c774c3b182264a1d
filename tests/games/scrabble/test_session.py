"""A game in play: whose turn it is, who sees which rack, hints and computers, on no screen."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.games.scrabble.conftest import Begin, made
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.moves import TakeBack
from wordarcade.engine.scrabble.verdict import Refused
from wordarcade.games.scrabble.play import resume
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody


def test_computers_are_asked_and_answer_the_game_they_were_asked_in(begin: Begin) -> None:
    """What was thought of a game that has gone on stands no more."""
    session = begin("Ann,bot:expert")
    assert (session.thinking, session.own_turn, session.seen_player) == (False, True, 0)
    made(session, "8H BEE")
    assert (session.thinking, session.own_turn, session.seen_player) == (True, False, 0)
    asked = session.state
    move = session.choose(asked, to_nobody)
    assert session.still_stands(asked)
    session.make(move)
    assert not session.still_stands(asked)
    assert session.own_turn


def test_the_keyboard_goes_from_one_person_to_the_next(begin: Begin) -> None:
    """Nobody sits there at first; whoever sits down has read what was played since."""
    session = begin("Ann,Bob")
    assert (session.seats.viewer, session.hands_over, session.seen_player) == (None, True, None)
    session.sit_down()
    assert (session.own_turn, session.hands_over) == (True, False)
    assert not made(session, "8H BEE").refused
    assert session.hands_over
    assert [line.partition(":")[0] for line in session.news] == ["Ann at 8H"]
    session.sit_down()
    assert session.news == ()
    assert made(session, "8A ZZZ").refused
    assert session.news == ()


def test_racks_may_lie_open(begin: Begin, services: Services) -> None:
    """Whoever has set it so is not asked to leave the keyboard; one person never is."""
    assert not begin("Ann,bot:club").hands_over
    session = begin("Ann,Bob")
    session.services.settings.change({"scrabble.hand_over": False})
    assert not session.hands_over


def test_computers_among_themselves_lie_open(begin: Begin) -> None:
    """The rack in sight is that of the player to move."""
    session = begin("bot:club,bot:expert")
    assert (session.seats.viewer, session.seen_player, session.hands_over) == (None, 0, False)


def test_a_hint_tells_more_each_time_and_of_one_turn(begin: Begin) -> None:
    """The best turn is looked for once a turn."""
    session = begin("Ann,Bob")
    assert session.next_hint() is None
    first = session.first_hint(session.look_for_hint(session.state, to_nobody))
    assert first.sentence.startswith("One of the best plays scores ")
    second = session.next_hint()
    assert second is not None
    assert second.sentence.startswith("It takes ")
    assert second.squares
    made(session, "pass")
    assert session.next_hint() is None


def test_each_step_of_a_hint_counts_once(begin: Begin) -> None:
    """As in the other games; once all is told, asking again costs nothing."""
    session = begin("Ann,Bob")
    told = session.first_hint(session.look_for_hint(session.state, to_nobody))
    steps = 1
    while told.more:
        following = session.next_hint()
        assert following is not None
        told, steps = following, steps + 1
        assert session.hints_taken == steps
    assert session.next_hint() == replace(told, again=True)
    assert session.hints_taken == steps > 1
    assert session.hinted_turns == {0}


def test_a_turn_is_taken_back_with_the_answers_to_it(begin: Begin) -> None:
    """As many moves as lie between the person and the last turn of a person."""
    session = begin("Ann,bot:novice", friendly=True)
    assert session.taking_back == TakeBack(0)
    made(session, "8H BEE")
    assert session.taking_back == TakeBack(1)
    session.make(session.choose(session.state, to_nobody))
    assert session.taking_back == TakeBack(2)


def test_tiles_are_exchanged_while_the_bag_has_enough(begin: Begin) -> None:
    """And the game waits for a turn at all."""
    session = begin("Ann,Bob")
    assert session.exchange_refusal is None
    made(session, "end")
    assert isinstance(session.exchange_refusal, Refused)


def test_what_goes_wrong_beside_the_game_is_told_once(begin: Begin, tmp_path: Path) -> None:
    """A file that cannot be written does not keep anyone from playing."""
    (tmp_path / "file").touch()
    session = begin("Ann,Bob", gcg=str(tmp_path / "file" / "game.gcg"))
    assert ["cannot be written" in notice for notice in session.take_notices()] == [True]
    assert not made(session, "8H BEE").refused
    assert session.take_notices() == ()


def test_every_move_is_in_the_file(begin: Begin, tmp_path: Path) -> None:
    """A game with the same tiles leaves that file alone."""
    path = tmp_path / "game.gcg"
    session = begin("Ann,Bob", gcg=str(path))
    made(session, "8H BEE")
    assert ">Ann: BEEIIR? 8H BEE +10 10" in path.read_text(encoding="utf-8")
    again = session.again()
    again.open()
    assert again.take_notices() == ()
    assert "8H BEE" in path.read_text(encoding="utf-8")
    assert session.another.setup.gcg == ""


@pytest.mark.parametrize("ending", ["end", "resign"])
def test_a_game_that_is_over_is_closed_and_analysed(begin: Begin, ending: str) -> None:
    """The turns of all are set against the best."""
    session = begin("Ann,bot:club")
    made(session, "8H BEE")
    session.make(session.choose(session.state, to_nobody))
    made(session, ending)
    session.close()
    assert session.closed
    assert [turn.player for turn in session.analyse(to_nobody).turns] == [0, 1]


def test_a_challenge_taken_back_when_that_was_allowed_is_no_damage(
    begin: Begin, services: Services
) -> None:
    """A game keeps the rule that it was begun under, which its configuration tells."""
    rules: dict[str, Any] = {"challenge": ChallengeRule.SINGLE, "friendly": True}
    old = begin("Ann,Bob", final_challenges=False, **rules)
    made(old, "8H BEE")
    made(old, "challenge")
    assert old.make(TakeBack(1)) is not None
    saved = services.games.load(old.id)
    config = dict(saved.header.config)
    assert config.pop("final_challenges") is False
    # As versions wrote it that did not know of the rule.
    header = saved.header._replace(config=config)
    resumed = resume(services, saved._replace(header=header), to_nobody)
    assert resumed.state.moves == old.state.moves
    assert resumed.state.position == old.state.position
    new = begin("Ann,Bob", **rules)
    made(new, "8H BEE")
    made(new, "challenge")
    news = new.make(TakeBack(1))
    assert news is not None
    assert news.refused
