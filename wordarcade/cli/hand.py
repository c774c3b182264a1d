"""`wordarcade hand`."""

import click

from wordarcade.cli.daily_option import daily_option
from wordarcade.cli.duel_option import duel_options, play_duel
from wordarcade.cli.front_end import (
    open_full_screen,
    standard_dialogue,
    user_services,
    wants_line_mode,
)
from wordarcade.cli.options import (
    HAND,
    assignment_option,
    lexicon_option,
    plain_option,
    seed_option,
)
from wordarcade.engine.hand.hand import LARGEST_HAND
from wordarcade.engine.hand.setup import DEFAULT_HAND_SIZE, MOST_HANDS, HandSetup
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.hand.spec import HAND as HAND_GAME
from wordarcade.games.routes import NewGameRoute
from wordarcade.plain.playing import play_new_games


@click.command()
@seed_option("The number of a deal to repeat.")
@click.option(
    "--hand", "letters", type=HAND, metavar="HAND", help='Your own hand: "a j e f * r x".'
)
@click.option(
    "--hand-size",
    type=click.IntRange(1, LARGEST_HAND),
    metavar="N",
    help=f"Letters in a hand, {DEFAULT_HAND_SIZE} by default.",
)
@click.option(
    "--hands",
    type=click.IntRange(1, MOST_HANDS),
    metavar="N",
    help="Play a game of N hands, with one substitution and one replay.",
)
@lexicon_option
@plain_option
@duel_options
@daily_option(HAND_GAME)
@assignment_option
def hand(
    *,
    seed: int | None,
    letters: str | None,
    hand_size: int | None,
    hands: int | None,
    lexicon: str | None,
    plain: bool,
    duel: DuelTerms | None,
    assignment: bool,
) -> None:
    """Make words from a hand of letters.

    A single hand, or with --hands a game of several. With --hand, --hands or --seed the game
    starts at once; otherwise you are asked for whatever you leave out.
    """
    if letters is not None and (hand_size is not None or hands is not None):
        raise click.UsageError("Give --hand alone, or --hand-size and --hands.")
    line_mode = wants_line_mode(plain=plain or assignment)
    services = user_services()
    ask = letters is None and hands is None and seed is None
    setup = HandSetup(
        hand_size=hand_size or DEFAULT_HAND_SIZE,
        hands=hands,
        lexicon=lexicon or services.settings.current.lexicon_of("hand"),
        seed=seed,
        hand=letters,
    )
    if duel is not None:
        play_duel(HAND_GAME, setup, duel, plain=plain)
        return
    if not line_mode:
        open_full_screen(services, NewGameRoute("hand", setup, ask))
        return
    with standard_dialogue(assignment=assignment) as dialogue:
        play_new_games(services, HAND_GAME, setup, dialogue, {"hands"} if ask else ())
