"""A word for a person who cannot think of one to hide."""

from dataclasses import replace

from wordarcade.engine.hangman.choices import HostKind, Vocabulary, playable_lengths
from wordarcade.engine.hangman.dealing import deal
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.players.hangman.words import open_words, reluctance
from wordarcade.services import Services
from wordarcade.support.progress import Report

_LENGTHS = range(5, 10)


def suggested(services: Services, setup: HangmanSetup, report: Report) -> str:
    """Return a word that everybody knows, another one each time; empty without any.

    Args:
        services: the app's services.
        setup: the choices of the duel.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        LexiconError: the lexicon is not available.
    """
    seed = services.new_seed()
    words = open_words(services.lexicons, setup.lexicon, Vocabulary.COMMON, report)
    lengths = [length for length in playable_lengths(words) if length in _LENGTHS]
    if not lengths:
        return ""
    length = lengths[seed % len(lengths)]
    chosen = replace(setup, length=length, host=HostKind.HONEST, vocabulary=Vocabulary.COMMON)
    return deal(chosen, words, seed, reluctance(Vocabulary.COMMON)).secret or ""
