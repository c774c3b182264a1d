"""The points of a word search word."""


def points(word: str, min_length: int) -> int:
    """Return 1 for a word of the minimum length, and 1 more for each further letter.

    Args:
        word: of `min_length` letters or more.
        min_length: the fewest letters of a word that counts.

    >>> points("pelean", 5)
    2
    """
    return 1 + len(word) - min_length
