"""The database schema and its migrations."""

import importlib.util
import sqlite3
from collections.abc import Iterator

import pytest

from wordarcade.store import migrations, schema
from wordarcade.store.errors import StoreError


@pytest.fixture
def connection() -> Iterator[sqlite3.Connection]:
    """An empty database."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    yield connection
    connection.close()


def version(connection: sqlite3.Connection) -> int:
    """Return the schema version that the database carries."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def test_an_empty_database_becomes_the_newest(connection: sqlite3.Connection) -> None:
    """The tables are made and the version is noted."""
    schema.migrate(connection)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    assert {"rounds", "moves", "notes"} <= tables
    assert version(connection) == len(migrations.MIGRATIONS)


def test_migrating_twice_changes_nothing(connection: sqlite3.Connection) -> None:
    """A database that is up to date is left as it is."""
    schema.migrate(connection)
    changes = connection.total_changes
    schema.migrate(connection)
    assert connection.total_changes == changes


def test_an_older_database_keeps_its_rows(connection: sqlite3.Connection) -> None:
    """Only the migrations that are missing are applied, in order."""
    first, second, third = (
        ["CREATE TABLE words (word TEXT)"],
        ["ALTER TABLE words ADD COLUMN points INTEGER", "UPDATE words SET points = 1"],
        ["UPDATE words SET points = points + 1"],
    )
    schema.migrate(connection, [first])
    connection.execute("INSERT INTO words VALUES ('norse')")
    schema.migrate(connection, [first, second, third])
    assert connection.execute("SELECT * FROM words").fetchall() == [("norse", 2)]
    assert version(connection) == 3


def test_a_migration_that_fails_leaves_the_old_database(connection: sqlite3.Connection) -> None:
    """All missing migrations take effect together or not at all."""
    schema.migrate(connection, [["CREATE TABLE words (word TEXT)"]])
    with pytest.raises(sqlite3.OperationalError, match="syntax error"):
        schema.migrate(connection, [[], ["DROP TABLE words", "CREATE nonsense"]])
    assert connection.execute("SELECT count(*) FROM words").fetchone() == (0,)
    assert version(connection) == 1


def test_a_newer_database_is_refused(connection: sqlite3.Connection) -> None:
    """A database from the future is not touched."""
    schema.migrate(connection, [[], ["CREATE TABLE words (word TEXT)"]])
    with pytest.raises(StoreError, match="its schema is 2, this version knows 1"):
        schema.migrate(connection, [[]])
    assert version(connection) == 2


@pytest.mark.skipif(
    sqlite3.sqlite_version_info < (3, 37), reason="This SQLite has no strict tables."
)
def test_tables_are_strict(connection: sqlite3.Connection) -> None:
    """A value of a wrong type is refused instead of kept."""
    schema.migrate(connection)
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in INTEGER column"):
        connection.execute("INSERT INTO moves VALUES (1, 'first', '{}', 0)")


def test_an_old_sqlite_gets_the_same_tables(
    connection: sqlite3.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A SQLite that knows no strict tables is not asked for them."""
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    found = importlib.util.find_spec(migrations.__name__)
    assert found is not None
    assert found.loader is not None
    loaded = importlib.util.module_from_spec(found)
    found.loader.exec_module(loaded)
    schema.migrate(connection, loaded.MIGRATIONS)
    made = [text for (text,) in connection.execute("SELECT sql FROM sqlite_master WHERE sql > ''")]
    assert len(made) == 34
    assert not any("STRICT" in text for text in made)


def test_old_duels_become_one_game_with_the_names_and_points_of_both(
    connection: sqlite3.Connection,
) -> None:
    """Each half had a result and a caption of its own, whatever that told."""
    schema.migrate(connection, migrations.MIGRATIONS[:9])
    duels = (
        ("boggle", 1, ('{"score": 30}', '{"score": 41}')),
        ("hand", 3, ('{"score": 5}', '{"score": 5}')),
        (
            "hangman",
            1,
            (
                '{"winner": "guesser", "guesses": 8, "wrong": 3, "won": true}',
                '{"winner": "host", "guesses": 8, "wrong": 8, "won": false}',
            ),
        ),
        ("boggle", 1, ('{"score": 3}', None)),
        ("boggle", 1, ('{"variant": ""}', '{"score": 3}')),
    )
    connection.execute("INSERT INTO variants VALUES (1, '', '', '', '')")
    for duel, (game, rounds, summaries) in enumerate(duels, 1):
        connection.execute(
            "INSERT INTO duels VALUES (?, ?, 'Ann', 'Ben', ?, 1)", (duel, game, rounds)
        )
        for player, summary in enumerate(summaries):
            number = 2 * duel + player
            connection.execute(
                "INSERT INTO rounds (id, game, config, seed, lexicon_name, lexicon_identity,"
                " caption, elapsed_ms, started, updated, summary)"
                " VALUES (?, ?, '{}', '1', '', '', 'old', 0, '', '', ?)",
                (number, game, summary),
            )
            connection.execute("INSERT INTO duel_games VALUES (?, 1, ?, ?)", (duel, player, number))
            if summary:
                connection.execute(
                    "INSERT INTO results VALUES (?, 1, 'duel', 1, 1, NULL, 1, 0, '')", (number,)
                )
    schema.migrate(connection)
    results = connection.execute("SELECT round, won FROM results ORDER BY round").fetchall()
    assert results == [(3, None), (5, None), (7, None), (8, None), (11, None)]
    captions = connection.execute("SELECT caption FROM rounds ORDER BY id").fetchall()
    assert [caption for (caption,) in captions] == [
        *["Ben won 41–30 against Ann"] * 2,
        *["Ann tied 5–5 with Ben, round 1 of 3"] * 2,
        *["Ann won 5–0 against Ben"] * 2,
        *["old"] * 4,
    ]


def test_ratings_of_scrabble_with_hints_are_found_anew(connection: sqlite3.Connection) -> None:
    """They took hints for plays; those of other games, and of puzzles, stay."""
    schema.migrate(connection, migrations.MIGRATIONS[:10])
    summaries = (
        ("scrabble", '{"rating": 89, "hints": 4, "possible": null, "reviewed": "1"}', None),
        ("scrabble", '{"rating": 80, "hints": 0, "possible": null}', 80),
        ("scrabble", '{"rating": 70, "hints": 2, "possible": 90}', 70),
        ("hand", '{"rating": 60, "hints": 2}', 60),
    )
    connection.execute("INSERT INTO variants VALUES (1, '', '', '', '')")
    for number, (game, summary, _) in enumerate(summaries, 1):
        connection.execute(
            "INSERT INTO rounds (id, game, config, seed, lexicon_name, lexicon_identity,"
            " caption, elapsed_ms, started, updated, summary)"
            " VALUES (?, ?, '{}', '1', '', '', '', 0, '', '', ?)",
            (number, game, summary),
        )
        connection.execute(
            "INSERT INTO results (round, variant, apart, rating, new_words, finished)"
            " VALUES (?, 1, '', json_extract(?, '$.rating'), 0, '')",
            (number, summary),
        )
    schema.migrate(connection)
    kept = connection.execute(
        "SELECT json_extract(summary, '$.rating') FROM rounds ORDER BY id"
    ).fetchall()
    results = connection.execute("SELECT rating FROM results ORDER BY round").fetchall()
    assert kept == results == [(rating,) for _, _, rating in summaries]
    first = connection.execute("SELECT summary FROM rounds WHERE id = 1").fetchone()
    assert "reviewed" not in first[0]
