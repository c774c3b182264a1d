"""The spec of hangman."""

from typing import Final

from wordarcade.games.lazy import Lazy
from wordarcade.games.spec import GameSpec

HANGMAN: Final = GameSpec(
    name="hangman",
    title="Hangman",
    tagline="Guess the word. The host may cheat.",
    card=("----", "---E", "-A-E", "GAME"),
    play=Lazy("wordarcade.games.hangman.play:PLAY"),
    screens=Lazy("wordarcade.screens.hangman:SCREENS"),
    line_mode=Lazy("wordarcade.plain.hangman:LINE_MODE"),
    command=Lazy("wordarcade.cli.hangman:hangman"),
    solver=Lazy("wordarcade.cli.solve_hangman:hangman"),
)
