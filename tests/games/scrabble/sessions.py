"""Games in play for tests."""

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.scrabble.bots import Bots
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services


def session_of(
    services: Services, config: ScrabbleConfig, lexicon: Lexicon, *, gcg: str = ""
) -> ScrabbleSession:
    """Return the session of a new game, saved, its clock running."""
    session = ScrabbleSession(
        services,
        ScrabbleGame.begin(config, lexicon),
        config.seed,
        bots=Bots(services.lexicons, lexicon),
        setup=ScrabbleSetup(config.players, gcg=gcg),
    )
    session.open()
    session.go_on()
    return session
