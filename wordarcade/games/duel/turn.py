"""A game as the turn of a player in a duel."""

from typing import NamedTuple

from wordarcade.games.duel.terms import DuelTerms
from wordarcade.store.duels import DuelId, DuelPlace, Duels
from wordarcade.store.records import GameId


class DuelTurn(NamedTuple):
    """A turn of a duel: the round, and whose turn it is.

    Attributes:
        terms: of the duel.
        round: of the match, from 1.
        player: who plays, 0 or 1.
        duel_id: the duel; None before its first game was opened.
    """

    terms: DuelTerms
    round: int = 1
    player: int = 0
    duel_id: DuelId | None = None

    @property
    def name(self) -> str:
        """Who plays."""
        return self.terms.names[self.player]

    @property
    def other(self) -> str:
        """Who does not."""
        return self.terms.names[1 - self.player]

    @property
    def opens_round(self) -> bool:
        """Whether the other plays after this turn."""
        return self.player == starter(self.round)

    @property
    def place(self) -> str:
        """Which round it is, in a few words.

        >>> DuelTurn(DuelTerms(("Ann", "Ben"), 3), 2).place
        'round 2 of 3'
        """
        return f"round {self.round} of {self.terms.rounds}" if self.terms.rounds > 1 else ""

    def caption(self, *, done: bool = False) -> str:
        """Return what stands for the game until both have played; it tells no result.

        Args:
            done: whether it is finished.

        >>> turn = DuelTurn(DuelTerms(("Ann", "Ben"), 3), 2, 1)
        >>> turn.caption(), turn.caption(done=True)
        ('Ann and Ben, round 2 of 3, Ben to play', 'Ann and Ben, round 2 of 3, Ann to play')
        """
        following = (f"{self.other} to play",) if self.opens_round else ()
        to_play = following if done else (f"{self.name} to play",)
        return ", ".join(filter(None, (self.terms.both, self.place, *to_play)))

    @property
    def saved_place(self) -> DuelPlace:
        """Its place, as it is saved with its game."""
        return DuelPlace(self.terms.names, self.terms.rounds, self.round, self.player, self.duel_id)

    def opened(self, duels: Duels, game_id: GameId) -> "DuelTurn":
        """Return it with its duel, now that its game is saved.

        Raises:
            StoreError: the database was written by a newer version.
        """
        return self._replace(duel_id=duels.of_game(game_id))


def starter(round_: int) -> int:
    """Return who begins a round, 0 or 1: they take turns.

    >>> [starter(each) for each in (1, 2, 3)]
    [0, 1, 0]
    """
    return (round_ - 1) % 2
