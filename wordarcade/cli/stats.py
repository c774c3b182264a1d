"""`wordarcade stats`: the finished games in figures."""

from collections.abc import Iterable
from typing import Any, Final

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.lazy_group import offered_games
from wordarcade.cli.options import json_option
from wordarcade.cli.output import print_json, print_table
from wordarcade.cli.progress import progress_bar
from wordarcade.games.late_ratings import rate_all
from wordarcade.games.rating import mean_figure
from wordarcade.games.registry import Registry
from wordarcade.games.statistics import (
    GameFigures,
    VariantFigures,
    days_in_a_row,
    figures_of,
)
from wordarcade.services import Services
from wordarcade.support.wording import count, listed

_NONE = "–"
_PATIENCE: Final = 30
"""Seconds after which the review of no other game is begun."""


@click.command()
@click.argument("game", required=False)
@json_option
def stats(game: str | None, *, as_json: bool) -> None:
    """Show what you have played, won and found.

    Name a GAME to see that one only. Sizes, lexicons, hosts and levels are never mixed. Your own
    boards, boards you had played before and games with hints are counted, but set no record and
    change no average or streak. The rating is your average: 100 is perfect. JSON has it as regret:
    100 minus the rating.
    Games you left before their review was done are rated first, for about half a minute at most.
    """
    services, games = user_services(), offered_games(click.get_current_context())
    if game is not None:
        if game not in games:
            raise click.UsageError(f"There is no game called '{game}': {listed(_names(games))}.")
        games = Registry((games[game],))
    with progress_bar("Rating games") as report:
        unrated = rate_all(services, games, report, _PATIENCE)
    found = figures_of(services.games, games)
    days = days_in_a_row(services.games.results.hours(), services.clock.now())
    if as_json:
        print_json(
            {
                "games": sum(each.played for each in found),
                "days": {"streak": days.now, "best_streak": days.best},
                "unrated": unrated,
                "by_game": {each.spec.name: _game_json(each, services) for each in found},
            }
        )
        return
    played = [each for each in found if each.played]
    if not played:
        click.echo("Nothing here yet. Play a game and your statistics start.")
        return
    total = sum(each.played for each in played)
    click.echo(f"{count(total, 'game')}, {count(days.now, 'day')} in a row (best {days.best})")
    for each in played:
        _print_game(each)
    if unrated:
        left = f"{count(unrated, 'game')} not rated yet"
        click.echo(f"\n{left}. Run this again, or open the statistics (I on Home), to rate more.")


def _names(games: Registry) -> list[str]:
    return [game.name for game in games]


def _print_game(game: GameFigures) -> None:
    told = [count(game.played, "game")]
    if game.decided:
        helped = f", {game.helped} of them with help" if game.helped else ""
        told.append(f"{game.won} of {game.decided} won{helped}")
        told.append(f"{game.run.now} in a row (best {game.run.best})")
    if game.new_words:
        told.append(f"{count(game.new_words, 'word')} found for the first time")
    click.echo(f"\n{game.spec.title}: {', '.join(told)}")
    heads = ("variant", "lexicon", "played", "unranked", "won", "best", "mean", "rating")
    rows = [_row(game, variant) for variant in game.variants]
    print_table([heads, *rows], right=range(2, len(heads)))


def _row(game: GameFigures, variant: VariantFigures) -> tuple[str, ...]:
    won = f"{variant.won}/{variant.decided}" if variant.decided else _NONE
    if variant.helped:
        won += f", {variant.helped} with help"
    return (
        game.name_of(variant).title,
        variant.lexicon_name,
        str(variant.played),
        str(variant.played - variant.ranked) if variant.played > variant.ranked else _NONE,
        won,
        _figure(game.spec.statistics.best(variant.worth), 0),
        _figure(variant.mean),
        _NONE if variant.rating is None else mean_figure(variant.rating, 1),
    )


def _figure(value: float | None, decimals: int = 1) -> str:
    return _NONE if value is None else f"{value:.{decimals}f}"


def _game_json(game: GameFigures, services: Services) -> dict[str, Any]:
    return {
        "played": game.played,
        "decided": game.decided,
        "won": game.won,
        "won_with_help": game.helped,
        "streak": game.run.now,
        "best_streak": game.run.best,
        "own": sum(each.own for each in game.variants),
        "replayed": sum(each.replayed for each in game.variants),
        "duels": sum(each.duels for each in game.variants),
        "new_words": game.new_words,
        "groups": {
            group.name: {
                "played": group.played,
                "decided": group.decided,
                "won": group.won,
                "won_with_help": group.helped,
                "mean": _rounded(group.mean),
            }
            for group in game.groups
        },
        "variants": {
            name: _variant_json(game, variant, services)
            for name, variant in _named(game.variants).items()
        },
    }


def _named(variants: Iterable[VariantFigures]) -> dict[str, VariantFigures]:
    """Return variants by a name that no two of them share, with the lexicon in it."""
    named: dict[str, VariantFigures] = {}
    for variant in variants:
        name = f"{variant.key.variant}, {variant.lexicon_name}".removeprefix(", ")
        if name in named:
            name = f"{name} {variant.key.lexicon[:8]}"
        named[name] = variant
    return named


def _variant_json(game: GameFigures, variant: VariantFigures, services: Services) -> dict[str, Any]:
    results, told = services.games.results, game.spec.statistics
    keys = [detail.key for detail in told.details]
    means = results.means(variant.key, keys)
    run = game.run_of(variant)
    return {
        "variant": variant.key.variant,
        "lexicon": {"name": variant.lexicon_name, "sha256": variant.key.lexicon},
        "figure": told.figure,
        "played": variant.played,
        "ranked": variant.ranked,
        "own": variant.own,
        "replayed": variant.replayed,
        "duels": variant.duels,
        "unranked": variant.unranked,
        "best": _whole(told.best(variant.worth)),
        "mean": _rounded(variant.mean),
        "regret": _rounded(variant.regret),
        "decided": variant.decided,
        "won": variant.won,
        "won_with_help": variant.helped,
        "streak": run.now,
        "best_streak": run.best,
        "new_words": variant.new_words,
        "means": {key: _rounded(mean) for key, mean in zip(keys, means, strict=True)},
        "distribution": [
            {"score": _whole(score), "games": games}
            for score, games in results.distribution(variant.key)
        ],
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 2)


def _whole(score: float | None) -> float | None:
    """Return a score as it is counted, without a point where it is whole."""
    return int(score) if score is not None and score.is_integer() else score
