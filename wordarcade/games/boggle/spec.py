"""The spec of Boggle."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.letters import first_row
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import Detail, GameStatistics

BOGGLE: Final = GameSpec(
    name="boggle",
    title="Boggle",
    tagline="Find words on touching tiles.",
    brief="find words",
    card=Card(
        rows=("OISE", "LRON", "EATH", "STBY"),
        roles=("..pp", ".ppp", "....", "...."),
    ),
    statistics=GameStatistics(
        details=(Detail("words", "Words"),),
        read=Lazy("wordarcade.games.boggle.variant_name:variant_name"),
        rated=Lazy("wordarcade.games.boggle.rating:rated"),
    ),
    letters=first_row,
    play=Lazy("wordarcade.games.boggle.play:PLAY"),
    screens=Lazy("wordarcade.screens.boggle:SCREENS"),
    line_mode=Lazy("wordarcade.plain.boggle:LINE_MODE"),
    command=Lazy("wordarcade.cli.boggle:boggle"),
    solver=Lazy("wordarcade.cli.solve_boggle:boggle"),
)
