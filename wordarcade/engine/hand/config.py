"""The configuration of a hand game."""

from collections.abc import Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from wordarcade.engine.hand.hand_text import parse_hand
from wordarcade.engine.json_fields import Fields


@dataclass(frozen=True, slots=True)
class HandConfig:
    """The hands of a game, and the order in which a substitution draws letters.

    All of it is fixed at the start, so that a saved game never changes, and resuming it cannot
    redraw.

    Attributes:
        hands: the hands as dealt, 1 or more, each of 1 to `LARGEST_HAND` letters with one
            wildcard at most.
        drawn: the alphabet in the order in which a substitution draws from it; empty
            for a single hand, which has neither substitution nor replay.
        opponent: the name of the opponent, who plays the same hands, or empty.
        own: whether the player has chosen the letters.
    """

    hands: tuple[str, ...]
    drawn: str = ""
    opponent: str = ""
    own: bool = False

    def __post_init__(self) -> None:
        """Check the letters.

        Raises:
            ValueError: the list of hands is empty, a hand is not valid, several hands have
                nothing to draw from, or `drawn` does not have each letter once.
        """
        if not self.hands:
            raise ValueError("A game has one hand or more.")
        for hand in self.hands:
            if parse_hand(hand) != hand:
                raise ValueError(f"The hand '{hand}' must be written in lowercase without spaces.")
        if self.single and len(self.hands) > 1:
            raise ValueError("A game of several hands has letters to draw from.")
        if not self.single and sorted(self.drawn) != list(ascii_lowercase):
            raise ValueError("The letters to draw from are the alphabet in some order.")

    @property
    def single(self) -> bool:
        """Whether it is a single hand, with neither substitution nor replay."""
        return not self.drawn

    def to_json(self) -> dict[str, Any]:
        """Return the configuration as a JSON object."""
        return {
            "hands": list(self.hands),
            "drawn": self.drawn,
            "opponent": self.opponent,
            "own": self.own,
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> "HandConfig":
        """Return the configuration that `to_json` wrote.

        Raises:
            FieldError: a field is missing, or of another kind.
            ValueError: a field is out of range.
        """
        fields = Fields(data)
        return cls(
            fields.texts("hands"),
            fields.text("drawn"),
            fields.text("opponent"),
            # Earlier versions did not save it.
            own=fields.flag("own") if fields.has("own") else False,
        )
