"""Names of keys that depend on what they do now."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from textual.binding import ActiveBinding

from wordarcade.games.routes import (
    DailyRoute,
    HistoryRoute,
    HomeRoute,
    PositionRoute,
    ReplayRoute,
    WayBack,
)

FREE_PLAY: Final = "Free play"
"""The name of the key that leads from a puzzle of a day to a game like it, of no day."""


def relabelled(
    bindings: Mapping[str, ActiveBinding], labels: Mapping[str, str]
) -> dict[str, ActiveBinding]:
    """Return the keys of a screen with other names for some of them.

    Args:
        bindings: as `Screen.active_bindings` has them.
        labels: the new names, by action.
    """
    named = dict(bindings)
    for key, active in bindings.items():
        label = labels.get(active.binding.action)
        if label is not None:
            named[key] = active._replace(binding=replace(active.binding, description=label))
    return named


def without(
    bindings: Mapping[str, ActiveBinding], actions: Collection[str]
) -> dict[str, ActiveBinding]:
    """Return the keys of a screen, those of some actions not offered in the footer.

    Args:
        bindings: as `Screen.active_bindings` has them.
        actions: the actions.
    """
    return {
        key: active._replace(binding=replace(active.binding, show=False))
        if active.binding.action in actions
        else active
        for key, active in bindings.items()
    }


def dimmed(
    bindings: Mapping[str, ActiveBinding], actions: Collection[str]
) -> dict[str, ActiveBinding]:
    """Return the keys of a screen, those of some actions of no use now.

    In the footer they stay where they are, so that no key steps into the place of another. Pressed,
    or clicked, they say why they do nothing.

    Args:
        bindings: as `Screen.active_bindings` has them.
        actions: the actions.
    """
    return {
        key: active._replace(enabled=active.enabled and active.binding.action not in actions)
        for key, active in bindings.items()
    }


def led_by(bindings: Mapping[str, ActiveBinding], *actions: str) -> dict[str, ActiveBinding]:
    """Return the keys of a screen, those of some actions before the others, in their order.

    Args:
        bindings: as `Screen.active_bindings` has them.
        actions: the actions.
    """
    first = [
        (key, active)
        for action in actions
        for key, active in bindings.items()
        if active.binding.action == action
    ]
    return {**dict(first), **bindings}


def label_of(way_back: WayBack) -> str:
    """Return the name of the key that leads back.

    >>> label_of(HomeRoute()), label_of(HistoryRoute()), label_of(DailyRoute())
    ('Home', 'History', 'Daily')
    """
    match way_back:
        case HomeRoute():
            return "Home"
        case HistoryRoute():
            return "History"
        case DailyRoute():
            return "Daily"
        case ReplayRoute():
            return "Replay"
        case PositionRoute():
            return "Editor"
