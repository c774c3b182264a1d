"""The configuration of a hangman round."""

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from wordarcade.engine.hangman.choices import (
    FEWEST_LETTERS,
    MOST_GUESSES,
    MOST_LETTERS,
    HostKind,
    Vocabulary,
)
from wordarcade.engine.json_fields import Fields


@dataclass(frozen=True, slots=True)
class HangmanConfig:
    """The rules of a round, and the word of a host who has chosen one.

    An honest host's word is stored here, not drawn again from a seed, so that a saved round keeps
    it whatever a later version would draw.

    Attributes:
        length: letters of the word, `FEWEST_LETTERS` to `MOST_LETTERS`.
        guesses: the number of wrong guesses that loses, 1 to `MOST_GUESSES`.
        host: the kind of host.
        vocabulary: which words of the lexicon count.
        show_left: whether the guesser sees the number of candidates.
        secret: the word of an honest host, in lowercase; None for every other host.
        free: whether the secret may be in no list, since a person has hidden it; any word can
            be guessed then.
        told: whether the guesser is told if a free secret is in the lexicon.
    """

    length: int
    guesses: int
    host: HostKind = HostKind.EVIL
    vocabulary: Vocabulary = Vocabulary.FULL
    show_left: bool = False
    secret: str | None = None
    free: bool = False
    told: bool = False

    def __post_init__(self) -> None:
        """Check the ranges.

        Raises:
            ValueError: a number is out of range, an honest host lacks a secret, another host has
                one, or its length differs.
        """
        if not FEWEST_LETTERS <= self.length <= MOST_LETTERS:
            raise ValueError(
                f"A hangman word has {FEWEST_LETTERS} to {MOST_LETTERS} letters, not {self.length}."
            )
        if not 1 <= self.guesses <= MOST_GUESSES:
            raise ValueError(
                f"A round allows 1 to {MOST_GUESSES:,} wrong guesses, not {self.guesses}."
            )
        if (self.host is HostKind.HONEST) != (self.secret is not None):
            raise ValueError("An honest host has chosen a word, and no other host has.")
        if self.free and self.secret is None:
            raise ValueError("Only a word that is hidden can be in no list.")
        if self.secret is not None and len(self.secret) != self.length:
            raise ValueError(f"The word '{self.secret}' does not have {self.length} letters.")
        if self.secret and not set(self.secret) <= set(ascii_lowercase):
            raise ValueError(f"The word '{self.secret}' may have only the letters a to z.")

    def to_json(self) -> dict[str, Any]:
        """Return the configuration as a JSON object."""
        return {
            "length": self.length,
            "guesses": self.guesses,
            "host": self.host.value,
            "vocabulary": self.vocabulary.value,
            "show_left": self.show_left,
            "secret": self.secret,
            **({"free": True, "told": self.told} if self.free else {}),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "HangmanConfig":
        """Return the configuration that `to_json` wrote.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: a field is out of range.
        """
        fields = Fields(data)
        return cls(
            fields.integer("length"),
            fields.integer("guesses"),
            HostKind(fields.text("host")),
            Vocabulary(fields.text("vocabulary")),
            fields.flag("show_left"),
            fields.text("secret") if fields.has("secret") else None,
            free=fields.has("free") and fields.flag("free"),
            told=fields.has("told") and fields.flag("told"),
        )
