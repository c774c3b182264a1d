"""The saved form and the variants of games of Scrabble."""

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.scrabble.games import config_of
from tests.games.scrabble.conftest import Begin, made, played_out
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.moves import TakeBack
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.scrabble.record import caption, figures, variant
from wordarcade.games.scrabble.session import ScrabbleSession
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
        {"friendly": True, "teacher": True},
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
    played_out(session)
    told = figures(session.state)
    ann, expert = session.state.position.scores
    assert (told.score, told.won, told.best_move) == (ann, ann >= expert, "8H BEE, 10 points")
    assert told.counts
    assert told.to_json()["best_word"] == "bee"


def test_a_game_with_a_teacher_sets_no_record(begin: Begin) -> None:
    """What was best in a turn may still be there in the next one."""
    session = begin("Ann,bot:expert", friendly=True, teacher=True)
    played_out(session)
    assert not figures(session.state).counts


def test_a_game_cut_short_sets_no_record_and_counts_in_no_average(begin: Begin) -> None:
    """Ended for all or resigned, however well it began; its figures stay in the history."""
    for text in ("end", "resign"):
        session = begin("Ann,bot:club")
        made(session, "8H BEE")
        session.make(session.choose(session.state, to_nobody))
        made(session, text)
        session.close()
        for told in session.services.games.results.figures():
            assert (told.worth, told.mean, told.ranked) == (None, None, 0), text
        summary = session.services.games.load(session.id).header.summary
        assert summary is not None
        assert isinstance(summary["score"], int)


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize(("ending", "won"), [("end", None), ("resign", False)])
def test_a_game_ended_early_is_neither_won_nor_lost(
    begin: Begin, ending: str, won: bool | None, played: bool
) -> None:
    """Nor is it a draw; who resigns has lost."""
    session = begin("Ann,bot:club")
    if played:
        made(session, "8H BEE")
        session.make(session.choose(session.state, to_nobody))
    made(session, ending)
    session.close()
    summary = session.services.games.load(session.id).header.summary
    assert summary is not None
    assert summary["won"] is won
    (told,) = session.services.games.results.figures()
    assert (told.decided, told.won) == (int(won is not None), 0)


@pytest.mark.parametrize(
    ("players", "scores", "told"),
    [
        ("You,bot:club", (12, 5), "Ended early: you led 12–5 against Club"),
        ("Ann,You", (5, 12), "Ended early: you led 12–5 against Ann"),
        ("You,Ann", (5, 12), "Ended early: Ann led 12–5 against you"),
        ("You,Ann", (5, 5), "Ended early: you were level with Ann at 5"),
        ("Ann,Bob", (-5, -5), "Ended early: Ann was level with Bob at −5"),
        ("Ann,Bob", (-17, -10), "Ended early: Bob −10, Ann −17"),
        ("Ann,You", (-17, 2), "Ended early: you 2, Ann −17"),
        ("Ann,Bob,Cem", (1, 2, -3), "Ann 1, Bob 2, Cem −3 · ended early"),
    ],
)
def test_a_game_ended_early_names_no_winner(
    begin: Begin, players: str, scores: tuple[int, ...], told: str
) -> None:
    """It says who led instead."""
    session = begin(players)
    made(session, "end")
    position = replace(session.state.position, scores=scores)
    assert caption(replace(session.state, position=position)) == told


@pytest.mark.parametrize(
    ("players", "scores", "told"),
    [
        ("You,Ann", (2, -7), "You 2, Ann −7 · you won"),
        ("You,Ann", (-7, -2), "Ann −2, you −7 · Ann won"),
        ("Ann,Bob", (-7, -7), "Ann −7, Bob −7 · Ann and Bob tied"),
    ],
)
def test_points_below_nothing_stand_beside_the_names(
    begin: Begin, players: str, scores: tuple[int, ...], told: str
) -> None:
    """A dash between them would be read as a sign."""
    session = begin(players)
    played_out(session)
    position = replace(session.state.position, scores=scores)
    assert caption(replace(session.state, position=position)) == told


def test_a_game_with_hints_sets_no_record(begin: Begin) -> None:
    """Also if the hint was taken before the game was left and resumed; no word is a first find."""
    session = begin("Ann,bot:club")
    session.first_hint(session.look_for_hint(session.state, to_nobody))
    session.next_hint()
    made(session, "8H BEE")
    session.make(session.choose(session.state, to_nobody))
    saved = session.services.games.load(session.id)
    resumed = ScrabbleSession(
        session.services, session.state, 5, bots=session.bots, setup=ScrabbleSetup(), saved=saved
    )
    played_out(resumed)
    resumed.close()
    summary = session.services.games.load(session.id).header.summary
    assert summary is not None
    assert (summary["hints"], summary["hinted_turns"], summary["counts"]) == (2, 1, False)
    (told,) = session.services.games.results.figures()
    assert (told.unranked, told.worth, told.new_words) == (1, None, 0)


def test_words_of_turns_without_hints_are_finds(begin: Begin) -> None:
    """They are counted though another turn of the game had one."""
    session = begin("Ann,bot:club")
    made(session, "8H BEE")
    session.make(session.choose(session.state, to_nobody))
    session.first_hint(session.look_for_hint(session.state, to_nobody))
    made(session, "pass")
    assert session.taken.turns == 1
    assert figures(session.state, session.taken).words == ("bee",)


def test_what_sets_no_record(begin: Begin) -> None:
    """Games without a computer or without a person, and those in which a turn was taken back."""
    among_us = begin("Ann,Bob")
    played_out(among_us)
    assert (figures(among_us.state).won, figures(among_us.state).counts) == (None, False)
    computers = begin("bot:club,bot:novice")
    played_out(computers)
    told = figures(computers.state)
    assert (told.score, told.won, told.best_move, told.counts) == (None, None, "", False)
    helped = begin("Ann,bot:club", friendly=True)
    made(helped, "8H BEE")
    helped.make(TakeBack(1))
    played_out(helped)
    assert not figures(helped.state).counts
