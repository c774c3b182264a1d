"""What each version of the database schema changes, from an empty database on."""

import sqlite3
from collections.abc import Sequence

# SQLite before 3.37, which some systems still ship, does not know the word; the tables hold
# the same things there, only less closely watched.
_STRICT = "STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""

Migration = Sequence[str]

MIGRATIONS: Sequence[Migration] = (
    (
        # AUTOINCREMENT, so that a process which still holds the number of a deleted game
        # never writes into a new one. Seeds are text because they may be longer than 64 bits.
        f"""
        CREATE TABLE rounds (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            config TEXT NOT NULL CHECK (json_valid(config)),
            seed TEXT NOT NULL,
            lexicon_name TEXT NOT NULL,
            lexicon_identity TEXT NOT NULL,
            caption TEXT NOT NULL,
            elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0),
            started TEXT NOT NULL,
            updated TEXT NOT NULL,
            summary TEXT CHECK (summary IS NULL OR json_valid(summary))
        ) {_STRICT}
        """,
        """
        CREATE TABLE moves (
            round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            move TEXT NOT NULL CHECK (json_valid(move)),
            elapsed_ms INTEGER NOT NULL CHECK (elapsed_ms >= 0),
            PRIMARY KEY (round, number)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE INDEX rounds_by_update ON rounds (updated)",
        "CREATE INDEX rounds_unfinished ON rounds (updated) WHERE summary IS NULL",
        "CREATE INDEX rounds_finished ON rounds (game, updated) WHERE summary IS NOT NULL",
    ),
    (
        """
        ALTER TABLE rounds
        ADD COLUMN arranged TEXT CHECK (arranged IS NULL OR json_valid(arranged))
        """,
    ),
    (
        """
        CREATE TABLE notes (
            round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
            line INTEGER NOT NULL CHECK (line >= 0),
            note TEXT NOT NULL,
            PRIMARY KEY (round, line)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
    ),
    (
        # A daily outlives its game: deleting the game does not make the puzzle unplayed.
        """
        CREATE TABLE dailies (
            day TEXT NOT NULL,
            game TEXT NOT NULL,
            lexicon_identity TEXT NOT NULL,
            round INTEGER REFERENCES rounds ON DELETE SET NULL,
            counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
            done INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
            PRIMARY KEY (day, game, lexicon_identity)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE INDEX dailies_by_round ON dailies (round)",
    ),
    (
        # A game in the bin keeps its row, so that it comes back as it was, damaged or not.
        "ALTER TABLE rounds ADD COLUMN deleted TEXT",
        "ALTER TABLE rounds ADD COLUMN deal TEXT NOT NULL DEFAULT ''",
        """
        UPDATE rounds SET deal = fingerprint(coalesce(
            CASE WHEN NOT json_valid(config) THEN NULL
                 WHEN game IN ('boggle', 'wordsearch') THEN json_extract(config, '$.cells')
                 WHEN game = 'hand' THEN json_extract(config, '$.hands')
                 WHEN game = 'hangman' THEN
                     json_array(seed, json_extract(config, '$.host'),
                                json_extract(config, '$.vocabulary'),
                                json_extract(config, '$.length'))
                 WHEN game = 'scrabble' THEN
                     json_array(seed, json_extract(config, '$.tiles.name'),
                                json_array_length(config, '$.players')) END,
            config))
        """,
        "CREATE INDEX rounds_by_deal ON rounds (deal)",
        "CREATE INDEX rounds_deleted ON rounds (deleted) WHERE deleted IS NOT NULL",
        f"""
        CREATE TABLE variants (
            id INTEGER PRIMARY KEY,
            game TEXT NOT NULL,
            variant TEXT NOT NULL,
            lexicon TEXT NOT NULL,
            lexicon_name TEXT NOT NULL,
            UNIQUE (game, variant, lexicon)
        ) {_STRICT}
        """,
        f"""
        CREATE TABLE results (
            round INTEGER PRIMARY KEY REFERENCES rounds ON DELETE CASCADE,
            variant INTEGER NOT NULL REFERENCES variants,
            apart TEXT NOT NULL,
            score REAL,
            worth REAL,
            rating INTEGER,
            won INTEGER,
            new_words INTEGER NOT NULL,
            finished TEXT NOT NULL
        ) {_STRICT}
        """,
        # With all that figures are made of, so that they are read from the index alone.
        """
        CREATE INDEX results_by_variant
        ON results (variant, finished, apart, score, worth, rating, won, new_words)
        """,
        "CREATE INDEX results_by_finish ON results (finished, round, variant, won, apart)",
        """
        CREATE TABLE finds (
            game TEXT NOT NULL,
            word TEXT NOT NULL,
            round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
            PRIMARY KEY (game, word)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE INDEX finds_by_round ON finds (round)",
        # Words that were not written down with their games are those entered on a grid.
        """
        INSERT OR IGNORE INTO finds (game, word, round)
        SELECT game, json_extract(move, '$.play'), id
        FROM rounds JOIN moves ON moves.round = id
        WHERE game IN ('boggle', 'wordsearch') AND summary IS NOT NULL
              AND CASE WHEN json_valid(move) THEN json_type(move, '$.play') END = 'text'
        ORDER BY updated, id, number
        """,
        # No JSON is read that is not valid: SQLite would take that for an error of the database.
        """
        CREATE TEMPORARY TABLE finished AS
        SELECT id, game, lexicon_identity AS lexicon, lexicon_name, updated,
               CASE json_type(told, '$.variant')
                   WHEN 'text' THEN json_extract(told, '$.variant') ELSE '' END
               || CASE WHEN game = 'hand' AND json_type(rules, '$.opponent') = 'text'
                            AND json_extract(rules, '$.opponent') <> ''
                       THEN ' against ' || json_extract(rules, '$.opponent') ELSE '' END
                   AS variant,
               CASE WHEN json_extract(rules, '$.dice') IS 'own'
                         OR json_extract(rules, '$.origin') IS 'own'
                         OR json_extract(rules, '$.own') IS 1
                         OR json_extract(rules, '$.host') IS 'person' THEN 'own'
                    WHEN EXISTS (SELECT 1 FROM rounds AS before
                                 WHERE before.deal = read.deal AND before.game = read.game
                                       AND before.id < read.id) THEN 'replayed'
                    WHEN json_extract(told, '$.counts') IS 0 THEN 'unranked'
                    ELSE '' END AS apart,
               CASE WHEN json_type(told, '$.score') IN ('integer', 'real')
                         AND abs(json_extract(told, '$.score')) < 1e15
                    THEN json_extract(told, '$.score') END AS score,
               CASE WHEN game = 'hangman' AND json_type(told, '$.wrong') = 'integer'
                         AND abs(json_extract(told, '$.wrong')) < 1e15
                    THEN json_extract(told, '$.wrong') END AS wrong,
               CASE WHEN json_type(told, '$.rating') = 'integer'
                         AND json_extract(told, '$.rating') BETWEEN 0 AND 100
                    THEN json_extract(told, '$.rating') END AS rating,
               CASE json_type(told, '$.won') WHEN 'true' THEN 1 WHEN 'false' THEN 0 END AS won
        FROM (
            SELECT rounds.*,
                   CASE WHEN json_valid(summary) THEN summary ELSE '{}' END AS told,
                   CASE WHEN json_valid(config) THEN config ELSE '{}' END AS rules
            FROM rounds WHERE summary IS NOT NULL
        ) AS read
        """,
        """
        INSERT OR IGNORE INTO variants (game, variant, lexicon, lexicon_name)
        SELECT game, variant, lexicon, lexicon_name FROM finished ORDER BY id
        """,
        """
        INSERT INTO results (round, variant, apart, score, worth, rating, won, new_words, finished)
        SELECT finished.id, variants.id, apart, coalesce(score, wrong),
               CASE WHEN finished.game <> 'hangman' THEN score WHEN won THEN -wrong END,
               rating, won, (SELECT count(*) FROM finds WHERE finds.round = finished.id), updated
        FROM finished JOIN variants USING (game, variant, lexicon)
        """,
        "DROP TABLE finished",
    ),
    (
        # A puzzle stays when it is done: it comes again only when there are no others.
        f"""
        CREATE TABLE puzzles (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            lexicon_name TEXT NOT NULL,
            lexicon_identity TEXT NOT NULL,
            position TEXT NOT NULL CHECK (json_valid(position)),
            fingerprint TEXT NOT NULL UNIQUE,
            source TEXT NOT NULL,
            rating REAL NOT NULL,
            deviation REAL NOT NULL,
            found TEXT NOT NULL,
            met TEXT,
            tries TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tries)),
            hints INTEGER NOT NULL DEFAULT 0 CHECK (hints >= 0),
            outcome TEXT,
            gain INTEGER,
            finished TEXT
        ) {_STRICT}
        """,
        "CREATE INDEX puzzles_by_game ON puzzles (game, met)",
        f"""
        CREATE TABLE puzzle_ratings (
            game TEXT PRIMARY KEY,
            rating REAL NOT NULL,
            deviation REAL NOT NULL,
            volatility REAL NOT NULL,
            updated TEXT NOT NULL
        ) {_STRICT}
        """,
        f"CREATE TABLE puzzle_sources (source TEXT PRIMARY KEY) {_STRICT}",
    ),
    (
        # A card is new until it has a date on which it is due.
        f"""
        CREATE TABLE cards (
            id INTEGER PRIMARY KEY,
            lexicon TEXT NOT NULL,
            kind TEXT NOT NULL,
            word TEXT NOT NULL,
            added TEXT NOT NULL,
            begun TEXT,
            phase TEXT NOT NULL DEFAULT 'learning',
            step INTEGER,
            stability REAL,
            difficulty REAL,
            reviewed TEXT,
            due TEXT,
            seen INTEGER NOT NULL DEFAULT 0,
            missed INTEGER NOT NULL DEFAULT 0,
            aside INTEGER NOT NULL DEFAULT 0 CHECK (aside IN (0, 1)),
            UNIQUE (lexicon, kind, word)
        ) {_STRICT}
        """,
        "CREATE INDEX cards_by_due ON cards (lexicon, due) WHERE aside = 0",
        """
        CREATE TABLE card_decks (
            deck TEXT NOT NULL,
            card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
            PRIMARY KEY (deck, card)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE INDEX card_decks_by_card ON card_decks (card)",
        f"""
        CREATE TABLE reviews (
            id INTEGER PRIMARY KEY,
            card INTEGER NOT NULL REFERENCES cards ON DELETE CASCADE,
            reviewed TEXT NOT NULL,
            rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 4),
            took_ms INTEGER NOT NULL CHECK (took_ms >= 0),
            found INTEGER NOT NULL CHECK (found >= 0),
            possible INTEGER NOT NULL CHECK (possible >= 0)
        ) {_STRICT}
        """,
        "CREATE INDEX reviews_by_card ON reviews (card, reviewed)",
        "CREATE INDEX reviews_by_time ON reviews (reviewed, rating)",
    ),
    (
        # A game that is gone leaves its place, so that nobody plays a turn twice unseen.
        f"""
        CREATE TABLE duels (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            game TEXT NOT NULL,
            first TEXT NOT NULL,
            second TEXT NOT NULL,
            rounds INTEGER NOT NULL CHECK (rounds > 0),
            over INTEGER NOT NULL DEFAULT 0 CHECK (over IN (0, 1))
        ) {_STRICT}
        """,
        """
        CREATE TABLE duel_games (
            duel INTEGER NOT NULL REFERENCES duels ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number > 0),
            player INTEGER NOT NULL CHECK (player IN (0, 1)),
            round INTEGER REFERENCES rounds ON DELETE SET NULL,
            PRIMARY KEY (duel, number, player)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
        "CREATE UNIQUE INDEX duel_games_by_round ON duel_games (round)",
        "CREATE INDEX duels_under_way ON duels (id) WHERE over = 0",
    ),
    (
        # Nothing that could not be made again: what is of another version is not read.
        """
        CREATE TABLE analyses (
            round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
            lexicon TEXT NOT NULL,
            budget TEXT NOT NULL,
            version TEXT NOT NULL,
            analysis TEXT NOT NULL CHECK (json_valid(analysis)),
            PRIMARY KEY (round, lexicon, budget)
        ) WITHOUT ROWID
        """
        + (f", {_STRICT}" if _STRICT else ""),
    ),
    (
        # A round of a duel has one result, that of the game played last, and one caption.
        """
        CREATE VIEW duel_pairs AS
        SELECT ours.round AS round, theirs.round AS other, ours.player AS player,
               ours.duel AS duel, ours.number AS number
        FROM duel_games AS ours JOIN duel_games AS theirs
        ON theirs.duel = ours.duel AND theirs.number = ours.number
           AND theirs.player <> ours.player
        """,
        """
        DELETE FROM results WHERE round IN (
            SELECT round FROM duel_pairs
            WHERE other > round AND other IN (SELECT round FROM results)
        )
        """,
        "UPDATE results SET won = NULL WHERE apart = 'duel'",
        """
        CREATE TEMPORARY TABLE points AS
        SELECT id, CASE WHEN game <> 'hangman' THEN json_extract(summary, '$.score')
                        WHEN json_extract(summary, '$.winner') IS NOT 'guesser' THEN 0
                        ELSE json_extract(summary, '$.guesses') - json_extract(summary, '$.wrong')
                   END AS points
        FROM rounds WHERE id IN (SELECT round FROM duel_games) AND json_valid(summary)
        """,
        """
        UPDATE rounds SET caption = coalesce((
            SELECT CASE WHEN a.points >= b.points THEN first ELSE second END
                   || CASE WHEN a.points = b.points THEN ' tied ' ELSE ' won ' END
                   || max(a.points, b.points) || '–' || min(a.points, b.points)
                   || CASE WHEN a.points = b.points THEN ' with ' ELSE ' against ' END
                   || CASE WHEN a.points >= b.points THEN second ELSE first END
                   || CASE WHEN rounds > 1 THEN ', round ' || number || ' of ' || rounds
                           ELSE '' END
            FROM duel_pairs JOIN duels ON duels.id = duel
            JOIN points AS a ON a.id = round JOIN points AS b ON b.id = other
            WHERE player = 0 AND rounds.id IN (round, other)
        ), caption) WHERE id IN (SELECT id FROM points)
        """,
        "DROP TABLE points",
    ),
    (
        # Ratings of Scrabble with hints, which took the plays that hints had made for the player's:
        # they are found anew, of the other turns. Those of puzzles are shares of points.
        """
        UPDATE rounds SET summary = json_remove(summary, '$.rating', '$.reviewed')
        WHERE game = 'scrabble' AND json_valid(summary)
              AND json_extract(summary, '$.hints') > 0
              AND json_extract(summary, '$.possible') IS NULL
        """,
        """
        UPDATE results SET rating = NULL WHERE round IN (
            SELECT id FROM rounds
            WHERE game = 'scrabble' AND json_valid(summary)
                  AND json_extract(summary, '$.rating') IS NULL
        )
        """,
    ),
    (
        # A puzzle's own rating changes when it is done: lists tell what it was before.
        "ALTER TABLE puzzles ADD COLUMN rated REAL",
    ),
)
"""One entry a schema version, oldest first; a released entry is never changed, only followed."""
