"""The lines of the history."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

from rich.cells import cell_len
from textual.content import Content

from wordarcade.games.rating import UNKNOWN
from wordarcade.screens.history.fitting import fitted_result
from wordarcade.screens.history.helped import Helped
from wordarcade.screens.history.rated import rating_of
from wordarcade.services import DamagedGame, GameHeader, ListedGame
from wordarcade.widgets.ago import ago, briefly
from wordarcade.widgets.tone import Tone

_FINDING: Final = "…"
"""Stands for a rating that is being worked out."""

_DAILY: Final = "◇"
"""Stands for the puzzle of a day where there is no room for the word."""

_IMPORTED: Final = "↓"
"""Stands for a game read from the record of another program, where there is no room for it."""

_UNRANKED: Final = "="
"""Stands for a game that is part of no record or average, where there is no room for the reason."""

_SIGNS: Final = {
    UNKNOWN: "no rating",
    Tone.HINT.glyph: "with hints",
    _UNRANKED: "unranked",
    _DAILY: "daily",
    _IMPORTED: "imported",
}
"""What signs in a line stand for."""

_APART: Final = {
    "own": "unranked: own letters",
    "replayed": "unranked: dealt before",
    "unranked": "unranked",
}
"""Why a game without hints is part of no record or average."""

_SEPARATOR: Final = " · "
_NONE: Final = Content("")
_NUMBER: Final = 4
_RATING: Final = 9
_STARS: Final = 6
_GAME: Final = 13
_WHEN: Final = 12
_BRIEFLY: Final = 6
"""Columns of a rating behind its stars, of both, of stars or a rating alone, of a game's name, and
of its time."""

_ROOMY: Final = 90
"""Columns of a line from which its time is written out, and its columns stand apart."""
_NARROW: Final = 60
"""Columns of a line below which a rating with stars is told by them alone, and hints are a sign."""


def legend(columns: int, shown: Iterable[Content]) -> str:
    """Return what ratings mean, and what the signs stand for that lines have.

    Args:
        columns: the width of a line.
        shown: the lines in sight.
    """
    text = "\n".join(each.plain for each in shown)
    signs = [f"{sign} {meaning}" for sign, meaning in _SIGNS.items() if f"  {sign}" in text]
    if not signs:
        return "A rating of 100 is perfect play."
    told = _SEPARATOR.join(["100 is perfect play", *signs])
    return told if cell_len(told) <= columns else _SEPARATOR.join(signs)


def headings(columns: int) -> Content:
    """Return the line above the games, in which no two headings read like one."""
    rating = "rated " if columns < _NARROW else "rating "
    return _columns(Content(rating), Content("game"), "result", "played", columns=columns)


def line(
    game: ListedGame,
    title: str,
    now: datetime,
    columns: int,
    *,
    finding: bool,
    daily: bool,
    apart: str = "",
) -> Content:
    """Return the stars and rating of a game, which it was, how it ended, and when it was played.

    Args:
        game: the game; of a damaged one, the line says what is wrong.
        title: the name of the game.
        now: the present moment (aware).
        columns: the width of the line.
        finding: whether its rating is being worked out.
        daily: whether it is the puzzle of a day.
        apart: what keeps it out of records and averages, as `History.apart` has it; may be empty.
    """
    name, when = Content.styled(title, "bold"), ""
    if game.updated:
        when = (ago if columns >= _ROOMY else briefly)(game.updated, now)
    if isinstance(game, DamagedGame):
        sign, reason = Content.styled("×", "$role-bad"), f"damaged: {game.reason}"
        return _columns(sign, name, reason, when, columns=columns, style="$role-bad")
    summary = game.summary or {}
    rating, help_taken = rating_of(game), Helped.of(summary)
    value = Content.styled(_FINDING if finding else UNKNOWN, "$role-muted")
    helped, signs = _NONE, _NONE
    if daily:
        helped += Content.styled("  daily", "$role-player")
        signs += Content.styled(f"  {_DAILY}", "$role-player")
    if summary.get("imported") is True:
        helped += Content.styled("  imported", "$role-muted")
        signs += Content.styled(f"  {_IMPORTED}", "$role-muted")
    if help_taken.hints:
        helped += Content.styled(f"  {help_taken.text}", "$role-hint")
        signs += Content.styled(f"  {Tone.HINT.glyph}", "$role-hint")
    elif apart in _APART:
        helped += Content.styled(f"  {_APART[apart]}", "$role-muted")
        signs += Content.styled(f"  {_UNRANKED}", "$role-muted")
    if rating is not None:
        role = "text" if help_taken.stars else "hint"
        stars = rating.starred
        number = "" if stars and columns < _NARROW else f"{rating.brief:>{_NUMBER}}"
        value = Content.assemble((stars, "$role-focus"), (number, f"$role-{role} bold"))
    return _columns(value, name, game.caption, when, columns=columns, helped=(helped, signs))


def about(game: GameHeader | DamagedGame) -> str:
    """Return a game in a few words, for a question or a message."""
    return f"{game.id}, {game.caption}" if game.caption else f"{game.id}"


def _columns(
    rating: Content,
    game: Content,
    result: str,
    when: str,
    *,
    columns: int,
    helped: tuple[Content, Content] = (_NONE, _NONE),
    style: str = "",
) -> Content:
    """Return a line; the result takes what room the other columns leave.

    With less room, first words of the time go, then those of the hints, and parts of the result,
    the last of which is who won.

    Args:
        rating: the rating, behind its stars.
        game: the name of the game.
        result: how it ended.
        when: when it was played.
        columns: the width of the line.
        helped: whether it was a daily, and what help the player had: in words, which give way to
            the result, and in signs, which the result gives way to.
        style: of the result.
    """
    tight = int(columns < _ROOMY)
    wide = _STARS if columns < _NARROW else _RATING
    whole = rating.pad_left(max(0, wide - rating.cell_length))
    whole += Content(" " * (2 - tight))
    whole += game.pad_right(max(1, _GAME - tight - game.cell_length))
    breadth = _WHEN if columns >= _ROOMY else _BRIEFLY
    time = Content.styled(f" {when:>{breadth}} ", "$role-soft")
    room = max(0, columns - whole.cell_length - time.cell_length)
    words, signs = helped
    crowded = columns < _NARROW or cell_len(result) + words.cell_length > room
    signs = signs if crowded else words
    told = fitted_result(result, max(1, room - signs.cell_length))
    text = Content.styled(told, style) + signs
    return whole + text.pad_right(room - text.cell_length) + time
