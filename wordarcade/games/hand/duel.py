"""The hand game as a duel."""

from typing import Final

from wordarcade.engine.hand.game import HandGame
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hand.verdict import Scored
from wordarcade.games.duel.comparison import Comparison, Find, of_finds
from wordarcade.games.grid_duel import points
from wordarcade.games.hand.session import HandSession
from wordarcade.games.play import DuelPlay
from wordarcade.support.wording import count


def terms(session: HandSession) -> str:
    """Return what is the same for both."""
    hands = len(session.state.config.hands)
    return "The same hand." if hands == 1 else f"The same {count(hands, 'hand')}."


def compare(names: tuple[str, str], first: HandSession, second: HandSession) -> Comparison:
    """Return the words of both players."""
    found = finds(first.state), finds(second.state)
    scores = first.state.score, second.state.score
    return of_finds(names, scores, found, _by_hand(names, first.state, second.state))


def finds(state: HandGame) -> dict[str, Find]:
    """Return the words of a game, of a hand played again those of the better attempt.

    A word played in several hands counts with all its points.
    """
    counted = {each.number: each for each in sorted(state.attempts, key=lambda it: it.score)}
    found: dict[str, Find] = {}
    for attempt in counted.values():
        for play in attempt.plays:
            if isinstance(play, Scored):
                before = found.get(play.word, Find(0))
                found[play.word] = Find(before.points + play.points)
    return found


def _by_hand(names: tuple[str, str], first: HandGame, second: HandGame) -> str:
    """Return the points of both, hand by hand; empty for a single hand."""
    if first.config.single:
        return ""
    pairs = zip(first.scores, second.scores, strict=False)
    told = "  ".join(f"{number}: {a}–{b}" for number, (a, b) in enumerate(pairs, start=1))
    return f"Hand by hand, {names[0]} first:  {told}"


DUEL: Final[DuelPlay[HandSetup, HandSession]] = DuelPlay(terms, points, compare)
