"""A damaged row is one game's damage: it is listed with its reason, and the others stay."""

import logging
import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from wordarcade.store.errors import DamagedGameError, GameMissingError
from wordarcade.store.games import GameStore
from wordarcade.store.history import HistoryFilter
from wordarcade.store.records import DamagedGame, GameHeader, GameId, LexiconReference
from wordarcade.support.clock import ManualClock


@pytest.fixture
def games(store: GameStore, lexicon: LexiconReference) -> tuple[GameId, GameId]:
    """Two games with a move each; the tests damage the first."""
    first, second = (store.begin("boggle", {}, 7, lexicon, caption) for caption in ("one", "two"))
    for game in (first, second):
        store.record(game, 0, {"play": "norse"}, 1000)
    store.close()
    return first, second


def damage(database: Path, statement: str) -> None:
    """Write what the program would not, past the checks of the tables."""
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("PRAGMA ignore_check_constraints = ON")
    connection.execute("PRAGMA foreign_keys = OFF")
    connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE rounds SET config = '[]' WHERE id = 1", "'config' is not a JSON object"),
        ("UPDATE rounds SET config = 'word' WHERE id = 1", "Expecting value"),
        ("UPDATE rounds SET config = '{\"a\": NaN}' WHERE id = 1", "NaN is not JSON"),
        ("UPDATE rounds SET config = replace(hex(zeroblob(99999)), '0', '[') WHERE id = 1", "deep"),
        ("UPDATE rounds SET seed = 'seven' WHERE id = 1", "seven"),
        ("UPDATE rounds SET elapsed_ms = -1 WHERE id = 1", "not a number of milliseconds"),
    ],
)
def test_a_damaged_game_is_listed_with_its_reason(
    statement: str, reason: str, store: GameStore, database: Path, games: tuple[GameId, GameId]
) -> None:
    """The other game is played on, and the database stays in its place without a notice."""
    damage(database, statement)
    listed = {game.id: game for game in store.unfinished()}
    bad, good = listed[games[0]], listed[games[1]]
    assert isinstance(bad, DamagedGame)
    assert isinstance(good, GameHeader)
    assert reason in bad.reason
    assert (bad.game, bad.caption, bad.finished) == ("boggle", "one", False)
    store.record(good.id, 1, {"play": "eons"}, 2000)
    with pytest.raises(DamagedGameError, match=r"Game 1 is damaged .*games export 1 --format raw"):
        store.load(bad.id)
    assert store.take_notices() == ()
    assert not list(database.parent.glob("*.damaged-*"))


def test_a_damaged_game_is_exported_raw_and_deleted(
    store: GameStore, database: Path, games: tuple[GameId, GameId]
) -> None:
    """What the database holds of it can be had as it stands there, and then be dropped."""
    damage(database, "UPDATE rounds SET config = 'word' WHERE id = 1")
    raw = store.raw(games[0])
    assert (raw["config"], raw["caption"]) == ("word", "one")
    assert raw["moves"] == [{"number": 0, "move": '{"play":"norse"}', "elapsed_ms": 1000}]
    store.bin.delete(games[0])
    assert [game.id for game in store.recent()] == [games[1]]
    with pytest.raises(GameMissingError):
        store.raw(games[0])


@pytest.mark.parametrize(
    ("statement", "reason"),
    [
        ("UPDATE moves SET move = '3' WHERE round = 1", "move 1: 'move' is not a JSON object"),
        ("UPDATE moves SET number = 4 WHERE round = 1", "move 1: it is missing"),
        ("UPDATE moves SET elapsed_ms = -4 WHERE round = 1", "move 1: the time"),
    ],
)
def test_a_damaged_move_is_its_games_damage(
    statement: str, reason: str, store: GameStore, database: Path, games: tuple[GameId, GameId]
) -> None:
    """The move is named by its number, and the other game is there."""
    damage(database, statement)
    with pytest.raises(DamagedGameError) as caught:
        store.load(games[0])
    assert caught.value.reason.startswith(reason)
    assert len(store.load(games[1]).moves) == 1


@pytest.mark.parametrize("moment", ["yesterday", "", "0001-01-01T00:00:00", "9999-12-31T23:59:59"])
def test_no_game_is_lost_for_its_date(
    moment: str, store: GameStore, database: Path, games: tuple[GameId, GameId]
) -> None:
    """A date that cannot be read is no date; the game goes on."""
    damage(
        database,
        f"UPDATE rounds SET started = '{moment}', updated = '{moment}' WHERE id = 1",  # noqa: S608
    )
    header = store.load(games[0]).header
    assert (header.started, header.updated) == (None, None)
    assert len(store.unfinished()) == 2


def test_a_date_without_a_zone_is_of_greenwich(
    store: GameStore, database: Path, games: tuple[GameId, GameId]
) -> None:
    """Moments can always be compared."""
    damage(database, "UPDATE rounds SET updated = '2026-01-02T03:04:05' WHERE id = 1")
    assert store.load(games[0]).header.updated == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


def test_text_that_is_not_utf_8_costs_its_own_letters(
    store: GameStore, database: Path, games: tuple[GameId, GameId]
) -> None:
    """The caption shows a sign in place of each byte that means nothing."""
    damage(database, "UPDATE rounds SET caption = CAST(x'ff61' AS TEXT) WHERE id = 1")
    assert store.load(games[0]).header.caption == "\N{REPLACEMENT CHARACTER}a"


def test_no_terminal_is_steered_by_a_record(store: GameStore, lexicon: LexiconReference) -> None:
    """Control characters of captions, names, rules and moves are replaced when they are read."""
    trick, told = "\x1b]0;x\x07\u202e\ud800", "\ufffd]0;x\ufffd\ufffd"
    game = store.begin("boggle", {trick: [trick]}, 7, LexiconReference(trick, "0"), trick)
    store.record(game, 0, {"play": trick}, 0)
    saved = store.load(game)
    assert saved.header.caption == saved.header.lexicon.name == f"{told}?"
    assert saved.header.config == {f"{told}?": [f"{told}?"]}
    assert saved.moves[0].move == {"play": f"{told}?"}


def test_damage_is_logged(
    store: GameStore,
    database: Path,
    games: tuple[GameId, GameId],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Whoever looks into it finds the reason in the log, with its traceback."""
    damage(database, "UPDATE rounds SET config = 'word' WHERE id = 1")
    with caplog.at_level(logging.WARNING):
        store.recent()
    (record,) = caplog.records
    assert "Game 1 is damaged: record" in record.getMessage()
    assert record.exc_info is not None


def test_statistics_pass_over_damaged_games(
    store: GameStore, database: Path, lexicon: LexiconReference, clock: ManualClock
) -> None:
    """A summary that is no JSON is only counted."""
    for _ in range(2):
        store.finish(store.begin("boggle", {}, 1, lexicon), 0, 1000, {"score": 3})
    store.close()
    damage(database, "UPDATE rounds SET summary = 'word', config = 'x' WHERE id = 1")
    store.rate(GameId(1), 7)
    (figures,) = store.results.figures()
    assert (figures.played, figures.ranked) == (2, 1)
    found = store.history.page(HistoryFilter(), 0, 9)
    assert [isinstance(game, DamagedGame) for game in found] == [False, True]
    assert store.take_notices() == ()
