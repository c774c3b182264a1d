"""Puzzles to be solved in tests."""

from typing import Any

from wordarcade.games.puzzles.session import PuzzleSession
from wordarcade.games.puzzles.supply import Need, choose, need_of
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody

__all__ = ["begun", "need"]


def need(services: Services, game: str, seed: int | None = 1, **options: Any) -> Need:
    """Return the need of a puzzle about everyday words, which are quick to open."""
    return need_of(services, game, "common", seed=seed, **options)


def begun(services: Services, game: str, seed: int | None = 1, **options: Any) -> PuzzleSession:
    """Return the session of a puzzle."""
    wanted = need(services, game, seed, **options)
    return PuzzleSession.begin(services, choose(services, wanted, to_nobody))
