"""Settings and their valid values."""

from collections.abc import Iterator, Mapping
from datetime import date
from typing import NamedTuple

import pytest

from wordarcade.engine.hand.hand import LARGEST_HAND
from wordarcade.engine.hand.setup import DEFAULT_HAND_SIZE, MOST_HANDS
from wordarcade.engine.hangman.choices import FEWEST_LETTERS, MOST_GUESSES, MOST_LETTERS
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import Timer
from wordarcade.store.settings import (
    BoggleSettings,
    HandSettings,
    HangmanSettings,
    ScrabbleSettings,
    Settings,
)
from wordarcade.store.settings_checks import InvalidSettingError


def of_document(document: Mapping[str, object]) -> Settings:
    """Return what a document without mistakes says."""
    faults: list[InvalidSettingError] = []
    settings = Settings().with_document(document, faults)
    assert not faults
    return settings


def numbers_of(table: type[NamedTuple]) -> Iterator[range]:
    """Yield the numbers that settings of a table can have, as far as these are limited."""
    for annotation in table.__annotations__.values():
        yield from getattr(annotation, "__metadata__", ())


def test_nothing_said_means_the_defaults() -> None:
    """An empty document gives the settings that the program comes with."""
    assert of_document({}) == Settings()
    assert Settings().theme == "wordarcade-dark"
    assert Settings().motion
    assert Settings().boggle == BoggleSettings(dice="classic", min_length=0, timer="")


def test_what_is_said_replaces_the_default() -> None:
    """Each setting can be given, alone or in its table; the others stay."""
    document = {"motion": False, "player_name": "Ana", "boggle": {"timer": "3:00"}}
    assert of_document(document) == Settings(
        motion=False, player_name="Ana", boggle=BoggleSettings(timer="3:00")
    )


def test_what_a_set_up_remembers_fits_the_game() -> None:
    """Each size and number of hands that can be played can be remembered, and no other."""
    sizes, hands = numbers_of(HandSettings)
    assert (sizes[0], sizes[-1]) == (1, LARGEST_HAND)
    assert (hands[0], hands[-1]) == (0, MOST_HANDS)
    assert HandSettings().hand_size == DEFAULT_HAND_SIZE


def test_what_hangman_remembers_fits_the_game() -> None:
    """Each length and number of guesses that can be played; the defaults are the game's."""
    lengths, guesses = numbers_of(HangmanSettings)
    assert (lengths[0], lengths[-1]) == (FEWEST_LETTERS, MOST_LETTERS)
    assert (guesses[0], guesses[-1]) == (1, MOST_GUESSES)
    remembered, setup = HangmanSettings(), HangmanSetup()
    assert (remembered.length, remembered.guesses) == (setup.length, setup.guesses)
    assert (remembered.host, remembered.vocabulary) == (setup.host, setup.vocabulary)


def test_what_scrabble_remembers_fits_the_game() -> None:
    """The defaults are the game's."""
    remembered, setup = ScrabbleSettings(), ScrabbleSetup()
    assert remembered.challenge == setup.challenge
    assert (remembered.friendly, remembered.checker) == (setup.friendly, setup.checker)
    assert remembered.teacher == setup.teacher
    assert (remembered.layout, remembered.tiles) == (setup.layout, setup.tiles)
    assert Timer.parse(remembered.clock).untimed
    assert setup.clock_ms is None


def test_keys_are_named_after_bindings_however_they_are_written() -> None:
    """A binding id with dots may be written quoted or as tables within tables."""
    document = {"keys": {"boggle.hint": "f2", "boggle": {"shake": "f3,f4"}, "quit": "ctrl+x"}}
    assert of_document(document).keys == {
        "boggle.hint": "f2",
        "boggle.shake": "f3,f4",
        "quit": "ctrl+x",
    }


@pytest.mark.parametrize(
    ("document", "key", "sentence"),
    [
        ({"motion": "yes"}, "motion", "'motion' must be true or false, not \"yes\"."),
        ({"motion": 1}, "motion", "'motion' must be true or false, not 1."),
        ({"theme": True}, "theme", "'theme' must be one line of text, not true."),
        ({"theme": {}}, "theme", "'theme' must be one line of text, not a table."),
        ({"lexicon": ["a"]}, "lexicon", "'lexicon' must be one line of text, not a list."),
        (
            {"lexicon": date(2026, 1, 1)},
            "lexicon",
            "'lexicon' must be one line of text, not \"2026-01-01\".",
        ),
        (
            {"player_name": "\x1b[2J"},
            "player_name",
            "'player_name' must be one line of text, not \"\\u001b[2J\".",
        ),
        (
            {"boggle": {"min_length": 17}},
            "boggle.min_length",
            "'boggle.min_length' must be a whole number from 0 to 16, not 17.",
        ),
        (
            {"boggle": {"min_length": True}},
            "boggle.min_length",
            "'boggle.min_length' must be a whole number from 0 to 16, not true.",
        ),
        (
            {"boggle": {"min_length": 3.0}},
            "boggle.min_length",
            "'boggle.min_length' must be a whole number from 0 to 16, not 3.0.",
        ),
        ({"boggle": "big"}, "boggle", "'boggle' must be a table, not \"big\"."),
        ({"keys": []}, "keys", "'keys' must be a table, not a list."),
        (
            {"keys": {"boggle": {"hint": 2}}},
            "keys.boggle.hint",
            "'keys.boggle.hint' must be one line of text, not 2.",
        ),
        ({"motoin": True}, "motoin", "there is no setting 'motoin'; did you mean 'motion'?"),
        (
            {"boggle": {"xyz": 1}},
            "boggle.xyz",
            "there is no setting 'boggle.xyz'; there are dice, min_length, timer, band, lexicon.",
        ),
        (
            {"boggle": {"\x1b[2J": 1}},
            "boggle.\x1b[2J",
            (
                "there is no setting 'boggle.\\x1b[2J'; "
                "there are dice, min_length, timer, band, lexicon."
            ),
        ),
    ],
)
def test_what_cannot_be_set_is_said(document: dict[str, object], key: str, sentence: str) -> None:
    """Unknown settings and values of a wrong kind are named in one sentence, escapes defused."""
    faults: list[InvalidSettingError] = []
    assert Settings().with_document(document, faults) == Settings()
    assert [(fault.key, str(fault)) for fault in faults] == [(key, sentence)]


def test_one_setting_is_changed() -> None:
    """A change gives new settings and leaves the old ones and all others alone."""
    before = Settings(keys={"quit": "ctrl+x"})
    after = before.changed("boggle.min_length", 5).changed("keys.boggle.hint", "f2")
    assert after == Settings(
        keys={"quit": "ctrl+x", "boggle.hint": "f2"}, boggle=BoggleSettings(min_length=5)
    )
    assert before == Settings(keys={"quit": "ctrl+x"})


@pytest.mark.parametrize(
    ("key", "value"),
    [("motion", "no"), ("boggle.min_length", -1), ("boggle.colour", "red"), ("", 1), ("boggle", 1)],
)
def test_a_change_is_checked_like_the_file(key: str, value: object) -> None:
    """What the file may not say cannot be changed to either."""
    with pytest.raises(InvalidSettingError):
        Settings().changed(key, value)


def test_a_game_may_have_a_lexicon_of_its_own() -> None:
    """Without one it follows the general lexicon, also once it was given that."""
    settings = Settings(lexicon="enable")
    assert settings.lexicon_of("boggle") == settings.lexicon_of("toy") == "enable"
    assert settings.lexicon_for("toy", "web2") == {}
    for game in ("boggle", "wordsearch", "hand", "hangman", "scrabble"):
        ((key, value),) = settings.lexicon_for(game, "web2").items()
        changed = settings.changed(key, value)
        assert changed.lexicon_of(game) == "web2"
        assert changed.lexicon == "enable"
        ((key, value),) = changed.lexicon_for(game, "enable").items()
        assert changed.changed(key, value) == settings


def test_a_lexicon_that_goes_leaves_no_trace() -> None:
    """What named it follows the general lexicon; that is the default if it was it."""
    settings = Settings(lexicon="csw", hand=HandSettings(lexicon="csw"))
    settings = settings.changed("scrabble.lexicon", "few")
    for key, value in settings.without_lexicon("csw", "arcade").items():
        settings = settings.changed(key, value)
    assert settings == Settings().changed("scrabble.lexicon", "few")
    assert settings.without_lexicon("csw", "arcade") == {}
