"""The hot loops over flat arrays: plain Python that a typed overlay makes native.

Each kernel is a module `NAME.py` with its types in `NAME.pxd` beside it. Where there is a C
compiler, installing makes an extension module of the same name, which Python prefers to the
source; elsewhere the source runs as it is. `WORDARCADE_KERNELS=interpreted` in the environment
runs the sources in any case.
"""

import os
import sys
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Final, Literal

Mode = Literal["compiled", "interpreted"]

NAMES: Final = (
    "dawg_build",
    "gaddag_build",
    "grid_search",
    "hand_optimum",
    "hangman_families",
    "hangman_value",
    "scrabble_anchors",
    "scrabble_games",
    "scrabble_lines",
    "scrabble_moves",
    "scrabble_plays",
    "scrabble_rack",
)
MODE_VARIABLE: Final = "WORDARCADE_KERNELS"

_SUFFIXES: Final = {"compiled": EXTENSION_SUFFIXES, "interpreted": SOURCE_SUFFIXES}


class KernelMissingError(ImportError):
    """A kernel does not exist in the mode that was asked for."""


def mode() -> Mode:
    """Return how kernels run in this process; none is loaded to find out."""
    origins = [spec.origin for name in NAMES if (spec := find_spec(f"{__name__}.{name}"))]
    compiled = all(str(origin).endswith(tuple(EXTENSION_SUFFIXES)) for origin in origins)
    return "compiled" if compiled else "interpreted"


def load(name: str, mode: Mode, folder: Path | None = None) -> ModuleType:
    """Return a kernel in a mode of one's choice, beside the one that `import` gives.

    Args:
        name: one of `NAMES`.
        mode: how it is to run.
        folder: where to take it from; this package if None.

    Raises:
        KernelMissingError: it is not there in this mode.
    """
    place = folder or Path(__file__).parent
    spec = _finder(place, mode).find_spec(f"{__name__}.{name}")
    if spec is None or spec.loader is None:
        raise KernelMissingError(f"There is no {mode} kernel {name} in {place}.")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _finder(folder: Path | str, mode: Mode) -> FileFinder:
    """Return a finder of the modules in a folder that sees those of one mode only."""
    loader = ExtensionFileLoader if mode == "compiled" else SourceFileLoader
    return FileFinder(str(folder), (loader, _SUFFIXES[mode]))


if os.environ.get(MODE_VARIABLE) == "interpreted":
    # Python keeps one finder for each folder it imports from; this is the one for this folder.
    for _folder in __path__:
        sys.path_importer_cache[_folder] = _finder(_folder, "interpreted")
