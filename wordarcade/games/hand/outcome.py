"""Who won a game of hands, in a sentence."""

from wordarcade.support.wording import count


def outcome(score: int, theirs: int, rival: str) -> str:
    """Return who won, and by how much.

    Args:
        score: the player's points.
        theirs: the opponent's.
        rival: the opponent's title.

    >>> outcome(1330, 1135, "greedy"), outcome(1135, 1330, "greedy")
    ('You win by 195.', 'Greedy wins by 195.')
    >>> outcome(90, 95, "common words"), outcome(90, 90, "exact")
    ('Common words win by 5.', 'A tie with exact: 90 points each.')
    """
    if score == theirs:
        return f"A tie with {rival}: {count(score, 'point')} each."
    if score > theirs:
        return f"You win by {score - theirs:,}."
    win = "win" if rival.endswith("s") else "wins"
    return f"{rival.capitalize()} {win} by {theirs - score:,}."
