"""Variants of games: records count only among games of the same variant.

Expressed in SQL over the saved configurations, so that the home screen can query the statistics
of all games without loading them.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of a game, as trusted SQL expressions.

    Attributes:
        fields: what must be equal, besides the lexicon: SQL expressions over the column `config`.
        title: a short name of the variant, as an SQL expression.
        own: whether a game was played with letters of the player's own, as an SQL expression.
    """

    fields: tuple[str, ...]
    title: str
    own: str = "0"


ALL_ALIKE: Final = Variants((), "''")
"""Every game of a kind is compared with every other."""


def fields(*names: str) -> str:
    """Return one expression for several fields of the configuration.

    >>> fields("rows", "timer")
    "json_extract(config, '$.rows', '$.timer')"
    """
    paths = ", ".join(f"'$.{name}'" for name in names)
    return f"json_extract(config, {paths})"
