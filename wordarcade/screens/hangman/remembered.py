"""The choices of the last round, kept for the next one."""

from contextlib import suppress
from dataclasses import replace

from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.store.settings import Settings


def filled(setup: HangmanSetup, settings: Settings) -> HangmanSetup:
    """Return the choices last made, if `setup` makes none of its own beyond the lexicon.

    What someone has written into the settings file that is no choice is passed over.
    """
    if setup != HangmanSetup(lexicon=setup.lexicon):
        return setup
    remembered = settings.hangman
    setup = replace(
        setup,
        length=remembered.length,
        guesses=remembered.guesses,
        show_left=remembered.show_left,
    )
    with suppress(ValueError):
        setup = replace(setup, host=HostKind(remembered.host))
    with suppress(ValueError):
        setup = replace(setup, vocabulary=Vocabulary(remembered.vocabulary))
    return setup


def changes(setup: HangmanSetup, gallows: str) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`; a seed is for once.

    Args:
        setup: the choices.
        gallows: the name of the picture.
    """
    return {
        "hangman.length": setup.length,
        "hangman.guesses": setup.guesses,
        "hangman.host": setup.host.value,
        "hangman.vocabulary": setup.vocabulary.value,
        "hangman.show_left": setup.show_left,
        "lexicon": setup.lexicon,
        **picture_change(gallows),
    }


def picture_change(gallows: str) -> dict[str, str | int | bool]:
    """Return the setting that remembers a picture by its name."""
    return {"hangman.gallows": gallows}
