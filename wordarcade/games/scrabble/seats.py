"""The seats at one keyboard, and whose rack is in view."""

from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.games.scrabble.record import persons_of


class Seats:
    """The players, and which person is at the keyboard.

    Args:
        config: says who the players are.

    Attributes:
        persons: the players who are not bots, in turn order.
        viewer: the person at the keyboard, whose rack is in sight; None between two persons, and
            where only bots play.
    """

    def __init__(self, config: ScrabbleConfig) -> None:
        self.persons: Final = persons_of(config)
        self.viewer = self.persons[0] if self.alone else None

    @property
    def alone(self) -> bool:
        """Whether there is one person, who can keep the keyboard."""
        return len(self.persons) == 1

    @property
    def shared(self) -> bool:
        """Whether there are several persons, who have secrets from each other."""
        return len(self.persons) > 1

    def sit_down(self, player: int) -> None:
        """Let a person take the keyboard."""
        self.viewer = player

    def stand_up(self) -> None:
        """Let nobody sit at the keyboard."""
        self.viewer = None
