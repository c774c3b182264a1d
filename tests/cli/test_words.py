"""The word tools, against a plain reading of the list."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from wordarcade.lexicon.lexicon import Lexicon


@pytest.fixture
def asked(command: Command) -> Callable[..., Any]:
    """Ask a word tool, and return the object that it prints."""

    def ask(*arguments: str) -> Any:
        answer = command("words", *arguments, "--json")
        assert answer.err == ""
        return json.loads(answer.out)

    return ask


def words_of(answer: Any) -> list[str]:
    """Return the words of an answer, in its order and in lowercase."""
    return [each["word"].lower() for each in answer["words"]]


def test_words_are_found_by_their_letters(asked: Callable[..., Any], arcade: Lexicon) -> None:
    """Beginnings, ends, parts, patterns and anagrams: those that a plain reading finds."""
    words = list(arcade)
    expected = {
        ("prefix", "quiz"): [word for word in words if word.startswith("quiz")],
        ("suffix", "quiz"): [word for word in words if word.endswith("quiz")],
        ("contains", "zza"): [word for word in words if "zza" in word],
        ("pattern", "Q?#z"): [word for word in words if word[0] == "q" and word[3:] == "z"],
        ("anagram", "ATE"): [word for word in words if sorted(word) == ["a", "e", "t"]],
    }
    for query, found in expected.items():
        answer = asked(*query)
        assert (answer["query"], answer["count"]) == (query[1].upper(), len(found))
        assert words_of(answer) == found
    assert (
        words_of(asked("contains", "zza", "--order", "length", "--limit", "2"))
        == sorted(expected["contains", "zza"], key=lambda word: (-len(word), word))[:2]
    )


def test_likely_words_come_first(asked: Callable[..., Any]) -> None:
    """Of seven letters, AEILNOR and its like; the figure is the share of all draws."""
    answer = asked("pattern", "#######", "--order", "probability", "--limit", "40")
    chances = [each["probability"] for each in answer["words"]]
    assert chances == sorted(chances, reverse=True)
    assert answer["count"] > 20_000
    assert Counter(map("".join, map(sorted, words_of(answer)))).most_common(1)[0][1] > 1


def test_lists_are_compared(command: Command, asked: Callable[..., Any]) -> None:
    """With what each has that the other lacks."""
    answer = asked("compare", "enable")
    assert (answer["count"], answer["other"]["count"], answer["shared"]) == (20, 0, 172_823)
    lines = command("words", "compare", "arcade", "--lexicon", "enable").out.splitlines()
    assert len(lines) == 20
    assert "- QI" in lines
    board = asked("compare", "american", "--board", "oise/lron/tkni/ynji", "--min", "4")
    assert board["other"]["count"] + board["shared"] == 52
    assert command("words", "compare", "american", "--min", "4").code == 2


@pytest.mark.parametrize(
    ("arguments", "out", "code"),
    [
        (("check", "qi", "za"), "QI is in arcade\nZA is in arcade\n", 0),
        (("check", "qi", "xzz"), "QI is in arcade\nXZZ is not in arcade\n", 1),
        (("hooks", "eat", "qi"), "BFHMNPST EAT HS\n– QI S\n", 0),
        (("probability", "qi", "zzzzz"), "QI  1 in 165\nZZZZZ  never\n", 0),
        (("anagram", "retain?", "--limit", "2"), "ANESTRI\nANTIRED\n", 0),
        (("define", "norsk"), "NORSK\n  No definition in WordNet.\n", 0),
    ],
)
def test_what_people_read(
    command: Command, arguments: tuple[str, ...], out: str, code: int
) -> None:
    """A line a word; a check that fails says so by its exit code."""
    answer = command("words", *arguments)
    assert (answer.out, answer.err, answer.code) == (out, "", code)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("prefix", "q1"), "'1' is not a letter; use A to Z."),
        (("prefix", "q?"), "'?' is not a letter; use A to Z."),
        (
            ("pattern", "q1"),
            "'1' is not a letter; use A to Z, and ? or # for any letter, * for any number.",
        ),
        (("contains", ""), "Give at least one letter."),
        (("anagram", "ab2"), "'2' is not a letter; use A to Z, and ? or # for any letter."),
        (("leave", "aeinrst"), "Give 1 to 6 tiles; a play uses at least one."),
        (("leave", "a!"), "'!' is not a tile; use the letters A to Z, and ? or # for a blank."),
    ],
)
def test_bad_queries_are_refused(
    command: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    """In one sentence."""
    answer = command("words", *arguments)
    assert (answer.out, answer.err, answer.code) == ("", f"{sentence}\n", 2)


@pytest.mark.parametrize(
    "arguments", ["words anagram zzzzq", "words prefix zzz", "solve anagram zzzzq", "games list"]
)
def test_nothing_found_is_said(command: Command, arguments: str) -> None:
    """In one line on standard error; the output stays empty, and no exit code changes."""
    answer = command(*arguments.split())
    assert (answer.code, answer.out) == (0, "")
    said = "No games yet.\n" if "games" in arguments else "No words found in the arcade lexicon.\n"
    assert answer.err == said


def test_an_import_says_where_what_it_skipped_is_named(command: Command, tmp_path: Path) -> None:
    """The command it names shows the entries with their lines; where all is read, none is."""
    path = tmp_path / "my words.txt"
    path.write_text("cat\ncafé\nx1y\nzebra\n", encoding="utf-8")
    told = command("lexicon", "import", str(path), "--name", "few").out.splitlines()[-1]
    assert told == f"See what was skipped: wordarcade lexicon import '{path}' --preview"
    assert "x1y (line 3)" in command("lexicon", "import", str(path), "--preview").out
    path.write_text("cat\nzebra\n", encoding="utf-8")
    assert "--preview" not in command("lexicon", "import", str(path), "--name", "all").out


def test_a_word_in_place_of_a_tool_is_led_to_the_tool_that_looks_it_up(command: Command) -> None:
    """But a slip in the name of a tool is corrected."""
    assert "Is it a word? wordarcade words check retain" in command("words", "retain").err
    assert "wordarcade words check" not in command("words", "anagrm").err
    assert "anagram" in command("words", "anagrm").err
