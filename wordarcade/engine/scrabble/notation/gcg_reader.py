"""Reader of GCG files, from bytes to parsed lines.

No line is lost or changed: a line that cannot be parsed is kept with the reason. A line with
neither `#` nor `>` in front continues the note or description before it.
"""

import codecs
import re
from pathlib import Path
from typing import Final

from wordarcade.engine.scrabble.config import MOST_PLAYERS
from wordarcade.engine.scrabble.notation.gcg import Encoding, Gcg, GcgLine
from wordarcade.engine.scrabble.notation.gcg_events import GcgEventError, read_event
from wordarcade.engine.scrabble.notation.gcg_lines import (
    Content,
    Continuation,
    EmptyLine,
    Note,
    PlayerName,
    Pragma,
    RackLeft,
    Unreadable,
)
from wordarcade.support.errors import ArcadeError
from wordarcade.support.user_file import FileError, read_bytes

MOST_BYTES: Final = 1024 * 1024
"""The largest file that is read; a game with long notes is a hundredth of it."""

_DECLARED: Final = re.compile(rb"#character-encoding[ \t]+(\S+)", re.IGNORECASE)
_LATIN_1_NAMES: Final = frozenset(
    {b"iso-8859-1", b"iso8859-1", b"iso_8859-1", b"latin-1", b"latin1"}
)
_LINE: Final = re.compile(r"([^\r\n]*)(\r\n|\n|\r|\Z)")
_PRAGMA: Final = re.compile(r"#([A-Za-z-]+)([0-9]{0,6})(?:\s+(.*))?", re.DOTALL)
_PROSE: Final = frozenset({"description", "title"})
_KEYWORDS: Final = _PROSE | {
    *("lexicon", "id", "character-encoding", "incomplete", "game-type"),
    *("board-layout", "game-board", "tile-distribution", "tile-set"),
}
_LONGEST_SHOWN: Final = 40


class GcgFileError(ArcadeError):
    """A file cannot be read at all; the message says why and what to do."""


def load_gcg(path: Path) -> Gcg:
    """Return the GCG file at `path`.

    Raises:
        GcgFileError: there is no file that may be read, it is too large for a game, or it tells
            of none.
    """
    try:
        gcg = read_gcg(read_bytes(path, MOST_BYTES))
    except FileError as error:
        raise GcgFileError(str(error)) from error
    if not gcg.is_game:
        raise GcgFileError(f"{path} has no players and no moves; give a GCG file.")
    return gcg


def read_gcg(data: bytes) -> Gcg:
    """Return the file whose bytes are `data`; there are none that it refuses.

    The text is UTF-8, with or without a byte order mark. It is Latin-1 if a line
    `#character-encoding ISO-8859-1` says so, or if the bytes are not UTF-8.
    """
    encoding = _encoding_of(data)
    lines: list[GcgLine] = []
    in_prose = False
    for number, found in enumerate(_LINE.finditer(data.decode(encoding)), start=1):
        text, end = found.groups()
        if text or end:
            content = read_line(text, in_prose=in_prose)
            in_prose = _goes_on(content, in_prose=in_prose)
            lines.append(GcgLine(number, text, end, content))
    return Gcg(tuple(lines), encoding)


def read_line(text: str, *, in_prose: bool = False) -> Content:
    """Return the parsed line.

    Args:
        text: the line without its end.
        in_prose: whether a note or description stands before it.
    """
    stripped = text.strip()
    if not stripped:
        return EmptyLine()
    if stripped.startswith(">"):
        try:
            return read_event(stripped)
        except GcgEventError as error:
            return Unreadable(str(error), event=True)
    if stripped.startswith("#"):
        return _pragma(stripped)
    if in_prose:
        return Continuation(text)
    return Unreadable("A line begins with '#' or '>', unless it continues a note.", event=False)


def _encoding_of(data: bytes) -> Encoding:
    marked = data.startswith(codecs.BOM_UTF8)
    declared = _DECLARED.search(data)
    if not marked and declared is not None and declared[1].lower() in _LATIN_1_NAMES:
        return Encoding.LATIN_1
    try:
        data.decode()
    except UnicodeDecodeError:
        return Encoding.LATIN_1
    return Encoding.UTF_8_MARKED if marked else Encoding.UTF_8


def _goes_on(content: Content, *, in_prose: bool) -> bool:
    """Return whether a line of text behind `content` would continue it."""
    if isinstance(content, Pragma):
        return content.keyword in _PROSE
    if isinstance(content, EmptyLine):
        return in_prose
    return isinstance(content, (Note, Continuation))


def _pragma(text: str) -> Content:
    found = _PRAGMA.fullmatch(text)
    if found is None:
        return Unreadable("'#' is followed by the name of a fact, such as 'title'.", event=False)
    keyword, number, told = found[1].lower(), found[2], found[3] or ""
    if number and keyword in ("player", "rack"):
        return _of_player(keyword, int(number), told)
    if keyword == "note" and not number:
        return Note(told)
    if keyword in _KEYWORDS and not number:
        return Pragma(keyword, told)
    return Unreadable(f"'#{keyword[:_LONGEST_SHOWN]}{number}' is not a known fact.", event=False)


def _of_player(keyword: str, number: int, told: str) -> Content:
    if not 1 <= number <= MOST_PLAYERS:
        return Unreadable(f"Players are numbered 1 to {MOST_PLAYERS}.", event=False)
    if keyword == "rack":
        return RackLeft(number, told)
    match told.split(maxsplit=1):
        case [nick, *name]:
            return PlayerName(number, nick, "".join(name))
        case _:
            return Unreadable("A player has a nickname.", event=False)
