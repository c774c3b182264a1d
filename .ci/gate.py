"""The whole quality gate: run it with the Python of an environment that has the `dev` extra."""

import os
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent


def main() -> int:
    """Run every step, stop at the first that fails, and return the exit code."""
    began = time.monotonic()
    try:
        _static_checks()
        _tests()
        _packages()
    except subprocess.CalledProcessError as error:
        print(f"\nThe gate is closed: {' '.join(map(str, error.cmd))}", flush=True)
        return 1
    print(f"\nThe gate is open ({time.monotonic() - began:.0f} s).", flush=True)
    return 0


def _static_checks() -> None:
    with _step("format"):
        _run(TOOLS / "ruff", "format", "--check", ".")
    with _step("lint"):
        _run(TOOLS / "ruff", "check", ".")
    with _step("types"):
        _run(TOOLS / "mypy")
    with _step("import contracts"):
        _run(TOOLS / "lint-imports")


def _tests() -> None:
    with _step("tests"):
        _run(TOOLS / "pytest", "-q", "--numprocesses", "auto", "--hypothesis-profile", "ci")


def _packages() -> None:
    """Build an sdist, a wheel from it, and a wheel where no C compiler is; try both wheels."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with _step("sdist, and wheel from sdist"):
            _run(sys.executable, "-m", "build", "--outdir", place / "whole", ".")
        _try_wheel(place, "whole", kernels="compiled")
        with _step("wheel without a C compiler"):
            sdist = next((place / "whole").glob("*.tar.gz"))
            wheel = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
            _run(*wheel, "--wheel-dir", place / "bare", sdist, CC="/bin/false")
        _try_wheel(place, "bare", kernels="interpreted")


def _try_wheel(place: Path, name: str, *, kernels: str) -> None:
    """Install a wheel into a fresh environment and use it from an empty folder."""
    with _step(f"{name} wheel in a fresh environment"):
        environment, elsewhere = place / f"{name}-env", place / f"{name}-home"
        venv.create(environment, with_pip=True)
        elsewhere.mkdir()
        python = environment / "bin" / "python"
        _run(python, "-m", "pip", "install", "--quiet", next((place / name).glob("*.whl")))
        command = environment / "bin" / "wordarcade"
        home = {"WORDARCADE_HOME": str(elsewhere)}
        version = subprocess.check_output([command, "--version"], cwd=elsewhere, text=True)
        print(version, end="", flush=True)
        if f"kernels {kernels}" not in version:
            raise subprocess.CalledProcessError(1, [command, "--version"])
        _run(command, "self-check", cwd=elsewhere, **home)
        _run(command, "solve", "boggle", "OISE/LRON/TKNI/YNJI", "--min", "6", cwd=elsewhere, **home)


def _run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    subprocess.run(list(command), cwd=cwd, env={**os.environ, **variables}, check=True)


@contextmanager
def _step(name: str) -> Iterator[None]:
    print(f"\n=== {name}", flush=True)
    began = time.monotonic()
    yield
    print(f"--- {name}: {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
