"""Hangman in line mode: input and answers."""

import io
import re
from collections.abc import Collection
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from tests.engine.hangman.rounds import HANDOUT
from tests.games.sessions import hangman_of
from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.dealing import NoSuchLengthError, deal
from wordarcade.engine.hangman.moves import GuessLetter, GuessWord
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.games.hangman.spec import HANGMAN
from wordarcade.games.registry import GAMES
from wordarcade.plain.commands import INTRODUCTION, SETTING_UP, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.players.hangman.words import open_words
from wordarcade.services import Services
from wordarcade.store.records import GameId
from wordarcade.support.errors import UnavailableError

NOTHING = ()
ALL = ("length", "guesses", "show_left")


@pytest.fixture
def setup(tmp_path: Path) -> HangmanSetup:
    """A set-up with the words of the handout, and two of other lengths."""
    path = tmp_path / "handout.txt"
    path.write_text("\n".join([*HANDOUT.split(), "it", "elephant"]), encoding="ascii")
    return HangmanSetup(
        4, 3, HostKind.EVIL, Vocabulary.FULL, show_left=True, lexicon=str(path), seed=1
    )


def played(
    services: Services,
    setup: HangmanSetup,
    unsaid: Collection[str],
    *typed: str,
    assignment: bool = False,
) -> str:
    """Return what line mode shows when lines are typed, until they end."""
    shown = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with suppress(LeavingError):
        dialogue = Dialogue(lines, shown, assignment=assignment)
        play_new_games(services, HANGMAN, setup, dialogue, unsaid)
    return shown.getvalue()


def resumed(services: Services, game_id: GameId, *typed: str) -> str:
    """Return what line mode shows when a round goes on and lines are typed."""
    shown = io.StringIO()
    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    with suppress(LeavingError):
        resume_game(services, GAMES, game_id, Dialogue(lines, shown))
    return shown.getvalue()


def test_a_round_of_the_handout(services: Services, setup: HangmanSetup) -> None:
    """Step by step, from the set-up to the question whether to play again."""
    typed = ("4", "2", "y", "E", "o", "g", "d", "n")
    assert played(services, setup, ALL, *typed, assignment=True) == (
        "Length of the word: 4\n"
        "Wrong guesses allowed: 2\n"
        "Show how many words are left? y\n"
        "\n"
        "Wrong guesses left: 2\n"
        "Letters guessed: none\n"
        "Words left: 9\n"
        "Word: ----\n"
        "Guess: E\n"
        "E is not in the word.\n"
        "\n"
        "Wrong guesses left: 1\n"
        "Letters guessed: E\n"
        "Words left: 3\n"
        "Word: ----\n"
        "Guess: o\n"
        "Yes, two O's.\n"
        "\n"
        "Wrong guesses left: 1\n"
        "Letters guessed: E O\n"
        "Words left: 2\n"
        "Word: -OO-\n"
        "Guess: g\n"
        "G is not in the word.\n"
        "You have lost. The word was COOL.\n"
        "Play again? d\n"
        "Please answer yes or no.\n"
        "Play again? n\n"
    )


def test_the_word_is_guessed(services: Services, setup: HangmanSetup) -> None:
    """Letter by letter, or whole; the player is congratulated."""
    letters = played(services, setup, NOTHING, "e", "O", "l", "G", "D")
    assert letters.endswith(
        "Guess: D\nYes, one D.\nCongratulations, you have guessed the word GOOD.\n"
        "Play again? [y/N] \n"
    )
    whole = played(services, setup, NOTHING, "e", "o", "good", "COOL")
    assert "GOOD is not the word.\n" in whole
    assert "COOL is the word.\nCongratulations, you have guessed the word COOL.\n" in whole


def test_what_cannot_be_set_up_is_asked_again(services: Services, setup: HangmanSetup) -> None:
    """Until it can; the sentence says what can."""
    wrong_lengths = ["-42", "137", "26", "four", "4.0", "\N{SUPERSCRIPT FOUR}", "9" * 5_000]
    wrong_guesses = ["0", "-1", "many", "10001"]
    typed = (*wrong_lengths, "8", *wrong_guesses, "30", "perhaps", "no")
    shown = played(services, setup, ALL, *typed)
    told = "There are words of 2, 4 and 8 letters. Type one of these numbers.\n"
    assert shown.count(told) == len(wrong_lengths)
    told = "Type a number from 1 to 10,000.\n"
    assert shown.count(told) == len(wrong_guesses)
    assert shown.count("Show how many words are left?") == 2
    assert "Wrong guesses left: 30\n" in shown
    assert "Words left" not in shown
    assert "Word: --------\nGuess: \nYou played nothing" in shown


def test_enter_takes_what_is_proposed(services: Services, setup: HangmanSetup) -> None:
    """Ranges and proposals stand at the prompts; words that are commands need no slash."""
    shown = played(services, setup, ALL, "help", "", "?", "", "", "e", "quit", "/quit")
    assert shown.startswith(f"{SETTING_UP}\nLength of the word, 2 to 8 [4]: help\n")
    assert shown.count("Enter alone takes what is in brackets") == 2
    assert "\nWrong guesses allowed, 1 to 10,000 [3]: \n" in shown
    assert "\nShow how many words are left? [y/N] \n" in shown
    assert "\nWrong guesses left: 3\n" in shown
    assert "QUIT is not in the word list.\n" in shown, "it has four letters: a guess"
    assert not played(services, setup, ALL, "exit", "4").count("Wrong guesses")


def test_what_is_no_guess_is_asked_again(services: Services, setup: HangmanSetup) -> None:
    """Without charge, and without showing the standing once more."""
    wrong = ["é", "ab", "", "7", "%s", "{guess}", "\x1b[2J", "e" * 10_000, "e", "E", "deal", "zzzz"]
    shown = played(services, setup, NOTHING, "e", *wrong)
    assert shown.count("Guess one letter from A to Z, or a whole word of 4 letters.\n") == 8
    assert shown.count("You already tried E.\n") == 2
    assert "DEAL doesn't fit what is shown.\n" in shown
    assert "ZZZZ is not in the word list.\n" in shown
    assert shown.count("Wrong guesses left: 2\n") == 1
    assert "\x1b" not in shown


def test_a_hint_costs_nothing(services: Services, setup: HangmanSetup) -> None:
    """It says why, and is on record once, however often it is asked for."""
    shown = played(services, setup, NOTHING, "/hint", "/hint", "/HINT", "e", "z", "q")
    assert "Your streak won't grow with a hint. Type /hint again to take one.\n" in shown
    told = re.search(r"Guess: /hint\n(Try [A-Z]: .+\n)", shown)
    assert told is not None
    assert f"{told[0]}Guess: /HINT\n{told[1]}Guess: e\n" in shown
    (header,) = services.games.finished("hangman")
    assert header.summary is not None
    assert (header.summary["hints"], header.summary["wrong"]) == (1, 3)


def test_what_can_be_typed(services: Services, setup: HangmanSetup) -> None:
    """Commands begin with a slash; bare words that may be the word are guesses."""
    shown = played(
        services, setup, NOTHING, "/help", "/undo", "?", "hint", "help", "z", "/quit", "e"
    )
    assert shown.startswith(f"{INTRODUCTION}\n\nWrong guesses left")
    for entry in ("a letter", "a word", "/hint", "/quit", "/help"):
        assert f"\n{entry} " in shown
    assert "Guess: /undo\nHangman has no /undo; type /help to see what you can type.\n" in shown
    assert "Guess: ?\na letter " in shown
    assert "HINT is not in the word list.\n" in shown
    assert "HELP is not in the word list.\n" in shown
    assert shown.endswith("Guess: /quit\nSaved. Resume with 'wordarcade games resume 1'.\n")


def test_the_assignment_has_letters_alone(services: Services, setup: HangmanSetup) -> None:
    """No words, no hints, no commands; where the input ends the round is saved silently."""
    typed = ("good", "/hint", "/quit", "?", "\N{LATIN SMALL LETTER E WITH ACUTE}", "", "E")
    shown = played(services, setup, NOTHING, *typed, assignment=True)
    assert shown.startswith("\nWrong guesses left: 3\n")
    assert shown.count("Guess one letter from A to Z.\n") == len(typed) - 1
    assert shown.endswith("Guess: \n")
    assert len(services.games.unfinished()) == 1


def test_playing_again(services: Services, setup: HangmanSetup) -> None:
    """What is unsaid is asked again; the seed goes on."""
    honest = replace(setup, host=HostKind.HONEST, guesses=1)
    typed = ("4", "z", "yes", "8", "z", "y", "2", "z", "")
    shown = played(services, honest, ["length"], *typed)
    assert shown.count("Length of the word, ") == 3
    assert shown.count("Wrong guesses allowed") == 0
    assert "The word was ELEPHANT.\n" in shown
    headers = services.games.finished("hangman")
    assert [header.seed for header in headers] == [3, 2, 1]
    assert shown == played(services, honest, ["length"], *typed)


def test_without_a_seed_there_is_a_fresh_one(services: Services, setup: HangmanSetup) -> None:
    """It is put on record."""
    played(services, replace(setup, seed=None), NOTHING, "e")
    (listed,) = services.games.unfinished()
    assert services.games.load(listed.id).header.seed == 3


@pytest.mark.parametrize(
    "typed", [(), ("4",), ("4", "3", "y"), ("4", "3", "y", "e"), ("4", "/quit")]
)
def test_when_no_more_can_come_the_round_is_saved(
    services: Services, setup: HangmanSetup, typed: tuple[str, ...]
) -> None:
    """In the set-up, and before the first guess, nothing has begun."""
    shown = played(services, setup, ALL, *typed)
    begun = len(typed) == 4
    assert len(services.games.unfinished()) == begun
    assert services.games.finished("hangman") == ()
    assert ("Resume with 'wordarcade games resume 1'." in shown) == begun


@pytest.mark.parametrize("host", [HostKind.EVIL, HostKind.PERFECT, HostKind.POLITE])
def test_nothing_betrays_the_host(services: Services, setup: HangmanSetup, host: HostKind) -> None:
    """A word of its own leads an honest host to the same lines."""
    typed = ("e", "/hint", "o", "e", "l", "n", "z", "q", "x", "j")
    shown = played(services, replace(setup, host=host), NOTHING, *typed)
    (header,) = services.games.finished("hangman")
    assert header.summary is not None
    honest = [
        played(services, replace(setup, host=HostKind.HONEST, seed=seed), NOTHING, *typed)
        for seed in range(60)
    ]
    words = [line for line in shown.splitlines() if not line.startswith("Words left")]
    assert words in [
        [line for line in lines.splitlines() if not line.startswith("Words left")]
        for lines in honest
    ]


def test_a_round_goes_on_where_it_was_left(services: Services) -> None:
    """With the words of its vocabulary, which are not those of its lexicon."""
    words = open_words(services.lexicons, "arcade", Vocabulary.COMMON)
    config = HangmanSetup(length=18, host=HostKind.EVIL)
    assert words.lengths[18] == 5
    saved = hangman_of(services, deal(config, words, 1), words)
    saved.apply(GuessLetter("z"))
    letters = "eaiourstlncdpmhgbyfvkwxjq"
    shown = resumed(services, saved.id, *letters)
    standing = "Wrong guesses left: 7\nLetters guessed: Z\nWord: ----"
    assert shown.startswith(f"{INTRODUCTION}\n\n{standing}")
    assert "Play again" not in shown
    (header,) = services.games.finished("hangman")
    assert header.summary is not None
    assert (header.summary["words_left"], len(saved.state.candidates)) == (1, 4)


def test_a_round_killed_before_its_word_was_named(services: Services, setup: HangmanSetup) -> None:
    """It is named when the round goes on."""
    lexicon = services.lexicons.open("arcade")
    config = deal(HangmanSetup(4, 1, HostKind.EVIL, Vocabulary.FULL), lexicon, 1)
    saved = hangman_of(services, config, lexicon)
    saved.apply(GuessWord("cool"))
    assert "\nYou have lost. The word was " in resumed(services, saved.id)
    assert services.games.unfinished() == ()


def test_a_round_in_which_a_person_hides_the_word_goes_on_elsewhere(services: Services) -> None:
    """Line mode has no such rounds, and says so."""
    lexicon = services.lexicons.open("arcade")
    setup = HangmanSetup(host=HostKind.PERSON, vocabulary=Vocabulary.FULL)
    config = deal(setup, lexicon, 1)
    saved = hangman_of(services, config, lexicon)
    with pytest.raises(UnavailableError, match="you hide the word"):
        resume_game(services, GAMES, saved.id, Dialogue(io.StringIO(), io.StringIO()))


def test_a_length_without_words_is_told(services: Services, setup: HangmanSetup) -> None:
    """If it was not typed at the prompt, and if there is no length at all."""
    with pytest.raises(NoSuchLengthError, match="words of 2, 4 and 8 letters"):
        played(services, replace(setup, length=5), NOTHING)
    Path(setup.lexicon).write_text("a\nb\n", encoding="ascii")
    with pytest.raises(NoSuchLengthError, match="'handout' has no words"):
        played(services, setup, ALL)
