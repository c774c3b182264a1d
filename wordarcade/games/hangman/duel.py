"""Hangman as a duel: each guesses a word that the other has hidden."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.hangman.choices import (
    FEWEST_LETTERS,
    MOST_LETTERS,
    HostKind,
    Vocabulary,
)
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord
from wordarcade.engine.hangman.pattern import is_word
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import wrong_guesses
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.duel.comparison import Column, Comparison, Item
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.interface import WordSet
from wordarcade.store.records import JsonObject
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import count

_VOWELS: Final = "aeiou"


class HiddenWordError(ArcadeError, ValueError):
    """A word cannot be hidden; the message says why."""


@dataclass(frozen=True, slots=True)
class HiddenWord:
    """A word that one person hides from the other.

    Attributes:
        word: in lowercase.
        told: whether the guesser is told if it is in the lexicon.
    """

    word: str
    told: bool = True

    @classmethod
    def of(cls, text: str, *, told: bool = True) -> "HiddenWord":
        """Return the word that was typed, in any case.

        Raises:
            HiddenWordError: it is too short or too long, or has other signs than letters.
        """
        word = text.strip().lower()
        if not FEWEST_LETTERS <= len(word) <= MOST_LETTERS:
            raise HiddenWordError(f"Hide a word of {FEWEST_LETTERS} to {MOST_LETTERS} letters.")
        if not is_word(word):
            raise HiddenWordError("Hide one word, with letters A to Z alone.")
        return cls(word, told)


def config_of(setup: HangmanSetup, hidden: HiddenWord) -> HangmanConfig:
    """Return the rules of the round in which a hidden word is guessed."""
    return HangmanConfig(
        len(hidden.word),
        setup.guesses,
        HostKind.HONEST,
        Vocabulary.FULL,
        secret=hidden.word,
        free=True,
        told=hidden.told,
    )


def about(word: str, lexicon: WordSet) -> Iterator[tuple[bool, str]]:
    """Yield what the arcade knows of a word, each with whether it makes it easier to guess.

    For the person who hides it alone.
    """
    known = word in lexicon
    yield (
        known,
        f"{word.upper()} is in {lexicon.name}"
        if known
        else f"{word.upper()} isn't in {lexicon.name}",
    )
    familiarity = Familiarity.shipped()
    if familiarity.offers(word):
        everyday = familiarity.tier(word) <= EVERYDAY
        known_as = "a word that everybody knows"
        yield everyday, known_as if everyday else f"not {known_as}"
    vowels = sorted(set(word) & set(_VOWELS))
    told = f"vowels: {' '.join(vowels).upper()}" if vowels else "no A, E, I, O or U"
    yield bool(vowels), told
    different = len(set(word))
    yield different < len(word), f"{count(different, 'different letter')}"


def told_of(config: HangmanConfig, lexicon: WordSet) -> str:
    """Return what the guesser learns about a hidden word besides its length; empty for nothing."""
    if not config.told or config.secret is None:
        return ""
    if config.secret in lexicon:
        return f"It's a word in the {lexicon.name} list."
    return f"It isn't in the {lexicon.name} list."


def terms(session: HangmanSession) -> str:
    """Return what the guesser knows before the first guess."""
    config = session.state.config
    length = f"A word of {count(config.length, 'letter')}."
    return f"{length} {told_of(config, session.state.lexicon)}".strip()


def points(summary: JsonObject) -> int:
    """Return the wrong guesses that were left when the word was found; 0 if it was not."""
    wrong, allowed = summary.get("wrong"), summary.get("guesses")
    if summary.get("winner") != Winner.GUESSER.value:
        return 0
    return allowed - wrong if type(allowed) is int and type(wrong) is int else 0


def compare(names: tuple[str, str], first: HangmanSession, second: HangmanSession) -> Comparison:
    """Return the guesses of both players."""
    states = first.state, second.state
    left = tuple(_left(state) for state in states)
    columns = tuple(_column(names, player, state) for player, state in enumerate(states))
    facts = _facts(states[0]), _facts(states[1])
    return Comparison((left[0], left[1]), facts, columns, neither=_RULE)


_RULE: Final = "A point for every wrong guess left when the word is found."


def _left(state: HangmanRound) -> int:
    return state.left if state.winner is Winner.GUESSER else 0


def _facts(state: HangmanRound) -> tuple[str, ...]:
    if state.given_up:
        ending = "gave up"
    else:
        ending = "saved" if state.winner is Winner.GUESSER else "hanged"
    return ending, f"{state.wrong} wrong of {state.config.guesses}"


def _column(names: tuple[str, str], player: int, state: HangmanRound) -> Column:
    word = (state.config.secret or "").upper()
    items = [Item(word, f"hidden by {names[1 - player]}", "·", word.lower())]
    for timed in state.standing:
        move = timed.move
        if isinstance(move, GuessLetter):
            hit = len(move.places)
            items.append(Item(move.letter.upper(), f"{hit}×" if hit else "", "✓" if hit else "×"))
        elif isinstance(move, GuessWord):
            items.append(Item(move.word.upper(), "", "✓" if move.right else "×", move.word))
    return Column(names[player], wrong_guesses(state.wrong), player, tuple(items), counted=False)
