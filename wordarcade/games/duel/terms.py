"""The terms of a duel: who plays, and how many rounds."""

from typing import Final, NamedTuple

from wordarcade.engine.scrabble.seats import LONGEST_NAME
from wordarcade.support.errors import ArcadeError
from wordarcade.support.wording import printable

ROUNDS: Final = (1, 3, 5)
"""How many rounds a match may have."""

_PLAYERS: Final = 2


class DuelTermsError(ArcadeError, ValueError):
    """Two people cannot play by these names; the message is one sentence."""


class DuelTerms(NamedTuple):
    """The terms of a duel: the players, and how many rounds.

    Attributes:
        names: of the two players, different from each other.
        rounds: one of `ROUNDS`; whoever wins most of them wins the match.
    """

    names: tuple[str, str]
    rounds: int = 1

    @classmethod
    def of(cls, first: str, second: str, rounds: int = 1) -> "DuelTerms":
        """Return the terms for names as they were typed.

        Raises:
            DuelTermsError: a name is missing or too long, or both are the same.
        """
        names = printable(first.strip()), printable(second.strip())
        for name in names:
            if not name:
                raise DuelTermsError("Type both names.")
            if len(name) > LONGEST_NAME:
                raise DuelTermsError(f"A name has at most {LONGEST_NAME} characters.")
        if names[0].casefold() == names[1].casefold():
            raise DuelTermsError(f"You can't both be {names[0]}. Give one of you another name.")
        return cls(names, rounds)

    @classmethod
    def parse(cls, text: str) -> "DuelTerms":
        """Return the terms for two names separated by a comma.

        Raises:
            DuelTermsError: there are not two names, or they cannot be used.

        >>> DuelTerms.parse("Ann, Ben").names
        ('Ann', 'Ben')
        """
        names = text.split(",")
        if len(names) != _PLAYERS:
            raise DuelTermsError(f"'{text}' is not two names. Type them as Ann,Ben.")
        return cls.of(names[0], names[1])

    @property
    def both(self) -> str:
        """Both names."""
        return " and ".join(self.names)
