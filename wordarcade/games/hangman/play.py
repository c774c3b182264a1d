"""Setting up, starting and resuming rounds of hangman."""

from contextlib import suppress
from dataclasses import replace
from datetime import date
from typing import Final

from wordarcade.engine.hangman.choices import HostKind, Vocabulary, playable_lengths
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.dealing import NoSuchLengthError, deal, length_complaint
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import HangmanCodeError
from wordarcade.games.hangman.duel import HiddenWord, compare, config_of, points, terms
from wordarcade.games.hangman.hiding import HidingSession
from wordarcade.games.hangman.record import RECORD, vocabulary_of
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.play import DailyPlay, DuelPlay, GamePlay, has_choices
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hangman.words import open_words, reluctance
from wordarcade.services import Services
from wordarcade.store.records import GameHeader, SavedGame
from wordarcade.store.settings import Settings
from wordarcade.support.progress import Report

_LENGTHS_OF_DAY: Final = range(5, 10)
_GUESSES_OF_DAY: Final = 6


def filled(setup: HangmanSetup, settings: Settings) -> HangmanSetup:
    """Return the last choices, if `setup` makes none beyond the lexicon.

    Invalid values in the settings file are ignored.
    """
    if has_choices(setup):
        return setup
    last = settings.hangman
    setup = replace(
        setup,
        length=last.length,
        guesses=last.guesses,
        show_left=last.show_left,
    )
    with suppress(ValueError):
        setup = replace(setup, host=HostKind(last.host))
    with suppress(ValueError):
        setup = replace(setup, vocabulary=Vocabulary(last.vocabulary))
    return setup


def remembered(setup: HangmanSetup, settings: Settings) -> dict[str, str | int | bool]:
    """Return the settings that remember `setup`, except for a seed."""
    return {
        "hangman.length": setup.length,
        "hangman.guesses": setup.guesses,
        "hangman.host": setup.host.value,
        "hangman.vocabulary": setup.vocabulary.value,
        "hangman.show_left": setup.show_left,
        **settings.lexicon_for("hangman", setup.lexicon),
    }


def puzzle_of_day(lexicon: str, seed: int, _: date) -> HangmanSetup:
    """Return the choices for the puzzle of a day: an everyday word of a length that varies."""
    length = _LENGTHS_OF_DAY[seed % len(_LENGTHS_OF_DAY)]
    return HangmanSetup(length, _GUESSES_OF_DAY, lexicon=lexicon, seed=seed)


def words_of(services: Services, setup: HangmanSetup, report: Report) -> WordSet:
    """Return the words that count under the choices."""
    return open_words(services.lexicons, setup.lexicon, setup.vocabulary, report)


def begin(services: Services, setup: HangmanSetup, report: Report) -> HangmanSession:
    """Begin a round, with the host's choice among the words that count.

    Raises:
        NoSuchLengthError: no word has the length of the set-up.
    """
    seed = services.seed_of(setup.seed)
    words = words_of(services, setup, report)
    config = deal(setup, words, seed, reluctance(setup.vocabulary))
    state = HangmanRound.begin(config, words)
    return _session(services, state, seed, setup)


def begin_shared(
    services: Services, config: HangmanConfig, lexicon: str, report: Report
) -> HangmanSession:
    """Begin a round from a share code.

    Args:
        services: the app's services.
        config: the rules.
        lexicon: the name or path of the word list.
        report: called with the share done.

    Raises:
        NoSuchLengthError: no word has the length of the code.
        HangmanCodeError: the word of the code is not in the lexicon.
    """
    words = open_words(services.lexicons, lexicon, config.vocabulary, report)
    _require(words, config)
    state = HangmanRound.begin(config, words)
    return _session(services, state, services.new_seed(), setup_of(config, lexicon))


def begin_hidden(
    services: Services, setup: HangmanSetup, word: HiddenWord, report: Report
) -> HangmanSession:
    """Begin a round for a word that another person has hidden, of whatever list or none."""
    config = config_of(setup, word)
    words = open_words(services.lexicons, setup.lexicon, config.vocabulary, report)
    return _session(services, HangmanRound.begin(config, words), services.new_seed(), setup)


def resume(services: Services, saved: SavedGame, report: Report) -> HangmanSession:
    """Restore a saved round."""
    header = saved.header
    words = open_words(services.lexicons, header.lexicon.name, vocabulary_of(header), report)
    state = RECORD.state_of(saved, words)
    setup = setup_of(state.config, header.lexicon.name)
    return _session(services, state, header.seed, setup, header)


def _session(
    services: Services,
    state: HangmanRound,
    seed: int,
    setup: HangmanSetup,
    saved: GameHeader | None = None,
) -> HangmanSession:
    """Return the session of a round: the player guesses, or hides the word."""
    kind = HidingSession if state.config.host is HostKind.PERSON else HangmanSession
    return kind(services, state, seed, setup, saved)


def _require(words: WordSet, config: HangmanConfig) -> None:
    """Check that the round of a share code can be played with these words.

    Raises:
        NoSuchLengthError: none has its length.
        HangmanCodeError: its word is not among them.
    """
    if config.length not in playable_lengths(words):
        raise NoSuchLengthError(length_complaint(words))
    if config.secret is not None and config.secret not in words:
        raise HangmanCodeError(
            f"This code's word is not in the lexicon '{words.name}'; "
            "choose the lexicon it was played with."
        )


def setup_of(config: HangmanConfig, lexicon: str) -> HangmanSetup:
    """Return choices that give a round like this one, with another word."""
    return HangmanSetup(
        length=config.length,
        guesses=config.guesses,
        host=config.host,
        vocabulary=config.vocabulary,
        show_left=config.show_left,
        lexicon=lexicon,
    )


PLAY: Final = GamePlay(
    record=RECORD,
    setup=HangmanSetup,
    filled=filled,
    remembered=remembered,
    begin=begin,
    resume=resume,
    beginning="Looking for words …",
    resuming="Opening hangman as you left it …",
    daily=DailyPlay("six wrong guesses", puzzle_of_day, ends=("saved", "hanged")),
    duel=DuelPlay(terms, points, compare, begin_hidden),
)
