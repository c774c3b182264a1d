"""Readers of word lists, in the formats that people have them in.

Packed files are unpacked first (`archive`), and a folder or zip file of 26 parts is read part
by part (`parts`). Each list is then offered to the formats in this order, and the first that
recognises it reads it:

1. files of other programs are rejected (`refused`): hunspell, Quackle, web pages, documents;
2. a name that ends in `.kwg` is a word graph (`kwg`);
3. letters and line ends alone are one word per line (`plain`);
4. text that opens like JSON is NASPA's JSON (`naspa_json`);
5. lines that show the marks of definitions (`definitions` says which) are words with
   definitions, comma-separated (`naspa_csv`) or not;
6. all other text is entries between blanks and commas (`plain`).

In the text formats, blank lines and lines that start with `#` or `;` are left out (`listing`),
and a line of prose at the top is taken as a title (`title`). Every entry then ends up as a
word or under a reason to skip it, so that the counts add up.
"""

from wordarcade.lexicon.formats.reading import read_word_list
from wordarcade.lexicon.formats.word_list import (
    Skipped,
    SkipReason,
    WordList,
    identity_of,
    merge,
)

__all__ = ["SkipReason", "Skipped", "WordList", "identity_of", "merge", "read_word_list"]
