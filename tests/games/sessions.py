"""Saved games with known beginnings, for tests of the rest of the game."""

from typing import Any, TypeVar

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.round import BoggleRound
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.hand.session import HandSession
from wordarcade.games.hangman.hiding import HidingSession
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.session import GameSession
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services

AnySession = TypeVar("AnySession", bound=GameSession[Any, Any, Any])


def boggle_of(
    services: Services, config: BoggleConfig, lexicon: Lexicon, seed: int = 1
) -> BoggleSession:
    """Return a round of Boggle, saved."""
    state, setup = BoggleRound(config, lexicon), BoggleSetup()
    session = BoggleSession(services, state, seed, lexicon=lexicon, setup=setup)
    session.open()
    return session


def word_search_of(
    services: Services, config: WordSearchConfig, lexicon: Lexicon, seed: int = 1
) -> WordSearchSession:
    """Return a round of word search, saved."""
    state, setup = WordSearchRound(config, lexicon), WordSearchSetup()
    session = WordSearchSession(services, state, seed, lexicon=lexicon, setup=setup)
    session.open()
    return session


def hand_of(services: Services, config: HandConfig, lexicon: Lexicon, seed: int = 1) -> HandSession:
    """Return a hand game, saved."""
    state, setup = HandGame.begin(config, lexicon), HandSetup()
    session = HandSession(services, state, seed, lexicon=lexicon, setup=setup)
    session.open()
    return session


def hangman_of(
    services: Services, config: HangmanConfig, words: WordSet, seed: int = 1
) -> HangmanSession:
    """Return a round of hangman, saved."""
    kind = HidingSession if config.host is HostKind.PERSON else HangmanSession
    session = kind(services, HangmanRound.begin(config, words), seed, HangmanSetup())
    session.open()
    return session


def elsewhere(services: Services, session: AnySession, words: WordSet | None = None) -> AnySession:
    """Return the session of another process that goes on with the same saved game.

    Args:
        services: those of the other process.
        session: the first one.
        words: the lexicon there; None if it is the same.
    """
    saved = services.games.load(session.id)
    state = session.RECORD.state_of(saved, words or session.state.lexicon)
    if isinstance(session, HangmanSession):
        return type(session)(services, state, session.seed, HangmanSetup(), saved.header)
    make: Any = type(session)
    other: AnySession = make(
        services, state, session.seed, lexicon=state.lexicon, setup=None, saved=saved.header
    )
    return other
