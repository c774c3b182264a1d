"""Games as files: exported for other programs, and imported again."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NoReturn

from wordarcade.engine.json_fields import FieldError, Fields
from wordarcade.games.registry import Registry
from wordarcade.games.saved import check, record_of
from wordarcade.lexicon.errors import LexiconError
from wordarcade.services import Services
from wordarcade.store.errors import DamagedGameError, NotImportedError
from wordarcade.store.records import (
    GameHeader,
    GameId,
    LexiconReference,
    RecordedMove,
    SavedGame,
)
from wordarcade.support.errors import UnavailableError
from wordarcade.support.progress import Report
from wordarcade.support.user_file import read_bytes

_LARGEST: Final = 64 * 1024 * 1024
"""The most bytes of a file that is imported."""

_NEW: Final = GameId(1)
"""Stands for the number of a game that has none yet."""


def header_json(header: GameHeader) -> dict[str, Any]:
    """Return a game without its moves, for other programs."""
    return {
        "id": header.id,
        "game": header.game,
        "status": "finished" if header.finished else "unfinished",
        "started": moment_json(header.started),
        "updated": moment_json(header.updated),
        "seconds": header.elapsed_ms / 1000,
        "seed": header.seed,
        "lexicon": {"name": header.lexicon.name, "sha256": header.lexicon.identity},
        "config": header.config,
        "summary": header.summary,
        "caption": header.caption,
    }


def game_json(saved: SavedGame) -> dict[str, Any]:
    """Return a game with its moves, for other programs and for `imported`."""
    moves = [{**made.move, "elapsed_ms": made.elapsed_ms} for made in saved.moves]
    return {**header_json(saved.header), "moves": moves}


def moment_json(moment: datetime | None) -> str | None:
    """Return a moment as JSON has it."""
    return None if moment is None else moment.isoformat()


def export_of(services: Services, games: Registry, game_id: GameId, form: str) -> bytes:
    """Return a saved game as a file.

    Args:
        services: the app's services.
        games: the games that there are.
        game_id: the game.
        form: `json`, or `gcg` for Scrabble.

    Raises:
        UnavailableError: there is no such form of the game.
        LexiconError: the lexicon that GCG needs cannot be had.
        StoreError: there is no such game, or it is damaged.
    """
    saved = services.games.load(game_id)
    check(games, saved)
    if form == "json":
        return f"{json.dumps(game_json(saved))}\n".encode()
    write = games[saved.header.game].gcg if saved.header.game in games else None
    if write is None:
        raise UnavailableError("Only Scrabble games can be written as GCG. Choose JSON.")
    return write.load()(services, saved)


def import_file(services: Services, games: Registry, path: Path, report: Report) -> GameId:
    """Save the game in a file, as `imported` does.

    Raises:
        FileError: the file cannot be read.
        StoreError: it is no game that can be imported, or cannot be saved.
    """
    return imported(services, games, read_bytes(path, _LARGEST), report)


def imported(services: Services, games: Registry, data: bytes, report: Report) -> GameId:
    """Save the game that `game_json` wrote, or one of a GCG file, and return its number.

    Moves are checked if the lexicon of the game is here.

    Args:
        services: the app's services.
        games: the games that can be imported.
        data: what the file holds.
        report: called with the share done; an exception it raises stops the work.

    Raises:
        NotImportedError: the file is no such game, the rules refuse its moves, or the game is
            here already.
        StoreError: it cannot be saved.
    """
    saved = _read(services, games, data, report)
    record = record_of(games, saved.header.game)
    if record is None:
        raise NotImportedError(f"This version has no game called '{saved.header.game}'. Update it.")
    try:
        check(games, saved)
        _replay(services, games, saved, report)
    except DamagedGameError as error:
        raise NotImportedError(f"The game cannot be imported ({error.reason}).") from error
    same = services.games.imports.same_as(saved)
    if same is not None:
        raise NotImportedError(f"You already have this game, as game {same}.")
    config = record.read_config(saved.header.config)
    return services.games.imports.add(saved, deal=record.deal(config, saved.header.seed))


def _replay(services: Services, games: Registry, saved: SavedGame, report: Report) -> None:
    """Replay the moves, if the very lexicon of the game is here."""
    reference, record = saved.header.lexicon, record_of(games, saved.header.game)
    try:
        lexicon = services.lexicons.open(reference.name, report)
    except LexiconError:
        return
    if record is not None and lexicon.identity == reference.identity:
        record.state_of(saved, lexicon)


def _read(services: Services, games: Registry, data: bytes, report: Report) -> SavedGame:
    if not data.lstrip().startswith(b"{"):
        for game in games:
            if game.from_gcg is not None:
                return game.from_gcg.load()(services, data, report)
    try:
        told = json.loads(data, parse_constant=_refuse)
        return _saved(Fields(told, "file"), services.clock.now())
    except (ValueError, TypeError, KeyError, FieldError, RecursionError) as error:
        why = " ".join(str(error).split())[:120]
        raise NotImportedError(
            f"The file is not a game that 'wordarcade games export' wrote ({why})."
        ) from error


def _saved(fields: Fields, now: datetime) -> SavedGame:
    told = fields.data
    lexicon, moves = fields.inner("lexicon"), []
    for made in fields.inners("moves"):
        move = {name: value for name, value in made.data.items() if name != "elapsed_ms"}
        moves.append(RecordedMove(move, made.integer("elapsed_ms")))
    seconds, seed, summary = told.get("seconds"), told.get("seed"), told.get("summary")
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds >= 0:
        raise ValueError("'seconds' is not a time")
    if type(seed) is not int:
        raise ValueError("'seed' is not a whole number")
    if summary is not None and not isinstance(summary, dict):
        raise ValueError("'summary' is not an object")
    header = GameHeader(
        _NEW,
        fields.text("game"),
        fields.inner("config").data,
        seed,
        LexiconReference(lexicon.text("name"), lexicon.text("sha256")),
        fields.text("caption"),
        int(min(seconds, 10**9) * 1000),
        _moment(told.get("started"), now),
        _moment(told.get("updated"), now),
        summary,
    )
    return SavedGame(header, tuple(moves))


def _moment(text: object, now: datetime) -> datetime:
    """Return a moment of the past; one that cannot be is now."""
    moment = datetime.fromisoformat(text) if isinstance(text, str) else now
    if moment.tzinfo is None:
        raise ValueError("a date has no time zone")
    return min(moment.astimezone(now.tzinfo), now)


def _refuse(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
