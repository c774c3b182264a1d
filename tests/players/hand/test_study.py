"""The study of a finished attempt."""

import pytest

from tests.lexicon.test_lexicon import lexicon_of
from tests.players.hand.test_review import played
from wordarcade.players.hand.opponent import Level
from wordarcade.players.hand.study import solve_if_possible, study

LEXICON = lexicon_of({"cab", "cabs", "as"})
TIERS = {"cab": 10, "cabs": 60, "as": 20}
ALL_DIFFERENT = "abcdefghijklmnopqrstuvwxyz"


def ignored(_share: float) -> None:
    """Take no notice of the progress."""


@pytest.mark.parametrize(
    ("level", "words"),
    [(Level.COMMON, ["cab"]), (Level.GREEDY, ["cabs"]), (Level.EXACT, ["cabs"]), (None, None)],
)
def test_the_opponent_plays_the_same_hand(level: Level | None, words: list[str] | None) -> None:
    """At its level, or nobody does."""
    solved = solve_if_possible("bacs", LEXICON, ignored)
    told = study(played("bacs", [], LEXICON), solved, LEXICON, level, TIERS.__getitem__)
    assert (told.rival and [play.word for play in told.rival.plays]) == words
    assert told.best is not None
    if told.rival is not None:
        assert told.rival_review is not None
        given_away = sum(move.cost for move in told.rival_review.moves)
        assert given_away == told.best.score - told.rival.score


def test_an_attempt_is_set_against_the_best() -> None:
    """Best play with discards, what words alone come to, and the cost of each move."""
    solved = solve_if_possible("bacsx", LEXICON, ignored)
    told = study(played("bacsx", ["cab"], LEXICON), solved, LEXICON, None, TIERS.__getitem__)
    assert told.best is not None
    assert (told.best.score, told.best.words_alone, told.best.thrown) == (8 * 28, 8 * 25, "x")
    assert [move.cost for move in told.best.review.moves] == [119, 0]
    words = study(played("bacsx", ["cabs"], LEXICON), solved, LEXICON, None, TIERS.__getitem__)
    assert words.best is not None
    assert [move.cost for move in words.best.review.moves] == [24, 0]


def test_a_hand_that_cannot_be_worked_out() -> None:
    """The reason is told; opponents that need no best play still play, the exact one does not."""
    solved = solve_if_possible(ALL_DIFFERENT, LEXICON, ignored)
    assert solved.solution is None
    attempt = played(ALL_DIFFERENT, ["cab"], LEXICON)
    told = study(attempt, solved, LEXICON, Level.GREEDY, TIERS.__getitem__)
    assert told.best is None
    assert told.reason.startswith("The best play of this hand cannot be worked out")
    assert told.rival is not None
    assert told.rival_review is None
    exact = study(attempt, solved, LEXICON, Level.EXACT, TIERS.__getitem__)
    assert exact.rival is None
