"""The turns of a game from which there is most to learn."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from wordarcade.engine.scrabble.moves import Exchange, Pass, Place
from wordarcade.games.scrabble.analysing import AnalysedTurn, Candidate, GameAnalysis
from wordarcade.lexicon.familiarity import EVERYDAY, Familiarity
from wordarcade.lexicon.glosses import meaning
from wordarcade.players.scrabble.analysis import costliest
from wordarcade.players.scrabble.coach import subject
from wordarcade.players.scrabble.leaves import MILLI

MOST: Final = 3
"""What there is to learn from a game, at most."""
_MOST_MISSED: Final = 2
"""Bingos of the other side, at most, among what there is to learn from a game with hints."""
_LONGEST_MEANING: Final = 60
"""Characters of the meaning of a word."""


@dataclass(frozen=True, slots=True)
class SlipLesson:
    """What a slip teaches.

    Attributes:
        told: the move, and what the coach says of it.
        brief: what was worth how much more, in a sentence.
    """

    told: str
    brief: str


def lessons(analysis: GameAnalysis, players: Collection[int]) -> tuple[SlipLesson, ...]:
    """Return what there is to learn from the costliest slips, up to three.

    They are told by their moves, which stand on the board, on the score sheet and in the replay.

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
        for turn in costliest(turns, MOST)
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


def beside_slips(
    analysis: GameAnalysis, players: Collection[int], *, hinted: bool
) -> tuple[str, ...]:
    """Return what a game teaches beside slips.

    Args:
        analysis: of the game.
        players: whoever wants to learn.
        hinted: whether turns of theirs had hints: what the others missed is worth more then.

    Returns:
        bingos that the others missed, if they count, and the meanings of the rarest words, a line
        for each.
    """
    words = _words_worth_knowing(analysis, Familiarity.shipped())
    return (*_missed_by_others(analysis, players), *words) if hinted else words


def _missed_by_others(analysis: GameAnalysis, players: Collection[int]) -> tuple[str, ...]:
    missed = [
        f"{analysis.names[turn.player]} missed a bingo: "
        f"{turn.bingo.text} for {turn.bingo.score}, instead of {_made(turn)}."
        for turn in analysis.turns
        if turn.player not in players and turn.bingo is not None and _offers(turn.bingo)
    ]
    return tuple(missed[:_MOST_MISSED])


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
    return tuple(f"{word.upper()}: {what}" for word, what in told if what)[:MOST]


def _offered(turn: AnalysedTurn, notes: Mapping[int, str]) -> str:
    """Return what the coach says of a turn, as far as its words are worth learning."""
    if _names_best(turn):
        return notes[turn.turn.line]
    return f"Another play was worth {(turn.loss or 0) / MILLI:.1f} more."


def _names_best(turn: AnalysedTurn) -> bool:
    """Return whether the program may name what would have been better."""
    return all(_offers(each) for each in (turn.best[0], turn.bingo) if each is not None)


def _offers(candidate: Candidate) -> bool:
    """Return whether the program may put the main word of a move forward."""
    if not isinstance(candidate.move, Place):
        return True
    return Familiarity.shipped().offers(candidate.text.rpartition(" ")[2])


def _lesson(turn: AnalysedTurn, name: str, note: str) -> SlipLesson:
    made, points = turn.turn, (turn.loss or 0) / MILLI
    what = _made(turn)
    scored = f" for {made.score}" if isinstance(made.move, Place) else ""
    who = f"{name}: " if name else ""
    best = subject(turn.best[0]) if _names_best(turn) else "Another play"
    told = f"{who}{what if name else what[0].upper() + what[1:]}{scored}. {note}"
    return SlipLesson(told, f"{who}{best} was worth {points:.1f} more than {what}.")


def _made(turn: AnalysedTurn) -> str:
    """Return the move of a turn, as it stands within a sentence."""
    match turn.turn.move:
        case Exchange(tiles):
            return f"exchanging {tiles}"
        case Pass():
            return "passing"
        case _:
            return turn.turn.text
