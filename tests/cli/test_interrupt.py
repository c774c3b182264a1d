"""Ctrl+c in the middle of long work: the exit code says so, nothing else is said or left."""

import itertools
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from wordarcade.store.locations import Locations

_LETTERS = bytes(ord("a") + byte % 26 for byte in range(256))
"""Turns bytes into letters."""

_TICKS = os.sysconf("SC_CLK_TCK")
_GUARD = 60
"""Seconds after which a command that does not stop counts as hanging."""

pytestmark = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="how much a process has done is read from /proc"
)


def _boards(folder: Path) -> list[str]:
    path = folder / "boards.txt"
    path.write_text("oiselrontkniynji\n" * 500_000, encoding="ascii")
    return ["solve", "boggle", "--boards", str(path)]


def _word_search(folder: Path) -> list[str]:
    path = folder / "board.txt"
    rows = itertools.islice(itertools.cycle("retinasolder"), 700 * 701)
    path.write_text("\n".join("".join(itertools.islice(rows, 700)) for _ in range(700)), "ascii")
    return ["solve", "wordsearch", "--file", str(path), "--json"]


def _hangman(_folder: Path) -> list[str]:
    return ["solve", "hangman", "--length", "6", "--value", "--lexicon", "enable"]


def _hand(_folder: Path) -> list[str]:
    return ["solve", "hand", "aeinrstloudgcmphbyaeinrst*"]


def _positions(folder: Path) -> list[str]:
    path = folder / "positions.txt"
    empty = "/".join(["15"] * 15)
    path.write_text(f"{empty} AEINR??/ 0/0 0 lex arcade;\n" * 5_000, encoding="ascii")
    return ["solve", "scrabble", "--positions", str(path)]


def _list(folder: Path) -> Path:
    path, size = folder / "list.txt", 9
    # So many that the fastest machine is still at it when it is interrupted.
    letters = random.Random(1).randbytes(size * 1_500_000).translate(_LETTERS)
    words = (letters[at : at + size] for at in range(0, len(letters), size))
    path.write_bytes(b"\n".join(words))
    return path


def _import(folder: Path) -> list[str]:
    return ["lexicon", "import", str(_list(folder)), "--name", "list"]


def _replay(folder: Path) -> list[str]:
    games = folder / "games"
    games.mkdir()
    for number in range(200):
        moves = "".join(f">Ann: AEINRST - +0 {turn}\n" for turn in range(5_000))
        (games / f"{number}.gcg").write_text(
            f"#player1 Ann Ann\n#player2 Ben Ben\n{moves}", "ascii"
        )
    return ["replay", str(games)]


def _analyse(folder: Path) -> list[str]:
    path = folder / "game.gcg"
    moves = "".join(">Ann: AEINR?? - +0 0\n>Ben: AEINR?? - +0 0\n" for _ in range(1_000))
    path.write_text(f"#player1 Ann Ann\n#player2 Ben Ben\n{moves}", "ascii")
    return ["analyse", str(path)]


def _train(_folder: Path) -> list[str]:
    return ["train", "leaves", "--lexicon", "common", "--cluster", "local:1"]


@pytest.mark.parametrize("share", [0.5, 1.5])
@pytest.mark.parametrize(
    "work", [_boards, _word_search, _hangman, _hand, _positions, _import, _replay, _analyse, _train]
)
def test_ctrl_c(
    home: Locations, tmp_path: Path, work: Callable[[Path], list[str]], share: float
) -> None:
    """Early, while files are read, and in the middle of the work itself.

    `share` is the processor time that the command and its processes have had, in seconds.
    """
    with subprocess.Popen(  # noqa: S603 - lines of this file
        [sys.executable, "-m", "wordarcade", *work(tmp_path)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        while _seconds_of(process.pid) < share:
            assert process.poll() is None, "done before it could be interrupted"
            time.sleep(0.01)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=_GUARD)
    assert (process.returncode, out, err.strip()) == (130, "", "")
    # Python's own helper of processes ends once the last of them has.
    until = time.monotonic() + _GUARD
    while _is_there(process.pid):
        assert time.monotonic() < until, "a process was left"
        time.sleep(0.01)


def _is_there(group: int) -> bool:
    """Return whether a group has any process."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def _seconds_of(group: int) -> float:
    """Return the processor time that the processes of a group have had."""
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / _TICKS
