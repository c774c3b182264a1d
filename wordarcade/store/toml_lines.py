"""On which line of a TOML document a key stands, which the parsers do not tell."""

import re
import tomllib

KeyPath = tuple[str, ...]

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


class _Scanner:
    """A walk over the document that notes each key where it stands."""

    def __init__(self, text: str) -> None:
        self.lines: dict[KeyPath, int] = {}
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
        while self._next() and self._next() in characters:
            self._position += 1

    def _header(self) -> KeyPath:
        self._skip("[")
        table = self._key(())
        self._skip("]")
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
