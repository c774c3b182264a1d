"""The store of saved games, by example."""

import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest

from wordarcade.store import duels
from wordarcade.store.dailies import DailyKey, DailyStart
from wordarcade.store.duels import DuelPlace
from wordarcade.store.errors import GameMissingError, GameTakenError
from wordarcade.store.games import GameStore
from wordarcade.store.history import HistoryFilter
from wordarcade.store.records import (
    BIN_DAYS,
    GameHeader,
    GameId,
    LexiconReference,
    RecordedMove,
)
from wordarcade.support.clock import ManualClock


@pytest.fixture
def game_id(store: GameStore, lexicon: LexiconReference) -> GameId:
    """A round that has just been begun."""
    return store.begin("boggle", {"size": 4}, 7, lexicon, "Boggle, 3:00 left")


def test_a_round_is_kept_as_it_was_begun(
    store: GameStore, game_id: GameId, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """All that a round is begun with is there again, and no time has been played."""
    header = store.load(game_id).header
    assert (header.id, header.game, header.config) == (game_id, "boggle", {"size": 4})
    assert (header.seed, header.lexicon, header.caption) == (7, lexicon, "Boggle, 3:00 left")
    assert (header.elapsed_ms, header.summary, header.finished) == (0, None, False)
    assert header.started == header.updated == clock.now()


def test_a_game_is_begun_with_what_it_belongs_to(
    store: GameStore, lexicon: LexiconReference, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Puzzle of the day and duel in one transaction: all of it, or nothing."""
    key = DailyKey(date(2026, 1, 1), "boggle", lexicon.identity)
    belongs = DailyStart(key, counts=True), DuelPlace(("Ann", "Ben"), 3, 1, 0)

    def begin() -> GameId:
        daily, duel = belongs
        return store.begin("boggle", {}, 7, lexicon, daily=daily, duel=duel)

    def fail(*_: object) -> None:
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(duels, "game_begun", fail)
        with pytest.raises(RuntimeError):
            begin()
    assert (store.unfinished(), store.dailies.games()) == ((), ())
    begun = begin()
    assert store.dailies.day_of(begun) == key.day
    duel_id = store.duels.of_game(begun)
    assert duel_id is not None
    saved = store.duels.load(duel_id)
    assert saved is not None
    assert (saved.names, saved.games[0].game_id) == (("Ann", "Ben"), begun)


def test_moves_come_back_in_order(store: GameStore, game_id: GameId) -> None:
    """Moves are loaded as they were recorded, each with its play time."""
    store.record(game_id, 0, {"word": "norse"}, 1500)
    store.record(game_id, 1, {"word": "eons", "path": [3, 6]}, 2500)
    assert store.load(game_id).moves == (
        RecordedMove({"word": "norse"}, 1500),
        RecordedMove({"word": "eons", "path": [3, 6]}, 2500),
    )


def test_a_move_brings_the_round_up_to_date(
    store: GameStore, game_id: GameId, clock: ManualClock
) -> None:
    """A move notes the play time, the date and, if there is one, the new caption."""
    clock.advance(5)
    store.record(game_id, 0, {}, 5000, caption="Boggle, 2:55 left")
    header = store.load(game_id).header
    assert (header.elapsed_ms, header.caption) == (5000, "Boggle, 2:55 left")
    assert header.updated is not None
    assert header.started is not None
    assert header.updated - header.started == timedelta(seconds=5)
    store.record(game_id, 1, {}, 6000)
    assert store.load(game_id).header.caption == "Boggle, 2:55 left"


def test_the_heartbeat_keeps_the_play_time(store: GameStore, game_id: GameId) -> None:
    """A tick notes play time and caption without a move."""
    store.tick(game_id, 1000)
    store.tick(game_id, 2000, caption="Boggle, 2:58 left")
    header = store.load(game_id).header
    assert (header.elapsed_ms, header.caption) == (2000, "Boggle, 2:58 left")
    assert store.load(game_id).moves == ()


def test_play_time_never_goes_back(store: GameStore, game_id: GameId) -> None:
    """A late heartbeat takes nothing away from the play time already noted."""
    store.tick(game_id, 9000)
    store.tick(game_id, 8000)
    assert store.load(game_id).header.elapsed_ms == 9000


def test_a_finished_round_has_its_summary(store: GameStore, game_id: GameId) -> None:
    """Finishing keeps the summary, the play time and the last caption."""
    store.record(game_id, 0, {"word": "norse"}, 1500)
    store.finish(game_id, 1, 180_000, {"score": 2}, caption="Boggle, 2 points")
    header = store.load(game_id).header
    assert header.finished
    assert (header.summary, header.elapsed_ms) == ({"score": 2}, 180_000)
    assert header.caption == "Boggle, 2 points"


def test_a_finished_round_stays_as_it_is(store: GameStore, game_id: GameId) -> None:
    """A heartbeat that comes after the end changes nothing."""
    store.finish(game_id, 0, 1000, {"score": 0})
    finished = store.load(game_id)
    store.tick(game_id, 2000, caption="too late")
    assert store.load(game_id) == finished


def test_a_finished_game_is_rated_once(store: GameStore, game_id: GameId) -> None:
    """A review adds the rating; an unfinished game, or one that has a rating, stays as it is."""
    before = store.load(game_id)
    store.rate(game_id, 7)
    assert store.load(game_id) == before
    store.finish(game_id, 0, 1000, {"score": 5, "rating": None})
    store.rate(game_id, 83)
    store.rate(game_id, 90)
    assert store.load(game_id).header.summary == {"score": 5, "rating": 83}


def test_what_players_arrange_is_kept(store: GameStore, game_id: GameId, database: Path) -> None:
    """The last of it, with the game; what is no JSON object any more counts for nothing."""
    assert store.load(game_id).arranged == {}
    store.arrange(game_id, {"racks": 1})
    store.arrange(game_id, {"racks": 2})
    store.arrange(GameId(99), {"racks": 3})
    assert store.load(game_id).arranged == {"racks": 2}
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE rounds SET arranged = '[1]'")
    assert store.load(game_id).arranged == {}


def test_a_place_is_taken_once(store: GameStore, game_id: GameId) -> None:
    """A second move in the same place is refused with a sentence, and the first one stays."""
    store.record(game_id, 0, {"word": "norse"}, 1000)
    with pytest.raises(GameTakenError, match=r"^This game has moved on in another window"):
        store.record(game_id, 0, {"word": "eons"}, 1100, caption="not this")
    loaded = store.load(game_id)
    assert [recorded.move for recorded in loaded.moves] == [{"word": "norse"}]
    assert loaded.header.caption == "Boggle, 3:00 left"


def test_a_round_is_not_finished_over_unseen_moves(store: GameStore, game_id: GameId) -> None:
    """Whoever has not seen the last move cannot finish the round."""
    store.record(game_id, 0, {}, 1000)
    with pytest.raises(GameTakenError, match="Open it again"):
        store.finish(game_id, 0, 1000, {})
    assert not store.load(game_id).header.finished


def test_a_round_is_finished_once(store: GameStore, game_id: GameId) -> None:
    """After the end neither a move nor a second end is taken."""
    store.finish(game_id, 0, 1000, {"score": 5})
    with pytest.raises(GameTakenError, match="finished elsewhere"):
        store.finish(game_id, 0, 1000, {"score": 6})
    with pytest.raises(GameTakenError, match="finished elsewhere"):
        store.record(game_id, 0, {}, 1000)
    assert store.load(game_id).header.summary == {"score": 5}


def test_moves_leave_no_gap(store: GameStore, game_id: GameId) -> None:
    """A move too far on is a mistake of the caller, and is not kept."""
    with pytest.raises(ValueError, match="Move 1 cannot follow on 0"):
        store.record(game_id, 1, {}, 1000)
    assert store.load(game_id).moves == ()


def test_a_round_that_is_not_there_is_missed(store: GameStore) -> None:
    """Whatever needs a round says so when it does not exist."""
    nowhere = GameId(12)
    for use in (
        lambda: store.load(nowhere),
        lambda: store.bin.delete(nowhere),
        lambda: store.record(nowhere, 0, {}, 0),
        lambda: store.finish(nowhere, 0, 0, {}),
    ):
        with pytest.raises(GameMissingError, match="There is no game 12"):
            use()


@pytest.mark.parametrize("number", [-1, 0, 2**63 - 1, 2**63, 2**200])
def test_no_number_is_too_strange_to_be_missed(number: int, store: GameStore) -> None:
    """A number that a player typed may be anything."""
    for use in (store.load, store.bin.delete):
        with pytest.raises(GameMissingError, match=f"There is no game {number}; it"):
            use(GameId(number))


def test_a_deleted_round_is_gone_with_its_moves(
    store: GameStore, game_id: GameId, lexicon: LexiconReference
) -> None:
    """After deletion nothing is left, and a new round does not get the old number."""
    store.record(game_id, 0, {}, 1000)
    store.bin.delete(game_id)
    assert store.recent() == ()
    after = store.begin("boggle", {}, 7, lexicon)
    assert after != game_id
    assert store.load(after).moves == ()


def test_notes_are_kept_with_their_game(
    store: GameStore, game_id: GameId, lexicon: LexiconReference
) -> None:
    """A line has one note, which another replaces and an empty one removes; deletion takes all."""
    for line, note in ((4, "wait"), (0, "open\x1b it"), (4, "go")):
        store.notes.write(game_id, line, note)
    other = store.begin("boggle", {}, 7, lexicon)
    store.notes.write(other, 1, "mine")
    assert store.notes.of(game_id) == {0: "open\N{REPLACEMENT CHARACTER} it", 4: "go"}
    assert store.raw(game_id)["notes"] == {0: "open\x1b it", 4: "go"}
    store.notes.write(game_id, 4, "")
    store.notes.write(game_id, 9, "")
    assert list(store.notes.of(game_id)) == [0]
    store.bin.delete(game_id)
    store.notes.write(game_id, 1, "too late")
    assert (store.notes.of(game_id), store.notes.of(other)) == ({}, {1: "mine"})


def test_lists_have_the_last_played_first(
    store: GameStore, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """Rounds are listed by when they were last played, not by when they were begun."""
    first, second, third = (store.begin("boggle", {}, seed, lexicon) for seed in range(3))
    for game_id in (second, third, first):
        clock.advance(1)
        store.tick(game_id, 1000)
    assert [header.id for header in store.unfinished()] == [first, third, second]
    assert [header.id for header in store.recent(limit=2)] == [first, third]


def test_of_rounds_played_at_the_same_moment_the_later_begun_is_first(
    store: GameStore, database: Path, lexicon: LexiconReference
) -> None:
    """Equal moments leave no order to chance, nor to the way that the database looks for it."""
    rounds = [store.begin("boggle", {}, seed, lexicon) for seed in range(5)]
    assert [header.id for header in store.unfinished()] == rounds[::-1]
    store.close()
    with closing(sqlite3.connect(database)) as connection:
        for index in ("rounds_by_update", "rounds_unfinished"):
            connection.execute(f"DROP INDEX {index}")
    assert [header.id for header in store.unfinished()] == rounds[::-1]


def test_lists_part_finished_from_unfinished(store: GameStore, lexicon: LexiconReference) -> None:
    """A round is among the unfinished or among the finished of its game, and always recent."""
    done = store.begin("boggle", {}, 1, lexicon)
    other = store.begin("hand", {}, 2, lexicon)
    running = store.begin("boggle", {}, 3, lexicon)
    store.finish(done, 0, 1000, {})
    store.finish(other, 0, 1000, {})
    assert [header.id for header in store.unfinished()] == [running]
    assert [header.id for header in store.finished("boggle")] == [done]
    assert {header.id for header in store.recent()} == {done, other, running}


def test_finished_rounds_can_be_limited(
    store: GameStore, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """Of many finished rounds the newest are returned."""
    for seed in range(5):
        clock.advance(1)
        store.finish(store.begin("boggle", {}, seed, lexicon), 0, 1000, {"score": seed})
    assert [header.seed for header in store.finished("boggle", limit=2)] == [4, 3]


def test_seeds_may_be_long(store: GameStore, lexicon: LexiconReference) -> None:
    """A seed longer than the database's own numbers comes back whole."""
    seed = -(2**200)
    assert store.load(store.begin("boggle", {}, seed, lexicon)).header.seed == seed


def test_names_that_are_no_text_are_kept_readable(store: GameStore) -> None:
    """A lexicon named after a file whose name is not UTF-8 does not stop a round."""
    named = LexiconReference("w\udcf6rter", "00" * 32)
    header = store.load(store.begin("boggle", {}, 1, named, "with w\udcf6rter")).header
    assert (header.lexicon.name, header.caption) == ("w?rter", "with w?rter")


def test_what_json_cannot_say_is_refused(store: GameStore, game_id: GameId) -> None:
    """A move that would not come back the same is a mistake of the caller, and not kept."""
    with pytest.raises(TypeError):
        store.record(game_id, 0, {"cells": {1, 2}}, 1000)
    with pytest.raises(ValueError, match="JSON"):
        store.record(game_id, 0, {"share": float("nan")}, 1000)
    assert store.load(game_id).moves == ()


def test_looking_makes_no_file(store: GameStore, database: Path) -> None:
    """Until something is written there is neither a file nor a folder."""
    store.open()
    assert store.unfinished() == store.recent() == store.finished("boggle") == ()
    assert store.results.figures() == ()
    assert not database.parent.exists()
    assert store.take_notices() == ()


def test_rounds_outlive_the_store(
    database: Path, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """Another store on the same file has the same rounds."""
    first = GameStore(database, clock)
    game_id = first.begin("boggle", {"size": 4}, 7, lexicon)
    first.record(game_id, 0, {"word": "norse"}, 1000)
    kept = first.load(game_id)
    first.close()
    second = GameStore(database, clock)
    assert second.load(game_id) == kept
    second.close()


def test_a_store_without_a_file_works_alike(clock: ManualClock, lexicon: LexiconReference) -> None:
    """Without a path rounds are kept as long as the store is."""
    store = GameStore(None, clock)
    game_id = store.begin("boggle", {}, 7, lexicon)
    store.record(game_id, 0, {"word": "norse"}, 1000)
    assert store.load(game_id).moves == (RecordedMove({"word": "norse"}, 1000),)
    assert store.take_notices() == ()
    store.close()


def test_a_deleted_game_comes_back_as_it_was(
    store: GameStore, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """With moves, notes and result; in the bin it is neither listed nor counted."""
    game_id = store.begin("boggle", {}, 1, lexicon)
    store.record(game_id, 0, {"play": "eon"}, 5)
    store.finish(game_id, 1, 10, {"score": 1, "variant": "v"}, words=["eon"])
    store.notes.write(game_id, 0, "hm")
    before, figures = store.load(game_id), store.results.figures()
    store.bin.delete(game_id)
    assert store.results.figures() == ()
    assert store.results.new_words("boggle", 9) == ()
    assert store.history.count(HistoryFilter()) == 0
    with pytest.raises(GameMissingError):
        store.bin.delete(game_id)
    store.bin.restore(game_id)
    assert (store.load(game_id), store.results.figures()) == (before, figures)
    assert store.notes.of(game_id) == {0: "hm"}
    with pytest.raises(GameMissingError, match="not among the games deleted"):
        store.bin.restore(game_id)


def test_the_bin_is_emptied_after_some_days(
    store: GameStore, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """The next deletion takes what has been there for long."""
    old, new = (store.begin("boggle", {}, seed, lexicon) for seed in range(2))
    store.bin.delete(old)
    clock.advance(BIN_DAYS * 24 * 3600 + 1)
    store.bin.delete(new)
    with pytest.raises(GameMissingError):
        store.bin.restore(old)
    store.bin.restore(new)
    assert [game.id for game in store.unfinished()] == [new]


def test_history_is_filtered_and_paged(
    store: GameStore, clock: ManualClock, lexicon: LexiconReference
) -> None:
    """By game, variant, lexicon, date, winner and record; the newest first."""
    for seed in range(6):
        clock.advance(3600)
        game_id = store.begin("scrabble" if seed % 2 else "boggle", {}, seed, lexicon, deal=seed)
        told = {"score": seed, "variant": f"v{seed % 3}", "won": seed > 3 if seed % 2 else None}
        store.finish(game_id, 0, 10, told)

    def seeds(wanted: HistoryFilter, first: int = 0, most: int = 9) -> list[int]:
        games = store.history.page(wanted, first, most)
        assert first or store.history.count(wanted) == len(games)
        return [game.seed for game in games if isinstance(game, GameHeader)]

    assert seeds(HistoryFilter()) == [5, 4, 3, 2, 1, 0]
    assert seeds(HistoryFilter(), 2, 3) == [3, 2, 1]
    assert seeds(HistoryFilter(game="boggle")) == [4, 2, 0]
    assert seeds(HistoryFilter(variant="v1")) == [4, 1]
    assert seeds(HistoryFilter(won=True)) == [5]
    assert seeds(HistoryFilter(game="scrabble", won=False)) == [3, 1]
    assert seeds(HistoryFilter(lexicon="enable")) == []
    assert seeds(HistoryFilter(since=clock.now() - timedelta(hours=1))) == [5, 4]
    assert seeds(HistoryFilter(best=True)) == [5, 4, 3, 2, 1, 0]
    again = store.begin("boggle", {}, 7, lexicon, deal=7)
    store.finish(again, 0, 10, {"score": 9, "variant": "v1"})
    assert seeds(HistoryFilter(best=True, variant="v1")) == [7, 1]
    assert store.history.place(HistoryFilter(game="boggle"), again) == 0
    assert store.history.place(HistoryFilter(game="hand"), again) is None
    assert dict(store.history.games()) == {"boggle": 4, "scrabble": 3}
    assert dict(store.history.found("boggle").variants) == {"v1": 2, "v0": 1, "v2": 1}


def play_round(
    store: GameStore, lexicon: LexiconReference, scores: tuple[int, int]
) -> tuple[GameId, GameId]:
    """Play a duel of one round, and return the games of both players."""
    ids: list[GameId] = []
    duel_id = None
    for player, score in enumerate(scores):
        place = DuelPlace(("Ann", "Ben"), 1, 1, player, duel_id)
        ids.append(store.begin("boggle", {}, 7, lexicon, f"of {player}", duel=place))
        duel_id = store.duels.of_game(ids[-1])
        store.finish(ids[-1], 0, 9_000, {"variant": "4x4", "score": score})
    first, second = ids
    return first, second


def test_a_round_of_a_duel_is_one_game(store: GameStore, lexicon: LexiconReference) -> None:
    """In the history and among the figures; the game played last has the result."""
    first, second = play_round(store, lexicon, (30, 40))
    assert [each.id for each in store.history.page(HistoryFilter(), 0, 9)] == [second]
    (figures,) = store.results.figures()
    assert (figures.played, figures.duels) == (1, 1)
    store.rate(first, 50)
    assert store.history.count(HistoryFilter()) == 1


def test_a_round_of_a_duel_is_deleted_and_brought_back_whole(
    store: GameStore, lexicon: LexiconReference
) -> None:
    """Half of it would come up in the history as a game of its own."""
    first, second = play_round(store, lexicon, (30, 40))
    for game_id in (second, first):
        store.bin.delete(game_id)
        assert store.history.count(HistoryFilter()) == 0
        assert store.recent() == ()
        assert [each.id for each in store.history.deleted(9)] == [second]
        store.bin.restore(game_id)
        assert [each.id for each in store.history.page(HistoryFilter(), 0, 9)] == [second]
        assert {each.id for each in store.recent()} == {first, second}


def test_a_turn_that_the_other_has_not_played_is_a_game(
    store: GameStore, lexicon: LexiconReference
) -> None:
    """Of a duel that was ended, what was played of it is listed."""
    place = DuelPlace(("Ann", "Ben"), 1, 1, 0)
    game_id = store.begin("boggle", {}, 7, lexicon, duel=place)
    store.finish(game_id, 0, 9_000, {"score": 3, "won": True})
    assert store.history.count(HistoryFilter()) == 0
    duel_id = store.duels.of_game(game_id)
    assert duel_id is not None
    store.duels.end(duel_id)
    assert store.history.count(HistoryFilter()) == 1
    assert store.history.count(HistoryFilter(won=True)) == 0
