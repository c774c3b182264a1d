"""The rating and the share text of a hand game."""

from dataclasses import replace

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.moves import Decline, EndGame, EndHand, PlayWord
from wordarcade.games.hand.record import Yardstick, figures
from wordarcade.games.hand.share import share
from wordarcade.games.hand.standing import HandStanding

LEXICON = lexicon_of({"part", "ice", "out", "dad"})
CONFIG = HandConfig(("aci*prt", "dd*lout"), "abcdefghijklmnopqrstuvwxyz", opponent="greedy")


def test_a_result_without_spoilers() -> None:
    """Points beside par, the opponent, and the part of each hand; no letters, no words."""
    state = HandGame.begin(CONFIG, LEXICON)
    for move in (Decline(), PlayWord("part"), EndHand(), EndGame()):
        state = state.apply(move).round
    hands = [HandStanding(0, (0,), 114, 152, 100), HandStanding(1, (1,), 0, 48, 20)]
    assert share(state, hands).lines == (
        "Hand game · 7 letters · 2 hands · against greedy · wordarcade",
        "★★★☆☆ 114 of 200 points, 6 behind the greedy player",
        "Hand by hand: 75%, 0%",
    )
    assert figures(state, Yardstick([152, 48])).rating == 57
    unknown = [HandStanding(0, (0,), 114, None, None)]
    assert share(state, unknown).lines[1:] == ("114 points",)
    assert figures(state, None).rating is None
    helped = replace(state, hints=("aci*prt",))
    assert share(helped, unknown).lines[1:] == ("114 points, 1 hint",)
