"""The options of games that two people play in turn at one keyboard."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.lazy_group import offered_games
from wordarcade.cli.options import Typed
from wordarcade.games.duel.terms import ROUNDS, DuelTerms
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.spec import GameSpec

_NAMES = Typed("names", DuelTerms.parse)


def duel_options(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command that plays a game the options `--duel` and `--rounds`, as one argument."""

    @click.option(
        "--duel",
        "terms",
        type=_NAMES,
        metavar="ANN,BEN",
        help="Two people take turns at one keyboard.",
    )
    @click.option(
        "--rounds",
        type=click.Choice([str(each) for each in ROUNDS]),
        help="Rounds of a duel, 1 by default.",
    )
    @wraps(command)
    def play(*, terms: DuelTerms | None, rounds: str | None, **choices: Any) -> None:
        if terms is None and rounds is not None:
            raise click.UsageError("--rounds needs --duel with two names.")
        if terms is not None and rounds is not None:
            terms = terms._replace(rounds=int(rounds))
        if terms is not None and choices.get("assignment"):
            raise click.UsageError("The assignment is for one player; leave --duel out.")
        command(duel=terms, **choices)

    return play


def play_duel(spec: GameSpec, setup: Any, terms: DuelTerms, *, plain: bool) -> None:
    """Play a new duel, by the choices of the command line, or else those made last.

    Args:
        spec: the game.
        setup: the choices of the command line.
        terms: of the duel.
        plain: whether to play line by line.
    """
    line_mode = wants_line_mode(plain=plain)
    services = user_services()
    setup = spec.play.load().filled(setup, services.settings.current)
    if not line_mode:
        open_full_screen(services, NewGameRoute(spec.name, setup, ask=False, duel=terms))
        return
    # A full screen needs none of it, and starts sooner without.
    from wordarcade.games.duel.playing import first_turn  # noqa: PLC0415 - see above
    from wordarcade.plain.duels import play_new_duel  # noqa: PLC0415 - see above

    with standard_dialogue() as dialogue:
        games = offered_games(click.get_current_context())
        prepare = first_turn(services, spec, setup, terms)
        play_new_duel(services, games, spec, prepare, dialogue)
