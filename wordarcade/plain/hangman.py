"""Hangman in line mode, by the course assignment.

Source: Keith Schwarz, "Evil Hangman", Nifty Assignments 2011.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Final

from wordarcade.engine.hangman.choices import MOST_GUESSES, playable_lengths
from wordarcade.engine.hangman.dealing import NoSuchLengthError, length_complaint
from wordarcade.engine.hangman.moves import read_guess
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.sentences import farewell, sentence
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.verdict import Refused
from wordarcade.games.front_ends import LineMode
from wordarcade.games.hangman.hiding import HidingSession
from wordarcade.games.hangman.play import words_of
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.plain.commands import Commands
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.hint_cost import HintCost
from wordarcade.plain.questions import agrees, ask_number, require_number
from wordarcade.services import Services
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import to_nobody

_ENTRIES: Final = (
    ("a letter", "guess it"),
    ("a word", "guess the whole word; a wrong one costs a guess"),
    ("/hint", "a good letter, and why"),
)
_ONE_LETTER: Final = "Guess one letter from A to Z."
"""The answer to other input where only letters are guessed."""

_HOW_LONG: Final = "Length of the word"
_HOW_MANY_GUESSES: Final = "Wrong guesses allowed"
_SHOW_LEFT: Final = "Show how many words are left? "
_AGAIN: Final = "Play again? "


def complete(
    services: Services, setup: HangmanSetup, unsaid: Collection[str], dialogue: Dialogue
) -> HangmanSetup:
    """Return the choices with the answers to what is unsaid: `length`, `guesses`, `show_left`.

    Raises:
        NoSuchLengthError: no word has the length that was chosen, or there are no words.
    """
    words = words_of(services, setup, to_nobody)
    lengths = playable_lengths(words)
    if not lengths or (setup.length not in lengths and "length" not in unsaid):
        raise NoSuchLengthError(length_complaint(words))
    if "length" in unsaid:
        usual = setup.length if setup.length in lengths else min(lengths)
        length = _ask(dialogue, _HOW_LONG, lengths, usual, length_complaint(words))
        setup = replace(setup, length=length)
    if "guesses" in unsaid:
        numbers = range(1, MOST_GUESSES + 1)
        complaint = f"Type a number from 1 to {MOST_GUESSES:,}."
        guesses = _ask(dialogue, _HOW_MANY_GUESSES, numbers, setup.guesses, complaint)
        setup = replace(setup, guesses=guesses)
    if "show_left" in unsaid:
        setup = replace(setup, show_left=agrees(dialogue, _SHOW_LEFT))
    return setup


def _ask(
    dialogue: Dialogue, question: str, numbers: Collection[int], usual: int, complaint: str
) -> int:
    """Ask for one of some numbers; the assignment proposes none."""
    if dialogue.assignment:
        return require_number(dialogue, f"{question}: ", numbers, complaint)
    prompt = f"{question}, {min(numbers):,} to {max(numbers):,} [{usual:,}]: "
    answer = ask_number(dialogue, prompt, numbers, complaint)
    return usual if answer is None else answer


def play(session: HangmanSession, dialogue: Dialogue) -> None:
    """Take and answer guesses until the round is over, then reveal the word.

    Raises:
        UnavailableError: the player hides the word.
    """
    if isinstance(session, HidingSession):
        raise UnavailableError("In this round you hide the word; continue it in full screen.")

    def hint(_: str) -> list[str]:
        asked = session.state
        told = session.take_hint(asked, session.look_for_hint(asked, to_nobody))
        return [] if told is None else [told]

    def fits(word: str) -> bool:
        return len(word) == session.state.config.length and word.isalpha()

    dialogue.introduce()
    hints = {"hint": HintCost(session).before(hint)}
    asking = dialogue.serving(Commands.of("Hangman", _ENTRIES, hints, is_entry=fits))
    while session.playable:
        _take_guess(session, asking)
    session.settle()
    dialogue.tell(farewell(session.state))


def _take_guess(session: HangmanSession, dialogue: Dialogue) -> None:
    """Show the state of the round and ask for a valid guess.

    The assignment has no guesses of whole words.
    """
    for line in _standing(session.state):
        dialogue.tell(line)
    while session.playable:
        typed = dialogue.ask("Guess: ")
        if dialogue.assignment and not (len(typed) == 1 and typed.isascii() and typed.isalpha()):
            dialogue.tell(_ONE_LETTER)
            continue
        asked = session.state
        guess = session.ask_host(read_guess(typed), asked, to_nobody)
        verdict = session.take_answer(asked, guess)
        if verdict is not None:
            dialogue.tell(sentence(verdict))
            if not isinstance(verdict, Refused):
                return


def _standing(state: HangmanRound) -> Iterator[str]:
    """Yield the lines on the state of a round."""
    yield ""
    yield f"Wrong guesses left: {state.left:,}"
    yield f"Letters guessed: {' '.join(state.used.upper()) or 'none'}"
    if state.config.show_left:
        yield f"Words left: {len(state.candidates):,}"
    yield f"Word: {state.pattern.upper()}"


LINE_MODE: Final = LineMode(play, complete, again=lambda dialogue: agrees(dialogue, _AGAIN))
