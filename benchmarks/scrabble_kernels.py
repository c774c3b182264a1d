"""Scrabble players on either form of the kernels, for the benchmarks."""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from unittest.mock import patch

from wordarcade import kernels
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.kernels.scrabble_games import StaticGames
from wordarcade.lexicon import gaddag_building
from wordarcade.lexicon.gaddag import Gaddag
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.scrabble import generator
from wordarcade.support import resources

EQUIPMENT = load_equipment(resources.folder("assets") / "scrabble")
LAYOUT, TILE_DISTRIBUTION = EQUIPMENT.layouts["standard"], EQUIPMENT.distributions["english"]

_BUILDING = (
    ("DawgBuilder", "dawg_build"),
    ("BackwardBeginnings", "gaddag_build"),
    ("shift", "gaddag_build"),
    ("WordMapBuilder", "word_map_build"),
)
"""What `gaddag_building` uses of which kernel."""


def modes() -> Iterator[kernels.Mode]:
    """Yield the forms that the kernels have here, and say it if one is missing."""
    try:
        kernels.load("scrabble_moves", "compiled")
        yield "compiled"
    except kernels.KernelMissingError as error:
        print(f"{error} With a C compiler, `pip install -e .` makes it.")
    yield "interpreted"


@contextmanager
def shipped(name: str) -> Iterator[tuple[Lexicon, Gaddag]]:
    """Yield a lexicon that comes with the program and its GADDAG, kept in a folder of their own."""
    with tempfile.TemporaryDirectory() as folder:
        service = LexiconService(resources.folder("lexicons"), Path(folder), Path(folder))
        lexicon = service.open(name)
        yield lexicon, service.gaddag(lexicon)


def enable() -> AbstractContextManager[tuple[Lexicon, Gaddag]]:
    """Return what yields ENABLE and its GADDAG."""
    return shipped("enable")


@contextmanager
def kernels_in(mode: kernels.Mode) -> Iterator[Callable[..., StaticGames]]:
    """Let what is made meanwhile be made by kernels of one form; give that for whole games."""
    load = partial(kernels.load, mode=mode)
    with ExitStack() as stack:
        for name, kernel in _BUILDING:
            stack.enter_context(patch.object(gaddag_building, name, getattr(load(kernel), name)))
        stack.enter_context(patch.multiple(generator, **kernels.used_by(generator, load)))
        games = load("scrabble_games")
        for name, kernel in (("Draws", "scrabble_draws"), ("StaticTurns", "scrabble_turns")):
            stack.enter_context(patch.object(games, name, getattr(load(kernel), name)))
        yield games.StaticGames
