"""Binary search in a sorted text file, mapped into memory."""

import mmap


def value_of(text: mmap.mmap, key: bytes, end: int | None = None) -> bytes | None:
    r"""Return what follows a key and a tab in its line, or None if no line has the key.

    Args:
        text: lines of `key<tab>value`, ended by newlines, in byte order of their keys.
        key: the key, without tabs or newlines.
        end: where the lines end, in bytes; None for the end of the file.
    """
    low, high = 0, len(text) if end is None else end
    while low < high:
        middle = text.rfind(b"\n", low, (low + high) // 2) + 1 or low
        stop = text.find(b"\n", middle, high)
        stop = high if stop < 0 else stop
        found, _, value = text[middle:stop].partition(b"\t")
        if found == key:
            return value
        if found < key:
            low = stop + 1
        else:
            high = middle
    return None


def end_of_keys(text: mmap.mmap, start: int) -> int:
    r"""Return where the lines with a tab end, in bytes, and lines without one follow.

    Searched in halves, so that a start does not read all of a large file.

    Args:
        text: the file.
        start: where a line begins, in bytes; what comes before it does not count.
    """
    low, high = start, len(text)
    while low < high:
        middle = text.rfind(b"\n", low, (low + high) // 2) + 1 or low
        stop = text.find(b"\n", middle, high)
        stop = high if stop < 0 else stop
        if b"\t" in text[middle:stop]:
            low = stop + 1
        else:
            high = middle
    return low
