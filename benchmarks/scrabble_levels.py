"""The levels of bots: points against their own level, and wins against the next.

    python -m benchmarks.scrabble_levels [--games N] [--seed N] [LEVEL ...]

Prints the lines of the table in docs/scrabble-bots.md. With 2,000 games a share of 15 per cent has
a margin of ± 1.6. The levels up to club take about half an hour of one processor. The champion
simulates with a fixed number of iterations, some seconds a game: give its matches, which are those
of the last two levels, fewer games.
"""

import argparse
from math import sqrt
from statistics import fmean, stdev

from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.players.bulk.crews import crew_of
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.match import Match, MatchResult, play_match
from wordarcade.players.scrabble.opponents import Opponents, Pace
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support import resources

ITERATIONS = 3_000
"""For a move of a bot that simulates."""

WIDTH = 1.96
"""Standard errors from the middle of a 95 per cent interval to its ends."""


def opened() -> Opponents:
    """Return the bots of the usual list."""
    lexicons = lexicons_of(Locations.of_user())
    pace = Pace(Budget(iterations=ITERATIONS), threads=1)
    return Opponents.open(lexicons, lexicons.open("arcade"), pace=pace)


def played(first: str, second: str, games: int, seed: int) -> MatchResult:
    """Return a match of two levels."""
    equipment = load_equipment(resources.folder("assets") / "scrabble")
    match = Match(
        players=(Player("first", first), Player("second", second)),
        games=games,
        seed=seed,
        layout=equipment.layouts[STANDARD_LAYOUT],
        distribution=equipment.distributions[STANDARD_TILES],
    )
    with crew_of(None) as crew:
        return play_match(match, opened, crew)


def row(level: str, above: str | None, games: int, seed: int) -> str:
    """Return the line of a level.

    Args:
        level: the level.
        above: the next one; None for the highest.
        games: of each match.
        seed: of each match.
    """
    own = [fmean(scores) for scores in played(level, level, games, seed).scores]
    points = f"{fmean(own):.0f} ± {WIDTH * stdev(own) / sqrt(games):.0f}"
    cells = [level, str(shipped_skills()[level].vocabulary), points, "", ""]
    if above is not None:
        result = played(level, above, games, seed)
        share = (result.wins[0] + result.draws / 2) / games
        margin = WIDTH * sqrt(share * (1 - share) / games)
        cells[3] = f"{100 * share:.1f}% ± {100 * margin:.1f}"
        cells[4] = " : ".join(f"{mean:.0f}" for mean in result.mean_scores)
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Print a line for each level."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help="all by default")
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    opened()  # builds what all processes then map
    names = list(shipped_skills())
    for level, above in zip(names, (*names[1:], None), strict=True):
        if not options.levels or level in options.levels:
            print(row(level, above, options.games, options.seed), flush=True)


if __name__ == "__main__":
    main()
