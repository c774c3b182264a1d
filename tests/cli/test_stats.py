"""`wordarcade stats`, and games that come back from the bin."""

import json
from contextlib import closing

import pytest

from tests.cli.conftest import Command
from wordarcade.store.games import GameStore
from wordarcade.store.locations import Locations
from wordarcade.store.records import LexiconReference
from wordarcade.support.clock import ManualClock


def test_nothing_played_is_said_kindly(command: Command) -> None:
    """The fields are there all the same."""
    assert "Play a game" in command("stats").out
    told = json.loads(command("stats", "--json").out)
    assert told["games"] == 0
    fields = {"played", "won", "streak", "best_streak", "variants"}
    assert all(fields <= set(game) for game in told["by_game"].values())
    assert list(told["by_game"]) == ["boggle", "wordsearch", "hand", "hangman", "scrabble"]


def test_one_game_can_be_named(command: Command) -> None:
    """Only that is told then; a name that no game has is refused with those that there are."""
    for game, seed in (("boggle", "7"), ("hand", "8")):
        assert command(game, "--plain", "--seed", seed, stdin="yes\nx\n").code == 0
    told = json.loads(command("stats", "boggle", "--json").out)
    assert (told["games"], list(told["by_game"])) == (1, ["boggle"])
    shown = command("stats", "boggle").out
    assert "Boggle: 1 game" in shown
    assert "Hand" not in shown
    assert "Nothing here yet" in command("stats", "scrabble").out
    refused = command("stats", "chess")
    assert refused.code == 2
    names = "boggle, wordsearch, hand, hangman and scrabble"
    assert f"There is no game called 'chess': {names}." in refused.err


def test_games_are_counted_by_variant(command: Command) -> None:
    """A board that is played again stands apart; a deleted game counts again once restored."""
    for seed in ("7", "7", "8"):
        assert command("boggle", "--plain", "--seed", seed, stdin="yes\nx\n").code == 0
    boggle = json.loads(command("stats", "--json").out)["by_game"]["boggle"]
    assert (boggle["played"], boggle["replayed"]) == (3, 1)
    (name, variant), *others = boggle["variants"].items()
    assert others == []
    assert name == f"{variant['variant']}, arcade"
    assert (variant["played"], variant["ranked"]) == (3, 2)
    assert variant["regret"] is None or 0 <= variant["regret"] <= 100
    assert sum(step["games"] for step in variant["distribution"]) == 2
    assert "Boggle: 3 games" in command("stats").out
    assert "games restore 3" in command("games", "delete", "3").out
    assert json.loads(command("stats", "--json").out)["games"] == 2
    assert command("games", "restore", "3").code == 0
    assert json.loads(command("stats", "--json").out)["games"] == 3
    missing = command("games", "restore", "3")
    assert (missing.code, missing.err.count("\n")) == (2, 1)


def test_wins_with_help_are_counted_and_named(command: Command, home: Locations) -> None:
    """They move neither means nor streaks, so the figures say how many they are."""
    variant = "evil full 7 letters 8 guesses"
    with closing(GameStore(home.games_database, ManualClock())) as games:
        for number, counts in enumerate((True, False)):
            lexicon = LexiconReference("arcade", "5f" * 32)
            game = games.begin("hangman", {}, number, lexicon, deal=number)
            told = {"variant": variant, "won": True, "measure": 3, "counts": counts}
            games.finish(game, 0, 1000, told)
    shown = command("stats").out
    assert "2 of 2 won, 1 of them with help, 1 in a row" in shown
    assert "2/2, 1 with help" in shown
    hangman = json.loads(command("stats", "--json").out)["by_game"]["hangman"]
    assert (hangman["won"], hangman["won_with_help"]) == (2, 1)
    assert hangman["variants"][f"{variant}, arcade"]["won_with_help"] == 1


def test_games_that_are_still_to_be_rated_are_counted(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where there are too many to wait for."""
    monkeypatch.setattr("wordarcade.cli.stats.rate_all", lambda *_: 2)
    assert command("boggle", "--plain", "--seed", "7", stdin="yes\nx\n").code == 0
    assert json.loads(command("stats", "--json").out)["unrated"] == 2
    assert "2 games not rated yet. Run this again" in command("stats").out


def test_games_are_rated_whose_review_nobody_waited_for(command: Command) -> None:
    """Line mode does not review: the first look at the figures does, and keeps what it finds."""
    choices = ("--lexicon", "common", "--length", "12", "--guesses", "1", "--host", "evil")
    assert command("hangman", "--plain", "--seed", "1", *choices, stdin="z\n").code == 0
    told = command("stats", "--json")
    assert told.err == ""
    (variant,) = json.loads(told.out)["by_game"]["hangman"]["variants"].values()
    assert variant["regret"] is not None
    assert command("stats").out.rstrip().endswith(f" {100 - variant['regret']:.1f}")
