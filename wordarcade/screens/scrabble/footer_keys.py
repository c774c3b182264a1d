"""The keys of a game of Scrabble, named and dimmed by what they do now."""

from collections.abc import Mapping

from textual.binding import ActiveBinding

from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.screens.key_labels import dimmed, led_by, relabelled
from wordarcade.screens.scrabble.keys import FOOTER, NOT_AFTER_THE_END


def keys_now(
    bindings: Mapping[str, ActiveBinding], session: ScrabbleSession
) -> dict[str, ActiveBinding]:
    """Return the keys, those that lead the footer first.

    What the rules have no use for now is dimmed, and what they never have a use for in this game is
    left out; both say why when pressed. While the last play of a game waits, Enter accepts it.

    Args:
        bindings: as `PlayScreen.active_bindings` has them.
        session: the game in play.
    """
    absent = {
        *([] if session.has_challenges else ["challenge"]),
        *([] if session.state.config.par is None else ["exchange", "take_back"]),
        *(NOT_AFTER_THE_END if session.is_over else ()),
    }
    offered = {key: each for key, each in bindings.items() if each.binding.action not in absent}
    idle = {
        *([] if session.may_challenge else ["challenge"]),
        *([] if session.exchange_refusal is None else ["exchange"]),
        *([] if session.state.config.friendly else ["take_back"]),
    }
    accepts = session.accepting and session.own_turn and session.playable and not session.paused
    named = relabelled(offered, {"submit": "Accept"} if accepts else {})
    return led_by(dimmed(named, idle), *FOOTER)
