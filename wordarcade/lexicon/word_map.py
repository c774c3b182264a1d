"""The word map: words by the multiset of their letters."""

from __future__ import annotations

from typing import NamedTuple

from wordarcade.lexicon.dawg_file import Numbers


class WordMap(NamedTuple):
    """The words of 2 to 15 letters of a lexicon, found by their letters in any order.

    A multiset of letters is known by its 64-bit key (`wordarcade.kernels.letter_keys`). Where it
    stands in a table of some size follows from the upper 32 bits of the key: (bits x size) >> 32.
    The lower ones tell it from its neighbours, though not from all: but for `words`, what a table
    says is a maybe, and only its "no" is certain. All tables are unsigned 32-bit.

    Attributes:
        words: four numbers a word, each of four bytes, the lowest first: the number of letters,
            plus 16 if the next word has the same multiset; then the letters, from 0 (a).
        slots: the number of the first word of a multiset, counted from 1, times 512, plus the
            lowest nine bits of the key; 0 for none. A multiset is in the slot that its key says,
            or in one after it, with no empty slot between.
        reach: the size by which keys find slots. There are more, for those that are pushed on.
        spelled: for the multisets of words. One whose key ends in the five-bit numbers c, b, a
            has the bits a, b and c set.
        incomplete: for the multisets that lack one letter of a word; the bits a and b are set.
        cells: for those as well, the letters that complete them, as bits; in blocks of 16 cells.
            The lowest two four-bit numbers of the key say which two cells of a block both have
            them.
    """

    words: Numbers
    slots: Numbers
    reach: int
    spelled: Numbers
    incomplete: Numbers
    cells: Numbers
