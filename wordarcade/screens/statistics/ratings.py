"""Ratings: one scale for all games, 100 for perfect play."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from textual.content import Content
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.games.rating import FAR_FROM_BEST, mean_figure
from wordarcade.games.statistics import GameFigures
from wordarcade.looks.bars import slim_bar
from wordarcade.looks.palette import palette_of

ABOUT_STARS: Final = f"In Boggle {FAR_FROM_BEST[-1]} earns all five stars"
"""Why one game has stars where the others have bars."""

_NAME: Final = 13
_CHANGE: Final = 9
"""Columns of a game's name, and of its rating with the change."""

_NOTHING: Final = "no rating yet"
_UNRANKED: Final = "no game counts yet"
"""Stand for a rating in the 19 columns that 80 leave for it."""


@dataclass(frozen=True, slots=True)
class MeanRating:
    """The mean rating of a game.

    Attributes:
        name: the name of the game.
        now: its rating, 0 to 100; None if nothing is rated.
        before: what it was a month ago; None if that is not known.
        marked: whether it is the game in sight.
        unranked: whether it was played, but only with hints or otherwise out of the ranking.
        starred: the stars that its rating earns, where 100 is out of reach; empty where it is not.
    """

    name: str
    now: float | None
    before: float | None = None
    marked: bool = False
    unranked: bool = False
    starred: str = ""


class RatingLines(Widget):
    """Shows a bar for each game on one scale."""

    DEFAULT_CSS = """
    RatingLines { height: 1fr; }
    """

    games: reactive[tuple[MeanRating, ...]] = reactive((), init=False)
    """The games, in order."""

    def render(self) -> Content:
        """Return a line for each game, and what the signs mean where there is room."""
        room = self.content_size
        spread = 2 if room.height >= 2 * len(self.games) + 1 else 1
        lines: list[Content] = []
        for game in self.games:
            lines.append(self._line(game, room.width))
            lines += [Content("")] * (spread - 1)
        if room.height > len(lines):
            legend = "▲ better than a month ago  ▼ worse"
            lines.append(Content.styled(f"  {legend}"[: room.width], "$role-muted"))
        return Content("\n").join(lines[: room.height])

    def _line(self, game: MeanRating, columns: int) -> Content:
        style = "bold $role-focus" if game.marked else "$role-text"
        name = Content.styled(f"{'▸' if game.marked else ' '} {game.name:<{_NAME}}", style)
        room = columns - name.cell_length - _CHANGE
        if game.now is None:
            room = max(0, columns - name.cell_length)
            told = _UNRANKED if game.unranked else _NOTHING
            return name + Content.styled(told, "$role-muted").truncate(room, ellipsis=True)
        mono = palette_of(self.app).mono
        ink = "$role-focus" if game.marked else "$role-quiet-bar"
        if game.starred:
            bar = Content.styled(game.starred[:room].ljust(room), ink)
        else:
            # A column for less than 1 would be seen as many times that.
            share = game.now / 100 if game.now >= 1 else 0
            bar = slim_bar(share, max(1, room), ink=ink, mono=mono)
        figure = f" {mean_figure(game.now):>3}"
        return Content.assemble(name, bar, (figure, "bold"), " ", _change(game.now, game.before))


def _change(now: float, before: float | None) -> Content:
    more = None if before is None else round(now - before)
    if not more:
        return Content("")
    sign, role = ("▲", "good") if more > 0 else ("▼", "bad")
    return Content.assemble((sign, f"$role-{role}"), (str(abs(more)), "$role-muted"))


def with_marked(games: Sequence[MeanRating], marked: str) -> tuple[MeanRating, ...]:
    """Return the ratings with one game marked, by its name."""
    return tuple(replace(game, marked=game.name == marked) for game in games)


def starred_mean(game: GameFigures) -> str:
    """Return the stars of the mean rating of a game in which nobody reaches 100; empty of others.

    Args:
        game: its figures.
    """
    if game.rating is None:
        return ""
    # Any points earn a star.
    rated = game.spec.statistics.rated.load()(round(game.rating) or ceil(game.rating), {})
    return rated.starred if rated.steps == FAR_FROM_BEST else ""
