"""The generators of plays that `wordarcade solve scrabble` uses."""

from collections.abc import Collection
from functools import partial
from typing import Final

import click

from wordarcade import kernels
from wordarcade.cli.progress import progress_bar
from wordarcade.engine.scrabble.notation.cgp import CgpPosition
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.candidates import best_moves, plays_in
from wordarcade.players.scrabble.endgame import EndgameSolver, EndgameValue
from wordarcade.players.scrabble.generator import Generator, best_play_finder
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.last_play import Basis, LastPlay
from wordarcade.players.scrabble.last_tiles import LastTilesError, endgame_of, pre_endgame_of
from wordarcade.players.scrabble.leaves import Leaves, leaves_for
from wordarcade.players.scrabble.play_list import PlayList
from wordarcade.players.scrabble.pre_endgame import Candidate, PreEndgameSolver
from wordarcade.players.scrabble.simulation import SimulatedMove, Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.services import Services
from wordarcade.support.wording import printable


class ScrabbleSolver:
    """Finds the plays of positions on the standard board, with the standard tiles.

    Args:
        services: open the lexicons.
        lexicon: the one to use for all positions, whatever they name; None for the one that each
            of them names, or the usual one where it names none.
    """

    def __init__(self, services: Services, lexicon: str | None) -> None:
        equipment = services.equipment()
        self._layout: Final = equipment.layouts[STANDARD_LAYOUT]
        self._distribution: Final = equipment.distributions[STANDARD_TILES]
        self._services: Final = services
        self._asked: Final = lexicon
        self._known: Final = {
            entry.name.casefold(): entry.name for entry in services.lexicons.catalogue()
        }
        self._opened: Final[dict[str, Lexicon]] = {}
        self._generators: Final[dict[str, Generator]] = {}

    def check(self, positions: Collection[CgpPosition]) -> None:
        """See to it that there is a lexicon for each position, before the first is solved.

        A note on standard error names each lexicon that is named, but was not asked for.

        Raises:
            LexiconError: the lexicon cannot be had.
            click.UsageError: a position names one that is not in the catalogue.
        """
        for position in positions:
            self.lexicon_of(position)
        if self._asked is None:
            return
        asked = self.open(self._asked).name
        for name in dict.fromkeys(position.lexicon for position in positions):
            if name and name.casefold() != asked.casefold():
                click.echo(printable(f"The CGP names {name}; you asked for {asked}."), err=True)

    def view(self, position: CgpPosition) -> View:
        """Return what the player to move sees."""
        return View.of_cgp(position, self._distribution)

    def plays(self, position: CgpPosition) -> PlayList:
        """Return the plays of the player to move, best equity first."""
        generator = self._generator(self.lexicon_of(position))
        with progress_bar("Solving") as report:
            return plays_in(self.view(position), generator, self._distribution, report)

    def simulated(
        self,
        position: CgpPosition,
        plays: PlayList,
        most: int,
        budget: Budget,
        answers: LastPlay | None = None,
    ) -> tuple[list[SimulatedMove], Basis | None]:
        """Return the best moves of the player to move by simulation, best first.

        With them comes what was inferred of the opponent's rack, or None.

        Args:
            position: one of two players.
            plays: all plays.
            most: how many of the best plays, exchanges and the pass to compare.
            budget: how long to simulate.
            answers: the opponent's last play, from which its rack is inferred; None if it may
                hold any unseen tiles.
        """
        lexicon, view = self.lexicon_of(position), self.view(position)
        leaves = self._leaves(lexicon)
        equipped = self._gaddag(lexicon), self._layout, self._distribution, leaves
        simulator = Simulator(partial(best_play_finder, *equipped), win_table())
        moves = best_moves(most, plays, view, leaves, self._distribution)
        with progress_bar("Simulating") as report:
            if answers is None:
                return simulator.simulate(view, moves, budget, report=report), None
            kept, basis = Inference(*equipped).infer(
                answers, view.unseen, report=lambda _: report(0)
            )
            return simulator.simulate(view, moves, budget, report=report, kept=kept), basis

    def endgame(self, position: CgpPosition, seconds: float) -> EndgameValue:
        """Return the value and the best line of an endgame, or what is known after some seconds.

        Raises:
            click.UsageError: the position is not an endgame.
        """
        try:
            endgame = endgame_of(position, self._distribution)
        except LastTilesError as error:
            raise click.UsageError(str(error)) from error
        solver = self._endgame_solver(self.lexicon_of(position))
        with progress_bar("Solving") as report:
            return solver.solve(endgame, report, seconds=seconds)

    def candidates(self, position: CgpPosition, seconds: float) -> list[Candidate]:
        """Return the moves of a pre-endgame, the best first.

        Raises:
            click.UsageError: the position is not a pre-endgame.
        """
        try:
            pre_endgame = pre_endgame_of(position, self._distribution)
        except LastTilesError as error:
            raise click.UsageError(str(error)) from error
        lexicon = self.lexicon_of(position)
        solver = PreEndgameSolver(
            self._generator(lexicon), self._endgame_solver(lexicon), self._distribution
        )
        with progress_bar("Solving") as report:
            return solver.solve(pre_endgame, report, seconds=seconds)

    def lexicon_of(self, position: CgpPosition) -> str:
        """Return what opens the lexicon of a position.

        Raises:
            click.UsageError: the position names one that is not in the catalogue.
        """
        if self._asked is not None:
            return self._asked
        named = position.lexicon
        if named and named.casefold() not in self._known:
            raise click.UsageError(
                f"The CGP names the lexicon {named}, which you don't have: import it with "
                f"'wordarcade lexicon import PATH --name {named.lower()}', or give --lexicon."
            )
        return self._known[named.casefold()] if named else self._services.settings.current.lexicon

    def open(self, lexicon: str) -> Lexicon:
        """Return the lexicon that `lexicon_of` gave.

        Raises:
            LexiconError: it cannot be had.
        """
        if lexicon not in self._opened:
            self._opened[lexicon] = self._services.lexicons.open(lexicon)
        return self._opened[lexicon]

    def lexicon_to_open(self, lexicon: str) -> LexiconToOpen:
        """Return what workers open for a lexicon that `lexicon_of` gave; prepared."""
        self._gaddag(lexicon)
        return LexiconToOpen.of(self.open(lexicon), self._services.locations.trained_leaves)

    def _generator(self, lexicon: str) -> Generator:
        if lexicon not in self._generators:
            self._generators[lexicon] = Generator(
                self._gaddag(lexicon), self._layout, self._distribution, self._leaves(lexicon)
            )
        return self._generators[lexicon]

    def _leaves(self, lexicon: str) -> Leaves:
        return leaves_for(self.open(lexicon), self._services.locations.trained_leaves)

    def _endgame_solver(self, lexicon: str) -> EndgameSolver:
        gaddag, threads = self._gaddag(lexicon), kernels.threads()
        return EndgameSolver(gaddag, self._layout, self._distribution, threads=threads)

    def _gaddag(self, lexicon: str) -> Gaddag:
        opened = self.open(lexicon)
        with progress_bar(f"Preparing {opened.name}") as report:
            return self._services.lexicons.gaddag(opened, report)
