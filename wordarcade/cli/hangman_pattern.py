"""Candidates for a hangman pattern, for `wordarcade solve hangman`."""

from typing import Final

import click

from wordarcade.cli.hangman_answers import print_words
from wordarcade.cli.output import print_json
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.choices import playable_lengths
from wordarcade.engine.hangman.dealing import NoSuchLengthError, length_complaint
from wordarcade.engine.hangman.pattern import UNKNOWN, is_word, matching, parse_pattern
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.hangman.guesser import rate_letters
from wordarcade.support.wording import count, share_text

_MOST_WORDS: Final = 200
"""The most candidates that are listed."""


def solve_pattern(text: str, missed: str, lexicon: Lexicon, *, as_json: bool) -> None:
    """Print the words that may be behind a pattern, and the letters that are worth a guess.

    Args:
        text: what is shown, as typed.
        missed: letters that are not in the word, in any case.
        lexicon: whose words count.
        as_json: print a JSON object.

    Raises:
        PatternTextError: the text is no pattern.
        NoSuchLengthError: no word is as long.
        click.UsageError: the letters missed are none, or are shown.
    """
    pattern = parse_pattern(text)
    missed = missed.lower()
    if missed and not is_word(missed):
        raise click.UsageError("Give the missed letters without spaces or commas: --missed aei.")
    shown = next((letter for letter in missed if letter in pattern), None)
    if shown is not None:
        raise click.UsageError(
            f"{shown.upper()} is shown in the pattern; leave it out of --missed."
        )
    if len(pattern) not in playable_lengths(lexicon):
        raise NoSuchLengthError(length_complaint(lexicon))
    guessed = (set(pattern) - {UNKNOWN}) | set(missed)
    words = matching(lexicon.of_length(len(pattern)), pattern, guessed)
    rated = rate_letters(Candidates.of(words), guessed)
    if as_json:
        letters = [
            {
                "letter": letter.letter.upper(),
                "hit_probability": letter.hit_probability,
                "expected_information": letter.expected_information,
            }
            for letter in rated
        ]
        told = [word.upper() for word in words[:_MOST_WORDS]]
        print_json({"count": len(words), "candidates": told, "best_letters": letters})
        return
    print_words(words[:_MOST_WORDS])
    for letter in rated:
        click.echo(
            f"{letter.letter.upper()}  in {share_text(letter.hit_probability):>4} of the words, "
            f"worth {letter.expected_information:.2f} bits"
        )
    click.echo(count(len(words), "word"))
