"""The store of saved games under any moves and any fate of its file."""

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import hypothesis.strategies as st
from hypothesis import given, settings

from wordarcade.store.errors import StoreError
from wordarcade.store.games import GameStore
from wordarcade.store.history import HistoryFilter
from wordarcade.store.records import JsonObject, LexiconReference, RecordedMove
from wordarcade.support.clock import ManualClock

_LEXICON = LexiconReference("arcade", "5f" * 32)

# What a terminal would act on, and halves of characters, are replaced when they are read.
_TEXTS = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), max_size=8)
_NUMBERS = st.integers() | st.floats(allow_nan=False, allow_infinity=False)
_JSON: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | _NUMBERS | _TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXTS, inner, max_size=4),
    max_leaves=8,
)
_OBJECTS: st.SearchStrategy[JsonObject] = st.dictionaries(_TEXTS, _JSON, max_size=4)
_MOVES = st.builds(RecordedMove, _OBJECTS, st.integers(0, 2**40))


@contextmanager
def a_database() -> Iterator[Path]:
    """Lend a place for a database."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder, "rounds.sqlite3")


@given(
    config=_OBJECTS,
    seed=st.integers(),
    moves=st.lists(st.tuples(_MOVES, st.booleans()), max_size=12),
    summary=st.none() | _OBJECTS,
)
@settings(deadline=None, max_examples=60)
def test_what_was_recorded_is_loaded(
    config: JsonObject,
    seed: int,
    moves: list[tuple[RecordedMove, bool]],
    summary: JsonObject | None,
) -> None:
    """Any round comes back as it was played, however often the program is started again."""
    with a_database() as path:
        store = GameStore(path, ManualClock())
        game_id = store.begin("boggle", config, seed, _LEXICON)
        for number, (made, restarted) in enumerate(moves):
            if restarted:
                store.close()
                store = GameStore(path, ManualClock())
            store.record(game_id, number, made.move, made.elapsed_ms)
        if summary is not None:
            store.finish(game_id, len(moves), 0, summary)
        loaded = store.load(game_id)
        store.close()
    assert loaded.moves == tuple(made for made, _ in moves)
    assert (loaded.header.config, loaded.header.seed) == (config, seed)
    assert loaded.header.summary == summary
    assert loaded.header.elapsed_ms == max((made.elapsed_ms for made, _ in moves), default=0)


def a_filled_database() -> bytes:
    """Return a database of thirty rounds as the bytes of its file."""
    with a_database() as path:
        store = GameStore(path, ManualClock())
        for seed in range(30):
            game_id = store.begin("boggle", {"size": 4}, seed, _LEXICON, "Boggle")
            for number in range(seed):
                store.record(game_id, number, {"word": "norse"}, number)
            if seed % 2:
                store.finish(game_id, seed, 180_000, {"score": seed})
        store.close()
        return path.read_bytes()


_SOUND = a_filled_database()


@given(
    spoilt=st.lists(
        st.tuples(st.integers(0, len(_SOUND) - 1), st.binary(min_size=1, max_size=40)), max_size=5
    ),
    size=st.just(len(_SOUND)) | st.integers(0, len(_SOUND)),
)
@settings(deadline=None, max_examples=150)
def test_no_damage_stops_a_game(spoilt: list[tuple[int, bytes]], size: int) -> None:
    """Whatever bytes are spoilt, a round can be played, or a `StoreError` says why not."""
    data = bytearray(_SOUND)
    for place, replacement in spoilt:
        data[place : place + len(replacement)] = replacement
    with a_database() as path:
        path.write_bytes(data[:size])
        store = GameStore(path, ManualClock())
        with closing(store), suppress(StoreError):
            for header in (*store.unfinished(), *store.finished("boggle"), *store.recent(5)):
                store.load(header.id)
            store.results.figures()
            store.history.page(HistoryFilter(best=True), 0, 5)
            game_id = store.begin("boggle", {}, 1, _LEXICON)
            store.record(game_id, 0, {"word": "eons"}, 10)
            store.finish(game_id, 1, 20, {"score": 1})
            assert store.load(game_id).header.finished
