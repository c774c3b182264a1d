"""`wordarcade boggle`."""

from dataclasses import replace

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
    BOGGLE_BOARD,
    assignment_option,
    lexicon_option,
    min_option,
    plain_option,
    seed_option,
    timer_option,
)
from wordarcade.engine.boggle.setup import DICE_OF_SIZE, BoggleSetup
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import Timer
from wordarcade.games.boggle.spec import BOGGLE
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.routes import NewGameRoute
from wordarcade.plain.playing import play_new_games


@click.command()
@seed_option("The number of a board to repeat.")
@click.option("--size", type=click.Choice(["4", "5", "6"]), help="Rows and columns of the board.")
@click.option(
    "--board", type=BOGGLE_BOARD, metavar="BOARD", help='Your own board: "OISE/LRON/TKNI/YNJI".'
)
@timer_option
@min_option
@lexicon_option
@plain_option
@duel_options
@daily_option(BOGGLE)
@assignment_option
def boggle(
    *,
    seed: int | None,
    size: str | None,
    board: LetterGrid | None,
    timer: Timer | None,
    min_length: int | None,
    lexicon: str | None,
    plain: bool,
    duel: DuelTerms | None,
    assignment: bool,
) -> None:
    """Play Boggle.

    With --board or --seed the round starts at once. Otherwise you are asked for whatever you leave
    out.
    """
    line_mode = wants_line_mode(plain=plain or assignment)
    services = user_services()
    ask = board is None and seed is None
    setup = BoggleSetup(
        dice=DICE_OF_SIZE[int(size or 4)],
        min_length=min_length,
        timer=timer,
        lexicon=lexicon or services.settings.current.lexicon_of("boggle"),
        seed=seed,
        board=board,
    )
    if duel is not None:
        play_duel(BOGGLE, setup, duel, plain=plain)
        return
    if line_mode:
        with standard_dialogue(assignment=assignment) as dialogue:
            unsaid = {"dice"} if ask and size is None and not assignment else ()
            play_new_games(services, BOGGLE, setup, dialogue, unsaid)
        return
    if ask:
        last = services.settings.current.boggle
        setup = replace(
            setup,
            dice=setup.dice if size else last.dice,
            band=last.band,
            min_length=min_length or last.min_length or None,
            timer=Timer.parse(last.timer) if timer is None and last.timer else timer,
        )
    open_full_screen(services, NewGameRoute("boggle", setup, ask))
