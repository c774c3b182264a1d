"""The JSON output that other programs read keeps its names, types and meaning.

A field may come: `python -m tests.golden.make json` writes the files anew. One that goes, or is
called or written otherwise, breaks what people have built on it.
"""

import pytest

from tests.cli.command_tree import commands
from tests.golden.command_output import CALLS, FOLDER, file_of, printed
from wordarcade.store.locations import Locations


@pytest.mark.parametrize("name", CALLS)
def test_a_command_prints_what_it_did(name: str, home: Locations) -> None:
    """Every field has its name and its type, and where nothing leaves it open its value."""
    assert printed(name, home) == file_of(name).read_text(encoding="utf-8")


def test_every_command_with_json_has_a_file() -> None:
    """A command that learns to print JSON is frozen from then on, and no file is left behind."""
    frozen = {path.stem for path in FOLDER.iterdir()}
    assert frozen == set(CALLS)
    printing = {
        path
        for path, command in commands()
        if any(parameter.name == "as_json" for parameter in command.params)
    }
    assert len(printing) > 10
    called = {call.arguments[: len(path)] for call in CALLS.values() for path in printing}
    assert printing <= called
