"""Comma-separated lists: word, definition and perhaps more, such as NASPA's school flag.

NASPA describes its file at <https://www.scrabbleplayers.org/w/Licensing>: three columns, of
which the second holds the definitions, separated by semicolons.
"""

import csv
from collections import Counter

from wordarcade.lexicon.errors import DamagedListError
from wordarcade.lexicon.formats.collector import Collector
from wordarcade.lexicon.formats.definitions import definition_separator, has_heading
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.formats.word_list import WordList


def read_csv(source: Source) -> WordList | None:
    """Read the first column as words and the second as their definitions.

    A row with more fields than most has a definition with bare commas in it, which is put
    together again.

    Raises:
        DamagedListError: a field is longer than any definition.
    """
    title, lines, numbers = source.listing
    if definition_separator(lines) != ",":
        return None
    try:
        # Line by line, so that a quotation mark left open costs one line and not the rest.
        rows = [next(csv.reader([line], skipinitialspace=True)) for line in lines]
    except csv.Error as error:
        raise DamagedListError(
            f"{source.name} looks like comma-separated text, but has a field that is too long; "
            "save it again as CSV or as plain text."
        ) from error
    columns = Counter(map(len, rows)).most_common(1)[0][0]
    collector = Collector()
    first = int(has_heading(lines))
    for (word, *fields), number in zip(rows[first:], numbers[first:], strict=True):
        definition = fields[: max(1, len(fields) - (columns - 2))]
        collector.add(word, ",".join(definition), number)
    return collector.word_list("comma-separated words and definitions", title)
