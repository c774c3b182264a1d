"""Lists of words with definitions: `WORD<tab>definition` and `WORD definition`.

Telling `AA rough cindery lava` from four words on a line takes evidence. A list is one of
definitions if more than half of its lines have more than one word, and if one of these holds:

- a heading names the columns: `word` and `definition`;
- half of the rests hold brackets, figures or a sign like a full stop, or a comma that does not
  follow the first word, or after a tab or a comma several words together;
- half of the first words are in capitals and followed by small letters;
- the first words are in alphabetical order, the words across the lines are not, and a quarter
  of the rests hold an article or a preposition.

Only the first thousand lines are looked at.
"""

import re
from collections.abc import Sequence
from typing import Final

from wordarcade.lexicon.formats.collector import Collector, bare, skip_reason
from wordarcade.lexicon.formats.listing import is_comment, without_comment
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.formats.word_list import SkipReason, WordList

_FORMS: Final = {"\t": "word, tab, definition", " ": "word, blank, definition"}
_SAMPLE: Final = 1000
_HEADING: Final = re.compile(r'"?words?"?\s*([,\t])\s*"?(?:definition|meaning)', re.IGNORECASE)
_COMMA_AFTER_WORD: Final = re.compile(r'"?[^\s",]+"?,')
_PROSE_MARK: Final = re.compile(r"[()\[\]{}<>:;.!?/=&*+0-9]")
_PROSE_WORDS: Final = frozenset(
    {"a", "an", "and", "for", "from", "in", "of", "or", "the", "to", "with"}
)


def read_definitions(source: Source) -> WordList | None:
    """Read the first word of each line, and the rest of the line as its definition."""
    title, lines, numbers = source.listing
    separator = definition_separator(lines)
    if separator not in _FORMS:
        return None
    collector = Collector()
    first = int(has_heading(lines))
    for line, number in zip(lines[first:], numbers[first:], strict=True):
        head, rest = split_entry(line, separator)
        collector.add(head.rstrip(":"), rest.lstrip("-–—:= \t"), number)
    return collector.word_list(_FORMS[separator], title)


def definition_separator(lines: Sequence[str]) -> str | None:
    """Return the separator of words and definitions (tab, comma or blank), or None in other lists.

    >>> definition_separator(["AA rough, cindery lava", "AAH to exclaim in amazement"])
    ' '
    >>> definition_separator(["AA AAH AAL", "AB ABA ABACI"]) is None
    True
    """
    if lines and (heading := _HEADING.match(lines[0])):
        return heading[1]
    sample = lines[:_SAMPLE]
    separator = _likely_separator(sample)
    pairs = [split_entry(line, separator) for line in sample]
    pairs = [(head, rest) for head, rest in pairs if rest and not _is_bullet(head)]
    if len(pairs) <= len(sample) / 2:
        return None
    marked = sum(_is_phrase(rest, separator) for _, rest in pairs) >= len(pairs) / 2
    cased = sum(head.isupper() and not rest.isupper() for head, rest in pairs) >= len(pairs) / 2
    return separator if marked or cased or _reads_downwards(pairs) else None


def has_heading(lines: Sequence[str]) -> bool:
    """Return whether the first line names the columns instead of holding a word."""
    return bool(lines) and _HEADING.match(lines[0]) is not None


def split_entry(line: str, separator: str) -> tuple[str, str]:
    """Return the entry at the start of `line` and the rest, which is "" if it is a comment."""
    if separator == " ":
        head, *tail = without_comment(line).split(None, 1)
    else:
        head, *tail = line.split(separator, 1)
    rest = tail[0].strip() if tail else ""
    return bare(head), "" if is_comment(rest) else rest


def _is_bullet(head: str) -> bool:
    """Return whether `head` is a number or a mark in front of words, as in "1. aa"."""
    return skip_reason(head.rstrip(":")) in (SkipReason.DIGITS, SkipReason.OTHER)


def _likely_separator(sample: Sequence[str]) -> str:
    if sum("\t" in line for line in sample) > len(sample) / 2:
        return "\t"
    if sum(_COMMA_AFTER_WORD.match(line) is not None for line in sample) > len(sample) / 2:
        return ","
    return " "


def _is_phrase(rest: str, separator: str) -> bool:
    if _PROSE_MARK.search(rest):
        return True
    if separator == " ":
        return "," in rest.rstrip(",")
    return any(" " in field.strip() for field in rest.split(separator))


def _reads_downwards(pairs: Sequence[tuple[str, str]]) -> bool:
    """Return whether the entries run down the first column rather than along the lines."""
    heads = [head.lower() for head, _ in pairs]
    rests = [rest.lower().replace(",", " ").split() for _, rest in pairs]
    along = [word for head, rest in zip(heads, rests, strict=True) for word in (head, *rest)]
    prose = sum(not _PROSE_WORDS.isdisjoint(rest) for rest in rests)
    return heads == sorted(heads) and along != sorted(along) and prose >= len(pairs) / 4
