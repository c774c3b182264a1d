"""The filters of the history, their values and their chips."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from wordarcade.games.routes import HistoryFilter
from wordarcade.games.spec import GameSpec
from wordarcade.support.wording import printable
from wordarcade.widgets.chips import Chip

KEYS: Final = ("v", "l", "d", "w", "b")
"""The keys of the filters, in the order of their chips."""

_SPANS: Final = (("any", None), ("today", 0), ("7 days", 6), ("30 days", 29), ("a year", 364))
"""The dates to choose from, each with the days before today that it goes back."""

_WON: Final[tuple[tuple[str, bool | None], ...]] = (("all", None), ("won", True), ("lost", False))


class Filters:
    """The filters in use, and the next values of each.

    Args:
        games: the games, in order.
        wanted: the filters at first.
        now: the present moment (aware).
    """

    def __init__(self, games: Sequence[GameSpec], wanted: HistoryFilter, now: datetime) -> None:
        self._games: Final = games
        self.wanted = wanted
        self._span = next(
            (place for place in range(len(_SPANS)) if _since(place, now) == wanted.since), 0
        )

    @property
    def number(self) -> int:
        """The number of the game that is shown, from 1; 0 for all."""
        names = [game.name for game in self._games]
        return names.index(self.wanted.game) + 1 if self.wanted.game in names else 0

    def show_game(self, number: int) -> None:
        """Show a game by its number from 1, or all by 0; its variants are not those of others."""
        game = self._games[number - 1].name if number else ""
        self.wanted = self.wanted._replace(game=game, variant="")

    def clear(self) -> None:
        """Let every game of its kind through."""
        self.wanted, self._span = HistoryFilter(self.wanted.game), 0

    def choose(self, key: str, value: str) -> None:
        """Ask for a variant (`v`) or a lexicon (`l`); empty for all."""
        if key == "v":
            self.wanted = self.wanted._replace(variant=value)
        else:
            self.wanted = self.wanted._replace(lexicon=value)

    def turn(self, key: str, now: datetime) -> None:
        """Take the next value of a filter: `d` date, `w` won or lost, `b` bests or dailies."""
        match key:
            case "d":
                self._span = (self._span + 1) % len(_SPANS)
                self.wanted = self.wanted._replace(since=_since(self._span, now))
            case "w":
                values = [value for _, value in _WON]
                place = values.index(self.wanted.won)
                self.wanted = self.wanted._replace(won=values[(place + 1) % len(values)])
            case "b":
                best, daily = self.wanted.best, self.wanted.daily
                self.wanted = self.wanted._replace(best=not best and not daily, daily=best)

    def chips(self) -> tuple[Chip, ...]:
        """Return a chip for each filter, those in use lit."""
        wanted = self.wanted
        won = next(name for name, value in _WON if value == wanted.won)
        values = (
            ("Variant", self.variant_name(wanted.variant) if wanted.variant else "all"),
            ("Lexicon", printable(wanted.lexicon) or "all"),
            ("Date", _SPANS[self._span][0]),
            ("Result", won),
            ("Only", "bests" if wanted.best else "dailies" if wanted.daily else "off"),
        )
        only = wanted.best or wanted.daily
        used = (wanted.variant, wanted.lexicon, self._span, wanted.won is not None, only)
        return tuple(
            Chip(title, value, key=key, on=bool(on))
            for key, (title, value), on in zip(KEYS, values, used, strict=True)
        )

    def variant_name(self, variant: str) -> str:
        """Return a variant of the game that is shown as people read it."""
        for game in self._games:
            if game.name == self.wanted.game:
                return printable(game.statistics.read.load()(variant).title)
        return printable(variant)


def _since(span: int, now: datetime) -> datetime | None:
    """Return the midnight with which a span begins, or None."""
    days = _SPANS[span][1]
    if days is None:
        return None
    midnight = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    return (midnight - timedelta(days=days)).astimezone(now.tzinfo)
