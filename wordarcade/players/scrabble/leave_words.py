"""The difference between two leaves, in words."""

from collections import Counter
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK
from wordarcade.players.scrabble.leaves import VOWELS
from wordarcade.support.wording import listed

_BINGO_PRONE: Final = frozenset("ADEGILNORST?")
_FEWEST_PRONE: Final = 4
_LOPSIDED: Final = 2
"""Vowels and consonants of a good leave differ by this many at most."""

_AWKWARD: Final = "QVWJ"
"""Letters that are hard to play, whatever stands beside them."""


def leave_phrase(better: str, worse: str) -> str:
    """Return why one leave is better than another, as a predicate in the present tense.

    Args:
        better: the tiles of the leave with more value.
        worse: those of the other.

    >>> leave_phrase("ES", "EV"), leave_phrase("AERT", "AEUU"), leave_phrase("E", "EV")
    ('keeps the S', 'keeps AERT, a rack made for bingos', 'gets rid of the V')
    """
    gained = Counter(better) - Counter(worse)
    shed = Counter(worse) - Counter(better)
    if gained[BLANK]:
        return "keeps the blank"
    if gained["S"]:
        return "keeps the S"
    if is_bingo_prone(better):
        return f"keeps {_tiles(better)}, a rack made for bingos"
    if awkward := [tile for tile in _AWKWARD if shed[tile]]:
        return f"gets rid of {listed(f'the {tile}{_plural(shed[tile])}' for tile in awkward)}"
    held = Counter(worse)
    if double := [tile for tile in shed if held[tile] > 1]:
        return f"sheds {listed(f'the double {tile}' for tile in double)}"
    return f"keeps {_tiles(better)}" if better else "empties the rack"


def is_bingo_prone(kept: str) -> bool:
    """Return whether tiles go well together in words of seven letters.

    >>> is_bingo_prone("EINRT"), is_bingo_prone("EENRT"), is_bingo_prone("NRST")
    (True, False, False)
    """
    counts = Counter(kept)
    vowels = sum(counts[vowel] for vowel in VOWELS)
    many = _FEWEST_PRONE <= len(kept) < RACK_SIZE
    balanced = vowels > 0 and abs(2 * vowels - len(kept)) <= _LOPSIDED
    return many and balanced and set(kept) <= _BINGO_PRONE and max(counts.values()) == 1


def _plural(number: int) -> str:
    return "s" if number > 1 else ""


def _tiles(kept: str) -> str:
    """Return tiles as a sentence has them.

    >>> _tiles("A"), _tiles("AEL"), _tiles("AE?"), _tiles("?")
    ('the A', 'AEL', 'AE and the blank', 'the blank')
    """
    letters, blanks = kept.rstrip(BLANK), kept.count(BLANK)
    parts = [f"the {letters}" if len(letters) == 1 else letters] if letters else []
    if blanks:
        parts.append("the blank" if blanks == 1 else "both blanks")
    return listed(parts)
