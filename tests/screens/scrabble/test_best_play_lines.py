"""The best plays of a position, line by line, and which lead is sure."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.games.scrabble.best_turns import BestTurn
from wordarcade.screens.scrabble.best_play_lines import BestPlayLines
from wordarcade.screens.scrabble.simulated_lead import leader_sentence
from wordarcade.screens.scrabble.whiskers import Whiskers

QUIZ = BestTurn("8D QUIZ", 48, "AE?", 51.5, 0.62, (), "QUIZ", made=False, error=1.5, iterations=90)
QUA = replace(
    QUIZ, text="8D QUA", equity=48.0, error=2.0, win=0.6143, behind=0.0057, behind_error=0.003
)
ADZE = replace(
    QUIZ,
    text="H8 ADZE",
    equity=20.0,
    error=2.0,
    iterations=32,
    live=False,
    behind=0.15,
    behind_error=0.02,
)


def test_what_is_close_has_a_sign() -> None:
    """The leader a star, what may be better a sign that is explained, what is worse none."""
    lines = BestPlayLines((QUIZ, QUA, ADZE))
    assert [lines.line(number, 43).plain[0] for number in range(3)] == ["★", "≈", " "]
    assert lines.legend == "≈ may be as good"
    assert BestPlayLines((QUIZ, ADZE)).legend == ""
    static = [replace(turn, error=None, iterations=0, live=True) for turn in (QUIZ, QUA, ADZE)]
    known = BestPlayLines((static[0], replace(static[1], close=True), static[2]))
    assert [known.line(number, 43).plain[0] for number in range(3)] == ["★", "≈", " "]
    assert known.legend == "≈ close"


def test_the_play_that_scores_most_has_a_sign() -> None:
    """With that of the one that was made, or of what may be better; two have room at most."""
    most = replace(ADZE, highest=True)
    shown = BestPlayLines((QUIZ, most, replace(most, made=True), replace(most, live=True)))
    signs = [shown.line(number, 43).plain[:3].rstrip() for number in range(4)]
    assert signs == ["★", "▲", "✓▲", "≈▲"]
    assert shown.legend == "▲ top score · ≈ may be as good"
    busy = BestPlayLines((QUIZ, replace(most, made=True, live=True)))
    assert busy.line(1, 43).plain.startswith("✓▲ ")


def test_what_is_surely_worse_or_far_behind_stands_apart() -> None:
    """Below a rule; a list of which none is left out, or worse, has no rule."""
    static = replace(QUIZ, error=None, iterations=0)
    far = replace(static, text="8D QUA", apart=True)
    assert BestPlayLines((static, static, far, far)).rules == {2: " ⋯"}
    most, made = replace(far, highest=True), replace(far, made=True)
    assert BestPlayLines((static, static, most, made)).rules == {2: " ⋯", 3: " ⋯"}
    assert BestPlayLines((QUIZ, QUA, ADZE, ADZE)).rules == {2: "── surely worse ──"}
    last = replace(ADZE, apart=True)
    assert BestPlayLines((QUIZ, QUA, last, ADZE)).rules == {2: "── surely worse ──"}
    assert BestPlayLines((QUIZ, QUA, last)).rules == {2: " ⋯ ── surely worse ──"}
    assert not BestPlayLines((QUIZ, QUA)).rules


def test_columns_stand_in_the_same_order_in_every_room() -> None:
    """With and without errors."""
    for turn in (QUIZ, replace(QUIZ, error=None)):
        lines = BestPlayLines((turn, replace(turn, text="exchange AOEIIU", score=None, leave="S")))
        for width in range(36, 100):
            told = lines.heads(width).plain.replace("▾", "").split()
            assert [head for head in told if head != "±"] == [
                *("move", "keeps", "pts", "equity", "win")
            ]
            ends = [lines.line(number, width).plain.index("51.5") for number in range(2)]
            assert ends[0] == ends[1]


def test_signs_stand_clear_of_the_move() -> None:
    """Two of them have a space behind them, or where there is none the last one stands alone."""
    lines = BestPlayLines((replace(QUIZ, made=True), QUA))
    assert [lines.line(number, 43).plain[:7] for number in range(2)] == ["★✓ 8D Q", "≈  8D Q"]
    tight = BestPlayLines((replace(QUIZ, made=True, error=None, win=None), ADZE))
    assert tight.line(0, 18).plain.startswith("✓ 8D QUIZ")


def test_errors_are_drawn_where_there_is_room() -> None:
    """As whiskers on one scale, further left for less; the figures stand before them."""
    lines = BestPlayLines((QUIZ, QUA))
    first, second = (lines.line(number, 90).plain for number in range(2))
    assert "51.5 ±1.5  62.0%" in first
    assert "equity ±     win ▾" in lines.heads(90).plain
    assert lines.tells_errors(90)
    assert not lines.tells_errors(40)
    assert first.index("●") > second.index("●")
    assert "●" not in lines.line(0, 43).plain
    assert "±1.5  62.0%" in lines.line(0, 43).plain


def test_a_lead_is_sure_or_not() -> None:
    """As the simulation has found by now."""
    assert leader_sentence((QUIZ,)) == "8D QUIZ is the only play."
    assert leader_sentence((QUIZ, ADZE)) == "8D QUIZ is surely best: it wins 15.0% ±5.2 more often."
    told = "8D QUIZ leads by 0.6% ±0.8 in wins. 1 other may be better."
    assert leader_sentence((QUIZ, QUA, ADZE)) == told
    equal = replace(QUA, behind=0.0)
    hair = replace(ADZE, behind=0.007, behind_error=0.00001)
    told = "8D QUIZ is surely best, but wins only 0.7% ±0.1 more often."
    assert leader_sentence((QUIZ, hair)) == told
    far = replace(ADZE, behind=0.0)
    assert leader_sentence((QUIZ, far)) == "8D QUIZ is surely best: it is 31.5 points ahead."
    told = "8D QUIZ leads by 3.5 points. 1 other may be better."
    assert leader_sentence((QUIZ, equal)) == told


@pytest.mark.parametrize(("win", "second"), [(1.0, 0.997), (0.993, 0.99), (0.003, 0.0)])
def test_points_decide_once_the_game_is_won_or_lost(win: float, second: float) -> None:
    """A tenth of a per cent to win says little then; a few points more or less say as little."""
    first = replace(QUIZ, win=win)
    behind = replace(ADZE, win=second, behind=win - second, behind_error=0.0)
    assert leader_sentence((first, behind)) == "8D QUIZ is surely best: it is 31.5 points ahead."
    near = replace(behind, equity=first.equity - 1)
    told = "H8 ADZE is as good as 8D QUIZ: less than 0.5% lies between them."
    assert leader_sentence((first, near)) == told


def test_a_sure_lead_by_a_hair_is_none() -> None:
    """Plays less than half a per cent apart are as good, and stand above the rule."""
    hair = replace(ADZE, behind=0.003, behind_error=0.0001)
    told = "H8 ADZE is as good as 8D QUIZ: less than 0.5% lies between them."
    assert leader_sentence((QUIZ, hair, ADZE)) == told
    told = "2 others are as good as 8D QUIZ: less than 0.5% lies between them."
    assert leader_sentence((QUIZ, hair, hair)) == told
    lines = BestPlayLines((QUIZ, hair, ADZE))
    assert lines.rules == {2: "── surely worse ──"}
    assert [lines.line(number, 43).plain[0] for number in range(3)] == ["★", "≈", " "]


@pytest.mark.parametrize("made", [False, True])
def test_the_tiles_of_an_exchange_are_told_in_the_narrowest_list(made: bool) -> None:
    """It has no points, and takes their room; the figures stay in their columns."""
    play = replace(QUIZ, error=None)
    six = replace(play, text="exchange AOEIIU", score=None, leave="S", gone="AOEIIU", made=made)
    all_of_it = replace(six, text="exchange AOEIIUS", leave="", gone="AOEIIUS")
    lines = BestPlayLines((replace(play, made=made), six, all_of_it))
    first, second, third = (lines.line(number, 31).plain for number in range(3))
    assert first.split()[-4:] == ["QUIZ", "48", "51.5", "62%"]
    assert "exchange AOEIIU" in second
    assert ("exchange all" if made else "exchange AOEIIUS") in third  # a sign less
    assert {line[-12:] for line in (first, second, third)} == {"   51.5  62%"}
    assert "exchange AOEIIUS" in lines.line(2, 50).plain


def test_the_order_of_a_simulation_is_seen() -> None:
    """The chance to win has a tenth of a per cent, and its column is marked."""
    lines = BestPlayLines((QUIZ, QUA))
    assert lines.heads(40).plain.endswith("win ▾")
    assert [lines.line(number, 40).plain.rstrip()[-5:] for number in range(2)] == ["62.0%", "61.4%"]
    assert lines.heads(37).plain.endswith("win ▾")  # as wide as the list at 80x24
    assert BestPlayLines((replace(QUIZ, win=1.0),)).line(0, 40).plain.rstrip().endswith(" 100%")
    guessed = BestPlayLines((replace(QUIZ, error=None),))
    assert guessed.heads(40).plain.endswith("win")
    assert guessed.line(0, 40).plain.rstrip().endswith(" 62%")


@pytest.mark.parametrize("error", [None, 1.5])
def test_the_chance_to_win_is_among_the_last_to_go(error: float | None) -> None:
    """At 80 columns, beside a scrollbar, the error goes first, and the leave joins its move."""
    short = replace(QUIZ, text="8G BI", leave="EEIR?", error=error)
    long = replace(short, text="exchange BEII", leave="ER?")
    longest = replace(short, text="H1 CREDITABLE", leave="OUV")
    lines = BestPlayLines((short, long, longest))
    assert lines.heads(36).plain.split()[:5] == ["move", "keeps", "pts", "equity", "win"]
    told = [lines.line(number, 36).plain for number in range(3)]
    assert all(line.endswith("%") and "±" not in line for line in told)
    assert [text in line for text, line in zip(("EEIR?", "ER?", "OUV"), told, strict=True)] == [
        True,
        error is None,  # the chance has no decimal then
        error is None,
    ]
    assert "H1 CREDITABLE" in told[2]


@given(
    st.lists(
        st.tuples(st.floats(-80, 200), st.floats(0, 30), st.booleans()), min_size=1, max_size=20
    ),
    st.integers(16, 60),
)
def test_whiskers_keep_to_their_columns(
    means: list[tuple[float, float, bool]], columns: int
) -> None:
    """Wherever they lie on the scale, or beside it."""
    turns = [replace(QUIZ, equity=mean, error=error, live=live) for mean, error, live in means]
    whiskers = Whiskers.of(turns)
    assert whiskers is not None
    assert all(whiskers.drawn(turn, columns).cell_length == columns for turn in turns)


def test_a_play_that_cannot_be_best_is_still_read() -> None:
    """Softer than the others, not as faint as a remark."""
    plays = BestPlayLines((QUIZ, replace(ADZE, live=False)))
    line = plays.line(1, 60)
    whole = [span.style for span in line.spans if span.start == 0 and span.end == len(line.plain)]
    assert whole == ["$role-soft"]


def test_no_plays_have_no_heads() -> None:
    """Names of columns alone would look like a fault."""
    assert not BestPlayLines(()).heads(60)
