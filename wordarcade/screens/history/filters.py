"""The filters of the history, their values and their chips."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Final

from wordarcade.games.routes import HistoryFilter
from wordarcade.games.spec import GameSpec
from wordarcade.support.wording import count, printable
from wordarcade.widgets.chips import Chip

_MOST_OPTIONS: Final = 8
"""Variants or lexicons to choose from, besides all of them."""
_SPANS: Final = (("any", None), ("today", 0), ("7 days", 6), ("30 days", 29), ("a year", 364))
"""The dates to choose from, each with the days before today that it goes back."""

_WON: Final[tuple[tuple[str, bool | None], ...]] = (
    ("all", None),
    ("won only", True),
    ("lost only", False),
)
_SHOWN: Final = ("all", "records", "dailies")
"""Which games are listed, whatever their results."""
_TITLES: Final = {"v": "Variant", "l": "Lexicon", "d": "Date", "w": "Result", "b": "Show"}
"""The filters by their keys, in the order of their chips."""
KEYS: Final = tuple(_TITLES)
"""Their keys."""


class Filters:
    """The filters in use, and the values of each.

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

    def title(self, key: str) -> str:
        """Return what a filter is called."""
        return _TITLES[key]

    def show_game(self, number: int) -> None:
        """Show a game by its number from 1, or all by 0; its variants are not those of others."""
        game = self._games[number - 1].name if number else ""
        self.wanted = self.wanted._replace(game=game, variant="")

    def clear(self) -> None:
        """Let every game of its kind through."""
        self.wanted, self._span = HistoryFilter(self.wanted.game), 0

    def options(self, key: str, known: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
        """Return the labels and values of a filter, the first of which lets every game through.

        Args:
            key: of the filter.
            known: of how many games there are each variant (`v`) or lexicon (`l`).
        """
        match key:
            case "d":
                return tuple((name, name) for name, _ in _SPANS)
            case "w":
                return tuple((name, name) for name, _ in _WON)
            case "b":
                return tuple((name, name) for name in _SHOWN)
        title = self.variant_name if key == "v" else printable
        names = list(known)[:_MOST_OPTIONS]
        named = ((f"{title(name)} · {count(known[name], 'game')}", name) for name in names)
        return ("all", ""), *named

    def choose(self, key: str, value: str, now: datetime) -> None:
        """Ask for what one of the `options` of a filter lets through."""
        match key:
            case "d":
                self._span = [name for name, _ in _SPANS].index(value)
                self.wanted = self.wanted._replace(since=_since(self._span, now))
            case "w":
                self.wanted = self.wanted._replace(won=dict(_WON)[value])
            case "b":
                best, daily = (value == name for name in _SHOWN[1:])
                self.wanted = self.wanted._replace(best=best, daily=daily)
            case "v":
                self.wanted = self.wanted._replace(variant=value)
            case "l":
                self.wanted = self.wanted._replace(lexicon=value)

    def chips(self) -> tuple[Chip, ...]:
        """Return a chip for each filter, those in use lit."""
        wanted = self.wanted
        won = next(name for name, value in _WON if value == wanted.won)
        values = (
            self.variant_name(wanted.variant) if wanted.variant else "all",
            printable(wanted.lexicon) or "all",
            _SPANS[self._span][0],
            won,
            _SHOWN[1 if wanted.best else 2 if wanted.daily else 0],
        )
        only = wanted.best or wanted.daily
        used = (wanted.variant, wanted.lexicon, self._span, wanted.won is not None, only)
        return tuple(
            Chip(title, value, key=key, on=bool(on))
            for (key, title), value, on in zip(_TITLES.items(), values, used, strict=True)
        )

    def variant_name(self, variant: str) -> str:
        """Return a variant as people read it; of all games, as the first that knows it does."""
        for game in self._games:
            if self.wanted.game in {"", game.name}:
                title = game.statistics.read.load()(variant).title
                if title != variant:
                    return printable(title)
        return printable(variant)


def _since(span: int, now: datetime) -> datetime | None:
    """Return the midnight with which a span begins, or None."""
    days = _SPANS[span][1]
    if days is None:
        return None
    midnight = now.astimezone().replace(hour=0, minute=0, second=0, microsecond=0)
    return (midnight - timedelta(days=days)).astimezone(now.tzinfo)
