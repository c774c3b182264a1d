"""What happens between the choices and the round: the words that count, the record."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from wordarcade.engine.hangman.choices import HostKind, playable_lengths
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.dealing import NoSuchLengthError, deal, length_complaint
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import HangmanCodeError
from wordarcade.lexicon.interface import WordSet
from wordarcade.players.hangman.words import open_words
from wordarcade.screens.background import Report
from wordarcade.screens.hangman.hangman_game_screen import HangmanGameScreen
from wordarcade.screens.hangman.hiding import HidingScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.openings import HangmanOpening
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.store.hangman_rounds import SavedHangmanRound, vocabulary_of
from wordarcade.store.records import RoundId


def dealing(services: Services, setup: HangmanSetup) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon and then begins a round."""
    seed = services.new_seed() if setup.seed is None else setup.seed

    def prepare(report: Report) -> HangmanRound:
        words = open_words(services.lexicons, setup.lexicon, setup.vocabulary, report)
        return HangmanRound.begin(deal(setup, words, seed), words)

    return _beginning(services, prepare, seed, setup)


def laying_out(services: Services, config: HangmanConfig, lexicon: str) -> PreparingScreen[Any]:
    """Return the screen that begins a round whose rules came by a code.

    Args:
        services: the collaborators.
        config: the rules.
        lexicon: the name or path of the word list.
    """

    def prepare(report: Report) -> HangmanRound:
        words = open_words(services.lexicons, lexicon, config.vocabulary, report)
        _require(words, config)
        return HangmanRound.begin(config, words)

    return _beginning(services, prepare, services.new_seed(), _setup_of(config, lexicon))


def resuming(services: Services, round_id: RoundId) -> PreparingScreen[Any]:
    """Return the screen that opens the lexicon of a saved round and then goes on with it.

    Raises:
        StoreError: there is no such round.
    """
    record = services.rounds.load(round_id)
    header = record.header

    def prepare(report: Report) -> SavedHangmanRound:
        words = open_words(services.lexicons, header.lexicon.name, vocabulary_of(header), report)
        return SavedHangmanRound.resume(services.rounds, record, words)

    def show(saved: SavedHangmanRound) -> HangmanGameScreen:
        return _playing(
            services,
            saved,
            _setup_of(saved.state.config, header.lexicon.name),
            elapsed_ms=header.elapsed_ms,
            finished=header.finished,
        )

    return PreparingScreen("Opening the word list again …", prepare, show)


def _beginning(
    services: Services, prepare: Callable[[Report], HangmanRound], seed: int, setup: HangmanSetup
) -> PreparingScreen[Any]:
    """Return the screen that prepares a round, and then puts it on record and begins it."""

    def show(state: HangmanRound) -> HangmanGameScreen:
        saved = SavedHangmanRound.begin_from(services.rounds, state, seed, state.lexicon)
        return _playing(services, saved, setup)

    refused = (HangmanCodeError, NoSuchLengthError)
    return PreparingScreen("Looking for words …", prepare, show, refused)


def _playing(
    services: Services,
    saved: SavedHangmanRound,
    setup: HangmanSetup,
    *,
    elapsed_ms: int = 0,
    finished: bool = False,
) -> HangmanGameScreen:
    """Return the screen of a round made by `setup`: the player guesses, or hides the word."""
    screen = HidingScreen if setup.host is HostKind.PERSON else HangmanScreen
    another = HangmanOpening(replace(setup, seed=None), ask=False)
    words = saved.state.lexicon
    return screen(services, saved, words, another, elapsed_ms=elapsed_ms, finished=finished)


def _require(words: WordSet, config: HangmanConfig) -> None:
    """Check that a round whose rules came by a code can be played with these words.

    Raises:
        NoSuchLengthError: there are none of its length.
        HangmanCodeError: its word is none of them.
    """
    if config.length not in playable_lengths(words):
        raise NoSuchLengthError(length_complaint(words))
    if config.secret is not None and config.secret not in words:
        raise HangmanCodeError(
            f"The word of this code is not in the lexicon '{words.name}'; "
            "choose the one that it was played with."
        )


def _setup_of(config: HangmanConfig, lexicon: str) -> HangmanSetup:
    """Return choices that lead to a round like this one, with another word."""
    return HangmanSetup(
        length=config.length,
        guesses=config.guesses,
        host=config.host,
        vocabulary=config.vocabulary,
        show_left=config.show_left,
        lexicon=lexicon,
    )
