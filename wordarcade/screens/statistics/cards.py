"""The figures in big digits above the list."""

from collections.abc import Sequence
from typing import Final

from wordarcade.games.statistics import ENOUGH, GameFigures, Run
from wordarcade.games.statistics_spec import POINTS
from wordarcade.screens.statistics.rows import Row, title_of, with_help
from wordarcade.support.wording import count
from wordarcade.widgets.figure_card import Figure

MOST: Final = 4
"""Cards at most."""


def cards_of_all(games: Sequence[GameFigures], days: Run) -> list[Figure]:
    """Return the figures of all games together; counts alone, since games are never mixed."""
    played = sum(game.played for game in games)
    words = sum(game.new_words for game in games)
    decided, won = sum(game.decided for game in games), sum(game.won for game in games)
    helped = sum(game.helped for game in games)
    kinds = sum(game.played > 0 for game in games)
    return [
        Figure("Games played", f"{played:,}", f"{kinds} of {len(games)} games tried"),
        Figure(
            "Days played",
            str(days.now),
            "in a row",
            f"best {days.best}",
            best=0 < days.now == days.best,
        ),
        Figure("New words", f"{words:,}", "first finds"),
        Figure(
            "Won",
            f"{won:,}" if decided else "–",
            f"of {decided:,}" if decided else "none decided",
            with_help(helped),
        ),
    ]


def cards_of(row: Row, means: Sequence[float | None]) -> list[Figure]:
    """Return the figures of a row of a game.

    Args:
        row: the row.
        means: those of the game's own figures, in their order; of games that set no record, as
            with hints, where there are no others.
    """
    variant, told = row.variant, row.game.spec.statistics
    if variant is None:
        return []
    more = "" if variant.ranked or not variant.unranked else "unranked"
    own = [
        Figure(detail.title, _text(mean, detail.decimals), detail.about, more)
        for detail, mean in zip(told.details, means, strict=True)
    ]
    run = row.game.run_of(variant)
    streak = Figure("Win streak", str(run.now), f"best {run.best}", best=0 < run.now == run.best)
    mean = Figure(_of(told.figure, "Mean"), _text(variant.mean), "a game")
    if told.decided:
        return [_won(row), *own, streak, mean]
    best, figure = told.best(variant.worth), told.figure_of(variant.key.variant)
    games = count(variant.ranked, "game")
    return [
        Figure("Best", _text(best, 0), figure, best=True),
        Figure("Mean", _text(variant.mean), f"of {games}"),
        Figure("New words", f"{variant.new_words:,}", "first finds"),
        *own,
    ]


def _won(row: Row) -> Figure:
    won, decided = row.decided
    title, told = f"Won, {title_of(row)}", f"of {decided}"
    if 0 < decided < ENOUGH:  # too few for a share
        return Figure(title, str(won), told, with_help(row.helped))
    if not decided:
        return Figure(title, "", f"{won} {told}")
    share = f"{100 * won // decided}%"
    return Figure(title, share, f"{won} {told}", with_help(row.helped), best=True)


def _of(figure: str, fallback: str) -> str:
    return fallback if figure == POINTS else figure[:1].upper() + figure[1:]


def _text(value: float | None, decimals: int = 1) -> str:
    if value is None:
        return ""
    return f"{value:.0f}" if abs(value) >= 100 or not decimals else f"{value:.{decimals}f}"
