"""Hangman in line mode, as the course assignment has it.

Source: Keith Schwarz, "Evil Hangman", Nifty Assignments 2011.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from wordarcade.engine.hangman.choices import MOST_GUESSES, HostKind, playable_lengths
from wordarcade.engine.hangman.dealing import NoSuchLengthError, deal, length_complaint
from wordarcade.engine.hangman.moves import GiveUp, NameWord, TakeHint, read_guess
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.sentences import farewell, sentence
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.verdict import Refused
from wordarcade.lexicon.interface import WordSet
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.questions import agrees, ask, require_number
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.players.hangman.host import Host, answered
from wordarcade.players.hangman.hosts import host_for
from wordarcade.players.hangman.words import open_words
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.errors import StoreError
from wordarcade.store.hangman_rounds import SavedHangmanRound, vocabulary_of
from wordarcade.store.records import RoundId

HINT: Final = "?"
"""Typed instead of a guess, it asks for a good letter."""

_HOW_LONG: Final = "Length of the word: "
_HOW_MANY_GUESSES: Final = "Wrong guesses allowed: "
_SHOW_LEFT: Final = "Show how many words are left? "
_AGAIN: Final = "Play again? "


@dataclass(frozen=True, slots=True)
class Unsaid:
    """Which choices are asked for before each round."""

    length: bool = True
    guesses: bool = True
    show_left: bool = True


def play_hangman(
    services: Services, setup: HangmanSetup, unsaid: Unsaid, dialogue: Dialogue
) -> None:
    """Play rounds, after asking for what is unsaid, until the player has had enough.

    Raises:
        LexiconError: the lexicon cannot be had.
        NoSuchLengthError: no word has the length of the set-up.
        StoreError: a round cannot be put on record.
    """
    words = open_words(services.lexicons, setup.lexicon, setup.vocabulary)
    lengths = playable_lengths(words)
    if not lengths or (setup.length not in lengths and not unsaid.length):
        raise NoSuchLengthError(length_complaint(words))
    first = services.new_seed() if setup.seed is None else setup.seed
    with suppress(EOFError):
        for seed in count(first):
            config = deal(_completed(setup, unsaid, words, dialogue), words, seed)
            saved = SavedHangmanRound.begin(services.rounds, config, seed, words)
            _play(saved, Stopwatch(services.clock), dialogue)
            if not agrees(dialogue, _AGAIN):
                return


def resume_hangman(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on, here or at all.
    """
    record = services.rounds.load(round_id)
    header = record.header
    if header.config["host"] == HostKind.PERSON.value:
        raise StoreError("In this round you hide the word; go on with it on the full screen.")
    words = open_words(services.lexicons, header.lexicon.name, vocabulary_of(header))
    saved = SavedHangmanRound.resume(services.rounds, record, words)
    _play(saved, Stopwatch(services.clock, header.elapsed_ms), dialogue)


def _completed(
    setup: HangmanSetup, unsaid: Unsaid, words: WordSet, dialogue: Dialogue
) -> HangmanSetup:
    """Return the set-up with the answers to what is unsaid."""
    if unsaid.length:
        lengths = playable_lengths(words)
        length = require_number(dialogue, _HOW_LONG, lengths, length_complaint(words))
        setup = replace(setup, length=length)
    if unsaid.guesses:
        numbers = range(1, MOST_GUESSES + 1)
        complaint = f"A round allows 1 to {MOST_GUESSES:,} wrong guesses; type a number."
        setup = replace(
            setup, guesses=require_number(dialogue, _HOW_MANY_GUESSES, numbers, complaint)
        )
    if unsaid.show_left:
        setup = replace(setup, show_left=agrees(dialogue, _SHOW_LEFT))
    return setup


def _play(saved: SavedHangmanRound, watch: Stopwatch, dialogue: Dialogue) -> None:
    """Take guesses, answering each, until the round is over; then tell the word."""
    state = saved.state
    host = host_for(state.config, state.candidates.table, saved.seed)
    watch.start()
    while saved.state.winner is None:
        _take_guess(saved, host, watch, dialogue)
    if saved.state.word is None:
        saved.apply(NameWord(host.name_word(saved.state)), watch.elapsed_ms)
    saved.finish(watch.elapsed_ms, None)
    dialogue.tell(farewell(saved.state))


def _take_guess(saved: SavedHangmanRound, host: Host, watch: Stopwatch, dialogue: Dialogue) -> None:
    """Show where the round stands and ask until a guess is one; give up if no more can come."""
    for line in _standing(saved.state):
        dialogue.tell(line)
    while True:
        try:
            typed = ask(dialogue, "Guess: ")
        except EOFError:
            saved.apply(GiveUp(), watch.elapsed_ms)
            return
        if typed == HINT:
            dialogue.tell(_hint(saved, watch))
            continue
        guess = answered(read_guess(typed), saved.state, host)
        verdict = saved.apply(guess, watch.elapsed_ms)
        dialogue.tell(sentence(verdict))
        if not isinstance(verdict, Refused):
            return


def _standing(state: HangmanRound) -> Iterator[str]:
    """Yield the lines that say where a round stands."""
    yield ""
    yield f"Wrong guesses left: {state.left:,}"
    yield f"Letters guessed: {' '.join(state.used.upper()) or 'none'}"
    if state.config.show_left:
        yield f"Words left: {len(state.candidates):,}"
    yield f"Word: {state.pattern.upper()}"


def _hint(saved: SavedHangmanRound, watch: Stopwatch) -> str:
    """Take a hint, and return the sentence that tells it."""
    state = saved.state
    best = rate_letters(state.candidates, state.used)[0]
    saved.apply(TakeHint(best.letter), watch.elapsed_ms)
    share = f"{best.hit_probability:.0%}".replace("%", " %")
    return f"{best.letter.upper()} is a good letter: {share} of the words left have it."
