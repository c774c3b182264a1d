"""Best play of hands, against a recursion over all legal moves."""

import random
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.test_lexicon import lexicon_of
from tests.players.hand.every_play import (
    EveryPlay,
    hands_of_few_letters,
    words_of_few_letters,
)
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.dealing import deal_hand
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.hand import update_hand
from wordarcade.engine.hand.moves import PlayWord
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.verdict import Play, Scored
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hand.solution import HandSolution
from wordarcade.players.hand.solver import HandTooVariedError, solve
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations


def points_by_the_rules(hand: str, plays: tuple[Play, ...], lexicon: Lexicon) -> int:
    """Return the score of a game in which these words are entered, each answered as foretold."""
    game = HandGame.begin(HandConfig((hand,)), lexicon)
    for play in plays:
        outcome = game.apply(PlayWord(play.word))
        assert outcome.verdict == play
        game = outcome.round
    return game.score


def assert_is_best(solution: HandSolution, lexicon: Lexicon, words: Iterable[str]) -> None:
    """Check figures and plays of a solution against the recursion and the rules."""
    hand, every_play = solution.hand, EveryPlay(solution.hand, lexicon, words)
    assert solution.best == every_play.best(hand, with_discards=False)
    assert solution.best_with_discards == every_play.best(hand, with_discards=True)
    if hand:
        assert points_by_the_rules(hand, solution.plays, lexicon) == solution.best
        assert (
            points_by_the_rules(hand, solution.plays_with_discards, lexicon)
            == solution.best_with_discards
        )


@given(hands_of_few_letters, words_of_few_letters)
def test_trying_everything_earns_no_more(hand: str, words: set[str]) -> None:
    """Hands with and without wildcard are worth what the recursion says, and the plays earn it."""
    lexicon = lexicon_of(words)
    assert_is_best(solve(hand, lexicon), lexicon, words)


@pytest.mark.parametrize("name", ["enable", "web2", "common", "american"])
def test_dealt_hands_of_real_words(home: Locations, name: str) -> None:
    """Hands as they are dealt, and others without wildcard, with lexicons that are played with."""
    lexicon = lexicons_of(home).open(name)
    words, rng = list(lexicon), random.Random(name)
    for n in (1, 3, 5, 6, 7):
        dealt = deal_hand(n, rng)
        assert_is_best(solve(dealt, lexicon), lexicon, words)
        plain = dealt.replace("*", rng.choice("aeiou"))
        assert_is_best(solve(plain, lexicon), lexicon, words)


@given(hands_of_few_letters, words_of_few_letters, st.booleans())
def test_of_equal_plays_the_first_is_taken(hand: str, words: set[str], discards: bool) -> None:
    """The word that earns most now, then the alphabet; a discard only if no word leads on."""
    lexicon = lexicon_of(words)
    every_play = EveryPlay(hand, lexicon, words)

    def leading(left: str) -> list[str]:
        totals = {
            word: every_play.total(left, word, with_discards=discards)
            for word in every_play.words(left)
        }
        best = every_play.best(left, with_discards=discards)
        words = [word for word, total in totals.items() if total == best]
        return sorted(words, key=lambda word: (-get_word_score(word, len(left)), word))

    def not_needed(left: str) -> str:
        best = every_play.best(left, with_discards=True)
        return min(
            letter
            for letter in left
            if every_play.best(update_hand(left, letter), with_discards=True) == best
        )

    for play in solve(hand, lexicon).plays_from(hand, with_discards=discards):
        if isinstance(play, Scored):
            assert play.word == leading(play.hand)[0]
            continue
        left = play.hand
        for letter in play.word:
            assert not leading(left)
            assert letter == not_needed(left)
            left = update_hand(left, letter)
        assert leading(left)


@given(hands_of_few_letters, words_of_few_letters, st.data())
def test_every_part_of_a_hand_is_solved(hand: str, words: set[str], data: st.DataObject) -> None:
    """What is left after any words, in any order of letters, has its own figures and plays."""
    lexicon = lexicon_of(words)
    solution = solve(hand, lexicon)
    left = update_hand(hand, data.draw(st.text("abeo*", max_size=3)))
    alone = solve(left, lexicon)
    assert solution.best_of(left[::-1]) == alone.best
    assert solution.best_of(left, with_discards=True) == alone.best_with_discards
    assert solution.plays_from(left) == alone.plays
    assert solution.plays_from(left, with_discards=True) == alone.plays_with_discards


def test_the_example_of_the_rules(home: Locations) -> None:
    """`c o w s * z` with ENABLE scores 480, and 525 once the W is thrown away."""
    solution = solve("cows*z", lexicons_of(home).open("enable"))
    assert [(play.word, play.points) for play in solution.plays] == [("coz*s", 480)]
    assert [(play.word, play.points) for play in solution.plays_with_discards] == [
        ("w", 0),
        ("coz*s", 525),
    ]
    assert (solution.best, solution.best_with_discards) == (480, 525)


def test_a_short_word_before_the_long_one(home: Locations) -> None:
    """A word that earns nearly nothing makes room for one that then earns more."""
    solution = solve("e*irwcqbhe", lexicons_of(home).open("enable"))
    assert [play.word for play in solution.plays] == ["bi", "cheq*er"]
    assert [play.word for play in solution.plays_with_discards] == ["bi", "w", "cheq*er"]


def test_an_empty_hand_is_solved(arcade: Lexicon) -> None:
    """Nothing can be earned, and nothing is played."""
    solution = solve("", arcade)
    assert (solution.best, solution.plays, solution.plays_with_discards) == (0, (), ())


def test_a_hand_of_the_most_letters(arcade: Lexicon) -> None:
    """Many equal letters make few parts, however large the hand is."""
    solution = solve("aabb" * 6 + "*s", arcade)
    assert points_by_the_rules(solution.hand, solution.plays, arcade) == solution.best > 0


@pytest.mark.parametrize(
    ("hand", "parts"),
    [("abcdefghijklmnopqrstuvwxyz", "67,108,864"), ("abcdefghijklmnopqrstuvww*", "25,165,824")],
)
def test_a_hand_of_too_many_parts_is_refused(arcade: Lexicon, hand: str, parts: str) -> None:
    """The message tells how many parts there are, and what to do."""
    with pytest.raises(HandTooVariedError, match=rf"{parts} ways.*take fewer"):
        solve(hand, arcade)


def test_progress_can_stop_the_work(arcade: Lexicon) -> None:
    """Shares rise from above 0 to 1 at most, and what the report raises comes out."""

    class StoppedError(Exception):
        pass

    shares: list[float] = []

    def stop(share: float) -> None:
        shares.append(share)
        if len(shares) == 3:
            raise StoppedError

    with pytest.raises(StoppedError):
        solve("ruwaemicgmvvtbm*bo", arcade, stop)
    assert 0 < shares[0] < shares[1] < shares[2] < 1
