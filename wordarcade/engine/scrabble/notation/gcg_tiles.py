"""Detection of GCG files whose letter distribution is unknown."""

import re
from collections.abc import Iterator
from typing import Final

from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import TILE_DISTRIBUTION
from wordarcade.engine.scrabble.notation.gcg_lines import Event, Played
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError
from wordarcade.engine.scrabble.setup import STANDARD_TILES
from wordarcade.engine.scrabble.tiles import LETTERS

_TILE_SET: Final = "tile-set"
"""What other programs call the letter distribution."""

_LANGUAGES: Final = (
    (re.compile(r"(?:DISC|CAT)\d", re.IGNORECASE), "Catalan"),
    (re.compile(r"(?:FRA|ODS)-?\d", re.IGNORECASE), "French"),
    (re.compile(r"(?:RD|DUDEN)-?\d", re.IGNORECASE), "German"),
    (re.compile(r"(?:NSF|NWSL)-?\d", re.IGNORECASE), "Norwegian"),
    (re.compile(r"OSPS-?\d", re.IGNORECASE), "Polish"),
    (re.compile(r"(?:FISE|FILE|LEXIS)-?\d", re.IGNORECASE), "Spanish"),
    (re.compile(r"SAOL-?\d", re.IGNORECASE), "Swedish"),
)
"""Prefixes of the names of lexicons that use letter distributions other than the English."""

_STRANGE_TURNS: Final = 2
"""So many turns with other letters than A to Z are no slip of the pen."""


def check_tiles(gcg: Gcg, equipment: Equipment) -> None:
    """Check that the letter distribution of a file is available.

    Args:
        gcg: the file.
        equipment: what there is.

    Raises:
        GcgFileError: it names other tiles, or a lexicon that is played with others, or lays them.
    """
    named = gcg.pragma(TILE_DISTRIBUTION) or gcg.pragma(_TILE_SET)
    if named:
        if named in equipment.distributions or named.casefold() == STANDARD_TILES:
            return
        raise GcgFileError(
            f"The game is played with the tiles '{named[:40]}', which you do not have; add a file "
            "for them to your folder of tiles, or give another game."
        )
    lexicon = gcg.pragma("lexicon")
    for form, language in _LANGUAGES:
        if form.match(lexicon):
            raise GcgFileError(
                f"The game is played with {language} tiles, as {lexicon[:40]} is {language}; "
                "only games with English tiles can be checked."
            )
    strange = list(_strange_turns(gcg))
    if len(strange) >= _STRANGE_TURNS:
        raise GcgFileError(
            f"The game is played with other letters than A to Z, such as {strange[0]}; "
            "only games with English tiles can be checked."
        )


def _strange_turns(gcg: Gcg) -> Iterator[str]:
    """Yield a letter of each turn that has one besides A to Z, in the rack or the play."""
    for line in gcg.lines:
        if isinstance(event := line.content, Event):
            word = event.act.word if isinstance(event.act, Played) else ""
            signs = f"{word}{event.rack}".upper()
            yield from [sign for sign in signs if sign.isalpha() and sign not in LETTERS][:1]
