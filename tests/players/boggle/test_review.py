from wordarcade.lexicon.familiarity import OFFENSIVE
from wordarcade.players.boggle.review import MissedEnding, review
from wordarcade.players.boggle.solution import Solution, SolvedWord

POINTS = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5}
TIERS = {"tone": 10, "tones": 20, "note": 20, "stone": 35, "onset": 60, "set": 10}


def solution_of(*words: str) -> Solution:
    """Return a solution of words whose paths do not matter."""
    return Solution(tuple(SolvedWord(word, POINTS[len(word)], (0,)) for word in words))


def tier(word: str) -> int:
    """Return how well known a word of these tests is."""
    return TIERS.get(word, 99)


def test_the_best_words_missed_come_first() -> None:
    """Of words of equal points the best known comes first; what was found is not missed."""
    told = review(
        solution_of("note", "onset", "set", "stone", "tone", "tones"), ["tone", "set"], tier
    )
    assert [word.word for word in told.missed] == ["tones", "stone", "onset", "note"]
    assert told.best_missed == told.missed[0]


def test_offensive_words_come_last() -> None:
    """However many points they score: they are listed, not offered."""
    told = review(
        solution_of("onsets", "note"), [], lambda word: OFFENSIVE if word == "onsets" else 1
    )
    assert [word.word for word in told.missed] == ["note", "onsets"]


def test_the_best_missed_word_is_the_best_known_of_the_highest() -> None:
    """Points come first, then familiarity; the other well-known words follow it."""
    told = review(solution_of("note", "onset", "stone", "tones"), [], tier)
    assert told.best_missed is not None
    assert told.best_missed.word == "tones"
    assert [word.word for word in told.well_known] == ["note", "stone", "onset"]


def test_endings_are_those_of_words_found() -> None:
    """An S that would have made another word of one found is what one learns first."""
    told = review(solution_of("note", "notes", "tone", "tones", "onsets"), ["note", "tone"], tier)
    assert told.ending == MissedEnding("s", ("tones", "notes"), after_found=True)


def test_without_such_words_the_common_ending_is_told() -> None:
    """If nothing found could be lengthened, the most common ending of the missed words is told."""
    told = review(solution_of("note", "noted", "toned", "onsets"), ["note"], lambda _: 1)
    assert told.ending == MissedEnding("d", ("noted",), after_found=True)
    told = review(solution_of("boned", "toned", "onsets"), [], lambda _: 1)
    assert told.ending == MissedEnding("ed", ("boned", "toned"), after_found=False)
    told = review(solution_of("weather", "onsets"), [], lambda _: 1)
    assert told.ending is None, "one word has nothing in common with others"
    told = review(solution_of("bear", "tear", "onsets"), [], lambda _: 1)
    assert told.ending is None, "a letter alone teaches nothing"


def test_a_full_round_leaves_nothing_to_learn() -> None:
    """Whoever finds everything has missed nothing."""
    told = review(solution_of("note", "set"), ["set", "note"], tier)
    assert (told.best_missed, told.well_known, told.ending) == (None, (), None)


def test_a_board_without_words_can_be_reviewed() -> None:
    """An empty board has no words and no lessons."""
    told = review(Solution(()), [], tier)
    assert (told.missed, told.best_missed, told.ending) == ((), None, None)
