"""Value of the leave tables: static players with them against greedy players.

    python -m benchmarks.scrabble_leaves [NAME ...] [--games N]

Both see every play and know every word; only one counts leaves. A thousand games give a margin of
± 1.6 per cent.
"""

import argparse
from dataclasses import replace
from functools import partial

from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.players.bulk.crews import crew_of
from wordarcade.players.scrabble.leaves import leaves_for
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.match import Match, play_match
from wordarcade.players.scrabble.opponents import Opponents
from wordarcade.services import lexicons_of
from wordarcade.store.locations import Locations
from wordarcade.support import resources

NAMES = ("arcade", "enable", "web2", "american", "common")
WITH_LEAVES, FOR_POINTS = Player("leaves", "expert"), Player("points", "club")


def opened(name: str) -> Opponents:
    """Return experts, of which those in the place of club players heed no leaves."""
    lexicons = lexicons_of(Locations.of_user())
    lexicon = lexicons.open(name)
    expert = shipped_skills()["expert"]
    skills = {"expert": expert, "club": replace(expert, leaves=0.0)}
    return Opponents(lexicon, lexicons.gaddag(lexicon), leaves_for(lexicon), skills, lambda _: 0)


def main() -> None:
    """Print a line for each list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", default=NAMES, help="lexicons")
    parser.add_argument("--games", type=int, default=4_000)
    options = parser.parse_args()
    equipment = load_equipment(resources.folder("assets") / "scrabble")
    match = Match(
        players=(WITH_LEAVES, FOR_POINTS),
        games=options.games,
        seed=1,
        layout=equipment.layouts[STANDARD_LAYOUT],
        distribution=equipment.distributions[STANDARD_TILES],
    )
    print(f"{'list':10}{'games':>8}{'wins':>8}{'draws':>8}{'points':>16}{'margin':>8}")
    for name in options.names:
        opened(name)  # builds what all processes then map
        with crew_of(None) as crew:
            result = play_match(match, partial(opened, name), crew)
        wins, draws = (100 * n / match.games for n in (result.wins[0], result.draws))
        points = " : ".join(f"{mean:.1f}" for mean in result.mean_scores)
        print(f"{name:10}{match.games:8,}{wins:7.1f}%{draws:7.1f}%{points:>16}", end="")
        print(f"{result.margins[0]:+8.1f}")


if __name__ == "__main__":
    main()
