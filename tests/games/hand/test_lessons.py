"""What a hand was worth, in sentences."""

import pytest

from tests.players.hand.test_review import played
from wordarcade.games.hand.helped import helped
from wordarcade.games.hand.lessons import appraisal, is_perfect, lesson, went_well
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
    ("words", "told", "well"),
    [
        (["cows"], "198 of 480 — a fair hand.", "Your best word: COWS, 198 points."),
        (["coz*s"], "No words do better.", "Throwing W away first would have made 525."),
        (["w", "coz*s"], "Perfect. Nobody can beat that.", "No move cost you anything."),
        ([], "0 of 480 — a hard one.", ""),
    ],
)
def test_a_score_is_weighed(arcade: Lexicon, words: list[str], told: str, well: str) -> None:
    """Beside the best with valid words; what throwing letters away beats is not called perfect."""
    best, score = best_of("cows*z", words, arcade), played("cows*z", words, arcade).score
    assert (appraisal(score, best), went_well(score, best)) == (told, well)
    assert is_perfect(score, best) == told.startswith("Perfect")


def test_words_that_cost_nothing_went_well(arcade: Lexicon) -> None:
    """They are named before one that scored more; so is the best word, if each could be better."""
    words = ["jar", "f*x"]
    best, score = best_of("ajef*rx", words, arcade), played("ajef*rx", words, arcade).score
    assert went_well(score, best) == "You lost nothing with F*X."


@pytest.mark.parametrize(
    ("words", "hints", "told", "well"),
    [
        (["no", "*bamp"], [3, 3], "352 of 352, by hints alone.", "Now try it without hints."),
        (["no"], [3, 0], "2 of 352, by hints alone.", "Now try it without hints."),
        (
            ["no", "*bamp"],
            [3, 2],
            "The best words, with help.",
            "Throwing P away first would have made 378.",
        ),
        (["no", "map"], [3, 0], "107 of 352 — a fair hand.", "Your best word: MAP, 105 points."),
        (["mob"], [3, 0], "63 of 352 — a hard one.", "Your best word: MOB, 63 points."),
    ],
)
def test_hints_are_given_their_due(
    arcade: Lexicon, words: list[str], hints: list[int], told: str, well: str
) -> None:
    """What they named is not praised as the player's."""
    attempt, best = played("ombpan*", words, arcade), best_of("ombpan*", words, arcade)
    taken = [
        letters for letters, n in zip(("ombpan*", "mbpa*"), hints, strict=True) for _ in range(n)
    ]
    known = helped(attempt, best, [*taken, "qqq"])
    assert known.hints == sum(hints)
    assert appraisal(attempt.score, best, helped=known) == told
    assert went_well(attempt.score, best, known) == well


def test_letters_that_make_no_word(arcade: Lexicon) -> None:
    """Nothing is a fault, and nothing is perfect."""
    best = best_of("vvv", [], arcade)
    assert appraisal(0, best) == "These letters make no word."
    assert not is_perfect(0, best)
    assert lesson(best, []) == ""


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("cows*z", "Best without throwing letters away: COZeS right away, 15 × 32 = 480."),
        ("aci*prt", "Best of all: APRoTIC right away, 10 × 49 = 490."),
        (
            "ajef*rx",
            "ARF first, then JEuX with all that is left. A long word pays most at the end.",
        ),
        ("vvdarka*", "VARVeD first, then KA."),
    ],
)
def test_the_best_is_told(arcade: Lexicon, hand: str, told: str) -> None:
    """Word by word, with the reason where it is the usual one."""
    best = best_of(hand, [], arcade)
    assert lesson(best, [resolved(play.word, arcade) for play in best.plays]) == told
