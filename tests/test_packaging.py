"""What is packed: every package of the tree, and both data folders."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETTINGS = PROJECT["tool"]["setuptools"]


def test_every_package_is_listed() -> None:
    """The list in pyproject.toml is that of the tree, and the data folders stand in for two."""
    in_tree = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "wordarcade").rglob("__init__.py")
    }
    data = set(SETTINGS["package-dir"])
    assert data == {"wordarcade.data.assets", "wordarcade.data.lexicons"}
    assert SETTINGS["packages"] == sorted(in_tree | data)
