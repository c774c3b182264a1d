"""`wordarcade hangman`."""

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
from wordarcade.cli.options import assignment_option, lexicon_option, plain_option, seed_option
from wordarcade.engine.hangman.choices import (
    MOST_GUESSES,
    HostKind,
    Vocabulary,
)
from wordarcade.engine.hangman.dealing import NoSuchLengthError
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.duel.terms import DuelTerms
from wordarcade.games.hangman.spec import HANGMAN
from wordarcade.games.routes import NewGameRoute
from wordarcade.plain.playing import play_new_games

HOSTS = tuple(host.value for host in HostKind if host is not HostKind.PERSON)
"""The hosts that the computer can be."""


@click.command()
@seed_option("The number of a word to repeat.")
@click.option(
    "--host",
    type=click.Choice(HOSTS),
    help="The kind of host; in full screen honest by default, in line mode evil.",
)
@click.option("--length", type=int, metavar="N", help="Length of the word.")
@click.option(
    "--guesses",
    type=click.IntRange(1, MOST_GUESSES),
    metavar="N",
    help="How many wrong guesses lose the round.",
)
@click.option("--show-left", is_flag=True, help="Show how many words are left.")
@click.option(
    "--vocabulary",
    type=click.Choice([vocabulary.value for vocabulary in Vocabulary]),
    help="Everyday words or the full list; in full screen common by default, in line mode full.",
)
@lexicon_option
@plain_option
@duel_options
@daily_option(HANGMAN)
@assignment_option
def hangman(
    *,
    seed: int | None,
    host: str | None,
    length: int | None,
    guesses: int | None,
    show_left: bool,
    vocabulary: str | None,
    lexicon: str | None,
    plain: bool,
    duel: DuelTerms | None,
    assignment: bool,
) -> None:
    """Guess the word letter by letter; the host may cheat.

    You are asked for --length and --guesses if you leave them out; without options the set-up
    opens with your last choices.
    """
    if assignment and host not in (None, HostKind.EVIL):
        raise click.UsageError("With --assignment the host is evil; leave --host out.")
    if assignment and vocabulary not in (None, Vocabulary.FULL):
        raise click.UsageError("With --assignment all words count; leave --vocabulary out.")
    line_mode = wants_line_mode(plain=plain or assignment)
    services = user_services()
    setup = HangmanSetup(lexicon=lexicon or services.settings.current.lexicon_of("hangman"))
    if duel is not None:
        if (seed, host, length, vocabulary) != (None,) * 4 or show_left:
            raise click.UsageError(
                "In a duel you hide the words yourselves; give only --guesses and --lexicon."
            )
        setup = replace(setup, guesses=guesses or setup.guesses)
        play_duel(HANGMAN, setup, duel, plain=plain)
        return
    said = (seed, host, length, guesses, vocabulary) != (None,) * 5 or show_left
    if line_mode or said:
        # Line mode is what the course assignment describes; on the screen a first game is friendly.
        usual = (HostKind.EVIL, Vocabulary.FULL) if line_mode else (setup.host, setup.vocabulary)
        setup = HangmanSetup(
            length=setup.length if length is None else length,
            guesses=guesses or setup.guesses,
            host=HostKind(host or usual[0]),
            vocabulary=Vocabulary(vocabulary or usual[1]),
            show_left=show_left,
            lexicon=setup.lexicon,
            seed=seed,
        )
    # With both numbers given there is nothing left to ask, and the first line typed is a guess.
    asks = length is None or guesses is None
    if not line_mode:
        open_full_screen(services, NewGameRoute("hangman", setup, ask=asks))
        return
    known = {
        "length": length is not None,
        "guesses": guesses is not None,
        "show_left": show_left or not asks,
    }
    unsaid = [choice for choice, is_known in known.items() if not is_known]
    try:
        with standard_dialogue(assignment=assignment) as dialogue:
            play_new_games(services, HANGMAN, setup, dialogue, unsaid)
    except NoSuchLengthError as error:
        raise click.UsageError(str(error)) from error
