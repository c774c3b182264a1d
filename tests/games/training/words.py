"""Small lexicons, and a deck in folders of its own."""

from collections import Counter

from wordarcade.lexicon.compile import compile_words
from wordarcade.lexicon.dawg_file import graph_of
from wordarcade.lexicon.formats import identity_of
from wordarcade.lexicon.lexicon import Lexicon


def lexicon_of(*words: str) -> Lexicon:
    """Return a lexicon of these words."""
    ordered = tuple(sorted(words))
    graph = graph_of(compile_words(ordered, lambda _: None).arrays)
    lengths = dict(sorted(Counter(map(len, ordered)).items()))
    return Lexicon("few", identity_of(ordered), graph, lengths)
