"""The spec of the hand game."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.letters import dealt_hand
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import Detail, GameStatistics

HAND: Final = GameSpec(
    name="hand",
    title="Hand game",
    tagline="Score high from one hand of letters.",
    brief="score high",
    card=Card(rows=("JAR", "E*X"), roles=("ppp", "...")),
    statistics=GameStatistics(
        details=(Detail("words", "Words"), Detail("not_valid", "Discards")),
        read=Lazy("wordarcade.games.hand.variant_name:variant_name"),
    ),
    letters=dealt_hand,
    play=Lazy("wordarcade.games.hand.play:PLAY"),
    screens=Lazy("wordarcade.screens.hand:SCREENS"),
    line_mode=Lazy("wordarcade.plain.hand:LINE_MODE"),
    command=Lazy("wordarcade.cli.hand:hand"),
    solver=Lazy("wordarcade.cli.solve_hand:hand"),
)
