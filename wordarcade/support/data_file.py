"""Strict reading of TOML data files, with file, line and key of every fault."""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from wordarcade.support.user_file import FileError, read_text

if TYPE_CHECKING:
    from wordarcade.support.toml_lines import Place

MOST_BYTES: Final = 1 << 20
"""The size of the largest data file that is read; none that comes with the program is near it."""

_LARGEST: Final = 10**9
"""No number of a data file comes near it."""

_PARSERS_PLACE: Final = r" \(at line (\d+), column \d+\)"


class DataFileError(FileError):
    """A data file is not as it must be: what is wrong, where, and what to do.

    Attributes:
        path: the file.
        line: where in it, from 1; None if that cannot be told.
    """

    def __init__(self, path: Path, line: int | None, sentence: str) -> None:
        place = f"{path}, line {line}" if line else f"{path}"
        super().__init__(f"{place}: {sentence}")
        self.path: Final = path
        self.line: Final = line


class Table:
    """A table of a data file, whose values are read one by one, each checked.

    All methods that take a key raise `DataFileError` if what stands there is not what they
    return; one that is given a default returns that where the key is missing.
    """

    def __init__(
        self, path: Path, text: str, values: Mapping[str, Any], place: "Place" = ()
    ) -> None:
        """Take a table that has been parsed; `read_table` opens a file.

        Args:
            path: the file.
            text: all that is in it, to tell lines from.
            values: the table.
            place: where it stands in the file.
        """
        self.path: Final = path
        self._text: Final = text
        self._values: Final = values
        self._place: Final = place

    def __contains__(self, key: str) -> bool:
        """Whether there is such a key."""
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        """Go through the keys in the order of the file."""
        return iter(self._values)

    def fault(self, key: str, sentence: str) -> DataFileError:
        """Return the error that says what is wrong with a key, to be raised.

        Args:
            key: of this table; an empty one means the table as a whole.
            sentence: what is wrong and what to do, after the name of the key.
        """
        # Data files are read at every start, and hardly ever wrong.
        from wordarcade.support.toml_lines import line_of  # noqa: PLC0415 - see above

        place = (*self._place, key) if key else self._place
        line = line_of(self._text, place)
        if line is None and self._place:
            line = line_of(self._text, self._place)
        named = f"'{_name(place)}' {sentence}" if place else sentence
        return DataFileError(self.path, line, named)

    @contextmanager
    def blaming(self, key: str = "") -> Iterator[None]:
        """Turn a `ValueError` of what is made of the values into the fault of a key."""
        try:
            yield
        except ValueError as error:
            raise self.fault(key, f"is not valid: {error}" if key else str(error)) from error

    def text(
        self, key: str, pattern: re.Pattern[str] | None = None, form: str = "a text in quotes"
    ) -> str:
        """Return a text, which must match `pattern` as a whole; `form` says so in words."""
        value = self._value(key, form)
        if not isinstance(value, str) or (pattern is not None and not pattern.fullmatch(value)):
            raise self.fault(key, f"must be {form}.")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts."""
        value = self._value(key, "a list of texts in quotes")
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fault(key, "must be a list of texts in quotes.")
        return tuple(value)

    def whole(
        self, key: str, lowest: int = 0, highest: int | None = None, default: int | None = None
    ) -> int:
        """Return a whole number from `lowest` to `highest`, both included."""
        if default is not None and key not in self._values:
            return default
        form = f"a whole number {_range(lowest, highest)}"
        value = self._value(key, form)
        if not _is_whole(value, lowest, highest):
            raise self.fault(key, f"must be {form}.")
        return int(value)

    def wholes(self, key: str, lowest: int = 0) -> tuple[int, ...]:
        """Return a list of whole numbers of `lowest` or more, one at least."""
        form = f"a list of whole numbers {_range(lowest, None)}"
        value = self._value(key, form)
        if (
            not isinstance(value, list)
            or not value
            or not all(_is_whole(item, lowest, None) for item in value)
        ):
            raise self.fault(key, f"must be {form}.")
        return tuple(value)

    def number(self, key: str, lowest: float, highest: float) -> float:
        """Return a number from `lowest` to `highest`, both included."""
        form = f"a number from {lowest:g} to {highest:g}"
        value = self._value(key, form)
        if not _is_number(value) or not lowest <= value <= highest:
            raise self.fault(key, f"must be {form}.")
        return float(value)

    def numbers(self, key: str) -> tuple[float, ...]:
        """Return a list of numbers, which may be empty."""
        value = self._value(key, "a list of numbers")
        if not isinstance(value, list) or not all(map(_is_number, value)):
            raise self.fault(key, "must be a list of numbers.")
        return tuple(value)

    def rows_of_numbers(self, key: str) -> tuple[tuple[float, ...], ...]:
        """Return a list of lists of numbers."""
        value = self._value(key, "a list of rows of numbers")
        if not isinstance(value, list) or not all(
            isinstance(row, list) and all(map(_is_number, row)) for row in value
        ):
            raise self.fault(key, "must be a list of rows of numbers.")
        return tuple(tuple(row) for row in value)

    def flag(self, key: str, default: bool | None = None) -> bool:
        """Return true or false."""
        if default is not None and key not in self._values:
            return default
        value = self._value(key, "true or false")
        if not isinstance(value, bool):
            raise self.fault(key, "must be true or false.")
        return value

    def table(self, key: str) -> "Table":
        """Return a table in this one."""
        value = self._value(key, "a table")
        if not isinstance(value, dict):
            raise self.fault(key, "must be a table.")
        return Table(self.path, self._text, value, (*self._place, key))

    def optional_table(self, key: str) -> "Table":
        """Return a table in this one, empty if it is missing."""
        if key not in self._values:
            return Table(self.path, self._text, {}, (*self._place, key))
        return self.table(key)

    def tables(self, key: str) -> tuple["Table", ...]:
        """Return an array of tables."""
        value = self._value(key, "an array of tables")
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            raise self.fault(key, "must be an array of tables.")
        return tuple(
            Table(self.path, self._text, item, (*self._place, key, number))
            for number, item in enumerate(value)
        )

    def refuse_others(self, known: Sequence[str] | frozenset[str]) -> None:
        """Make sure that there are no keys but the known ones."""
        for key in self._values:
            if key not in known:
                raise self.fault(key, "is not known here; take it out, or fix its spelling.")

    def _value(self, key: str, form: str) -> Any:
        if key not in self._values:
            raise self.fault(key, f"is missing; it must be {form}.")
        return self._values[key]


def read_table(path: Path) -> Table:
    """Return all that is in a data file.

    Raises:
        FileError: the file cannot be read; a `DataFileError` if it is not TOML.
    """
    text = read_text(path, MOST_BYTES)
    return Table(path, text, parsed(path, text))


def parsed(path: Path, text: str) -> dict[str, Any]:
    """Return the TOML document that `text` is.

    Args:
        path: where it comes from, for the message.
        text: the document.

    Raises:
        DataFileError: it is not TOML.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(_PARSERS_PLACE, str(error))
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        reason = str(error).partition(" (at ")[0]
        sentence = f"this is not TOML: {reason[:1].lower()}{reason[1:]}."
        raise DataFileError(path, line, sentence) from error
    except ValueError as error:  # a number that Python does not read, or no such date
        raise DataFileError(path, None, f"this is not TOML: {error}.") from error
    except RecursionError as error:
        sentence = "values are nested too deeply; make them flat."
        raise DataFileError(path, _deepest_line(text), sentence) from error


def _deepest_line(text: str) -> int:
    """Return the line with the most brackets that open."""
    lines = text.split("\n")
    return (
        max(range(len(lines)), key=lambda line: lines[line].count("[") + lines[line].count("{")) + 1
    )


def _name(place: "Place") -> str:
    """Return a place as people write it.

    >>> _name(("lexicons", 1, "name"))
    'lexicons[1].name'
    """
    return "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place)[1:]


def _range(lowest: int, highest: int | None) -> str:
    return f"of {lowest} or more" if highest is None else f"from {lowest} to {highest}"


def _is_whole(value: object, lowest: int, highest: int | None) -> bool:
    # Not isinstance: true and false are no numbers here.
    return type(value) is int and lowest <= value and (highest is None or value <= highest)


def _is_number(value: object) -> bool:
    return type(value) in {int, float} and -_LARGEST <= value <= _LARGEST  # type: ignore[operator]
