"""The level that suits a player better."""

from dataclasses import replace

import pytest

from tests.games.scrabble.conftest import Begin
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.games.scrabble.next_level import CLEAR, NextLevel, next_level
from wordarcade.players.scrabble.hint import HintedTurn


def over(
    begin: Begin,
    players: str,
    *scores: int,
    ending: Ending = Ending.WENT_OUT,
    hinted: bool = False,
) -> NextLevel | None:
    """Return what is suggested after a game that has ended with these points."""
    session = begin(players)
    if hinted:
        session.first_hint(HintedTurn(None))
    state = session.state
    position = replace(state.position, scores=scores)
    session.state = replace(state, position=position, phase=Phase.OVER, ending=ending)
    return next_level(session)


@pytest.mark.parametrize(
    ("players", "lead", "title"),
    [
        ("Ann,bot:regular", CLEAR, "Keen"),
        ("bot:regular,Ann", -CLEAR, "Keen"),
        ("Ann,bot:regular", -CLEAR, "Casual"),
        ("Ann,bot:expert", CLEAR, "Champion"),
        ("Ann,bot:champion", CLEAR, None),
        ("Ann,bot:learner", -CLEAR, None),
        ("Ann,bot:regular", CLEAR - 1, None),
        ("Ann,bot:regular", 1 - CLEAR, None),
        ("Ann,Bob", CLEAR, None),
        ("bot:keen,bot:regular", CLEAR, None),
    ],
)
def test_a_clear_end_leads_to_another_level(
    begin: Begin, players: str, lead: int, title: str | None
) -> None:
    """One up or down, where there is one; nothing else changes but who the bot is."""
    found = over(begin, players, 300 + lead, 300)
    assert (found and found.title) == title
    if found is not None:
        assert found.harder == (found.title in {"Keen", "Champion"})
        assert found.title in [player.name for player in found.route.setup.players]
        assert "Ann" in [player.name for player in found.route.setup.players]
        assert not found.route.ask


def test_all_bots_of_a_table_change(begin: Begin) -> None:
    """If they are of one level; the champion does not play with more than one other."""
    found = over(begin, "Ann,bot:keen,bot:keen", 300, 200, 220)
    assert found is not None
    assert [player.name for player in found.route.setup.players] == ["Ann", "Club", "Club 2"]
    assert over(begin, "Ann,bot:expert,bot:expert", 300, 200, 220) is None
    assert over(begin, "Ann,bot:keen,bot:club", 300, 200, 220) is None


def test_a_game_that_says_little_suggests_nothing(begin: Begin) -> None:
    """One ended early, or won with hints; who has lost in spite of them may want less."""
    assert over(begin, "Ann,bot:keen", 300, 100, ending=Ending.AGREED) is None
    assert over(begin, "Ann,bot:keen", 300, 100, hinted=True) is None
    found = over(begin, "Ann,bot:keen", 100, 300, hinted=True)
    assert found is not None
    assert found.title == "Regular"
