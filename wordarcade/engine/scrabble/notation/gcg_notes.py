"""Notes added to the events of a GCG file."""

from collections.abc import Mapping
from dataclasses import replace

from wordarcade.engine.scrabble.notation.gcg import Encoding, Gcg, GcgLine
from wordarcade.engine.scrabble.notation.gcg_lines import Continuation, Event, Note, Unreadable


def with_notes(gcg: Gcg, notes: Mapping[int, str]) -> Gcg:
    """Return a file with a note behind some of its events, after the notes that it has.

    All other lines stay as they are, byte by byte.

    Args:
        gcg: the file.
        notes: by the index of an event, 0-based, in the order of `gcg_replay.replayed`; a text
            is put in one line, and a letter that the encoding of the file lacks becomes `?`.
    """
    lines: list[GcgLine] = []
    event, waiting = -1, ""
    end = next((line.end for line in gcg.lines if line.end), "\n")
    for line in gcg.lines:
        if waiting and not isinstance(line.content, Note | Continuation):
            lines, waiting = _added(lines, waiting, end), ""
        lines.append(line)
        if _is_event(line):
            event += 1
            waiting = _plain(notes.get(event, ""), gcg.encoding)
    if waiting:
        lines = _added(lines, waiting, end)
    return replace(
        gcg, lines=tuple(replace(line, number=number) for number, line in enumerate(lines, 1))
    )


def _plain(text: str, encoding: Encoding) -> str:
    """Return a text in one line, in letters of an encoding."""
    return " ".join(text.encode(encoding, "replace").decode(encoding).split())


def _is_event(line: GcgLine) -> bool:
    content = line.content
    return isinstance(content, Event) or (isinstance(content, Unreadable) and content.event)


def _added(lines: list[GcgLine], text: str, end: str) -> list[GcgLine]:
    """Return lines with a note behind them, on a line of its own."""
    *before, last = lines
    note = Note(text)
    return [*before, replace(last, end=last.end or end), GcgLine(0, str(note), end, note)]
