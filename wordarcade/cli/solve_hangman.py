"""`wordarcade solve hangman`: what a host answers, what a game is worth, what a pattern allows."""

from pathlib import Path

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.hangman import HOSTS
from wordarcade.cli.hangman_answers import answers_json, play, print_answers
from wordarcade.cli.hangman_pattern import solve_pattern
from wordarcade.cli.hangman_worth import appraise, write_proof
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.engine.hangman.choices import MOST_GUESSES, HostKind
from wordarcade.engine.hangman.dealing import NoSuchLengthError
from wordarcade.engine.hangman.pattern import PatternTextError
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.lexicon.lexicon import ALPHABET


@click.command("hangman")
@click.option("--length", type=int, metavar="N", help="Length of the word.")
@click.option("--guesses", metavar="LETTERS", help="Letters guessed so far, in order.")
@click.option("--host", type=click.Choice(HOSTS), help="The kind of host, evil by default.")
@click.option(
    "--value", "valued", is_flag=True, help="Show how many wrong guesses the host can force."
)
@click.option(
    "--allowed",
    type=click.IntRange(1, MOST_GUESSES),
    metavar="G",
    help="How many wrong guesses lose; one for each letter by default.",
)
@click.option(
    "--proof",
    type=click.Path(path_type=Path),
    metavar="OUT",
    help="Write a proof of the value to a new file, for anybody to check.",
)
@click.option("--pattern", metavar="PATTERN", help='The word as shown so far, such as "do-ble".')
@click.option("--missed", metavar="LETTERS", help="Letters that are not in the word.")
@lexicon_option
@json_option
def hangman(
    *,
    length: int | None,
    guesses: str | None,
    host: str | None,
    valued: bool,
    allowed: int | None,
    proof: Path | None,
    pattern: str | None,
    missed: str | None,
    lexicon: str | None,
    as_json: bool,
) -> None:
    """Find what a host answers, or which words fit a pattern.

    With --length: what a host answers to --guesses, and with --value what the game is worth. With
    --pattern: the words that fit it, and the best letters to guess.
    """
    game_options = (length, guesses, host, allowed, valued or None)
    if (pattern is None) == all(option is None for option in game_options):
        raise click.UsageError("Give --length for a game, or --pattern for a word partly shown.")
    if proof is not None and (not valued or guesses):
        raise click.UsageError("A proof is about a whole game: with --proof, give only --value.")
    services = user_services()
    opened = services.lexicons.open(lexicon or services.settings.current.lexicon)
    try:
        if pattern is not None:
            solve_pattern(pattern, missed or "", opened, as_json=as_json)
            return
        if length is None or missed is not None:
            raise click.UsageError("A game needs --length; --missed goes with --pattern.")
        setup = HangmanSetup(length, allowed or len(ALPHABET), HostKind(host or HostKind.EVIL))
        state = play(setup, guesses or "", opened)
    except (NoSuchLengthError, PatternTextError) as error:
        raise click.UsageError(str(error)) from error
    answers = guesses is not None or not valued
    worth = appraise(state, asked=allowed is not None) if valued else None
    if proof is not None and worth is not None:
        write_proof(proof, state, worth.value.upper)
    if as_json:
        print_json((answers_json(state) if answers else {}) | (worth.to_json() if worth else {}))
        return
    if answers:
        print_answers(state)
    if worth is not None:
        click.echo(worth.sentence)
