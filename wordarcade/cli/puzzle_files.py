"""Puzzles in recorded games of Scrabble, for `wordarcade puzzle --from`."""

from pathlib import Path

import click

from wordarcade.cli.gcg_files import game_in, games_in
from wordarcade.cli.progress import progress_bar
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError
from wordarcade.games.puzzles.scrabble import ScrabbleWorkshop
from wordarcade.games.puzzles.supply import Need
from wordarcade.services import Services
from wordarcade.store.puzzles import Puzzle
from wordarcade.support.progress import to_nobody


def puzzles_in(services: Services, need: Need, path: Path) -> list[Puzzle]:
    """Return the puzzles in a GCG file, or in all of a folder.

    In a folder a file that cannot be read is named on standard error, and the others count.

    Args:
        services: the app's services.
        need: says which words count.
        path: of the file or the folder.

    Raises:
        GcgFileError: the one file cannot be read.
        LexiconError: the lexicon is not available.
        click.UsageError: the folder has no games.
    """
    folder = path.is_dir()
    paths = games_in(path) if folder else [path]
    equipment = services.equipment()
    found: list[Puzzle] = []
    with progress_bar("Looking") as report:
        workshop = ScrabbleWorkshop(services, need.lexicon, report)
        for number, file in enumerate(paths):
            report(number / len(paths))
            try:
                gcg = game_in(file, equipment)
            except GcgFileError as error:
                if not folder:
                    raise
                click.echo(str(error), err=True)
                continue
            names = " – ".join(player.name or player.nick for player in gcg.players)
            found += workshop.of_file(gcg, names or file.name, to_nobody)
    return found
