"""Word search on the command line: options, JSON fields, one-sentence errors."""

import io
import json
import random
import sys
from html.parser import HTMLParser
from pathlib import Path
from string import ascii_lowercase

import click
import pytest

from tests.cli.conftest import Command
from wordarcade.cli.word_search import word_search
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.lines import lines_spelling
from wordarcade.plain.commands import SETTING_UP

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
    assert "1 of 31 points.\nYou scored 1 point. 1 point short of Learner." in shown
    assert play(monkeypatch, capsys, "--file", str(path), *rules, typed="peace\nx\n") == shown
    small = play(monkeypatch, capsys, "--seed", "3", "--size", "6", "--plain", typed="")
    asked = play(monkeypatch, capsys, "--plain", typed="6\n/quit\n")
    assert asked.startswith(f"{SETTING_UP}\nCells in a row [15]: 6\n")
    assert [len(line.split()) for line in small.splitlines()[:6]] == [6] * 6


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--size", "3", "--board", "AB/CD", "--plain"], "one of --size, --board and --file"),
        (["--size", "0", "--plain"], "not in the range"),
        (["--size", "1001", "--plain"], "not in the range"),
        (["--board", "ABC", "--plain"], "as many rows as columns"),
        (["--size", "4"], "--plain"),
        (["--hidden", "birds", "--min", "4", "--plain"], "Hidden words need no"),
        (["--hidden", "nothing"], "no theme 'nothing', and no such file. The themes are animals,"),
        (["--print", "pdf"], "pdf"),
        (["--assignment"], "an assignment; leave --assignment out"),
    ],
)
@pytest.mark.usefixtures("home")
def test_what_cannot_be_played(arguments: list[str], message: str) -> None:
    """Options that contradict each other or the rules are told in a sentence."""
    with pytest.raises(click.UsageError, match=message):
        word_search.main(arguments, standalone_mode=False)


class Sheet(HTMLParser):
    """What a page has: its tags, and its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.said: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep the tag, and what it would load."""
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in {"src", "href"}]

    def handle_data(self, data: str) -> None:
        """Keep the text."""
        self.said.append(data)


def test_a_sheet_is_printed_as_text(command: Command) -> None:
    """The grid and the list, and the solution on a page of its own; a seed repeats it."""
    arguments = ("wordsearch", "--print", "--hidden", "birds", "--size", "10", "--seed", "4")
    printed = command(*arguments).out
    assert command(*arguments).out == printed
    puzzle, solution = printed.split("\f")
    assert puzzle.startswith("BIRDS\nFind ")
    assert " Words run straight, in all eight directions. Sheet 4.\n" in puzzle
    grid = [line.split(" ") for line in puzzle.splitlines()[3:13]]
    assert [len(row) for row in grid] == [10] * 10
    marked = [line.split(" ") for line in solution.splitlines()[4:14]]
    for row, marked_row in zip(grid, marked, strict=True):
        assert all(mark in {letter, "·"} for letter, mark in zip(row, marked_row, strict=True))
    words = puzzle.split("\n\n")[-1].split()
    assert all(f"{word} row " in solution for word in words)


def test_a_sheet_is_printed_as_html(command: Command, tmp_path: Path) -> None:
    """A page of its own, with the title of a file shown as text, and nothing to be loaded."""
    path = tmp_path / "a<b>&words.txt"
    path.write_text("owl, wren, eagle", encoding="ascii")
    page = Sheet(command("wordsearch", "--hidden", str(path), "--print", "html").out)
    assert page.links == []
    assert {"html", "style", "svg", "text", "line"} <= set(page.tags)
    assert (page.tags.count("svg"), page.tags.count("line")) == (2, 3)
    assert "script" not in page.tags
    assert page.said.count("A<b>&words: solution") == 1
    assert {"OWL", "WREN", "EAGLE"} <= set(page.said)


def test_easy_sheets_of_any_theme(command: Command) -> None:
    """Directions can be chosen, and a theme left to chance."""
    printed = command("wordsearch", "--print", "text", "--directions", "easy", "--seed", "9").out
    assert "Words run straight: right, down, and down to the right. Sheet 9." in printed
    assert set("↑←↖↗↙").isdisjoint(printed)


def test_a_list_that_cannot_be_hidden(command: Command, tmp_path: Path) -> None:
    """The file is named, and what to do."""
    path = tmp_path / "words.txt"
    path.write_text("ant giant", encoding="ascii")
    answer = command("wordsearch", "--hidden", str(path), "--print")
    assert (answer.code, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert "words.txt: ANT is part of GIANT, so it would be hidden twice. Leave" in answer.err


@pytest.mark.usefixtures("home")
def test_hidden_words_are_played_line_by_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A list of the player's own makes a grid of the size it needs."""
    path = tmp_path / "birds.txt"
    path.write_text("owl\nwren\n", encoding="ascii")
    rules = ("--hidden", str(path), "--seed", "1", "--plain")
    shown = play(monkeypatch, capsys, *rules, typed="/quit\n")
    rows = [line.split() for line in shown.splitlines()[:5]]
    grid = LetterGrid(5, 5, tuple(letter.lower() for row in rows for letter in row))
    starts = {word: next(lines_spelling(grid, word)).cells[0] for word in ("owl", "wren")}
    typed = "".join(f"{word} {1 + at // 5} {1 + at % 5}\n" for word, at in starts.items())
    shown = play(monkeypatch, capsys, *rules, typed=typed)
    assert shown.endswith("You found all 2 words!\n")
