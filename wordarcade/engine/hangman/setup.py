"""The set-up of a hangman round."""

from dataclasses import dataclass

from wordarcade.engine.hangman.choices import (
    DEFAULT_GUESSES,
    DEFAULT_LENGTH,
    HostKind,
    Vocabulary,
)


@dataclass(frozen=True, slots=True)
class HangmanSetup:
    """The choices of the set-up screen, the command line or a prompt.

    By default a new player meets an honest host, words that everybody knows, and more wrong
    guesses than any host could force.

    Attributes:
        length: letters of the word; some word must have this length.
        guesses: the number of wrong guesses that loses, 1 to `MOST_GUESSES`.
        host: the kind of host.
        vocabulary: which words of the lexicon count.
        show_left: whether the guesser sees the number of candidates.
        lexicon: the name or path of the word list.
        seed: of the word that is chosen, or named at the end, or None for a fresh one.
    """

    length: int = DEFAULT_LENGTH
    guesses: int = DEFAULT_GUESSES
    host: HostKind = HostKind.HONEST
    vocabulary: Vocabulary = Vocabulary.COMMON
    show_left: bool = False
    lexicon: str = "arcade"
    seed: int | None = None
