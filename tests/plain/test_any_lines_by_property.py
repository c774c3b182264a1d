"""Any input in line mode: no game crashes, and none is lost."""

import io
from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.plain.killed import Killed, KilledError
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.registry import GAMES as ARCADE
from wordarcade.plain.commands import LeavingError
from wordarcade.plain.dialogue import Dialogue
from wordarcade.plain.playing import play_new_games, resume_game
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.support.clock import ManualClock

Play = Callable[[Services, Dialogue], None]


def _boggle(services: Services, dialogue: Dialogue) -> None:
    play_new_games(services, ARCADE["boggle"], BoggleSetup(seed=1), dialogue, ["dice"])


def _hand(services: Services, dialogue: Dialogue) -> None:
    play_new_games(services, ARCADE["hand"], HandSetup(seed=1), dialogue, ["hands"])


def _hangman(services: Services, dialogue: Dialogue) -> None:
    setup = HangmanSetup(guesses=2, seed=1)
    play_new_games(services, ARCADE["hangman"], setup, dialogue, ["length", "show_left"])


def _scrabble(services: Services, dialogue: Dialogue) -> None:
    setup = ScrabbleSetup(seed=5, checker=True)
    play_new_games(services, ARCADE["scrabble"], setup, dialogue, {"players"})


def _word_search(services: Services, dialogue: Dialogue) -> None:
    setup = WordSearchSetup(size=4, seed=1)
    play_new_games(services, ARCADE["wordsearch"], setup, dialogue)


COMMANDS: Final = ("/help", "/hint", "/undo", "/quit", "/", "/nothing", "help", "hint", "", "!!")
GAMES: Final[dict[str, tuple[Play, tuple[str, ...], tuple[str, ...]]]] = {
    "boggle": (
        _boggle,
        ("5",),
        ("4", "x", "leaf", "alit", "/hint 1 1", "/hint letter", "/hint 9 9"),
    ),
    "hand": (_hand, ("2",), ("yes", "no", "a", "e", "*", "e!!", "do*", "ate", "dine")),
    "hangman": (_hangman, ("5", "n"), ("y", "n", "e", "a", "s", "o", "t", "house", "7")),
    "scrabble": (
        _scrabble,
        ("Ann,Bob",),
        (
            *("play", "8D", "across", "swap a", "swap", "skip", "undo", "end", "y", "n", "8D ZZ"),
            *("8G IF", "check if", "/sheet", "resign", "challenge", "8H ?A"),
        ),
    ),
    "wordsearch": (_word_search, (), ("x", "/find ab", "/show", "/end", "tea", "?", "!")),
}
"""For each game: its command, the answers to its set-up, and lines worth typing."""


def played(
    services: Services, play: Play, lines: list[str], *, killed: bool = False
) -> tuple[Services, bool]:
    """Play a game of its own store with lines; return the store's services, and whether it ended.

    Args:
        services: the other collaborators.
        play: begins the game.
        lines: what is typed.
        killed: whether the process is killed where they end.
    """
    clock = ManualClock()
    services = services._replace(clock=clock, games=GameStore(None, clock))
    text = "".join(f"{line}\n" for line in lines)
    dialogue = Dialogue(Killed(text) if killed else io.StringIO(text), io.StringIO())
    try:
        play(services, dialogue)
    except (LeavingError, KilledError):
        return services, False
    return services, True


def on_record(services: Services) -> list[tuple[object, ...]]:
    """Return what is on record of every game: rules, moves, figures, and where it stands."""
    games = [services.games.load(listed.id) for listed in services.games.recent()]
    return [
        (game.header.config, game.moves, game.header.summary, game.header.caption) for game in games
    ]


@pytest.mark.parametrize("game", sorted(GAMES))
@given(data=st.data())
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_lines_end_saved_or_finished(
    services: Services, game: str, data: st.DataObject
) -> None:
    """Nothing is raised; a kill loses no move; and going on finds the game as it was left.

    A game in which nothing was played is left by a kill alone; then it is listed, and stays.
    """
    play, answers, words = GAMES[game]
    line = st.one_of(st.sampled_from(COMMANDS + words), st.text(max_size=6))
    settled = data.draw(st.booleans())
    lines = [*(answers if settled else ()), *data.draw(st.lists(line, max_size=14))]
    left, ended = played(services, play, lines)
    unfinished = left.games.unfinished()
    assert len(unfinished) <= (0 if ended else 1)

    killed, _ = played(services, play, lines, killed=True)
    found = on_record(killed)
    if on_record(left):
        assert found == on_record(left)
    for header in killed.games.unfinished():
        with pytest.raises(LeavingError):
            resume_game(killed, ARCADE, header.id, Dialogue(io.StringIO(), io.StringIO()))
    assert on_record(killed) == found
