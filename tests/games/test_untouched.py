"""Games that are left before anything was played."""

import pytest

from tests.games.toy import ToyConfig, ToyGame, ToySession
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.registry import GAMES
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import to_nobody


@pytest.mark.parametrize("game", ["boggle", "wordsearch", "hangman", "hand", "scrabble"])
def test_an_untouched_game_is_dropped(services: Services, clock: ManualClock, game: str) -> None:
    """However long its clock ran; home has nothing to continue."""
    play = GAMES[game].play.load()
    session = play.begin(services, play.setup(lexicon="common"), to_nobody)
    session.open()
    session.go_on()
    clock.advance(5)
    session.tick()
    session.drop_untouched()
    assert services.games.unfinished() == ()


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


def test_a_game_of_scrabble_with_a_hint_is_kept(services: Services) -> None:
    """Otherwise the same tiles could be drawn again, with the play known."""
    play = GAMES["scrabble"].play.load()
    session = play.begin(services, ScrabbleSetup(), to_nobody)
    session.open()
    session.first_hint(None)
    session.drop_untouched()
    assert len(services.games.unfinished()) == 1
