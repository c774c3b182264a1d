"""Opening a word list without a service or cache."""

from collections import Counter
from pathlib import Path

from wordarcade.lexicon.compile import compile_words
from wordarcade.lexicon.dawg_file import graph_of
from wordarcade.lexicon.formats import identity_of, read_word_list
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.support.progress import to_nobody


def open_in_memory(path: Path) -> Lexicon:
    """Return the lexicon of the word list at `path`, read and compiled now.

    Raises:
        LexiconError: the list cannot be read; the subclass names the cause.
    """
    words = read_word_list(path).words
    graph = graph_of(compile_words(words, to_nobody).arrays)
    lengths = dict(sorted(Counter(map(len, words)).items()))
    return Lexicon(path.stem, identity_of(words), graph, lengths, source=str(path.absolute()))
