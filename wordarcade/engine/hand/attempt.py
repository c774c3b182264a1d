"""An attempt at a hand: the first, or the replay."""

from dataclasses import dataclass, replace

from wordarcade.engine.hand.verdict import Play


@dataclass(frozen=True, slots=True)
class Attempt:
    """A hand and the words entered for it.

    Attributes:
        number: which hand of the game it is, 0-based.
        hand: its letters when play began, after any substitution.
        plays: the words entered, in order.
        ended: whether the hand is over: its letters used up, or ended by the player.
    """

    number: int
    hand: str
    plays: tuple[Play, ...] = ()
    ended: bool = False

    @property
    def left(self) -> str:
        """The letters still in the hand."""
        return self.plays[-1].left if self.plays else self.hand

    @property
    def score(self) -> int:
        """The points of all words."""
        return sum(play.points for play in self.plays)

    def after(self, play: Play) -> "Attempt":
        """Return the attempt after `play`, which ends it if no letter is left."""
        return replace(self, plays=(*self.plays, play), ended=not play.left)
