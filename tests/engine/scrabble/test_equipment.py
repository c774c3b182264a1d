"""Boards and sets of tiles: the shipped ones, one's own, and files that break a rule."""

from collections import Counter
from pathlib import Path

import pytest

from tests.engine.scrabble.games import ENGLISH, EQUIPMENT, STANDARD
from wordarcade.engine.letter_values import LETTER_VALUES
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.dealing import deal
from wordarcade.engine.scrabble.equipment import EquipmentError, load_equipment
from wordarcade.engine.scrabble.layout import Premium
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.squares import CENTRE
from wordarcade.support.user_file import FileError

PLAIN = 'title = "Plain"\nrows = [\n' + ('    "' + " ".join("." * 15) + '",\n') * 15 + "]\n"
FEW = """
title = "Few"
bingo = 35
blanks = 0
points.1 = "A2 B2 C2 D2 E2 F2 G2 H0 I0 J0 K0 L0 M0 N0 O0 P0 Q0 R0 S0 T0 U0 V0 W0 X0 Y0"
points.9 = "Z4"
"""


def write(folder: Path, name: str, text: str) -> Path:
    """Write a file of equipment and return the folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return folder


def test_the_standard_board() -> None:
    """As many of each premium as the board has, the same from all four sides."""
    assert Counter(STANDARD.premiums) == {
        Premium.NONE: 164,
        Premium.DOUBLE_LETTER: 24,
        Premium.TRIPLE_LETTER: 12,
        Premium.DOUBLE_WORD: 17,
        Premium.TRIPLE_WORD: 8,
    }
    assert STANDARD.premiums[CENTRE] is Premium.DOUBLE_WORD
    rows = [row.split() for row in STANDARD.rows]
    assert rows == rows[::-1] == [list(column) for column in zip(*rows, strict=True)]


def test_the_english_tiles() -> None:
    """A hundred, worth 187 together, with the values that other games count by."""
    assert (ENGLISH.size, ENGLISH.counts["?"], ENGLISH.bingo) == (100, 2, 50)
    assert ENGLISH.value_of(ENGLISH.tiles) == 187
    assert {letter.lower(): value for letter, value in ENGLISH.values.items()} == LETTER_VALUES
    assert ENGLISH.value("q") == ENGLISH.value("?") == ENGLISH.value(".") == 0


def test_equipment_of_ones_own(tmp_path: Path) -> None:
    """Beside the shipped one, or instead of it; a folder need not exist."""
    write(tmp_path, "layouts/plain.toml", PLAIN)
    write(tmp_path, "tiles/few.toml", FEW)
    mine = load_equipment(tmp_path, tmp_path / "nowhere")
    assert (list(mine.layouts), list(mine.distributions)) == (["plain"], ["few"])
    assert set(mine.layouts["plain"].premiums) == {Premium.NONE}
    few = mine.distributions["few"]
    assert (few.title, few.size, few.bingo, few.value("Z")) == ("Few", 18, 35, 9)
    other = write(tmp_path / "other", "tiles/few.toml", FEW.replace("Few", "Fewer"))
    assert load_equipment(tmp_path, other).distributions["few"].title == "Fewer"
    assert load_equipment(other, tmp_path).distributions["few"].title == "Few"


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("layouts/x.toml", "rows = [", "layouts/x.toml, line 1: this is not TOML"),
        ("layouts/x.toml", "", "layouts/x.toml: 'title' is missing"),
        ("layouts/x.toml", 'title = "X"\nrows = 3', "line 2: 'rows' must be a list"),
        ("layouts/x.toml", PLAIN.replace("title", "titel"), "'title' is missing"),
        ("layouts/x.toml", PLAIN.replace('"Plain"', "5"), "'title' must be a text"),
        (
            "layouts/x.toml",
            'title = "X"\nrows = []',
            "line 2: 'rows' is not valid: a layout",
        ),
        (
            "layouts/x.toml",
            PLAIN.replace('". ', '"', 1),
            "'rows' is not valid: row 1 has 14",
        ),
        (
            "layouts/x.toml",
            PLAIN.replace('". ', '"5W ', 1),
            "valid: row 1: '5W' is not a valid",
        ),
        ("layouts/x.toml", 'title = "X"\nrows = [[1]]', "'rows' must be a list of texts"),
        ("tiles/x.toml", FEW.replace("blanks = 0", ""), "tiles/x.toml: 'blanks' is missing"),
        ("tiles/x.toml", FEW.replace("blanks = 0", "blanks = true"), "'blanks' must be a whole"),
        (
            "tiles/x.toml",
            FEW.replace("blanks = 0", "blanks = -1"),
            "must be a whole number of 0 or more",
        ),
        ("tiles/x.toml", FEW.replace("bingo = 35", "bingo = 1000"), "a bingo 999"),
        ("tiles/x.toml", FEW.replace("bingo = 35", "bingo = 3.5"), "'bingo' must be a whole"),
        ("tiles/x.toml", FEW.replace(" Y0", ""), "'points' lacks Y; put in Y0 for none"),
        ("tiles/x.toml", FEW.replace(" X0 Y0", ""), "'points' lacks X and Y"),
        ("tiles/x.toml", FEW.replace("Z4", "Z4 Y1"), "line 6: 'points.9' has the letter Y again"),
        ("tiles/x.toml", FEW.replace("Z4", "4Z"), "'points.9' has '4Z'; write a letter"),
        ("tiles/x.toml", FEW.replace("Z4", "Z9999"), "'points.9' has 'Z9999'; write"),
        ("tiles/x.toml", FEW.replace("Z4", "Z999"), "a set has 14 to 400 tiles, not 1013"),
        ("tiles/x.toml", FEW.replace('"Z4"', "4"), "'points.9' must be a text such as"),
        ("tiles/x.toml", FEW.replace("9 =", "-9 ="), "'points.-9' must give the letters' values"),
        ("tiles/x.toml", FEW.replace("9 =", "100 ="), "99 at most"),
        ("tiles/x.toml", FEW.replace("2", "0"), "a set has 14 to 400 tiles, not 4"),
    ],
)
def test_files_that_break_a_rule(tmp_path: Path, name: str, text: str, message: str) -> None:
    """The message names the file and what is wrong in it."""
    write(tmp_path, name, text)
    with pytest.raises(FileError) as raised:
        load_equipment(tmp_path)
    assert str(raised.value).startswith(str(tmp_path / name))
    assert message in str(raised.value)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    """Is told like any other fault."""
    write(tmp_path, "tiles/x.toml", FEW)
    (tmp_path / "tiles" / "x.toml").write_bytes(b"\xff")
    with pytest.raises(EquipmentError, match=r"tiles/x\.toml, line 1: this is not text"):
        load_equipment(tmp_path)


def test_a_game_is_dealt_from_the_choices() -> None:
    """All of them are in its configuration."""
    setup = ScrabbleSetup(clock_ms=1_000, friendly=False, checker=True)
    config = deal(setup, EQUIPMENT, 7)
    assert (config.players, config.seed, config.clock_ms) == (setup.players, 7, 1_000)
    assert (config.friendly, config.checker, config.challenge) == (False, True, setup.challenge)
    assert (config.layout, config.distribution) == (STANDARD, ENGLISH)


def test_a_game_that_cannot_be_dealt(tmp_path: Path) -> None:
    """No such board, no such tiles, or too few of them."""
    write(tmp_path, "layouts/standard.toml", PLAIN)
    few = load_equipment(write(tmp_path, "tiles/few.toml", FEW))
    with pytest.raises(EquipmentError, match="no board 'large'; choose from standard"):
        deal(ScrabbleSetup(layout="large"), EQUIPMENT, 1)
    with pytest.raises(EquipmentError, match="no set of tiles 'english'; choose from few"):
        deal(ScrabbleSetup(), few, 1)
    three = tuple(map(Player, "ABC"))
    with pytest.raises(EquipmentError, match="'few' are 18, too few for 3 racks"):
        deal(ScrabbleSetup(players=three, tiles="few"), few, 1)
    assert deal(ScrabbleSetup(tiles="few"), few, 1).distribution.name == "few"
