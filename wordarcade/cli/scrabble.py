"""`wordarcade scrabble`."""

from dataclasses import replace
from pathlib import Path

import click

from wordarcade.cli.daily_option import daily_option
from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.options import (
    LateHelp,
    Typed,
    lexicon_option,
    no_assignment_option,
    plain_option,
)
from wordarcade.engine.scrabble.adjustments import POINTS_A_MINUTE
from wordarcade.engine.scrabble.clock_text import clock_ms
from wordarcade.engine.scrabble.config import ChallengeRule, Player
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.scrabble.spec import SCRABBLE
from wordarcade.plain.playing import play_new_games
from wordarcade.players.scrabble.seating import all_stand_ins_text, bots_text, read_players
from wordarcade.store.gcg_file import why_not_new


def _new_file(_context: click.Context, _option: click.Parameter, path: str | None) -> str:
    """Return the path of a file that can be written, or nothing if none was asked for."""
    if path is None:
        return ""
    fault = why_not_new(Path(path)) if path else "The file name is empty; choose one."
    if fault:
        raise click.BadParameter(fault)
    return path


@click.command()
@click.option(
    "--seed", type=click.IntRange(0, 2**64 - 1), metavar="N", help="The number of a game to repeat."
)
@click.option(
    "--players",
    cls=LateHelp,
    type=Typed("players", read_players),
    metavar="NAME,bot:LEVEL",
    late_help=lambda: f"2 to 4: names of people, and {bots_text()}. {all_stand_ins_text()}",
)
@click.option(
    "--challenge",
    type=click.Choice([rule.value for rule in ChallengeRule]),
    help="What happens to plays that are not words; void, the default, refuses them.",
)
@click.option(
    "--clock",
    type=Typed("MM:SS", clock_ms),
    metavar="MM:SS",
    help=f"Time for each player, or off; every minute over costs {POINTS_A_MINUTE} points.",
)
@click.option(
    "--teacher",
    is_flag=True,
    help="After each of your turns against bots, say what was best.",
)
@click.option(
    "--gcg",
    callback=_new_file,
    metavar="F",
    help="Write the game to a new file F as it is played.",
)
@lexicon_option
@plain_option
@daily_option(SCRABBLE)
@no_assignment_option
def scrabble(
    *,
    seed: int | None,
    players: tuple[Player, ...] | None,
    challenge: str | None,
    clock: int | None,
    teacher: bool,
    gcg: str,
    lexicon: str | None,
    plain: bool,
) -> None:
    """Play Scrabble: people and bots at one keyboard.

    With --players or --seed the game starts at once; otherwise you are asked who plays.
    """
    line_mode = wants_line_mode(plain=plain)
    services = user_services()
    ask = players is None and seed is None
    setup = ScrabbleSetup(
        lexicon=lexicon or services.settings.current.lexicon_of("scrabble"),
        challenge=ChallengeRule(challenge or ChallengeRule.VOID),
        clock_ms=clock,
        teacher=teacher,
        seed=seed,
        gcg=gcg,
    )
    if players is not None:
        setup = replace(setup, players=players)
    if not line_mode:
        open_full_screen(services, NewGameRoute("scrabble", setup, ask))
        return
    with standard_dialogue() as dialogue:
        play_new_games(services, SCRABBLE, setup, dialogue, {"players"} if ask else ())
