"""Games that are left before anything was played."""

from typing import Any, Final

import pytest

from tests.games.toy import ToyConfig, ToyGame, ToySession
from wordarcade.engine.boggle.moves import Hint
from wordarcade.engine.boggle.moves import TakeHint as TakeBoggleHint
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import PlayWord, ShowCells
from wordarcade.engine.hand.moves import TakeHint as TakeHandHint
from wordarcade.engine.hangman.moves import TakeHint as TakeHangmanHint
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.moves import Pass
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import Timer
from wordarcade.games.registry import GAMES
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.players.scrabble.hint import HintedTurn
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody

TELLING: Final[dict[str, tuple[Any, ...]]] = {
    "boggle": (ShowCells("xx", 1), TakeBoggleHint(Hint.LENGTHS), PlayWord("xx")),
    "wordsearch": (ShowCells("xx", 1), PlayWord("xx")),
    "hangman": (TakeHangmanHint("e"),),
    "hand": (TakeHandHint(),),
    "scrabble": (),
}
"""Moves that take a hint, or are refused."""
REFUSED: Final[dict[str, tuple[Any, ...]]] = {
    "boggle": (PlayWord("xx"),),
    "wordsearch": (PlayWord("xx"),),
    "hangman": (),
    "hand": (),
    "scrabble": (),
}


@pytest.mark.parametrize("game", ["boggle", "wordsearch", "hangman", "hand", "scrabble"])
def test_an_untouched_game_is_dropped(services: Services, clock: ManualClock, game: str) -> None:
    """However long it was looked at; home has nothing to continue."""
    play = GAMES[game].play.load()
    session = play.begin(services, play.setup(lexicon="common"), to_nobody)
    session.open()
    session.go_on()
    clock.advance(5)
    session.tick()
    session.drop_untouched()
    assert services.games.unfinished() == ()


def test_a_game_that_was_resumed_is_kept(services: Services) -> None:
    """It was listed, and may be open in another window: looking at it deletes nothing."""
    first = toy(services)
    saved = services.games.load(first.id)
    again = ToySession(services, first.state, first.seed, saved.header)
    assert not again.drop_untouched()
    assert [header.id for header in services.games.unfinished()] == [first.id]


def toy(services: Services) -> ToySession:
    """Return a toy game, saved."""
    session = ToySession(services, ToyGame(ToyConfig("x"), services.lexicons.open("common")), 1)
    session.open()
    return session


def test_a_game_with_a_move_is_kept(services: Services) -> None:
    """Also if somebody else has made it meanwhile, in another process."""
    session, other = toy(services), toy(services)
    session.guess("a")
    session.drop_untouched()
    services.games.record(other.id, 0, {"guess": "b"}, 0)
    other.drop_untouched()
    assert len(services.games.unfinished()) == 2


@pytest.mark.parametrize("game", TELLING)
def test_a_game_with_a_hint_is_kept(services: Services, game: str) -> None:
    """Without one it is not, though a word was refused; moves of another process keep it."""
    play = GAMES[game].play.load()
    for hinted, others in ((True, False), (False, False), (False, True)):
        session = play.begin(services, play.setup(lexicon="common"), to_nobody)
        session.open()
        for move in TELLING[game] if hinted else REFUSED[game]:
            session.apply(move)
        if game == "scrabble" and hinted:
            session.first_hint(HintedTurn(None))
        assert session.untouched != hinted
        if others:
            services.games.record(session.id, len(session.state.moves), {}, 0)
        number = len(services.games.unfinished())
        assert session.drop_untouched() != hinted
        assert len(services.games.unfinished()) == number - (not hinted and not others)


def test_time_used_up_is_not_given_back(services: Services, clock: ManualClock) -> None:
    """A game against the clock is kept from its start on; one that waits for it is not."""
    play = GAMES["boggle"].play.load()
    session = play.begin(services, BoggleSetup(timer=Timer(180), lexicon="common"), to_nobody)
    session.open()
    session.await_start()
    assert session.untouched
    session.resume()
    clock.advance(1)
    assert not session.untouched


def test_scrabble_in_which_only_a_bot_has_moved_is_untouched(services: Services) -> None:
    """It is dropped like any other game that nobody has played."""
    session = begun_by_a_bot(services)
    assert len(session.state.moves) == 1
    assert session.drop_untouched()
    assert services.games.unfinished() == ()
    session = begun_by_a_bot(services)
    session.make(Pass())
    assert not session.untouched


def begun_by_a_bot(services: Services) -> ScrabbleSession:
    """Return a game in which a bot had the first turn."""
    players = (Player("Learner", "learner"), Player("You"))
    setup = ScrabbleSetup(players=players, lexicon="common")
    session: ScrabbleSession = GAMES["scrabble"].play.load().begin(services, setup, to_nobody)
    session.open()
    session.make(Pass())
    return session
