"""How tiles arrive on a Scrabble board, moment by moment."""

from wordarcade.widgets.arrival import Arrival, landing, ripple

SQUARES = (20, 35, 50, 65, 80)


def test_tiles_land_one_after_the_other() -> None:
    """At first none is there, at last all are."""
    moments = landing(SQUARES)
    assert moments[0].away == set(SQUARES)
    assert [len(moment.away) for moment in moments] == [5, 4, 3, 2, 1, 0]
    assert moments[-1] == Arrival()


def test_light_runs_over_the_tiles_and_leaves_them() -> None:
    """It begins on the first tile, reaches each in turn, and is gone at last."""
    moments = ripple(SQUARES)
    assert moments[0] == Arrival(lit=frozenset(SQUARES[:1]))
    assert moments[3].lit == set(SQUARES[1:4])
    assert moments[-2].lit == set(SQUARES[-1:])
    assert moments[-1] == Arrival()
    assert list(dict.fromkeys(max(moment.lit) for moment in moments[:-1])) == list(SQUARES)
    assert not any(moment.away for moment in moments)
