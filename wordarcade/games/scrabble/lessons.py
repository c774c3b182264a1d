"""The turns of a game from which there is most to learn."""

from collections.abc import Collection
from typing import Final

from wordarcade.engine.scrabble.moves import Place
from wordarcade.games.scrabble.analysing import AnalysedTurn, GameAnalysis
from wordarcade.players.scrabble.analysis import costliest

_MOST: Final = 3


def lessons(analysis: GameAnalysis, players: Collection[int]) -> tuple[str, ...]:
    """Return what the coach says of each of the turns that gave away most, up to three.

    Args:
        analysis: of the game.
        players: whoever wants to learn.
    """
    turns = [turn for turn in analysis.turns if turn.player in players]
    named = len(players) > 1
    notes = analysis.notes_by_line
    return tuple(
        _lesson(turn, analysis.names[turn.player] if named else "", notes[turn.turn.line])
        for turn in costliest(turns, _MOST)
    )


def _lesson(turn: AnalysedTurn, name: str, note: str) -> str:
    made = turn.turn
    points = f" for {made.score}" if isinstance(made.move, Place) else ""
    turn_number = f"{name}, turn {made.number}" if name else f"Turn {made.number}"
    return f"{turn_number}, {made.text}{points}. {note}"
