"""Worker processes: results, errors, and none left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from wordarcade.players.workers import WorkerLostError, Workers

PROGRAM = """
import sys, time
from wordarcade.players.workers import Workers

def begin():
    return act

def act(number):
    time.sleep(number)
    return number

if __name__ == "__main__":
    with Workers(2, begin) as workers:
        for _ in workers.results([0, *[10_000] * 5]):
            print("begun", flush=True)
"""
"""Tells when its processes work, which then takes hours."""

MASKS = """
import signal
from wordarcade.players.workers import Workers

def begin():
    return act

def act(_):
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])

if __name__ == "__main__":
    with Workers(2, begin) as workers:
        print([held for _, held in workers.results([0, 1])])
"""
"""Tells of its first processes whether Ctrl+C was held back when they were started."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def tenfold() -> Callable[[int], int]:
    """Return what does the tasks."""
    return partial(int.__mul__, 10)


def inverse() -> Callable[[int], float]:
    """Return what cannot do one of the tasks."""
    return (1.0).__truediv__


def unready() -> Callable[[int], int]:
    """Fail before there is anything to do."""
    raise LookupError("No words.")


def deadly() -> Callable[[int], None]:
    """Return what ends its process."""
    return os._exit


def test_results_have_the_numbers_of_their_tasks() -> None:
    """Each task is done once, whoever does it, and processes may have nothing to do."""
    for number in (1, 3):
        with Workers(number, tenfold) as workers:
            assert dict(workers.results(range(5))) == {each: 10 * each for each in range(5)}
    with Workers(2, tenfold) as workers:
        assert list(workers.results([])) == []


def test_errors_of_the_processes_come_out() -> None:
    """Those of a task, of beginning, and that a process has ended."""
    with pytest.raises(ZeroDivisionError), Workers(1, inverse) as workers:
        list(workers.results([1, 0]))
    with pytest.raises(LookupError, match="No words"), Workers(1, unready) as idle:
        list(idle.results([1]))
    with pytest.raises(WorkerLostError), Workers(2, deadly) as lost:
        list(lost.results([1, 2, 3]))


@posix
def test_processes_never_hear_an_interrupt(tmp_path: Path) -> None:
    """Not even the first ones of a program, in the moment before they begin to ignore it."""
    program = tmp_path / "program.py"
    program.write_text(MASKS)
    run = subprocess.run(  # noqa: S603 - the program above
        [sys.executable, program],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert run.stdout == "[True, True]\n"


@posix
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("group", [False, True], ids=["one", "group"])
def test_no_process_is_left_behind(tmp_path: Path, how: signal.Signals, *, group: bool) -> None:
    """Whether the first one is killed or interrupted, alone or with the others."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    with subprocess.Popen(  # noqa: S603 - the program above
        [sys.executable, program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        (os.killpg if group else os.kill)(process.pid, how)
        # The output ends when the last process that holds it has ended.
        _, errors = process.communicate(timeout=60)
    assert errors.count("Traceback") == (how is signal.SIGINT)
