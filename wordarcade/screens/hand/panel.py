"""The panel beside the rack."""

from collections.abc import Sequence

from textual.content import Content

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.game import HandGame
from wordarcade.games.hand.record import opponent_title
from wordarcade.games.hand.standing import HandStanding, rival_total
from wordarcade.screens.hand.play_table import play_table
from wordarcade.support.wording import count

_HANDS_SHOWN = 4


def headline(state: HandGame, hands: Sequence[HandStanding]) -> Content:
    """Return the scores: of this hand, of all hands, and the opponent's on settled hands."""
    now = count(state.attempt.score, "point")
    if state.config.single:
        return Content.styled(now, "bold $foreground")
    lines = [
        Content.assemble(
            (now, "bold $foreground"),
            (
                f" · hand {state.attempt.number + 1} of {len(state.config.hands)}",
                "$foreground-muted",
            ),
        ),
        Content.assemble(("game ", "$foreground-muted"), (f"{state.score:,}", "bold")),
    ]
    theirs = rival_total(hands)
    if hands and opponent_title(state.config) and theirs is not None:
        lines[1] += Content.styled(f" · {opponent_title(state.config)} {theirs:,}", "")
    return Content("\n").join(lines)


def words_played(attempt: Attempt) -> Content:
    """Return the words of a hand with their arithmetic."""
    if not attempt.plays:
        return Content.styled("no word played yet", "$foreground-muted")
    return play_table(attempt.plays)


def last_hands(state: HandGame, hands: Sequence[HandStanding]) -> Content:
    """Return the last settled hands, each beside par."""
    if not hands:
        text = "a single hand" if state.config.single else "no hand played yet"
        return Content.styled(text, "$foreground-muted")
    lines = []
    if len(hands) > _HANDS_SHOWN:
        lines.append(Content.styled("Ctrl+L shows them all", "$foreground-muted"))
    for hand in hands[-_HANDS_SHOWN:]:
        par = "…" if hand.par is None else f"{hand.par:,}"
        lines.append(
            Content.assemble(
                (f"hand {hand.number + 1:<3}", "$foreground-muted"),
                (f"{hand.score:>6,}", "bold"),
                (f" of {par}", "$foreground-muted"),
            )
        )
    return Content("\n").join(lines)
