"""Computers that know a handful of words, for tests."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

from tests.engine.scrabble.games import table
from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.turns import Phase
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble.leaves import Leaves
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.players.scrabble.opponents import Opponents, Pace
from wordarcade.players.scrabble.simulation_rounds import Budget

EASY = re.findall(r"\w+", "ad ads at bat cat cats dad do dog dogs go it oat quiz sat so tad to")
RARE = re.findall(r"\w+", "aa ai oda qat qats sadiq za zax zodiac cadi tsadi quod adios stoat")
TIERS: Mapping[str, int] = dict.fromkeys(EASY, 10) | dict.fromkeys(RARE, 80)
"""All words of the lexicon, and how well known they are."""

LEAVES = Leaves.of_points(
    tiles={"A": [1.0, -3.0], "V": [-6.0], "U": [-4.0, -12.0], "S": [8.0, 7.0], "?": [25.0, 40.0]},
    pairs={"QU": 6.0},
    balance=[],
)


@cache
def opponents() -> Opponents:
    """Return computers that know these words."""
    lexicon = lexicon_of(set(TIERS))
    return Opponents(lexicon, gaddag_of(lexicon), LEAVES, shipped_skills(), TIERS.__getitem__)


QUICK = Pace(Budget(iterations=20), threads=1)
"""Simulation that takes no time and can be repeated."""


@cache
def thinkers(pace: Pace = QUICK) -> Opponents:
    """Return computers that know these words; the champion among them simulates so."""
    lexicon, skills = opponents().lexicon, shipped_skills()
    return Opponents(lexicon, gaddag_of(lexicon), LEAVES, skills, TIERS.__getitem__, pace=pace)


def at(*racks: str, **options: Any) -> ScrabbleGame:
    """Return a game in the middle with the words that the computers know; see `table`."""
    return replace(table(*racks, **options), lexicon=opponents().lexicon)


def in_turn(game: ScrabbleGame, *levels: str) -> ScrabbleGame:
    """Return the game once computers of these levels, in the order of play, have ended it."""
    players = [opponents().bot(level, game.config) for level in levels]
    while game.phase is not Phase.OVER:
        after = game.apply(players[game.to_move].choose(game)).round
        assert after is not game, "a computer made a move that the rules refuse"
        game = after
    return game
