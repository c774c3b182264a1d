"""Running command lines in this process."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from wordarcade.cli.root import run
from wordarcade.store.locations import Locations


class Answer(NamedTuple):
    """What a command line gave back."""

    code: int
    out: str
    err: str


Command = Callable[..., Answer]


@pytest.fixture
def command(
    home: Locations, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Command:
    """Run `wordarcade` with arguments and standard input; None is a closed one."""

    def call(*arguments: str, stdin: str | None = "") -> Answer:
        source = None if stdin is None else io.StringIO(stdin)
        monkeypatch.setattr(sys, "stdin", source)
        code = run(arguments)
        return Answer(code, *capsys.readouterr())

    return call
