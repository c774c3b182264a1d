"""GCG files that are given to commands: one, or a folder of them."""

from pathlib import Path
from typing import Final

import click

from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError, load_gcg
from wordarcade.engine.scrabble.notation.gcg_tiles import check_tiles

_SUFFIX: Final = ".gcg"


def game_in(path: Path, equipment: Equipment) -> Gcg:
    """Return the file of a game that can be analysed.

    Raises:
        GcgFileError: it cannot be read, is of no game, or of one with other tiles.
    """
    gcg = load_gcg(path)
    try:
        check_tiles(gcg, equipment)
    except GcgFileError as error:
        raise GcgFileError(f"{path}: {error}") from error
    return gcg


def games_in(folder: Path) -> list[Path]:
    """Return the paths of the files `*.gcg` in a folder, one or more, by name.

    Raises:
        click.UsageError: it cannot be listed, or has none.
    """
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() == _SUFFIX)
    except OSError as error:
        raise click.UsageError(f"{folder} cannot be listed ({error.strerror}).") from error
    if not paths:
        raise click.UsageError(f"There are no {_SUFFIX} files in {folder}; give another folder.")
    return paths
