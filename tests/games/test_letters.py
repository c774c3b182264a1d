"""The letters by which unfinished games are known again."""

from datetime import UTC, datetime
from string import ascii_lowercase
from typing import Any

import pytest

from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.hand.config import HandConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.games.letters import letters_of
from wordarcade.games.registry import GAMES
from wordarcade.store.records import DamagedGame, GameHeader, GameId, LexiconReference

NOW = datetime(2026, 11, 28, tzinfo=UTC)


def header(game: str, config: Any, caption: str = "", elapsed_ms: int = 1) -> GameHeader:
    """Return an unfinished game."""
    reference = LexiconReference("arcade", "0")
    return GameHeader(
        GameId(1), game, config, 1, reference, caption, elapsed_ms, NOW, NOW, summary=None
    )


def shown(game: GameHeader) -> str:
    """Return what is shown of its letters."""
    return letters_of(game, GAMES[game.game].letters)


BOGGLE = BoggleConfig(LetterGrid(2, 2, ("qu", "i", "t", "e"))).to_json()
SEARCH = WordSearchConfig(LetterGrid.of_rows(["abcdefghij"] * 10), 3).to_json()
HANDS = HandConfig(("ajef*rx", "bcdefgh"), drawn=ascii_lowercase).to_json()


@pytest.mark.parametrize(
    ("game", "config", "caption", "letters"),
    [
        ("boggle", BOGGLE, "2×2, 1 word, 1 point", "QUI"),
        ("wordsearch", SEARCH, "10×10, 1 word", "ABCDEFGH…"),
        ("hand", HANDS, "hand 2 of 2, 9 points", "BCDEFGH"),
        ("hand", HandConfig(("ajef*rx",)).to_json(), "7 letters, 0 points", "AJEF*RX"),
        ("hangman", {}, "O-BLE, 2 of 8 wrong", "O-BLE"),
        ("hangman", {}, "a word of 5 letters, 2 of 8 wrong", ""),
        ("hangman", {}, "UNCOPYRIGHT-BLE, 2 of 8 wrong", ""),
        ("scrabble", {}, "you 12, Bot 30 · your turn", ""),
        ("scrabble", {}, "AEINRS?, you 12, Bot 30 · your turn", "AEINRS?"),
        ("scrabble", {}, "??, find the highest score", "??"),
    ],
)
def test_what_a_game_is_known_by(game: str, config: Any, caption: str, letters: str) -> None:
    """The first row of a board, the hand in play, the word as far as it is known, the rack."""
    assert shown(header(game, config, caption)) == letters


@pytest.mark.parametrize("config", [{}, {"cells": 7, "columns": 2}, {"cells": ["a"]}])
def test_a_strange_configuration_tells_nothing(config: Any) -> None:
    """What cannot be read is told where the game is opened."""
    assert shown(header("boggle", config)) == ""
    assert shown(header("hand", config, "hand two of 2")) == ""


def test_nobody_sees_letters_too_early() -> None:
    """Not before the clock has run, nor of the finished game that stands for a duel."""
    game = header("boggle", BOGGLE)
    assert shown(game._replace(elapsed_ms=0)) == ""
    assert shown(game._replace(summary={})) == ""
    damaged = DamagedGame(GameId(1), "boggle", "", NOW, finished=False, reason="cells")
    assert letters_of(damaged, GAMES["boggle"].letters) == ""


def test_what_a_terminal_would_act_on_is_replaced() -> None:
    """A saved game is data from outside."""
    assert "\x1b" not in shown(header("boggle", {"cells": ["\x1b", "a"], "columns": 2}))
