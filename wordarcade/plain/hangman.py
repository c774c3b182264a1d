"""Hangman in line mode, as the course assignment has it.

Source: Keith Schwarz, "Evil Hangman", Nifty Assignments 2011.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from wordarcade.engine.hangman.choices import MOST_GUESSES, HostKind, playable_lengths
from wordarcade.engine.hangman.dealing import NoSuchLengthError, deal, length_complaint
from wordarcade.engine.hangman.moves import NameWord, TakeHint, read_guess
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.sentences import farewell, sentence
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.verdict import Refused
from wordarcade.lexicon.interface import WordSet
from wordarcade.plain.commands import INTRODUCTION, Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.questions import agrees, require_number
from wordarcade.plain.saving import saved_on_leaving
from wordarcade.players.hangman.hint import HINT_BUDGET, hint_for
from wordarcade.players.hangman.hint_sentences import hint_sentence
from wordarcade.players.hangman.host import Host, answered
from wordarcade.players.hangman.hosts import host_for
from wordarcade.players.hangman.value import Appraiser
from wordarcade.players.hangman.words import open_words
from wordarcade.services import Services
from wordarcade.stopwatch import Stopwatch
from wordarcade.store.errors import StoreError
from wordarcade.store.hangman_rounds import SavedHangmanRound, vocabulary_of
from wordarcade.store.records import RoundId

_ENTRIES: Final = (
    ("a letter", "guess it"),
    ("a word", "guess that it is the whole word; a wrong one costs a guess"),
    ("/hint", "a good letter, and why"),
)
_ONE_LETTER: Final = "Guess one letter from A to Z."
"""What answers anything else where only letters are guessed."""

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
        LeavingError: the player has left; a round that was not over is saved.
        LexiconError: the lexicon cannot be had.
        NoSuchLengthError: no word has the length of the set-up.
        StoreError: a round cannot be put on record.
    """
    words = open_words(services.lexicons, setup.lexicon, setup.vocabulary)
    lengths = playable_lengths(words)
    if not lengths or (setup.length not in lengths and not unsaid.length):
        raise NoSuchLengthError(length_complaint(words))
    first = services.new_seed() if setup.seed is None else setup.seed
    for seed in count(first):
        config = deal(_completed(setup, unsaid, words, dialogue), words, seed)
        saved = SavedHangmanRound.begin(services.rounds, config, seed, words)
        if seed == first:
            dialogue.remark(INTRODUCTION)
        _play(saved, Stopwatch(services.clock), dialogue)
        if not agrees(dialogue, _AGAIN):
            return


def resume_hangman(services: Services, round_id: RoundId, dialogue: Dialogue) -> None:
    """Play a round on record to the end.

    Raises:
        LeavingError: the player has left; a round that was not over is saved.
        LexiconError: the lexicon cannot be had.
        StoreError: there is no such round, or it cannot go on, here or at all.
    """
    record = services.rounds.load(round_id)
    header = record.header
    if header.config.get("host") == HostKind.PERSON.value:
        raise StoreError("In this round you hide the word; go on with it on the full screen.")
    words = open_words(services.lexicons, header.lexicon.name, vocabulary_of(header))
    saved = SavedHangmanRound.resume(services.rounds, record, words)
    dialogue.remark(INTRODUCTION)
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
    hints = _Hints(saved, watch)
    asking = dialogue.serving(Commands.of("Hangman", _ENTRIES, {"hint": hints.answer}))
    watch.start()
    with saved_on_leaving(saved, watch, dialogue):
        while saved.state.winner is None:
            _take_guess(saved, host, watch, asking)
    if saved.state.word is None:
        saved.apply(NameWord(host.name_word(saved.state)), watch.elapsed_ms)
    saved.finish(watch.elapsed_ms, None)
    dialogue.tell(farewell(saved.state))


def _take_guess(saved: SavedHangmanRound, host: Host, watch: Stopwatch, dialogue: Dialogue) -> None:
    """Show where the round stands and ask until a guess is one.

    The assignment has no guesses of whole words.
    """
    for line in _standing(saved.state):
        dialogue.tell(line)
    while True:
        typed = dialogue.ask("Guess: ")
        if dialogue.assignment and not (len(typed) == 1 and typed.isascii() and typed.isalpha()):
            dialogue.tell(_ONE_LETTER)
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


class _Hints:
    """Gives the hints of a round, as the screen does.

    Args:
        saved: the round, on record.
        watch: the play time.
    """

    def __init__(self, saved: SavedHangmanRound, watch: Stopwatch) -> None:
        self._saved: Final = saved
        self._watch: Final = watch
        self._appraiser: Final = Appraiser(saved.state.candidates.table)

    def answer(self, _: str) -> list[str]:
        """Take a hint, unless it is the one just taken, and return the sentence that tells it."""
        state = self._saved.state
        told = hint_for(state, self._appraiser, HINT_BUDGET)
        taken = TakeHint(told.letter.letter)
        if not (state.moves and state.moves[-1].move == taken):
            self._saved.apply(taken, self._watch.elapsed_ms)
        return [hint_sentence(told)]
