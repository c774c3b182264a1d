"""`wordarcade match`: bots play each other."""

import time
from functools import partial
from pathlib import Path
from typing import Final

import click

from wordarcade.cli.bulk import Bulk, checkpoint_option, cluster_option, lexicons_here
from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import LateHelp, Typed, json_option, lexicon_option, seed_option
from wordarcade.cli.output import lexicon_json, print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.setup import STANDARD_LAYOUT, STANDARD_TILES
from wordarcade.players.bulk.crews import Cluster
from wordarcade.players.bulk.words import LexiconToOpen
from wordarcade.players.scrabble.match import Match, MatchResult, play_match, worth_processes
from wordarcade.players.scrabble.opponents import Opponents, Pace
from wordarcade.players.scrabble.seating import (
    all_stand_ins_text,
    bots_text,
    read_players,
    strength_text,
)
from wordarcade.players.scrabble.simulation_rounds import Budget
from wordarcade.support.wording import count

_MOST_GAMES: Final = 1_000_000
"""Days of play on any machine."""

_MOST_SECONDS: Final = 3_600


@click.group()
def match() -> None:
    """Let bots play each other."""


@match.command()
@click.option(
    "--players",
    cls=LateHelp,
    required=True,
    type=Typed("players", read_players),
    metavar="bot:A,bot:B",
    late_help=lambda: f"2 to 4 of {bots_text()}. {strength_text()} {all_stand_ins_text()}",
)
@click.option(
    "--games",
    required=True,
    type=click.IntRange(1, _MOST_GAMES),
    metavar="N",
    help="How many games to play.",
)
@seed_option("The number of a match to repeat.")
@click.option(
    "--seconds",
    type=click.FloatRange(0, _MOST_SECONDS, min_open=True),
    metavar="S",
    help="Thinking time per move for bots that simulate, instead of their level's.",
)
@click.option(
    "--iterations",
    type=click.IntRange(1),
    metavar="N",
    help="Iterations per move for bots that simulate; unlike seconds, they repeat exactly.",
)
@cluster_option
@checkpoint_option
@lexicon_option
@json_option
def scrabble(
    *,
    players: tuple[Player, ...],
    games: int,
    seed: int | None,
    seconds: float | None,
    iterations: int | None,
    cluster: Cluster | None,
    checkpoint: Path | None,
    lexicon: str | None,
    as_json: bool,
) -> None:
    """Play Scrabble on all processors, and show who wins how often.

    Every bot plays from every seat, with the same tiles. The same seed repeats all the games, on
    any machine, unless bots simulate for a number of seconds.
    """
    if checkpoint is not None and seed is None:
        raise click.UsageError("--checkpoint needs --seed, so that you continue the same match.")
    services = user_services()
    equipment = services.equipment()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    try:
        contest = Match(
            players=players,
            games=games,
            seed=services.seed_of(seed),
            layout=equipment.layouts[STANDARD_LAYOUT],
            distribution=equipment.distributions[STANDARD_TILES],
        )
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    with progress_bar("Preparing") as report:
        services.lexicons.gaddag(opened, report)
    budget = None if seconds is None and iterations is None else Budget(seconds, iterations)
    # A process plays on each processor, so that each simulates in one thread.
    pace = Pace(budget, threads=1)
    words = LexiconToOpen.of(opened, services.locations.trained_leaves)
    work = {
        "match": [player.level for player in contest.players],
        "games": games,
        "seed": contest.seed,
        "budget": budget and [budget.seconds, budget.iterations],
        "words": [words.identity, words.leaves],
    }
    began = time.perf_counter()
    with Bulk(cluster, checkpoint).at_work("Playing", worth_processes(contest), work) as at_work:
        result = play_match(contest, partial(_open_opponents, words, pace), *at_work)
    taken = time.perf_counter() - began
    if as_json:
        print_json(
            {
                "players": [player.level for player in contest.players],
                "games": games,
                "wins": result.wins,
                "draws": result.draws,
                "mean_scores": result.mean_scores,
                "deviations": result.deviations,
                "margins": result.margins,
                "seconds": taken,
                "seed": contest.seed,
                "lexicon": lexicon_json(opened),
            }
        )
        return
    _print_table(contest.players, result)
    click.echo(
        f"{count(games, 'game')}, {count(result.draws, 'draw')}, {taken:.1f} s, "
        f"with {opened.name}, seed {contest.seed}"
    )


def _open_opponents(words: LexiconToOpen, pace: Pace) -> Opponents:
    """Return the bots, in a worker."""
    lexicons, locations = lexicons_here()
    opened = words.opened(lexicons, locations.trained_leaves)
    return Opponents.open(lexicons, opened, pace=pace, trained=locations.trained_leaves)


def _print_table(players: tuple[Player, ...], result: MatchResult) -> None:
    games = len(result.scores)
    click.echo(f"{'player':<12}{'won':>8}{'%':>7}{'points':>9}{'±':>7}{'margin':>9}")
    for player, won, mean, deviation, margin in zip(
        players, result.wins, result.mean_scores, result.deviations, result.margins, strict=True
    ):
        click.echo(
            f"{player.name:<12}{won:>8,}{100 * won / games:>7.1f}{mean:>9.1f}{deviation:>7.1f}"
            f"{margin:>+9.1f}"
        )
