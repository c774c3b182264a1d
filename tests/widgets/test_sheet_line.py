"""Lines of a score sheet in columns."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from wordarcade.widgets.sheet_columns import SheetColumns, columns_side_by_side
from wordarcade.widgets.sheet_line import SheetLine, side_by_side, turn_numbers

QUIZ = SheetLine(0, "QUiZ", 48, 48, "8D")
PASS = SheetLine(1, "passed", 0)
LOST = SheetLine(0, "withdrawn", 0, -48)

lines_of_three = st.lists(
    st.builds(SheetLine, st.integers(0, 2), st.text("QUIZ", min_size=1), st.integers(-99, 999))
)


def test_a_line_tells_place_word_gain_and_points() -> None:
    """With the player's name in front, where names have a column."""
    columns = SheetColumns.of([QUIZ, PASS, LOST], ("Ana", "Bo"), 30)
    assert [columns.line(line, name).plain for line, name in ((QUIZ, "Ana"), (PASS, "Bo"))] == [
        "Ana 8D  QUiZ            +48 48",
        "Bo  passed                   0",
    ]
    assert SheetColumns.of([LOST], (), 30).line(LOST).plain == "withdrawn                −48 0"
    below = SheetLine(0, "tiles left", -8, -8)
    assert SheetColumns.of([below], (), 30).line(below).plain == "tiles left               −8 −8"


def test_a_name_gives_way_to_a_long_word() -> None:
    """Down to three letters; if that is not enough the word takes the columns beside it."""
    long = SheetLine(0, "OXYPHENBUTAZONE", 1_778, 1_778, "14J")
    columns = SheetColumns.of([long], ("Bartholomew the Second",), 40)
    assert columns.line(long, "Bartholomew").plain == "Bartho… 14J OXYPHENBUTAZONE +1,778 1,778"
    narrow = SheetColumns.of([long], ("Bartholomew the Second",), 35)
    assert narrow.line(long, "Bartholomew").plain == "Barthol… 14J OXYPHENBUTAZONE  1,778"


def test_a_long_word_keeps_square_and_points_in_their_columns() -> None:
    """It takes what a short gain leaves, then the column of the square, at last that of the gain.

    The star of a bingo stands before it wherever there is room; no word has two rows.
    """
    beside = columns_side_by_side(2, 34)
    assert beside is not None
    shown = {
        word: beside.line(SheetLine(0, word, 90, 62, "H1", bingo=bingo)).plain.rstrip()
        for word, bingo in (
            ("QUIZ", False),
            ("EDITABLe", True),
            ("CREDITABLE", True),
            ("OXYPHENBUTAZONE", True),
        )
    }
    assert shown == {
        "QUIZ": "H1  QUIZ     +62",
        "EDITABLe": "H1 ★EDITABLe +62",
        "CREDITABLE": "★CREDITABLE  +62",
        "OXYPHENBUTAZONE": "★OXYPHENBUTAZONE",
    }


def test_figures_are_never_cut() -> None:
    """They take columns of the word, which takes that of the gain then: the total tells it."""
    beside = columns_side_by_side(2, 42)
    assert beside is not None
    shown = beside.line(SheetLine(0, "QUIXOTRY", 1_204, 365, "15A"))
    assert shown.plain == "15A QUIXOTRY   1,204"


def test_what_is_no_play_needs_no_square() -> None:
    """Its text takes that column too where it is long, and is told in short where that fails."""
    left = SheetLine(0, "rack AEEINQS", 202, -16, short="AEEINQS")
    drawn = [SheetColumns(0, width, 4, 0).line(left).plain for width in (12, 8, 7, 6)]
    assert drawn == [
        "rack AEEINQS      −16",
        "rack AEEINQS  −16",
        "rack AEEINQS −16",
        "AEEINQS     −16",
    ]


@given(lines_of_three, st.integers(15, 90))
def test_columns_fill_the_width(lines: list[SheetLine], width: int) -> None:
    """However narrow it is, some of the word can be made out."""
    columns = SheetColumns.of(lines, ("Ana", "Bo", "Cem"), width)
    assert all(columns.line(line, "Ana").cell_length == width for line in lines)
    assert columns.width == width
    assert columns.text >= 6


def test_narrow_columns_do_without_figures_and_with_initials() -> None:
    """First the total is left out, then the gain."""
    drawn = [
        SheetColumns.of([QUIZ, LOST], ("Ana", "Bo"), width).line(QUIZ, "Ana").plain
        for width in (22, 19, 18, 15)
    ]
    assert drawn == [
        "A 8D  QUiZ      +48 48",
        "A 8D  QUiZ   +48 48",
        "A 8D  QUiZ     +48",
        "A 8D  QUiZ     ",
    ]


def test_what_is_odd_bears_a_sign() -> None:
    """It stays in sight where the text is shortened."""
    odd = SheetLine(0, "OXYPHENBUTAZONE", 48, 48, "8D", odd=True)
    assert SheetColumns.of([odd], ("Ana",), 26).line(odd, "Ana").plain == (
        "Ana OXYPHENBUTAZONE !   48"
    )
    unknown = SheetLine(0, "what?", None, odd=True)
    assert SheetColumns.of([unknown], (), 18).line(unknown).plain == "what? !           "


@given(lines_of_three)
def test_players_keep_their_columns(lines: list[SheetLine]) -> None:
    """Row by row from the left, the lines come in the order of time, none lost."""
    rows = side_by_side(lines, 3)
    assert [line for row in rows for line in row if line is not None] == lines
    assert all(
        line is None or line.player == place for row in rows for place, line in enumerate(row)
    )


def test_a_second_line_of_a_player_begins_a_row() -> None:
    """A play withdrawn stands below the play; who is left of the last begins a row as well."""
    assert side_by_side([QUIZ, LOST, PASS, QUIZ], 2) == [(QUIZ, None), (LOST, PASS), (QUIZ, None)]


def test_columns_side_by_side_need_room() -> None:
    """Each player's part has room for a word, else there are no columns."""
    columns = columns_side_by_side(2, 48)
    assert columns is not None
    assert columns.row((QUIZ, PASS)).plain == "8D  QUiZ       +48   48  passed                0"
    assert columns.row((None, PASS)).plain.strip() == "passed                0"
    long = SheetLine(1, "OXYPHENBUTAZONE", 178, 178, "A1")
    assert columns.row((QUIZ, long)).plain == "8D  QUiZ       +48   48  OXYPHENBUTAZONE     178"
    assert columns.heads(("Ana", "Bo"), ("player", "rival")).plain.split() == ["Ana", "Bo"]
    assert columns_side_by_side(2, 28) is None
    assert columns_side_by_side(3, 90) is None


def test_losses_have_bars_where_there_is_room() -> None:
    """With the number of the turn before it, which stays longer; then the figure is alone."""
    slip = SheetLine(0, "QUIZ", 48, 48, "8D", lost="▼ 10.0", loss=10, hurts=True)
    drawn = [
        SheetColumns.of([slip], ("Ana",), width, numbered=True).line(slip, "Ana", 7).plain
        for width in (42, 37, 34, 28)
    ]
    assert drawn == [
        "7 Ana 8D  QUIZ      +48 48 ▼ 10.0 ▆▆▆▆    ",
        "7 Ana 8D  QUIZ       +48 ▼ 10.0 ▆▆   ",
        "7 Ana 8D  QUIZ       +48 48 ▼ 10.0",
        "Ana 8D  QUIZ      +48 ▼ 10.0",
    ]


def test_the_largest_loss_fills_a_bar() -> None:
    """Losses that are larger than others look it; one that hurts is seen however small."""
    losses = (60.0, 30.0, 2.0)
    lines = [
        SheetLine(0, "QUIZ", 48, 48, "8D", lost=f"▼ {loss}", loss=loss, hurts=True)
        for loss in losses
    ]
    columns = SheetColumns.of(lines, ("Ana",), 42, numbered=True)
    bars = [columns.line(line, "Ana", 7).plain.count("▆") for line in lines]
    assert bars == [8, 4, 1]


def test_every_bingo_has_a_star() -> None:
    """Always before the word; beside what turns have lost its colour alone marks it."""
    bingo = SheetLine(0, "EDITABLe", 90, 62, "H3", bingo=True)
    columns = SheetColumns(0, 10, 4, 0)
    assert columns.line(bingo).plain == "H3 ★EDITABLe    +62"
    assert replace(columns, text=8).line(bingo).plain == "H3 ★EDITABLe  +62"
    assert replace(columns, text=7).line(bingo).plain == "H3 ★EDITABLe +62"
    assert replace(columns, text=7).line(replace(bingo, place="12H")).plain == "12H★EDITABLe +62"
    judged = replace(bingo, lost="· 1.0")
    assert "★" not in columns.line(judged).plain
    assert any("focus" in str(span.style) for span in columns.line(judged).spans)


def test_bars_and_names_give_way_to_a_long_word() -> None:
    """So that it keeps its square and its points, in a replay at 80 columns too."""
    long = SheetLine(0, "OXYPHENBUTAZONE", 178, 178, "A1", lost="▼ 10.0", loss=10, hurts=True)
    ten = replace(long, text="CREDITABLE", gain=42, total=42, place="H1")
    drawn = [
        SheetColumns.of([line], ("Anastasia",), width, numbered=True).line(line, "Anastasia", 7)
        for line, width in ((ten, 33), (long, 36), (ten, 52))
    ]
    assert [each.plain for each in drawn] == [
        "Ana… H1  CREDITABLE +42 42 ▼ 10.0",
        "Ana… A1  OXYPHENBUTAZONE +178 ▼ 10.0",
        "7 Anastasia H1  CREDITABLE    +42 42 ▼ 10.0 ▆▆▆▆    ",
    ]


def test_only_turns_have_numbers() -> None:
    """What a challenge or the end of a game adds to the sheet is none."""
    lines = (QUIZ, replace(LOST, turn=False), PASS, SheetLine(0, "bonus", 50, 2, turn=False))
    assert turn_numbers(lines) == (1, 0, 2, 0)
    columns = replace(SheetColumns.of(lines, (), 40), number=2)
    assert columns.line(lines[1], number=0).plain.startswith("   ")


def test_a_total_gives_way_to_a_name_that_would_be_cut() -> None:
    """The cards have the totals, too."""
    lines = (SheetLine(0, "GHI", 330, 22, "N4"), SheetLine(1, "OUTDREAM", 439, 64, "B6"))
    names = ("You", "Learner")
    columns = SheetColumns.of(lines, names, 26)
    shown = [columns.line(line, names[line.player]).plain.split() for line in lines]
    assert shown == [["You", "N4", "GHI", "+22"], ["Learner", "B6", "OUTDREAM", "+64"]]
