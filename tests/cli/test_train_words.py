"""Learning words on the command line: sessions from a pipe, decks, the state as JSON."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

WORDS = ("train", "words")


@pytest.fixture
def listed(tmp_path: Path) -> str:
    """A word list."""
    path = tmp_path / "mine.txt"
    path.write_text("etui\nquartz\nxyzzy\n", encoding="utf-8")
    return str(path)


def test_a_session_is_played_from_a_pipe(command: Command, listed: str) -> None:
    """A line for each question; the end of the input ends it, and every answer is saved."""
    answer = command(*WORDS, "--import", listed)
    assert answer.code == 0
    assert answer.out == "The deck 'mine' has 2 words, 2 of them new. 1 word not in arcade.\n"
    answer = command(*WORDS, "MINE", stdin="etui\n/left\n/hunt\n")
    lines = answer.out.splitlines()
    assert (answer.code, lines[0]) == (0, "2 questions, 5:00 to go.")
    assert lines[3:6] == [
        "Anagrams: E I T U",
        "All words that use all these letters: etui",
        "1 of 1 word.",
    ]
    assert lines[6].startswith("Easy: back on ")
    assert "5:00 left, question 2 of 2." in answer.out
    assert "The trainer has no /hunt; type /help to see what you can type." in lines
    assert lines[-1] == "1 question in 0:00: 1 right, 100%."

    state = json.loads(command(*WORDS, "--json", stdin=None).out)
    assert {name: state[name] for name in ("due", "new", "reviewed", "correct", "total")} == {
        "due": 1,
        "new": 1,
        "reviewed": 1,
        "correct": 1,
        "total": 2,
    }
    assert state["next_due"] is not None
    assert state["decks"] == {"mine": 2}

    answer = command(*WORDS, stdin="\nrest\n")
    assert "0 of 1 word, missed: QUARTZ." in answer.out
    assert "Look again: QUARTZ, back in 10 min." in answer.out
    assert "Nothing is due." in command(*WORDS).out
    assert (
        command(*WORDS, "mine", "--remove").out == "Removed the deck 'mine': 2 words forgotten.\n"
    )
    assert json.loads(command(*WORDS, "--json").out)["total"] == 0


def test_words_are_listed_brought_back_and_deleted(command: Command, listed: str) -> None:
    """One by one, as lines or JSON; a word that is not there is refused."""
    command(*WORDS, "--import", listed)
    command(*WORDS, stdin="/aside\n")
    lines = command(*WORDS, "mine", "--list", "word").out.splitlines()
    assert [line.split()[:3] for line in lines] == [
        ["ETUI", "set", "aside"],
        ["QUARTZ", "new", "Anagrams"],
    ]
    assert command(*WORDS, "--bring-back", "etui").out == "ETUI is in your deck.\n"
    assert command(*WORDS, "--delete", "Quartz").out == "QUARTZ is deleted.\n"
    (word,) = json.loads(command(*WORDS, "--list", "due", "--json").out)["words"]
    assert (word["word"], word["decks"], word["set_aside"]) == ("etui", ["mine"], False)
    assert "QUARTZ is not in your deck" in command(*WORDS, "--delete", "quartz").err


def test_new_words_of_every_kind_can_be_asked_for(command: Command) -> None:
    """Hooks, letters, yes and no, guesses, hands and longer words, each in its own form."""
    for kind, typed, told in (
        ("hooks", "zz q-x\n", "Type letters before and after, such as BF-S."),
        ("short", "e\n", "All letters that fit: e"),
        ("valid", "perhaps\nyes\n", "Type yes or no."),
        ("hangman", "q\nx\nj\nz\nv\nk\nw\n", "not guessed, 6 wrong guesses."),
        ("hand", "\n", "All words of 5 letters or more:"),
        ("extensions", "\n", "Again: back in 10 min."),
    ):
        length = "3" if kind == "short" else "5"
        choice = ("--drill", kind, "--length", length, "--order", "alphabet", "--letters", "AE")
        answer = command(*WORDS, *choice, "--add", "1", stdin=typed)
        assert answer.code == 0, answer
        lines = answer.out.splitlines()
        assert lines[0] == "1 new word in your deck."
        invented = kind == "valid"  # some come on top
        assert invented or lines[1] == "1 question, 5:00 to go.", answer
        assert told in answer.out, answer


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nothing",), "There is no deck 'nothing' of arcade. There are none yet."),
        (("--remove",), "Name the DECK to remove."),
        (("--name", "x"), "--name is for a deck that you make with --import."),
        (("--letters", "a1"), "--letters takes up to 15 letters A to Z."),
        (("boggle", "--add", "0"), "0 is not in the range 1<=x<=1000."),
        (("a/b", "--add", "1"), "A deck's name has up to 30 letters"),
        (("--import", "missing"), "missing"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(
    command: Command, arguments: tuple[str, ...], told: str
) -> None:
    """And nothing is changed."""
    answer = command(*WORDS, *arguments)
    assert answer.code == 2
    assert told in answer.err
    assert answer.err.count("\n") == 1
