"""Line numbers of keys in a TOML document, which the parsers do not give."""

import re
import tomllib

KeyPath = tuple[str, ...]
"""Where a key stands, from the document's root."""

Place = tuple[str | int, ...]
"""A key path with the numbers, from 0, of those elements of arrays of tables that it leads to."""

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_STRING = re.compile(
    # The long forms first; they may end in up to two quotation marks of their own (TOML 1.0,
    # "String").
    r'"""(?:[^\\]|\\.)*?"{3,5}'
    r"|'''.*?'{3,5}"
    r'|"(?:[^"\\]|\\.)*"'
    r"|'[^']*'",
    re.DOTALL,
)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_PLAIN_VALUE = re.compile(r"[^,\]}#\r\n]+")


def key_lines(text: str) -> dict[KeyPath, int]:
    r"""Return the line, from 1, on which each key and table of `text` is first mentioned.

    Keys are paths from the document's root; `a.b = 1` mentions ("a",) and ("a", "b").

    Args:
        text: a valid TOML 1.0 document.

    Raises:
        ValueError: it is not valid, in a way that hides where its keys stand.

    >>> key_lines("motion = true\n[keys]\nboggle.hint = 'f2'")
    {('motion',): 1, ('keys',): 2, ('keys', 'boggle'): 3, ('keys', 'boggle', 'hint'): 3}
    """
    return _Scanner(text).lines


def line_of(text: str, place: Place) -> int | None:
    r"""Return the line, from 1, on which a key or table stands, or None if that cannot be told.

    Args:
        text: a TOML document; one that is not valid has no lines that can be told.
        place: what to look for.

    >>> line_of("[[a]]\nb = 1\n[[a]]\nb = 2", ("a", 1, "b"))
    4
    """
    try:
        return _line_of(text, place)
    except (ValueError, RecursionError):  # not TOML, or nested too deeply for this
        return None


def _line_of(text: str, place: Place) -> int | None:
    scanner = _Scanner(text)
    path = tuple(part for part in place if isinstance(part, str))
    first = next(
        (
            scanner.elements[path[:index]][number]
            for index, number in enumerate(place)
            if isinstance(number, int) and path[:index] in scanner.elements
        ),
        1,
    )
    if first == 1:
        return scanner.lines.get(path)
    rest = "\n".join(text.split("\n")[first - 1 :])
    found = key_lines(rest).get(path)
    return None if found is None else first - 1 + found


class _Scanner:
    """A walk over the document that notes each key where it stands.

    Attributes:
        lines: of each key and table, where it is first mentioned.
        elements: of each array of tables, where each of them begins.
    """

    def __init__(self, text: str) -> None:
        self.lines: dict[KeyPath, int] = {}
        self.elements: dict[KeyPath, list[int]] = {}
        self._text = text
        self._position = 0
        table: KeyPath = ()
        while self._next():
            if self._next() == "[":
                table = self._header()
            else:
                self._assignment(table)

    def _next(self) -> str:
        """Return the next character that says something; empty at the end."""
        self._take(_BLANK)
        return self._text[self._position : self._position + 1]

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._position)
        if found is None:
            raise ValueError(f"Not TOML, at character {self._position}.")
        self._position = found.end()
        return found.group()

    def _skip(self, characters: str) -> None:
        while (character := self._next()) and character in characters:
            self._position += 1

    def _header(self) -> KeyPath:
        line = self._text.count("\n", 0, self._position) + 1
        element = self._text.startswith("[[", self._position)
        self._skip("[")
        table = self._key(())
        self._skip("]")
        if element:
            self.elements.setdefault(table, []).append(line)
        return table

    def _assignment(self, table: KeyPath) -> None:
        key = self._key(table)
        self._skip("=")
        self._value(key)

    def _key(self, table: KeyPath) -> KeyPath:
        """Pass over a key, dotted or not, and return its path from the root."""
        path = table
        while True:
            quoted = self._next() in {'"', "'"}
            line = self._text.count("\n", 0, self._position) + 1
            part = self._take(_STRING if quoted else _BARE_KEY)
            path += (tomllib.loads(f"key = {part}")["key"] if quoted else part,)
            self.lines.setdefault(path, line)
            if self._next() != ".":
                return path
            self._skip(".")

    def _value(self, path: KeyPath) -> None:
        opening = self._next()
        if opening in {'"', "'"}:
            self._take(_STRING)
        elif opening == "[":
            self._enclosed(path, "]")
        elif opening == "{":
            self._enclosed(path, "}")
        else:
            self._take(_PLAIN_VALUE)

    def _enclosed(self, path: KeyPath, closing: str) -> None:
        """Pass over an array or an inline table."""
        self._position += 1
        while self._next() != closing:
            if closing == "}":
                self._assignment(path)
            else:
                self._value(path)
            self._skip(",")
        self._position += 1
