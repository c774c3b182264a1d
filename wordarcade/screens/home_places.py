"""The other places that one can go to from home."""

from typing import Final

from textual.content import Content

_PLACES: Final = (
    "[@click=screen.history][bold $role-focus]h[/] History[/]"
    " · [@click=screen.statistics][bold $role-focus]i[/] Statistics[/]"
    " · [@click=screen.daily][bold $role-focus]d[/] Daily$streak[/]"
    " · [@click=screen.word_tools][bold $role-focus]w[/] Words[/]"
    " · [@click=app.settings][bold $role-focus]s[/] Settings[/]"
)


def places(streak: int) -> Content:
    """Return the places, each a link.

    Args:
        streak: the days in a row on which puzzles of the day were played.

    >>> places(6).plain
    'h History · i Statistics · d Daily ●6 · w Words · s Settings'
    """
    told = f" [$role-focus]●{streak}[/]" if streak else ""
    return Content.from_markup(_PLACES.replace("$streak", told))
