"""All puzzles of a day together, beside those of the last week."""

from textwrap import wrap

from tests.games.daily.test_book import GAMES, TODAY, ago, book, played
from wordarcade.games.daily.five import cheer, compared, full_day, last_days
from wordarcade.store.dailies import DailyGame


def rated(days: int, rating: int | None, games: int = len(GAMES)) -> list[DailyGame]:
    """Return the puzzles of a day, all with the same rating."""
    return [entry._replace(rating=rating) for entry in played(days, games)]


def told(*days: list[DailyGame]) -> str:
    """Return how today compares."""
    return compared(last_days(book(*days), TODAY))


def test_only_a_day_with_all_puzzles_is_full() -> None:
    """Its total is the sum of its ratings; what has none adds nothing."""
    assert full_day(book(rated(0, 80, 4)), TODAY) is None
    full = full_day(book([*rated(0, 80, 4), played(0, 5)[4]]), TODAY)
    assert full is not None
    assert (full.total, full.possible, len(list(full.unrated))) == (320, 500, 1)


def test_a_puzzle_left_empty_leaves_nothing_to_celebrate() -> None:
    """All are over, but not all were played."""
    first, *others = rated(0, 50)
    empty = first._replace(score=0)
    assert cheer(book([first, *others])) == "★ ALL FIVE TODAY · 250 of 500 · 1-day streak"
    assert cheer(book([empty, *others])) == ""
    full = full_day(book([empty, *others]), TODAY)
    assert full is not None
    assert (full.played, full.all_played) == (4, False)


def test_a_day_is_compared_with_the_week_before() -> None:
    """With the best of the full days among the six before it."""
    assert told(rated(0, 50)) == "First five this week."
    assert told(rated(0, 50), rated(7, 90), rated(1, 90, 4)) == "First five this week."
    assert told(rated(0, 50), rated(1, 40), rated(6, 49)) == "Your best of the week!"
    assert told(rated(0, 50), rated(1, 40), rated(3, 50)) == "Level with Thu's 250."
    assert told(rated(0, 50), rated(1, 52), rated(3, 40)) == "10 short of Sat's 260."


def test_hints_rule_out_a_record() -> None:
    """Today's, and those of the days it is compared with."""
    first, *others = rated(0, 50)
    assert told([first._replace(hints=2), *others]) == "With hints: no record."
    first, *helped = rated(1, 90)
    assert told(rated(0, 50), [first._replace(hints=1), *helped]) == ("First five this week.")


def test_how_a_day_compares_fits_beside_its_sum() -> None:
    """Whatever the figures, in two lines of 15 columns, which a small terminal leaves."""
    days = [day for back in range(1, 7) for day in (rated(back, 100), rated(back, 20))]
    tellings = [told(rated(0, 21), day) for day in days] + [told(rated(0, 20), day) for day in days]
    assert max(len(wrap(telling, 15)) for telling in tellings) <= 2


def test_the_week_ends_with_the_day() -> None:
    """Seven days, None for those that are not full."""
    days = last_days(book(rated(0, 50), rated(6, 40), rated(7, 30)), TODAY)
    assert [None if full is None else full.day for full in days] == [ago(6), *[None] * 5, TODAY]
