"""JSON lists, as NASPA gives them to licensees.

NASPA describes its file at <https://www.scrabbleplayers.org/w/Licensing>: an object whose
`words` is a list of [word, root, part of speech, sense number, definition].
"""

import json
import re
from typing import Final

from wordarcade.lexicon.errors import DamagedListError, UnsupportedListError
from wordarcade.lexicon.formats.collector import Collector
from wordarcade.lexicon.formats.source import Source
from wordarcade.lexicon.formats.word_list import SkipReason, WordList

_OPENING: Final = re.compile(r'\s*(?:\{\s*["}]|\[\s*["\[{\]])')


def read_json(source: Source) -> WordList | None:
    """Read `{"words": [...]}`, or the list alone, of words or of rows that start with a word.

    The last field of a row is its definition.

    Raises:
        DamagedListError: the text starts like JSON and then is not valid.
        UnsupportedListError: it is JSON, but has no list of words.
        ListTooLargeError: there are more values than a list may have.
    """
    if not _OPENING.match(source.text):
        return None
    source.refuse_more_than_limit(source.text.count(","))
    try:
        content = json.loads(source.text)
    except (ValueError, RecursionError) as error:
        raise DamagedListError(
            f"{source.name} starts like JSON but is not valid ({_cause(error)}); "
            "export it again or save it as plain text."
        ) from error
    rows = content.get("words") if isinstance(content, dict) else content
    if not isinstance(rows, list):
        raise UnsupportedListError(
            f'{source.name} is JSON without a list named "words"; '
            "save its words as plain text, one per line."
        )
    collector = Collector()
    for row in rows:
        _add(collector, row)
    return collector.word_list("JSON words and definitions")


def _add(collector: Collector, row: object) -> None:
    match row:
        case str(word) | [str(word)]:
            collector.add(word)
        case [str(word), *_, str(definition)]:
            collector.add(word, definition)
        case [str(word), *_]:
            collector.add(word)
        case _:
            collector.skip(SkipReason.OTHER)


def _cause(error: Exception) -> str:
    if isinstance(error, json.JSONDecodeError):
        return f"line {error.lineno}, column {error.colno}"
    return "nested too deeply or a number too long"
