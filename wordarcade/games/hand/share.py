"""The result of a hand game as text to send."""

from collections.abc import Sequence

from wordarcade.engine.hand.game import HandGame
from wordarcade.games.hand.rating import rating
from wordarcade.games.hand.record import opponent_title, the_player, title
from wordarcade.games.hand.standing import HandStanding, pars, rival_total
from wordarcade.games.sharing import Share
from wordarcade.support.wording import count, percentage, points_text


def share(state: HandGame, hands: Sequence[HandStanding]) -> Share:
    """Return the result of a finished game, with the part of the best of each of several hands.

    Args:
        state: the game, over.
        hands: its settled hands.
    """
    known = pars(hands)
    result = count(state.score, "point")
    if known is not None:
        result = f"{points_text(state.score)} of {count(sum(known), 'point')}"
    rival = rival_total(hands)
    if state.config.opponent and rival is not None:
        result += f", {_against(state.score - rival, opponent_title(state.config))}"
    if state.hints:
        result += f", {count(len(state.hints), 'hint')}"
    several = known is not None and len(hands) > 1
    return Share(
        title=title(state.config),
        result=result,
        rating=rating(state.score, known),
        hints=len(state.hints),
        marks=f"Hand by hand: {', '.join(map(_part, hands))}" if several else "",
    )


def _part(hand: HandStanding) -> str:
    return percentage(hand.score, hand.par or 0)


def _against(lead: int, rival: str) -> str:
    """Return how a game against an opponent has ended.

    >>> _against(27, "greedy"), _against(0, "greedy"), _against(-1, "exact")
    ('27 ahead of the greedy player', 'level with the greedy player', '1 behind the exact player')
    """
    if not lead:
        return f"level with {the_player(rival)}"
    return f"{abs(lead)} {'ahead of' if lead > 0 else 'behind'} {the_player(rival)}"
