"""The player's own average in Scrabble."""

import pytest

from wordarcade.games.scrabble.own_average import own_average
from wordarcade.services import Services
from wordarcade.store.records import GameId
from wordarcade.store.results import Results, VariantFigures, VariantKey


def figures(
    variant: str, ranked: int, mean: float | None, game: str = "scrabble"
) -> VariantFigures:
    """Return the figures of a variant whose games are all ranked, but for one more."""
    return VariantFigures(
        VariantKey(game, variant, "words"),
        lexicon_name="arcade",
        played=ranked + 1,
        own=0,
        replayed=0,
        unranked=1,
        duels=0,
        worth=mean,
        mean=mean,
        regret=None,
        rated=0,
        decided=0,
        won=0,
        helped=0,
        new_words=0,
        newest=GameId(1),
        last=None,
    )


def test_games_against_bots_are_averaged(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each counts alike, from three on; puzzles, other games and what sets no record do not."""
    told = [
        figures("1 person, casual, board standard", 1, 250),
        figures("1 person, club, board standard", 1, 350),
        figures("puzzle", 9, 30),
        figures("4x4 new", 9, 40, game="boggle"),
        figures("1 person, novice, board standard, friendly", 0, None),
    ]
    monkeypatch.setattr(Results, "figures", lambda _: tuple(told))
    assert own_average(services) is None
    told.append(figures("1 person, keen, board standard", 2, 310))
    assert own_average(services) == 305
