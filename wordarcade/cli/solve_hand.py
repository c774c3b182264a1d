"""`wordarcade solve hand`."""

from collections.abc import Iterable

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.options import HAND, json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.engine.hand.hand import display_hand
from wordarcade.engine.hand.verdict import Discarded, Play
from wordarcade.players.hand.solver import HandTooVariedError, solve
from wordarcade.support.wording import count


@click.command("hand")
@click.argument("letters", type=HAND, metavar="HAND")
@lexicon_option
@json_option
def hand(letters: str, lexicon: str | None, *, as_json: bool) -> None:
    """Find the highest-scoring words from a hand.

    HAND is typed like "c o w s * z"; `*` is any vowel.
    """
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    try:
        with progress_bar("Solving") as report:
            solution = solve(letters, opened, report)
    except HandTooVariedError as error:
        raise click.UsageError(str(error)) from error
    if as_json:
        print_json(
            {
                "best": solution.best,
                "plays": _as_json(solution.plays),
                "best_with_discards": solution.best_with_discards,
                "plays_with_discards": _as_json(solution.plays_with_discards),
            }
        )
        return
    _print_plays(solution.plays)
    click.echo(f"{count(solution.best, 'point')} with valid words only, from {opened.name}\n")
    _print_plays(solution.plays_with_discards)
    click.echo(f"{count(solution.best_with_discards, 'point')} if letters are thrown away as well")


def _as_json(plays: Iterable[Play]) -> list[dict[str, str | int]]:
    return [{"word": play.word.upper(), "score": play.points} for play in plays]


def _print_plays(plays: Iterable[Play]) -> None:
    for play in plays:
        what = "thrown away, " if isinstance(play, Discarded) else ""
        left = display_hand(play.left).upper() or "nothing"
        click.echo(f"{play.word.upper():<17} {play.points:>5}  {what}leaves {left}")
