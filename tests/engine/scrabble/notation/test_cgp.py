"""Positions in one line: reading, writing, and errors that say where."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordarcade.engine.scrabble.board import Board
from wordarcade.engine.scrabble.notation.cgp import CgpError, CgpPosition, read_cgp
from wordarcade.engine.scrabble.tiles import BLANK, LETTERS, NO_TILE

EMPTY = "/".join(["15"] * 15)
CAT = "/".join(["15"] * 7 + ["6CAt6"] + ["15"] * 7)

TILES = LETTERS + LETTERS.lower()
OPERATIONS = st.tuples(
    st.sampled_from(["bdn", "ld", "lm", "tmr", "x1"]), st.sampled_from(["", "a", "8D QUI.z 24"])
)


def test_a_position() -> None:
    """Board, racks, scores, turns without points, lexicon and other operations."""
    position = read_cgp(f"{CAT} AEINST?/ 12/-5 2 bdn Standard; lex CSW21; lm pass;")
    assert position.board.rows[7] == "......CAt......"
    assert position.racks == ("AEINST?", "")
    assert position.scores == (12, -5)
    assert (position.scoreless, position.lexicon) == (2, "CSW21")
    assert position.opcodes == (("bdn", "Standard"), ("lm", "pass"))
    assert str(position) == f"{CAT} AEINST?/ 12/-5 2 lex CSW21; bdn Standard; lm pass;"


def test_the_last_move() -> None:
    """The first of several, the newest; without its points, which some programs write."""
    for told, last in (
        ("", ""),
        ("lex a; lm 8D QUI.z 24; lm 8H CAT;", "8D QUI.z"),
        ("lm pass;", "pass"),
        ("lm;", ""),
    ):
        assert read_cgp(f"{EMPTY} / 0/0 0 {told}").last_move == last


def test_what_may_be_left_out() -> None:
    """Operations, the semicolon behind the last of them, and the racks themselves."""
    assert read_cgp(f" {EMPTY}  /  0/0  0 ") == CgpPosition(Board(), ("", ""), (0, 0))
    assert read_cgp(f"{EMPTY} / 0/0 0 lex a").lexicon == "a"
    assert read_cgp(f"{EMPTY} ABC 0 0").racks == ("ABC",)


@given(
    tiles=st.text(TILES + NO_TILE * 30, min_size=225, max_size=225),
    players=st.lists(
        st.tuples(st.text(LETTERS + BLANK, max_size=7), st.integers(-999, 999)),
        min_size=2,
        max_size=4,
    ),
    scoreless=st.integers(0, 6),
    lexicon=st.sampled_from(["", "enable"]),
    opcodes=st.lists(OPERATIONS, max_size=3),
)
def test_what_is_written_is_read_again(
    tiles: str,
    players: list[tuple[str, int]],
    scoreless: int,
    lexicon: str,
    opcodes: list[tuple[str, str]],
) -> None:
    """Every position comes back from its line."""
    racks, scores = zip(*players, strict=True)
    position = CgpPosition(Board(tiles), racks, scores, scoreless, lexicon, tuple(opcodes))
    assert read_cgp(str(position)) == position


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "the board is missing"),
        (EMPTY, "the racks are missing"),
        (f"{EMPTY} A/B 0/0", "the turns without points are missing"),
        (f"15/{EMPTY} A/B 0/0 0", "has 16 rows; give it 15"),
        (EMPTY.replace("15/15/15", "15/15/16", 1) + " A/B 0/0 0", "Row 3 of the CGP, '16', has 16"),
        (EMPTY.replace("15", "7CAT4", 1) + " A/B 0/0 0", "Row 1 of the CGP, '7CAT4', has 14"),
        (EMPTY.replace("15", "9" * 5000, 1) + " A/B 0/0 0", "has too many squares"),
        (EMPTY.replace("15", "14é", 1) + " A/B 0/0 0", "Row 1 of the CGP has 'é'"),
        (
            EMPTY.replace("15", "14\N{LATIN SMALL LETTER DOTLESS I}", 1) + " A/B 0/0 0",
            "Row 1 of the CGP has '\N{LATIN SMALL LETTER DOTLESS I}'",
        ),
        (EMPTY.replace("15", "²", 1) + " A/B 0/0 0", "Row 1 of the CGP has '²'"),
        (f"{EMPTY} a/B 0/0 0", "Rack 1 of the CGP has 'a'"),
        (f"{EMPTY} A/BBBBBBBB 0/0 0", "Rack 2 of the CGP has 8 tiles; the most is 7"),
        (f"{EMPTY} A/B/C/D/E 0/0/0/0/0 0", "has 5 racks; the most is 4"),
        (f"{EMPTY} A/B 0 0", "has 2 racks and 1 scores"),
        (f"{EMPTY} A/B 0/x 0", "'x' in the CGP is not a score"),
        (f"{EMPTY} A/B 0/{'9' * 5000} 0", "is not a score"),
        (f"{EMPTY} A/B 0/0 -1", "'-1' in the CGP is not a number of turns without points"),
    ],
)
def test_errors_say_where(line: str, message: str) -> None:
    """One sentence with the row, rack or field."""
    with pytest.raises(CgpError) as caught:
        read_cgp(line)
    assert message in str(caught.value)
    assert len(str(caught.value)) < 200


@given(line=st.text(f"{TILES}?/0123456789-; \n", max_size=80))
def test_any_text_is_a_position_or_an_error(line: str) -> None:
    """Whatever is given, it is read or refused, and what is read can be written."""
    for text in (line, f"{EMPTY} {line}", f"{EMPTY} A/B 0/0 0 {line}"):
        try:
            position = read_cgp(text)
        except CgpError:
            continue
        assert read_cgp(str(position)) == position
