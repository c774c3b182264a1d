"""Rounds for hidden words: which count, along which lines, and their saved form."""

import json
from dataclasses import replace

import pytest

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.grid_moves import (
    End,
    EndRound,
    PlayWord,
    ShowCells,
    move_from_json,
    move_to_json,
)
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import Timer
from wordarcade.engine.verdict import Refusal, Refused, Scored, sentence
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.hidden import Directions, HiddenWords, why_not_together
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.engine.word_search.setup import Letters

WORDS = ("one", "owl")
BOARD = LetterGrid.of_rows(["owls", "qnqq", "qqeq", "qqqq"])
BIRDS = HiddenWords(BOARD, WORDS, "Birds", Directions.EASY)
CONFIG = WordSearchConfig(BOARD, 3, Letters.COMMON.value, hidden=BIRDS)
LEXICON = SetOfWords(["owls", "low"])


def test_only_words_of_the_list_count() -> None:
    """Each one point, along its line; the lexicon has no say."""
    state = WordSearchRound(CONFIG, LEXICON)
    assert state.apply(PlayWord("OWL")).verdict == Scored("owl", 1, (0, 1, 2))
    assert state.apply(PlayWord("one")).verdict == Scored("one", 1, (0, 5, 10))
    refused = state.apply(PlayWord("owls")).verdict
    assert refused == Refused("owls", Refusal.NOT_ON_LIST)
    assert sentence(refused) == "OWLS is not on the list."
    found = state.apply(PlayWord("owl")).round
    assert found.apply(PlayWord("owl")).verdict == Refused("owl", Refusal.ALREADY_USED)
    ended = found.apply(EndRound(End.REVEALED)).round
    assert ended.apply(PlayWord("one")).verdict == Refused("one", Refusal.ROUND_OVER)


def test_a_line_is_a_word_from_either_end() -> None:
    """Whoever marks a word backwards has found it."""
    assert BIRDS.word_along((0, 1, 2)) == BIRDS.word_along((2, 1, 0)) == "owl"
    assert BIRDS.word_along((0, 1, 2, 3)) is None


def test_the_clock_ends_a_round() -> None:
    """A word after the limit does not count."""
    state = WordSearchRound(replace(CONFIG, timer=Timer(60)), LEXICON)
    assert state.remaining_ms(59_999) == 1
    assert state.apply(PlayWord("owl"), 60_000).verdict == Refused("owl", Refusal.ROUND_OVER)


@pytest.mark.parametrize("timer", [Timer(), Timer(90, 2)])
@pytest.mark.parametrize("hidden", [None, BIRDS])
def test_a_configuration_comes_back_from_json(timer: Timer, hidden: HiddenWords | None) -> None:
    """With and without a limit and hidden words; without both it is as it has always been."""
    config = replace(CONFIG, timer=timer, hidden=hidden)
    data = json.loads(json.dumps(config.to_json()))
    assert WordSearchConfig.from_json(data) == config
    assert ("timer" in data, "hidden" in data) == (not timer.untimed, hidden is not None)


@pytest.mark.parametrize(
    "change",
    [
        {"words": "owl cat"},
        {"words": ""},
        {"words": "owl owl"},
        {"words": "ow"},
        {"words": "OWL"},
        {"directions": "up"},
        {"title": 3},
    ],
)
def test_damaged_lists_are_refused(change: dict[str, object]) -> None:
    """A word that is not there, not once, or no word at all."""
    data = CONFIG.to_json()
    with pytest.raises(ValueError, match="hidden"):
        WordSearchConfig.from_json({**data, "hidden": {**data["hidden"], **change}})


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["ant", "giant"], "ANT is part of GIANT"),
        (["giant", "tang", "tna"], "TNA is part of GIANT"),
        (["level", "owl"], "LEVEL reads the same both ways"),
        (["dog", "god"], "DOG is GOD backwards"),
        (["owl", "wren"], ""),
    ],
)
def test_words_that_would_come_twice(words: list[str], why: str) -> None:
    """Parts, reverses and palindromes cannot be hidden exactly once."""
    told = why_not_together(words)
    assert (told or "").startswith(why)
    assert bool(told) == bool(why)


def test_the_saved_form_stays() -> None:
    """What is on record is read in every later version; only more may come."""
    saved = {
        "size": 4,
        "cells": "o w l s q n q q q q e q q q q q",
        "min_length": 3,
        "origin": "common",
        "timer": "1:30+2",
        "hidden": {"words": "one owl", "title": "Birds", "directions": "easy"},
    }
    config = replace(CONFIG, timer=Timer(90, 2))
    assert config.to_json() == saved
    assert WordSearchConfig.from_json(saved) == config
    step = {"show": "owl", "cells": 2}
    assert move_from_json(step) == ShowCells("owl", 2)
    assert move_to_json(ShowCells("owl", 2)) == step
