"""The choices of the last round, kept for the next one."""

from contextlib import suppress
from dataclasses import replace

from wordarcade.engine.band import Band, BandTextError
from wordarcade.engine.word_search.setup import Letters, WordSearchSetup
from wordarcade.store.settings import Settings


def filled(setup: WordSearchSetup, settings: Settings) -> WordSearchSetup:
    """Return the choices last made, if `setup` makes none of its own beyond the lexicon.

    What someone has written into the settings file that is no choice is passed over.
    """
    if setup != WordSearchSetup(lexicon=setup.lexicon):
        return setup
    remembered = settings.word_search
    setup = replace(setup, size=remembered.size, min_length=remembered.min_length or None)
    with suppress(ValueError):
        setup = replace(setup, letters=Letters(remembered.letters))
    with suppress(BandTextError):
        setup = replace(setup, band=Band.parse(remembered.words))
    return setup


def changes(setup: WordSearchSetup, *, words: str, own_board: bool) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`; an own board and a seed are for once.

    Args:
        setup: the choices.
        words: the promised number of words, as typed.
        own_board: whether the board was given, so that nothing is known of random ones.
    """
    random_board: dict[str, str | int | bool] = {
        "word_search.size": setup.size,
        "word_search.letters": setup.letters.value,
        "word_search.words": words,
    }
    return {
        **({} if own_board else random_board),
        "word_search.min_length": setup.min_length or 0,
        "lexicon": setup.lexicon,
    }
