"""The keys of a game in play, and what the footer calls them at each moment."""

from typing import Any, Final

from textual.binding import ActiveBinding, Binding, BindingType

from wordarcade.games.session import GameSession
from wordarcade.screens.key_labels import FREE_PLAY, label_of, relabelled, without
from wordarcade.screens.letter_keys import ANEW_KEYS, ERASE_KEY, LETTER_KEYS

MESSAGES_KEY: Final = Binding("f2", "messages", "Earlier messages", show=False, id="game.messages")

SCROLL_KEYS: Final = (
    Binding("pageup", "scroll_panel(-1)", "Scroll up", show=False, id="game.scroll-up"),
    Binding("pagedown", "scroll_panel(1)", "Scroll down", show=False, id="game.scroll-down"),
)
"""The keys that scroll what stands beside a board."""

PLAY_KEYS: Final[tuple[BindingType, ...]] = (
    *LETTER_KEYS,
    *ANEW_KEYS,
    Binding("enter", "submit", "Play", id="game.submit"),
    ERASE_KEY,
    Binding("ctrl+t", "hint", "Hint", id="game.hint"),
    Binding("ctrl+o", "pause", "Pause", id="game.pause"),
    Binding("ctrl+e", "end", "End", id="game.end"),
    Binding("ctrl+y", "copy_code", "Copy the share code", show=False, id="game.copy"),
    MESSAGES_KEY,
    Binding("tab", "next_section", "Next panel", show=False, id="game.section"),
    *SCROLL_KEYS,
    Binding("escape", "step_back", "Home", id="game.back"),
)
"""The keys that all games have."""

ALONE: Final = frozenset({"look_up", "copy_code", "another", "play_again", "share", "look_back"})
"""Actions that a duel does not have: help, and the ways on from a game of one's own.

Nor has it hints, but their key says so.
"""

_IN_PLAY: Final = frozenset({"hint", "pause", "exchange", "challenge", "menu", "lay('turn')"})
"""Actions that the footer does not offer while the board is covered."""

_TO_THE_END: Final = _IN_PLAY | {"end"}
"""Those that it does not offer when the game is over."""


def named_now(
    keys: dict[str, ActiveBinding], session: GameSession[Any, Any, Any], steps_back: str
) -> dict[str, ActiveBinding]:
    """Return keys named by what they do now: a covered board is not played on.

    Args:
        keys: those that are active.
        session: the game.
        steps_back: what Esc does, in a word or two; empty if it leaves the game.
    """
    if session.duel is not None:
        keys = {key: active for key, active in keys.items() if active.binding.action != "hint"}
    named = relabelled(keys, {"step_back": steps_back or label_of(session.way_back)})
    idle = _IN_PLAY
    if session.moved_on:
        enter, idle = "Reload", _TO_THE_END
    elif session.is_over:
        enter = "Results" if session.duel is None else "Continue"
        idle = _TO_THE_END
        if session.is_daily:
            named = relabelled(named, {"another": FREE_PLAY})
    elif session.paused and session.playable:
        enter = "Start" if session.awaiting_start and not session.begun else "Resume"
    else:
        return named
    labels = {"submit": enter}
    if session.duel is not None:
        labels["review"] = enter
    return without(relabelled(named, labels), idle)
