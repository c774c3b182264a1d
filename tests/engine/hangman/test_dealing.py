"""Starting rounds, their configuration, and their share codes."""

import re
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.base32 import BitWriter
from wordarcade.engine.hangman.choices import HostKind, Vocabulary, playable_lengths
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.dealing import NoSuchLengthError, deal
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import HangmanCodeError, read_share_code, share_code

WORDS = SetOfWords(["a", "it", "at", "ten", "nine", "flower", "b" * 33])
IDENTITY = "5f3a9" + "0" * 59

configs = st.builds(
    HangmanConfig,
    st.just(4),
    st.integers(1, 10_000),
    st.sampled_from([host for host in HostKind if host is not HostKind.HONEST]),
    st.sampled_from(Vocabulary),
    st.booleans(),
) | st.builds(
    lambda secret, guesses: HangmanConfig(len(secret), guesses, HostKind.HONEST, secret=secret),
    st.text("abcxyz", min_size=2, max_size=32),
    st.integers(1, 26),
)


def test_only_lengths_that_can_be_played_count() -> None:
    """No single letters, and no words of more places than a mask has."""
    assert playable_lengths(WORDS) == {2: 2, 3: 1, 4: 1, 6: 1}


def test_an_honest_host_chooses_at_once() -> None:
    """The same word from the same seed; any word may come; no other host chooses."""
    setup = HangmanSetup(2, host=HostKind.HONEST)
    assert {deal(setup, WORDS, seed).secret for seed in range(20)} == {"at", "it"}
    assert deal(setup, WORDS, 7) == deal(setup, WORDS, 7)
    assert deal(replace(setup, host=HostKind.EVIL), WORDS, 7).secret is None


def test_an_honest_host_is_reluctant_to_choose_some_words() -> None:
    """It takes one of those that it chooses most gladly."""
    setup = HangmanSetup(2, host=HostKind.HONEST)
    assert {deal(setup, WORDS, seed, "it".__eq__).secret for seed in range(20)} == {"at"}
    assert {deal(setup, WORDS, seed, "no".__ne__).secret for seed in range(20)} == {"at", "it"}


@pytest.mark.parametrize("length", [-42, 0, 1, 5, 33, 137])
def test_a_length_without_words_is_told(length: int) -> None:
    """With those that there are, gaps and all."""
    with pytest.raises(NoSuchLengthError, match=r"words of 2 to 4 and 6 letters\. Type one"):
        deal(HangmanSetup(length), WORDS, 1)


def test_a_lexicon_without_words_is_told() -> None:
    """There is nothing to choose from."""
    with pytest.raises(NoSuchLengthError, match="'set' has no words"):
        deal(HangmanSetup(3), SetOfWords(["a"]), 1)


@given(configs)
def test_a_configuration_comes_back(config: HangmanConfig) -> None:
    """From JSON, and from its code, in whatever way that is written."""
    assert HangmanConfig.from_json(config.to_json()) == config
    shared = read_share_code(share_code(config, IDENTITY).lower().replace("-", " "))
    assert shared.config == config
    assert shared.fits(IDENTITY)
    assert not shared.fits("6" + IDENTITY[1:])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"length": 1}, "2 to 32 letters, not 1"),
        ({"length": 33}, "2 to 32 letters, not 33"),
        ({"guesses": 0}, "1 to 10,000 wrong guesses, not 0"),
        ({"guesses": 10_001}, "not 10001"),
        ({"secret": "ten"}, "no other host"),
        ({"host": HostKind.HONEST}, "has chosen a word"),
        ({"host": HostKind.HONEST, "secret": "four"}, "does not have 3 letters"),
    ],
)
def test_a_configuration_out_of_range_is_refused(changes: dict[str, object], message: str) -> None:
    """A record that was tampered with is an error, not a round."""
    with pytest.raises(ValueError, match=re.escape(message)):
        HangmanConfig.from_json({**HangmanConfig(3, 6).to_json(), **changes})


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "incomplete"),
        ("HANGMAN", "has a 'U'|incomplete"),
        ("!", "has a '!'"),
        ("0" * 500, "incomplete"),
    ],
)
def test_what_is_no_code_is_told(code: str, message: str) -> None:
    """In a sentence that says what is wrong with it."""
    with pytest.raises(HangmanCodeError, match=message):
        read_share_code(code)


def test_a_code_of_another_game_is_told() -> None:
    """Boggle's begin with another number."""
    for version, message in ((1, "another game"), (2, "is too short")):
        bits = BitWriter()
        bits.write(version, 3)
        with pytest.raises(HangmanCodeError, match=message):
            read_share_code(bits.code())


def test_a_code_of_no_round_is_told() -> None:
    """Its numbers may be in order, and yet make no round."""
    bits = BitWriter()
    for number, width in ((2, 3), (1, 6), (0, 14), (1, 3), (0, 1), (0, 1), (0, 20)):
        bits.write(number, width)
    with pytest.raises(HangmanCodeError, match="has no round"):
        read_share_code(bits.code())
