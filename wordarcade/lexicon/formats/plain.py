"""Reader of plain word lists: words alone, one or several a line."""

from typing import Final

from wordarcade.lexicon.formats.collector import Collector
from wordarcade.lexicon.formats.listing import without_comment
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.formats.word_list import WordList

ONE_A_LINE: Final = "one word a line"
SEVERAL_A_LINE: Final = "several words a line"


def read_letters_only(source: Source) -> WordList | None:
    """Read a list of letters a to z and line ends; any other list is left to other formats.

    This is what nearly every list is, so it is done with whole-text operations.
    """
    text = source.text
    if " " in text or "\t" in text or not text.isascii():
        return None
    entries = text.split()
    if not "".join(entries).isalpha():
        return None
    collector = Collector()
    collector.add_all(entries)
    return collector.word_list(ONE_A_LINE)


def read_words(source: Source) -> WordList:
    """Read entries between blanks and commas, with comments after them left out.

    Raises:
        ListTooLargeError: there are more entries than a list may have.
    """
    title, lines, numbers = source.listing
    entry_lines = [without_comment(line).replace(",", " ") for line in lines]
    source.refuse_more_than_limit(sum(1 + line.count(" ") for line in entry_lines))
    rows = [line.split() for line in entry_lines]
    collector = Collector()
    places = (number for number, row in zip(numbers, rows, strict=True) for _ in row)
    collector.add_all([entry for row in rows for entry in row], places)
    form = ONE_A_LINE if all(len(row) <= 1 for row in rows) else SEVERAL_A_LINE
    return collector.word_list(form, title)
