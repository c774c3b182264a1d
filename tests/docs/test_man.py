"""The manual page says what the commands say."""

import shutil
import subprocess

import pytest

from docs.make_man import PAGE, page
from tests.cli.command_tree import commands


def test_the_page_is_current() -> None:
    """If not: python docs/make_man.py."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_command_has_its_part() -> None:
    """With every option, as it is typed."""
    text = page().replace("\\-", "-")
    for path, command in commands():
        if command.hidden:
            continue
        _, found, part = text.partition(f"\n.SS {' '.join(path)}\n")
        assert found
        part = part.partition("\n.S")[0]
        for parameter in command.params:
            if parameter.param_type_name == "option" and not getattr(parameter, "hidden", False):
                assert parameter.opts[0] in part, (path, parameter.name)


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff to read it")
def test_it_can_be_set() -> None:
    """Without a warning."""
    done = subprocess.run(  # noqa: S603 - a file of this project
        [shutil.which("groff") or "", "-k", "-man", "-ww", "-Tutf8", str(PAGE)],
        capture_output=True,
        check=True,
    )
    assert b"wordarcade" in done.stdout
    assert done.stderr == b""
