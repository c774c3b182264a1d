"""The wordings of hangman's choices, and of answers on its screens."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.engine.hangman.sentences import is_hit, sentence, wrong_guesses
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.verdict import Placed, Verdict
from wordarcade.support.wording import count, plural

HOSTS: Final[Mapping[HostKind, str]] = {
    HostKind.HONEST: "honest",
    HostKind.POLITE: "polite",
    HostKind.EVIL: "evil",
    HostKind.CUNNING: "cunning",
    HostKind.PERFECT: "perfect",
    HostKind.PERSON: "you hide it",
}
"""The hosts as one chooses them, from the mildest on."""

ABOUT_HOSTS: Final[Mapping[HostKind, str]] = {
    HostKind.HONEST: "Honest: picks a word and sticks to it.",
    HostKind.POLITE: "Polite: once it can't lose, it shows you as much as it can.",
    HostKind.EVIL: "Evil: never picks a word, and keeps as many open as it can.",
    HostKind.CUNNING: "Cunning: never picks a word, and looks ahead to make you miss.",
    HostKind.PERFECT: "Perfect: never loses a round it can win.",
    HostKind.PERSON: "You think of a word, and the computer guesses.",
}
"""A description of each host."""

VOCABULARIES: Final[Mapping[Vocabulary, str]] = {
    Vocabulary.COMMON: "common words",
    Vocabulary.FULL: "all words",
}
"""The vocabularies as one chooses them."""

ABOUT_VOCABULARIES: Final[Mapping[Vocabulary, str]] = {
    Vocabulary.COMMON: "Words that everybody knows.",
    Vocabulary.FULL: "Every word of the lexicon, however rare.",
}
"""A description of each vocabulary."""

_SPOKEN_WITH_A_VOWEL: Final = frozenset({HostKind.HONEST, HostKind.EVIL})

WRONG_WORD_COSTS: Final = "A wrong word costs one guess."


def heading(config: HangmanConfig) -> str:
    """Return the title of a round in play, which does not betray the host.

    >>> heading(HangmanConfig(7, 8, HostKind.PERFECT))
    'Hangman · 7 letters'
    """
    return f"Hangman · {config.length} letters"


def answer(verdict: Verdict, state: HangmanRound) -> str:
    """Return the host's answer to a guess in a sentence or two.

    Args:
        verdict: on a letter or a word.
        state: the round after it.
    """
    text = sentence(verdict)
    if isinstance(verdict, Placed) and not verdict.places:
        text = f"There is no {verdict.letter.upper()}."
    if not is_hit(verdict):
        text += f" {wrong_guesses(state.left)} left."
    if state.config.show_left:
        words = len(state.candidates)
        text += f" {count(words, 'word')} fit{'s' if words == 1 else ''}."
    return text


def still_fit(words: int) -> str:
    """Return how many words fit what is shown.

    >>> still_fit(1), still_fit(1200)
    ('1 word still fits', '1,200 words still fit')
    """
    return f"{count(words, 'word')} still fit{'s' if words == 1 else ''}"


def praised(good: int, guesses: int, praise: str) -> str:
    """Return how many guesses were well made.

    Args:
        good: how many; 1 or more.
        guesses: all of them.
        praise: what the good ones were.

    >>> praised(1, 4, "perfect"), praised(3, 4, "good")
    ('1 of 4 guesses was perfect.', '3 of 4 guesses were good.')
    """
    return f"{good} of {count(guesses, 'guess')} {'was' if good == 1 else 'were'} {praise}."


def guesses_text(given: float) -> str:
    """Return a number of guesses, in hundredths where it is not whole.

    >>> guesses_text(1), guesses_text(1.6), guesses_text(0.25)
    ('1 guess', '1.6 guesses', '0.25 of a guess')
    """
    number = f"{given:,.2f}".rstrip("0").rstrip(".")
    return f"{number} of a guess" if given < 1 else f"{number} {plural(given, 'guess')}"


def a_host(host: HostKind) -> str:
    """Return a host with its article.

    >>> a_host(HostKind.EVIL), a_host(HostKind.POLITE)
    ('an evil host', 'a polite host')
    """
    article = "an" if host in _SPOKEN_WITH_A_VOWEL else "a"
    return f"{article} {HOSTS[host]} host"


def next_level_text(played: HangmanConfig, harder: HangmanSetup) -> str:
    """Return how the next level is played.

    >>> played = HangmanConfig(7, 8, HostKind.EVIL)
    >>> next_level_text(played, HangmanSetup(7, 8, HostKind.CUNNING))
    'Press H for a cunning host.'
    >>> next_level_text(played, HangmanSetup(7, 12, HostKind.PERFECT))
    'Press H for a perfect host, with 12 misses.'
    >>> next_level_text(played, HangmanSetup(7, 6, HostKind.EVIL))
    'Press H to try it with only 6 misses.'
    """
    misses = count(harder.guesses, "miss")
    if harder.host is played.host:
        return f"Press H to try it with only {misses}."
    with_others = f", with {misses}" if harder.guesses != played.guesses else ""
    return f"Press H for {a_host(harder.host)}{with_others}."


def closing(state: HangmanRound, harder: HangmanSetup | None = None) -> str:
    """Return the sentence of the end for the guesser, once the word is known or named.

    A host who never chose a word names one of those that fit.

    Args:
        state: the round, over.
        harder: the next level for who has won; None for none.
    """
    word = (state.word or "").upper()
    if state.winner is Winner.GUESSER:
        told = f"Saved! You found {word}."
        return f"{told} {next_level_text(state.config, harder)}" if harder else told
    chosen = state.config.host.commits or len(state.candidates) == 1
    told = "The word was" if chosen else "The host settles on"
    return f"{'You gave up' if state.given_up else 'Hanged'}. {told} {word}."
