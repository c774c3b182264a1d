"""Each game in a few figures, for its card on the home screen."""

from typing import Final, NamedTuple

from wordarcade.games.registry import Registry
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import POINTS
from wordarcade.store.games import GameStore
from wordarcade.store.records import DamagedGame, GameId
from wordarcade.store.results import Run, VariantFigures

_RECENT: Final = 10
"""Games whose course a card shows."""

_NO_RUN: Final = Run()


class Summary(NamedTuple):
    """A game in a few figures, for its card.

    Attributes:
        played: how many games were finished, whatever the variant.
        best: the best score in the variant played most, of games kept apart by nothing; None
            without one, and where less is better.
        mean: the mean score of the same games, two or more; None of fewer.
        recent: how the last of these games went, at most ten, the oldest first: scores or, where
            less is better, ratings.
        variant: what that variant is, such as `4×4 classic, 3:00`; empty if no other was played.
        brief: the same in fewer characters.
        unrated: those of the last games that have no rating, where less is better.
        last: the score of the last game, where all had hints or are kept apart by something else.
        helped: whether that one had hints.
        won: how many games were won, where less is better; None elsewhere.
        run: the games won in a row, where less is better.
        thing: what these scores count, such as "word"; empty for points, which go without saying.
    """

    played: int = 0
    best: float | None = None
    mean: float | None = None
    recent: tuple[float, ...] = ()
    variant: str = ""
    brief: str = ""
    unrated: tuple[GameId, ...] = ()
    last: float | None = None
    helped: bool = False
    won: int | None = None
    run: Run = _NO_RUN
    thing: str = ""


def summaries(store: GameStore, games: Registry) -> dict[str, Summary]:
    """Return each game in a few figures, by its name.

    Raises:
        StoreError: the saved games cannot be read.
    """
    variants = store.results.figures()
    return {
        spec.name: _summary(store, spec, [each for each in variants if each.key.game == spec.name])
        for spec in games
    }


def _summary(store: GameStore, spec: GameSpec, variants: list[VariantFigures]) -> Summary:
    played = sum(each.played for each in variants)
    ranked = [each for each in variants if each.ranked]
    if not ranked and not spec.statistics.less_is_better:
        return _unranked(store, spec, played)
    if not ranked:
        won = sum(each.won for each in variants) if played else None
        return Summary(played, won=won)
    # Not the variant played last: a game of another one would look as if the record were lost.
    usual = max(ranked, key=lambda each: (each.ranked, -each.newest))
    course = store.results.course(usual.key, _RECENT)
    less = spec.statistics.less_is_better
    values = (point.rating if less else point.score for point in course)
    recent = tuple(float(value) for value in values if value is not None)
    if less:
        unrated = tuple(point.game_id for point in course if point.rating is None)
        won = sum(each.won for each in variants)
        run = store.results.runs().get(spec.name, _NO_RUN)
        return Summary(played, recent=recent, unrated=unrated, won=won, run=run)
    mean = usual.mean if usual.ranked > 1 else None
    told = Summary(played, usual.worth, mean, recent, thing=_thing(spec, usual.key.variant))
    if len(ranked) == 1:
        return told
    name = spec.statistics.read.load()(usual.key.variant)
    return told._replace(variant=name.title, brief=name.brief or name.title)


def _unranked(store: GameStore, spec: GameSpec, played: int) -> Summary:
    """Return the figures of a game that was played, but in which nothing counts for a best."""
    from wordarcade.store.history import HistoryFilter  # noqa: PLC0415 - not at every start

    for header in store.history.page(HistoryFilter(game=spec.name), 0, 1) if played else ():
        summary = {} if isinstance(header, DamagedGame) else header.summary or {}
        score, hints = summary.get("score"), summary.get("hints")
        if isinstance(score, int):
            thing = _thing(spec, str(summary.get("variant", "")))
            helped = isinstance(hints, int) and hints > 0
            return Summary(played, last=score, helped=helped, thing=thing)
    return Summary(played)


def _thing(spec: GameSpec, variant: str) -> str:
    """Return what a variant's score counts, one of them; empty for points."""
    figure = spec.statistics.figure_of(variant)
    return "" if figure == POINTS else figure.removesuffix("s")
