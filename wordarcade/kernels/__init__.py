"""Hot loops over flat arrays, in plain Python that Cython compiles by a typed overlay.

Each kernel is a module `NAME.py` with its types in `NAME.pxd` beside it. Kernels share arrays; some
know the types of others, too, and call them at the speed of C (`TYPED`). Where there is a C
compiler, installing makes an extension module of the same name, which Python prefers to the
source, and one more, `SHARED`, without which none of them can be loaded. If one is missing, all
sources run as they are; with `WORDARCADE_KERNELS=interpreted` in the environment they always do.
"""

import os
import sys
from collections.abc import Callable
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    SourceFileLoader,
)
from importlib.util import module_from_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Final, Literal

Mode = Literal["compiled", "interpreted"]

NAMES: Final = (
    "dawg_build",
    "gaddag_build",
    "grid_board",
    "grid_finds",
    "grid_search",
    "grid_walk",
    "grid_words",
    "hand_optimum",
    "hangman_bounds",
    "hangman_cores",
    "hangman_covers",
    "hangman_families",
    "hangman_letters",
    "hangman_sets",
    "hangman_splits",
    "hangman_traps",
    "hangman_unions",
    "hangman_value",
    "leave_estimates",
    "scrabble_anagrams",
    "scrabble_anchors",
    "scrabble_best",
    "scrabble_best_play",
    "scrabble_draws",
    "scrabble_endgame",
    "scrabble_endgame_answers",
    "scrabble_endgame_board",
    "scrabble_endgame_choices",
    "scrabble_endgame_lasts",
    "scrabble_endgame_memory",
    "scrabble_endgame_outs",
    "scrabble_endgame_pairs",
    "scrabble_endgame_parts",
    "scrabble_endgame_plays",
    "scrabble_endgame_turns",
    "scrabble_filters",
    "scrabble_games",
    "scrabble_lines",
    "scrabble_moves",
    "scrabble_plays",
    "scrabble_race",
    "scrabble_rack",
    "scrabble_samples",
    "scrabble_simulation",
    "scrabble_subsets",
    "scrabble_turns",
    "scrabble_windows",
    "word_map_build",
)
TYPED: Final = (
    "grid_board",
    "grid_words",
    "grid_finds",
    "grid_walk",
    "grid_search",
    "hangman_sets",
    "hangman_letters",
    "hangman_splits",
    "hangman_bounds",
    "hangman_cores",
    "hangman_unions",
    "hangman_traps",
    "hangman_covers",
    "hangman_value",
    "scrabble_lines",
    "scrabble_rack",
    "scrabble_subsets",
    "scrabble_windows",
    "scrabble_best_play",
    "scrabble_filters",
    "scrabble_anagrams",
    "scrabble_best",
    "scrabble_endgame_board",
    "scrabble_endgame_turns",
    "scrabble_endgame_plays",
    "scrabble_endgame_outs",
    "scrabble_endgame_choices",
    "scrabble_endgame_pairs",
    "scrabble_endgame_parts",
    "scrabble_endgame_lasts",
    "scrabble_endgame_memory",
    "scrabble_endgame_answers",
    "scrabble_endgame",
)
"""Kernels that know types of each other, each after those whose types it may know."""
SHARED: Final = "_shared"
"""The extension with what the compiled kernels have in common; `setup.py` makes it."""

MODE_VARIABLE: Final = "WORDARCADE_KERNELS"

_SUFFIXES: Final = {"compiled": EXTENSION_SUFFIXES, "interpreted": SOURCE_SUFFIXES}


class KernelMissingError(ImportError):
    """A kernel does not exist in the mode that was asked for."""


def mode() -> Mode:
    """Return how kernels run in this process, without loading one."""
    return _mode


def threads() -> int:
    """Return how many threads can work at a time; interpreted kernels do not let go of the GIL."""
    return (os.cpu_count() or 1) if _mode == "compiled" else 1


def load(name: str, mode: Mode, folder: Path | None = None) -> ModuleType:
    """Return a kernel in a given mode, whichever mode `import` uses, which stays as it is.

    Args:
        name: one of `NAMES`.
        mode: compiled or interpreted.
        folder: the folder to load it from; this package if None.

    Raises:
        KernelMissingError: it is not there in this mode.
    """
    place = folder or Path(__file__).parent
    if mode == "interpreted":
        return _loaded(name, mode, place)
    # Compiled kernels import what they share, and each other, by these names.
    shared = f"{__name__}.{SHARED}"
    if shared not in sys.modules:
        sys.modules[shared] = _loaded(SHARED, mode, place)
    needed = *(TYPED[: TYPED.index(name)] if name in TYPED else ()), name
    imported = {one: sys.modules.get(f"{__name__}.{one}") for one in needed}
    try:
        for one in needed:
            sys.modules[f"{__name__}.{one}"] = _loaded(one, mode, place)
        return sys.modules[f"{__name__}.{name}"]
    finally:
        for one, module in imported.items():
            sys.modules.pop(f"{__name__}.{one}", None)
            if module:
                sys.modules[f"{__name__}.{one}"] = module


def used_by(user: ModuleType, load: Callable[[str], ModuleType]) -> dict[str, Any]:
    """Return the classes of kernels that a module has imported, from kernels loaded for it.

    A module that joins kernels joins those if it is patched with them.

    Args:
        user: the module.
        load: returns a kernel in the mode that is wanted, by its name.
    """
    package = f"{__name__}."
    return {
        name: getattr(load(one.__module__.removeprefix(package)), name)
        for name, one in vars(user).items()
        if isinstance(one, type) and one.__module__.startswith(package)
    }


def _loaded(name: str, mode: Mode, folder: Path) -> ModuleType:
    """Return the module of a folder, for `load`."""
    spec = _finder(folder, mode).find_spec(f"{__name__}.{name}")
    if spec is None or spec.loader is None:
        raise KernelMissingError(f"There is no {mode} kernel {name} in {folder}.")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _finder(folder: Path | str, mode: Mode) -> FileFinder:
    """Return a finder that sees only the modules of one mode in a folder."""
    loader = ExtensionFileLoader if mode == "compiled" else SourceFileLoader
    return FileFinder(str(folder), (loader, _SUFFIXES[mode]))


def _mode_here() -> Mode:
    """Return the mode of this process, from the environment and the installed extensions."""
    if os.environ.get(MODE_VARIABLE) == "interpreted":
        return "interpreted"
    finder = _finder(Path(__file__).parent, "compiled")
    found = (finder.find_spec(f"{__name__}.{name}") for name in (SHARED, *NAMES))
    return "compiled" if all(found) else "interpreted"


_mode: Final = _mode_here()
if _mode == "interpreted":
    # Python keeps one finder for each folder it imports from; this is the one for this folder.
    for _folder in __path__:
        sys.path_importer_cache[_folder] = _finder(_folder, "interpreted")
