"""Solving hangman on the command line: JSON fields, lines, one-sentence errors."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Command
from tests.engine.hangman.rounds import EXAMPLE, HANDOUT
from wordarcade.support import resources


def asked(command: Command, *arguments: str) -> Any:
    """Return the JSON object that the command answers with."""
    answer = command("solve", "hangman", *arguments, "--json")
    assert (answer.code, answer.err) == (0, "")
    return json.loads(answer.out)


@pytest.fixture
def handout(tmp_path: Path) -> str:
    """The path of the list of the handout."""
    path = tmp_path / "handout.txt"
    path.write_text("\n".join(HANDOUT.split()), encoding="ascii")
    return str(path)


@pytest.fixture
def example(tmp_path: Path) -> str:
    """The path of a list on which three wrong guesses can be forced."""
    path = tmp_path / "example.txt"
    path.write_text("\n".join(EXAMPLE.split()), encoding="ascii")
    return str(path)


def test_the_guesses_of_the_handout(command: Command, handout: str) -> None:
    """All fields of the contract; the families are those of the last guess."""
    fields = asked(command, "--length", "4", "--guesses", "Eo", "--lexicon", handout)
    assert fields == {
        "pattern": "-OO-",
        "count": 2,
        "candidates": ["COOL", "GOOD"],
        "wrong": 1,
        "host": "evil",
        "families": [{"pattern": "-OO-", "count": 2}, {"pattern": "----", "count": 1}],
    }


def test_a_long_list_is_split_as_counting_splits_it(command: Command) -> None:
    """The families of ENABLE's words of five letters, against a count of places."""
    words = (resources.folder("lexicons") / "enable.txt").read_text(encoding="ascii").split()
    shown = Counter(
        "".join("E" if letter == "e" else "-" for letter in word)
        for word in words
        if len(word) == 5
    )
    fields = asked(command, "--length", "5", "--guesses", "e", "--lexicon", "enable")
    assert {family["pattern"]: family["count"] for family in fields["families"]} == shown
    assert fields["families"][0] == {"pattern": "-----", "count": fields["count"]}
    assert fields["candidates"] == [w.upper() for w in words if len(w) == 5 and "e" not in w]


def test_before_the_first_guess(command: Command, handout: str) -> None:
    """Everything is possible, and nothing has been split."""
    fields = asked(command, "--length", "4", "--lexicon", handout)
    assert (fields["count"], fields["pattern"], fields["families"]) == (9, "----", [])


@pytest.mark.parametrize("host", ["honest", "evil", "cunning", "perfect", "polite"])
def test_every_host_answers(command: Command, host: str) -> None:
    """The same each time."""
    arguments = ("--length", "8", "--guesses", "eaiou", "--host", host, "--allowed", "8")
    fields = asked(command, *arguments)
    assert fields["host"] == host
    assert fields["count"] == len(fields["candidates"]) > 0
    assert fields["wrong"] + sum(letter in fields["pattern"] for letter in "EAIOU") == 5
    assert asked(command, *arguments) == fields


def test_the_value_of_a_game(command: Command, example: str) -> None:
    """All fields of the contract, and who wins if that is asked."""
    fields = asked(command, "--length", "4", "--value", "--lexicon", example)
    assert fields.pop("seconds") >= 0
    assert fields.pop("nodes") >= 1
    assert (fields["value"], fields["lower"], fields["upper"], fields["exact"]) == (3, 3, 3, True)
    assert set(fields) == {"value", "lower", "upper", "exact", "best_letters"}
    assert set(fields["best_letters"]) <= set("ABCDEGHIKLMORSUWY")
    assert fields["best_letters"] == sorted(fields["best_letters"])
    for allowed, winner in (("3", "host"), ("4", "guesser")):
        arguments = ("--length", "4", "--value", "--allowed", allowed, "--lexicon", example)
        assert asked(command, *arguments)["winner"] == winner


def test_known_values(command: Command) -> None:
    """Of ENABLE's long words, which take no time; longer words are harder to defend."""
    for length, value in ((11, 6), (14, 3), (15, 2), (20, 1)):
        fields = asked(command, "--length", str(length), "--value", "--lexicon", "enable")
        assert (fields["value"], fields["exact"]) == (value, True)


def test_the_value_after_guesses(command: Command, example: str) -> None:
    """Both answers in one; a letter used is not among the best."""
    arguments = ("--length", "4", "--guesses", "al", "--value", "--allowed", "3")
    fields = asked(command, *arguments, "--lexicon", example)
    assert fields["families"]
    assert fields["winner"] in {"host", "guesser"}
    assert not set("AL") & set(fields["best_letters"])


def test_a_pattern(command: Command) -> None:
    """A letter shown is nowhere else, one missed is nowhere."""
    fields = asked(command, "--pattern", "do-ble", "--lexicon", "enable")
    assert (fields["count"], fields["candidates"]) == (2, ["DOABLE", "DOUBLE"])
    assert fields["best_letters"] == [
        {"letter": "A", "hit_probability": 0.5, "expected_information": 1.0},
        {"letter": "U", "hit_probability": 0.5, "expected_information": 1.0},
    ]
    fields = asked(command, "--pattern", "DO-BLE", "--missed", "a", "--lexicon", "enable")
    assert fields["candidates"] == ["DOUBLE"]
    wide = asked(command, "--pattern", "-e--", "--missed", "AIO")
    assert wide["count"] > 200 == len(wide["candidates"])
    assert all(word.count("E") == 1 == word.find("E") for word in wide["candidates"])
    assert not set("AIOE") & {letter["letter"] for letter in wide["best_letters"]}
    assert asked(command, "--pattern", "_E??", "--missed", "oia") == wide


def test_a_pattern_that_no_word_fits(command: Command) -> None:
    """Is no error."""
    fields = asked(command, "--pattern", "qqq-")
    assert fields == {"count": 0, "candidates": [], "best_letters": []}


def test_lines_for_people(command: Command, handout: str, example: str) -> None:
    """The same without JSON."""
    guesses = command("solve", "hangman", "--length", "4", "--guesses", "eo", "--lexicon", handout)
    assert guesses.out.splitlines() == [
        "* -OO-       2",
        "  ----       1",
        "COOL GOOD",
        "-OO-, 2 words left, 1 wrong",
    ]
    arguments = ("--length", "4", "--value", "--allowed", "3", "--lexicon", example)
    value = command("solve", "hangman", *arguments)
    assert value.out.startswith("A host can force 3 wrong guesses. The host wins. Best letters: A")
    pattern = command("solve", "hangman", "--pattern", "-oo-", "--lexicon", handout)
    assert pattern.out.splitlines() == [
        "COOL GOOD",
        "C  in  50% of the words, worth 1.00 bits",
        "D  in  50% of the words, worth 1.00 bits",
        "G  in  50% of the words, worth 1.00 bits",
        "L  in  50% of the words, worth 1.00 bits",
        "2 words",
    ]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Give --length for a game, or --pattern"),
        (["--length", "4", "--pattern", "----"], "Give --length for a game, or --pattern"),
        (["--value"], "A game needs --length"),
        (["--length", "4", "--missed", "a"], "--missed goes with --pattern"),
        (["--length", "26"], "words of 2 to 25, 27 and 28 letters"),
        (["--length", "-42"], "words of 2 to 25"),
        (["--length", "four"], "not a valid integer"),
        (["--length", "4", "--allowed", "0"], "not in the range"),
        (["--length", "4", "--host", "person"], "is not one of"),
        (["--length", "4", "--guesses", "ee"], "You already tried E"),
        (["--length", "4", "--guesses", "é"], "Guess one letter from A to Z"),
        (["--length", "4", "--guesses", "e "], "Guess one letter from A to Z"),
        (["--length", "4", "--guesses", "esa", "--allowed", "1"], "The game is over"),
        (["--pattern", ""], "The pattern is empty"),
        (["--pattern", "do ble"], "The pattern has ' '"),
        (["--pattern", "dé--"], "The pattern has 'é'"),
        (["--pattern", "-" * 26], "words of 2 to 25"),
        (["--pattern", "-" * 10_000], "words of 2 to 25"),
        (["--pattern", "do-ble", "--missed", "D"], "D is shown in the pattern"),
        (["--pattern", "do-ble", "--missed", "x1"], "Give the missed letters"),
        (["--length", "4", "--lexicon", "nope"], "There is no lexicon 'nope'"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    answer = command("solve", "hangman", *arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert message in answer.err
