"""Records are kept by variant; own letters and boards played before never count."""

from typing import Any

import pytest

from wordarcade.games.registry import GAMES
from wordarcade.store.games import GameStore
from wordarcade.store.records import LexiconReference

ARCADE = LexiconReference("arcade", "5f" * 32)
CONFIGS: dict[str, dict[str, Any]] = {
    "boggle": {"rows": 4, "columns": 4, "dice": "classic", "timer": "off", "min_length": 3},
    "wordsearch": {"size": 15, "min_length": 3, "origin": "common"},
    "hand": {"hands": ["ajef*rx"], "drawn": "", "opponent": ""},
    "scrabble": {"players": [{}, {}], "layout": {"name": "standard"}, "clock_ms": None},
}
TITLES = {"boggle": "4×4", "wordsearch": "15×15", "hand": "7 letters", "scrabble": "2 players"}


def finish(
    store: GameStore,
    game: str,
    score: int,
    *,
    seed: int,
    lexicon: LexiconReference = ARCADE,
    counts: bool = True,
    **changes: Any,
) -> None:
    """Put a finished game on record, its letters those of the seed."""
    config = {**CONFIGS[game], "cells": seed, **changes}
    summary = {"score": score, "counts": counts}
    store.finish(store.begin(game, config, seed, lexicon), 0, 1000, summary)


@pytest.mark.parametrize("game", CONFIGS)
def test_the_same_variant_is_compared(game: str, store: GameStore) -> None:
    """Best and mean are of all games of the variant, which is named."""
    for seed, score in enumerate((12, 30)):
        finish(store, game, score, seed=seed)
    found = store.statistics(game, GAMES[game].variants)
    assert (found.played, found.highest, found.average) == (2, 30, 21)
    assert found.variant == TITLES[game]


@pytest.mark.parametrize(
    ("game", "changes"),
    [
        ("boggle", {"rows": 5, "columns": 5}),
        ("boggle", {"timer": "3:00"}),
        ("boggle", {"dice": "new"}),
        ("wordsearch", {"size": 30}),
        ("wordsearch", {"min_length": 5}),
        ("wordsearch", {"timer": "5:00"}),
        ("wordsearch", {"hidden": {"directions": "all"}}),
        ("hand", {"hands": ["ajef*rxa"]}),
        ("hand", {"hands": ["ajef*rx", "ajef*rx"]}),
        ("scrabble", {"players": [{}, {}, {}]}),
        ("scrabble", {"clock_ms": 1000}),
        ("boggle", {"lexicon": LexiconReference("enable", "00" * 32)}),
    ],
)
def test_other_variants_are_not_compared(
    game: str, changes: dict[str, Any], store: GameStore
) -> None:
    """The variant finished last is the one that is shown; the other keeps its own record."""
    finish(store, game, 99, seed=1)
    finish(store, game, 12, seed=2, **changes)
    found = store.statistics(game, GAMES[game].variants)
    assert (found.played, found.highest) == (2, 12)
    finish(store, game, 40, seed=3)
    assert store.statistics(game, GAMES[game].variants).highest == 99


@pytest.mark.parametrize(
    ("game", "own"),
    [("boggle", {"dice": "own"}), ("wordsearch", {"origin": "own"}), ("hand", {"own": True})],
)
def test_letters_of_the_players_own_never_count(
    game: str, own: dict[str, Any], store: GameStore
) -> None:
    """Whoever chooses the letters sets no record."""
    finish(store, game, 12, seed=1)
    finish(store, game, 99, seed=2, **own)
    found = store.statistics(game, GAMES[game].variants)
    assert (found.played, found.highest) == (2, 12)


@pytest.mark.parametrize("game", CONFIGS)
def test_a_game_with_hints_sets_no_record(game: str, store: GameStore) -> None:
    """What its figures rule out is played, but not compared."""
    finish(store, game, 12, seed=1)
    finish(store, game, 99, seed=2, counts=False)
    found = store.statistics(game, GAMES[game].variants)
    assert (found.played, found.highest) == (2, 12)


@pytest.mark.parametrize("game", CONFIGS)
def test_a_board_played_before_never_counts(game: str, store: GameStore) -> None:
    """The first play of a board counts, finished or not; one who knows it sets no record."""
    finish(store, game, 12, seed=1)
    finish(store, game, 99, seed=1)
    store.begin(game, {**CONFIGS[game], "cells": 2}, 2, ARCADE)
    finish(store, game, 98, seed=2)
    found = store.statistics(game, GAMES[game].variants)
    assert (found.played, found.highest) == (3, 12)


def test_a_seed_played_before_never_counts(store: GameStore) -> None:
    """The same tiles against others are known as well."""
    finish(store, "scrabble", 12, seed=1, players=[{"name": "Ann"}, {"name": "Bob"}])
    finish(store, "scrabble", 99, seed=1, players=[{"name": "Ann"}, {"name": "Cy"}])
    assert store.statistics("scrabble", GAMES["scrabble"].variants).highest == 12
