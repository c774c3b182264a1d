"""Where somebody stands who comes back to the home screen."""

from wordarcade.screens.home_return import HomeReturn, Place
from wordarcade.services import ListedGame
from wordarcade.store.records import GameHeader, GameId, LexiconReference
from wordarcade.support.clock import ManualClock


def saved(game: str, clock: ManualClock) -> ListedGame:
    """Return an unfinished game that is played now."""
    now = clock.now()
    words = LexiconReference("arcade", "")
    return GameHeader(GameId(1), game, {}, 1, words, "", 0, now, now, None)


def test_who_left_for_nothing_stays() -> None:
    """Whatever was played."""
    clock = ManualClock()
    assert HomeReturn(clock).place(saved("boggle", clock)).game is None


def test_an_unfinished_game_has_a_line() -> None:
    """A game that is over, or another one, has its card; and each place is told once."""
    clock = ManualClock()
    back = HomeReturn(clock)
    old = saved("boggle", clock)
    clock.advance(60)
    back.leave_for("boggle")
    assert back.place(old) == Place("boggle", unfinished=False), "it was played before"
    back.leave_for("boggle")
    clock.advance(60)
    assert back.place(saved("boggle", clock)) == Place("boggle", unfinished=True)
    assert back.place(saved("boggle", clock)).game is None
    back.leave_for("hand")
    assert back.place(saved("boggle", clock)) == Place("hand", unfinished=False)
    back.leave_for("hand")
    assert back.place(None) == Place("hand", unfinished=False)
