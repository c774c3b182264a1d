"""Records are kept by variant; own letters and boards played before never count."""

from datetime import timedelta
from typing import Any

import pytest

from wordarcade.games.registry import GAMES
from wordarcade.games.statistics import figures_of
from wordarcade.games.summaries import Summary, summaries
from wordarcade.store.games import GameStore
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock

ARCADE = LexiconReference("arcade", "5f" * 32)
OTHER = LexiconReference("enable", "00" * 32)
POINTS = ("boggle", "wordsearch", "hand", "scrabble")


def finish(
    store: GameStore,
    game: str,
    score: int,
    *,
    deal: object,
    lexicon: LexiconReference = ARCADE,
    **summary: Any,
) -> None:
    """Put a finished game on record."""
    number = store.begin(game, {}, 1, lexicon, deal=deal)
    store.finish(number, 0, 1000, {"score": score, "variant": "usual", "counts": True, **summary})


def summary_of(store: GameStore, game: str) -> Summary:
    """Return a game's figures as its card tells them."""
    return summaries(store, GAMES)[game]


@pytest.mark.parametrize("game", POINTS)
def test_the_same_variant_is_compared(game: str, store: GameStore) -> None:
    """Best and mean are of all games of the variant."""
    for deal, score in enumerate((12, 30)):
        finish(store, game, score, deal=deal)
    assert summary_of(store, game)[:3] == (2, 30, 21)
    assert summary_of(store, game).variant == ""


def test_a_card_has_the_course_of_the_last_ten_games(store: GameStore) -> None:
    """Scores in the order played; of hangman, where less is better, ratings."""
    for deal in range(12):
        finish(store, "boggle", deal, deal=deal)
        finish(store, "hangman", 9, deal=deal, rating=50 + deal, won=True)
    assert summary_of(store, "boggle").recent == tuple(range(2, 12))
    assert summary_of(store, "hangman").recent == tuple(range(52, 62))


@pytest.mark.parametrize("change", [{"variant": "other"}, {"lexicon": OTHER}])
def test_other_variants_are_not_compared(change: dict[str, Any], store: GameStore) -> None:
    """The variant played most is the one that is shown: no game of another hides its record."""
    finish(store, "boggle", 99, deal=1)
    finish(store, "boggle", 12, deal=2, **change)
    assert summary_of(store, "boggle")[:3] == (2, 99, None)
    assert summary_of(store, "boggle").variant == "usual"
    finish(store, "boggle", 40, deal=3, **change)
    assert summary_of(store, "boggle")[:3] == (3, 40, 26)


@pytest.mark.parametrize("aside", [{"own": True}, {"counts": False}])
def test_what_is_kept_apart_is_only_counted(aside: dict[str, Any], store: GameStore) -> None:
    """Whoever chooses the letters, or takes hints, sets no record."""
    finish(store, "hand", 12, deal=1)
    finish(store, "hand", 99, deal=2, **aside)
    assert summary_of(store, "hand")[:3] == (2, 12, None)


@pytest.mark.parametrize("game", POINTS)
def test_letters_played_before_never_count(game: str, store: GameStore) -> None:
    """The first play counts, finished or not; one who knows the letters sets no record."""
    finish(store, game, 12, deal=1)
    finish(store, game, 99, deal=1)
    store.begin(game, {}, 2, ARCADE, deal=2)
    finish(store, game, 98, deal=2)
    assert summary_of(store, game)[:3] == (3, 12, None)
    (figures,) = store.results.figures()
    assert (figures.replayed, figures.ranked) == (2, 1)


def test_of_hangman_the_fewest_wrong_guesses_of_a_win_are_best(store: GameStore) -> None:
    """Lost rounds set no record; the streak passes over a word found with hints."""
    for deal, (won, wrong, counts) in enumerate(
        ((True, 4, True), (True, 2, True), (True, 1, False), (True, 3, True), (False, 6, True))
    ):
        number = store.begin("hangman", {}, 1, ARCADE, deal=deal)
        told = {"variant": "evil full 7 letters 6 guesses", "won": won, "counts": counts}
        store.finish(number, 0, 1000, {**told, "measure": wrong, "rating": 90})
    hangman = next(each for each in figures_of(store, GAMES) if each.spec.name == "hangman")
    (variant,) = hangman.variants
    assert hangman.spec.statistics.best(variant.worth) == 2
    assert (variant.mean, variant.regret, variant.rated) == (3.75, 10, 4)
    assert (hangman.decided, hangman.won, hangman.run.now, hangman.run.best) == (5, 4, 0, 3)
    assert hangman.helped == variant.helped == hangman.groups[0].helped == 1
    assert hangman.groups[0].name == "evil"
    card = summary_of(store, "hangman")
    assert card[:3] == (5, None, None)
    assert (card.won, card.run) == (4, hangman.run)


@pytest.mark.parametrize(
    ("told", "rating"),
    [
        ({"score": 11, "possible": 12644}, 0.087),
        ({"score": 2, "possible": 200}, 1),
        ({"score": 1, "possible": None}, 1),
        ({"score": "1", "possible": 9999}, 1),
        ({}, 1),
    ],
)
def test_a_rating_under_1_is_no_1_in_the_mean(
    told: dict[str, Any], rating: float, store: GameStore, clock: ManualClock
) -> None:
    """A round with any points is rated 1 at least: figures take the share that it stands for."""
    number = store.begin("wordsearch", {}, 1, ARCADE, deal=1)
    store.finish(number, 0, 1000, {"variant": "usual", "rating": 1, **told})
    figures = next(each for each in figures_of(store, GAMES) if each.spec.name == "wordsearch")
    assert figures.rating == pytest.approx(rating, abs=0.001)
    regret, rated = store.results.regret(figures.variants[0].key, clock.now() + timedelta(1))
    assert regret == pytest.approx(100 - rating, abs=0.001)
    assert rated == 1


def test_words_are_new_once_a_game(store: GameStore, clock: ManualClock) -> None:
    """They belong to the first game that found them; each game has words of its own."""
    for deal, words in enumerate((("norse", "eon"), ("eon", "rose"))):
        clock.advance(1)
        number = store.begin("boggle", {}, 1, ARCADE, deal=deal)
        store.finish(number, 0, 1000, {"score": 3}, words=words)
    assert store.results.new_words("boggle", 9) == ("rose", "eon", "norse")
    (figures,) = store.results.figures()
    assert figures.new_words == 3
    assert store.results.new_words("hand", 9) == ()
