"""Laying tiles, and what is said of them before they are played."""

import pytest

from tests.screens.scrabble.journeys import answered, game, laid, rack, remark, state, type_move
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.squares import Direction, name_of, read_name

RACKS = ("AEINQTZ", "EEEEEEE")


async def test_a_word_is_typed_at_the_cursor(sit_down: SitDown) -> None:
    """Letters lie from the cursor on; what they earn and form is told while they are laid."""
    async with sit_down(racks=RACKS) as table:
        assert remark(table) == "Type a word here. Space turns, Ctrl+L types it in."
        await table.pilot.press("left", *"zi")
        assert laid(table) == {"G8": "Z", "H8": "I"}
        assert rack(table) == "AE_NQT_"
        assert game(table).area.entry_line.entry.text == "8G ZI"
        await table.pilot.press("n")
        assert remark(table) == "ZIN earns 24 points."
        await table.pilot.press("enter")
        await answered(table)
        said = [message.text for message in game(table).message_line.history]
        assert said[1] == "Ana at 8G: ZIN earns 24 points."
        assert said[2].startswith("Club at ")
        assert state(table).position.scores[0] == 24


async def test_space_turns_and_the_arrows_move(sit_down: SitDown) -> None:
    """Words run down after a turn, and skip the tiles that are there."""
    async with sit_down(racks=RACKS, plays=("8G CAT",)) as table:
        await table.pilot.press("space", "up", "right", "up", *"tie")
        draft = game(table).area.laying.draft
        assert draft.direction is Direction.DOWN
        assert laid(table) == {"I6": "T", "I7": "I", "I9": "E"}
        assert remark(table) == "TITE earns 6 points."
        await table.pilot.press("backspace", "ctrl+h")
        assert laid(table) == {"I6": "T"}
        assert name_of(game(table).area.laying.draft.cursor) == "I7"


async def test_faults_are_told_while_placing(sit_down: SitDown) -> None:
    """The rules' own sentences, and nothing is played."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press("a")
        assert remark(table) == "A word needs at least two letters."
        await table.pilot.press("right", "t")
        assert remark(table) == "There is no tile on 8I; a play leaves no gap."
        await table.pilot.press("escape", "up", *"tea")
        assert remark(table) == "The first play covers the centre, H8."
        await table.pilot.press("enter")
        assert table.said == "The first play covers the centre, H8."
        assert laid(table) == {"H7": "T", "I7": "E", "J7": "A"}
        await table.pilot.press("down", "e")
        assert table.said == "You have one E, not two."
        await table.pilot.press("down", "i")
        assert remark(table) == "The tiles do not lie in one line."
        await table.pilot.press("enter")
        assert table.said == "The tiles do not lie in one line."
        assert state(table).moves == ()
        await table.pilot.press("ctrl+r", "enter")
        assert table.said == "Play at least one tile."


async def test_the_real_tile_comes_before_the_blank(sit_down: SitDown) -> None:
    """A blank stands for letters that the rack lacks, or for any after ctrl+b or `?`."""
    async with sit_down(racks=("AEINQT?", "EEEEEEE")) as table:
        await table.pilot.press(*"axn")
        assert "".join(laid(table).values()) == "AxN"
        assert remark(table) == "AXN earns 4 points."
        await table.pilot.press("escape", "ctrl+b")
        assert table.said == "Type the letter that the blank stands for."
        await table.pilot.press(*"aa")
        assert "".join(laid(table).values()) == "aA"
        await table.pilot.press("ctrl+b")
        assert table.said == "Your rack has no blank."
        await table.pilot.press("escape", "question_mark", "t")
        assert "".join(laid(table).values()) == "t"


async def test_words_are_told_only_if_they_are_checked(sit_down: SitDown) -> None:
    """Without the checker nothing tells a word from others, with it all wrong ones are named."""
    for checker, told in [
        (False, "TZ earns 22 points."),
        (True, "TZ is not in arcade. TZ earns 22 points."),
    ]:
        async with sit_down(racks=RACKS, checker=checker) as table:
            await table.pilot.press(*"tz")
            assert remark(table) == told
            await table.pilot.press("enter")
            assert table.said == "TZ is not in arcade."
            assert state(table).moves == ()
            await table.pilot.press("escape", *"za", "f7")
            assert (table.screen is not game(table)) == checker


async def test_words_are_looked_up_if_they_are_checked(sit_down: SitDown) -> None:
    """Each word that is typed is answered, whatever signs it has."""
    async with sit_down(racks=RACKS, checker=True) as table:
        await table.pilot.press("f7", *"zin", "space", *"frobbed", "space", "left_square_bracket")
        await table.pilot.pause()
        assert "+ ZIN is in arcade." in table.text
        assert "× FROBBED is not in arcade." in table.text
        assert "× [ is not in arcade." in table.text
        await table.pilot.press("escape")
        assert table.screen is game(table)


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("8g zin", {"G8": "Z", "H8": "I", "I8": "N"}),
        ("8G z?in", {"G8": "Z", "H8": "i", "I8": "N"}),
        ("h8 zin", {"H8": "Z", "H9": "I", "H10": "N"}),
        ("8G Zin", {"G8": "Z", "H8": "I", "I8": "N"}),
        ("8G ZiN", {"G8": "Z", "H8": "i", "I8": "N"}),
        ("8d zin", {}),
    ],
)
async def test_coordinates_and_word_are_typed(
    sit_down: SitDown, typed: str, tiles: dict[str, str]
) -> None:
    """A digit, or ctrl+l, begins a typed move; tiles that can be laid are shown at once."""
    async with sit_down(racks=("AEINQ?Z", "EEEEEEE")) as table:
        keys = [{" ": "space", "?": "question_mark"}.get(sign, sign) for sign in typed]
        await table.pilot.press(*([] if typed[0].isdigit() else ["ctrl+l"]), *keys)
        assert laid(table) == tiles
        await table.pilot.press("enter")
        await table.pilot.pause()
        played = {square: state(table).board[read_name(square)[0]] for square in tiles}
        assert played == tiles
        if not tiles:
            assert table.said == remark(table) == "The first play covers the centre, H8."
            await table.pilot.press("ctrl+l")
            assert game(table).area.entry_line.entry.text == "8H"


@pytest.mark.parametrize(
    ("rack_held", "typed", "entered", "tiles"),
    [
        ("ADEMXQZ", "d8 maxed", "d8 maxed", {}),
        ("ADEMXQZ", "H7 MAxED", "H7 MAxED", {"H7": "M", "H8": "A", "H9": "X"}),
        ("AEMXQZZ", "h8 max", "h8 max", {"H8": "M", "H9": "A", "H10": "X"}),
        ("ADEMXQZ", "h10", "h10", {}),
        ("ADEMXQZ", "d8g max", "8g max", {"G8": "M", "H8": "A", "I8": "X"}),
        ("AEMXQZZ", "d8g max", "8g max", {"G8": "M", "H8": "A", "I8": "X"}),
        ("ADEMXQZ", "x8g max", "8g max", {"G8": "M", "H8": "A", "I8": "X"}),
        ("ADEMXQZ", "ad8g max", "8g max", {"G8": "M", "H8": "A", "I8": "X"}),
    ],
)
async def test_a_play_may_be_typed_straight_away(
    sit_down: SitDown, rack_held: str, typed: str, entered: str, tiles: dict[str, str]
) -> None:
    """A digit takes back the letter before it, which was the column, held or not."""
    async with sit_down(racks=(rack_held, "EEEEEEE")) as table:
        await table.pilot.press(*({" ": "space"}.get(sign, sign) for sign in typed))
        assert game(table).area.entry_line.entry.text == entered
        assert laid(table).items() >= tiles.items()
        assert bool(laid(table)) == bool(tiles)


async def test_a_word_is_typed_through_tiles_on_the_board(sit_down: SitDown) -> None:
    """The letter that lies there is confirmed, and no blank is spent on it."""
    async with sit_down(racks=("ETNQ?ZZ", "EEEEEEE"), plays=("8G CAL",)) as table:
        await table.pilot.press("up", "right", "space", *"tle")
        assert laid(table) == {"I7": "T", "I9": "E"}
        assert rack(table) == "_NQ_ZZ?"
        await table.pilot.press("escape", "space", *["down"] * 1, *["left"] * 2, *"calz")
        assert laid(table) == {"J8": "Z"}


async def test_letters_that_are_lacking_are_told(sit_down: SitDown) -> None:
    """How many there are, if any; and that a line is full."""
    async with sit_down(racks=("GOTTANQ", "EEEEEEE")) as table:
        await table.pilot.press(*"gr")
        assert table.said == "You have no R."
        await table.pilot.press(*"oo")
        assert table.said == "You have one O, not two."
        await table.pilot.press(*"ttt")
        assert table.said == "You have two T, not three."
        await table.pilot.press("escape", *["right"] * 7, *"gan")
        assert table.said == "No square is left in this line. Turn with space, or move the cursor."


async def test_what_is_typed_can_be_mended(sit_down: SitDown) -> None:
    """Backspace takes signs back, and at last the line itself; what is no move says so."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press(*"8hz", "space", *"q")
        assert remark(table) == "'8hz' is not a square. Write 8D (across) or D8 (down)."
        await table.pilot.press("enter")
        assert table.said == remark(table)
        await table.pilot.press(*["backspace"] * 3, "space", *"az")
        assert remark(table) == "AZ earns 22 points."
        assert laid(table) == {"H8": "A", "I8": "Z"}
        await table.pilot.press(*["backspace"] * 6)
        assert game(table).area.entry_line.entry.text == "8H"
        assert laid(table) == {}


async def test_other_moves_are_typed(sit_down: SitDown) -> None:
    """An exchange is made at once, a pass only after a question."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "exchange qz")
        assert [line.text for line in game(table).scores.sheet.lines][:1] == ["exchanged 2"]
        await answered(table)
        await type_move(table, "pass")
        await table.pilot.press("y")
        await answered(table)
        assert [line.text for line in game(table).scores.sheet.lines if line.player == 0][
            -1
        ] == "passed"


async def test_the_rack_keeps_its_order(sit_down: SitDown) -> None:
    """Shuffling leaves laid tiles alone, and new tiles come at the end, also after an answer."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), bag="Y" * 20) as table:
        await table.pilot.press("ctrl+s")
        shuffled = rack(table)
        assert shuffled != "AEINQTZ"
        await table.pilot.press("z", "ctrl+s")
        again = rack(table)
        assert again.index("_") == shuffled.index("Z")
        assert again.replace("_", "") != shuffled.replace("Z", "")
        await table.pilot.press("a", "enter")
        kept = again.replace("_", "").replace("A", "")
        await answered(table)
        assert rack(table) == f"{kept}YY"
        await table.pilot.press("ctrl+a")
        assert rack(table) == "".join(sorted(f"{kept}YY"))
