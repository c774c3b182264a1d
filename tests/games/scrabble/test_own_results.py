"""The player's own results against bots."""

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, typed
from tests.games.scrabble.sessions import session_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.verdict import Refused
from wordarcade.games.scrabble.own_results import OwnResults, fares_sentence, own_results
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.seating import read_players
from wordarcade.services import Services
from wordarcade.store.opponents import LevelResults

LEXICON = lexicon_of({"bier", "mould", "be"})


def play(services: Services, players: str, *moves: str, seed: int = 5) -> tuple[int, ...]:
    """Play a game to its end, save it, and return the points."""
    config = ScrabbleConfig(read_players(players), STANDARD, ENGLISH, seed)
    saved = session_of(services, config, LEXICON)
    for move in moves:
        assert not isinstance(saved.apply(typed(saved.state, move)), Refused), move
    saved.close()
    return saved.state.position.scores


def test_games_against_a_level_are_counted(services: Services) -> None:
    """One person against one bot, whatever seat; not without a winner, nor with more players."""
    assert own_results(services) == OwnResults()
    first = play(services, "Ann,bot:club", "8E BIER", "resign")
    second = play(services, "Ann,bot:club", "resign", seed=6)
    third = play(services, "bot:keen,Ann", "pass", "resign", seed=7)
    play(services, "Ann,bot:club", "pass", "end", seed=8)
    play(services, "Ann,bot:club,bot:club", "resign", "resign", seed=9)
    play(services, "Ann,Bob", "resign", seed=10)
    own = (first[0] + second[0]) / 2
    theirs = (first[1] + second[1]) / 2
    assert own_results(services).met == {
        "club": LevelResults(2, 1, own, theirs),
        "keen": LevelResults(1, 0, third[1], third[0]),
    }


def test_deleted_games_do_not_count(services: Services) -> None:
    """Nor after a while in the bin."""
    play(services, "Ann,bot:club", "resign")
    (game,) = services.games.recent()
    services.games.bin.delete(game.id)
    assert own_results(services).met == {}


@pytest.mark.parametrize(
    ("met", "told"),
    [
        (LevelResults(1, 1, 310, 300), "You won your only game, 310 : 300."),
        (LevelResults(1, 0, 310, 1300), "You lost your only game, 310 : 1,300."),
        (LevelResults(2, 0, 99.5, -3), "You won 0 of 2 games, 100 : −3 on average."),
    ],
)
def test_few_games_are_told_in_words(met: LevelResults, told: str) -> None:
    """One is no average."""
    assert fares_sentence("club", OwnResults(None, {"club": met}), shipped_skills()) == told
