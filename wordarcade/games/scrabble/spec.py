"""Scrabble's entry in the list of games."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.spec import GameSpec
from wordarcade.store.variants import Variants, fields

SCRABBLE: Final = GameSpec(
    name="scrabble",
    title="Scrabble",
    tagline="Crosswords for points, against people or bots.",
    card=Card(
        rows=(
            "      D ",
            "  QUIZ  ",
            "    COL ",
            "  TENSE ",
            "  O E   ",
            " REPAY  ",
            "  D     ",
            "        ",
        ),
        roles=(
            "3--d--.-",
            "--ssss-2",
            "-d--...-",
            "2-.....-",
            "--.-.--3",
            "-.....-d",
            "d-.---2-",
            "--d-3---",
        ),
        dense=True,
        smaller=Card(
            rows=("      ", " QUIZ ", " I  O ", "   TO ", "      "),
            roles=("3-d--2", "-ssss-", "d.-2.-", "-t-..3", "2--d-t"),
            dense=True,
        ),
    ),
    variants=Variants(
        (
            "json_array_length(config, '$.players')",
            fields("layout.name", "tiles.name", "challenge", "clock_ms", "friendly", "checker"),
        ),
        "json_array_length(config, '$.players') || ' players'",
    ),
    play=Lazy("wordarcade.games.scrabble.play:PLAY"),
    screens=Lazy("wordarcade.screens.scrabble:SCREENS"),
    line_mode=Lazy("wordarcade.plain.scrabble:LINE_MODE"),
    command=Lazy("wordarcade.cli.scrabble:scrabble"),
    solver=Lazy("wordarcade.cli.solve_scrabble:scrabble"),
)
