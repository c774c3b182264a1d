"""The variants of Scrabble in words."""

from collections import Counter
from typing import Final

from wordarcade.games.statistics_spec import VariantName, as_written

_USUAL: Final = frozenset({"board standard", "tiles english", "clock off", "void challenge"})
_RULES: Final = ("board ", "tiles ", "clock ", "friendly", "checker", "teacher", "played ")
_SHOWN: Final = {"friendly": "with undo", "checker": "words checked", "teacher": "coached"}
"""Rules that the variants of saved games name otherwise than the screens."""


def variant_name(variant: str) -> VariantName:
    """Return the name of a variant, summed up under the opponents; usual rules go without saying.

    >>> variant_name("1 person, expert, board standard, tiles english, double challenge, clock off")
    VariantName(title='against expert, double challenge', group='expert', brief='expert, double')
    >>> variant_name("15x15 common min 4").title
    '15x15 common min 4'
    >>> variant_name("2 persons, board standard, tiles english, void challenge, clock off").title
    '2 persons'
    """
    parts = variant.split(", ")
    players = [part for part in parts if not part.startswith(_RULES) and "challenge" not in part]
    rules = [_SHOWN.get(part, part) for part in parts if part not in players and part not in _USUAL]
    if not players or not ("challenge" in variant or players == ["puzzle"]):
        return as_written(variant)
    persons = next((part for part in players if "person" in part), "")
    levels = [part for part in players if part != persons]
    bots = " and ".join(
        level if number == 1 else f"{number} {level}" for level, number in Counter(levels).items()
    )
    if players == ["puzzle"]:
        return VariantName("puzzles of the day", "puzzle")
    if persons == "1 person":
        who = f"against {bots}"
    elif persons:
        who = f"{persons} against {bots}" if bots else persons
    else:
        who = f"{bots} alone"
    brief = (rule.removesuffix(" challenge").removeprefix("clock ") for rule in rules)
    short = ", ".join([bots if persons == "1 person" else who, *brief])
    return VariantName(", ".join([who, *rules]), bots or persons, short)
