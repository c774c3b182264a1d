"""Detection of GCG files whose letter distribution is unknown."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from wordarcade.engine.scrabble.equipment import Equipment
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_equipment import TILE_DISTRIBUTION
from wordarcade.engine.scrabble.notation.gcg_lines import Event, Played
from wordarcade.engine.scrabble.notation.gcg_reader import GcgFileError
from wordarcade.engine.scrabble.notation.gcg_step import Step
from wordarcade.engine.scrabble.setup import STANDARD_TILES
from wordarcade.engine.scrabble.tiles import LETTERS
from wordarcade.support.wording import count

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

_FEWEST_PLAYS: Final = 4
"""Fewer plays tell nothing of the values of the letters."""


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
            f"The game uses the tiles '{named[:40]}', which you don't have; add a file "
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


def check_scores(gcg: Gcg, steps: Iterable[Step]) -> None:
    """Check that the scores of a file are those of its tiles, unless it names them itself.

    A few that differ are mistakes. Where most do, the letters have other values.

    Args:
        gcg: the file.
        steps: its game by the rules.

    Raises:
        GcgFileError: they are those of other tiles.
    """
    if gcg.pragma(TILE_DISTRIBUTION) or gcg.pragma(_TILE_SET):
        return
    plays = [step for step in steps if step.event and isinstance(step.event.act, Played)]
    differing = sum(map(_scores_otherwise, plays))
    if len(plays) >= _FEWEST_PLAYS and 2 * differing > len(plays):
        raise GcgFileError(
            f"The scores are those of other tiles: {differing} of {count(len(plays), 'play')} "
            f"score differently with English tiles; name the tiles in a line #{TILE_DISTRIBUTION}."
        )


def _scores_otherwise(step: Step) -> bool:
    """Return whether a play earns another number of points by the rules than by its file."""
    event, mismatch = step.event, step.mismatch
    if event is None or mismatch is None or not event.gain or mismatch.our_score is None:
        return False
    return mismatch.file_score == event.gain != mismatch.our_score


def _strange_turns(gcg: Gcg) -> Iterator[str]:
    """Yield a letter of each turn that has one besides A to Z, in the rack or the play."""
    for line in gcg.lines:
        if isinstance(event := line.content, Event):
            word = event.act.word if isinstance(event.act, Played) else ""
            signs = f"{word}{event.rack}".upper()
            yield from [sign for sign in signs if sign.isalpha() and sign not in LETTERS][:1]
