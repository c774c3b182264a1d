"""Common behaviour of line mode: resuming games, and refusing those that cannot resume."""

import io
from typing import Any, Final

import pytest

from tests.games.toy import TOY
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.registry import GAMES, Registry
from wordarcade.plain.commands import INTRODUCTION, LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.services import Services
from wordarcade.store.errors import DamagedGameError, GameMissingError
from wordarcade.store.games import GameStore
from wordarcade.store.records import DamagedGame, GameId, LexiconReference
from wordarcade.support.errors import UnavailableError

SETUPS: Final[dict[str, tuple[Any, str]]] = {
    "boggle": (BoggleSetup(seed=1), "x\n"),
    "hand": (HandSetup(seed=1), "!!\n"),
    "hangman": (HangmanSetup(guesses=1, seed=1), "z\nq\nx\nj\nv\nw\n"),
    "wordsearch": (WordSearchSetup(size=4, seed=1), "x\n"),
}
"""The choices of each game, and lines that end it."""


class Deleting(io.StringIO):
    """Lines; while the first is typed the game is deleted elsewhere."""

    services: Services

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as StringIO has it
        """Return the next line."""
        if self.tell() == 0:
            self.services.games.bin.delete(GameId(1))
        return super().readline(size)


@pytest.mark.parametrize("game", SETUPS)
def test_what_cannot_be_saved_ends_line_mode(game: str, services: Services) -> None:
    """The command line says why; nothing is answered that is not saved."""
    setup, typed = SETUPS[game]
    lines = Deleting(typed)
    lines.services = services
    with pytest.raises(GameMissingError):
        play_new_games(services, GAMES[game], setup, Dialogue(lines, io.StringIO()))


class Interrupted(io.StringIO):
    """Lines that end in Ctrl+C."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as StringIO has it
        """Return the next line, or be interrupted."""
        if line := super().readline(size):
            return line
        raise KeyboardInterrupt


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_ctrl_c_keeps_what_was_played_and_nothing_else(game: str, services: Services) -> None:
    """At the first prompt no game is kept; later it is, and the player is told how to resume."""
    setup = GAMES[game].play.load().setup(lexicon="arcade")
    told = io.StringIO()
    with pytest.raises(KeyboardInterrupt):
        play_new_games(services, GAMES[game], setup, Dialogue(Interrupted(), told))
    assert services.games.unfinished() == ()
    assert told.getvalue().endswith("You played nothing, so nothing is saved.\n")


@pytest.mark.parametrize("game", SETUPS)
def test_a_game_that_is_over_is_not_resumed(game: str, services: Services) -> None:
    """It can be looked at."""
    setup, typed = SETUPS[game]
    lines = io.StringIO(f"{typed}n\n")
    play_new_games(services, GAMES[game], setup, Dialogue(lines, io.StringIO()))
    assert len(services.games.finished(game)) == 1
    with pytest.raises(UnavailableError, match="'wordarcade games show 1'"):
        resume_game(services, GAMES, GameId(1), Dialogue(lines, io.StringIO()))


@pytest.mark.parametrize("game", ["boggle", "wordsearch", "hand", "hangman", "scrabble"])
def test_a_game_found_damaged_is_listed_so(game: str, services: Services) -> None:
    """Whoever opens it learns why it does not go on, and the list knows from then on."""
    reference = LexiconReference.of(services.lexicons.open("arcade"))
    services.games.begin(game, {}, 1, reference)
    with pytest.raises(DamagedGameError):
        resume_game(services, GAMES, GameId(1), Dialogue(io.StringIO(), io.StringIO()))
    assert isinstance(services.games.unfinished()[0], DamagedGame)


@pytest.mark.parametrize("game", SETUPS)
def test_the_time_of_a_game_that_is_left_is_noted(game: str, services: Services) -> None:
    """Up to the end of the input, since the last move."""
    setup, _ = SETUPS[game]
    move = {"boggle": "ago", "hand": "ham", "hangman": "e", "wordsearch": "alas"}[game]

    class Slow(io.StringIO):
        """An end of the input that takes a while to come."""

        def readline(self, size: int = -1, /) -> str:  # type: ignore[override] # as it has it
            """Return nothing."""
            services.clock.advance(7)  # type: ignore[attr-defined] # a manual clock
            return super().readline(size)

    with pytest.raises(LeavingError):
        play_new_games(services, GAMES[game], setup, Dialogue(Slow(f"{move}\n"), io.StringIO()))
    assert services.games.load(GameId(1)).header.elapsed_ms == 14_000


@pytest.mark.parametrize("game", [*SETUPS, "scrabble"])
def test_a_game_in_which_nothing_was_played_is_not_kept(game: str, services: Services) -> None:
    """Home and the list of games have nothing to resume; the player is told so."""
    setup, shown = GAMES[game].play.load().setup(lexicon="arcade"), io.StringIO()
    with pytest.raises(LeavingError):
        play_new_games(services, GAMES[game], setup, Dialogue(io.StringIO(), shown))
    assert services.games.unfinished() == ()
    assert shown.getvalue().endswith("\nYou played nothing, so nothing is saved.\n")


def test_a_game_needs_nothing_but_a_list_that_it_is_on(services: Services) -> None:
    """Line mode knows no game by name: one that it has never seen is begun, left and resumed."""
    games, shown = Registry((TOY,)), io.StringIO()
    with pytest.raises(LeavingError):
        play_new_games(services, games["toy"], "arcade", Dialogue(io.StringIO("a\n"), shown))
    assert shown.getvalue().endswith("Resume with 'wordarcade games resume 1'.\n")


def test_a_game_in_memory_is_not_called_saved(services: Services) -> None:
    """Where nothing can be written, who leaves is not told to resume what will be gone."""
    in_the_way = services.locations.games_database
    in_the_way.mkdir(parents=True)
    services = services._replace(games=GameStore(in_the_way, services.clock))
    games, shown = Registry((TOY,)), io.StringIO()
    with pytest.raises(LeavingError):
        play_new_games(services, games["toy"], "arcade", Dialogue(io.StringIO("a\n"), shown))
    assert shown.getvalue().endswith("This game isn't saved.\n")
    assert "Resume" not in shown.getvalue()
    resume_game(services, games, GameId(1), Dialogue(io.StringIO("x\n"), shown))
    assert shown.getvalue().endswith("Not a: x\nYes!\n")
    (header,) = services.games.finished("toy")
    assert header.summary is not None
    assert header.summary["score"] == 24


def test_players_are_told_once_what_they_can_type() -> None:
    """However many games they play."""
    shown = io.StringIO()
    dialogue = Dialogue(io.StringIO(), shown)
    dialogue.introduce()
    dialogue.introduce()
    assert shown.getvalue() == f"{INTRODUCTION}\n"
