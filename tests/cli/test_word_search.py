"""Word search on the command line: options, JSON fields, one-sentence errors."""

import io
import json
import random
import sys
from pathlib import Path
from string import ascii_lowercase

import click
import pytest

from tests.cli.conftest import Command
from wordarcade.cli.word_search import word_search

BOARD = "E E C A/A L E P/H N B O/Q T T Y"


def test_solve_as_json(command: Command) -> None:
    """All fields of the contract, words sorted and in upper case."""
    data = json.loads(
        command("solve", "wordsearch", BOARD, "--min", "5", "--lexicon", "web2", "--json").out
    )
    assert set(data) == {"rows", "cols", "min_length", "lexicon", "count", "score", "words"}
    assert (data["rows"], data["cols"], data["min_length"]) == (4, 4, 5)
    assert (data["count"], data["score"], data["lexicon"]["name"]) == (26, 31, "web2")
    words = [word["word"] for word in data["words"]]
    assert words == sorted(words)
    assert {"word": "PEACE", "score": 1, "path": [7, 6, 3, 2, 1]} in data["words"]


def test_solve_as_lines(command: Command) -> None:
    """The longest words first, and a sum."""
    lines = command("solve", "wordsearch", BOARD, "--min", "6", "--lexicon", "web2").out.split("\n")
    assert lines[0].split() == ["BENTHAL", "2"]
    assert lines[-2] == "4 words, 5 points, from web2"


@pytest.mark.parametrize(
    ("word", "path"), [("lent", [5, 6, 9, 14]), ("PEACE", [7, 6, 3, 2, 1]), ("pope", []), ("", [])]
)
def test_find_one_word(command: Command, word: str, path: list[int]) -> None:
    """The word may be any; its path is row-major, or empty."""
    answer = command("solve", "wordsearch", BOARD, "--find", word, "--json")
    assert json.loads(answer.out) == {"word": word.upper(), "path": path}
    assert answer.code == 0
    told = command("solve", "wordsearch", BOARD, "--find", word).out
    assert ("is on the cells" if path else "is not on the board") in told


def test_a_board_from_a_file(command: Command, tmp_path: Path) -> None:
    """Lines of a file are rows; a Q is a Q."""
    path = tmp_path / "board.txt"
    path.write_text("CAT X\nFISH Q\n", encoding="ascii")
    data = json.loads(command("solve", "wordsearch", "--file", str(path), "--json").out)
    assert [word["word"] for word in data["words"]] == ["CAT", "CATFISH", "FISH"]


def test_a_large_board_from_a_file(command: Command, tmp_path: Path) -> None:
    """A board of 10,000 cells is solved, with a path for each word."""
    rng = random.Random(2)
    rows = ["".join(rng.choices(ascii_lowercase, k=100)) for _ in range(100)]
    path = tmp_path / "board.txt"
    path.write_text("\n".join(rows), encoding="ascii")
    data = json.loads(
        command("solve", "wordsearch", "--file", str(path), "--min", "6", "--json").out
    )
    assert data["count"] == len(data["words"]) > 500
    letters = "".join(rows).upper()
    for word in data["words"]:
        assert "".join(letters[cell] for cell in word["path"]) == word["word"]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Give one board"),
        (["AB/CD", "--file", "{board}"], "Give one board"),
        (["ABC"], "as many rows as columns"),
        ([""], "Row 1 of the board is empty"),
        (["AB/C1"], "not letters"),
        (["AB/C"], "1 cells"),
        (["--file", "no-such-file"], "There is no file no-such-file"),
        (["AB/CD", "--min", "0"], "0 is not in the range"),
        (["AB/CD", "--min", "many"], "'many' is not a valid"),
        (["AB/CD", "--lexicon", "nope"], "There is no lexicon 'nope'"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, tmp_path: Path, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    board = tmp_path / "board.txt"
    board.write_text("ab\ncd\n", encoding="ascii")
    given = [argument.format(board=board) for argument in arguments]
    answer = command("solve", "wordsearch", *given)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert message in answer.err


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str, typed: str
) -> str:
    """Return what the command to play prints when `typed` comes over a pipe."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    word_search.main(list(arguments), standalone_mode=False)
    return capsys.readouterr().out


@pytest.mark.usefixtures("home")
def test_play_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A board that is typed, one from a file, and one from a seed."""
    path = tmp_path / "board.txt"
    path.write_text(BOARD, encoding="ascii")
    rules = ("--plain", "--min", "5", "--lexicon", "web2")
    shown = play(monkeypatch, capsys, "--board", BOARD, *rules, typed="peace\nx\n")
    assert shown.endswith("Your total score is 1 point!\n")
    assert play(monkeypatch, capsys, "--file", str(path), *rules, typed="peace\nx\n") == shown
    small = play(monkeypatch, capsys, "--seed", "3", "--size", "6", "--plain", typed="")
    asked = play(monkeypatch, capsys, "--plain", typed="6\n/quit\n")
    assert asked.startswith("Cells in a row [15]: 6\n")
    assert [len(line.split()) for line in small.splitlines()[:6]] == [6] * 6


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--size", "3", "--board", "AB/CD", "--plain"], "one of --size, --board and --file"),
        (["--size", "0", "--plain"], "not in the range"),
        (["--size", "1001", "--plain"], "not in the range"),
        (["--board", "ABC", "--plain"], "as many rows as columns"),
        (["--size", "4"], "--plain"),
        (["--assignment"], "an assignment; leave --assignment out"),
    ],
)
@pytest.mark.usefixtures("home")
def test_what_cannot_be_played(arguments: list[str], message: str) -> None:
    """Options that contradict each other or the rules are told in a sentence."""
    with pytest.raises(click.UsageError, match=message):
        word_search.main(arguments, standalone_mode=False)
