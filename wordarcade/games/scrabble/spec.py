"""Scrabble's entry in the list of games."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.letters import rack
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import Detail, GameStatistics

SCRABBLE: Final = GameSpec(
    name="scrabble",
    title="Scrabble",
    tagline="Crosswords against people or bots.",
    brief="crosswords",
    card=Card(
        rows=(
            "   M    ",
            "  QUIZ  ",
            "    O   ",
            "  TENSE ",
            "  O   L ",
            " REPAY  ",
            "  D     ",
            "        ",
        ),
        roles=(
            "3--.--d-",
            "--ssss-2",
            "-d--.--d",
            "2-.....-",
            "--.-t-.3",
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
    statistics=GameStatistics(
        decided=True,
        details=(
            Detail("bingos", "Bingos"),
            Detail("equity_lost", "Equity lost"),
            Detail("phonies", "Phonies"),
        ),
        grouped_by="Level",
        read=Lazy("wordarcade.games.scrabble.variant_name:variant_name"),
    ),
    letters=rack,
    play=Lazy("wordarcade.games.scrabble.play:PLAY"),
    screens=Lazy("wordarcade.screens.scrabble:SCREENS"),
    line_mode=Lazy("wordarcade.plain.scrabble:LINE_MODE"),
    command=Lazy("wordarcade.cli.scrabble:scrabble"),
    from_gcg=Lazy("wordarcade.games.scrabble.gcg_import:saved_of_gcg"),
    gcg=Lazy("wordarcade.games.scrabble.gcg_export:gcg_bytes"),
    solver=Lazy("wordarcade.cli.solve_scrabble:scrabble"),
)
