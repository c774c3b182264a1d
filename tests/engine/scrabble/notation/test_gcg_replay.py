"""Replaying GCG files: boards, scores, and whatever does not hold."""

import pytest

from tests.engine.scrabble.notation.files import GAME, HEAD, mismatches_of, steps_of
from wordarcade.engine.scrabble.notation.gcg import Gcg
from wordarcade.engine.scrabble.notation.gcg_reader import read_gcg
from wordarcade.engine.scrabble.notation.gcg_step import Mismatch


def game(*events: str, head: str = HEAD) -> Gcg:
    """Return a file with these events."""
    return read_gcg((head + "\n".join(events)).encode())


NASTIER = ">ana: AEINRST 8D NASTIER +66 66"


def test_a_game_move_by_move() -> None:
    """Boards, scores, words and notes after each event, and nothing amiss."""
    steps = steps_of(read_gcg(GAME.encode()))
    assert [step.mismatch for step in steps] == [None] * 12
    assert [step.line for step in steps] == [6, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20]
    assert steps[0].notes == ("All seven,", "on the first turn.")
    assert (steps[0].move, steps[0].words) == ("8D NASTIER", ("NASTIER",))
    assert (steps[1].player, steps[1].scores, steps[1].words) == (1, (66, 8), ("GOWN",))
    assert steps[2].board.covered(5 * 15 + 9)
    assert steps[3].board == steps[1].board
    assert steps[6].words == ("LaTHES",)
    assert steps[-1].scores == (68, 35)
    assert steps[-1].board.rows[4:9] == (
        "...G...........",
        "...O.....B.....",
        "...W.....U.....",
        "...NASTIER.....",
        ".........LaTHES",
    )


@pytest.mark.parametrize("word", [".aTHES", "LaTHES", "(L)aTHES", "(.)aTHES", "laTHES"])
def test_tiles_that_lay_there(word: str) -> None:
    """A dot, the letter itself, either in parentheses: all the same play."""
    assert mismatches_of(read_gcg(GAME.replace(".aTHES", word).encode())) == []


@pytest.mark.parametrize("play", ["9D OX", "9D .X", "9E X", "E9 X", "E8 .X", "E8 AX"])
def test_a_single_tile_may_be_given_in_any_way(play: str) -> None:
    """One tile that makes two words: with either of them, or alone."""
    gcg = game(NASTIER, ">bo: O D8 .O +2 2", f">ana: X {play} +18 84")
    assert mismatches_of(gcg) == []
    assert steps_of(gcg)[-1].words == ("OX", "AX")


@pytest.mark.parametrize("total", [69, 66])
def test_a_wrong_score_is_told_once(total: int) -> None:
    """The file's figures are kept, whether its totals follow the wrong figure or the right one."""
    nastier = f">ana: AEINRST 8D NASTIER +69 {total}"
    gcg = game(nastier, ">bo: B - +0 0", f">ana: ABC - +0 {total}")
    assert steps_of(gcg)[-1].scores == (total, 0)
    assert mismatches_of(gcg) == [
        Mismatch(6, "8D NASTIER", 69, 66, "The file says +69; by the rules it is +66.")
    ]


@pytest.mark.parametrize("next_total", [66, 67])
def test_a_wrong_total_is_told_once(next_total: int) -> None:
    """Later totals may follow the wrong total or the right one."""
    gcg = game(NASTIER.replace(" 66", " 67"), ">bo: B - +0 0", f">ana: ABC - +0 {next_total}")
    assert mismatches_of(gcg) == [
        Mismatch(6, "8D NASTIER", 67, 66, "The file says 67 in all; it should be 66.")
    ]


@pytest.mark.parametrize(
    ("event", "file_score", "our_score", "reason"),
    [
        (">bo: BDEGOUY 8D BODY +18 18", 18, None, "8D already has a tile: N."),
        (">bo: BDEGOUY D5 BOD.Y. +18 18", 18, None, "There is no tile on D10"),
        (">bo: BDEGOUY 12M BODY +18 18", 18, None, "runs off the board"),
        (">bo: BDEGOUY 8D N..TIER +0 0", 0, None, "at least one tile"),
        (">bo: BDEGOUY E7 B.É +4 4", 4, None, "'É' is not a letter"),
        (">bo: BDEGOUY 1A BODY +42 42", 42, 42, "The play at 1A touches no tile"),
        (
            ">bo: BDEGOUY 8I ERS +6 6",
            6,
            8,
            "That makes NASTIERS. Type 8D NASTIERS.",
        ),
        (">bo: BDEGOUY D7 S.AB +6 6", 6, 6, "The rack has no S or A."),
        (">bo: BDEGOUY D7 S.Ab +3 3", 3, 3, "The rack has no S, A or blank."),
        (">bo: BDEGOUY -BZ +0 0", 0, 0, "The rack has no Z."),
        (">bo: BDEGOUY -BD +4 4", 4, 0, "by the rules it is +0."),
        (">bo: BDEGOUY - -5 -5", -5, 0, "by the rules it is +0."),
        (">bo: BDEGOUY D7 B.O", None, 5, "does not say how much the move scored"),
        (">bo: BDEGOUY D7 B.É", None, None, "does not say how much the move scored"),
        (">bo: BDEGOUY -- -18 -18", -18, 0, "There is no play that could be withdrawn."),
        (">bo: BDEGOUY (challenge) +7 7", 7, 5, "by the rules it is +5."),
        (">bo: BDEGOUY (time) +10 10", 10, -10, "by the rules it is -10."),
        (">bo:  (QI) +11 11", 11, 22, "by the rules it is +22."),
        (">bo: QI (IQ) -22 -22", -22, -11, "by the rules it is -11."),
        (">bo: QI (IQ) +11 11", 11, -11, "by the rules it is -11."),
        (">bo BDEGOUY D7 B.O +5 5", None, None, "lacks a nickname"),
    ],
)
def test_what_does_not_hold(
    event: str, file_score: int | None, our_score: int | None, reason: str
) -> None:
    """Each is told with its line, move, figures and reason, and the game goes on."""
    gcg = game(NASTIER, event, ">ana: ABC - +0 66")
    mismatch = mismatches_of(gcg)[0]
    assert (mismatch.line, mismatch.file_score, mismatch.our_score) == (7, file_score, our_score)
    assert reason in mismatch.reason
    assert len(steps_of(gcg)) == 3


@pytest.mark.parametrize(
    "event",
    [
        ">bo:  D7 B.OD +7 7",
        ">bo: BOD D7 B.OD +7 7",
        ">bo: EEE D7 B.OD +7 7",
        ">bo: ____BOD D7 B.OD +7 7",
        ">bo: bod D7 B.OD +7 7",
        ">bo: BDEGOUY -3 +0 0",
        ">ana: BDEGOUY (challenge) +10 76",
        ">bo: BDEGOUY (challenge) -5 -5",
        ">bo: BDEGOUY (time) -7 -7",
        ">bo:  () +0 0",
        ">bo: ? (?) +0 0",
        ">BO: BDEGOUY - +0 0",
    ],
)
def test_what_holds(event: str) -> None:
    """Racks that are not known whole, house rules for challenges, and racks worth nothing."""
    assert mismatches_of(game(NASTIER, event)) == []


def test_what_can_be_placed_is_placed() -> None:
    """After a play that does not fit, the board has those of its tiles that do."""
    gcg = game(NASTIER, ">bo: BDEGOUY 8I EXÉYZZZZ +18 18", ">bo: X 9J XI +9 27")
    board = steps_of(gcg)[1].board
    assert board.rows[7] == "...NASTIERÉYZZZ".replace("É", ".")
    assert board.rows[8] == "." * 15


def test_only_the_players_own_last_play_can_be_withdrawn() -> None:
    """Not another's, and not twice."""
    gcg = game(
        NASTIER, ">bo: B D7 B.O +5 5", ">ana: A -- -66 0", ">bo: B -- -5 0", ">bo: B -- -0 0"
    )
    assert [mismatch.line for mismatch in mismatches_of(gcg)] == [8, 10]
    assert steps_of(gcg)[-1].board == steps_of(gcg)[0].board


def test_three_players_pay_for_their_own_racks() -> None:
    """The one who goes out gains what the others lose."""
    head = f"{HEAD}#player3 cy Cy\n"
    gcg = game(
        NASTIER, ">bo: QI (QI) -11 -11", ">cy: BD (BD) -5 -5", ">ana:  (QIBD) +16 82", head=head
    )
    assert mismatches_of(gcg) == []


def test_a_fifth_player_changes_nothing() -> None:
    """Whom nobody can place is told, and left out."""
    gcg = game(*(f">{nick}: A - +0 0" for nick in "bcde"), head="#player1 ana\n")
    steps = steps_of(gcg)
    assert [step.player for step in steps] == [1, 2, 3, None]
    assert steps[-1].scores == (0, 0, 0, 0)
    assert [mismatch.line for mismatch in mismatches_of(gcg)] == [5]
