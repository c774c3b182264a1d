"""Made-up finished games, for pictures of history and statistics."""

import random
from typing import Any, Final

from wordarcade.services import Services
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock

_HOSTS: Final = (("honest", 31, 0.9), ("polite", 9, 0.8), ("evil", 12, 0.55), ("perfect", 6, 0.2))
_LEVELS: Final = (("novice", 11, 0.95), ("club", 17, 0.5), ("expert", 10, 0.3))
_WORDS: Final = (
    *("norse", "eons", "rise", "quartz", "jar", "exile", "orbit", "mint", "harbor", "glow"),
)


def play_for_weeks(services: Services, clock: ManualClock) -> None:
    """Record a hundred finished games of all kinds, several a day."""
    rng = random.Random(8)
    lexicon = LexiconReference.of(services.lexicons.open("arcade"))
    games = [("boggle", *_grid(rng, number)) for number in range(32)]
    games += [("hand", *_hand(rng)) for _ in range(9)]
    for host, rounds, share in _HOSTS:
        games += [("hangman", *_hangman(rng, host, share)) for _ in range(rounds)]
    for level, rounds, share in _LEVELS:
        games += [("scrabble", *_scrabble(rng, level, share)) for _ in range(rounds)]
    rng.shuffle(games)
    for number, (game, caption, summary) in enumerate(games):
        clock.advance(rng.randrange(4, 11) * 3600)
        played = services.games.begin(game, {}, number, lexicon, caption, deal=number)
        words = rng.sample(_WORDS, 3)
        services.games.finish(played, 0, 180_000, summary, caption=caption, words=words)


def _told(variant: str, rating: int, **figures: Any) -> dict[str, Any]:
    return {"variant": variant, "rating": rating, "won": None, "score": None, **figures}


def _grid(rng: random.Random, number: int) -> tuple[str, dict[str, Any]]:
    score = rng.randrange(18, 60) + number
    size = "5x5 big min 4" if number % 7 == 3 else "4x4 classic min 3"
    told = _told(f"{size} time 3:00", score // 2, score=score, words=score // 2, hints=0)
    return f"{size[0]}×{size[0]}, {score // 2} words, {score} points", told


def _hand(rng: random.Random) -> tuple[str, dict[str, Any]]:
    score = rng.randrange(60, 190)
    told = _told("1 hand of 7", min(100, score // 2), score=score, words=3, not_valid=0)
    return f"7 letters, {score} points", told


def _hangman(rng: random.Random, host: str, share: float) -> tuple[str, dict[str, Any]]:
    won = rng.random() < share
    wrong = rng.randrange(6) if won else 6
    told = _told(f"{host} full 7 letters 6 guesses", 100 - 12 * wrong, won=won, measure=wrong)
    caption = f"POLITIC, {'saved' if won else 'hanged'}, {wrong} of 6 wrong"
    return caption, {**told, "slips": wrong // 3}


def _scrabble(rng: random.Random, level: str, share: float) -> tuple[str, dict[str, Any]]:
    score, lost, won = rng.randrange(270, 460), rng.randrange(20, 120), rng.random() < share
    equipment = "board standard, tiles english, void challenge, clock off"
    told = _told(
        f"1 person, {level}, {equipment}", 100 * score // (score + lost), won=won, score=score
    )
    caption = f"Ana {score}, {level} {rng.randrange(290, 440)}; {'Ana' if won else level} won"
    return caption, {**told, "bingos": rng.randrange(3), "equity_lost": lost, "phonies": 0}
