"""Laying tiles, and what is said of them before they are played."""

from typing import Any

import pytest
from textual.events import Paste

from tests.screens.scrabble.journeys import (
    answered,
    entered,
    game,
    lacking,
    laid,
    rack,
    remark,
    state,
    type_move,
)
from tests.screens.table import SitDown
from wordarcade.engine.scrabble.config import ChallengeRule
from wordarcade.engine.scrabble.squares import Direction, name_of, read_name
from wordarcade.widgets.tone import Tone

RACKS = ("AEINQTZ", "EEEEEEE")


async def test_a_word_is_typed_at_the_cursor(sit_down: SitDown) -> None:
    """Letters lie from the cursor on; what they earn and form is told while they are laid."""
    async with sit_down(racks=RACKS) as table:
        assert remark(table) == "Type a word, or 8D QUIZ. Space turns."
        await table.pilot.press("left", *"zi")
        assert laid(table) == {"G8": "Z", "H8": "I"}
        assert rack(table) == "AE_NQT_"
        assert entered(table) == "8G ZI"
        await table.pilot.press("n")
        assert remark(table) == "24 · leaves A E Q T"
        await table.pilot.press("enter")
        await answered(table)
        said = [message.text for message in game(table).message_line.history]
        assert said[0] == "You played ZIN for 24."
        assert said[1].startswith("Club ")
        assert "Your turn." in table.text
        assert "Your turn." not in " ".join(said)
        assert state(table).position.scores[0] == 24


async def test_space_turns_and_the_arrows_move(sit_down: SitDown) -> None:
    """Words run down after a turn, and skip the tiles that are there."""
    async with sit_down(racks=RACKS, plays=("8G CAT",)) as table:
        await table.pilot.press("space", "up", "left", "up", *"tie")
        draft = game(table).area.laying.draft
        assert draft.direction is Direction.DOWN
        assert laid(table) == {"I6": "T", "I7": "I", "I9": "E"}
        assert remark(table) == "6 · leaves A N Q Z"
        await table.pilot.press("backspace", "ctrl+h")
        assert laid(table) == {"I6": "T"}
        assert name_of(game(table).area.laying.draft.cursor) == "I7"


async def test_faults_are_told_while_placing(sit_down: SitDown) -> None:
    """The rules' own sentences, and nothing is played."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press("a")
        assert remark(table) == "two letters or more"
        assert not game(table).area.board.refused
        await table.pilot.press("right", "t")
        assert remark(table) == "A·T has a gap"
        assert not game(table).area.board.refused
        await table.pilot.press("escape", "up", *"tea")
        assert remark(table) == "must cover the centre"
        assert game(table).area.board.refused
        await table.pilot.press("enter")
        assert table.said == "TEA must cover the centre, H8."
        assert laid(table) == {"H7": "T", "I7": "E", "J7": "A"}
        await table.pilot.press("down", "down", "i")
        assert remark(table) == "not in one line"
        assert not table.said.startswith("TEA")
        await table.pilot.press("enter")
        assert table.said.startswith("The tiles aren't in one line.")
        assert state(table).moves == ()
        await table.pilot.press("delete", "enter")
        assert table.said == "Play at least one tile."


async def test_a_first_word_on_its_way_to_the_star_is_no_fault_yet(sit_down: SitDown) -> None:
    """As long as there are tiles on the rack that reach it."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press(*"8e", "space", *"ti")
        assert remark(table) == "not on the centre square yet"
        assert not game(table).area.board.refused
        await table.pilot.press(*"nz")
        assert remark(table).startswith("26 ")
        await table.pilot.press("escape", *"8a", "space", *"ti")
        assert remark(table) == "must cover the centre"
        assert game(table).area.board.refused


@pytest.mark.parametrize(
    ("plays", "typed", "before", "after"),
    [
        ((), "8d tin", "not on the centre square yet", "must cover the centre"),
        (("8G CAT",), "h5 ti", "touches no tile yet", "touches no tile"),
        ((), "8h t", "two letters or more", "two letters or more"),
    ],
)
async def test_enter_makes_a_fault_of_what_could_still_be_mended(
    sit_down: SitDown, plays: tuple[str, ...], typed: str, before: str, after: str
) -> None:
    """The tiles are refused where they lie, with the reason, until something is changed."""
    async with sit_down(racks=RACKS, plays=plays) as table:
        board = game(table).area.board
        await table.pilot.press(*({" ": "space"}.get(sign, sign) for sign in typed))
        assert (remark(table), board.refused, board.bubble) == (before, False, None)
        await table.pilot.press("enter")
        assert (remark(table), board.refused) == (after, True)
        assert board.bubble is not None
        assert board.bubble.text == f"× {after}"
        assert game(table).message_line.message.tone is Tone.REFUSED
        await table.pilot.press("backspace")
        assert not board.refused
        assert board.bubble is None
        assert game(table).message_line.message.tone is not Tone.REFUSED


@pytest.mark.parametrize(
    ("plays", "typed", "mended"),
    [
        ((), "8a q", False),
        ((), "8b q", True),
        ((), "8l t", True),
        ((), "h15 t", False),
        ((), "h12 t", True),
        ((), "7l t", False),
        ((), "8d a", True),
        (("8G CAT",), "7a t", True),
        (("8G CAT",), "15a t", False),
        (("8G CAT",), "15h t", True),
        (("8G CAT",), "1a t", False),
        (("8G CAT",), "2h t", True),
    ],
)
async def test_tiles_that_can_still_become_a_play_are_no_fault(
    sit_down: SitDown, plays: tuple[str, ...], typed: str, mended: bool
) -> None:
    """Neutral as long as the rest of the rack can join them to the star or the others."""
    async with sit_down(racks=RACKS, plays=plays) as table:
        await table.pilot.press(*({" ": "space"}.get(sign, sign) for sign in typed))
        assert game(table).area.board.refused is not mended
        assert (game(table).area.board.bubble is None) is mended


async def test_the_real_tile_comes_before_the_blank(sit_down: SitDown) -> None:
    """A blank stands for letters that the rack lacks, or for any after ctrl+b or `?`."""
    async with sit_down(racks=("AEINQT?", "EEEEEEE")) as table:
        await table.pilot.press(*"ax")
        assert table.said == "You have no X, so your blank stands for it."
        await table.pilot.press("n")
        assert "".join(laid(table).values()) == "AxN"
        assert remark(table) == "4 · blank as X · leaves E I Q T"
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
        (False, "22 · leaves A E I N Q"),
        (True, "TZ is not in the word list (arcade)"),
    ]:
        async with sit_down(racks=RACKS, checker=checker) as table:
            await table.pilot.press(*"tz")
            assert remark(table) == told
            await table.pilot.press("enter")
            assert table.said == "TZ is not in the word list (arcade)."
            assert state(table).moves == ()
            assert game(table).area.board.refused
            assert remark(table).startswith("TZ")


@pytest.mark.parametrize(
    "rules", [{}, {"friendly": True}, {"checker": True, "challenge": ChallengeRule.DOUBLE}]
)
async def test_words_are_looked_up_where_nobody_loses_by_it(
    sit_down: SitDown, rules: dict[str, Any]
) -> None:
    """Each word that is typed is answered, whatever signs it has."""
    async with sit_down(racks=RACKS, **rules) as table:
        await table.pilot.press("f7", *"zin", "space", *"frobbed", "space", "left_square_bracket")
        await table.pilot.pause()
        assert "✓ ZIN is in the word list (arcade)." in table.text
        assert "× FROBBED is not in the word list (arcade)." in table.text
        assert "× [ is not in the word list (arcade)." in table.text
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
        ("8d zin", {"D8": "Z", "E8": "I", "F8": "N"}),
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
        if typed.startswith("8d"):
            assert table.said == "ZIN must cover the centre, H8."
            await table.pilot.press("ctrl+l")
            assert entered(table) == "8D"
        else:
            assert played == tiles


@pytest.mark.parametrize(
    ("rack_held", "typed", "shown", "tiles"),
    [
        ("ADEMXQZ", "d3 maxed", "D3 MAXED", {"D3": "M", "D4": "A", "D5": "X", "D6": "E"}),
        ("ADEMXQZ", "H7 MAxED", "H7 MAXED", {"H7": "M", "H8": "A", "H9": "X"}),
        ("AEMXQZZ", "h8 max", "H8 MAX", {"H8": "M", "H9": "A", "H10": "X"}),
        ("ADEMXQZ", "h10", "H10", {}),
        ("ADEMXQZ", "d8g max", "8G MAX", {"G8": "M", "H8": "A", "I8": "X"}),
        ("AEMXQZZ", "d8g max", "8G MAX", {"G8": "M", "H8": "A", "I8": "X"}),
        ("ADEMXQZ", "x8g max", "8G MAX", {"G8": "M", "H8": "A", "I8": "X"}),
        ("ADEMXQZ", "ad8g max", "8G MAX", {"G8": "M", "H8": "A", "I8": "X"}),
        ("INIDES?", "10E INsIDES", "10E INsIDES", {"E10": "I", "F10": "N", "G10": "s"}),
        ("QUIZ?AA", "8d quiZ", "8D QUIZ", {"D8": "Q", "E8": "U", "F8": "I", "G8": "Z"}),
    ],
)
async def test_a_play_may_be_typed_straight_away(
    sit_down: SitDown, rack_held: str, typed: str, shown: str, tiles: dict[str, str]
) -> None:
    """A digit takes back the letter before it, which was the column, held or not."""
    async with sit_down(racks=(rack_held, "EEEEEEE")) as table:
        await table.pilot.press(*({" ": "space"}.get(sign, sign) for sign in typed))
        assert entered(table) == shown
        assert laid(table).items() >= tiles.items()
        assert bool(laid(table)) == bool(tiles)


async def test_a_phony_earns_nothing_beside_the_board(sit_down: SitDown) -> None:
    """Where words are checked, the panel says what is wrong instead of how one would stand."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), checker=True, size=(200, 50)) as table:
        await table.pilot.press(*"zin")
        await table.until(lambda: "ahead after it" in table.text)
        await table.pilot.press("q")
        await table.until(lambda: "× ZINQ is not in the word list" in table.text)
        assert "after it" not in table.text
        assert "if played" not in table.text


async def test_a_word_is_typed_through_tiles_on_the_board(sit_down: SitDown) -> None:
    """The letter that lies there is confirmed, and no blank is spent on it."""
    async with sit_down(racks=("ETNQ?ZZ", "EEEEEEE"), plays=("8G CAL",)) as table:
        await table.pilot.press("up", "left", "space", *"tle")
        assert laid(table) == {"I7": "T", "I9": "E"}
        assert rack(table) == "_NQ_ZZ?"
        await table.pilot.press("escape", "space", *["down"] * 1, *["left"] * 2, *"calz")
        assert laid(table) == {"J8": "Z"}


@pytest.mark.parametrize(
    ("typed", "makes", "whole", "gain"),
    [("8f sc", "SCAT", "8F SCAT", 6), ("8f ?sc", "SCAT", "8F sCAT", 5)],
)
async def test_a_longer_word_is_taken_into_the_entry(
    sit_down: SitDown, typed: str, makes: str, whole: str, gain: int
) -> None:
    """Enter types the play that the letters would make, blanks kept; the next one plays it."""
    async with sit_down(racks=("CEINS?Z", "EEEEEEE"), plays=("8H AT",)) as table:
        keys = [{" ": "space", "?": "question_mark"}.get(sign, sign) for sign in typed]
        await table.pilot.press(*keys)
        assert remark(table) == f"that makes {makes} · Enter takes it"
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert table.said == f"That makes {makes}. The entry now has {whole}."
        assert entered(table) == whole
        assert state(table).moves == ()
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert state(table).sheet[0].gain == gain


async def test_a_longer_word_that_is_none_is_refused_at_once(sit_down: SitDown) -> None:
    """Nobody types in full what is refused then; a phony that may stand is taken as any word."""
    racks = ("CEINS?Z", "EEEEEEE")
    async with sit_down(racks=racks, plays=("8H AT",)) as table:
        await table.pilot.press(*["8", "f", "space", "z", "s", "enter"])
        await table.pilot.pause()
        assert table.said == "ZSAT is not in the word list (arcade)."
        assert entered(table) == "8F ZS"
        assert state(table).moves == ()
    async with sit_down(racks=racks, plays=("8H AT",), challenge=ChallengeRule.DOUBLE) as table:
        await table.pilot.press(*["8", "f", "space", "z", "s", "enter"])
        await table.pilot.pause()
        assert table.said == "That makes ZSAT. The entry now has 8F ZSAT."


async def test_letters_that_are_lacking_stay_in_the_entry(sit_down: SitDown) -> None:
    """Each copy too many is marked as it is typed; nothing is laid until all are there."""
    async with sit_down(racks=("TTNAILM", "EEEEEEE")) as table:
        await table.pilot.press(*"grouton")
        assert entered(table) == "8H GROUTON"
        assert lacking(table) == "GROUO"
        assert remark(table) == "not on your rack: G R O U O"
        assert laid(table) == {}
        assert rack(table) == "AILMNTT"
        await table.pilot.press("enter")
        assert table.said == "GROUTON needs a G, an R, two Os and a U you don't have."
        await table.pilot.press("escape", *"milt")
        assert not table.said.startswith("GROUTON")
        assert len(laid(table)) == 4
        await table.pilot.press("t", "t")
        assert lacking(table) == "T"
        assert laid(table) == {}
        await table.pilot.press("backspace")
        assert entered(table) == "8H MILTT"
        assert len(laid(table)) == 5


async def test_lacking_letters_of_a_typed_move_are_marked(sit_down: SitDown) -> None:
    """Letters that lie on the board are not among them."""
    async with sit_down(racks=("TTNAILM", "EEEEEEE"), plays=("8G CAT",)) as table:
        await table.pilot.press(*"h7", "space", *"ray")
        assert (entered(table), lacking(table)) == ("H7 RAY", "RY")
        assert laid(table) == {}
        await table.pilot.press(*["backspace"] * 3, *"man")
        assert remark(table).startswith("5 · ")


async def test_a_word_that_is_too_long_runs_off_the_board(sit_down: SitDown) -> None:
    """As much of it as there is room for lies there, refused."""
    async with sit_down(racks=("TTNAILM", "EEEEEEE")) as table:
        await table.pilot.press(*"14m", "space", *"milt")
        assert remark(table) == "14M runs off the board"
        assert laid(table) == {"M14": "M", "N14": "I", "O14": "L"}
        assert game(table).area.board.refused
        await table.pilot.press("enter")
        assert table.said == "MILT runs off the board. Start it earlier in the line."


async def test_a_full_line_takes_no_more(sit_down: SitDown) -> None:
    """The answer says what to do."""
    async with sit_down(racks=("GOTTANQ", "EEEEEEE")) as table:
        await table.pilot.press(*["right"] * 7, *"gan")
        assert table.said == "No square is free from here on. Turn with Space, or move the cursor."


async def test_the_cursor_is_not_buried(sit_down: SitDown) -> None:
    """After the bot's play it is on a free square, where typing is seen."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE"), plays=("8G CAT",)) as table:
        await table.pilot.press("f4", "y")
        await answered(table)
        cursor = game(table).area.laying.draft.cursor
        assert not state(table).board.covered(cursor)


async def test_escape_takes_tiles_back_before_it_leaves(sit_down: SitDown) -> None:
    """Also those that are lacking, and a move that is typed."""
    async with sit_down(racks=RACKS) as table:
        for keys in ("za", "xx", "8d"):
            await table.pilot.press(*keys, "escape")
            assert table.screen is game(table)
            assert laid(table) == {}
            assert entered(table) == "8H"


async def test_what_is_typed_can_be_mended(sit_down: SitDown) -> None:
    """Backspace takes signs back, and at last the line itself; what is no move says so."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press(*"8hz", "space", *"q")
        assert remark(table) == "'8hz' is not a square. Write 8D (across) or D8 (down)."
        await table.pilot.press("enter")
        assert table.said == remark(table)
        await table.pilot.press(*["backspace"] * 3, "space", *"az")
        assert remark(table) == "22 · leaves E I N Q T"
        assert laid(table) == {"H8": "A", "I8": "Z"}
        await table.pilot.press(*["backspace"] * 6)
        assert entered(table) == "8H"
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


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (" zin\n", {"H8": "Z", "I8": "I", "J8": "N"}),
        ("8G ZIN\n8K EAT", {"G8": "Z", "H8": "I", "I8": "N"}),
        ("G8 ZIN\n", {"G8": "Z", "G9": "I", "G10": "N"}),
        ("…\n", {}),
    ],
)
async def test_what_is_pasted_is_typed_and_not_played(
    sit_down: SitDown, text: str, wanted: dict[str, str]
) -> None:
    """A word is laid at the cursor, a move with its square where it says."""
    async with sit_down(racks=("AEINQTZ", "EEEEEEE")) as table:
        table.app.post_message(Paste(text))
        await table.pilot.pause()
        assert laid(table) == wanted
        assert not game(table).session.state.moves
        if not wanted:
            assert table.said == "What you pasted has no word or move."
