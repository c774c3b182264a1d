"""Work out the values of hangman that come with the program, and write them down.

    python docs/make_hangman_values.py [--budget SETS]

For each list, whole and cut down to everyday words, and each length of words: the wrong guesses
that a perfect host can force from the first guess on, as a lower and an upper bound. Where these
differ, the budget was not enough. With compiled kernels a million sets take some seconds.
"""

import argparse
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from wordarcade.engine.hangman.candidates import WordTable
from wordarcade.engine.hangman.choices import Vocabulary, playable_lengths
from wordarcade.lexicon.interface import WordSet
from wordarcade.lexicon.service import LexiconService
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.players.hangman.words import open_words
from wordarcade.support import resources

VALUES = Path(__file__).parent.parent / "assets" / "hangman" / "values.toml"
ENTRIES = 1 << 23
"""Sets to remember, a quarter of a gigabyte for the hardest lengths."""

NAMES = ("arcade", "enable", "web2", "american", "common")

HEAD = """\
# What hangman is worth: the wrong guesses that a perfect host can force from the first guess on,
# at least and at most, by the length of the words. Made by docs/make_hangman_values.py with a
# budget of {budget:_} sets; a list is known by the sha256 of its words.
"""


def value_of(words: WordSet, length: int, budget: int) -> GameValue:
    """Return the value of all words of a length, and print it."""
    began = time.perf_counter()
    table = WordTable(list(words.of_length(length)))
    value = Appraiser(table, ENTRIES).value(table.everything, lambda _: None, budget)
    took = time.perf_counter() - began
    bounds = f"{value.lower}..{value.upper}" if value.exact is None else f"{value.exact}"
    print(f"{length:4}{len(table.words):8}{bounds:>8}{value.sets:12,}{took:9.2f} s", flush=True)
    return value


def entry(words: WordSet, title: str, budget: int) -> Iterator[str]:
    """Yield the lines of one list."""
    yield "\n[[lists]]"
    yield f'title = "{title}"'
    yield f'identity = "{words.identity}"'
    yield "[lists.values]"
    for length in playable_lengths(words):
        value = value_of(words, length, budget)
        yield f"{length} = [{value.lower}, {value.upper}]"


def main() -> None:
    """Write the file anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--budget", type=int, default=40_000_000, help="sets for each length")
    options = parser.parse_args()
    lines = [HEAD.format(budget=options.budget).rstrip()]
    with tempfile.TemporaryDirectory() as folder:
        service = LexiconService(resources.folder("lexicons"), Path(folder), Path(folder))
        for name in NAMES:
            for vocabulary in Vocabulary:
                words = open_words(service, name, vocabulary)
                title = f"{name}, {vocabulary} words"
                print(title)
                lines.extend(entry(words, title, options.budget))
    VALUES.parent.mkdir(exist_ok=True)
    VALUES.write_text("\n".join(lines) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
