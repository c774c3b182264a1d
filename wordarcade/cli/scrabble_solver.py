"""The generators of plays that `wordarcade solve scrabble` uses."""

from typing import Final

from wordarcade.cli.progress import progress_bar
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.position_plays import SolvedPosition, plays_in, solved
from wordarcade.services import Services


class ScrabbleSolver:
    """Finds the plays of positions on the standard board, with the standard tiles.

    Args:
        services: open the lexicons.
        lexicon: the one to use for all positions, or None for the one that each of them names, if
            the catalogue has it, and else for the usual one.
    """

    def __init__(self, services: Services, lexicon: str | None) -> None:
        equipment = services.equipment()
        self._layout: Final = equipment.layouts[STANDARD_LAYOUT]
        self._tile_set: Final = equipment.tile_sets[STANDARD_TILES]
        self._services: Final = services
        self._asked: Final = lexicon
        self._known: Final = {entry.name for entry in services.lexicons.catalogue()}
        self._generators: Final[dict[str, Generator]] = {}

    def plays(self, position: CgpPosition) -> PlayList:
        """Return the plays of the player to move, best equity first."""
        generator = self._generator(self.lexicon_of(position))
        with progress_bar("Solving") as report:
            return plays_in(position, generator, self._tile_set, report)

    def solved(self, position: CgpPosition) -> SolvedPosition:
        """Return how many plays a position has, the best score, and how long that took."""
        return solved(position, self._generator(self.lexicon_of(position)), self._tile_set)

    def lexicon_of(self, position: CgpPosition) -> str:
        """Return what opens the lexicon of a position."""
        if self._asked is not None:
            return self._asked
        named = position.lexicon.lower()
        return named if named in self._known else self._services.settings.lexicon

    def _generator(self, lexicon: str) -> Generator:
        if lexicon not in self._generators:
            opened = self._services.lexicons.open(lexicon)
            with progress_bar(f"Preparing {opened.name}") as report:
                gaddag = self._services.lexicons.gaddag(opened, report)
            self._generators[lexicon] = Generator(
                gaddag, self._layout, self._tile_set, leaves_for(opened)
            )
        return self._generators[lexicon]
