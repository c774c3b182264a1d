"""Matches of computers on the command line: JSON fields, lines, one-sentence errors."""

import json
import os
import shutil
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.support import resources

MATCH = ("match", "scrabble", "--players", "bot:expert,bot:novice", "--games", "2", "--seed", "1")


def test_a_match_as_json(command: Command) -> None:
    """All fields of the contract, repeatable by seed; the expert is ahead."""
    told, again = (json.loads(command(*MATCH, "--json").out) for _ in range(2))
    assert told["players"] == ["expert", "novice"]
    assert told["games"] == 2
    assert sum(told["wins"]) + told["draws"] == 2
    assert told["mean_scores"][0] > told["mean_scores"][1]
    assert told["margins"] == [-told["margins"][1], told["margins"][1]]
    assert told["seconds"] > 0
    assert {**told, "seconds": 0} == {**again, "seconds": 0}


def test_iterations_make_a_champion_repeatable(command: Command) -> None:
    """Which half a second a move would not be."""
    players = ("match", "scrabble", "--players", "bot:champion,bot:novice", "--games", "2")
    options = ("--seed", "1", "--iterations", "40", "--json")
    told, again = (json.loads(command(*players, *options).out) for _ in range(2))
    assert told["wins"] == [2, 0]
    assert {**told, "seconds": 0} == {**again, "seconds": 0}


def test_a_match_as_lines(command: Command) -> None:
    """A line for each player, and one for all."""
    answer = command(*MATCH)
    assert answer.code == 0
    head, expert, novice, last = answer.out.splitlines()
    assert head.split() == ["player", "won", "%", "points", "±", "margin"]
    assert (expert.split()[0], novice.split()[0]) == ("Expert", "Novice")
    assert last.startswith("2 games, 0 draws, ")
    assert last.endswith(" s, with arcade, seed 1")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "2"], "Missing option '--players'"),
        (["--players", "bot:club,bot:club"], "Missing option '--games'"),
        (["--players", "bot:club,bot:club", "--games", "0"], "0 is not in the range"),
        (["--players", "bot:club", "--games", "2"], "2 to 4 play Scrabble, not 1."),
        (["--players", "bot:club,Ann", "--games", "2"], "Only bots play matches;"),
        (["--players", "bot:club,bot:king", "--games", "2"], "no bot 'bot:king'"),
        (["--players", "bot:club,bot:club", "--games", "2", "--lexicon", "no"], "no lexicon 'no'"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    answer = command("match", "scrabble", *arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert message in answer.err


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_ctrl_c_ends_a_match(tmp_path: Path) -> None:
    """All its processes hear of it: code 130, no traceback, no process left."""
    ours, theirs = os.openpty()
    with (
        subprocess.Popen(  # noqa: S603 - our own code
            [sys.executable, "-m", "wordarcade", *MATCH[:4], "--games", "1000000"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, "WORDARCADE_HOME": str(tmp_path), "TERM": "xterm"},
        ) as process
    ):
        os.close(theirs)
        shown = ""
        while "Playing" not in shown:
            shown += os.read(ours, 1024).decode()
        os.killpg(process.pid, signal.SIGINT)
        # The terminal ends when the last process that holds it has ended.
        with suppress(OSError):
            while more := os.read(ours, 1024):
                shown += more.decode()
        assert process.wait() == 130
    os.close(ours)
    assert "Traceback" not in shown
    assert "Error" not in shown


def test_a_broken_file_of_levels_is_told(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence, for a match as for its help; other commands do not need the file."""
    shutil.copytree(resources.folder("assets"), tmp_path / "assets")
    levels = tmp_path / "assets" / "scrabble" / "levels.toml"
    levels.write_text("[novice]\ntitle = 7\n", encoding="utf-8")
    folder = resources.folder
    monkeypatch.setattr(
        resources,
        "folder",
        lambda name: tmp_path / name if (tmp_path / name).is_dir() else folder(name),
    )
    shipped_skills.cache_clear()
    sentence = f"{levels}, line 2: 'novice.title' must be a text in quotes.\n"
    for arguments in (MATCH, ("match", "scrabble", "--help"), ("scrabble", "--help")):
        answer = command(*arguments)
        assert (answer.code, answer.err) == (2, sentence)
    assert command("--help").code == 0


def test_the_help_names_the_levels(command: Command) -> None:
    """As the data file lists them."""
    answer = command("match", "scrabble", "--help")
    assert all(f"bot:{level}" in answer.out for level in shipped_skills())
