"""`wordarcade puzzle`."""

import json
from pathlib import Path

from tests.cli.conftest import Command

_WORDS = ("--lexicon", "common")
GCG = """#player1 ana Ana
#player2 ben Ben
>ana: ABDEIST 8G BAD +12 12
>ben: AGILNTT 9G AN +5 5
"""


def test_a_puzzle_is_printed_without_asking(command: Command) -> None:
    """The same until it is over; its answer comes after that."""
    call = ("puzzle", "boggle", "--seed", "1", *_WORDS)
    told = json.loads(command(*call, "--json").out)
    assert told["answer"] is None
    assert json.loads(command(*call, "--json").out) == told
    assert told["position"].count("/") == 3
    played = command(*call, "--plain", stdin="/show\n").out
    assert "It was " in played
    assert json.loads(command(*call, "--json").out)["id"] != told["id"]


def test_what_cannot_be(command: Command, tmp_path: Path) -> None:
    """Games without puzzles, and files without games, are refused in a sentence."""
    for arguments, reason in (
        (("wordsearch",), "no puzzles of 'wordsearch'"),
        (("boggle", "--from", str(tmp_path)), "Only games of Scrabble"),
        (("--from", str(tmp_path)), "no .gcg files"),
        (("--from", str(tmp_path / "none.gcg")), "none.gcg"),
        (("boggle", "--rating", "9999"), "9999"),
    ):
        answer = command("puzzle", *arguments, *_WORDS, "--json")
        assert (answer.code, answer.out) == (2, "")
        assert reason in answer.err


def test_recorded_games_are_looked_through(command: Command, tmp_path: Path) -> None:
    """What a player has missed comes as a puzzle; once all are done, that is said."""
    path = tmp_path / "game.gcg"
    path.write_text(GCG, encoding="utf-8")
    call = ("puzzle", "--from", str(path), *_WORDS)
    told = json.loads(command(*call, "--json").out)
    assert (told["game"], told["source"]) == ("scrabble", "Ana – Ben")
    played = command(*call, "--plain", stdin="I8 DIN\n/hint\nI8 DIN\nG8 BATTLING\n").out
    assert "good, but not the best." in played
    assert "It scores 61 to 70 points." in played
    assert "short of the best." not in played, "that would tell the exact score"
    assert "★ G8 BATTLING, 63 points. 1500 → " in played
    for source in (path, tmp_path):
        again = command("puzzle", "--from", str(source), *_WORDS, "--json")
        assert again.code == 2
        assert "You have done all of them." in again.err
