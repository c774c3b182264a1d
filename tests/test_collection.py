"""Test collection is deterministic, as pytest-xdist requires."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def test_names_and_order_depend_on_nothing_around(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """On another day, with other hashes, in another place, the tests of this run are the same."""
    elsewhere = {
        "COLUMNS": "40",
        "HOME": str(tmp_path),
        "LC_ALL": "C",
        "PYTHONHASHSEED": "1" if os.environ.get("PYTHONHASHSEED") != "1" else "2",
        "PYTHONPATH": str(ROOT),
        "TERM": "dumb",
        "TZ": "Pacific/Kiritimati",
        "WORDARCADE_HOME": str(tmp_path),
    }
    collect = ("-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider")
    run = subprocess.run(  # noqa: S603 - this Python, on these tests
        [sys.executable, *collect, "-p", "tests.another_machine", *request.config.args],
        cwd=request.config.invocation_params.dir,
        env=os.environ | elsewhere,
        capture_output=True,
        text=True,
        check=False,
    )
    here = [item.nodeid for item in request.session.items]
    there = run.stdout.splitlines()
    known = set(here)
    assert [name for name in there if name in known] == here
