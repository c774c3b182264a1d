"""The puzzle of a day: its seed, its code, and a session that plays it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from typing import Any, Final

from wordarcade.engine.base32 import BitWriter
from wordarcade.games.daily.book import DailyBook
from wordarcade.games.days import today
from wordarcade.games.play import DailyPlay
from wordarcade.games.registry import Registry
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameSpec
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.store.dailies import DailyGame, DailyKey
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report

__all__ = [
    "DailyGame",
    "DailyKey",
    "DailyPuzzle",
    "begin",
    "begun",
    "book_after",
    "book_of",
    "games_with_daily",
]

_SEED_BYTES: Final = 4


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """The puzzle of a day, the same for everybody with the same words.

    Attributes:
        key: the day, the game and the words.
    """

    key: DailyKey

    @property
    def seed(self) -> int:
        """The seed of the puzzle, 0 to 2³² - 1: the first 32 bits of a SHA-256.

        >>> key = DailyKey(date(2026, 11, 22), "boggle", "0" * 64)
        >>> DailyPuzzle(key).seed, DailyPuzzle(key).code
        (3721774364, '7EXBH-8WEJ')
        """
        key = self.key
        text = f"{key.day.isoformat()}\n{key.game}\n{key.lexicon_identity}"
        return int.from_bytes(sha256(text.encode()).digest()[:_SEED_BYTES], "big")

    @property
    def code(self) -> str:
        """The seed as a code: who has the same one has played the same puzzle."""
        writer = BitWriter()
        writer.write(self.seed, 8 * _SEED_BYTES)
        return writer.code()


def begin(
    services: Services, spec: GameSpec, day: date, report: Report
) -> GameSession[Any, Any, Any]:
    """Return the session of a puzzle that was not begun yet; for a thread.

    Args:
        services: the app's services.
        spec: the game.
        day: the day, not a later one than today.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        UnavailableError: the day is still to come, or the game has no puzzles of days.
        LexiconError: the lexicon is not available.
    """
    if day > today(services.clock):
        raise UnavailableError(f"The puzzle of {day.isoformat()} is not out yet.")
    source = services.settings.current.lexicon
    lexicon = services.lexicons.open(source, report)
    puzzle = DailyPuzzle(DailyKey(day, spec.name, lexicon.identity))
    play = spec.play.load()
    if play.daily is None:
        raise UnavailableError(f"{spec.title} has no puzzle of the day.")
    setup = play.daily.setup(source, puzzle.seed, day)
    session: GameSession[Any, Any, Any] = play.begin(services, setup, report)
    session.daily = puzzle.key
    return session


def games_with_daily(games: Registry) -> dict[str, tuple[GameSpec, DailyPlay[Any]]]:
    """Return the games that have a puzzle a day, by name, in the order of their cards."""
    found = ((spec, spec.play.load().daily) for spec in games)
    return {spec.name: (spec, daily) for spec, daily in found if daily is not None}


def book_of(services: Services, games: Registry, lexicon: WordSet) -> DailyBook:
    """Return what was played so far.

    Args:
        services: the app's services.
        games: the games.
        lexicon: whose puzzles are shown where there are others of the same day.
    """
    entries = services.games.dailies.games()
    return _book(services, games, lexicon, entries)


def book_after(session: GameSession[Any, Any, Any], games: Registry) -> DailyBook:
    """Return what was played so far, a game that is over included that is not closed yet.

    Args:
        session: the game, over.
        games: the games.
    """
    services = session.services
    entries = (
        _ended(entry, session) if entry.game_id == session.id and not entry.done else entry
        for entry in services.games.dailies.games()
    )
    return _book(services, games, session.state.lexicon, entries)


def _ended(entry: DailyGame, session: GameSession[Any, Any, Any]) -> DailyGame:
    """Return the puzzle of a game that is over as it will be once its game is closed."""
    made = session.RECORD.figures(session.state, None)
    return entry._replace(done=True, score=made.score, won=made.won, measure=made.measure)


def _book(
    services: Services, games: Registry, lexicon: WordSet, entries: Iterable[DailyGame]
) -> DailyBook:
    names = tuple(games_with_daily(games))
    return DailyBook(names, entries, today(services.clock), lexicon.identity)


def begun(services: Services, game: str, day: date, lexicon: Lexicon) -> DailyGame | None:
    """Return the puzzle of a game on a day, or None if it was not begun.

    Raises:
        UnavailableError: it was played, and its game deleted since.
    """
    entries = services.games.dailies.games()
    key = DailyKey(day, game, lexicon.identity)
    entry = next((entry for entry in entries if entry.key == key), None)
    if entry is not None and entry.game_id is None:
        raise UnavailableError("You've played this puzzle, but its game was deleted.")
    return entry
