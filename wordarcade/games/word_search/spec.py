"""The spec of word search."""

from typing import Final

from wordarcade.games.card import Card
from wordarcade.games.lazy import Lazy
from wordarcade.games.letters import first_row
from wordarcade.games.spec import GameSpec
from wordarcade.games.statistics_spec import Detail, GameStatistics

WORD_SEARCH: Final = GameSpec(
    name="wordsearch",
    title="Word search",
    tagline="Find the hidden words of a theme.",
    brief="hidden words",
    card=Card(
        rows=(
            "RSTBOPME",
            "OIQUARTZ",
            "HNSCAESO",
            "VSREOSGE",
            "YIEAAAEP",
            "AIETDTME",
            "SRLCETDT",
            "WVPATCWP",
        ),
        roles=(
            "llllllll",
            "ll......",
            "llblllll",
            "lllbllll",
            "llllblll",
            "lllllbll",
            "llllllll",
            "llllllll",
        ),
        dense=True,
        smaller=Card(
            rows=("RSTBOP", "QUARTZ", "HNSCAE", "VSREOS", "YIEAAA"),
            roles=("llllll", "......", "llblll", "lllbll", "llllbl"),
            dense=True,
        ),
    ),
    statistics=GameStatistics(
        figures=(("hidden", "words"),),
        details=(Detail("words", "Words"),),
        read=Lazy("wordarcade.games.word_search.variant_name:variant_name"),
        rated=Lazy("wordarcade.games.word_search.rating:rated"),
    ),
    letters=first_row,
    play=Lazy("wordarcade.games.word_search.play:PLAY"),
    screens=Lazy("wordarcade.screens.word_search:SCREENS"),
    line_mode=Lazy("wordarcade.plain.word_search:LINE_MODE"),
    command=Lazy("wordarcade.cli.word_search:word_search"),
    solver=Lazy("wordarcade.cli.solve_word_search:word_search"),
)
