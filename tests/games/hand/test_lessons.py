"""What a hand was worth, in sentences."""

import pytest

from tests.players.hand.test_review import played
from wordarcade.games.hand.helped import helped
from wordarcade.games.hand.lessons import appraisal, high_and_low, lesson
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
        (["cows"], "198 of 525 — a fair hand.", "COWS made 198 points, but cost you 187."),
        (
            ["coz*s"],
            "480 of 525 — a strong hand.",
            "Only throwing W away does better.",
        ),
        (["w", "coz*s"], "Perfect. Nobody can beat that.", "No move cost you anything."),
        ([], "0 of 525 — a hard one.", ""),
    ],
)
def test_a_score_is_weighed(arcade: Lexicon, words: list[str], told: str, well: str) -> None:
    """Beside the best that the rules allow: what throwing letters away beats is not perfect."""
    best, score = best_of("cows*z", words, arcade), played("cows*z", words, arcade).score
    assert (appraisal(score, best), high_and_low(score, best)) == (told, well)


def test_who_has_thrown_letters_away_is_not_told_to(arcade: Lexicon) -> None:
    """Though words alone would score less: another word after it would have scored more."""
    words = ["u", "v*x", "ick"]
    best, score = best_of("ix*vuck", words, arcade), played("ix*vuck", words, arcade).score
    assert best.words_alone <= score < best.score
    assert "throwing" not in high_and_low(score, best)


def test_words_that_cost_nothing_went_well(arcade: Lexicon) -> None:
    """They are named before one that scored more; so is the best word, if each could be better."""
    words = ["arf", "ex"]
    best, score = best_of("ajef*rx", words, arcade), played("ajef*rx", words, arcade).score
    assert high_and_low(score, best) == "You lost nothing with ARF, but EX cost you 292."


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["ex", "far"], "FAR made 90 points, but EX cost you 241."),
        (["jx", "fa"], "FA made 25 points, but JX cost you 285."),
        (["jx"], "Throwing J and X away cost you 285 points."),
        (["arf"], "You lost nothing with ARF, but stopping there cost you 476."),
    ],
)
def test_what_cost_much_is_named(arcade: Lexicon, words: list[str], told: str) -> None:
    """Praise alone would be for the wrong move."""
    best, score = best_of("ajef*rx", words, arcade), played("ajef*rx", words, arcade).score
    assert high_and_low(score, best) == told


@pytest.mark.parametrize(
    ("words", "hints", "told", "well"),
    [
        (["arf", "je*x"], [3, 3], "530 of 530, by hints alone.", "Now try it without hints."),
        (["arf"], [3, 0], "54 of 530, by hints alone.", "Now try it without hints."),
        (["arf", "je*x"], [3, 2], "The best there is, with help.", "No move cost you anything."),
        (
            ["arf", "ex"],
            [3, 0],
            "126 of 530 — a hard one.",
            "EX made 72 points, but cost you 292.",
        ),
        (
            ["jar"],
            [3, 0],
            "90 of 530 — a hard one.",
            "JAR made 90 points, but stopping there cost you 252.",
        ),
    ],
)
def test_hints_are_given_their_due(
    arcade: Lexicon, words: list[str], hints: list[int], told: str, well: str
) -> None:
    """What they named is not praised as the player's."""
    attempt, best = played("ajef*rx", words, arcade), best_of("ajef*rx", words, arcade)
    taken = [
        letters for letters, n in zip(("ajef*rx", "je*x"), hints, strict=True) for _ in range(n)
    ]
    known = helped(attempt, best, [*taken, "qqq"])
    assert known.hints == sum(hints)
    assert appraisal(attempt.score, best, helped=known) == told
    assert high_and_low(attempt.score, best, known) == well


def test_letters_thrown_away_by_hints_are_theirs(arcade: Lexicon) -> None:
    """A hand of which hints named the discard and the word is by hints alone."""
    attempt = played("cows*z", ["w", "coz*s"], arcade)
    best = best_of("cows*z", ["w", "coz*s"], arcade)
    known = helped(attempt, best, ["cows*z"] * 3 + ["cos*z"] * 3)
    assert appraisal(attempt.score, best, helped=known) == "525 of 525, by hints alone."


def test_letters_that_make_no_word(arcade: Lexicon) -> None:
    """Nothing is a fault, and nothing is perfect."""
    best = best_of("vvv", [], arcade)
    assert appraisal(0, best) == "These letters make no word."
    assert lesson(best, []) == ""


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("cows*z", "Best of all: throw W away, then COZeS, 15 × 35 = 525."),
        ("px*mlgi", "Best of all: throw G and L away, then MIXuP, 15 × 35 = 525."),
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
