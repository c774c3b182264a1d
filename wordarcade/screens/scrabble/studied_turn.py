"""What a simulation or a solution in the editor adds to what the coach says of a turn."""

from collections.abc import Sequence
from dataclasses import replace

from wordarcade.games.scrabble.analysing import AnalysedTurn
from wordarcade.games.scrabble.best_turns import BestTurn, best_turns, judged_among
from wordarcade.screens.scrabble.simulated_lead import (
    gap_text,
    go_by_points,
    is_level,
    leader_sentence,
)
from wordarcade.screens.scrabble.solved_plays import are_solved, solved_sentences

_MEASURE = "That counts points and tiles kept. "
"""Said of what the coach says where a simulation does not agree."""


def studied(turns: Sequence[BestTurn], analysed: AnalysedTurn) -> tuple[BestTurn, ...]:
    """Return the plays that were simulated or solved, the one made in the game marked as such.

    One that was made but not simulated or solved beside them, as passing, stands among solved plays
    by what the analysis has found it to be worth.

    Args:
        turns: the plays, the best first; they may be known by an analysis alone.
        analysed: the turn of the game.

    Returns:
        the plays; none if no more is known of them than by the analysis.
    """
    known = best_turns(analysed) if analysed.solved else ()
    if not any(turn.iterations for turn in turns) and not _solves_more(turns, known):
        return ()
    made = None if analysed.played is None else analysed.played.text
    found = [_as_made(turn, turns[0], made) for turn in turns]
    if are_solved(turns) and not any(turn.made for turn in found):
        found.extend(turn for turn in known if turn.made)
        if not analysed.phonies:  # which come last, whatever they are worth
            found.sort(key=lambda turn: -turn.equity)
    return tuple(found)


def _solves_more(turns: Sequence[BestTurn], known: Sequence[BestTurn]) -> bool:
    """Return whether solved plays go beyond those that the analysis has solved."""
    worth = {(turn.text, turn.equity, turn.exact) for turn in known}
    return are_solved(turns) and any(
        (turn.text, turn.equity, turn.exact) not in worth for turn in turns
    )


def _as_made(turn: BestTurn, first: BestTurn, made: str | None) -> BestTurn:
    """Return a play, marked if it is the one made.

    Of which play all better ones are listed is known of that alone which was added in the editor.
    """
    if turn.made or turn.text != made:
        return replace(turn, made=turn.text == made)
    return replace(turn, made=True, apart=turn.solved and turn.equity < first.equity)


def as_studied(turns: Sequence[BestTurn], analysed: AnalysedTurn) -> AnalysedTurn:
    """Return a turn as the coach judges it beside plays that were simulated or solved.

    A simulation settles no place: plays behind the best were not simulated.

    Args:
        turns: the plays, as `studied` has them; none if they are not.
        analysed: the turn, as the analysis judges it.
    """
    if not turns:
        return analysed
    return judged_among(turns, analysed) if are_solved(turns) else replace(analysed, rank=None)


def studied_sentence(turns: Sequence[BestTurn], analysed: AnalysedTurn) -> str:
    """Return what a simulation or a solution says of a turn, beside what the coach says.

    The coach goes by points and tiles kept: where a simulation sees it otherwise, both are told
    apart.

    Args:
        turns: the plays, as `studied` has them; empty if there are none.
        analysed: the turn of the game.
    """
    if not turns:
        return ""
    if are_solved(turns):
        return solved_sentences(turns)
    simulated = [turn for turn in turns if turn.iterations]
    first = simulated[0]
    made = next((turn for turn in simulated if turn.made), first)
    agrees = first.text == analysed.best[0].text
    if made is first:
        told = f"By simulation, {leader_sentence(simulated)}"
    elif made.live:
        agrees = False
        told = f"By simulation it is too close to call: {first.text} {_ahead(first, made)}."
    elif is_level(made, first):
        agrees = False
        told = f"By simulation {made.text} is as good as {first.text}."
    elif agrees:
        return f"A simulation agrees: {first.text} {_ahead(first, made)}."
    else:
        told = f"A simulation prefers {first.text}: it {_ahead(first, made)}."
    return told if agrees or not analysed.is_slip else f"{_MEASURE}{told}"


def _ahead(first: BestTurn, made: BestTurn) -> str:
    """Return how much better the best play is than the one made, as a predicate."""
    if not go_by_points(first, made):
        return f"wins {gap_text(made)} more often than {made.text}"
    points = first.equity - made.equity
    if points > 0:
        return f"wins as often as {made.text}, by {points:.1f} points more"
    return f"wins as often as {made.text}"
