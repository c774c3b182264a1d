"""A host's answers to guesses, for `wordarcade solve hangman`."""

import textwrap
from collections.abc import Iterable
from typing import Any, Final

import click

from wordarcade.engine.hangman.dealing import deal
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.pattern import filled
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hangman.host import answered
from wordarcade.players.hangman.hosts import host_for
from wordarcade.support.wording import count

_SEED: Final = 0
"""Of the word that an honest host chooses: the same for everybody who asks."""


def play(setup: HangmanSetup, letters: str, lexicon: Lexicon) -> HangmanRound:
    """Return the round after some letters, in any case.

    Raises:
        NoSuchLengthError: no word has the length of the set-up.
        click.UsageError: a letter is none, comes twice, or comes after the end.
    """
    config = deal(setup, lexicon, _SEED)
    state = HangmanRound.begin(config, lexicon)
    host = host_for(config, state.candidates.table, _SEED)
    for letter in letters.lower():
        guess = GuessLetter(letter)
        refused = state.refusal(guess)
        if refused is not None:
            raise click.UsageError(refused.sentence)
        state = state.apply(answered(guess, state, host)).round
    return state


def answers_json(state: HangmanRound) -> dict[str, Any]:
    """Return the fields that say where a round stands."""
    return {
        "pattern": state.pattern.upper(),
        "count": len(state.candidates),
        "candidates": [word.upper() for word in state.candidates],
        "wrong": state.wrong,
        "host": state.config.host.value,
        "families": [
            {"pattern": pattern.upper(), "count": words} for pattern, words in _families(state)
        ],
    }


def print_answers(state: HangmanRound) -> None:
    """Print the families of the last letter, the one taken marked, and the words left."""
    for pattern, words in _families(state):
        mark = "*" if pattern == state.pattern else " "
        click.echo(f"{mark} {pattern.upper()} {words:>7,}")
    print_words(state.candidates)
    left = count(len(state.candidates), "word")
    click.echo(f"{state.pattern.upper()}, {left} left, {state.wrong} wrong")


def print_words(words: Iterable[str]) -> None:
    """Print words as lines that fit a terminal."""
    for line in textwrap.wrap(" ".join(words).upper(), width=78):
        click.echo(line)


def _families(state: HangmanRound) -> list[tuple[str, int]]:
    """Return what could be shown after the last letter, and for how many words."""
    if not state.used:
        return []
    before, letter = state.course()[-2], state.used[-1]
    return [
        (filled(before.pattern, letter, family.places), len(family.words))
        for family in before.candidates.families(letter)
    ]
