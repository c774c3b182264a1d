"""Playing on from a position of a game that was played before."""

from dataclasses import dataclass, replace

from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.distribution import LetterDistribution
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.seats import Seat
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.start import Start
from wordarcade.games.scrabble.bots import seated, shipped_skills, stand_ins_text, strength
from wordarcade.games.scrabble.play import setup_of

__all__ = ["PlayingOn", "Start", "level_texts", "playing_on", "start_of", "valid_start"]


@dataclass(frozen=True, slots=True)
class PlayingOn:
    """The setup shared by all games played on from one game.

    Attributes:
        setup: the words, board and tiles, and the persons who played.
    """

    setup: ScrabbleSetup

    @property
    def level(self) -> str:
        """The level that one is likely to want: of the first bot of the game, else the usual."""
        players = (*self.setup.players, *ScrabbleSetup().players)
        return next(player.level for player in players if player.level is not None)

    @property
    def for_editing(self) -> ScrabbleSetup:
        """The choices for the editor of positions: you are to move, against a bot of the level."""
        return replace(self.setup, players=seated([Seat("You"), Seat("", self.level)]))

    def against(self, start: Start, level: str) -> ScrabbleSetup:
        """Return the choices for a game of whoever is to move against bots.

        Whether words are checked as they are laid is as in the last game. Its clock and its
        challenges were not chosen for this, and who tries things out may undo and is told by the
        coach what was best.

        Args:
            start: the position, whose racks may not be known in full.
            level: of all bots.
        """
        mover = Seat(self.name_of(start.to_move))
        seats = [
            mover if player == start.to_move else Seat("", level)
            for player in range(len(start.scores))
        ]
        return replace(
            self.setup,
            players=seated(seats),
            start=start,
            clock_ms=None,
            challenge=ChallengeRule.VOID,
            friendly=True,
            teacher=True,
        )

    def name_of(self, player: int) -> str:
        """Return what the person in the place of a player is called."""
        players = self.setup.players
        if player < len(players) and players[player].level is None:
            return players[player].name
        return "You"


def playing_on(game: ScrabbleGame) -> PlayingOn:
    """Return what games have in common that are played on from this one."""
    return PlayingOn(setup_of(game.config, game.lexicon.name))


def start_of(game: ScrabbleGame) -> Start | None:
    """Return the start of a game that is played on from this one; None once somebody resigned."""
    position = game.position
    if len(game.active) < len(game.config.players):
        return None
    racks = tuple(rack.tiles for rack in position.racks)
    start = Start(position.board, racks, position.scores, position.to_move, position.scoreless)
    return valid_start(start, game.config.distribution)


def valid_start(start: Start, distribution: LetterDistribution) -> Start | None:
    """Return a start if a game can begin with it once its racks are full, else None."""
    try:
        start.completed(distribution, 0).check(len(start.racks), distribution)
    except ValueError:
        return None
    return start


def level_texts(players: int) -> tuple[tuple[str, str], ...]:
    """Return what people read of each level, and its name.

    Args:
        players: how many play; levels that do not play games of so many are left out.

    Raises:
        FileError: the file of levels cannot be used.
    """
    skills = shipped_skills()
    return tuple(
        (
            f"{skill.title:<9}{skill.average} points  {strength(level, skills) or skill.about}",
            level,
        )
        for level, skill in skills.items()
        if not stand_ins_text([level], players)
    )
