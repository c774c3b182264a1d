"""The best plays of an edited position, by equity and by simulation."""

from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.games.scrabble.position_editor import Sketch
from wordarcade.games.scrabble.sketch_plays import analyse_sketch, read_play
from wordarcade.games.scrabble.sketch_simulation import SketchSimulation
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody

_POSITION = (
    "15/15/15/15/10K4/9FUROR1/8T1G4/7RACED3/8X1L4/8O6/5BEEN6/2BEVOR8/15/15/15 EEIIQUW/ 67/50 0"
)
"""QI scores most, but keeps the worse tiles: many plays are better."""


def test_the_play_that_scores_most_is_listed_and_simulated(services: Services) -> None:
    """It is marked in both lists, which say how far from the best it is."""
    setup, sketch = ScrabbleSetup(lexicon="arcade"), Sketch.of_cgp(_POSITION)
    simulated: list[tuple[BestTurn, ...]] = []
    simulation = SketchSimulation(services, setup, sketch, report=to_nobody)
    simulation.run(Budget(iterations=60), to_nobody, simulated.append)
    for turns in (analyse_sketch(services, setup, sketch, to_nobody), simulated[-1]):
        (highest,) = (turn for turn in turns if turn.highest)
        assert (highest.text, highest.score) == ("13B QI", 30)
        assert max(turn.score or 0 for turn in turns) == 30
        assert turns[0] != highest


def test_a_poor_play_of_ones_own_stands_behind_others_that_are_not_simulated(
    services: Services,
) -> None:
    """One that is simulated anyhow does not."""
    setup, sketch = ScrabbleSetup(lexicon="arcade"), Sketch.of_cgp(_POSITION)
    listed = [turn for turn in analyse_sketch(services, setup, sketch, to_nobody) if turn.laid]
    for typed, apart in ((listed[1].text, False), (listed[-1].text, True)):
        own = read_play(services, setup, sketch, typed)
        simulated: list[tuple[BestTurn, ...]] = []
        simulation = SketchSimulation(services, setup, sketch, own=own, report=to_nobody)
        simulation.run(Budget(iterations=60), to_nobody, simulated.append)
        (made,) = (turn for turn in simulated[-1] if turn.made)
        assert made.apart == apart


def test_what_the_opponent_kept_counts_in_both_lists(services: Services) -> None:
    """Each chance to win falls by it, and the plays stay in their order."""
    setup, sketch = ScrabbleSetup(lexicon="arcade"), Sketch.of_cgp(_POSITION)

    def lists(held: str) -> tuple[tuple[BestTurn, ...], tuple[BestTurn, ...]]:
        simulated: list[tuple[BestTurn, ...]] = []
        simulation = SketchSimulation(services, setup, sketch, held=held, report=to_nobody)
        simulation.run(Budget(iterations=60), to_nobody, simulated.append)
        return analyse_sketch(services, setup, sketch, to_nobody, held=held), simulated[-1]

    for known, unknown in zip(lists("S?"), lists(""), strict=True):
        assert [turn.text for turn in known] == [turn.text for turn in unknown]
        for one, other in zip(known, unknown, strict=True):
            assert one.win is not None
            assert other.win is not None
            assert 0 < one.win < other.win
