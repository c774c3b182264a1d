"""The plays of a hand as results show them."""

from tests.players.hand.test_review import played
from wordarcade.games.hand.cards import CardMove, best_score, own_score, rival_score
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.opponent import Level
from wordarcade.players.hand.study import HandStudy, solve_if_possible, study
from wordarcade.support.progress import to_nobody


def studied(hand: str, words: list[str], lexicon: Lexicon, level: Level | None) -> HandStudy:
    """Return the study of a hand in which some words were entered."""
    solved = solve_if_possible(hand, lexicon, to_nobody)
    return study(played(hand, words, lexicon), solved, lexicon, level, lambda _: 0)


def test_words_are_resolved_and_costed(arcade: Lexicon) -> None:
    """The wildcard is a small vowel on tiles; all it may stand for is named."""
    best = studied("ajef*rx", ["jar", "f*x"], arcade, None).best
    shown = own_score(played("ajef*rx", ["jar", "f*x"], arcade), None, best, arcade)
    assert (shown.score, shown.best, shown.notes) == (306, 530, ("left: E",))
    assert shown.moves == (
        CardMove("JAR", "JAR", (), "10 × 9", 90, 188),
        CardMove("F*X", "FiX", ("fax", "fix", "fox"), "12 × 18", 216, 36),
    )


def test_a_word_that_is_none_has_no_sum(arcade: Lexicon) -> None:
    """Its wildcard stands for nothing; while the best is unknown, so is what it cost."""
    shown = own_score(played("ab*eurl", ["b*url"], arcade), None, None, arcade)
    assert shown.moves == (CardMove("B*URL", "B*URL", (), "", 0, None),)
    assert shown.notes == ("left: AE",)


def test_the_other_try_is_named(arcade: Lexicon) -> None:
    """Beside what was left, and what leaving it cost."""
    first, replay = played("cat", [], arcade), played("cat", ["cat"], arcade)
    best = studied("cat", [], arcade, None).best
    shown = own_score(first, replay, best, arcade)
    assert (shown.notes, shown.left_cost) == (("left: CAT", "your other try: 105"), 105)


def test_the_best_tells_of_discards(arcade: Lexicon) -> None:
    """Where throwing letters away pays they are a move of it, and words alone come to less."""
    best = studied("cows*z", [], arcade, None).best
    assert best is not None
    shown = best_score(best, "cows*z", arcade)
    assert (shown.score, shown.notes) == (525, ("nothing left ✓", "480 by words alone"))
    assert [(move.word, move.sum, move.points) for move in shown.moves] == [
        ("W", "", 0),
        ("COZ*S", "15 × 35", 525),
    ]
    none = studied("vvv", [], arcade, None).best
    assert none is not None
    assert best_score(none, "vvv", arcade).notes == ("left: VVV",)


def test_the_opponent_is_costed_too(arcade: Lexicon) -> None:
    """Greed gives points away."""
    shown = rival_score(studied("ajef*rx", [], arcade, Level.GREEDY), arcade)
    assert (shown.score, [move.cost for move in shown.moves]) == (406, [124])
    assert rival_score(studied("cat", [], arcade, None), arcade).moves == ()
