"""Word search in line mode: what is typed and what is answered."""

import io
from dataclasses import replace

import pytest

from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.resume import resume_round
from wordarcade.plain.word_search import ask_size, play_word_search
from wordarcade.services import Services
from wordarcade.store.errors import StoreError
from wordarcade.store.records import LexiconReference, RoundId

SAMPLE = WordSearchSetup(board=DEFAULT_BOARD, min_length=5, lexicon="web2")


def played(services: Services, setup: WordSearchSetup, typed: str) -> str:
    """Return what line mode shows when `typed` is typed."""
    shown = io.StringIO()
    play_word_search(services, setup, Dialogue(io.StringIO(typed), shown))
    return shown.getvalue()


def test_a_round_from_the_first_word_to_the_last(services: Services) -> None:
    """Each word is answered at once; refused ones with the reason."""
    assert played(services, SAMPLE, "PEACE\nboy\nalepot\nplaced\nPlace\n\npeace\nX\n") == (
        "E E C A\n"
        "A L E P\n"
        "H N B O\n"
        "Q T T Y\n"
        "Words of 5 letters or more count.\n"
        "Type a word and press enter. '?' and a word tells where it lies, "
        "'!' shows all words, 'X' ends.\n"
        "- PEACE\n"
        "The word PEACE is worth 1 point.\n"
        "- boy\n"
        "The word BOY is too short.\n"
        "- alepot\n"
        "The word ALEPOT is worth 2 points.\n"
        "- placed\n"
        "The word PLACED is not a word.\n"
        "- Place\n"
        "The word PLACE is not present in the grid.\n"
        "- \n"
        "- peace\n"
        "The word PEACE has already been used.\n"
        "- X\n"
        "You found 2 words; the board has 26 words and 31 points.\n"
        "Your total score is 3 points!\n"
    )


def test_any_word_can_be_looked_up(services: Services) -> None:
    """In the lexicon or not; it is no move."""
    shown = played(services, SAMPLE, "? lent\n?eeee\n")
    assert "LENT lies on row 2 column 2, row 2 column 3, row 3 column 2, row 4 column 3." in shown
    assert "EEEE is not on the board." in shown
    assert "You found 0 words" in shown


def test_all_words_are_revealed(services: Services) -> None:
    """The longest first; that ends the round, and is on record as what ended it."""
    shown = played(services, SAMPLE, "peace\n!\nlent\n")
    revealed = shown[shown.index("7 letters") :].splitlines()
    assert revealed[:4] == [
        "7 letters, 3 points:",
        "  BENTHAL",
        "6 letters, 2 points:",
        "  ALEPOT PELEAN TOECAP",
    ]
    assert revealed[-1] == "Your total score is 1 point!"
    (header,) = services.rounds.finished("wordsearch")
    assert header.summary is not None
    assert (header.summary["ended"], header.summary["words"]) == ("revealed", 1)


def test_a_random_board_comes_from_its_seed(services: Services) -> None:
    """Without a seed a fresh one is taken, and put on record."""
    setup = WordSearchSetup(size=5)
    fresh = played(services, setup, "")
    assert played(services, replace(setup, seed=3), "") == fresh
    assert played(services, replace(setup, seed=4), "") != fresh
    assert [header.seed for header in services.rounds.finished("wordsearch")] == [4, 3, 3]


class KilledError(Exception):
    """Stands for a process that ends in the middle of a round."""


class KilledAfterOne(Dialogue):
    """A dialogue that takes one word and no more."""

    def ask(self, prompt: str) -> str | None:
        """Return the first line typed; then the process is gone."""
        line = super().ask(prompt)
        if line is None:
            raise KilledError
        return line


def test_a_round_goes_on_where_it_was_left(services: Services) -> None:
    """After a process is killed, the words played count as before."""
    killed = KilledAfterOne(io.StringIO("peace\n"), io.StringIO())
    with pytest.raises(KilledError):
        play_word_search(services, SAMPLE, killed)
    (header,) = services.rounds.unfinished()
    assert header.caption == "4×4, 1 word, 1 point"
    shown = io.StringIO()
    resume_round(services, header.id, Dialogue(io.StringIO("PEACE\npelean\nx\n"), shown))
    assert "The word PEACE has already been used." in shown.getvalue()
    assert shown.getvalue().endswith("Your total score is 3 points!\n")
    assert services.rounds.unfinished() == ()


def test_a_round_of_an_unknown_game_is_left_alone(services: Services) -> None:
    """A newer version may have played it."""
    reference = LexiconReference("arcade", "0" * 64)
    round_id = services.rounds.begin("go fish", {}, 1, reference)
    dialogue = Dialogue(io.StringIO(), io.StringIO())
    with pytest.raises(StoreError, match="does not have"):
        resume_round(services, round_id, dialogue)
    with pytest.raises(StoreError, match="no round 99"):
        resume_round(services, RoundId(99), dialogue)


def test_the_size_is_asked_until_it_is_one() -> None:
    """Nothing said means the usual size."""
    shown = io.StringIO()
    assert ask_size(Dialogue(io.StringIO("0\nmany\n1001\n12\n"), shown)) == 12
    assert shown.getvalue().count("A board has 1 to 1000 cells in a row") == 3
    assert ask_size(Dialogue(io.StringIO("\n"), io.StringIO())) == 15
    assert ask_size(Dialogue(io.StringIO(), io.StringIO())) == 15
