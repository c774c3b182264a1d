"""The spec of hangman."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.spec import GameSpec

HANGMAN: Final = GameSpec(
    name="hangman",
    title="Hangman",
    tagline="Guess the word. The host may cheat.",
    card=Card(
        rows=("-OB-E",),
        roles=("_.._.",),
        pixels=(
            "wwwwwwww....",
            "w.....r.....",
            "w....fff....",
            "w....fff....",
            "w.....f.....",
            "w....ffd....",
            "w.....f.....",
            "w....f.d....",
            "w...........",
            "wwwwwwwwwww.",
        ),
    ),
    play=Lazy("wordarcade.games.hangman.play:PLAY"),
    screens=Lazy("wordarcade.screens.hangman:SCREENS"),
    line_mode=Lazy("wordarcade.plain.hangman:LINE_MODE"),
    command=Lazy("wordarcade.cli.hangman:hangman"),
    solver=Lazy("wordarcade.cli.solve_hangman:hangman"),
)
