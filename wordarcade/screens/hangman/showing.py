"""A round of hangman as a scene."""

from wordarcade.engine.hangman.moves import TakeHint
from wordarcade.engine.hangman.round import HangmanRound, Winner
from wordarcade.widgets.hangman_scene import Scene


def scene_of(
    state: HangmanRound,
    *,
    note: str = "",
    typed: str = "",
    hint: str | None = None,
    marked: frozenset[int] = frozenset(),
    cursor: int | None = None,
) -> Scene:
    """Return what is seen of a round.

    Args:
        state: the round.
        note: a line under the lives.
        typed: the word being typed.
        hint: the letter suggested or asked for; None for the hint taken last, if nothing was
            guessed after it.
        marked: the places marked as those of that letter.
        cursor: the place that the arrows have moved to.
    """
    last = state.moves[-1].move if state.moves else None
    if hint is None:
        hint = last.letter if isinstance(last, TakeHint) else ""
    return Scene(
        pattern=state.pattern,
        used=state.used,
        wrong=state.wrong,
        allowed=state.config.guesses,
        solution=state.word or "",
        won=None if state.winner is None or state.stopped else state.winner is Winner.GUESSER,
        note=note,
        hint=hint,
        typed=typed,
        marked=marked,
        cursor=cursor,
    )
