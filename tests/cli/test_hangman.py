"""Hangman on the command line: options, questions, one-sentence errors."""

import io
import sys
from collections.abc import Callable

import click
import pytest

from wordarcade.cli.hangman import hangman
from wordarcade.games.hangman.play import filled
from wordarcade.games.routes import NewGameRoute
from wordarcade.plain.commands import INTRODUCTION, SETTING_UP
from wordarcade.store.settings import Settings

Play = Callable[..., str]

ROUND = ("--plain", "--length", "5", "--guesses", "2")


@pytest.fixture
def play(home: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    """Return what the command prints, given arguments, when `typed` comes over a pipe."""

    def call(*arguments: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        hangman.main(list(arguments), standalone_mode=False)
        return capsys.readouterr().out

    return call


def test_what_is_left_out_is_asked(play: Play) -> None:
    """Over a pipe too; with both numbers given the first line is a guess."""
    asked = play("--plain", typed="7\n5\nno\ne\n")
    assert asked.startswith(
        f"{SETTING_UP}\nLength of the word, 2 to 28 [8]: 7\n"
        "Wrong guesses allowed, 1 to 10,000 [8]: 5\nShow how many words are left? [y/N] no\n"
    )
    given = play("--plain", "--length", "7", typed="5\nno\n")
    assert given.startswith(f"{SETTING_UP}\nWrong guesses allowed")
    given = play("--plain", "--guesses", "7", "--show-left", typed="5\n")
    assert given.startswith(f"{SETTING_UP}\nLength")
    given = play(*ROUND, typed="e\n")
    assert given.startswith(
        f"{INTRODUCTION}\n\nWrong guesses left: 2\nLetters guessed: none\nWord: -----\n"
    )
    assert "Words left: 8,636\n" in play(*ROUND, "--show-left")


def test_the_assignment(play: Play) -> None:
    """It asks for what is left out, and has no commands and no whole words."""
    arguments = ("--assignment", "--host", "evil", "--vocabulary", "full")
    shown = play(*arguments, typed="5\n1\nn\n/hint\nhouse\ns\ne\n")
    assert shown.startswith(
        "Length of the word: 5\nWrong guesses allowed: 1\nShow how many words are left? n\n"
        "\nWrong guesses left: 1\nLetters guessed: none\nWord: -----\n"
        "Guess: /hint\nGuess one letter from A to Z.\n"
        "Guess: house\nGuess one letter from A to Z.\n"
        "Guess: s\nS is not in the word.\nYou have lost. The word was "
    )
    assert shown.endswith("\nPlay again? e\nPlease answer yes or no.\nPlay again? \n")


def test_the_evil_host_of_the_handout_plays_unless_told_otherwise(play: Play) -> None:
    """Of ENABLE's words of five letters most are without an S, and most of those with an E."""
    typed = "s\ne\na\n"
    evil = play(*ROUND, "--seed", "1", "--lexicon", "enable", typed=typed)
    assert evil == play(*ROUND, "--seed", "1", "--lexicon", "enable", "--host", "evil", typed=typed)


@pytest.mark.parametrize(
    ("arguments", "host", "vocabulary"),
    [
        ((), "honest", "common"),
        (("--seed", "4"), "honest", "common"),
        (("--length", "5", "--guesses", "2"), "honest", "common"),
        (("--seed", "4", "--host", "evil", "--vocabulary", "full"), "evil", "full"),
    ],
)
@pytest.mark.usefixtures("home")
def test_a_first_game_in_full_screen_is_friendly(
    arguments: tuple[str, ...], host: str, vocabulary: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever options lead there: an honest host and everyday words, unless others are named."""
    routes: list[NewGameRoute] = []
    monkeypatch.setattr("wordarcade.cli.hangman.wants_line_mode", lambda *, plain: plain)
    monkeypatch.setattr(
        "wordarcade.cli.hangman.open_full_screen", lambda _, route: routes.append(route)
    )
    hangman.main(list(arguments), standalone_mode=False)
    (route,) = routes
    setup = filled(route.setup, Settings())
    assert (setup.host.value, setup.vocabulary.value) == (host, vocabulary)


@pytest.mark.parametrize("host", ["honest", "evil", "cunning", "perfect", "polite"])
def test_every_host_plays_the_same_round_from_a_seed(play: Play, host: str) -> None:
    """Another seed leads to another word."""
    typed = "e\na\no\ni\nu\ns\nr\nt\nq\nz\nx\n"
    arguments = (*ROUND, "--host", host, "--vocabulary", "common")
    words = set()
    for seed in ("1", "2", "3"):
        shown = play(*arguments, "--seed", seed, typed=typed)
        assert shown == play(*arguments, "--seed", seed, typed=typed)
        words.add(shown[shown.index("The word was") :])
    assert len(words) > 1


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--length", "26", "--plain"], "words of 2 to 25, 27 and 28 letters"),
        (["--length", "-42", "--plain"], "words of 2 to"),
        (["--length", "137", "--plain"], "words of 2 to"),
        (["--length", "five", "--plain"], "not a valid integer"),
        (["--guesses", "0", "--plain"], "not in the range"),
        (["--guesses", "-1", "--plain"], "not in the range"),
        (["--guesses", "many", "--plain"], "not a valid integer"),
        (["--host", "person", "--plain"], "is not one of"),
        (["--vocabulary", "rare", "--plain"], "is not one of"),
        (["--seed", "-1", "--plain"], "not in the range"),
        (["--length", "5"], "--plain"),
        (["--assignment", "--host", "honest"], "the host is evil; leave --host out"),
        (["--assignment", "--vocabulary", "common"], "all words count; leave --vocabulary out"),
    ],
)
@pytest.mark.usefixtures("home")
def test_what_cannot_be_played(
    arguments: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Options that the rules or the lexicon refuse are told in a sentence."""
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    with pytest.raises(click.UsageError) as raised:
        hangman.main(arguments, standalone_mode=False)
    told = raised.value.format_message()
    assert message in told
    assert "\n" not in told
