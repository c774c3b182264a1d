"""Worker processes: results, errors, lost ones replaced, and none left behind."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from wordarcade.players.bulk.errors import WorkerLostError
from wordarcade.players.bulk.processes import WorkerProcesses

PROGRAM = """
import time
from wordarcade.players.bulk.processes import WorkerProcesses

if __name__ == "__main__":
    with WorkerProcesses(2) as processes:
        futures = [processes.submit(time.sleep, number) for number in [0, *[10_000] * 5]]
        futures[0].result()
        print("begun", flush=True)
        futures[1].result()
"""
"""Tells when its processes work, which then takes hours."""

MASKS = """
import signal
from wordarcade.players.bulk.processes import WorkerProcesses

if __name__ == "__main__":
    with WorkerProcesses(2) as processes:
        masks = [processes.submit(signal.pthread_sigmask, signal.SIG_BLOCK, []) for _ in range(2)]
        print([signal.SIGINT in mask.result() for mask in masks])
"""
"""Tells of its first processes whether Ctrl+C was held back when they were started."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def end_once(path: Path) -> str:
    """End this process, unless another one was ended so before."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return "done"
    os._exit(1)


def test_results_and_errors_come_out() -> None:
    """Each call is made once, whoever makes it; what cannot be sent is an error of that call."""
    with WorkerProcesses(3) as processes:
        futures = [processes.submit(divmod, 7, number) for number in range(5)]
        assert [future.result() for future in futures[1:]] == [(7, 0), (3, 1), (2, 1), (1, 3)]
        assert isinstance(futures[0].exception(), ZeroDivisionError)
        assert processes.submit(lambda: 1).exception() is not None
        assert processes.submit(int, "5", base=8).result() == 5
    with pytest.raises(RuntimeError):
        processes.submit(int)


def test_what_a_lost_process_was_doing_another_one_does(tmp_path: Path) -> None:
    """But not again and again."""
    with WorkerProcesses(2) as processes:
        assert processes.submit(end_once, tmp_path / "once").result() == "done"
        lost = processes.submit(os._exit, 1)
        assert isinstance(lost.exception(), WorkerLostError)
        assert processes.submit(abs, -1).result() == 1


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
