"""Standard streams that are closed, full, or left by their reader; and crashes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wordarcade.cli import lazy_group
from wordarcade.store.locations import Locations

BOARD = "OISE/LRON/TKNI/YNJI"
SOLVE = f"solve boggle {BOARD}"


def _in_shell(home: Locations, line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which `wordarcade` is the command."""
    shell = f'set -o pipefail; wordarcade() {{ "{sys.executable}" -m wordarcade "$@"; }}; {line}'
    return subprocess.run(  # noqa: S603 - lines of this file
        ["/bin/bash", "-c", shell], text=True, capture_output=True, check=False
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (f"wordarcade {SOLVE} >&-", "Standard output is closed"),
        (f"wordarcade {SOLVE} > /dev/full", "No space left on device"),
        (f"wordarcade {SOLVE} --json > /dev/full", "No space left on device"),
        ("wordarcade --help > /dev/full", "No space left on device"),
        ("wordarcade --version > /dev/full", "No space left on device"),
        ("wordarcade hand --plain --seed 1 <&-", "Standard input is closed"),
        ("wordarcade hand --seed 1 <&-", "--plain"),
        ("wordarcade <&-", "needs a terminal"),
    ],
)
def test_streams_that_are_of_no_use(home: Locations, line: str, message: str) -> None:
    """One sentence, exit code 2."""
    done = _in_shell(home, line)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "line",
    [
        "wordarcade --help | true",
        f"wordarcade {SOLVE} | true",
        f"wordarcade {SOLVE} --json | head -c 1",
        f"wordarcade {SOLVE} 2>&-",
        f"wordarcade {SOLVE} <&-",
    ],
)
def test_readers_that_leave_are_no_failure(home: Locations, line: str) -> None:
    """Nor is anything that the command can do without."""
    done = _in_shell(home, line)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_complaint_that_nobody_can_read(home: Locations) -> None:
    """The exit code says it still."""
    assert _in_shell(home, "wordarcade nothing 2> /dev/full").returncode == 2
    assert _in_shell(home, "wordarcade nothing 2>&-").returncode == 2


def test_files_from_standard_input_and_from_a_pipe(home: Locations) -> None:
    """A dash and what a shell gives for `<(command)` are files like others."""
    letters = BOARD.replace("/", "")
    for line in (
        f"echo {letters} | wordarcade solve boggle --boards -",
        f"wordarcade solve boggle --boards <(echo {letters})",
    ):
        assert "96 words" in _in_shell(home, line).stdout


def test_a_crash_names_its_log(
    command: Command, home: Locations, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence, exit code 3, and the traceback in the log."""

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(lazy_group.LazyGroup, "get_command", crash)
    answer = command("boggle")
    log = home.log / "wordarcade.log"
    assert (answer.code, answer.out, answer.err.count("\n")) == (3, "", 1)
    assert str(log) in answer.err
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


@pytest.mark.parametrize("brackets", [10, 100_000])
def test_settings_in_very_many_brackets(command: Command, home: Locations, brackets: int) -> None:
    """However deep a mistake lies, it is told in a sentence, and the command does its work."""
    home.settings_file.parent.mkdir(parents=True)
    home.settings_file.write_text(f"theme = {'[' * brackets}{']' * brackets}\n", encoding="utf-8")
    answer = command("solve", "boggle", BOARD)
    assert (answer.code, answer.err.count("\n")) == (0, 1)
    assert str(home.settings_file) in answer.err


def test_a_suggestion_for_a_command(command: Command) -> None:
    """The name that is nearest, of the commands and of those below them."""
    assert "Did you mean 'boggle'?" in command("boogle").err
    assert "Did you mean 'boggle'?" in command("solve", "bogle").err
    assert "did you mean 'arcade'?" in command("lexicon", "info", "arcde").err


def test_nobody_home(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names that cannot be paths are no lexicons either."""
    for name in ("x" * 300, "~nobody-at-all/list.txt", os.devnull + "/list"):
        answer = command("lexicon", "info", name)
        assert (answer.code, answer.err.count("\n")) == (2, 1)
        assert "There is no lexicon" in answer.err
