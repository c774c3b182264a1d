"""The title line of a list, such as that of the Collins download.

"Collins Scrabble Words (2019). 279,496 words." stands on the first line without a comment
mark, a blank line follows, and then the words.
"""

import re
from typing import Final

_LONGEST: Final = 500
_NOT_A_WORD: Final = re.compile(r"[^A-Za-z\s,\"']")
_COUNT: Final = re.compile(r"(?<!\d)(\d{1,3}(?:[,.\s]\d{3})+|\d+)\s+words\b", re.IGNORECASE)


def is_prose(line: str) -> bool:
    """Return whether `line` has several words and some mark or figure that words have not."""
    if len(line) > _LONGEST or " " not in line or "\t" in line:
        return False
    return _NOT_A_WORD.search(line) is not None


def announced_count(title: str) -> int | None:
    """Return the number of words that a title line promises, if it does.

    >>> announced_count("Collins Scrabble Words (2019). 279,496 words.")
    279496
    """
    if match := _COUNT.search(title):
        return int(re.sub(r"\D", "", match[1]))
    return None


def title_notes(title: str, words: int) -> tuple[str, ...]:
    """Return the notes on the title of a list of `words` words."""
    if not title:
        return ()
    note = f"The first line is a title: {title}"
    announced = announced_count(title)
    if announced is None or announced == words:
        return (note,)
    return (note, f"The title announces {announced:,} words, but {words:,} were read.")
