"""Hints in sentences."""

import pytest

from tests.engine.scrabble.games import board, place
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.players.scrabble.hint import Hint, HintStep
from wordarcade.players.scrabble.hint_sentences import hint_sentence

PLAY = place("8D QU.z")


@pytest.mark.parametrize(
    ("hint", "sentence"),
    [
        (Hint(HintStep.WHERE, 30, PLAY.squares), "The best play scores 30, from D8 to G8."),
        (
            Hint(HintStep.WHERE, 30, PLAY.squares, close=True),
            "One of the best plays scores 30, from D8 to G8.",
        ),
        (Hint(HintStep.TILES, 30, PLAY.squares, "QU?"), "It takes Q U ? from your rack."),
        (Hint(HintStep.TILES, 80, PLAY.squares, "ADNNRS?"), "It takes all seven tiles."),
        (Hint(HintStep.MOVE, 30, PLAY.squares, "QU?", PLAY), "It's 8D QUIz for 30 points."),
        (
            Hint(HintStep.MOVE, 30, PLAY.squares, "QU?", PLAY, despite="8D QI scores 31, but so."),
            "It's 8D QUIz for 30 points. 8D QI scores 31, but so.",
        ),
        (Hint(HintStep.WHERE), "You can only pass."),
        (Hint(HintStep.WHERE, exchanged=2), "Exchanging 2 tiles is best."),
        (Hint(HintStep.TILES, exchanged=1), "Exchanging 1 tile is best."),
        (
            Hint(HintStep.WHERE, exchanged=1, close=True),
            "Exchanging 1 tile is one of the best moves.",
        ),
        (Hint(HintStep.MOVE, tiles="QV", move=Exchange("QV")), "Exchanging Q V is best."),
        (Hint(HintStep.MOVE, tiles="", move=Pass()), "You can only pass."),
    ],
)
def test_each_step_has_a_sentence(hint: Hint, sentence: str) -> None:
    """Whether it is about a play, an exchange or nothing."""
    assert hint_sentence(hint, board("8F I")) == sentence
