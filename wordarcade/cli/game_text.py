"""A saved game as lines for people."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from wordarcade.store.records import GameHeader, JsonObject, SavedGame
from wordarcade.support.wording import clock_text, printable

_UNKNOWN: Final = "–"
_LABEL: Final = 12
"""The columns of the first of two columns."""

_MOST_ROWS: Final = 15
"""The largest board that is shown cell by cell."""


def date_text(moment: datetime | None) -> str:
    """Return a moment in the time zone of the player, to the minute."""
    return moment.astimezone().strftime("%Y-%m-%d %H:%M") if moment else _UNKNOWN


def game_lines(saved: SavedGame) -> Iterator[str]:
    """Yield the lines that show a saved game: what it is, how it is played, and its moves."""
    header = saved.header
    yield f"Game {header.id}: {header.game}, {'finished' if header.finished else 'unfinished'}"
    yield header.caption
    yield ""
    yield _line("started", date_text(header.started))
    yield _line("last played", date_text(header.updated))
    yield _line("time", clock_text(header.elapsed_ms))
    yield _line("lexicon", header.lexicon.name)
    yield _line("seed", str(header.seed))
    yield from _config_lines(header)
    if header.summary is not None:
        yield ""
        yield from _fields(header.summary)
    if saved.moves:
        yield ""
    for number, made in enumerate(saved.moves, start=1):
        yield f"{number:>4}. {clock_text(made.elapsed_ms):>7}  {_move_text(made.move)}"


def _config_lines(header: GameHeader) -> Iterator[str]:
    config = dict(header.config)
    cells = config.pop("cells", None)
    columns = config.get("columns", config.get("size"))
    yield from _fields(config)
    if isinstance(cells, str):
        cells = cells.split(" ")
    if isinstance(cells, list) and isinstance(columns, int) and 0 < columns <= _MOST_ROWS:
        width = max(map(len, map(str, cells)), default=1)
        for start in range(0, len(cells), columns):
            row = (str(cell) or "." for cell in cells[start : start + columns])
            label = "board" if start == 0 else ""
            yield _line(label, " ".join(f"{cell.upper():<{width}}" for cell in row).rstrip())


def _fields(values: JsonObject) -> Iterator[str]:
    for name, value in values.items():
        yield _line(name.replace("_", " "), _value_text(value))


def _move_text(move: JsonObject) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {_value_text(it)}" for name, it in move.items())


def _value_text(value: Any) -> str:
    """Return a JSON value in words; of boards and tiles, what people call them."""
    if value is None or value in ("", []):
        return _UNKNOWN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        if "title" in value:
            return _value_text(value["title"])
        return " ".join(
            str(it) if name == "name" else f"{name} {_value_text(it)}"
            for name, it in value.items()
            if it is not None
        )
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(_value_text, value))
    return str(value)


def _line(label: str, text: str) -> str:
    return printable(f"{label:<{_LABEL}} {text}".rstrip())
