"""The two forms of the kernels, and the choice between them."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.kernels.conftest import types_known_by
from wordarcade import kernels

SOURCES = Path(kernels.__file__).parent
PROJECT = Path(__file__).parents[2]

SHOW = """
import sys
from wordarcade import kernels
print(kernels.mode(), "wordarcade.kernels.grid_search" in sys.modules)
from wordarcade.kernels import dawg_build, grid_search, hand_optimum
used = dawg_build, grid_search, hand_optimum
print(*(type(module.__spec__.loader).__name__ for module in used))
print("Cython" in sys.modules)
"""


@pytest.fixture
def installation(compiled_folder: Path, tmp_path: Path) -> Path:
    """A folder to import from, with sources and extensions side by side."""
    package = tmp_path / "wordarcade"
    package.mkdir()
    (package / "__init__.py").touch()
    shutil.copytree(SOURCES, package / "kernels", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    for name in (*kernels.NAMES, kernels.SHARED):
        for extension in compiled_folder.glob(f"{name}.*"):
            if extension.suffix in {".so", ".pyd"}:
                shutil.copy2(extension, package / "kernels")
    return tmp_path


def run(folder: Path, mode: str, code: str) -> str:
    """Return what some code prints that imports the kernels of a folder."""
    return subprocess.run(  # noqa: S603 - this Python, on code of this file
        [sys.executable, "-c", code],
        cwd=folder,
        env=os.environ | {kernels.MODE_VARIABLE: mode},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def shown(folder: Path, mode: str) -> list[str]:
    """Return what `SHOW` prints of the kernels in a folder."""
    return run(folder, mode, SHOW).splitlines()


def test_extensions_are_preferred(installation: Path) -> None:
    """Where there are extensions, they are what `import` gives and what `mode` tells."""
    assert shown(installation, "") == [
        "compiled False",
        "ExtensionFileLoader ExtensionFileLoader ExtensionFileLoader",
        "False",
    ]


def test_the_environment_can_ask_for_the_sources(installation: Path) -> None:
    """With the variable set, the sources run although there are extensions beside them."""
    assert shown(installation, "interpreted") == [
        "interpreted False",
        "SourceFileLoader SourceFileLoader SourceFileLoader",
        "False",
    ]


@pytest.mark.parametrize("missing", [*kernels.NAMES, kernels.SHARED])
def test_where_one_extension_is_missing_all_sources_run(installation: Path, missing: str) -> None:
    """Without one of the extensions, or what they share, every source runs, without Cython."""
    for extension in (installation / "wordarcade" / "kernels").glob(f"{missing}.*-*"):
        extension.unlink()
    assert shown(installation, "") == [
        "interpreted False",
        "SourceFileLoader SourceFileLoader SourceFileLoader",
        "False",
    ]


@pytest.mark.parametrize("mode", ["", "interpreted"])
def test_compiled_kernels_can_be_asked_for_in_any_mode(installation: Path, mode: str) -> None:
    """`load` gives a compiled kernel that works, whichever form `import` gives."""
    show = "from wordarcade import kernels; print(kernels.load('hangman_families', 'compiled'))"
    assert "hangman_families.cp" in run(installation, mode, show)


@pytest.mark.parametrize(
    ("mode", "loader"), [("", "ExtensionFileLoader"), ("interpreted", "SourceFileLoader")]
)
def test_kernels_that_know_each_other_can_be_asked_for_in_any_mode(
    installation: Path, mode: str, loader: str
) -> None:
    """`load` gives a compiled kernel those whose types it knows; `import` goes on as before."""
    show = """
from wordarcade import kernels
names = 'scrabble_endgame', 'scrabble_endgame_board'
search, board = (kernels.load(name, 'compiled') for name in names)
from wordarcade.kernels import scrabble_endgame, scrabble_endgame_board
for module in search, board, scrabble_endgame, scrabble_endgame_board:
    print(type(module.__spec__.loader).__name__)
"""
    shown = run(installation, mode, show).splitlines()
    assert shown == [*["ExtensionFileLoader"] * 2, *[loader] * 2]


def test_kernels_come_after_those_whose_types_they_know() -> None:
    """The order of the kernels that know each other is that of what their overlays import."""
    for name in kernels.NAMES:
        before = kernels.TYPED[: kernels.TYPED.index(name)] if name in kernels.TYPED else ()
        assert set(types_known_by(name)) <= set(before)


def test_a_kernel_that_is_not_there_is_missed(tmp_path: Path) -> None:
    """Asking for a form that a folder does not have names the kernel, the form and the folder."""
    with pytest.raises(kernels.KernelMissingError, match="no compiled kernel dawg_build in"):
        kernels.load("dawg_build", "compiled", tmp_path)


def test_every_kernel_has_its_types_and_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernels are the modules with an overlay, and the project compiles each, optionally."""
    built: dict[str, Any] = {}
    monkeypatch.setattr("setuptools.setup", lambda **keywords: built.update(keywords))
    monkeypatch.chdir(PROJECT)
    runpy.run_path("setup.py")
    extensions = built["ext_modules"]
    assert all(extension.optional for extension in extensions)
    assert [extension.name for extension in extensions] == [
        f"wordarcade.kernels.{name}" for name in (*kernels.NAMES, kernels.SHARED)
    ]
