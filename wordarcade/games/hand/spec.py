"""The spec of the hand game."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.spec import GameSpec
from wordarcade.store.variants import Variants, fields

HAND: Final = GameSpec(
    name="hand",
    title="Hand game",
    tagline="Score high from one hand of letters.",
    card=Card(rows=("JAR", "E*X"), roles=("ppp", "...")),
    variants=Variants(
        (
            "json_array_length(config, '$.hands')",
            "length(json_extract(config, '$.hands[0]'))",
            fields("opponent"),
        ),
        "length(json_extract(config, '$.hands[0]')) || ' letters'",
        "coalesce(json_extract(config, '$.own'), 0)",
    ),
    play=Lazy("wordarcade.games.hand.play:PLAY"),
    screens=Lazy("wordarcade.screens.hand:SCREENS"),
    line_mode=Lazy("wordarcade.plain.hand:LINE_MODE"),
    command=Lazy("wordarcade.cli.hand:hand"),
    solver=Lazy("wordarcade.cli.solve_hand:hand"),
)
