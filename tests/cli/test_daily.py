"""The puzzles of the day on the command line."""

import json
from datetime import date, datetime, timedelta

import pytest

from tests.cli.conftest import Command
from wordarcade.plain.commands import SETTING_UP

TODAY = datetime.now().astimezone().date()


def test_how_far_a_day_is(command: Command) -> None:
    """As one JSON object, with a code that is the same for everybody."""
    told = json.loads(command("daily", "hand", "--date", "2026-01-05", "--json").out)
    assert told["lexicon"].keys() == {"name", "sha256"}
    assert {key: told[key] for key in ("date", "game", "done", "score", "possible", "streak")} == {
        "date": "2026-01-05",
        "game": "hand",
        "done": False,
        "score": None,
        "possible": None,
        "streak": 0,
    }
    every = json.loads(command("daily", "--date", "2026-01-05", "--json").out)
    assert [game["game"] for game in every["games"]] == [
        *("boggle", "wordsearch", "hand", "hangman", "scrabble")
    ]
    assert told["code"] in {game["code"] for game in every["games"]}


def test_a_puzzle_is_played_once(command: Command) -> None:
    """Left and gone on with, finished, and then no more; its points are told without letters."""
    command("hand", "--daily", "--plain", stdin="*zz\n")
    played = command("daily", "hand", "--plain", stdin="!!\n")
    assert played.out.rstrip().splitlines()[-1].startswith("0 of 5 today · ")
    assert (played.code, played.err) == (0, "")
    again = command("hand", "--daily", "--plain")
    assert again.code == 2
    assert again.err.startswith("You've played this puzzle; see it with 'wordarcade games show")
    told = json.loads(command("daily", "hand", "--json").out)
    assert (told["done"], told["score"]) == (True, 0)
    day = date.fromisoformat(told["date"])
    assert command("daily", "--share").out.splitlines() == [
        f"wordarcade daily · {day.day} {day:%B %Y} · arcade",
        "Hand game    ☆☆☆☆☆  0 points",
    ]


def test_scrabble_tells_the_best_play_when_it_is_given_up(command: Command) -> None:
    """And what could have been scored."""
    told = command("scrabble", "--daily", "2026-01-05", "--plain", stdin="pass\n").out
    assert "Find the highest-scoring play." in told
    assert "You gave up." in told
    assert "The best play: " in told


def test_which_puzzle_is_asked(command: Command) -> None:
    """Line by line, as puzzles with one best answer do; proposed is the first to do."""
    shown = command("daily", "--plain", stdin="chess\nhand\n!!\n").out
    assert shown.startswith(f"{SETTING_UP}\nboggle     to play\nwordsearch to play\n")
    assert "Which? [boggle]: chess\nThere is no puzzle of the day called 'chess'. There" in shown
    assert "Your letters: " in shown
    assert "hand       done\n" in command("daily", "--plain", stdin="?\nquit\n").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["daily", "chess"], "There is no puzzle of the day called 'chess': boggle, "),
        (["daily", "--date", "soon"], "'soon' is not a date. Type it as 2026-11-22."),
        (["boggle", "--daily", "--size", "5"], "leave --size out"),
        (["daily", "--date", f"{TODAY + timedelta(days=2)}"], "are not out yet"),
    ],
)
def test_what_cannot_be_played(command: Command, arguments: list[str], message: str) -> None:
    """One sentence, and nothing else."""
    answer = command(*arguments)
    assert (answer.code, answer.out) == (2, "")
    assert message in answer.err
