"""The last tiles of a game of Scrabble on the command line."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

BOARD = (
    "11VUGH/11I3/10FAS2/3Q5WALKUP/3AD5J1Y1O/3TI3AMIE2W/4RUANA1T3E/4T2OHIA3R/3LIB4SLUMS/2DOER5IN2/"
    "2YARE5ON2/1BED1N3L1NE2/1ODE1T2FA2R2/1P1R4OX2V2/3sOZINE3E2"
)
ENDGAME = f"{BOARD} CCEGIOT/EEGIST? 44/100 0"
EARLIER = BOARD.replace("3sOZINE3E2", "4OZINE3E2")
"""With one blank less on the board, and so one tile more in the bag."""

ONE_IN_BAG = f"{EARLIER} CCEGIOT/ 44/100 0"


@pytest.fixture
def words(tmp_path: Path) -> str:
    """The path of a short list of words."""
    path = tmp_path / "few.txt"
    path.write_text("cog\ncig\ncogs\ngee\nit\ntie\nties\ntee\ncite\n", encoding="utf-8")
    return str(path)


def test_an_endgame_as_json(command: Command, words: str) -> None:
    """The plays as always, and the value with the best line; bounds besides."""
    answer = command("solve", "scrabble", ENDGAME, "--endgame", "--lexicon", words, "--json")
    assert answer.code == 0
    data = json.loads(answer.out)
    assert set(data) == {"count", "plays", "lexicon", "endgame"}
    endgame = data["endgame"]
    assert endgame["exact"]
    assert endgame["value"] == endgame["lower"] == endgame["upper"]
    assert endgame["line"]


def test_an_endgame_as_lines(command: Command, words: str) -> None:
    """A table of moves in turn, and what they come to; the other rack may be left out."""
    given = command("solve", "scrabble", ENDGAME, "--endgame", "--lexicon", words)
    unseen = ENDGAME.replace("EEGIST?", "")
    assert command("solve", "scrabble", unseen, "--endgame", "--lexicon", words).out == given.out
    lines = given.out.splitlines()
    assert lines[0].split() == ["player", "best", "line"]
    assert lines[1].split()[:2] == ["1", "you"]
    assert lines[-1].startswith("With best play the spread changes by ")


@pytest.mark.parametrize("before", [4, 5])
def test_scoreless_turns_before_an_endgame_count(
    command: Command, tmp_path: Path, before: int
) -> None:
    """Where nobody has a play, the passes that are left end the game."""
    path = tmp_path / "none.txt"
    path.write_text("qqq\n", encoding="utf-8")
    position = f"{ENDGAME.removesuffix(' 0')} {before}"
    options = ["--endgame", "--lexicon", str(path), "--json"]
    data = json.loads(command("solve", "scrabble", position, *options).out)
    assert data["endgame"]["line"] == ["pass"] * (6 - before)


def test_an_endgame_without_time(command: Command, words: str) -> None:
    """The answer is an estimate, and says so."""
    options = ["--endgame", "--seconds", "0.000001", "--lexicon", words]
    data = json.loads(command("solve", "scrabble", ENDGAME, *options, "--json").out)
    assert not data["endgame"]["exact"]
    assert "there was no time to be sure" in command("solve", "scrabble", ENDGAME, *options).out


def test_a_pre_endgame(command: Command, words: str) -> None:
    """Each candidate with the share of wins and the spread at the end, the best first."""
    arguments = ["solve", "scrabble", ONE_IN_BAG, "--pre-endgame", "--lexicon", words]
    data = json.loads(command(*arguments, "--json").out)
    assert set(data) == {"candidates", "lexicon"}
    candidates = data["candidates"]
    assert "pass" in [candidate["move"] for candidate in candidates]
    for candidate in candidates:
        assert set(candidate) == {"move", "win_percent", "spread", "exact", "draws"}
    ranks = [(one["win_percent"], one["spread"]) for one in candidates if one["exact"]]
    assert ranks == sorted(ranks, reverse=True)
    lines = command(*arguments).out.splitlines()
    assert lines[0].split() == ["move", "win", "%", "spread", "draws", "solved", "exact"]
    assert lines[1].startswith(candidates[0]["move"])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([ONE_IN_BAG, "--endgame"], "The bag is not empty: 8 tiles are unseen"),
        ([ENDGAME, "--pre-endgame"], "The bag is empty; use --endgame"),
        ([f"{'/'.join(['15'] * 15)} A/ 0/0 0", "--pre-endgame"], "There are 92 tiles in the bag"),
        ([ENDGAME.replace("CCEGIOT", ""), "--endgame"], "no rack of the player to move"),
        ([ENDGAME.replace("EEGIST?", "QQ"), "--endgame"], "take out Q."),
        ([ENDGAME.replace(" 0", " 6"), "--endgame"], "The game is over after 6 turns"),
        ([ENDGAME, "--endgame", "--pre-endgame"], "not both"),
        ([ENDGAME, "--seconds", "3"], "--seconds goes with --endgame or --pre-endgame"),
        (["--positions", "x", "--endgame"], "leave --positions out"),
        ([f"{BOARD} A/B/ 0/0/0 0", "--endgame"], "The CGP has 3 racks"),
    ],
)
def test_other_positions_are_one_sentence_and_code_2(
    command: Command, words: str, arguments: list[str], message: str
) -> None:
    """What is wrong with the position or the options is said before anything is searched."""
    answer = command("solve", "scrabble", *arguments, "--lexicon", words)
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert message in answer.err


def test_a_simulation_names_what_solves_the_end(command: Command) -> None:
    """The end is simulated all the same, with the same fields; the note is on standard error."""
    answer = command("solve", "scrabble", ENDGAME, "--iterations", "5", "--json")
    assert "The bag is empty: --endgame solves this position exactly.\n" in answer.err
    assert all("win_percent" in play for play in json.loads(answer.out)["plays"])
    early = command("solve", "scrabble", ONE_IN_BAG, "--iterations", "5", "--json")
    assert "--endgame" not in early.err
