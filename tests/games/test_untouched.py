"""Games that are left before anything was played."""

from typing import Any, Final

import pytest

from tests.games.toy import ToyConfig, ToyGame, ToySession
from wordarcade.engine.boggle.moves import Hint
from wordarcade.engine.boggle.moves import TakeHint as TakeBoggleHint
from wordarcade.engine.grid_moves import PlayWord, ShowCells
from wordarcade.engine.hand.moves import TakeHint as TakeHandHint
from wordarcade.engine.hangman.moves import TakeHint as TakeHangmanHint
from wordarcade.games.registry import GAMES
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
"""Moves that only take a hint, or are refused."""


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


@pytest.mark.parametrize("game", TELLING)
def test_a_hint_alone_is_no_game_to_continue(services: Services, game: str) -> None:
    """Nor is a word that was refused; moves of another process keep the game."""
    play = GAMES[game].play.load()
    for others in (False, True):
        session = play.begin(services, play.setup(lexicon="common"), to_nobody)
        session.open()
        for move in TELLING[game]:
            session.apply(move)
        if game == "scrabble":
            session.first_hint(None)
        assert session.untouched
        if others:
            services.games.record(session.id, len(session.state.moves), {}, 0)
        session.drop_untouched()
        assert bool(services.games.unfinished()) == others
