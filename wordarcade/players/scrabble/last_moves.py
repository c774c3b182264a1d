"""The last moves of a game of two, which are solved rather than simulated."""

from typing import Final

from wordarcade.engine.scrabble.config import ScrabbleConfig
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.players.scrabble.endgame import (
    THOROUGH,
    THOROUGH_ENTRIES,
    EndgameSolver,
    EndgameValue,
)
from wordarcade.players.scrabble.last_tiles import Endgame
from wordarcade.support.progress import Report, to_nobody

_POSITIONS: Final = 20_000
"""How many positions are searched for a move. Nine of ten endgames are solved by then; compiled,
it takes some hundredths of a second as a rule, and a third of a second at most."""

_PLAYERS: Final = 2

_ENTRIES: Final = 1 << 16
"""How many positions are remembered then: more than are searched."""


class LastMoves:
    """Chooses moves once the bag is empty, when the tiles left must be those of the opponent.

    Args:
        gaddag: of the lexicon.
        config: the board layout and the letter distribution of the games.
    """

    def __init__(self, gaddag: Gaddag, config: ScrabbleConfig) -> None:
        self._gaddag: Final = gaddag
        self._config: Final = config

    @staticmethod
    def can_choose(game: ScrabbleGame) -> bool:
        """Return whether both of two players can know all tiles, and it is time for a turn."""
        racks = game.position.racks
        return len(racks) == _PLAYERS and not len(game.position.bag) and all(map(len, racks))

    def choose(
        self, game: ScrabbleGame, report: Report = to_nobody, *, seconds: float | None = None
    ) -> Place | Pass:
        """Return the first move of the best line that is found.

        Without a limit in seconds it is always the same, whatever was solved before.

        Args:
            game: one of two players, with an empty bag, in which it is time for a turn.
            report: called now and then with the share that is done, from 0 to 1; an exception it
                raises stops the search.
            seconds: how long to search at most; None for as long as it takes.
        """
        return self._solved(game, report, _POSITIONS, _ENTRIES, seconds).line[0]

    def best(self, game: ScrabbleGame, report: Report = to_nobody) -> EndgameValue | None:
        """Return the best line with its value; None if that takes too long to find.

        It is as thorough as the analysis of turns: who follows it has lost nothing there.

        Args:
            game: as for `choose`.
            report: as for `choose`.
        """
        value = self._solved(game, report, THOROUGH, THOROUGH_ENTRIES)
        return value if value.exact else None

    def _solved(
        self,
        game: ScrabbleGame,
        report: Report,
        positions: int,
        entries: int,
        seconds: float | None = None,
    ) -> EndgameValue:
        config, position = self._config, game.position
        racks = position.rack.tiles, position.racks[1 - game.to_move].tiles
        # A new solver each time: what one has kept of other endgames could tell on this.
        solver = EndgameSolver(self._gaddag, config.layout, config.distribution, entries)
        endgame = Endgame(game.board, racks, position.scoreless)
        return solver.solve(endgame, report, seconds=seconds, positions=positions)
