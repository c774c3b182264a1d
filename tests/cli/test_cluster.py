"""Bulk work on the command line: the same output, whoever works, and however often interrupted."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.dask_cluster import dask_cluster, needs_dask
from tests.engine.scrabble.notation.files import GAME
from tests.players.scrabble.test_leave_training import FEW
from wordarcade.cli import train_leaves
from wordarcade.store.locations import Locations

TIMES = {"seconds", "boards_per_second", "cpu_seconds", "boards_per_cpu_second"}
TIMES |= {"median_us", "p90_us", "p99_us"}
"""What is another time another."""


def works(folder: Path) -> list[list[str]]:
    """Return command lines of bulk work, each of several tasks."""
    rng = random.Random(1)
    boards, positions, games = folder / "boards.txt", folder / "positions.txt", folder / "games"
    letters = ("".join(rng.choices("aeinrstoldc", k=16)) for _ in range(5_000))
    boards.write_text("\n".join(letters), encoding="ascii")
    empty = "/".join(["15"] * 15)
    racks = ("".join(rng.choices("AEINRSTOLDC", k=7)) for _ in range(45))
    positions.write_text("\n".join(f"{empty} {rack}/ 0/0 0" for rack in racks), encoding="ascii")
    games.mkdir()
    for name in ("one.gcg", "two.gcg"):
        (games / name).write_text(GAME, encoding="utf-8")
    (games / "none.gcg").write_text("#title No game\n", encoding="utf-8")
    return [
        ["solve", "boggle", "--boards", str(boards)],
        ["solve", "scrabble", "--positions", str(positions)],
        ["analyse", str(games), "--iterations", "30"],
        ["match", "scrabble", "--players", "bot:expert,bot:novice", "--games", "6", "--seed", "1"],
    ]


def told(command: Command, *arguments: str) -> dict[str, Any]:
    """Return what a command line tells in JSON, but for times."""
    answer = command(*arguments, "--json")
    assert (answer.code, answer.err) == (0, "")
    return {name: value for name, value in json.loads(answer.out).items() if name not in TIMES}


def trained(command: Command, home: Locations, cluster: str) -> bytes:
    """Return the table of a short training, of which nothing stays."""
    answer = command("train", "leaves", "--games", "750", "--cluster", cluster)
    assert (answer.code, answer.err) == (0, "")
    (table,) = home.trained_leaves.glob("*.leaves")
    content = table.read_bytes()
    for path in home.trained_leaves.iterdir():
        path.unlink()
    return content


@needs_dask
def test_a_cluster_tells_the_same(
    command: Command, home: Locations, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As this machine, and as a second run, which has all results of the first."""
    monkeypatch.setattr(train_leaves, "_distribution", lambda: FEW)
    with dask_cluster() as cluster:
        address = cluster.scheduler_address
        for number, work in enumerate(works(tmp_path)):
            checkpoint = tmp_path / f"checkpoint{number}"
            first = told(command, *work, "--checkpoint", str(checkpoint))
            content = checkpoint.read_bytes()
            assert content.count(b"\n") > 2
            assert told(command, *work, "--checkpoint", str(checkpoint)) == first
            assert checkpoint.read_bytes() == content
            assert told(command, *work, "--cluster", address) == first
        assert trained(command, home, address) == trained(command, home, "local:2")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (
            [
                "match",
                "scrabble",
                *["--players", "bot:club,bot:club", "--games", "2", "--checkpoint", "x"],
            ],
            "--checkpoint needs --seed",
        ),
        (["solve", "boggle", "OISE/LRON/TKNI/YNJI", "--cluster", "local:2"], "goes with --boards;"),
        (
            ["analyse", "x.gcg", "--checkpoint", "x"],
            "--checkpoint goes with a folder; leave it out",
        ),
        (["analyse", "x.gcg", "--cluster", "10.0.0.5"], "'10.0.0.5' is neither local:N nor"),
    ],
)
def test_what_cannot_be_is_told(command: Command, arguments: list[str], message: str) -> None:
    """In one sentence, with exit code 2."""
    answer = command(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert message in answer.err
