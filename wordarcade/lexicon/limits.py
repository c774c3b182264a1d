"""Limits on the size of a word list."""

from typing import Final

MAX_WORD_LENGTH: Final = 255
"""Letters in a word; a longer entry is counted as skipped."""

MAX_LIST_BYTES: Final = 64 * 1024 * 1024
"""Bytes of a word list, on disk and again once unpacked."""

MAX_ENTRIES: Final = 5_000_000
"""Entries of a word list: twenty times the largest tournament lexicon."""

MAX_OWN_WORDS: Final = 20_000
"""Words that a list of one's own adds to another lexicon, or bans from it."""
