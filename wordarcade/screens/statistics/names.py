"""Names of variants in the room of a list: by what differs, so that no two look alike."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len


class Name(NamedTuple):
    """A variant's name, in parts between commas.

    Attributes:
        parts: as people read them, the most important first.
        brief: the same in as few characters as can be understood.
        lexicon: the lexicon, where variants of several are listed; else empty.
    """

    parts: tuple[str, ...]
    brief: tuple[str, ...]
    lexicon: str = ""

    @property
    def forms(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The parts and the brief ones, each with the lexicon."""
        last = (f"· {self.lexicon}",) if self.lexicon else ()
        return (*self.parts, *last), (*self.brief, *last)

    @property
    def told(self) -> str:
        """The whole name."""
        return _joined(self.forms[0])


def distinct_names(names: Sequence[Name], columns: int) -> tuple[str, ...] | None:
    """Return names in a room, as whole as can be; None if some don't fit or would look alike.

    First the parts go that all have in common, then those at the end that tell nobody apart.

    Args:
        names: all different.
        columns: of the room.

    >>> evil = [Name(("8 letters", "8 misses", words), ("8 letters", "8×", words))
    ...         for words in ("all", "common")]
    >>> distinct_names(evil, 30)
    ('8 letters, 8 misses, all', '8 letters, 8 misses, common')
    >>> distinct_names(evil, 18)
    ('8 letters, all', '8 letters, common')
    >>> distinct_names(evil, 9) is None
    True
    """
    told = []
    for number in range(len(names)):
        fitting = (text for text in _shorter(names, number) if cell_len(text) <= columns)
        told.append(next(fitting, ""))
    return tuple(told) if all(told) and len(set(told)) == len(told) else None


def _shorter(names: Sequence[Name], number: int) -> Iterator[str]:
    """Yield ever shorter texts for a name, none of which could stand for another one."""
    for form in (0, 1):
        forms = [name.forms[form] for name in names]
        yield _joined(forms[number])
        shared = set(forms[0]).intersection(*forms) if len(forms) > 1 else set()
        kept = [(each[0], *(part for part in each[1:] if part not in shared)) for each in forms]
        own, others = kept[number], kept[:number] + kept[number + 1 :]
        yield _joined(own)
        for end in range(len(own) - 1, 0, -1):
            if all(other[:end] != own[:end] for other in others):
                yield _joined(own[:end])
    yield " ".join(names[number].forms[1])


def _joined(parts: Sequence[str]) -> str:
    return ", ".join(parts).replace(", ·", " ·")
