"""Strict reading of JSON objects, field by field."""

from collections.abc import Mapping
from typing import Any, Final

_MOST: Final = 2**63 - 1
"""The largest number that the database holds; none that games write comes near it."""


class FieldError(ValueError):
    """A field is missing or of another type; the message names it and what was found."""


class Fields:
    """The fields of one object.

    Args:
        data: the object.
        place: its path in a larger object, for messages; empty at the top.
    """

    def __init__(self, data: object, place: str = "") -> None:
        if not isinstance(data, Mapping):
            raise FieldError(f"'{place or 'config'}' is {found(data)}, not an object")
        self._data: Mapping[str, Any] = data
        self._place = place

    @property
    def data(self) -> Mapping[str, Any]:
        """The object itself."""
        return self._data

    def integer(self, name: str, lowest: int = 0, highest: int = _MOST) -> int:
        """Return a whole number from `lowest` to `highest`.

        Raises:
            FieldError: there is none.
        """
        value = self._value(name)
        # Not isinstance: true and false are no numbers here.
        if type(value) is not int or not lowest <= value <= highest:
            raise self._error(name, "a whole number within its range", value)
        return value

    def text(self, name: str) -> str:
        """Return a text.

        Raises:
            FieldError: there is none.
        """
        value = self._value(name)
        if not isinstance(value, str):
            raise self._error(name, "a text", value)
        return value

    def flag(self, name: str) -> bool:
        """Return true or false.

        Raises:
            FieldError: there is neither.
        """
        value = self._value(name)
        if not isinstance(value, bool):
            raise self._error(name, "true or false", value)
        return value

    def texts(self, name: str) -> tuple[str, ...]:
        """Return a list of texts.

        Raises:
            FieldError: there is none.
        """
        value = self._value(name)
        if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
            raise self._error(name, "a list of texts", value)
        return tuple(value)

    def integers(self, name: str) -> tuple[int, ...]:
        """Return a list of whole numbers, 0 or more.

        Raises:
            FieldError: there is none.
        """
        value = self._value(name)
        if not isinstance(value, list | tuple) or not all(
            type(item) is int and 0 <= item <= _MOST for item in value
        ):
            raise self._error(name, "a list of whole numbers", value)
        return tuple(value)

    def counts(self, name: str) -> dict[str, int]:
        """Return an object of whole numbers, 0 or more.

        Raises:
            FieldError: there is none.
        """
        value = self._value(name)
        if not isinstance(value, Mapping) or not all(
            type(item) is int and 0 <= item <= _MOST for item in value.values()
        ):
            raise self._error(name, "an object of whole numbers", value)
        return dict(value)

    def inner(self, name: str) -> "Fields":
        """Return the fields of an object in this one.

        Raises:
            FieldError: there is none.
        """
        return Fields(self._value(name), self._path(name))

    def inners(self, name: str) -> tuple["Fields", ...]:
        """Return the fields of each of a list of objects.

        Raises:
            FieldError: there is none.
        """
        value = self._value(name)
        if not isinstance(value, list | tuple):
            raise self._error(name, "a list of objects", value)
        path = self._path(name)
        return tuple(Fields(item, f"{path}[{number}]") for number, item in enumerate(value))

    def has(self, name: str) -> bool:
        """Return whether the field exists and is not null."""
        return self._data.get(name) is not None

    def _value(self, name: str) -> Any:
        try:
            return self._data[name]
        except KeyError:
            raise FieldError(f"'{self._path(name)}' is missing") from None

    def _path(self, name: str) -> str:
        return f"{self._place}.{name}" if self._place else name

    def _error(self, name: str, wanted: str, value: object) -> FieldError:
        return FieldError(f"'{self._path(name)}' is {found(value)}, not {wanted}")


def found(value: object) -> str:
    """Return a short description of a JSON value, however long it is.

    >>> found(None), found([1]), found("x" * 99)[-4:]
    ('null', 'a list', 'xxx…')
    """
    if value is None:
        return "null"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, Mapping):
        return "an object"
    if type(value) is int and abs(value) > _MOST:
        return "a huge number"
    text = str(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
