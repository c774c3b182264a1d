"""Packaging: every package of the tree, both data folders, and the build requirements."""

import tomllib
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

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


def test_the_gate_has_one_version_of_everything() -> None:
    """All that is required to run, build and check has its one version in constraints.txt."""
    pinned = dict(
        line.split("==")
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    )
    versions = {canonicalize_name(name): version for name, version in pinned.items()}
    project = PROJECT["project"]
    required = [
        *PROJECT["build-system"]["requires"],
        *project["dependencies"],
        *project["optional-dependencies"]["dev"],
    ]
    seen = set()
    while required:
        requirement = Requirement(required.pop())
        name = canonicalize_name(requirement.name)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            assert versions[name] in requirement.specifier, requirement
            if name not in seen:
                seen.add(name)
                required += metadata.requires(name) or ()
    assert seen >= {"textual", "pluggy", "cython"}
