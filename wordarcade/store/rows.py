"""Conversion between database rows and records."""

import json
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NoReturn

from wordarcade.store.damage import reading
from wordarcade.store.errors import DamagedGameError
from wordarcade.store.records import (
    DamagedGame,
    GameHeader,
    GameId,
    JsonObject,
    LexiconReference,
    ListedGame,
    RecordedMove,
)
from wordarcade.support.wording import printable

Row = tuple[Any, ...]  # SQLite's own looseness: each column's type is the table's

_YEARS: Final = range(1970, 9000)
"""Moments that can be shifted to any time zone, and that a clock may have told."""


def header_of(row: Row) -> GameHeader:
    """Return the header that the row holds, its columns in the order of the header's fields.

    The lexicon takes two columns, its name and its identity. Texts come without what a terminal
    would act on.

    Raises:
        DamagedGameError: the row holds what the store does not write.
    """
    number, game, config, seed, name, identity, caption, elapsed_ms, started, updated, summary = row
    with reading(number, "record"):
        return GameHeader(
            id=GameId(number),
            game=_text("game", game),
            config=_parsed("config", config),
            seed=int(_text("seed", seed)),
            lexicon=LexiconReference(_text("lexicon", name), _text("lexicon", identity)),
            caption=_text("caption", caption),
            elapsed_ms=_milliseconds(elapsed_ms),
            started=moment(started),
            updated=moment(updated),
            summary=None if summary is None else _parsed("summary", summary),
        )


def listed_game(row: Row, known_damage: str | None = None) -> ListedGame:
    """Return the header that the row holds, or what is known of it if it is damaged.

    Args:
        row: as for `header_of`.
        known_damage: known damage of the game beyond its row.
    """
    reason = known_damage
    if reason is None:
        try:
            return header_of(row)
        except DamagedGameError as error:
            reason = error.reason
    game, caption = (text if isinstance(text, str) else "" for text in (row[1], row[6]))
    return DamagedGame(
        id=GameId(row[0]),
        game=printable(game),
        caption=printable(caption),
        updated=moment(row[9]),
        finished=row[10] is not None,
        reason=reason,
    )


def moves_of(game_id: GameId, rows: Sequence[Row]) -> tuple[RecordedMove, ...]:
    """Return the moves that the rows (number, move, elapsed milliseconds) hold, in order.

    Raises:
        DamagedGameError: a row holds what the store does not write, or a move is missing.
    """
    moves = []
    for place, (number, move, elapsed_ms) in enumerate(rows):
        with reading(game_id, f"move {place + 1}"):
            if number != place:
                raise ValueError("it is missing")
            moves.append(RecordedMove(_parsed("move", move), _milliseconds(elapsed_ms)))
    return tuple(moves)


def arranged_of(text: object) -> JsonObject:
    """Return what players have arranged; nothing if it cannot be read, as no game needs it."""
    try:
        return _parsed("arranged", text)
    except (TypeError, ValueError):
        return {}


def analysis_of(text: object) -> JsonObject | None:
    """Return an analysis; None if it cannot be read, as it can be made again."""
    try:
        return _parsed("analysis", text)
    except (TypeError, ValueError):
        return None


def json_text(value: JsonObject) -> str:
    """Return `value` as compact JSON, with question marks for what UTF-8 cannot encode.

    Raises:
        TypeError: it holds something that JSON has no form for.
        ValueError: it holds a number that is infinite or none.
    """
    text = json.dumps(dict(value), separators=(",", ":"), allow_nan=False)
    if "\\ud" not in text:
        return text
    return plain_text(
        json.dumps(dict(value), separators=(",", ":"), allow_nan=False, ensure_ascii=False)
    )


def notes_of(found: Iterable[Row]) -> dict[int, str]:
    """Return notes by their lines; what a terminal would act on is spelled out."""
    return {line: printable(note) for line, note in found}


def plain_text(text: str) -> str:
    """Return `text` with a question mark for what UTF-8 cannot encode.

    File names that are not UTF-8 reach Python with such characters (PEP 383), and from there
    the names of lexicons.
    """
    return text.encode("utf-8", "replace").decode("utf-8")


def _text(column: str, value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(f"'{column}' is not text")
    return printable(value)


def _milliseconds(value: object) -> int:
    if type(value) is not int or value < 0:
        raise ValueError("the time played is not a number of milliseconds")
    return value


def moment_text(when: datetime) -> str:
    """Return a moment (aware, UTC) as columns hold it; such texts sort as the moments do."""
    return when.isoformat(timespec="microseconds")


def moment(text: object) -> datetime | None:
    """Return the moment in a column, or None: no game is lost for its date."""
    try:
        found = datetime.fromisoformat(str(text))
    except ValueError:
        return None
    if found.year not in _YEARS:
        return None
    return found if found.tzinfo else found.replace(tzinfo=UTC)


def _parsed(column: str, text: object) -> JsonObject:
    if not isinstance(text, str):
        raise TypeError(f"'{column}' is not text")
    value = json.loads(text, parse_constant=_refuse_constant)
    if not isinstance(value, dict):
        raise TypeError(f"'{column}' is not a JSON object")
    # Control characters and lone surrogates are escaped in JSON, unless they stand there bare.
    return _cleaned(value) if "\\" in text or not text.isprintable() else value


def _cleaned(value: Any) -> Any:
    """Return a JSON value with control characters replaced in its texts."""
    if isinstance(value, str):
        return printable(value)
    if isinstance(value, list):
        return [_cleaned(item) for item in value]
    if isinstance(value, Mapping):
        return {printable(name): _cleaned(item) for name, item in value.items()}
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
