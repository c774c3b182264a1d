"""The turns of a game from which there is most to learn."""

from collections.abc import Collection, Mapping
from typing import Final

from wordarcade.engine.scrabble.moves import Place
from wordarcade.games.scrabble.analysing import AnalysedTurn, Candidate, GameAnalysis
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.glosses import meaning
from wordarcade.players.scrabble.analysis import costliest
from wordarcade.players.scrabble.leaves import MILLI

_MOST: Final = 3
_MOST_MISSED: Final = 2
"""Bingos of the other side, at most, among what there is to learn from a game with hints."""
_LONGEST_MEANING: Final = 60
"""Characters of the meaning of a word."""


def lessons(analysis: GameAnalysis, players: Collection[int]) -> tuple[str, ...]:
    """Return what the coach says about the costliest slips, up to three.

    An offensive word is named only if it was played; what it was worth is said in any case.

    Args:
        analysis: of the game.
        players: whoever wants to learn.
    """
    turns = [turn for turn in analysis.turns if turn.player in players]
    named = len(players) > 1
    notes = analysis.notes_by_line
    return tuple(
        _lesson(turn, analysis.names[turn.player] if named else "", _offered(turn, notes))
        for turn in costliest(turns, _MOST)
    )


def praise(analysis: GameAnalysis, players: Collection[int], helped: Collection[int]) -> str:
    """Return what is to be said where no turn was a slip; empty if all of them had hints.

    Args:
        analysis: of the game.
        players: whoever wants to learn.
        helped: the lines of the sheet with turns that hints have helped with.
    """
    own = [turn for turn in analysis.turns if turn.player in players]
    unaided = [turn for turn in own if turn.turn.line not in helped]
    if not unaided:
        return ""
    which = "turn" if len(unaided) == len(own) else "turn without hints"
    lost = any(turn.loss for turn in unaided)
    return f"No {which} {'clearly lost points' if lost else 'lost a point'}."


def beside_hints(analysis: GameAnalysis, players: Collection[int]) -> tuple[str, ...]:
    """Return what else a game teaches whose own turns had hints.

    Args:
        analysis: of the game.
        players: whoever wants to learn.

    Returns:
        bingos that the others missed, and the meanings of the rarest words, a line for each.
    """
    missed = [
        f"{analysis.names[turn.player]}, turn {turn.turn.number}, missed a bingo: "
        f"{turn.bingo.text} for {turn.bingo.score}."
        for turn in analysis.turns
        if turn.player not in players and turn.bingo is not None and _offers(turn.bingo)
    ]
    return (*missed[:_MOST_MISSED], *_words_worth_knowing(analysis, Familiarity.shipped()))


def _words_worth_knowing(analysis: GameAnalysis, familiarity: Familiarity) -> tuple[str, ...]:
    """Return the rarest words played, each with its meaning."""
    words = {
        turn.turn.words[0]
        for turn in analysis.turns
        if turn.turn.words and not turn.phonies and not turn.turn.withdrawn
    }
    rare = [
        word for word in words if familiarity.offers(word) and familiarity.tier(word) > EVERYDAY
    ]
    rare.sort(key=lambda word: (-familiarity.tier(word), word))
    told = ((word, meaning(word, _LONGEST_MEANING)) for word in rare)
    return tuple(f"{word.upper()}: {what}" for word, what in told if what)[:_MOST]


def _offered(turn: AnalysedTurn, notes: Mapping[int, str]) -> str:
    """Return what the coach says of a turn, as far as its words are worth learning."""
    if all(_offers(each) for each in (turn.best[0], turn.bingo) if each is not None):
        return notes[turn.turn.line]
    return f"Another play was worth {(turn.loss or 0) / MILLI:.1f} more."


def _offers(candidate: Candidate) -> bool:
    """Return whether the program may put the main word of a move forward."""
    if not isinstance(candidate.move, Place):
        return True
    return Familiarity.shipped().offers(candidate.text.rpartition(" ")[2])


def _lesson(turn: AnalysedTurn, name: str, note: str) -> str:
    made = turn.turn
    points = f" for {made.score}" if isinstance(made.move, Place) else ""
    turn_number = f"{name}, turn {made.number}" if name else f"Turn {made.number}"
    return f"{turn_number}, {made.text}{points}. {note}"
