"""Endings of games, and end-game adjustments."""

from dataclasses import replace

import pytest

from tests.engine.scrabble.games import after, config_of, table
from wordarcade.engine.scrabble.adjustments import Ending, time_loss
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, Move, Pass, Resign
from wordarcade.engine.scrabble.sentences import close_call, early_sentence, farewell, margin_of
from wordarcade.engine.scrabble.sheet import EntryKind
from wordarcade.engine.scrabble.turns import Phase

CAT = 10
"""The points of CAT on the centre."""


def lines(state: ScrabbleGame) -> list[tuple[int, EntryKind, str, int, int]]:
    """Return player, kind, tiles, gain and total of each line of the sheet."""
    return [
        (entry.player, entry.kind, entry.tiles, entry.gain, entry.total) for entry in state.sheet
    ]


def scoreless(*racks: str) -> ScrabbleGame:
    """Return a game that has ended with these racks because nobody scored."""
    return after(table(*racks), *["pass"] * 6)


def test_one_of_two_goes_out() -> None:
    """The winner of the race gains twice what the other has left; the other loses nothing."""
    state = after(table("CAT", "QZ?D"), "8G CAT")
    assert (state.phase, state.ending) == (Phase.OVER, Ending.WENT_OUT)
    assert lines(state) == [
        (0, EntryKind.PLAY, "", CAT, CAT),
        (0, EntryKind.OUT_BONUS, "DQZ?", 44, CAT + 44),
    ]
    assert (state.position.scores, state.winners) == ((CAT + 44, 0), (0,))
    assert farewell(state) == (
        "Ann went out.",
        "Ann wins with 54 points.",
    )


def test_one_of_three_goes_out() -> None:
    """Each of the others loses their tiles, and the one who goes out gains them all."""
    state = after(table("CAT", "QZ?D", "E"), "8G CAT")
    assert lines(state)[1:] == [
        (1, EntryKind.RACK_LOSS, "DQZ?", -22, -22),
        (2, EntryKind.RACK_LOSS, "E", -1, -1),
        (0, EntryKind.OUT_BONUS, "DEQZ?", 23, CAT + 23),
    ]
    assert state.position.scores == (CAT + 23, -22, -1)


def test_one_of_four_goes_out() -> None:
    """It need not be the first."""
    state = after(table("EE", "CAT", "D", "?"), "pass", "8G CAT")
    assert state.position.scores == (-2, CAT + 4, -2, 0)
    assert lines(state)[2:] == [
        (0, EntryKind.RACK_LOSS, "EE", -2, -2),
        (2, EntryKind.RACK_LOSS, "D", -2, -2),
        (3, EntryKind.RACK_LOSS, "?", 0, 0),
        (1, EntryKind.OUT_BONUS, "DEE?", 4, CAT + 4),
    ]


def test_a_rack_is_not_out_while_the_bag_has_tiles() -> None:
    """It is filled up, if only with the last tile."""
    state = after(table("CAT", "QZ", bag="E"), "8G CAT")
    assert (state.phase, state.rack(0).tiles, state.position.bag.tiles) == (Phase.PLAY, "E", "")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("move", [Pass(), EndGame()])
def test_nobody_goes_out(players: int, move: Move) -> None:
    """Whether nobody scores any more or all agree, each loses their own tiles."""
    state = table(*("CATQ", "QZ", "DOG", "J?")[:players])
    state = after(state, *([move] * 6 if move == Pass() else [move]))
    assert state.ending is (Ending.SCORELESS if move == Pass() else Ending.AGREED)
    assert state.position.scores == (-15, -20, -5, -8)[:players]
    losses = [line for line in lines(state) if line[1] is EntryKind.RACK_LOSS]
    assert [(player, gain) for player, _, _, gain, _ in losses] == list(
        enumerate(state.position.scores)
    )
    assert state.leaders == ((0,) if players == 2 else (2,))
    assert state.winners == (state.leaders if move == Pass() else ())


def test_a_draw_is_shared() -> None:
    """All with the most points have won."""
    state = scoreless("CAT", "TAC")
    assert state.winners == (0, 1)
    assert farewell(state)[1] == "Ann and Bob tie with -5 points each."


@pytest.mark.parametrize(
    ("racks", "told"),
    [
        (("E", "AE"), "Ann led by 1."),
        (("CAT", "TAC"), "Level at −5."),
        (("E", "AE", "E"), "Ann and Cem led with −1 each."),
    ],
)
def test_nobody_wins_a_game_that_was_ended_early(racks: tuple[str, ...], told: str) -> None:
    """It says who led."""
    state = after(table(*racks), EndGame())
    assert farewell(state) == ("The game was ended early.", told)
    assert early_sentence(state) == f"Ended early: {told.replace('Level', 'level')}"
    you = replace(state.config.players[0], name="You")
    players = (you, *state.config.players[1:])
    ours = replace(state, config=replace(state.config, players=players))
    assert early_sentence(ours) == early_sentence(state).replace("Ann", "you")
    assert (close_call(state, (0,)), margin_of(state)) == ("", 0)


@pytest.mark.parametrize(
    ("racks", "persons", "told"),
    [
        (("E", "AE"), (0,), "A close one: won by 1 point."),
        (("E", "AE"), (0, 1), "A close one: won by 1 point."),
        (("E", "AE"), (1,), "So close: 1 point short."),
        (("E", "Q"), (1,), "So close: 9 points short."),
        (("E", "QA"), (1,), "So close: 10 points short."),
        (("E", "QAE"), (0, 1), ""),
        (("E", "AE"), (), ""),
        (("E", "AE", "QZ"), (2,), ""),
        (("E", "E"), (0,), ""),
    ],
)
def test_a_close_game_gets_a_word(
    racks: tuple[str, ...], persons: tuple[int, ...], told: str
) -> None:
    """If it was a person who won or lost it by ten points or less."""
    assert close_call(scoreless(*racks), persons) == told


def test_who_resigns_does_not_lose_by_points() -> None:
    """However few there are between the two."""
    assert close_call(after(table("E", "AE"), Resign()), (0, 1)) == ""


def test_one_of_two_resigns() -> None:
    """The other has won, whatever the scores, and no tiles are counted."""
    state = after(table("CATQQ", "QZ?D", bag="E"), "8G CAT", "pass", Resign())
    assert (state.phase, state.ending) == (Phase.OVER, Ending.RESIGNED)
    assert (state.position.scores, state.winners) == ((CAT, 0), (1,))
    assert lines(state)[-1] == (0, EntryKind.RESIGNED, "", 0, CAT)
    assert farewell(state) == ("Ann resigned.", "Bob wins.")


def test_one_of_three_resigns() -> None:
    """The others play on without their tiles; in the end only they count."""
    state = after(table("CATE", "QZ", "ATE"), "8G CAT", Resign())
    assert (state.phase, state.active, state.to_move) == (Phase.PLAY, (0, 2), 2)
    state = after(state, "pass", "pass", "pass")
    assert state.to_move == 0
    assert state.unseen(0) == "AEQTZ"
    over = after(state, EndGame())
    assert over.position.scores == (CAT - 1, 0, -3)
    assert over.leaders == (0,)


def test_a_resigned_player_wins_nothing() -> None:
    """Even with the most points."""
    state = after(table("CATE", "QZ", "AT"), "8G CAT", "pass", "pass", Resign())
    state = after(state, *["pass"] * 4)
    assert state.ending is Ending.SCORELESS
    assert state.position.scores == (CAT, -20, -2)
    assert state.winners == (2,)


def test_two_of_three_resign() -> None:
    """The third has won; who was to move after the last player is the first that is left."""
    state = after(table("CAT", "QZ", "AT"), "pass", "pass", Resign())
    assert (state.active, state.to_move) == ((0, 1), 0)
    assert after(state, Resign()).winners == (1,)
    assert after(state, Resign()).ending is Ending.RESIGNED


def test_one_of_three_goes_out_after_one_has_resigned() -> None:
    """The game was begun by three, so each loses their own tiles."""
    state = after(table("CAT", "QZ", "D"), "pass", Resign(), "pass", "8G CAT")
    assert state.position.scores == (CAT + 2, 0, -2)


@pytest.mark.parametrize(
    ("used_ms", "loss"),
    [(0, 0), (60_000, 0), (60_001, 10), (120_000, 10), (120_001, 20), (3_660_000, 600)],
)
def test_overtime_costs_ten_points_a_started_minute(used_ms: int, loss: int) -> None:
    """Beyond the clock; without one nothing."""
    assert time_loss(config_of(clock_ms=60_000), used_ms) == loss
    assert time_loss(config_of(), used_ms) == 0


def test_overtime_is_taken_off_in_the_end() -> None:
    """From each player for their own time, after the tiles are counted."""
    state = table("CATDO", "QZ", clock_ms=60_000)
    state = after(state, "8G CAT", ms=59_000)
    assert (state.used_ms, state.remaining_ms(0, 99_000), state.remaining_ms(1, 99_000)) == (
        (59_000, 0),
        1_000,
        20_000,
    )
    state = after(state, "pass", ms=61_000)
    assert state.remaining_ms(1, 120_000) == -1_000
    state = after(state, "pass", ms=90_000)
    state = after(state, EndGame(), ms=0)
    assert lines(state)[-4:] == [
        (0, EntryKind.RACK_LOSS, "DO", -3, CAT - 3),
        (1, EntryKind.RACK_LOSS, "QZ", -20, -20),
        (0, EntryKind.TIME_LOSS, "", -20, CAT - 23),
        (1, EntryKind.TIME_LOSS, "", -10, -30),
    ]
    assert {entry.elapsed_ms for entry in state.sheet[-4:]} == {210_000}
    assert state.remaining_ms(0, 900_000) == 60_000 - 149_000


def test_without_a_clock_there_is_no_time_left_to_tell() -> None:
    """Time is counted all the same."""
    state = after(table("CAT", "QZ"), "pass", ms=5_000)
    assert (state.remaining_ms(0, 9_000), state.used_ms) == (None, (5_000, 0))


def test_a_clock_that_is_set_back_costs_nothing() -> None:
    """Time never runs backwards for a player."""
    state = table("CAT", "QZ").apply(Pass(), 5_000).round.apply(Pass(), 1_000).round
    assert state.used_ms == (5_000, 0)


def test_a_game_that_runs_has_no_winner() -> None:
    """And there is no farewell to it."""
    state = after(table("CAT", "QZ", bag="E"), "8G CAT")
    assert (state.winners, state.ending) == ((), None)
    with pytest.raises(ValueError, match="not over"):
        farewell(state)
