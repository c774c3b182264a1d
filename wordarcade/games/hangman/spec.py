"""The spec of hangman."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.letters import pattern
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import Detail, GameStatistics

HANGMAN: Final = GameSpec(
    name="hangman",
    title="Hangman",
    tagline="Guess the word. The host may cheat.",
    brief="save the man",
    card=Card(
        rows=("W-RD",),
        roles=("._..",),
        drawings=(
            (
                "..wwwwwwwwwww...",
                "..wwwwwwwwwww...",
                "..ww.ww....r....",
                "..wwww.....r....",
                "..www.....fff...",
                "..ww.....f...f..",
                "..ww.....f...f..",
                "..ww......fff...",
                "..ww.......f....",
                "..ww.....fffff..",
                "..ww....f..f..f.",
                "..ww.......f....",
                "..ww.......f....",
                "..ww......f.f...",
                "..ww.....f...f..",
                "..ww............",
                "wwwwwwwwwwwwwww.",
                "wwwwwwwwwwwwwww.",
            ),
            (
                ".wwwwwwww...",
                ".w......r...",
                ".w.....fff..",
                ".w.....fff..",
                ".w......f...",
                ".w....fffff.",
                ".w......f...",
                ".w.....f.f..",
                ".w....f...f.",
                "wwwwwwwwwwww",
            ),
        ),
    ),
    statistics=GameStatistics(
        figure="wrong guesses",
        less_is_better=True,
        decided=True,
        details=(Detail("slips", "Slips", "a word"),),
        grouped_by="Host",
        read=Lazy("wordarcade.games.hangman.variant_name:variant_name"),
    ),
    letters=pattern,
    play=Lazy("wordarcade.games.hangman.play:PLAY"),
    screens=Lazy("wordarcade.screens.hangman:SCREENS"),
    line_mode=Lazy("wordarcade.plain.hangman:LINE_MODE"),
    command=Lazy("wordarcade.cli.hangman:hangman"),
    solver=Lazy("wordarcade.cli.solve_hangman:hangman"),
)
