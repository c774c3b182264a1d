"""The saved form and the variants of games of Scrabble."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.scrabble.games import config_of
from tests.games.scrabble.conftest import Begin, made
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.moves import TakeBack
from wordarcade.games.scrabble.record import figures, variant
from wordarcade.support.progress import to_nobody


def test_games_are_compared_by_opponents_equipment_and_rules() -> None:
    """Not by names, nor by who begins."""
    ann, club = Player("Ann"), Player("Club", "club")
    config = replace(config_of(), players=(ann, club))
    assert variant(config) == (
        "1 person, club, board standard, tiles english, void challenge, clock off"
    )
    assert variant(replace(config, players=(club, Player("Bo")), seed=7)) == variant(config)


@pytest.mark.parametrize(
    "change",
    [
        {"players": (Player("Ann"), Player("Bob"))},
        {"players": (Player("Ann"), Player("Expert", "expert"))},
        {"challenge": ChallengeRule.DOUBLE},
        {"clock_ms": 1_500_000},
        {"friendly": True},
        {"checker": True},
    ],
)
def test_other_rules_are_another_variant(change: dict[str, Any]) -> None:
    """Each of them may decide how many points are made."""
    config = replace(config_of(), players=(Player("Ann"), Player("Club", "club")))
    assert variant(replace(config, **change)) != variant(config)


def test_figures_are_those_of_the_persons(begin: Begin) -> None:
    """Their points, whether they have won, and their best play."""
    session = begin("Ann,bot:expert")
    made(session, "8H BEE")
    session.make(session.choose(session.state, to_nobody))
    made(session, "end")
    told = figures(session.state, None)
    ann, expert = session.state.position.scores
    assert (told.score, told.won, told.best_move) == (ann, ann >= expert, "8H BEE, 10 points")
    assert told.counts
    assert told.to_json()["best_word"] == "bee"


def test_what_sets_no_record(begin: Begin) -> None:
    """Games without a computer or without a person, and those in which a turn was taken back."""
    among_us = begin("Ann,Bob")
    made(among_us, "end")
    assert (figures(among_us.state, None).won, figures(among_us.state, None).counts) == (
        None,
        False,
    )
    computers = begin("bot:club,bot:novice")
    made(computers, "end")
    told = figures(computers.state, None)
    assert (told.score, told.won, told.best_move, told.counts) == (None, None, "", False)
    helped = begin("Ann,bot:club", friendly=True)
    made(helped, "8H BEE")
    helped.make(TakeBack(1))
    made(helped, "end")
    assert not figures(helped.state, None).counts
