"""The wordings of hangman's choices."""

from collections.abc import Mapping
from typing import Final

from wordarcade.engine.hangman.choices import HostKind, Vocabulary

HOSTS: Final[Mapping[HostKind, str]] = {
    HostKind.HONEST: "honest",
    HostKind.POLITE: "polite",
    HostKind.EVIL: "evil",
    HostKind.CUNNING: "cunning",
    HostKind.PERFECT: "perfect",
    HostKind.PERSON: "yourself",
}
"""The hosts as one chooses them, from the mildest on."""

ABOUT_HOSTS: Final[Mapping[HostKind, str]] = {
    HostKind.HONEST: "Honest: chooses a word and keeps to it.",
    HostKind.POLITE: "Polite: once it has won, it shows what it can.",
    HostKind.EVIL: "Evil: keeps as many words as it can.",
    HostKind.CUNNING: "Cunning: looks ahead to make you miss.",
    HostKind.PERFECT: "Perfect: never loses a round it can win.",
    HostKind.PERSON: "You think of a word, and the computer guesses.",
}
"""A description of each host."""

VOCABULARIES: Final[Mapping[Vocabulary, str]] = {
    Vocabulary.COMMON: "common words",
    Vocabulary.FULL: "all words",
}
"""The vocabularies as one chooses them."""
