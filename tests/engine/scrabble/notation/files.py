"""Games of GCG that tests share, written for them."""

from typing import Final

from tests.engine.scrabble.games import ENGLISH, STANDARD
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_replay import replayed
from wordarcade.engine.scrabble.notation.gcg_step import Mismatch, Step

HEAD: Final = """\
#character-encoding UTF-8
#title A game of two
#player1 ana Ana Lee
#player2 bo Bo
#lexicon arcade
"""

GAME: Final = (
    HEAD
    + """\
>ana: AEINRST 8D NASTIER +66 66
#note All seven,
on the first turn.
>bo: ?DGLOUW D5 GOW. +8 8
>ana: BDEILTU J6 BU.L +12 78
>ana: BDEILTU -- -12 66
>bo: ?DLQUUZ -QUU +0 8
>ana: BDEILTU J6 BU.L +12 78
>bo: ?AEHLST 9J .aTHES +12 20
>bo: DLOZ (challenge) +5 25
>ana: DEIT -2 +0 78
>bo: DLOZ - +0 25

>bo:  (DEIT) +10 35
>ana: DEIT (time) -10 68
"""
)
"""A play of each kind; the scores are counted by hand."""


def steps_of(gcg: Gcg) -> tuple[Step, ...]:
    """Return the game of a file on the standard board, with English tiles."""
    return replayed(gcg, STANDARD, ENGLISH)


def mismatches_of(gcg: Gcg) -> list[Mismatch]:
    """Return where a file is not what the rules make of it."""
    return [step.mismatch for step in steps_of(gcg) if step.mismatch is not None]
