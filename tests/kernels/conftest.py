"""Every kernel test runs on both forms of the kernels.

The compiled half never goes missing unnoticed. It takes the extensions of the installation
if they are younger than their sources; otherwise it compiles them for this run, in a folder of
its own, with the Cython that is at hand. Only a machine without a C compiler, on which they
cannot exist, skips it, and says so.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

import pytest

from wordarcade import kernels
from wordarcade.players.grid_search import grid_search as grid_search_here
from wordarcade.players.hangman.value_search import value_search
from wordarcade.players.scrabble import generator
from wordarcade.players.scrabble.endgame_search import endgame_search as endgame_search_here

Graph = tuple[Sequence[int], Sequence[int], Sequence[int]]
"""Masks, bases and skips."""

_SOURCES = Path(kernels.__file__).parent
_PROJECT = _SOURCES.parents[1]


def types_known_by(name: str) -> list[str]:
    """Return the kernels whose types a kernel knows."""
    overlay = _SOURCES / f"{name}.pxd"
    text = overlay.read_text(encoding="ascii") if overlay.exists() else ""
    return re.findall(r"^from wordarcade\.kernels\.(\w+) cimport", text, re.MULTILINE)


def _are_fresh(name: str) -> bool:
    """Return whether the installation has an extension younger than its sources."""
    extension = _SOURCES / f"{name}{EXTENSION_SUFFIXES[0]}"
    sources = [path for path in _SOURCES.glob(f"{name}.*") if path.suffix in {".py", ".pxd"}]
    sources += [_SOURCES / f"{known}.pxd" for known in types_known_by(name)]
    return extension.exists() and all(
        extension.stat().st_mtime >= source.stat().st_mtime
        for source in (*sources, _PROJECT / "setup.py")
    )


@pytest.fixture(scope="session")
def compiled_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with compiled kernels that are true to the sources."""
    if all(map(_are_fresh, (*kernels.NAMES, kernels.SHARED))):
        return _SOURCES
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip(f"There is no C compiler '{compiler}' here: kernels cannot be compiled.")
    root = tmp_path_factory.mktemp("compiled")
    places = ("--build-lib", str(root), "--build-temp", str(root / "temporary"))
    run = subprocess.run(  # noqa: S603 - this Python, on our own sources
        [sys.executable, "setup.py", "--quiet", "build_ext", *places],
        cwd=_PROJECT,
        capture_output=True,
        text=True,
        check=False,
    )
    folder = root / "wordarcade" / "kernels"
    if run.returncode or len(list(folder.glob("*"))) <= len(kernels.NAMES):
        pytest.fail(
            "The compiled kernels are missing or older than their sources, and compiling them "
            f"failed. `pip install -e .` makes them anew.\n{run.stdout}{run.stderr}"
        )
    return folder


@pytest.fixture(scope="session", params=["interpreted", "compiled"])
def load(request: pytest.FixtureRequest) -> Callable[[str], ModuleType]:
    """What loads a kernel by name in the form under test."""
    if request.param == "interpreted":
        return lambda name: kernels.load(name, "interpreted")
    folder = request.getfixturevalue("compiled_folder")
    return lambda name: kernels.load(name, "compiled", folder)


def joined(
    join: Callable[..., Any], load: Callable[[str], ModuleType], *others: ModuleType
) -> Callable[..., Any]:
    """Return what joins kernels, but in the form that is loaded.

    Args:
        join: a function that makes kernels, in the form that the program uses.
        load: loads a kernel by name.
        others: modules with functions that it calls to make some of them.
    """
    users = sys.modules[join.__module__], *others
    used = [(user, kernels.used_by(user, load)) for user in users]

    def join_those(*args: Any, **keywords: Any) -> Any:
        with ExitStack() as stack:
            for user, classes in used:
                stack.enter_context(patch.multiple(user, **classes))
            return join(*args, **keywords)

    return join_those


@pytest.fixture(scope="session")
def dawg_build(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that builds graphs."""
    return load("dawg_build")


@pytest.fixture(scope="session")
def grid_search(load: Callable[[str], ModuleType]) -> Callable[..., Any]:
    """What joins the kernels that search boards."""
    return joined(grid_search_here, load)


@pytest.fixture(scope="session")
def hand_optimum(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that plays hands at their best."""
    return load("hand_optimum")


@pytest.fixture(scope="session")
def hangman_families(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that splits words by the places of a letter."""
    return load("hangman_families")


@pytest.fixture(scope="session")
def hangman_value(load: Callable[[str], ModuleType]) -> Callable[..., Any]:
    """What joins the kernels that value sets of words in hangman."""
    return joined(value_search, load)


@pytest.fixture(scope="session")
def gaddag_build(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that lists what words begin with."""
    return load("gaddag_build")


@pytest.fixture(scope="session")
def scrabble_lines(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that keeps the lines of a board."""
    return load("scrabble_lines")


@pytest.fixture(scope="session")
def scrabble_anchors(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that lists where plays can begin."""
    return load("scrabble_anchors")


@pytest.fixture(scope="session")
def scrabble_rack(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that values the parts of a rack."""
    return load("scrabble_rack")


@pytest.fixture(scope="session")
def scrabble_draws(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that draws tiles."""
    return load("scrabble_draws")


@pytest.fixture(scope="session")
def scrabble_turns(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that makes a static player's moves."""
    return load("scrabble_turns")


@pytest.fixture(scope="session")
def scrabble_simulation(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that plays out candidates."""
    return load("scrabble_simulation")


@pytest.fixture(scope="session")
def scrabble_games(
    load: Callable[[str], ModuleType], scrabble_draws: ModuleType, scrabble_turns: ModuleType
) -> Iterator[ModuleType]:
    """The kernel that plays whole games of Scrabble."""
    games = load("scrabble_games")
    used = {"Draws": scrabble_draws.Draws, "StaticTurns": scrabble_turns.StaticTurns}
    with patch.multiple(games, **used):
        yield games


@pytest.fixture(scope="session")
def scrabble_samples(
    load: Callable[[str], ModuleType],
    scrabble_draws: ModuleType,
    scrabble_turns: ModuleType,
    scrabble_games: ModuleType,
) -> Iterator[ModuleType]:
    """The kernel that plays games and notes what racks were worth."""
    samples = load("scrabble_samples")
    used = {
        "Draws": scrabble_draws.Draws,
        "StaticTurns": scrabble_turns.StaticTurns,
        "StaticGames": scrabble_games.StaticGames,
    }
    with patch.multiple(samples, **used):
        yield samples


@pytest.fixture(scope="session")
def leave_estimates(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that estimates what leaves are worth."""
    return load("leave_estimates")


@pytest.fixture(scope="session")
def scrabble_subsets(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that lists what of a rack can be laid."""
    return load("scrabble_subsets")


@pytest.fixture(scope="session")
def scrabble_windows(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that lists where words can be laid."""
    return load("scrabble_windows")


@pytest.fixture(scope="session")
def word_map_build(load: Callable[[str], ModuleType]) -> ModuleType:
    """The kernel that builds word maps."""
    return load("word_map_build")


@pytest.fixture(scope="session")
def move_generator(load: Callable[[str], ModuleType]) -> Callable[..., Any]:
    """What joins the kernels that find plays."""
    join = joined(generator.best_play_finder, load)
    return lambda *args: join(*args).every


@pytest.fixture(scope="session")
def best_play_finder(load: Callable[[str], ModuleType]) -> Callable[..., Any]:
    """What joins the kernels that find the best play."""
    return joined(generator.best_play_finder, load)


@pytest.fixture(scope="session")
def endgame_search(load: Callable[[str], ModuleType]) -> Callable[..., Any]:
    """What joins the kernels that search endgames."""
    join = joined(endgame_search_here, load, generator)

    def with_memory(*args: Any, entries: int, way: int) -> Any:
        return join(*args, load("scrabble_endgame_memory").empty_memo(entries), way)

    return with_memory


@pytest.fixture(scope="session")
def graph_of(dawg_build: ModuleType) -> Callable[[Iterable[str]], Graph]:
    """What builds the masks, bases and skips of some words."""

    def build(words: Iterable[str]) -> Graph:
        builder = dawg_build.DawgBuilder("".join(f"{word}\n" for word in words).encode())
        while builder.step(100_000):
            pass
        return builder.masks, builder.bases, builder.skips

    return build


@pytest.fixture
def lets_others_run() -> Iterator[Callable[[Callable[[], object]], bool]]:
    """What does some work in a thread, and tells whether another came to its turn meanwhile.

    Python takes the GIL from no thread here: another runs only when a thread lets it go.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1_000)

    def watch(work: Callable[[], object]) -> bool:
        about_to_start, finished = threading.Event(), threading.Event()

        def run() -> None:
            about_to_start.set()
            work()
            finished.set()

        worker = threading.Thread(target=run)
        worker.start()
        about_to_start.wait()
        came_to_its_turn = not finished.is_set()
        worker.join()
        return came_to_its_turn and finished.is_set()

    yield watch
    sys.setswitchinterval(interval)
