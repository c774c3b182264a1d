"""Time history and statistics over many finished games.

    python benchmarks/history.py [--games 50000]

Prints the milliseconds of opening the database, the first and the last page of the history, a page
of each filter, and all figures. The games are made up; each has a summary like those of real ones.
"""

import argparse
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Final

from wordarcade.games.registry import GAMES
from wordarcade.games.statistics import figures_of
from wordarcade.games.summaries import summaries
from wordarcade.store import deriving
from wordarcade.store.connections import open_file
from wordarcade.store.games import GameStore
from wordarcade.store.history import HistoryFilter
from wordarcade.store.rows import json_text, moment_text
from wordarcade.support.clock import ManualClock

_PAGE: Final = 60
_ROUNDS: Final = 7
_VARIANTS: Final = {
    "boggle": ("4x4 classic min 3 time 3:00", "5x5 big min 4 time off"),
    "wordsearch": ("15x15 common min 4",),
    "hand": ("1 hand of 7", "game of 3 of 7"),
    "hangman": tuple(
        f"{host} full {length} letters 8 guesses"
        for host in ("honest", "evil", "perfect")
        for length in (5, 6, 7, 8)
    ),
    "scrabble": tuple(
        f"1 person, {level}, board standard, tiles english, void challenge, clock off"
        for level in ("novice", "club", "expert")
    ),
}


def fill(path: Path, games: int) -> None:
    """Write a database of made-up finished games, a quarter of an hour apart."""
    rng, clock = random.Random(1), ManualClock()
    with closing(open_file(path)) as connection:
        connection.execute("BEGIN")
        for number in range(1, games + 1):
            _add(connection, number, rng, moment_text(clock.now() + timedelta(minutes=15 * number)))
        connection.execute("COMMIT")


def _add(connection: sqlite3.Connection, number: int, rng: random.Random, moment: str) -> None:
    game = rng.choice(sorted(_VARIANTS))
    wins = game in {"hangman", "scrabble"}
    summary = {
        "words": rng.randrange(5, 60),
        "longest": "norse",
        "hints": 0,
        "bingos": rng.randrange(3),
        "variant": rng.choice(_VARIANTS[game]),
        "score": None if game == "hangman" else rng.randrange(400),
        "possible": 400,
        "rating": rng.randrange(101),
        "won": rng.random() < 0.5 if wins else None,
        "best_move": "NORSE",
        "worst_move": "",
        "counts": rng.random() < 0.9,
        **({"measure": rng.randrange(9)} if game == "hangman" else {}),
    }
    config = {"cells": [rng.choice("abcdefghijklmnop") for _ in range(16)], "timer": "3:00"}
    connection.execute(
        """
        INSERT INTO rounds (id, game, config, seed, lexicon_name, lexicon_identity, caption,
                            elapsed_ms, started, updated, summary, deal)
        VALUES (?, ?, ?, ?, 'arcade', ?, '4×4, 12 words, 30 points', 180000, ?, ?, ?, ?)
        """,
        (
            *(number, game, json_text(config), str(number), "5f" * 32, moment, moment),
            *(json_text(summary), f"{number:016x}"),
        ),
    )
    deriving.derive(connection, number)  # type: ignore[arg-type]


def milliseconds(act: Callable[[], object]) -> float:
    """Return the median time of some calls."""
    times = []
    for _ in range(_ROUNDS):
        begun = time.perf_counter()
        act()
        times.append(1000 * (time.perf_counter() - begun))
    return sorted(times)[_ROUNDS // 2]


def main() -> None:
    """Fill a database, and time what screens and commands ask of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "rounds.sqlite3")
        fill(path, games)
        begun = time.perf_counter()
        with closing(GameStore(path, ManualClock())) as store:
            store.history.page(HistoryFilter(), 0, _PAGE)
            print(
                f"{'opening, and the first page':34} {1000 * (time.perf_counter() - begun):7.1f} ms"
            )
            key = store.results.figures()[0].key
            asked: dict[str, Callable[[], object]] = {
                "first page": lambda: store.history.page(HistoryFilter(), 0, _PAGE),
                "last page": lambda: store.history.page(HistoryFilter(), games - _PAGE, _PAGE),
                "first page of a game": lambda: store.history.page(
                    HistoryFilter(game="hangman"), 0, _PAGE
                ),
                "first page of wins": lambda: store.history.page(HistoryFilter(won=True), 0, _PAGE),
                "first page of bests": lambda: store.history.page(
                    HistoryFilter(best=True), 0, _PAGE
                ),
                "number of games": lambda: store.history.count(HistoryFilter()),
                "variants and lexicons": lambda: store.history.found(""),
                "all figures and streaks": lambda: figures_of(store, GAMES),
                "figures of the cards": lambda: summaries(store, GAMES),
                "last 60 games of a variant": lambda: store.results.course(key, 60),
                "distribution of a variant": lambda: store.results.distribution(key),
                "own figures of a variant": lambda: store.results.means(key, ("words",)),
                "days played": store.results.hours,
            }
            for name, act in asked.items():
                print(f"{name:34} {milliseconds(act):7.1f} ms")


if __name__ == "__main__":
    main()
