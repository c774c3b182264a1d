"""The open offer under the rack, with its keys."""

from textual.content import Content

from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.turns import Phase
from wordarcade.games.hand.session import SolvedHand
from wordarcade.support.wording import count

TAKE = "Ctrl+U"


def offer(state: HandGame, solved: SolvedHand | None, *, choosing: bool) -> Content:
    """Return the open offer, in two lines, or nothing.

    Args:
        state: the game.
        solved: the current hand, if it is solved.
        choosing: whether the player is about to choose the letter to substitute.
    """
    match state.phase:
        case Phase.SUBSTITUTION if choosing:
            return _offer(
                "All copies become one other letter.",
                "Enter substitutes · Esc keeps the hand",
            )
        case Phase.SUBSTITUTION:
            return _offer(
                "Use your one substitution?",
                f"{TAKE} picks a letter · Enter keeps the hand",
            )
        case Phase.REPLAY:
            return _offer(
                f"{_reached(state.attempt.score, solved)}. Use your one replay?",
                f"{TAKE} replays · Enter continues",
            )
        case _:
            return Content("")


def _reached(score: int, solved: SolvedHand | None) -> str:
    if solved is None or solved.solution is None:
        return count(score, "point")
    return f"{score:,} of {count(solved.solution.best, 'point')}"


def _offer(question: str, keys: str) -> Content:
    return Content.assemble((question, "bold $warning"), "\n", (keys, "$foreground-muted"))
