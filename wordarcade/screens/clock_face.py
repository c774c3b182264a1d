"""The clock of a round as text."""

from typing import Final

from textual.content import Content

from wordarcade.support.wording import clock_text

HURRY_MS: Final = 10_000
"""From here on a countdown asks for attention."""


_PAUSED: Final = ("‖ ", "bold $warning")


def clock_face(
    elapsed_ms: int, remaining_ms: int | None, *, paused: bool, hurry: bool = False
) -> Content:
    """Return the time left, or the time played in an untimed round.

    Args:
        elapsed_ms: play time.
        remaining_ms: the time left, or None if untimed.
        paused: whether it waits for the player.
        hurry: whether to mark the time, since little is left.
    """
    if remaining_ms is None:
        time, style = clock_text(elapsed_ms), "$foreground"
    else:
        time, style = clock_text(remaining_ms, up=True), "bold $foreground"
    if paused:
        return Content.assemble(_PAUSED, (time, "$foreground-muted"))
    if hurry:
        return Content.styled(f"! {time}", "bold reverse $warning")
    return Content.styled(time, style)


def no_clock(*, paused: bool) -> Content:
    """Return what stands in the place of a time that is not shown.

    Args:
        paused: whether it waits for the player.
    """
    return Content.assemble(_PAUSED) if paused else Content("")
