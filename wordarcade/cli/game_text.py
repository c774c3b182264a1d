"""A saved game as lines for people."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from wordarcade.store.records import GameHeader, JsonObject, SavedGame
from wordarcade.support.wording import clock_text, printable

_UNKNOWN: Final = "–"
_LABEL: Final = 15
"""The columns of the first of two columns."""

_INTERNAL: Final = frozenset(
    {"seed", "winners", "variant", "counts", "own", "score", "final_challenges", "kind"}
)
"""Fields that programs need, or that are told elsewhere; `--json` has them."""

_IN_MS: Final = "_ms"
"""The end of the names of fields in milliseconds."""

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
        text = _value_text(value)
        if name in _INTERNAL or text == _UNKNOWN:
            continue
        if name.endswith(_IN_MS) and isinstance(value, int):
            text = clock_text(value)
        yield _line(name.removesuffix(_IN_MS).replace("_", " "), text)


def _move_text(move: JsonObject) -> str:
    return ", ".join(f"{name.replace('_', ' ')} {_value_text(it)}" for name, it in move.items())


def _value_text(value: Any) -> str:
    """Return a JSON value in words; of boards and tiles, what people call them."""
    if value is None or value in ("", []):
        return _UNKNOWN
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return _parts_text(value)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(_value_text, value))
    return str(value)


def _parts_text(value: JsonObject) -> str:
    """Return a JSON object: by its title or as a player, if it has a name, or part by part."""
    if "title" in value:
        return _value_text(value["title"])
    if "name" in value:
        return _player_text(value)
    return " ".join(f"{name} {_value_text(it)}" for name, it in value.items() if it is not None)


def _player_text(player: JsonObject) -> str:
    """Return a player by name, a bot with its level unless that is its name, and the points."""
    name, level, score = str(player["name"]), player.get("level"), player.get("score")
    parts = [name]
    if level is not None:
        same = name.casefold() == str(level).casefold()
        parts.append("(bot)" if same else f"({level} bot)")
    return " ".join([*parts, *([] if score is None else [_value_text(score)])])


def _line(label: str, text: str) -> str:
    return printable(f"{label:<{_LABEL}} {text}".rstrip())
