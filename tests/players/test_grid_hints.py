"""The hint ladder: everyday words first, from the start of a word to all of it."""

from hypothesis import given
from hypothesis import strategies as st

from tests.engine.word_sets import SetOfWords
from wordarcade.engine.grid_moves import PlayWord, ShowCells, move_from_json, move_to_json
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.round import WordSearchRound
from wordarcade.players.grid_hints import (
    hint_order,
    hint_sentence,
    last_hint,
    next_hint,
    shown_path,
    with_easy_start,
)

WORDS = ("alepot", "ale", "lent", "peace", "pelean", "toecap")
ORDERED = hint_order(WORDS, {"lent", "peace"})


def begun() -> WordSearchRound:
    """Return a round on the sample board."""
    return WordSearchRound(WordSearchConfig(DEFAULT_BOARD), SetOfWords(WORDS))


def test_one_word_is_shown_from_its_start_to_its_end() -> None:
    """Three letters one by one, then the word; then the start of the next."""
    state, told = begun(), []
    for _ in range(5):
        step = next_hint(state, ORDERED)
        assert step is not None
        state = state.apply(step).round
        told.append((step.word, shown_path(state), hint_sentence(state, step)))
    assert told == [
        ("peace", (7,), "5 letters, starting at P."),
        ("peace", (7, 6), "E comes next. 3 letters to go."),
        ("peace", (7, 6, 3), "A comes next. 2 letters to go."),
        ("peace", (7, 6, 3, 2, 1), "The word is PEACE."),
        ("lent", (5,), "4 letters, starting at L."),
    ]


def test_a_word_that_is_found_takes_its_hint_with_it() -> None:
    """The next hint is on another word, and nothing stays marked."""
    state = begun()
    step = next_hint(state, ORDERED)
    assert step == ShowCells("peace", 1)
    state = state.apply(step).round.apply(PlayWord("peace")).round
    assert (last_hint(state), shown_path(state)) == (None, ())
    assert next_hint(state, ORDERED) == ShowCells("lent", 1)


def test_what_is_begun_comes_first() -> None:
    """A word that may be about to be entered goes before the one told in part, which waits."""
    state = begun()
    told = []
    for wanted in ((), {"toecap", "pelean"}, {"ale"}, {"toecap"}, {"ale"}, (), {"none"}):
        step = next_hint(state, ORDERED, wanted)
        assert step is not None
        state = state.apply(step).round
        told.append((step.word, step.cells))
    assert told == [
        ("peace", 1),
        ("pelean", 1),
        ("ale", 1),
        ("toecap", 1),
        ("ale", 2),
        ("ale", 3),
        ("peace", 2),
    ]


def test_a_sentence_names_a_word_that_is_no_secret() -> None:
    """Where the list is open, only the place is told."""
    state, told = begun(), []
    for cells in (1, 2, 5):
        step = ShowCells("peace", cells)
        state = state.apply(step).round
        told.append(hint_sentence(state, step, named=True))
    assert told == [
        "PEACE starts at P.",
        "PEACE: E comes next. 3 letters to go.",
        "PEACE ends at E.",
    ]


@given(st.lists(st.sampled_from([None, *WORDS]), max_size=40))
def test_hints_end_and_are_replayed(entered: list[str | None]) -> None:
    """Whatever is played in between, each step shows more or another word, and is saved."""
    state = begun()
    for word in entered:
        step = PlayWord(word) if word is not None else next_hint(state, ORDERED)
        if step is None:
            continue
        if isinstance(step, ShowCells):
            assert step not in state.shown
            assert step.word not in {found.word for found in state.found}
            assert move_from_json(move_to_json(step)) == step
        state = state.apply(step).round
    assert WordSearchRound.replay(state.config, state.lexicon, state.moves) == state
    while (step := next_hint(state, ORDERED)) is not None:
        state = state.apply(step).round
    known = {found.word for found in state.found} | {step.word for step in state.shown}
    assert known == set(WORDS)


@given(st.lists(st.text("abc", min_size=1, max_size=8), unique=True), st.data())
def test_an_easy_start(words: list[str], data: st.DataObject) -> None:
    """The first word is a short one that everybody knows, if there is any; the others stay put."""
    everyday = data.draw(st.sets(st.sampled_from(words))) if words else set()
    begun = with_easy_start(words, everyday)
    assert sorted(begun) == sorted(words)
    assert [word for word in words if word not in begun[:1]] == begun[1:]
    known = [word for word in words if word in everyday]
    if known:
        assert begun[0] in everyday
        long_enough = [len(word) for word in known if len(word) >= 4]
        assert len(begun[0]) == (min(long_enough) if long_enough else min(map(len, known)))
