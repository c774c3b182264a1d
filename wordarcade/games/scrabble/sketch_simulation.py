"""Simulation of the best plays of an edited position."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from wordarcade.engine.scrabble.dealing import found
from wordarcade.engine.scrabble.distribution import RACK_SIZE, LetterDistribution
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES, ScrabbleSetup
from wordarcade.engine.scrabble.tiles import rack_tiles
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.players.scrabble.adviser import move_of
from wordarcade.players.scrabble.candidates import RatedMove, best_moves, plays_in
from wordarcade.players.scrabble.generator import Generator, best_play_finder
from wordarcade.players.scrabble.inference import Inference
from wordarcade.players.scrabble.kept_tiles import less_held
from wordarcade.players.scrabble.last_play import Basis, LastPlay
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.play import Play
from wordarcade.players.scrabble.simulation import SimulatedMove, Simulator
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.players.scrabble.turn_draws import kept_by, text_of
from wordarcade.players.scrabble.view import View
from wordarcade.players.scrabble.win_probability import win_table
from wordarcade.services import Services
from wordarcade.support.progress import Report

__all__ = [
    "Basis",
    "Budget",
    "LastPlay",
    "SketchSimulation",
    "Watch",
    "can_be_simulated",
    "counts_kept_tiles",
    "last_play_in",
]

_CANDIDATES: Final = 24
"""Plays that are simulated: what comes behind them hardly ever turns out best, and the worse ones
among them drop out before long."""

_FEWEST: Final = 200
"""Iterations of a play before it may drop out, and another be called surely best."""

_KEPT: Final = 5
"""Plays that are never dropped: their figures come from the same draws, and F5 can go on with them
once one is surely best."""

Watch = Callable[[tuple[BestTurn, ...]], None]
"""Shown the turns now and then, best first."""


def can_be_simulated(setup: ScrabbleSetup) -> bool:
    """Return whether the chances to win are known: on the standard board, with its tiles."""
    return (setup.layout, setup.tiles) == (STANDARD_LAYOUT, STANDARD_TILES)


def counts_kept_tiles(sketch: Sketch, distribution: LetterDistribution) -> bool:
    """Return whether chances by simulation count what the opponent kept: not near the end.

    Where a move may empty the bag, the game is played to its end.
    """
    return sketch.bag(distribution) > RACK_SIZE


def last_play_in(
    sketch: Sketch, setup: ScrabbleSetup, distribution: LetterDistribution
) -> LastPlay | None:
    """Return the opponent's last play, if a simulation can infer its rack from that."""
    if not can_be_simulated(setup):
        return None
    return LastPlay.of_cgp(sketch.cgp, View.of_cgp(sketch.cgp, distribution))


class SketchSimulation:
    """Plays on from the best turns of a position again and again; for a thread.

    The equity of a turn is then the mean gain of the next moves, and its chance to win the mean
    one. Nothing else decides their order: the player sees all that it rests on.

    Args:
        services: the collaborators.
        setup: the words; the board and the tiles are the standard ones.
        sketch: the position; its tiles are those of the game, and its first rack is not empty.
        own: a play that is simulated as well, as `read_play` has it.
        held: the tiles that the opponent kept, as chances to win count them, unless its rack is
            inferred.
        answers: the opponent's last play, from which its rack is inferred; None if it may hold any
            unseen tiles.
        report: told that it goes on while a lexicon is prepared; what it raises stops the work.

    Attributes:
        basis: what was inferred of the opponent's rack; None if nothing was to be.

    Raises:
        EquipmentError: the board or the tiles cannot be had.
        LexiconError: the lexicon cannot be had.
    """

    def __init__(
        self,
        services: Services,
        setup: ScrabbleSetup,
        sketch: Sketch,
        *,
        own: Place | None = None,
        held: str = "",
        answers: LastPlay | None = None,
        report: Report,
    ) -> None:
        layout, distribution = found(setup, services.equipment())
        lexicon = services.lexicons.open(setup.lexicon)
        gaddag = services.lexicons.gaddag(lexicon, lambda _: report(0))
        leaves = leaves_for(lexicon, services.locations.trained_leaves)
        equipped = gaddag, layout, distribution, leaves
        generator = Generator(*equipped)
        view = View.of_cgp(sketch.cgp, distribution)
        plays = plays_in(view, generator, distribution)
        candidates = best_moves(_CANDIDATES, plays, view, leaves, distribution)
        number = None if own is None else plays.number_of(own)
        highest = plays.highest
        best = len(candidates)
        for more in (highest, None if number is None else plays[number]):
            if more is not None and all(_is_not(more.place, move) for move in candidates):
                candidates.append(more)
        kept: tuple[str, ...] = ()
        self.basis: Basis | None = None
        if answers is not None:
            inference = Inference(*equipped)
            kept, self.basis = inference.infer(answers, view.unseen, report=lambda _: report(0))
        chances = win_table()
        simulator = Simulator(partial(best_play_finder, *equipped), chances)
        self._simulation: Final = simulator.begin(
            view, candidates, trust=0, fewest=_FEWEST, keeps=_KEPT, kept=kept
        )
        self._view: Final = view
        # What was inferred of the opponent's tiles is in the chances already.
        self._less_held: Final = partial(
            less_held, view=view, held="" if kept else held, chances=chances, leaves=leaves
        )
        self._highest: Final = _outscoring(highest, candidates[0])
        self._own = own
        self._places: Final = {move.place for move in candidates if isinstance(move, Play)}
        self._apart: Final = candidates[best:]

    def takes(self, own: Place | None) -> bool:
        """Take a play as the player's own if it is simulated already; whether it is, or is None."""
        if own is not None and own not in self._places:
            return False
        self._own = own
        return True

    def run(self, budget: Budget, report: Report, watch: Watch) -> None:
        """Play out more, besides all that has been played out before.

        Args:
            budget: how much more.
            report: told the share of the budget that is used; what it raises stops the work.
            watch: shown the turns after each round, and at the end.
        """

        def show(simulated: Sequence[SimulatedMove]) -> None:
            watch(tuple(self._turn(move) for move in simulated))

        show(self._simulation.run(budget, report, show))

    def _turn(self, simulated: SimulatedMove) -> BestTurn:
        move = move_of(simulated.move)
        gone = "" if isinstance(move, Pass) else rack_tiles(move.tiles)
        return BestTurn(
            text=text_of(move, self._view),
            score=simulated.move.score if isinstance(simulated.move, Play) else None,
            leave=kept_by(self._view.rack, move),
            equity=simulated.mean_equity,
            win=self._less_held(simulated.win_chance),
            laid=move.laid if isinstance(move, Place) else (),
            gone=gone,
            made=not _is_not(self._own, simulated.move),
            highest=not _is_not(self._highest, simulated.move),
            apart=simulated.move in self._apart,
            error=simulated.standard_error,
            iterations=simulated.iterations,
            live=simulated.live,
            behind=simulated.behind,
            behind_error=simulated.behind_error,
        )


def _outscoring(highest: Play | None, best: RatedMove) -> Place | None:
    """Return the play that scores most, if it scores more than the best move."""
    if highest is None or (isinstance(best, Play) and best.score >= highest.score):
        return None
    return highest.place


def _is_not(place: Place | None, move: RatedMove) -> bool:
    return not isinstance(move, Play) or move.place != place
