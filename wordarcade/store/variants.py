"""Which games can be compared: a record is one among games of the same variant.

Written in SQL, over the configurations as they are on record: the home screen asks for the
figures of all games at once, and loads none of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of a game.

    Attributes:
        fields: what must be alike, beside the lexicon: SQL expressions over the column `config`.
        title: a short name of the variant, as an SQL expression.
        own: whether a game was played with letters of the player's own, as an SQL expression.
    """

    fields: tuple[str, ...]
    title: str
    own: str = "0"


def _fields(*names: str) -> str:
    """Return an expression of several fields, in one look at the configuration."""
    paths = ", ".join(f"'$.{name}'" for name in names)
    return f"json_extract(config, {paths})"


_SAME: Final = Variants((), "''")

_VARIANTS: Final[Mapping[str, Variants]] = {
    "boggle": Variants(
        (_fields("rows", "columns", "dice", "min_length", "timer", "points"),),
        "json_extract(config, '$.rows') || '×' || json_extract(config, '$.columns')",
        "json_extract(config, '$.dice') = 'own'",
    ),
    "wordsearch": Variants(
        (_fields("size", "min_length", "origin"),),
        "json_extract(config, '$.size') || '×' || json_extract(config, '$.size')",
        "json_extract(config, '$.origin') = 'own'",
    ),
    "hand": Variants(
        (
            "json_array_length(config, '$.hands')",
            "length(json_extract(config, '$.hands[0]'))",
            _fields("opponent"),
        ),
        "length(json_extract(config, '$.hands[0]')) || ' letters'",
        "coalesce(json_extract(config, '$.own'), 0)",
    ),
    "scrabble": Variants(
        (
            "json_array_length(config, '$.players')",
            _fields("layout.name", "tiles.name", "challenge", "clock_ms", "friendly", "checker"),
        ),
        "json_array_length(config, '$.players') || ' players'",
    ),
}
"""Hangman has no score, and so no records."""


def variants_of(game: str) -> Variants:
    """Return the variants of a game; a game without any has all its games compared."""
    return _VARIANTS.get(game, _SAME)
