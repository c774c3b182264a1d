"""`wordarcade stats`, and games that come back from the bin."""

import json

from tests.cli.conftest import Command


def test_nothing_played_is_said_kindly(command: Command) -> None:
    """The fields are there all the same."""
    assert "Play a game" in command("stats").out
    told = json.loads(command("stats", "--json").out)
    assert told["games"] == 0
    fields = {"played", "won", "streak", "best_streak", "variants"}
    assert all(fields <= set(game) for game in told["by_game"].values())
    assert list(told["by_game"]) == ["boggle", "wordsearch", "hand", "hangman", "scrabble"]


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
