"""What a hand was worth, in sentences."""

import pytest

from tests.players.hand.test_review import played
from wordarcade.games.hand.lessons import appraisal, costliest, is_perfect, lesson
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.playable import resolved
from wordarcade.players.hand.study import BestPlay, solve_if_possible, study
from wordarcade.support.progress import to_nobody


def best_of(hand: str, words: list[str], lexicon: Lexicon) -> BestPlay:
    """Return the words played from a hand beside the best."""
    solved = solve_if_possible(hand, lexicon, to_nobody)
    best = study(played(hand, words, lexicon), solved, lexicon, None, lambda _: 0).best
    assert best is not None
    return best


@pytest.mark.parametrize(
    ("words", "told", "cost"),
    [
        (["cows"], "198 of 480 — a fair hand.", "Biggest miss: COWS cost you 142 points."),
        (["coz*s"], "The best words there are.", "Throwing W away first makes 525."),
        (["w", "coz*s"], "Perfect. Nobody can beat that.", "No move cost you anything."),
        ([], "0 of 480 — a hard one.", "Ending too soon cost you 480 points."),
    ],
)
def test_a_score_is_weighed(arcade: Lexicon, words: list[str], told: str, cost: str) -> None:
    """Beside the best with valid words; what throwing letters away beats is not called perfect."""
    best, score = best_of("cows*z", words, arcade), played("cows*z", words, arcade).score
    assert (appraisal(score, best), costliest(score, best)) == (told, cost)
    assert is_perfect(score, best) == told.startswith("Perfect")


def test_letters_that_make_no_word(arcade: Lexicon) -> None:
    """Nothing is a fault, and nothing is perfect."""
    best = best_of("vvv", [], arcade)
    assert appraisal(0, best) == "These letters make no word."
    assert not is_perfect(0, best)
    assert lesson(best.plays, []) == ""


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("cows*z", "COZeS right away is your best word: 15 × 32 = 480."),
        (
            "ajef*rx",
            "ARF first, then JEuX with all that is left. A long word pays most at the end.",
        ),
        ("vvdarka*", "VARVeD first, then KA."),
    ],
)
def test_the_best_is_told(arcade: Lexicon, hand: str, told: str) -> None:
    """Word by word, with the reason where it is the usual one."""
    plays = best_of(hand, [], arcade).plays
    assert lesson(plays, [resolved(play.word, arcade) for play in plays]) == told
