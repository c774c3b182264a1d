"""Replaying GCG files on the command line: JSON fields, tables, exit codes."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command
from tests.engine.scrabble.notation.files import GAME
from wordarcade.engine.scrabble.notation.gcg_reader import MOST_BYTES
from wordarcade.store.locations import Locations

WRONG = GAME.replace("+8 8", "+9 9").replace("#lexicon arcade", "#weather fine")


@pytest.fixture
def good(tmp_path: Path) -> Path:
    """A file in which everything holds."""
    path = tmp_path / "good.gcg"
    path.write_text(GAME, encoding="utf-8")
    return path


@pytest.fixture
def wrong(tmp_path: Path) -> Path:
    """A file with a wrong score, and a line of another kind."""
    path = tmp_path / "wrong.gcg"
    path.write_text(WRONG, encoding="utf-8")
    return path


def test_a_good_file_as_json(command: Command, good: Path) -> None:
    """All fields of the contract; turns are counted, not corrections."""
    answer = command("replay", str(good), "--check", "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == {
        "moves": 8,
        "players": [{"name": "Ana Lee", "score": 68}, {"name": "Bo", "score": 35}],
        "mismatches": [],
        "unreadable": [],
    }


def test_a_wrong_file_as_json(command: Command, wrong: Path) -> None:
    """The file's scores are kept, and what is wrong is told with its line."""
    answer = command("replay", str(wrong), "--check", "--json")
    assert answer.code == 1
    data = json.loads(answer.out)
    assert data["mismatches"] == [
        {
            "line": 9,
            "move": "D5 GOW.",
            "file_score": 9,
            "our_score": 8,
            "reason": "The file says +9; by the rules it is +8.",
        }
    ]
    assert data["unreadable"] == [{"line": 5, "reason": "'#weather' is not a known fact."}]
    assert command("replay", str(wrong)).code == 0


def test_words_are_looked_up_if_asked(command: Command, good: Path) -> None:
    """A phony is told, and is no difference."""
    answer = command("replay", str(good), "--check", "--lexicon", "arcade", "--json")
    assert answer.code == 0
    assert json.loads(answer.out)["not_words"] == []
    good.write_text(GAME.replace("NASTIER", "NASTEIR"), encoding="utf-8")
    answer = command("replay", str(good), "--check", "--lexicon", "arcade", "--json")
    assert answer.code == 0
    assert json.loads(answer.out)["not_words"] == [
        {"line": 6, "move": "8D NASTEIR", "words": ["NASTEIR"]}
    ]
    assert "NASTEIR" in command("replay", str(good), "--lexicon", "arcade").out.splitlines()[1][50:]


def test_a_game_as_a_table(command: Command, wrong: Path) -> None:
    """A line for each event, the result, and what does not hold."""
    lines = command("replay", str(wrong)).out.splitlines()
    assert lines[0].split() == ["line", "player", "rack", "move", "points", "total"]
    assert lines[2] == "   9  bo      ?DGLOUW  D5 GOW.          +9      9"
    assert lines[-3:] == [
        "Ana Lee 68, Bo 35; 8 moves",
        "Line 9, D5 GOW.: The file says +9; by the rules it is +8.",
        "Line 5: '#weather' is not a known fact.",
    ]


def test_a_folder(command: Command, good: Path, wrong: Path) -> None:
    """All files in one call: a table of differences, or one JSON object."""
    (good.parent / "large.GCG").write_bytes(b" " * (MOST_BYTES + 1))
    answer = command("replay", str(good.parent), "--check")
    assert answer.code == 1
    lines = answer.out.splitlines()
    assert [line.split()[:3] for line in lines[1:4]] == [
        ["good.gcg", "8", "0"],
        ["large.GCG", "cannot", "be"],
        ["wrong.gcg", "8", "1"],
    ]
    assert "large.GCG is larger than 1024 KiB" in lines[5]
    assert lines[6:8] == ["", "wrong.gcg"]
    data = json.loads(command("replay", str(good.parent), "--json").out)
    assert [file["file"] for file in data["files"]] == ["good.gcg", "large.GCG", "wrong.gcg"]
    assert (data["moves"], data["differences"]) == (16, 1)
    assert "larger" in data["files"][1]["error"]


def test_what_files_hold_reaches_no_terminal(command: Command, good: Path) -> None:
    """Escape codes in names, moves and files' names are replaced."""
    evil = good.with_name("a\x1b[2J.gcg")
    evil.write_text(">\x1b[2J: \x1b[3J 8D NO +4 4\n>\x1b[4J", encoding="utf-8")
    for path in (evil, good.parent):
        assert "\x1b" not in command("replay", str(path)).out


def test_a_faulty_board_of_ones_own_is_told(command: Command, good: Path, home: Locations) -> None:
    """A file of the player's that breaks a rule is named in a sentence."""
    folder = home.scrabble_folder / "layouts"
    folder.mkdir(parents=True)
    (folder / "mine.toml").write_text("title = 3\n", encoding="utf-8")
    answer = command("replay", str(good))
    assert (answer.code, answer.out) == (2, "")
    assert "mine.toml" in answer.err


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("missing.gcg", "There is no file"),
        ("empty", "There are no .gcg files in"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, tmp_path: Path, name: str, message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    (tmp_path / "empty").mkdir()
    answer = command("replay", str(tmp_path / name))
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.count("\n") == 1
    assert message in answer.err
