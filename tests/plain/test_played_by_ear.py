"""Every game can be played to its end from what line mode says alone.

A small player reads the lines and answers; it sees nothing of the game but these.
"""

import io
import re
from collections.abc import Callable

import pytest

from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.registry import GAMES
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games
from wordarcade.services import Services

Setups = BoggleSetup | WordSearchSetup | HangmanSetup | HandSetup | ScrabbleSetup

Answer = Callable[[list[str]], str]
"""What to type next, by the lines that came since the last time; the prompt is the last."""


class Ear(io.StringIO):
    """A source of lines that listens to what is said before it answers.

    Args:
        shown: what is said.
        answer: what to type next.
    """

    def __init__(self, shown: io.StringIO, answer: Answer) -> None:
        super().__init__()
        self._shown, self._answer, self._heard = shown, answer, 0

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as StringIO has it
        """Return the next line typed; never so many that a game could have no end."""
        assert size < 0
        said = self._shown.getvalue()
        lines = said[self._heard :].splitlines()
        self._heard = len(said)
        assert len(said) < 1_000_000
        return self._answer(lines) + "\n"


def grid(lines: list[str]) -> str:
    """Play each word that the hints have told; end when they have told all."""
    if "You have seen every word that is left." in lines:
        return "x"
    told = next((m[1] for line in lines if (m := re.match(r"The word is (\w+)\.", line))), None)
    return told or "/hint"


def hangman(lines: list[str]) -> str:
    """Guess the letter of the hint; one round will do."""
    if lines[-1].startswith("Play again?"):
        return "no"
    told = next((m[1] for line in lines if (m := re.match(r"Try (\w):", line))), None)
    return told or "/hint"


_WORD = r"(?:It's|Start with) ([\w*]+)\."
"""The last hint of a hand."""


def hand(lines: list[str]) -> str:
    """Play the word of the last hint, or throw its letters away; decline what is offered."""
    if lines[-1].rstrip().endswith("[y/N]"):
        return "yes" if lines[-1].startswith("Throw ") else "no"
    if any(line.startswith("There's no word in") for line in lines):
        return "!!"
    if thrown := next((m[1] for line in lines if (m := re.match(r"Throw (.+) away\.", line))), ""):
        return re.sub(r"[, ]|and", "", thrown)
    told = next((m[1] for line in lines if (m := re.match(_WORD, line))), None)
    return told or "/hint"


def scrabble(lines: list[str]) -> str:
    """Make the move of the last hint; a bot does the rest."""
    for line in lines:
        if play := re.match(r"It's (\w+ \S+) for ", line):
            return play[1]
        if exchange := re.match(r"Exchanging ([A-Z?](?: [A-Z?])*) is best\.", line):
            return f"swap {exchange[1].replace(' ', '')}"
        if line == "You can only pass.":
            return "skip"
        if line.startswith("There is nothing to play before"):
            return "accept"
    return "hint"


BOARD = parse_board("EECA/ALEP/HNBO/QTTY")
PLAYED: list[tuple[str, Setups, Answer, str]] = [
    ("boggle", BoggleSetup(board=BOARD, lexicon="common"), grid, r"You found (\d+) of \1 words"),
    (
        "wordsearch",
        WordSearchSetup(board=BOARD, lexicon="common"),
        grid,
        r"You found (\d+) of \1 words",
    ),
    (
        "hangman",
        HangmanSetup(6, 12, HostKind.HONEST, lexicon="common", seed=1),
        hangman,
        r"guessed the word [A-Z]{6}\.|The word was [A-Z]{6}\.",
    ),
    (
        "hand",
        HandSetup(hands=2, lexicon="enable", seed=2),
        hand,
        r"You made [\d,]+ points? in all\.",
    ),
    (
        "scrabble",
        ScrabbleSetup(players=(Player("Ann"), Player("Bot", "novice")), lexicon="enable", seed=4),
        scrabble,
        r"(Ann|Bot) wins with \d+ points\.",
    ),
]


@pytest.mark.parametrize(("game", "setup", "answer", "end"), PLAYED, ids=[p[0] for p in PLAYED])
def test_a_game_is_played_to_its_end(
    services: Services, game: str, setup: Setups, answer: Answer, end: str
) -> None:
    """The lines say enough for every turn, and how it came out."""
    shown = io.StringIO()
    play_new_games(services, GAMES[game], setup, Dialogue(Ear(shown, answer), shown))
    assert re.search(end, shown.getvalue()), shown.getvalue()[-2000:]
    assert services.games.unfinished() == ()
    assert len(services.games.finished(game)) == 1
    if game == "scrabble":
        assert shown.getvalue().count("    A  B  C") == 2
