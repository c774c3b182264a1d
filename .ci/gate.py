"""The whole quality gate: run it with the Python of an environment that has the `dev` extra."""

import os
import subprocess
import sys
import tarfile
import tempfile
import time
import venv
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent
LOCK = str(ROOT / "constraints.txt")
BYTECODE = TOOLS.parent / "bytecode"
SPELT = (
    *("wordarcade", "docs", "assets", "tests"),
    *("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "lexicons/README.md"),
)
"""Where people's words stand: the word lists have their own."""

Run = Callable[..., str]
"""Runs a command, in a folder and with variables of one's choice, and returns what it prints."""


class GateError(Exception):
    """A step found what must not be."""


def main() -> int:
    """Run every step, stop at the first part that fails, and return the exit code."""
    # Wherever pip is called, for the environments of builds, too; newer ones read the second there.
    os.environ |= {"PIP_CONSTRAINT": LOCK, "PIP_BUILD_CONSTRAINT": LOCK}
    # Hundreds of processes import the same modules: each is compiled once, whoever forbids it.
    os.environ |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(BYTECODE)}
    began = time.monotonic()
    try:
        # Either leaves processors idle for long; the tests keep all of them busy.
        with ThreadPoolExecutor() as side_by_side:
            for part in [side_by_side.submit(part) for part in (_static_checks, _packages)]:
                part.result()
        _tests()
    except subprocess.CalledProcessError as error:
        print(f"\nThe gate is closed: {' '.join(map(str, error.cmd))}", flush=True)
        return 1
    except GateError as error:
        print(f"\nThe gate is closed: {error}", flush=True)
        return 1
    print(f"\nThe gate is open ({time.monotonic() - began:.0f} s).", flush=True)
    return 0


def _static_checks() -> None:
    with _step("format") as run:
        run(TOOLS / "ruff", "format", "--check", ".")
    with _step("lint") as run:
        run(TOOLS / "ruff", "check", ".")
    with _step("spelling") as run:
        run(TOOLS / "codespell", *SPELT)
    with _step("types") as run:
        run(TOOLS / "mypy")
    with _step("import contracts") as run:
        run(TOOLS / "lint-imports")
    with _step("collection of tests") as run:
        # Rewrites their assertions, and keeps them: each process that runs tests would do it all.
        # No snapshot is used here, which one plugin would mind.
        run(TOOLS / "pytest", "--collect-only", "-qqqq", "-p", "no:syrupy")


def _tests() -> None:
    print("\n=== tests", flush=True)
    began = time.monotonic()
    profile = ("--hypothesis-profile", "ci")
    # Journeys on screens and in terminals wait a third of their time for what is not their own
    # work: two workers for each processor use it. Who is done first takes from the others.
    workers = ("--numprocesses", str((os.cpu_count() or 1) * 2), "--dist", "worksteal")
    pytest = (TOOLS / "pytest", "-q", *workers, *profile)
    subprocess.run(pytest, cwd=ROOT, check=True)
    print(f"--- tests: {time.monotonic() - began:.0f} s", flush=True)


def _packages() -> None:
    """Build an sdist, a wheel from it, and a wheel where no C compiler is; try both wheels."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with _step("sdist, and wheel from sdist") as run:
            said = run(sys.executable, "-m", "build", "--outdir", place / "whole", ".")
            if "warning" in said.lower():
                raise GateError("building warns")
            sdist = next((place / "whole").glob("*.tar.gz"))
            _compare_with_tree(sdist, run("git", "ls-files").splitlines())
        _try_wheel(place, "whole", kernels="compiled")
        with _step("wheel without a C compiler") as run:
            wheel = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
            run(*wheel, "--wheel-dir", place / "bare", sdist, CC="/bin/false")
        _try_wheel(place, "bare", kernels="interpreted")


def _compare_with_tree(sdist: Path, tracked: list[str]) -> None:
    """Raise unless an sdist holds all files of the tree but those of git and the gate."""
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    if missing := sorted(name for name in {*tracked} - packed if not name.startswith(".")):
        raise GateError(f"the sdist lacks {', '.join(missing)}")


def _try_wheel(place: Path, name: str, *, kernels: str) -> None:
    """Install a wheel into a fresh environment and use it from an empty folder."""
    with _step(f"{name} wheel in a fresh environment") as run:
        environment, elsewhere = place / f"{name}-env", place / f"{name}-home"
        venv.create(environment, with_pip=True)
        elsewhere.mkdir()
        python = environment / "bin" / "python"
        run(python, "-m", "pip", "install", "--quiet", next((place / name).glob("*.whl")))
        command = environment / "bin" / "wordarcade"
        home = {"WORDARCADE_HOME": str(elsewhere)}
        if f"kernels {kernels}" not in run(command, "--version", cwd=elsewhere, **home):
            raise GateError(f"the kernels of the {name} wheel are not {kernels}")
        run(command, "self-check", cwd=elsewhere, **home)
        run(command, "solve", "boggle", "OISE/LRON/TKNI/YNJI", "--min", "6", cwd=elsewhere, **home)


@contextmanager
def _step(name: str) -> Iterator[Run]:
    """Give what runs a step's commands; what they print follows in one piece when it is over."""
    began, output = time.monotonic(), list[str]()

    def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> str:
        environment = os.environ | variables
        done = subprocess.run(
            command,
            cwd=cwd,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        output.append(done.stdout)
        done.check_returncode()
        return done.stdout

    try:
        yield run
    finally:
        took = time.monotonic() - began
        print(f"\n=== {name}\n{''.join(output)}--- {name}: {took:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
