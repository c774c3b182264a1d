"""Statistics: the finished games of each game, variant by variant, in figures."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta, tzinfo
from itertools import groupby
from typing import Final, NamedTuple

from wordarcade.games.registry import Registry
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import VariantName
from wordarcade.store.games import GameStore
from wordarcade.store.results import Point, Results, Run, VariantFigures, VariantKey

__all__ = ["GameFigures", "Group", "Point", "Run", "VariantFigures", "VariantKey"]

ENOUGH: Final = 5
"""The fewest games of which a share or a trend is told."""

_NO_RUN: Final = Run()


class Group(NamedTuple):
    """Variants summed up that have a host or a level in common.

    Attributes:
        name: what they have in common.
        played: how many games were finished.
        decided: how many of them had a winner, own and replayed ones left out.
        won: how many of those were won.
        helped: how many of those were won with help.
        mean: their mean score, or None.
    """

    name: str
    played: int
    decided: int
    won: int
    helped: int
    mean: float | None


class GameFigures(NamedTuple):
    """The finished games of one game.

    Attributes:
        spec: the game.
        variants: its variants, the most played first.
        runs: the games won in a row, by variant.
        run: the same over all of them.
    """

    spec: GameSpec
    variants: tuple[VariantFigures, ...]
    runs: Mapping[VariantKey, Run]
    run: Run = _NO_RUN

    @property
    def played(self) -> int:
        """How many games were finished, those kept apart included."""
        return sum(each.played for each in self.variants)

    @property
    def ranked(self) -> int:
        """How many of them are kept apart by nothing."""
        return sum(each.ranked for each in self.variants)

    @property
    def decided(self) -> int:
        """How many had a winner, own and replayed ones left out."""
        return sum(each.decided for each in self.variants)

    @property
    def won(self) -> int:
        """How many of those were won."""
        return sum(each.won for each in self.variants)

    @property
    def helped(self) -> int:
        """How many of those were won with help: no part of means and streaks."""
        return sum(each.helped for each in self.variants)

    @property
    def new_words(self) -> int:
        """How many words were found for the first time."""
        return sum(each.new_words for each in self.variants)

    @property
    def rating(self) -> float | None:
        """The mean rating of all its rated games, 0 to 100; None if nothing is rated."""
        regret, rated = _mean_regret((each.regret, each.rated) for each in self.variants)
        return 100 - regret if rated else None

    def name_of(self, variant: VariantFigures) -> VariantName:
        """Return a variant as people read it."""
        return self.spec.statistics.read.load()(variant.key.variant)

    def run_of(self, variant: VariantFigures) -> Run:
        """Return the games of a variant won in a row."""
        return self.runs.get(variant.key, _NO_RUN)

    @property
    def groups(self) -> tuple[Group, ...]:
        """The variants summed up by host or level, the most played first."""
        by_name: dict[str, list[VariantFigures]] = {}
        for variant in self.variants:
            by_name.setdefault(self.name_of(variant).group, []).append(variant)
        groups = [_group(name, members) for name, members in by_name.items() if name]
        return tuple(sorted(groups, key=lambda group: (-group.played, group.name)))


def _group(name: str, members: Iterable[VariantFigures]) -> Group:
    members = tuple(members)
    scored = [(each.mean, each.ranked) for each in members if each.mean is not None]
    games = sum(ranked for _, ranked in scored)
    return Group(
        name,
        sum(each.played for each in members),
        sum(each.decided for each in members),
        sum(each.won for each in members),
        sum(each.helped for each in members),
        sum(mean * ranked for mean, ranked in scored) / games if games else None,
    )


def figures_of(store: GameStore, games: Registry) -> tuple[GameFigures, ...]:
    """Return the figures of all games, in their order.

    Raises:
        StoreError: the saved games cannot be read.
    """
    found = {
        game: tuple(variants)
        for game, variants in groupby(store.results.figures(), lambda each: each.key.game)
    }
    runs = store.results.runs()
    by_variant = {key: run for key, run in runs.items() if isinstance(key, VariantKey)}
    return tuple(
        GameFigures(spec, found.get(spec.name, ()), by_variant, runs.get(spec.name, _NO_RUN))
        for spec in games
    )


def earlier_rating(results: Results, game: GameFigures, now: datetime) -> float | None:
    """Return the mean rating of a game as it was a month ago; None of too few games."""
    then = now - timedelta(days=30)
    regret, rated = _mean_regret(results.regret(each.key, then) for each in game.variants)
    return None if rated < ENOUGH else 100 - regret


def _mean_regret(variants: Iterable[tuple[float | None, int]]) -> tuple[float, int]:
    """Return the mean regret, 0 of none, and the number of rated games, given those of variants."""
    known = [(regret, rated) for regret, rated in variants if regret is not None]
    games = sum(rated for _, rated in known)
    return (sum(regret * rated for regret, rated in known) / games if games else 0), games


def days_in_a_row(hours: Iterable[datetime], now: datetime, zone: tzinfo | None = None) -> Run:
    """Return the days in a row on which a game was finished, up to today or yesterday.

    Args:
        hours: moments (aware) of play, ascending, exact to the hour.
        now: the present moment (aware).
        zone: in which days begin; None for that of the machine.

    >>> from datetime import UTC
    >>> days_in_a_row([datetime(2026, 1, day, tzinfo=UTC) for day in (1, 2, 4)],
    ...               datetime(2026, 1, 5, tzinfo=UTC), UTC)
    Run(now=1, best=2)
    """
    length = best = 0
    last: date | None = None
    for day in sorted({moment.astimezone(zone).date() for moment in hours}):
        length = length + 1 if last is not None and day - last == timedelta(days=1) else 1
        best, last = max(best, length), day
    today = now.astimezone(zone).date()
    on = last is not None and today - last <= timedelta(days=1)
    return Run(length if on else 0, best)
