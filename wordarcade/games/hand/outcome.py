"""Who won a game of hands, and which hand decided it, in sentences."""

from collections.abc import Sequence

from wordarcade.games.hand.record import the_player
from wordarcade.games.hand.standing import HandStanding
from wordarcade.support.wording import count


def outcome(score: int, theirs: int, rival: str) -> str:
    """Return who won, and by how much.

    Args:
        score: the player's points.
        theirs: the opponent's.
        rival: the opponent's title.

    >>> outcome(1330, 1135, "greedy"), outcome(1135, 1330, "greedy")
    ('You win by 195.', 'The greedy player wins by 195.')
    >>> outcome(90, 95, "common words"), outcome(90, 90, "exact")
    ('The common-words player wins by 5.', 'You tie with the exact player at 90 points each.')
    """
    player = the_player(rival)
    if score == theirs:
        return f"You tie with {player} at {count(score, 'point')} each."
    if score > theirs:
        return f"You win by {score - theirs:,}."
    return f"{player.capitalize()} wins by {theirs - score:,}."


def turning_point(hands: Sequence[HandStanding]) -> str:
    """Return the hand that made most of the difference, in a sentence, the player's points first.

    It decided the game if the winner would not have won without it. Nothing is said of a single
    hand or a tie, nor while the opponent's points are unknown.

    Args:
        hands: the settled hands.

    >>> swings = [(90, 198), (280, 0), (120, 150)]
    >>> hands = [HandStanding(i, (i,), you, 500, they) for i, (you, they) in enumerate(swings)]
    >>> turning_point(hands), turning_point(hands[:1])
    ('Hand 2 decided it, 280 to 0.', '')
    >>> turning_point([hands[0], hands[2], hands[0]])
    'The widest gap was in hand 1, 90 to 198.'
    """
    scores = [(hand.score, hand.rival) for hand in hands if hand.rival is not None]
    leads = [own - theirs for own, theirs in scores]
    lead = sum(leads)
    if len(leads) < max(2, len(hands)) or not lead:
        return ""
    sign = 1 if lead > 0 else -1
    widest = max(range(len(leads)), key=lambda number: sign * leads[number])
    own, theirs = scores[widest]
    if sign * leads[widest] >= abs(lead):
        return f"Hand {widest + 1} decided it, {own:,} to {theirs:,}."
    return f"The widest gap was in hand {widest + 1}, {own:,} to {theirs:,}."
