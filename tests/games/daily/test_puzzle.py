"""Puzzles of a day: the same for everybody, played once."""

from datetime import date, timedelta
from typing import Any

import pytest

from wordarcade.engine.grid_moves import End
from wordarcade.engine.hand.dealing import deal
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.daily.puzzle import DailyKey, DailyPuzzle, begin, begun, book_of
from wordarcade.games.days import today
from wordarcade.games.registry import GAMES
from wordarcade.games.resuming import resumed
from wordarcade.games.session import GameSession
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import to_nobody


def opened(services: Services, game: str, day: date) -> GameSession[Any, Any, Any]:
    """Begin and save a puzzle."""
    session = begin(services, GAMES[game], day, to_nobody)
    session.open()
    return session


def finish(session: Any) -> None:
    """Play a round of Boggle to its end."""
    session.end(End.FINISHED)
    session.know(session.find_words(to_nobody))


def test_the_seed_depends_on_the_day_the_game_and_the_words() -> None:
    """And on nothing else: whoever has these has the same puzzle, in every version."""
    key = DailyKey(date(2026, 11, 22), "boggle", "560e1ff6")
    puzzle = DailyPuzzle(key)
    assert (puzzle.seed, puzzle.code) == (DailyPuzzle(key).seed, DailyPuzzle(key).code)
    others = (
        DailyKey(date(2026, 11, 23), "boggle", "560e1ff6"),
        DailyKey(date(2026, 11, 22), "hand", "560e1ff6"),
        DailyKey(date(2026, 11, 22), "boggle", "560e1ff7"),
    )
    assert len({puzzle.seed, *(DailyPuzzle(other).seed for other in others)}) == 4


@pytest.mark.parametrize("game", ["boggle", "wordsearch", "hand", "hangman", "scrabble"])
def test_everybody_gets_the_same_puzzle(services: Services, game: str) -> None:
    """The whole configuration is the same, whatever is set and whatever chance does."""
    day = today(services.clock)
    first = begin(services, GAMES[game], day, to_nobody)
    again = begin(services, GAMES[game], day, to_nobody)
    other = begin(services, GAMES[game], day - timedelta(days=1), to_nobody)
    assert first.state.config.to_json() == again.state.config.to_json()
    assert first.state.config.to_json() != other.state.config.to_json()


def test_hands_of_earlier_days_stay_what_they_were(services: Services) -> None:
    """Fair hands have a first day; scores of the days before stay comparable."""
    daily = GAMES["hand"].play.load().daily
    assert daily is not None
    before, since = (daily.setup("arcade", 1, date(2026, 11, day)) for day in (24, 25))
    assert (before.fair, since.fair) == (False, True)
    play = GAMES["hand"].play.load()
    assert play.begin(services, before, to_nobody).state.config == deal(HandSetup(), 1)


def test_a_puzzle_is_not_played_twice(services: Services) -> None:
    """Not before it is done, not afterwards, not even when its game was deleted."""
    day, lexicon = today(services.clock), services.lexicons.open("arcade")
    session = opened(services, "boggle", day)
    known = begun(services, "boggle", day, lexicon)
    assert known is not None
    assert (known.game_id, known.done, known.counts) == (session.id, False, True)
    finish(session)
    known = begun(services, "boggle", day, lexicon)
    assert known is not None
    assert known.done
    assert known.possible
    services.games.bin.delete(session.id)
    with pytest.raises(UnavailableError, match="its game was deleted"):
        begun(services, "boggle", day, lexicon)
    assert book_of(services, GAMES, lexicon).done(day) == 1


def test_a_puzzle_left_untouched_was_not_begun(services: Services) -> None:
    """A glance at it costs nothing."""
    day, lexicon = today(services.clock), services.lexicons.open("arcade")
    assert opened(services, "boggle", day).drop_untouched()
    assert begun(services, "boggle", day, lexicon) is None
    session = opened(services, "boggle", day)
    known = begun(services, "boggle", day, lexicon)
    assert known is not None
    assert known.game_id == session.id


@pytest.mark.parametrize("game", ["boggle", "hand"])
def test_an_uncovered_puzzle_was_begun(services: Services, clock: ManualClock, game: str) -> None:
    """Its clock goes on where it stood, though nothing was played."""
    day, lexicon = today(services.clock), services.lexicons.open("arcade")
    session = opened(services, game, day)
    session.await_start()
    session.resume()
    clock.advance(9)
    assert not session.drop_untouched()
    session.leave()
    known = begun(services, game, day, lexicon)
    assert known is not None
    assert known.game_id == session.id
    again = resumed(services, GAMES[game].play.load(), services.games.load(session.id), to_nobody)
    assert again.elapsed_ms == 9000
    assert not again.drop_untouched()


def test_a_later_day_is_not_out(services: Services) -> None:
    """Whoever knows the date has the puzzle, and not before."""
    tomorrow = today(services.clock) + timedelta(days=1)
    with pytest.raises(UnavailableError, match=f"The puzzle of {tomorrow} is not out yet"):
        begin(services, GAMES["hand"], tomorrow, to_nobody)


def test_only_the_day_itself_counts(services: Services, clock: ManualClock) -> None:
    """A day that is caught up on does not, nor anything by a clock that was set back."""
    clock.advance(86_400)
    day, lexicon = today(clock), services.lexicons.open("arcade")
    late = opened(services, "boggle", day - timedelta(days=1))
    assert not services.games.dailies.games()[0].counts
    services.games.bin.delete(late.id)
    opened(services, "hand", day)
    back = services._replace(clock=ManualClock())
    opened(back, "boggle", today(back.clock))
    entry = book_of(back, GAMES, lexicon).entry(today(back.clock), "boggle")
    assert entry is not None
    assert not entry.counts
