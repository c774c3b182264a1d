"""Play goes on when the database fails, with a notice."""

import shutil
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from wordarcade.store import connections, database
from wordarcade.store.errors import GameMissingError, NotWrittenError, StoreError
from wordarcade.store.games import GameStore
from wordarcade.store.records import GameId, LexiconReference
from wordarcade.support.clock import ManualClock


@pytest.fixture(autouse=True)
def _impatience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for nobody long."""
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0.01)


@pytest.fixture
def kept(database: Path, clock: ManualClock, lexicon: LexiconReference) -> GameId:
    """A round with one move, on record in `database`, which nobody has open."""
    store = GameStore(database, clock)
    game_id = store.begin("boggle", {}, 7, lexicon, "kept")
    store.record(game_id, 0, {"word": "norse"}, 1000)
    store.close()
    return game_id


@pytest.fixture
def connection(store: GameStore, kept: GameId) -> sqlite3.Connection:
    """The connection that `store` uses, opened on `database` with the kept round."""
    store.open()
    opened = store._database._connection
    assert opened is not None
    return opened


@pytest.fixture
def other_program(database: Path, kept: GameId) -> Iterator[sqlite3.Connection]:
    """A connection to `database` of which `store` knows nothing."""
    connection = sqlite3.connect(database, isolation_level=None)
    yield connection
    connection.close()


def plays_on(store: GameStore, lexicon: LexiconReference) -> bool:
    """Play a whole round on `store`; tell whether it is all there."""
    game_id = store.begin("boggle", {"size": 4}, 8, lexicon)
    store.record(game_id, 0, {"word": "eons"}, 1000)
    store.tick(game_id, 2000)
    store.finish(game_id, 1, 3000, {"score": 1})
    loaded = store.load(game_id)
    return loaded.header.finished and [made.elapsed_ms for made in loaded.moves] == [1000]


def moves_on_disk(path: Path) -> int:
    """Count the moves that a process started now would find."""
    connection = sqlite3.connect(path)
    (count,) = connection.execute("SELECT count(*) FROM moves").fetchone()
    connection.close()
    return int(count)


def the_notice(store: GameStore) -> str:
    """Return the one sentence that the store has for the player, who is told it once."""
    (notice,) = store.take_notices()
    assert store.take_notices() == ()
    return notice


def test_a_folder_that_cannot_be_made(
    store: GameStore, database: Path, lexicon: LexiconReference
) -> None:
    """With a file where the folder should be, rounds are played but not saved."""
    database.parent.write_text("in the way")
    assert store.unfinished() == ()
    assert plays_on(store, lexicon)
    assert the_notice(store) == (
        f"Games can't be saved: {FileExistsError(17, 'File exists').strerror} ({database}). "
        "You can play on, but what you play from now on will be lost when you leave."
    )


def test_a_file_that_cannot_be_opened(
    store: GameStore, database: Path, lexicon: LexiconReference
) -> None:
    """With a folder where the file should be, rounds are played but not saved."""
    database.mkdir(parents=True)
    assert plays_on(store, lexicon)
    assert the_notice(store).startswith("Games can't be saved: the file cannot be opened (")


def test_a_file_that_may_not_be_written(
    store: GameStore, connection: sqlite3.Connection, kept: GameId, lexicon: LexiconReference
) -> None:
    """Earlier rounds stay readable, and nothing is said before something is written."""
    connection.execute("PRAGMA query_only = ON")
    assert [header.id for header in store.unfinished()] == [kept]
    assert store.take_notices() == ()
    assert plays_on(store, lexicon)
    assert the_notice(store).startswith(
        "Games can't be saved: you have no permission to write the file ("
    )
    assert store.load(kept).header.caption == "kept"


def test_a_folder_that_may_not_be_written(
    store: GameStore, database: Path, kept: GameId, lexicon: LexiconReference
) -> None:
    """Without the files that SQLite wants beside the database, the rounds are read all the same."""
    for suffix in ("-wal", "-shm"):
        database.with_name(database.name + suffix).mkdir()
    assert [header.id for header in store.unfinished()] == [kept]
    assert the_notice(store).startswith("Games can't be saved: ")
    assert plays_on(store, lexicon)


def test_a_full_disk(
    store: GameStore,
    database: Path,
    connection: sqlite3.Connection,
    kept: GameId,
    lexicon: LexiconReference,
) -> None:
    """The round being played goes on with all its moves, and those saved before stay saved."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    assert store.lasts
    store.record(kept, 1, {"word": "x" * 100_000}, 2000)
    assert not store.lasts
    assert the_notice(store).startswith("Games can't be saved: the disk is full (")
    store.record(kept, 2, {"word": "eons"}, 3000)
    assert [made.elapsed_ms for made in store.load(kept).moves] == [1000, 2000, 3000]
    assert plays_on(store, lexicon)
    assert moves_on_disk(database) == 1


@pytest.mark.parametrize("opened", [True, False])
def test_a_file_that_stays_locked(
    opened: bool,
    store: GameStore,
    kept: GameId,
    other_program: sqlite3.Connection,
    lexicon: LexiconReference,
) -> None:
    """Another program that keeps the file to itself stops nobody from playing."""
    if opened:
        store.open()
    other_program.execute("BEGIN IMMEDIATE")
    store.record(kept, 1, {"word": "eons"}, 2000)
    assert the_notice(store).startswith(
        "Games can't be saved: another program keeps the file locked ("
    )
    assert [made.elapsed_ms for made in store.load(kept).moves] == [1000, 2000]
    assert plays_on(store, lexicon)


def test_a_file_that_cannot_even_be_read(
    store: GameStore,
    kept: GameId,
    database: Path,
    lexicon: LexiconReference,
) -> None:
    """When nothing can be read new rounds are played; the old ones are missed with a sentence."""
    selfish = sqlite3.connect(database, isolation_level=None)
    selfish.execute("PRAGMA journal_mode = DELETE")
    selfish.execute("BEGIN EXCLUSIVE")
    with pytest.raises(GameMissingError):
        store.load(kept)
    assert plays_on(store, lexicon)
    assert the_notice(store).startswith("Games can't be saved: another program keeps")
    selfish.close()


@pytest.mark.parametrize("size", [1, 100, 5000])
def test_a_file_that_is_no_database(
    size: int, store: GameStore, database: Path, lexicon: LexiconReference
) -> None:
    """The file is kept under another name, and what is played is saved in a new one."""
    database.parent.mkdir()
    rubbish = b"word" * size
    database.write_bytes(rubbish)
    assert store.unfinished() == ()
    aside = database.with_name(database.name + ".damaged-20260101T000000.000000Z")
    assert the_notice(store) == (
        f"The database of your games was damaged. It is kept as {aside}, and a new one is in use."
    )
    assert aside.read_bytes() == rubbish
    assert plays_on(store, lexicon)
    assert moves_on_disk(database) == 1


def test_a_file_cut_short(
    store: GameStore, database: Path, kept: GameId, lexicon: LexiconReference
) -> None:
    """A database that lost its end is set aside."""
    database.write_bytes(database.read_bytes()[:5000])
    assert plays_on(store, lexicon)
    assert the_notice(store).startswith("The database of your games was damaged")


@pytest.mark.parametrize(
    "damage",
    [
        "DROP TABLE rounds",
        "ALTER TABLE rounds RENAME COLUMN caption TO title",
    ],
)
def test_tables_that_were_never_made(
    damage: str,
    store: GameStore,
    database: Path,
    other_program: sqlite3.Connection,
    lexicon: LexiconReference,
) -> None:
    """A database whose tables are not those of this program is set aside, too."""
    other_program.execute("PRAGMA foreign_keys = OFF")
    other_program.execute(damage)
    other_program.close()
    assert store.unfinished() == ()
    assert the_notice(store).startswith("The database of your games was damaged")
    assert plays_on(store, lexicon)
    assert len(list(database.parent.glob("*.damaged-*Z"))) == 1


def test_damage_while_playing(
    store: GameStore, database: Path, kept: GameId, lexicon: LexiconReference
) -> None:
    """A file that is spoilt under an open store is set aside; the round in it is missed."""
    store.open()
    with database.open("r+b") as file:
        file.write(bytes(database.stat().st_size))
    with pytest.raises(GameMissingError):
        store.record(kept, 1, {"word": "eons"}, 2000)
    assert the_notice(store).startswith("The database of your games was damaged")
    assert plays_on(store, lexicon)


def test_the_log_of_a_damaged_database_goes_with_it(
    store: GameStore, database: Path, other_program: sqlite3.Connection
) -> None:
    """What SQLite keeps beside the file is kept beside it still, for whoever may mend it."""
    other_program.execute("ALTER TABLE rounds RENAME COLUMN caption TO title")
    log = database.with_name(database.name + "-wal")
    written = log.read_bytes()
    assert store.unfinished() == ()
    (aside,) = database.parent.glob("*.damaged-*-wal")
    assert aside.read_bytes() == written


def test_a_database_that_another_process_replaced(
    store: GameStore, database: Path, kept: GameId, tmp_path: Path
) -> None:
    """A sound file is not set aside because the one that stood there before was damaged."""
    sound = shutil.copy(database, tmp_path / "sound")
    database.write_bytes(b"rubbish" * 1000)
    real_open = connections.open_file
    opened: list[Path] = []

    def replaced_after_the_first_look(path: Path) -> sqlite3.Connection:
        try:
            return real_open(path)
        finally:
            if not opened:
                opened.append(path)
                shutil.copy(sound, database)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wordarcade.store.database.open_file", replaced_after_the_first_look)
        assert [header.id for header in store.unfinished()] == [kept]
    assert store.take_notices() == ()
    assert not list(database.parent.glob("*.damaged-*"))


def test_a_damaged_file_that_cannot_be_set_aside(
    store: GameStore, database: Path, lexicon: LexiconReference, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged file that must stay where it is stays untouched."""
    database.parent.mkdir()
    database.write_bytes(b"rubbish" * 1000)

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refused)
    assert plays_on(store, lexicon)
    assert "the file is damaged" in the_notice(store)
    assert database.read_bytes() == b"rubbish" * 1000


def test_a_disk_that_damages_everything(
    store: GameStore, kept: GameId, lexicon: LexiconReference, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the new database is damaged as well, no third one is begun."""

    def damaged(_: Path) -> sqlite3.Connection:
        raise sqlite3.DatabaseError

    monkeypatch.setattr(database, "open_file", damaged)
    assert plays_on(store, lexicon)
    assert store.take_notices()[1].startswith("Games can't be saved: the file is damaged again")


def test_a_newer_schema_is_refused(
    store: GameStore, database: Path, other_program: sqlite3.Connection, lexicon: LexiconReference
) -> None:
    """A database of a newer version is left alone, whatever is tried."""
    other_program.execute("PRAGMA user_version = 99")
    other_program.close()
    before = database.read_bytes()
    for use in (store.open, store.unfinished, lambda: store.begin("boggle", {}, 1, lexicon)):
        with pytest.raises(StoreError, match=r"newer wordarcade \(its schema is 99.*update"):
            use()
    assert store.take_notices() == ()
    assert database.read_bytes() == before


def test_mistakes_of_the_caller_are_no_damage(
    store: GameStore, database: Path, kept: GameId
) -> None:
    """What the tables refuse and what SQLite forbids are errors, and the file stays in place."""
    with pytest.raises(sqlite3.IntegrityError, match="CHECK"):
        store.record(kept, 1, {}, -1)
    caught: list[sqlite3.Error] = []

    def elsewhere() -> None:
        try:
            store.tick(kept, 1000)
        except sqlite3.Error as error:
            caught.append(error)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert [type(error) for error in caught] == [sqlite3.ProgrammingError]
    assert store.take_notices() == ()
    assert len(store.load(kept).moves) == 1


def test_what_is_not_deleted_is_said(
    store: GameStore, kept: GameId, other_program: sqlite3.Connection
) -> None:
    """A deletion in memory alone would be none; the file is tried again the next time."""
    other_program.execute("BEGIN IMMEDIATE")
    with pytest.raises(NotWrittenError, match=r"Game 1 was not deleted: another program keeps"):
        store.bin.delete(kept)
    other_program.execute("ROLLBACK")
    assert [game.id for game in store.unfinished()] == [kept]
    store.bin.delete(kept)
    assert store.unfinished() == ()


def test_nothing_is_deleted_from_a_file_that_was_given_up(
    store: GameStore, kept: GameId, other_program: sqlite3.Connection, database: Path
) -> None:
    """Once rounds go on in memory, it is said as well."""
    other_program.execute("BEGIN IMMEDIATE")
    store.tick(kept, 5000)
    assert the_notice(store).startswith("Games can't be saved: ")
    with pytest.raises(NotWrittenError, match="was not deleted: another program"):
        store.bin.delete(kept)
    other_program.execute("ROLLBACK")
    assert moves_on_disk(database) == 1


@pytest.mark.parametrize("size", [1, 5000])
def test_recovery_is_logged(
    size: int, store: GameStore, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """What the player was told once can be read again later."""
    database.parent.mkdir()
    database.write_bytes(b"word" * size)
    store.unfinished()
    assert the_notice(store) in [record.getMessage() for record in caplog.records]
