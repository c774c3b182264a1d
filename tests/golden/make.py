"""Write the golden files: this version's saved games and settings, for later versions to read.

Run by hand when a format has been given a new version, `python -m tests.golden.make FOLDER`, into
a new folder: the files of earlier versions stay as they are, for they are what players have.
`python -m tests.golden.make json` writes anew what the command line prints as JSON, which has no
versions: look at the difference, for no field may go or change its type.
"""

import json
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from datetime import UTC, date, datetime
from pathlib import Path

from tests.games.damaged_games import played, state_of
from tests.golden.command_output import CALLS, file_of, printed
from tests.golden.games import PLAYED, SETTINGS, described
from wordarcade.engine.boggle import share as boggle_share
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.hangman import share as hangman_share
from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import Timer
from wordarcade.store.analyses import AnalysisKey
from wordarcade.store.cards import CardFilter, Memory
from wordarcade.store.dailies import DailyKey
from wordarcade.store.duels import DuelPlace, game_begun
from wordarcade.store.games import GameStore
from wordarcade.store.locations import HOME_VARIABLE, Locations
from wordarcade.store.puzzles import Outcome, Puzzle, StoredRating
from wordarcade.store.records import LexiconReference
from wordarcade.store.settings_file import SettingsFile
from wordarcade.support.clock import ManualClock

_IDENTITY = "5f0a1" + "0" * 59
NOTE = "Wait for the S"
DAY = date(2026, 1, 1)
MEMORY = Memory(
    "relearning",
    0,
    stability=2.5,
    difficulty=6.25,
    reviewed=datetime(2026, 1, 1, 12, tzinfo=UTC),
    due=datetime(2026, 1, 1, 12, 10, tzinfo=UTC),
)
"""What the golden files remember of a word."""
DUELLISTS = ("Ann", "Ben")
ANALYSIS_KEY = AnalysisKey("5f0a1", "2 s", "1 0.1.0")
ANALYSIS = {"turns": [[[["8D A.", 4, 250, 4250, 0.5, None]], 0, 1, ["zq"], None, 1.5, None]]}


def write(folder: Path) -> None:
    """Write all golden files into `folder`, which is made."""
    folder.mkdir(parents=True)
    _write_json(folder / "share_codes.json", _share_codes())
    _write_database(folder / "rounds.sqlite3")
    SettingsFile(folder / "settings.toml").save(SETTINGS)


def write_command_output() -> None:
    """Write anew what the command line prints, each call with user's folders of its own."""
    for name in CALLS:
        with tempfile.TemporaryDirectory() as folder:
            os.environ[HOME_VARIABLE] = folder
            file_of(name).write_text(printed(name, Locations.under(Path(folder))), encoding="utf-8")


def _share_codes() -> list[dict[str, object]]:
    codes: list[dict[str, object]] = []
    for host in HostKind:
        for vocabulary in Vocabulary:
            secret = "rope" if host is HostKind.HONEST else None
            config = HangmanConfig(4, 9, host, vocabulary, show_left=True, secret=secret)
            code = hangman_share.share_code(config, _IDENTITY)
            codes.append({"game": "hangman", "code": code, "config": config.to_json()})
    grid = LetterGrid(2, 3, ("a", "qu", "", "er", "z", "e"))
    for config_ in (
        BoggleConfig(grid),
        BoggleConfig(grid, min_length=4, timer=Timer(180, 5)),
    ):
        code = boggle_share.share_code(config_, _IDENTITY)
        codes.append({"game": "boggle", "code": code, "config": config_.to_json()})
    return codes


def _write_database(path: Path) -> None:
    games, ids = [], {}
    with closing(GameStore(path, ManualClock())) as store:
        for game in PLAYED:
            record = played(game, store)
            store.notes.write(record.header.id, 1, NOTE)
            key = DailyKey(DAY, record.header.game, record.header.lexicon.identity)
            store.dailies.begin(key, record.header.id, counts=True)
            ids[record.header.game] = record.header.id
            summary = {"score": 7, "won": True}
            store.finish(record.header.id, len(record.moves), 9_000, summary)
            store.analyses.keep(record.header.id, ANALYSIS_KEY, ANALYSIS)
            games.append(
                {
                    "game": game,
                    "config": record.header.config,
                    "moves": [made.move for made in record.moves],
                    "caption": record.header.caption,
                    "state": described(state_of(record)),
                    "notes": {"1": NOTE},
                    "day": DAY.isoformat(),
                    "duel": [*DUELLISTS, 3, 2, 1],
                }
            )
        write_puzzles(store)
        _write_json(path.with_name("puzzles.json"), puzzles_told(store))
        store.cards.add("enable", "boggle", [("anagram", "etui"), ("valid", "qaid")])
        (card, _) = store.cards.new(CardFilter("enable"), 9)
        store.cards.review(card.id, MEMORY, 2, took_ms=3_000, found=1, possible=2)
    _write_json(path.with_name("games.json"), games)
    # One file, without the log beside it.
    with closing(sqlite3.connect(path)) as connection:
        for game, number in ids.items():
            game_begun(connection, game, DuelPlace(DUELLISTS, 3, 2, 1), number)
        connection.commit()
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")


def write_puzzles(store: GameStore) -> None:
    """Keep a puzzle that waits, one that was begun, and one that was solved."""
    words = LexiconReference("arcade", _IDENTITY)
    positions = [{"pattern": pattern, "missed": "e"} for pattern in ("-a--", "-o--", "-i--")]
    puzzles = [Puzzle("hangman", words, position, 1400, "from a file") for position in positions]
    store.puzzles.add(puzzles, 120)
    begun, solved = (store.puzzles.find(each) for each in puzzles[1:])
    assert begun is not None
    assert solved is not None
    store.puzzles.meet(begun.id)
    store.puzzles.note(begun.id, ("X", "Z"), 2)
    store.puzzles.meet(solved.id)
    ratings = StoredRating(1390, 110, 0.06), StoredRating(1520, 180, 0.06)
    store.puzzles.finish(solved, Outcome.SOLVED, gain=20, puzzle=ratings[0], player=ratings[1])
    store.puzzles.look_through(["game 1"])


def puzzles_told(store: GameStore) -> dict[str, object]:
    """Return all that a store knows of the puzzles of hangman."""
    reserve = store.puzzles.reserve("hangman")
    puzzles = (*reserve.begun, *reserve.waiting, *reserve.done)
    return {
        "puzzles": [
            {
                "id": each.id,
                "game": each.puzzle.game,
                "lexicon": [each.puzzle.lexicon.name, each.puzzle.lexicon.identity],
                "position": each.puzzle.position,
                "source": each.puzzle.source,
                "rating": [each.puzzle.rating, each.deviation],
                "met": each.met,
                "tries": list(each.tries),
                "hints": each.hints,
                "outcome": each.outcome and each.outcome.value,
                "gain": each.gain,
            }
            for each in puzzles
        ],
        "ratings": {
            game: [rating.rating, rating.deviation, rating.volatility]
            for game, rating in store.puzzles.ratings().items()
        },
        "looked_through": sorted(store.puzzles.looked_through()),
        "last": store.puzzles.last_game(),
    }


def _write_json(path: Path, value: object) -> None:
    path.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] == ["json"]:
        write_command_output()
    else:
        write(Path(sys.argv[1]))
