"""Reader of KWG files, the word graphs of several Scrabble engines.

A file is an array of unsigned 32-bit numbers, little endian, one a node: bits 0-21 are the
index of the node's first child (0: none), bit 22 ends a run of siblings, bit 23 ends a word,
bits 24-31 are the letter (1 is A; 0 is the separator that only the GADDAG uses). The child
index of node 0 leads to the DAWG, which is the part read here; that of node 1 to the GADDAG.
"""

import sys
from array import array
from typing import Final

from wordarcade.lexicon.errors import DamagedListError, UnsupportedListError
from wordarcade.lexicon.formats.collector import Collector
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.formats.word_list import WordList
from wordarcade.lexicon.limits import MAX_WORD_LENGTH

_CHILD: Final = (1 << 22) - 1
_LAST_SIBLING: Final = 1 << 22
_ENDS_WORD: Final = 1 << 23
_LETTER_SHIFT: Final = 24
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


def read_kwg(source: Source) -> WordList | None:
    """Read a file whose name ends in `.kwg`.

    Raises:
        DamagedListError: an index leads outside the file or back on itself, or a word would be
            longer than a word may be.
        UnsupportedListError: it has letters beyond the 26 of English.
        ListTooLargeError: the graph has more words than a list may have.
    """
    if source.suffix != ".kwg":
        return None
    graph = _Graph(source)
    source.refuse_more_than_limit(graph.count_words())
    collector = Collector()
    collector.add_all(graph.words())
    return collector.word_list("KWG word graph")


class _Graph:
    """The nodes of a KWG file, checked as they are visited."""

    def __init__(self, source: Source) -> None:
        self._name: Final = source.name
        self._nodes: Final = array("I")
        if len(source.data) % self._nodes.itemsize or len(source.data) < 2 * self._nodes.itemsize:
            raise self._damaged("its size is not that of whole nodes")
        self._nodes.frombytes(source.data)
        if sys.byteorder == "big":
            self._nodes.byteswap()
        self._root: Final = self._nodes[0] & _CHILD
        self._counts: Final[dict[int, int]] = {0: 0}

    def count_words(self) -> int:
        """Return the number of words, without spelling them out.

        Each run of siblings is counted once, after the runs below it, so a small graph of very
        many words costs no more than any other.
        """
        open_runs: set[int] = set()
        pending = [self._root]
        while pending:
            run = pending[-1]
            if run in self._counts:
                pending.pop()
                continue
            siblings = self._siblings(run)
            children = {node & _CHILD for node in siblings}
            missing = [child for child in children if child not in self._counts]
            if not missing:
                pending.pop()
                open_runs.discard(run)
                self._counts[run] = sum(
                    self._counts[node & _CHILD] + (node & _ENDS_WORD > 0) for node in siblings
                )
            elif run in open_runs:
                raise self._damaged("it has a cycle")
            else:
                open_runs.add(run)
                pending.extend(missing)
        return self._counts[self._root]

    def words(self) -> list[str]:
        """Return all words, once they have been counted."""
        words: list[str] = []
        pending = [("", self._root)] if self._counts[self._root] else []
        while pending:
            prefix, run = pending.pop()
            if len(prefix) >= MAX_WORD_LENGTH:
                raise self._damaged(f"it has words of more than {MAX_WORD_LENGTH} letters")
            for node in self._siblings(run):
                word = prefix + self._letter(node)
                if node & _ENDS_WORD:
                    words.append(word)
                if self._counts[node & _CHILD]:
                    pending.append((word, node & _CHILD))
        return words

    def _siblings(self, run: int) -> list[int]:
        nodes = self._nodes
        for end in range(run, len(nodes)):
            if nodes[end] & _LAST_SIBLING:
                return nodes[run : end + 1].tolist()
            if end - run >= len(_LETTERS):
                break
        raise self._damaged("a run of letters has no end")

    def _letter(self, node: int) -> str:
        letter = node >> _LETTER_SHIFT
        if not 1 <= letter <= len(_LETTERS):
            raise UnsupportedListError(
                f"{self._name} has letters beyond A to Z, so it is not an English lexicon; "
                "give a list of words in the letters A to Z."
            )
        return _LETTERS[letter - 1]

    def _damaged(self, why: str) -> DamagedListError:
        return DamagedListError(
            f"{self._name} is not a valid KWG file ({why}); copy or make it again, "
            "or give the words as plain text."
        )
