"""Any value for any parameter gives an answer or one sentence, never a crash."""

import os
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from tests.cli.command_tree import CommandPath, calls_with, commands, groups, without_argument
from tests.cli.conftest import Answer, Command
from wordarcade.support import user_file

Case = tuple[CommandPath, click.Parameter]

_NUMBERS = ("-1", "0", "4294967296", str(2**64), str(10**30), "9" * 5_000, "1e9", "x", "")
_TEXTS = ("", " ", "-", "x" * 300, "é", "\udcff", "\x1b[2J", "[bold]", "0" * 5_000)
_FILES = ("missing", "folder", "x" * 300, "/dev/zero", "pipe", "empty", "binary")
_NAMES_OF_FILES = {"board_in_file", "gcg", "lexicon", "source"}
"""Parameters that lead to files, beside those of the type that says so."""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let files that a command makes lie where nobody minds."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")


def _parameters() -> Iterator[Case]:
    for path, command in commands():
        for parameter in command.params:
            if not (isinstance(parameter, click.Option) and parameter.is_flag):
                yield path, parameter


def _named(cases: list[Case]) -> list[object]:
    return [
        pytest.param(path, parameter, id=" ".join((*path, parameter.name or "")))
        for path, parameter in cases
    ]


_NUMERIC = (click.IntRange, click.FloatRange, type(click.INT), type(click.FLOAT))
ALL = list(_parameters())
NUMBERS = [case for case in ALL if isinstance(case[1].type, _NUMERIC)]
PATHS = [
    case
    for case in ALL
    if isinstance(case[1].type, (click.Path, click.File)) or case[1].name in _NAMES_OF_FILES
]
TEXTS = [case for case in ALL if case not in NUMBERS]


def _is_told(answer: Answer) -> bool:
    """Whether a command did its work, or complained in one sentence."""
    if "Traceback" in answer.out + answer.err:
        return False
    if answer.code == 2:
        return answer.err.count("\n") == 1 and answer.err.strip() != ""
    return answer.code in {0, 1}


@pytest.mark.parametrize(("path", "parameter"), _named(NUMBERS))
def test_numbers(command: Command, path: CommandPath, parameter: click.Parameter) -> None:
    """Too small, too large, far too large, and none at all."""
    for value in _NUMBERS:
        answer = command(*calls_with(path, parameter, value))
        assert _is_told(answer), (value[:40], answer)


@pytest.mark.parametrize(("path", "parameter"), _named(TEXTS))
def test_texts(command: Command, path: CommandPath, parameter: click.Parameter) -> None:
    """Nothing, far too much, and what a terminal would act on."""
    for value in _TEXTS:
        answer = command(*calls_with(path, parameter, value))
        assert _is_told(answer), (value[:40], answer)
        assert "\x1b" not in answer.out + answer.err


@pytest.mark.parametrize(("path", "parameter"), _named(PATHS))
def test_files(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    path: CommandPath,
    parameter: click.Parameter,
) -> None:
    """Missing, a folder, too long a name, without an end, silent, empty, and not text."""
    monkeypatch.setattr(user_file, "_PATIENCE", 0.01)
    (tmp_path / "folder").mkdir()
    (tmp_path / "empty").touch()
    (tmp_path / "binary").write_bytes(bytes(range(256)) * 16)
    os.mkfifo(tmp_path / "pipe")
    for name in _FILES:
        value = str(tmp_path / name)
        for line in (calls_with(path, parameter, value), without_argument(path, parameter, value)):
            answer = command(*line)
            assert _is_told(answer), (name, answer)


@pytest.mark.parametrize(("path", "parameter"), _named(PATHS))
def test_files_that_may_not_be_read(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    path: CommandPath,
    parameter: click.Parameter,
) -> None:
    """The system's refusal is one sentence, also to those whom it refuses nothing."""
    forbidden = tmp_path / "forbidden"
    forbidden.write_text("cat\n", encoding="utf-8")
    really_open = os.open

    def refusing(place: str | Path, *rest: int, **named: int) -> int:
        if Path(place) == forbidden:
            raise PermissionError(13, "Permission denied", str(place))
        return really_open(place, *rest, **named)

    monkeypatch.setattr(os, "open", refusing)
    for line in (
        calls_with(path, parameter, str(forbidden)),
        without_argument(path, parameter, str(forbidden)),
    ):
        assert _is_told(command(*line)), line


def test_no_parameter_is_left_out() -> None:
    """The tests above are not about nothing."""
    assert len(NUMBERS) > 15
    assert len(TEXTS) > 30
    assert {" ".join(path) for path, _ in PATHS} >= {
        *("replay", "lexicon import", "lexicon info", "scrabble"),
        *("solve boggle", "solve scrabble", "solve wordsearch", "wordsearch"),
    }


@pytest.mark.parametrize(("path", "group"), list(groups()), ids=lambda value: str(value)[:20])
def test_help_is_never_cut_off(
    command: Command, monkeypatch: pytest.MonkeyPatch, path: CommandPath, group: click.Group
) -> None:
    """On a terminal of 80 columns the line of each command ends where its sentence does."""
    monkeypatch.setenv("COLUMNS", "80")
    lines = command(*path, "--help").out.partition("Commands:")[2].splitlines()
    assert lines
    assert [line for line in lines if line.endswith("...")] == []
