"""The two forms of the kernels, and which of them is in use."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

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
    for name in kernels.NAMES:
        for extension in compiled_folder.glob(f"{name}.*"):
            if extension.suffix in {".so", ".pyd"}:
                shutil.copy2(extension, package / "kernels")
    return tmp_path


def shown(folder: Path, mode: str) -> list[str]:
    """Return what `SHOW` prints of the kernels in a folder."""
    run = subprocess.run(  # noqa: S603 - this Python, on the code above
        [sys.executable, "-c", SHOW],
        cwd=folder,
        env=os.environ | {kernels.MODE_VARIABLE: mode},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


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


def test_without_extensions_the_sources_run(installation: Path) -> None:
    """Without one of the extensions, the sources are what is in use, without Cython."""
    for extension in (installation / "wordarcade" / "kernels").glob("dawg_build.*.*"):
        extension.unlink()
    mode, loaders, cython = shown(installation, "")
    assert mode == "interpreted False"
    assert loaders.split()[0] == "SourceFileLoader"
    assert cython == "False"


def test_a_kernel_that_is_not_there_is_missed(tmp_path: Path) -> None:
    """Asking for a form that a folder does not have names the kernel, the form and the folder."""
    with pytest.raises(kernels.KernelMissingError, match="no compiled kernel grid_search in"):
        kernels.load("grid_search", "compiled", tmp_path)


def test_every_kernel_has_its_types_and_is_built() -> None:
    """The kernels are the modules with an overlay, and the project compiles each, optionally."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    modules = project["tool"]["setuptools"]["ext-modules"]
    overlays = {path.stem for path in SOURCES.glob("*.pxd")}
    assert overlays == set(kernels.NAMES)
    assert {module["name"] for module in modules} == {
        f"wordarcade.kernels.{name}" for name in kernels.NAMES
    }
    assert all(module["optional"] for module in modules)
