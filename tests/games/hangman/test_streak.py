"""Words found in a row."""

from tests.engine.hangman.rounds import HANDOUT
from tests.games.sessions import hangman_of
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GiveUp, GuessWord, TakeHint
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.hangman.streak import RECENT, Streak, streak
from wordarcade.services import Services

LEXICON = lexicon_of(set(HANDOUT.split()))


def played(
    services: Services, *, won: bool, hint: bool = False, host: HostKind = HostKind.HONEST
) -> HangmanSession:
    """Play a round to its end."""
    secret = "deal" if host is HostKind.HONEST else None
    session = hangman_of(services, HangmanConfig(4, 3, host, secret=secret), LEXICON)
    if hint:
        session.apply(TakeHint("e"))
    session.apply(GuessWord("deal", right=True) if won else GiveUp())
    session.settle()
    return session


def test_a_streak_grows_and_ends(services: Services) -> None:
    """Every word found counts, whoever the host is, until one is not."""
    assert streak(services) == Streak()
    for host in (HostKind.HONEST, HostKind.EVIL, HostKind.PERFECT):
        played(services, won=True, host=host)
    assert streak(services) == Streak(3, 0, 3, (True,) * 3)
    played(services, won=False)
    assert streak(services) == Streak(0, 3, 3, (True, True, True, False))
    last = played(services, won=True)
    assert (streak(services).current, streak(services).best) == (1, 3)
    assert streak(services, without=last.id).current == 0


def test_a_word_found_with_a_hint_does_not_count(services: Services) -> None:
    """It neither lengthens nor ends the streak; a word lost with a hint ends it."""
    played(services, won=True)
    played(services, won=True, hint=True)
    assert streak(services) == Streak(1, 0, 1, (True,))
    played(services, won=False, hint=True)
    assert streak(services).current == 0


def test_rounds_in_which_the_player_hides_the_word_do_not_count(services: Services) -> None:
    """There is no word to find in them."""
    played(services, won=True)
    hiding = hangman_of(services, HangmanConfig(4, 3, HostKind.PERSON), LEXICON)
    hiding.apply(GuessWord("deal", right=True))
    hiding.close()
    assert streak(services) == Streak(1, 0, 1, (True,))


def test_the_last_rounds_are_listed() -> None:
    """No more than are shown."""
    assert Streak.of([False] + [True] * RECENT).recent == (True,) * RECENT
