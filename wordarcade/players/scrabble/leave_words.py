"""The difference between two leaves, in words."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from wordarcade.engine.scrabble.distribution import RACK_SIZE
from wordarcade.engine.scrabble.tiles import BLANK, in_order
from wordarcade.players.scrabble.leaves import VOWELS
from wordarcade.support.wording import listed, spelt

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
    >>> leave_phrase("IRU", "AIRU"), leave_phrase("EIR", "AIR"), leave_phrase("SS", "S")
    ('gets rid of the A', 'keeps the E instead of the A', 'keeps two Ss')
    >>> leave_phrase("CHI", "G")
    'keeps CHI, though not the G'
    """
    return next(_reasons(Counter(better), Counter(worse)))


def _reasons(has: Counter[str], had: Counter[str]) -> Iterator[str]:
    """Yield true differences, the weightiest first; the last one can always be told.

    Args:
        has: the tiles of the leave with more value.
        had: those of the other.
    """
    gained, shed = has - had, had - has
    better, worse, more, less = map(_in_order, (has, had, gained, shed))
    if gained[BLANK]:
        yield "keeps both blanks" if has[BLANK] > 1 else "keeps the blank"
    if gained["S"]:
        yield f"keeps {spelt(has['S'])} Ss" if has["S"] > 1 else "keeps the S"
    if gained and is_bingo_prone(better) and not is_bingo_prone(worse):
        yield f"keeps {_tiles(better)}, a rack made for bingos"
    awkward = [tile for tile in _AWKWARD if shed[tile] and not has[tile]]
    if awkward and not any(gained[tile] for tile in _AWKWARD):
        yield f"gets rid of {listed(f'the {tile}{_plural(shed[tile])}' for tile in awkward)}"
    double = [tile for tile in shed if had[tile] > 1 >= has[tile] and tile != BLANK]
    if double and not any(has[tile] > 1 for tile in gained):
        yield _without_doubles(double, has)
    if not better:
        yield "draws a whole new rack"
    if not less:
        yield f"keeps {_tiles(better)}"
    if len(more) < len(less):
        yield f"gets rid of {_tiles(less)}"
    beside = " instead of" if len(more) == len(less) else ", though not"
    yield f"keeps {_tiles(more)}{beside} {_tiles(less)}"


def _without_doubles(double: Sequence[str], has: Counter[str]) -> str:
    """Return what becomes of tiles that the other leave has more than once."""
    gone = [f"the {tile}s" for tile in double if not has[tile]]
    single = [f"one {tile}" for tile in double if has[tile]]
    told = (("gets rid of", gone), ("keeps only", single))
    return listed(f"{verb} {listed(tiles)}" for verb, tiles in told if tiles)


def _in_order(tiles: Counter[str]) -> str:
    return in_order("".join(tiles.elements()))


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
