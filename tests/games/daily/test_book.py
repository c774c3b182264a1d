"""What was played on which day."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.games.daily.book import KEEPS, DailyBook, DayState
from wordarcade.screens.daily.marks import mark_of
from wordarcade.store.dailies import DailyGame, DailyKey
from wordarcade.store.records import GameId

GAMES = ("boggle", "wordsearch", "hand", "hangman", "scrabble")
TODAY = date(2026, 11, 22)


def ago(days: int) -> date:
    """Return the day so many days before today."""
    return TODAY - timedelta(days=days)


def played(days: int, games: int, *, counts: bool = True, done: bool = True) -> list[DailyGame]:
    """Return some puzzles of a day."""
    keys = [DailyKey(ago(days), game, "words") for game in GAMES[:games]]
    return [DailyGame(key, GameId(1), counts=counts, done=done) for key in keys]


def book(*entries: list[DailyGame]) -> DailyBook:
    """Return a book of some days."""
    return DailyBook(GAMES, [entry for day in entries for entry in day], TODAY, "words")


def test_days_in_a_row_make_a_streak() -> None:
    """Three puzzles keep a day; today can still be kept, and the streak holds until then."""
    days = [played(back, KEEPS) for back in (1, 2, 3, 5)]
    assert (book(*days).streak, book(*days).longest) == (3, 3)
    assert book(*days, played(0, KEEPS)).streak == 4
    assert book(*days, played(0, KEEPS - 1)).streak == 3
    assert book(*days[1:]).streak == 0


def test_what_is_caught_up_on_fills_the_calendar_but_mends_no_streak() -> None:
    """Only what was begun on its own day counts."""
    late = played(2, 5, counts=False)
    told = book(played(1, 3), late, played(3, 3))
    assert told.streak == 1
    assert told.state(ago(2)) is DayState.ALL
    assert told.longest == 1
    assert not told.is_kept(ago(2))
    assert told.all_in_a_day() == 0


def test_a_day_is_as_far_as_its_puzzles() -> None:
    """All, enough, some or none of them; what is only begun is not done."""
    told = book(played(1, 5), played(2, 4), played(3, 2), played(4, 5, done=False))
    states = [told.state(ago(back)) for back in (1, 2, 3, 4, 5)]
    assert states == [
        *(DayState.ALL, DayState.KEPT, DayState.FEW),
        *(DayState.MISSED, DayState.MISSED),
    ]


def test_days_since_the_first_one_can_be_caught_up_on() -> None:
    """Four weeks back, the last first, each with what is missing."""
    told = book(played(3, 4), played(2, 5))
    assert [(day.day, day.missing) for day in told.to_catch_up] == [
        (ago(1), GAMES),
        (ago(3), ("scrabble",)),
    ]
    assert book().to_catch_up == ()
    assert len(book(played(60, 1)).to_catch_up) == 28
    assert book(played(60, 1, counts=False)).to_catch_up == ()


def test_of_two_puzzles_the_one_with_these_words_is_shown() -> None:
    """Who changes the word list has another puzzle of the same day."""
    other = DailyGame(DailyKey(TODAY, "hand", "others"), GameId(2), counts=True, done=True)
    mine = DailyGame(DailyKey(TODAY, "hand", "words"), GameId(1), counts=True, done=False)
    for entries in ([other, mine], [mine, other]):
        assert book(entries).entry(TODAY, "hand") is mine
    assert book([other]).entry(TODAY, "hand") is other


@given(st.sets(st.integers(0, 40)))
def test_streaks_are_those_that_counting_finds(kept: set[int]) -> None:
    """The longest run, and the one that reaches today or yesterday."""
    told = book(*(played(back, KEEPS) for back in kept))
    runs = [0]
    for back in range(42):
        runs.append(runs[-1] + 1 if back in kept else 0)
    assert told.longest == max(runs)
    now = 0 if 0 in kept else 1
    streak = 0
    while now + streak in kept:
        streak += 1
    assert told.streak == streak


def test_a_puzzle_in_which_nothing_was_played_keeps_no_day() -> None:
    """It is done, as it cannot be played again, but does not count."""
    (given_away,) = played(1, 1)
    others = played(1, KEEPS)[1:]
    for empty in (
        given_away._replace(score=0),
        given_away._replace(won=False, measure=0, rating=0),
    ):
        told = book([empty, *others])
        assert (told.done(ago(1)), told.is_kept(ago(1))) == (KEEPS, False)
        assert mark_of(empty)[0] == "–"
    for tried in (
        given_away._replace(score=1),
        given_away._replace(won=True, measure=0),
        given_away._replace(won=False, measure=8),
    ):
        assert book([tried, *others]).is_kept(ago(1))


def test_what_counts_has_a_mark_and_what_is_solved_a_tick() -> None:
    """A word lost and points that hints made count as played; only what is left empty does not."""
    (puzzle,) = played(0, 1)
    marked = {
        "✓": [puzzle, puzzle._replace(score=4), puzzle._replace(won=True, measure=0)],
        "●": [
            puzzle._replace(won=False, measure=6, rating=63),
            puzzle._replace(score=9, hints=3, rating=0),
        ],
        "–": [puzzle._replace(score=0), puzzle._replace(won=False, measure=0)],
    }
    for mark, entries in marked.items():
        for entry in entries:
            assert mark_of(entry)[0] == mark
            assert book([entry]).played(TODAY) == (mark != "–")
