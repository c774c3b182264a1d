"""The rating and the share text of a hangman round."""

from itertools import pairwise

import pytest

from tests.engine.hangman.rounds import after, begun
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GiveUp, Guess, GuessLetter, GuessWord
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.games.hangman.rating import rating
from wordarcade.games.hangman.share import share
from wordarcade.games.rating import NO_STARS, Rating
from wordarcade.players.hangman.review import HangmanReview, ReviewedGuess
from wordarcade.players.hangman.value import GameValue

WORDS = "ally beta cool deal else flew good hope ibex"


def guess_worth(before: int, after: int | None) -> ReviewedGuess:
    """Return a guess before and after which so many wrong guesses can be forced."""
    then = None if after is None else GameValue(after, after, 1)
    return ReviewedGuess(GuessLetter("e"), (), 9, 9, GameValue(before, before, 1), then, "")


def reviewed(*forced: int | None) -> HangmanReview:
    """Return a review by the wrong guesses that can be forced from guess to guess."""
    pairs = pairwise(forced)
    return HangmanReview(tuple(guess_worth(before or 0, now) for before, now in pairs))


def played(*moves: Guess | GiveUp, guesses: int = 4) -> HangmanRound:
    """Return a round after moves."""
    state = begun(WORDS, guesses)
    for move in moves:
        state = after(state, move)
    return state


LOST = played(*(GuessLetter(letter) for letter in "zxqv"))


@pytest.mark.parametrize(
    ("review", "expected"),
    [
        (reviewed(2, 2, 2), 100),
        (reviewed(2, 3, 3), 75),
        (reviewed(2, 4, 3, 4), 25),
        (reviewed(2, None), None),
        (reviewed(2), None),
        (None, None),
    ],
)
def test_guesses_given_away(review: HangmanReview | None, expected: int | None) -> None:
    """The share of the guesses allowed that was kept; what the host gives back does not count."""
    rated = rating(LOST, review)
    assert (rated and rated.value) == expected


def test_giving_up_earns_no_rating() -> None:
    """Even if the round was lost already."""
    state = played(GuessLetter("z"), GiveUp())
    assert [rating(state, each) for each in (reviewed(3, 3), reviewed(4, 4))] == [
        Rating(0, NO_STARS)
    ] * 2


def test_no_rating_for_the_person_who_hides_the_word() -> None:
    """The guesses are the computer's."""
    hidden = begun(WORDS, 4, host=HostKind.PERSON)
    assert rating(hidden, reviewed(2, 2)) is None


def test_a_result_without_spoilers() -> None:
    """Hits and misses in order, no letters, no word."""
    shared = share(
        played(GuessLetter("e", (1,)), GuessLetter("z"), GuessWord("beta", right=True)), None
    )
    assert shared.lines == (
        "Hangman · 4 letters · evil host · wordarcade",
        "saved, 1 of 4 wrong",
        "✓×✓",
    )
    assert share(LOST, reviewed(2, 3)).lines == (
        "Hangman · 4 letters · evil host · wordarcade",
        "rated 75 of 100: hanged, 4 of 4 wrong",
        "××××",
    )


@pytest.mark.parametrize("host", [HostKind.HONEST, HostKind.PERSON])
def test_a_host_with_a_word_goes_without_saying(host: HostKind) -> None:
    """Only one that can change its mind makes a result worth more."""
    secret = "good" if host is HostKind.HONEST else None
    shared = share(begun(WORDS, 4, host=host, secret=secret), None)
    assert shared.lines[0] == "Hangman · 4 letters · wordarcade"
