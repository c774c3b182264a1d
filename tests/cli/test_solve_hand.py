"""Solving hands on the command line: JSON fields, lines, one-sentence errors."""

import json

import pytest

from tests.cli.conftest import Command

HAND = "c o w s * z"


def test_solve_as_json(command: Command) -> None:
    """All fields of the contract, words in upper case, discards as words that earn nothing."""
    answer = command("solve", "hand", HAND, "--lexicon", "enable", "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == {
        "best": 480,
        "plays": [{"word": "COZ*S", "score": 480}],
        "best_with_discards": 525,
        "plays_with_discards": [{"word": "W", "score": 0}, {"word": "COZ*S", "score": 525}],
    }


def test_solve_as_lines(command: Command) -> None:
    """Step by step, with what each word leaves, first without discards, then with them."""
    assert command("solve", "hand", HAND, "--lexicon", "enable").out.splitlines() == [
        "COZ*S               480  leaves W",
        "480 points with valid words only, from enable",
        "",
        "W                     0  thrown away, leaves C O S * Z",
        "COZ*S               525  leaves nothing",
        "525 points if letters are thrown away as well",
    ]


def test_a_hand_without_words(command: Command) -> None:
    """Nothing is played, which is no error; case and spaces do not matter."""
    answer = command("solve", "hand", "Xq", "--json")
    assert answer.code == 0
    assert json.loads(answer.out) == {
        "best": 0,
        "plays": [],
        "best_with_discards": 0,
        "plays_with_discards": [],
    }


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Missing argument 'HAND'"),
        ([""], "The hand is empty"),
        (["c o 7"], "'7', which is not a letter"),
        (["c * *"], "2 wildcards"),
        (["é"], "'é', which is not a letter"),
        (["a" * 10_000], "10,000 letters; the most is 26"),
        (["abcdefghijklmnopqrstuvwxyz"], "67,108,864 ways"),
        ([HAND, "--lexicon", "nope"], "There is no lexicon 'nope'"),
    ],
)
def test_bad_input_is_one_sentence_and_code_2(
    command: Command, arguments: list[str], message: str
) -> None:
    """Nothing on standard output, one line on standard error."""
    answer = command("solve", "hand", *arguments)
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert message in answer.err
