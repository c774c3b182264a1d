"""Runs of line mode that must come out word for word."""

import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Command

TRANSCRIPTS = Path(__file__).parent / "transcripts"


@pytest.mark.parametrize("name", sorted(path.stem for path in TRANSCRIPTS.glob("*.cmd")))
def test_the_transcript_comes_out(command: Command, name: str) -> None:
    """Fed NAME.in, the command NAME.cmd prints exactly NAME.out."""
    program, *arguments = shlex.split((TRANSCRIPTS / f"{name}.cmd").read_text(encoding="utf-8"))
    assert program == "wordarcade"
    typed = (TRANSCRIPTS / f"{name}.in").read_text(encoding="utf-8")
    answer = command(*arguments, stdin=typed)
    assert answer.out == (TRANSCRIPTS / f"{name}.out").read_text(encoding="utf-8")
    assert (answer.code, answer.err) == (0, "")
