"""The hints of a turn, step by step."""

import pytest

from tests.engine.scrabble.games import place
from tests.players.scrabble.computers import at, opponents
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Exchange, Pass
from wordarcade.players.scrabble.hint import Hint, HintStep, hint


def hints(game: ScrabbleGame) -> list[Hint]:
    """Return all hints of a turn, in order."""
    hinted = opponents().hinted(game)
    return [hint(hinted, step) for step in HintStep]


def test_a_play_is_told_little_by_little() -> None:
    """First what it scores and where its word lies, then its tiles, then all."""
    told = hints(at("CDIOVZ?", "AAAAAAA", bag="A" * 20))
    play = place("8D ZODIaC")
    assert told == [
        Hint(HintStep.WHERE, 54, play.squares),
        Hint(HintStep.TILES, 54, play.squares, "CDIOZ?"),
        Hint(HintStep.MOVE, 54, play.squares, "CDIOZ?", play),
    ]


def test_an_exchange_has_no_score_and_no_place() -> None:
    """That it is best is told at once, and of how many tiles; which ones only in the end."""
    where, tiles, move = hints(at("SUUVVVV", "AAAAAAA", bag="A" * 8))
    for step, told in zip(HintStep, (where, tiles), strict=False):
        assert told == Hint(step, exchanged=6)
    assert move == Hint(HintStep.MOVE, tiles="UUVVVV", move=Exchange("UUVVVV"), exchanged=6)


def test_only_passing_is_left() -> None:
    """There is nothing to tell but that."""
    assert hints(at("UUVVVVV", "AAAAAAA", bag=""))[-1] == Hint(HintStep.MOVE, tiles="", move=Pass())


@pytest.mark.parametrize(
    ("rack", "bag", "close"),
    [
        ("CDIOVZ?", "A" * 20, False),
        ("BCDGO", "AAA", True),
        ("SUUVVVV", "A" * 8, False),
    ],
)
def test_each_hint_knows_whether_others_are_close(rack: str, bag: str, close: bool) -> None:
    """By equity, the exchanges among them; only then it is one of the best."""
    assert [told.close for told in hints(at(rack, "AAAAAAA", bag=bag))] == [close] * 3


def test_a_known_end_is_not_close() -> None:
    """With an empty bag the line to the end tells."""
    assert not hints(at("ADS", "AT", plays=("8G AT",), bag=""))[0].close


@pytest.mark.parametrize(
    ("rack", "other", "play", "bag", "despite"),
    [
        ("ABDOST?", "T", "8G AT", "A", "9G DOgS scores 13, but DO keeps the blank."),
        ("ASTUUVV", "A", "8G TO", "A" * 9, "7F SAT scores 9, but exchanging UUVV keeps the S."),
        ("ADS", "AT", "8G AT", "", "9F AD scores 10, but ADS goes out."),
        ("ADOZ", "QT", "8G AT", "", "7G ZA scores 44, but DO brings 3 more by the end."),
        ("CS", "A", "8G AT", "A", "8F CATS for 6 is close, but CAT keeps the S."),
        ("ASDO", "QT", "8G AT", "A", ""),
    ],
)
def test_the_move_says_why_a_play_that_scores_more_is_not_the_best(
    rack: str, other: str, play: str, bag: str, despite: str
) -> None:
    """Only the last hint does, in the coach's words, and only where it is so."""
    *first, last = hints(at(rack, other, plays=(play,), bag=bag))
    assert [told.despite for told in first] == ["", ""]
    assert last.despite == despite
