"""Which games can be compared: a record is one among games of the same variant.

Told in SQL, over the configurations as they are saved: the home screen asks for the figures of
all games at once, and loads none of them.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Variants:
    """The variants of a game, as expressions of this program's own: they go into SQL as they are.

    Attributes:
        fields: what must be alike, beside the lexicon: SQL expressions over the column `config`.
        title: a short name of the variant, as an SQL expression.
        own: whether a game was played with letters of the player's own, as an SQL expression.
    """

    fields: tuple[str, ...]
    title: str
    own: str = "0"


ALL_ALIKE: Final = Variants((), "''")
"""Every game of a kind is compared with every other."""


def fields(*names: str) -> str:
    """Return an expression of several fields, in one look at the configuration.

    >>> fields("rows", "timer")
    "json_extract(config, '$.rows', '$.timer')"
    """
    paths = ", ".join(f"'$.{name}'" for name in names)
    return f"json_extract(config, {paths})"
