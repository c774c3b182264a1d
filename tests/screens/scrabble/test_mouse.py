"""A game played with the mouse alone."""

from dataclasses import replace
from threading import Event

from textual.geometry import Offset

from tests.engine.scrabble.games import board
from tests.screens.scrabble.journeys import (
    answered,
    game,
    laid,
    rack,
    remark,
    square,
    state,
    type_move,
)
from tests.screens.table import SitDown, Table
from tests.widgets.squares import square_region
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.scrabble.squares import Direction
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.scrabble.exchange import ExchangeScreen
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.results import ScrabbleResultsScreen
from wordarcade.widgets.blank_choice import BlankChoice
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.held_tile import HeldTile
from wordarcade.widgets.scrabble_board import ScrabbleBoard
from wordarcade.widgets.start_button import StartButton
from wordarcade.widgets.tile_button import TileButton
from wordarcade.widgets.tile_rack import TileRack

RACKS = ("AEINQZ?", "EEEEEEE")


def on_board(table: Table, name: str) -> Offset:
    """Return the place of a square on the screen."""
    board = game(table).area.board
    return board.region.offset + square_region(board, square(name)).offset


def on_rack(table: Table, place: int, shown: TileRack | None = None) -> Offset:
    """Return the place of a tile of a rack on the screen."""
    shown = shown or game(table).area.rack
    return shown.content_region.offset + shown.places.regions[place].offset + Offset(1, 0)


async def drag(table: Table, start: Offset, end: Offset) -> None:
    """Draw from a point to another with the left button held down."""
    await table.pilot.mouse_down(offset=start)
    await table.pilot.hover(offset=end)
    await table.pilot.mouse_up(offset=end)
    await table.pilot.pause()


async def test_a_word_is_laid_by_clicks(sit_down: SitDown) -> None:
    """A tile of the rack, then its square; a click on a laid tile takes it back."""
    async with sit_down(racks=RACKS) as table:
        for place, name in ((5, "G8"), (2, "H8"), (3, "J8")):
            await table.pilot.click(offset=on_rack(table, place))
            assert game(table).area.rack.cursor == place
            await table.pilot.click(offset=on_board(table, name))
        assert laid(table) == {"G8": "Z", "H8": "I", "J8": "N"}
        assert rack(table) == "AE__Q_?"
        await table.pilot.click(offset=on_board(table, "J8"))
        assert laid(table) == {"G8": "Z", "H8": "I"}
        await table.pilot.click(offset=on_rack(table, 5))
        assert laid(table) == {"H8": "I"}
        await table.pilot.click(offset=on_rack(table, 0))
        await table.pilot.click(offset=on_rack(table, 0))
        assert game(table).area.rack.cursor is None


async def test_tiles_are_dragged(sit_down: SitDown) -> None:
    """From the rack to a square, from square to square, off the board, and along the rack."""
    async with sit_down(racks=RACKS) as table:
        await drag(table, on_rack(table, 5), on_board(table, "G8"))
        await drag(table, on_rack(table, 0), on_board(table, "H8"))
        assert laid(table) == {"G8": "Z", "H8": "A"}
        await drag(table, on_board(table, "G8"), on_board(table, "I8"))
        assert laid(table) == {"H8": "A", "I8": "Z"}
        await drag(table, on_board(table, "I8"), on_rack(table, 3))
        assert laid(table) == {"H8": "A"}
        await drag(table, on_rack(table, 5), on_rack(table, 1))
        assert rack(table) == "_ZEINQ?"
        gap = on_rack(table, 3) - Offset(2, 0)
        assert (
            game(table).area.rack.places.tile_at(*(gap - game(table).area.rack.region.offset))
            is None
        )
        await drag(table, on_rack(table, 6), gap)
        assert rack(table) in {"_ZE?INQ", "_Z?EINQ"}
        await drag(table, on_rack(table, 1), Offset(60, 2))
        assert laid(table) == {"H8": "A"}
        assert game(table).area.board.target is None


async def test_a_square_that_is_taken_takes_no_tile(sit_down: SitDown) -> None:
    """The tile goes back, and the reason is said, whether it comes from the rack or the board."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8h za")
        await answered(table)
        for start in (on_rack(table, 1), on_board(table, "A1")):
            await drag(table, start, on_board(table, "H8"))
            assert table.said == "H8 is taken. Choose a free square."
            await drag(table, on_rack(table, 1), on_board(table, "A1"))
        assert laid(table).keys() == {"A1"}


async def test_a_drag_beside_the_board_selects_nothing(sit_down: SitDown) -> None:
    """Whether it begins on a panel or on the message line, and wherever it ends."""
    async with sit_down(racks=RACKS) as table:
        for end in (on_rack(table, 2), on_board(table, "G8"), Offset(70, 8)):
            await drag(table, spot(table, "Unseen"), end)
            await drag(table, spot(table, "No turns yet"), end)
            assert not table.screen.selections
        assert laid(table) == {}


async def test_a_blank_asks_for_its_letter(sit_down: SitDown) -> None:
    """It waits on its square, in sight, for a letter that is clicked or typed; escape drops it."""
    async with sit_down(racks=RACKS) as table:
        await drag(table, on_rack(table, 0), on_board(table, "G8"))
        await drag(table, on_rack(table, 6), on_board(table, "H8"))
        assert laid(table) == {"G8": "A", "H8": "?"}
        assert remark(table) == "press its letter"
        choice = table.screen.query_one(BlankChoice)
        assert choice.display
        assert choice.makers == frozenset("ABDEGHILMNRSTWXY")
        await table.pilot.press("enter")
        assert table.said == "Which letter is the blank?"
        await table.pilot.press("escape")
        assert laid(table) == {"G8": "A"}
        await drag(table, on_rack(table, 6), on_board(table, "H8"))
        column = choice.render_line(0).text.index("B")
        await table.pilot.click(choice, offset=(column, 0))
        await table.pilot.pause()
        assert laid(table) == {"G8": "A", "H8": "b"}
        assert not choice.display
        await table.pilot.click(offset=on_board(table, "H8"))
        await drag(table, on_rack(table, 6), on_board(table, "H8"))
        await table.pilot.press("x")
        assert laid(table) == {"G8": "A", "H8": "x"}


async def test_squares_and_keys_are_clicked(sit_down: SitDown) -> None:
    """A click moves the cursor, another turns it; the key in the footer plays."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.click(offset=on_board(table, "H7"))
        await table.pilot.click(offset=on_board(table, "H7"))
        assert game(table).area.laying.draft.cursor == square("H7")
        assert game(table).area.laying.draft.direction is Direction.DOWN
        await table.pilot.press(*"zin")
        await click_key(table, "Play")
        await answered(table)
        assert state(table).board[square("H9")] == "N"


async def test_a_click_on_the_entry_line_plays_nothing(sit_down: SitDown) -> None:
    """Tiles stay as they lie; with none, a move can be typed."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press(*"zin")
        await table.pilot.click(EntryLine)
        await table.pilot.pause()
        assert not state(table).moves
        assert "".join(laid(table).values()) == "ZIN"
        await table.pilot.press("escape")
        await table.pilot.click(EntryLine)
        await table.pilot.press(*"8G", "space", *"zin")
        assert laid(table) == {"G8": "Z", "H8": "I", "I8": "N"}


async def test_tiles_are_exchanged_by_clicks(sit_down: SitDown) -> None:
    """Tiles are chosen on the rack of the dialogue, and given back by another click."""
    async with sit_down(racks=RACKS, bag="Y" * 20) as table:
        await table.pilot.press("ctrl+x")
        assert isinstance(table.screen, ExchangeScreen)
        await table.pilot.click(TileButton)
        assert "Choose a tile first." in table.text
        shown = table.screen.query_one(TileRack)
        for place in (0, 1, 4, 0):
            await table.pilot.click(offset=on_rack(table, place, shown))
        assert "back into the bag: E Q" in table.text
        await table.pilot.click(TileButton)
        await table.pilot.pause()
        assert sorted(state(table).rack(0).tiles) == sorted("AINZ?YY")


async def test_nothing_is_laid_while_the_table_is_covered(sit_down: SitDown) -> None:
    """In a pause neither board nor rack answers."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.press("ctrl+o")
        await drag(table, on_rack(table, 6), on_board(table, "G8"))
        await table.pilot.click(ScrabbleBoard)
        assert laid(table) == {}
        assert not isinstance(table.screen, ConfirmScreen)


async def test_a_tile_follows_the_pointer(sit_down: SitDown) -> None:
    """Its target is framed and named; escape puts it back, and the drop does nothing then."""
    async with sit_down(racks=RACKS) as table:
        held = table.screen.query_one(HeldTile)
        await table.pilot.mouse_down(offset=on_rack(table, 5))
        await table.pilot.hover(offset=on_board(table, "G8"))
        assert held.display
        assert game(table).area.board.target == square("G8")
        assert remark(table) == "drop on G8 · esc puts it back"
        await table.pilot.hover(offset=on_rack(table, 1))
        assert remark(table) == "drop to keep it here · esc puts it back"
        await table.pilot.press("escape")
        assert not held.display
        assert table.screen is game(table)
        await table.pilot.mouse_up(offset=on_board(table, "G8"))
        await table.pilot.pause()
        assert laid(table) == {}


async def test_a_tile_in_the_air_is_not_on_the_rack(sit_down: SitDown) -> None:
    """Its place is an empty slot until it is put back; those of laid tiles stay empty, too."""
    async with sit_down(racks=RACKS, size=(120, 40)) as table:
        shown = game(table).area.rack
        held = table.screen.query_one(HeldTile)
        await drag(table, on_rack(table, 5), on_board(table, "H8"))
        assert shown.away == (5,)
        start = on_rack(table, 2)
        before = place_text(table, 2)
        await table.pilot.mouse_down(offset=start)
        await table.pilot.hover(offset=on_board(table, "G8"))
        assert held.display
        assert set(shown.away) == {2, 5}
        assert place_text(table, 2) != before
        await table.pilot.press("escape")
        await table.pilot.hover(offset=on_board(table, "F8"))
        assert not held.display
        assert (shown.away, place_text(table, 2)) == ((5,), before)
        await table.pilot.mouse_up(offset=on_board(table, "F8"))
        await table.pilot.mouse_down(offset=start)
        await table.pilot.hover(offset=on_board(table, "G8"))
        await table.pilot.hover(offset=start)
        await table.pilot.mouse_up(offset=start)
        await table.pilot.pause()
        assert not held.display
        assert shown.away == (5,)


async def test_nothing_is_dragged_from_an_empty_slot(sit_down: SitDown) -> None:
    """No tile follows the pointer, and the tiles stay in their order."""
    async with sit_down(racks=RACKS) as table:
        await drag(table, on_rack(table, 5), on_board(table, "H8"))
        before = rack(table)
        await table.pilot.mouse_down(offset=on_rack(table, 5))
        for end in (on_board(table, "G8"), on_rack(table, 1)):
            await table.pilot.hover(offset=end)
            assert not table.screen.query_one(HeldTile).display
            assert game(table).area.board.target is None
        await table.pilot.mouse_up(offset=on_rack(table, 1))
        await table.pilot.pause()
        assert (rack(table), laid(table)) == (before, {"H8": "Z"})


async def test_a_tile_dragged_back_to_its_square_stays(sit_down: SitDown) -> None:
    """And the next drag begins anew, also after one that Esc has ended."""
    async with sit_down(racks=RACKS) as table:
        held = table.screen.query_one(HeldTile)
        await drag(table, on_rack(table, 5), on_board(table, "H8"))
        for keys in ((), ("escape",)):
            await table.pilot.mouse_down(offset=on_board(table, "H8"))
            await table.pilot.hover(offset=on_board(table, "G8"))
            assert held.display
            await table.pilot.press(*keys)
            await table.pilot.hover(offset=on_board(table, "H8"))
            await table.pilot.mouse_up(offset=on_board(table, "H8"))
            await table.pilot.pause()
            assert not held.display
            assert laid(table) == {"H8": "Z"}
        await drag(table, on_board(table, "H8"), on_board(table, "G8"))
        assert laid(table) == {"G8": "Z"}


async def test_a_tile_stays_in_hand_while_a_bot_plays(
    sit_down: SitDown, slow_player: Event
) -> None:
    """Its slot stays empty, and it is dropped where the pointer goes."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        place = rack(table).index("Q")
        await table.pilot.mouse_down(offset=on_rack(table, place))
        await table.pilot.hover(offset=on_board(table, "A1"))
        told = remark(table)
        slow_player.set()
        await answered(table)
        assert len(state(table).moves) == 2
        assert table.screen.query_one(HeldTile).display
        assert game(table).area.rack.away == (place,)
        assert game(table).area.board.target == square("A1")
        assert remark(table) == told == "drop on A1 · esc puts it back"
        await table.pilot.mouse_up(offset=on_board(table, "A1"))
        await table.pilot.pause()
        assert laid(table) == {"A1": "Q"}


async def test_a_tile_whose_square_a_bot_takes_is_put_back(
    sit_down: SitDown, slow_player: Event
) -> None:
    """No tile is lost, nothing is dropped, and the next drag is as ever."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        await drag(table, on_rack(table, rack(table).index("E")), on_board(table, "J8"))
        await table.pilot.mouse_down(offset=on_board(table, "J8"))
        await table.pilot.hover(offset=on_board(table, "A1"))
        held = table.screen.query_one(HeldTile)
        assert held.display
        session = game(table).session
        session.state = replace(
            session.state,
            position=replace(session.state.position, board=board("8G ZINE")),
        )
        game(table).show_game()
        assert not held.display
        assert laid(table) == {}
        await table.pilot.mouse_up(offset=on_board(table, "A1"))
        await table.pilot.pause()
        assert laid(table) == {}
        assert "_" not in rack(table)
        await drag(table, on_rack(table, 0), on_board(table, "A1"))
        assert len(laid(table)) == 1


async def test_a_pause_puts_the_tile_back(sit_down: SitDown) -> None:
    """What is covered is not in anybody's hand."""
    async with sit_down(racks=RACKS) as table:
        await table.pilot.mouse_down(offset=on_rack(table, 5))
        await table.pilot.hover(offset=on_board(table, "G8"))
        await table.pilot.press("ctrl+o")
        assert not table.screen.query_one(HeldTile).display
        await table.pilot.mouse_up(offset=on_board(table, "G8"))
        await table.pilot.press("ctrl+o")
        assert laid(table) == {}
        assert "_" not in rack(table)


def place_text(table: Table, place: int) -> list[object]:
    """Return what is drawn at a place of the rack, with its styles."""
    shown = game(table).area.rack
    region = shown.places.regions[place]
    rows = range(region.y, region.bottom)
    return [list(shown.render_line(y).crop(region.x, region.right)) for y in rows]


async def test_a_whole_way_by_mouse(sit_down: SitDown) -> None:
    """From the set-up through a turn and the menu to the results, and home."""
    async with sit_down(route=NewGameRoute("scrabble", ScrabbleSetup())) as table:
        await table.pilot.click(StartButton, offset=(38, 0))
        await table.until(lambda: isinstance(table.screen, ScrabbleScreen) and bool(rack(table)))
        for letter, name in zip("ZIN", ("G8", "H8", "I8"), strict=True):
            tiles = game(table).area.rack.tiles
            place = next(at for at, tile in enumerate(tiles) if tile.face == letter)
            await drag(table, on_rack(table, place), on_board(table, name))
        await click_key(table, "Play")
        await answered(table)
        assert len(state(table).moves) == 2
        await click_key(table, "Menu")
        await table.pilot.click(offset=spot(table, "End the game"))
        await table.pilot.pause()
        await table.pilot.click(offset=spot(table, "End it"))
        await table.until(lambda: isinstance(table.screen, ScrabbleResultsScreen))
        await click_key(table, "Home")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


def spot(table: Table, text: str) -> Offset:
    """Return where a text stands on the screen."""
    lines = table.text.split("\n")
    row = next(number for number, line in enumerate(lines) if text in line)
    return Offset(lines[row].index(text) + 1, row)


async def click_key(table: Table, name: str) -> None:
    """Click a key of the footer."""
    await table.pilot.click(offset=spot(table, name))
    await table.pilot.pause()
