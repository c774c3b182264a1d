"""The games and settings of the golden files, and the parts of a game that are compared."""

from typing import Any, Final

from tests.games.damaged_games import GAMES
from wordarcade.engine.scrabble.game import ScrabbleGame

__all__ = ["PLAYED", "SETTINGS", "described"]

PLAYED: Final = GAMES

SETTINGS: Final[dict[str, str | int | bool]] = {
    "theme": "wordarcade-contrast",
    "motion": False,
    "lexicon": "enable",
    "player_name": "Ana",
    "keys.boggle.hint": "f2",
    "boggle.dice": "big",
    "boggle.timer": "3:00",
    "boggle.min_length": 4,
    "boggle.band": "rich",
    "word_search.size": 30,
    "word_search.letters": "uniform",
    "hand.hands": 3,
    "hand.opponent": "greedy",
    "hangman.host": "polite",
    "hangman.vocabulary": "common",
    "hangman.show_left": True,
    "scrabble.players": "Ana,bot:expert",
    "scrabble.challenge": "five-point",
    "scrabble.clock": "25:00",
    "scrabble.hand_over": False,
}
"""A value of every kind, and of every list of names that is saved."""


def described(state: Any) -> str:
    """Return where a game stands, to the last tile, without what can be worked out again."""
    if isinstance(state, ScrabbleGame):
        position = state.position
        racks = [rack.tiles for rack in position.racks]
        return f"{state.phase.name} {position.scores} {racks} {position.bag.tiles}"
    parts = ("score", "pattern", "wrong", "used", "ended", "winner", "word", "scores")
    told = {part: str(getattr(state, part)) for part in parts if hasattr(state, part)}
    return f"{told} after {len(state.moves)} moves"
