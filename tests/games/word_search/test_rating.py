"""The stars of finished rounds of word search, from their summaries."""

import random

import pytest

from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.games.registry import GAMES
from wordarcade.games.word_search.rating import ALWAYS_RATED, FEWEST_RATED
from wordarcade.players.word_search.hider import choose_words
from wordarcade.players.word_search.ranks import RANKS

STATISTICS = GAMES["wordsearch"].statistics
RANDOM = "15x15 common min 3"


@pytest.mark.parametrize(("stars", "rank"), list(enumerate(name for name, *_ in RANKS)))
def test_each_rank_earns_one_star_more(stars: int, rank: str) -> None:
    """However small the share of all points is."""
    assert STATISTICS.rating(1, {"variant": RANDOM, "rank": rank}).stars == stars


@pytest.mark.parametrize(
    ("told", "starred"),
    [
        ({"score": 14, "possible": 9000}, "☆☆☆☆☆"),
        ({"score": 15, "possible": 9000}, "★☆☆☆☆"),
        ({"score": 180, "possible": 9000}, "★★★★★"),
        ({"score": 180, "possible": 9000, "hints": 1}, ""),
        ({"score": 180}, ""),
        ({"score": "many", "possible": None}, ""),
    ],
)
def test_a_round_without_a_rank_goes_by_its_points(told: dict[str, object], starred: str) -> None:
    """One of an earlier version; with hints nobody knows which of them count."""
    assert STATISTICS.rating(2, {"variant": RANDOM, **told}).starred == starred


def test_hidden_words_go_by_the_rating() -> None:
    """All of them can be found."""
    assert STATISTICS.rating(80, {"variant": "10x10 common min 3 hidden all"}).stars == 4


@pytest.mark.parametrize("theme", sorted(shipped_themes()))
def test_large_enough_boards_hide_enough_words_for_a_rating(theme: str) -> None:
    """Whatever the theme; on smaller ones the set-up says that they may be too few."""
    words = shipped_themes()[theme].words
    for seed in range(20):
        assert len(choose_words(words, ALWAYS_RATED, random.Random(seed))) >= FEWEST_RATED
