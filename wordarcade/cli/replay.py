"""`wordarcade replay`: games of other programs and people, through our own scoring."""

from pathlib import Path

import click

from wordarcade.cli.front_end import user_services
from wordarcade.cli.gcg_files import games_in
from wordarcade.cli.options import json_option, lexicon_option
from wordarcade.cli.output import print_json
from wordarcade.cli.progress import progress_bar
from wordarcade.cli.replay_tables import print_game, print_games
from wordarcade.cli.replayed_game import ReplayedGame
from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError
from wordarcade.lexicon.interface import WordSet


@click.command()
@click.argument("path", type=click.Path(path_type=Path), metavar="FILE.gcg")
@click.option("--check", is_flag=True, help="The exit code is 1 if there is any difference.")
@lexicon_option
@json_option
def replay(path: Path, lexicon: str | None, *, check: bool, as_json: bool) -> None:
    """Replay a Scrabble game from a GCG file and check its scores.

    FILE.gcg may be a folder: every *.gcg file in it is replayed. With --lexicon, the words that
    were played are looked up as well; a phony is not a difference.
    """
    services = user_services()
    equipment = services.equipment()
    opened = services.lexicons.open(lexicon) if lexicon is not None else None
    if path.is_dir():
        same = _replay_folder(path, equipment, opened, as_json=as_json)
    else:
        same = _replay_file(path, equipment, opened, as_json=as_json)
    if check and not same:
        raise click.exceptions.Exit(1)


def _replay_file(
    path: Path, equipment: Equipment, lexicon: WordSet | None, *, as_json: bool
) -> bool:
    """Print what a file holds, and return whether the rules agree with it."""
    try:
        game = ReplayedGame.of(path, equipment, lexicon)
    except GcgFileError as error:
        raise click.UsageError(str(error)) from error
    if as_json:
        print_json(game.as_json())
    else:
        print_game(game)
    return not game.mismatches


def _replay_folder(
    folder: Path, equipment: Equipment, lexicon: WordSet | None, *, as_json: bool
) -> bool:
    """Print what the files of a folder hold, and return whether all is the same to us."""
    paths = games_in(folder)
    games: list[tuple[str, ReplayedGame | GcgFileError]] = []
    with progress_bar("Replaying") as report:
        for number, path in enumerate(paths):
            report(number / len(paths))
            try:
                games.append((path.name, ReplayedGame.of(path, equipment, lexicon)))
            except GcgFileError as error:
                games.append((path.name, error))
    replays = [game for _, game in games if isinstance(game, ReplayedGame)]
    if as_json:
        print_json(
            {
                "files": [
                    {"file": name, "error": str(game)}
                    if isinstance(game, GcgFileError)
                    else {"file": name, **game.as_json()}
                    for name, game in games
                ],
                "moves": sum(game.moves for game in replays),
                "differences": sum(len(game.mismatches) for game in replays),
            }
        )
    else:
        print_games(games)
    return len(replays) == len(games) and not any(game.mismatches for game in replays)
