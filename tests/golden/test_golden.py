"""Saved games and settings of earlier versions remain readable.

Each folder holds the files of a version; in v1 hand games do not tell whose letters they are of,
up to v2 none of the hints taken in them, up to v3 there are no notes, up to v4 no puzzles of days,
up to v5 no results, up to v6 no puzzles with one best answer, up to v7 no words to learn, up to v8
no duels, up to v9 no analyses, which only finished games have, up to v10 two results of a round
that two have played: those of `v4/history.sqlite3` get their results when it is opened. Up to v11
no puzzle keeps the rating that it had when it was done.
A test that fails here has found a change that takes games away from players: give the format a new
version and read the old one as well.
"""

import json
import shutil
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import pytest

from tests.engine.scrabble.games import WORDS
from tests.games.damaged_games import state_of
from tests.golden.games import PLAYED, SETTINGS, described
from tests.golden.make import ANALYSIS, ANALYSIS_KEY, MEMORY, puzzles_told
from wordarcade.engine.boggle import share as boggle_share
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.dice import load_dice_sets
from wordarcade.engine.boggle.moves import Hint
from wordarcade.engine.grid_moves import End
from wordarcade.engine.hangman import share as hangman_share
from wordarcade.engine.hangman.choices import HostKind, Vocabulary
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.rounds import TimedMove
from wordarcade.engine.scrabble.config import ChallengeRule, ScrabbleConfig
from wordarcade.engine.scrabble.equipment import load_equipment
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.moves import move_from_json
from wordarcade.engine.word_search.hidden import Directions
from wordarcade.engine.word_search.setup import Letters
from wordarcade.players.hand.opponent import Level as HandLevel
from wordarcade.players.scrabble.levels import shipped_skills
from wordarcade.store.cards import CardFilter
from wordarcade.store.connections import backup_path
from wordarcade.store.games import GameStore
from wordarcade.store.history import HistoryFilter
from wordarcade.store.migrations import MIGRATIONS
from wordarcade.store.records import GameId
from wordarcade.store.results import Run
from wordarcade.store.settings import Settings
from wordarcade.store.settings_file import SettingsFile
from wordarcade.support import resources
from wordarcade.support.clock import ManualClock

HERE: Final = Path(__file__).parent
VERSIONS: Final = sorted(folder for folder in HERE.glob("v*") if folder.is_dir())

NAMES: Final[Mapping[Any, set[str]]] = {
    HostKind: {"honest", "evil", "cunning", "perfect", "polite", "person"},
    Vocabulary: {"common", "full"},
    Letters: {"common", "uniform"},
    Directions: {"easy", "all"},
    End: {"finished", "time up", "revealed", "all found"},
    Hint: {"lengths", "cell", "first letter", "next letter"},
    ChallengeRule: {"void", "single", "double", "five-point"},
    Premium: {".", "2L", "3L", "2W", "3W"},
}
"""The names under which values are saved; more may come, none may go."""


@pytest.fixture(params=VERSIONS, ids=[folder.name for folder in VERSIONS])
def folder(request: pytest.FixtureRequest) -> Path:
    """The files of one version."""
    found: Path = request.param
    return found


def read_code(game: str, code: str) -> BoggleConfig | HangmanConfig:
    """Return what a share code tells."""
    if game == "hangman":
        return hangman_share.read_share_code(code).config
    dice = load_dice_sets(resources.folder("assets") / "dice")
    return boggle_share.read_share_code(code, dice).config


WRITE: Final[Mapping[str, Callable[..., str]]] = {
    "boggle": boggle_share.share_code,
    "hangman": hangman_share.share_code,
}


def test_share_codes_tell_the_same_games(folder: Path) -> None:
    """A code that somebody has sent keeps its meaning, and the same game its code."""
    codes = json.loads((folder / "share_codes.json").read_text(encoding="utf-8"))
    assert len(codes) == 14
    for known in codes:
        config = read_code(known["game"], known["code"])
        assert config.to_json() == known["config"]
        assert WRITE[known["game"]](config, "5f0a1") == known["code"]


def test_saved_games_go_on_as_they_were(folder: Path, tmp_path: Path) -> None:
    """A database of every schema is migrated, and each game in it stands where it was left."""
    path = tmp_path / "rounds.sqlite3"
    shutil.copy(folder / "rounds.sqlite3", path)
    known = json.loads((folder / "games.json").read_text(encoding="utf-8"))
    with closing(GameStore(path, ManualClock())) as store:
        saved_games = {game.game: store.load(game.id) for game in store.recent()}
        assert store.take_notices() == ()
        assert {game["game"] for game in known} == set(saved_games) == set(PLAYED)
        for game in known:
            saved = saved_games[game["game"]]
            assert saved.header.config == game["config"]
            assert [made.move for made in saved.moves] == game["moves"]
            assert (saved.header.caption, saved.header.seed) == (game["caption"], 5)
            state = state_of(saved)
            assert described(state) == game["state"]
            notes = {str(line): note for line, note in store.notes.of(saved.header.id).items()}
            assert notes == game.get("notes", {})
            day = store.dailies.day_of(saved.header.id)
            assert (day and day.isoformat()) == game.get("day")
            assert duel_of(store, saved.header.id) == game.get("duel")


def duel_of(store: GameStore, game_id: GameId) -> list[object] | None:
    """Return who plays the duel that a game belongs to, its rounds, and the game's place in it."""
    duel_id = store.duels.of_game(game_id)
    duel = None if duel_id is None else store.duels.load(duel_id)
    if duel is None:
        return None
    (game,) = duel.games
    return [*duel.names, duel.rounds, game.round, game.player]


def test_puzzles_are_as_they_were(folder: Path, tmp_path: Path) -> None:
    """Those that wait, those begun and those done, and the ratings; before, there were none."""
    path = tmp_path / "rounds.sqlite3"
    shutil.copy(folder / "rounds.sqlite3", path)
    known = folder / "puzzles.json"
    none: dict[str, object] = {"puzzles": [], "ratings": {}, "looked_through": [], "last": None}
    wanted = json.loads(known.read_text(encoding="utf-8")) if known.exists() else none
    with closing(GameStore(path, ManualClock())) as store:
        assert puzzles_told(store) == wanted
        assert store.take_notices() == ()


def test_puzzles_keep_the_rating_that_they_had(folder: Path, tmp_path: Path) -> None:
    """Of those that were done before it was kept it is unknown: the one they have is another."""
    path = tmp_path / "rounds.sqlite3"
    shutil.copy(folder / "rounds.sqlite3", path)
    version = int(folder.name.removeprefix("v"))
    with closing(GameStore(path, ManualClock())) as store:
        ratings = [done.rating for done in store.puzzles.figures.lately()]
    assert ratings == ([] if version < 7 else [None] if version < 12 else [1400])


def test_analyses_are_kept(folder: Path, tmp_path: Path) -> None:
    """Each with its game, under what it goes by; before, there were none."""
    path = tmp_path / "rounds.sqlite3"
    shutil.copy(folder / "rounds.sqlite3", path)
    kept = int(folder.name.removeprefix("v")) >= 10
    with closing(GameStore(path, ManualClock())) as store:
        for game in store.recent():
            assert store.analyses.find(game.id, ANALYSIS_KEY) == (ANALYSIS if kept else None)
            other = ANALYSIS_KEY._replace(version="2 0.1.0")
            assert store.analyses.find(game.id, other) is None


def test_words_are_remembered_as_they_were(folder: Path, tmp_path: Path) -> None:
    """What is learnt, and how well, outlives every version."""
    path = tmp_path / "rounds.sqlite3"
    shutil.copy(folder / "rounds.sqlite3", path)
    with closing(GameStore(path, ManualClock())) as store:
        if int(folder.name.removeprefix("v")) < 8:
            assert store.cards.decks("enable") == {}
            return
        assert store.cards.decks("enable") == {"boggle": 2}
        (known,) = store.cards.seen(CardFilter("enable"))
        assert (known.kind, known.word, known.memory) == ("anagram", "etui", MEMORY)
        assert (known.seen, known.missed) == (1, 0)
        (review,) = store.cards.reviews(known.id, 9)
        assert (review.rating, review.found, review.possible) == (2, 1, 2)
        (new,) = store.cards.new(CardFilter("enable"), 9)
        assert (new.kind, new.word, new.memory) == ("valid", "qaid", None)


def test_a_game_played_on_goes_on_as_it_was() -> None:
    """One with a position to begin with, and a teacher, as the first version with them saved it."""
    known = json.loads((HERE / "played_on.json").read_text(encoding="utf-8"))
    config = ScrabbleConfig.from_json(known["config"])
    moves = [TimedMove(move_from_json(move), elapsed_ms) for move, elapsed_ms in known["moves"]]
    assert described(ScrabbleGame.replay(config, WORDS, moves)) == known["state"]
    assert config.teaches
    assert config.to_json() == known["config"]


def test_settings_mean_the_same(folder: Path) -> None:
    """Every setting that a player has made is there, without a complaint."""
    settings, faults = SettingsFile(folder / "settings.toml").load()
    assert faults == ()
    wanted = Settings()
    for key, value in SETTINGS.items():
        wanted = wanted.changed(key, value)
    assert settings == wanted


@pytest.mark.parametrize("kind", NAMES)
def test_names_on_record_stay(kind: Any) -> None:
    """Values are written by name; the order in which they are declared means nothing."""
    assert NAMES[kind] <= {member.value for member in kind}


def test_names_of_files_on_record_stay() -> None:
    """Dice sets, boards and tiles are named in codes, games and settings."""
    dice = load_dice_sets(resources.folder("assets") / "dice")
    equipment = load_equipment(resources.folder("assets") / "scrabble")
    assert {"classic", "new", "big", "super"} <= set(dice)
    assert "standard" in equipment.layouts
    assert "english" in equipment.distributions
    levels = {"learner", "novice", "casual", "regular", "keen", "club", "expert", "champion"}
    assert levels <= set(shipped_skills())
    assert {"greedy", "exact"} <= {level.value for level in HandLevel}


def test_there_is_a_database_of_every_schema() -> None:
    """Whoever adds a migration keeps a file of the schema before it."""
    assert len(VERSIONS) >= len(MIGRATIONS)


def test_finished_games_of_the_third_schema_count_as_they_should(tmp_path: Path) -> None:
    """The migration that made statistics has looked at what each game was, and what it found."""
    path = tmp_path / "rounds.sqlite3"
    shutil.copy(HERE / "v4" / "history.sqlite3", path)
    with closing(GameStore(path, ManualClock())) as store:
        found = {(each.key.game, each.key.variant): each for each in store.results.figures()}
        boggle = found["boggle", "2x2 classic min 3 time off"]
        assert (boggle.played, boggle.own, boggle.replayed, boggle.unranked) == (5, 1, 1, 1)
        assert (boggle.worth, boggle.mean, boggle.regret) == (18, 15, 62.5)
        assert boggle.new_words == 4
        assert found["boggle", ""].played == 1
        assert ("hand", "1 hand of 7 against greedy") in found
        hangman = found["hangman", "evil full 4 letters 6 guesses"]
        assert (hangman.decided, hangman.won, hangman.worth, hangman.mean) == (3, 2, -1, 3)
        assert store.results.runs()["hangman"] == Run(now=0, best=2)
        assert store.results.new_words("wordsearch", 9) == ("cat",)
        assert len(store.history.page(HistoryFilter(), 0, 20)) == 12
        assert store.take_notices() == ()
    with closing(sqlite3.connect(backup_path(path, 3))) as backup:
        assert backup.execute("PRAGMA user_version").fetchone() == (3,)
        assert backup.execute("SELECT count(*) FROM rounds").fetchone() == (12,)
