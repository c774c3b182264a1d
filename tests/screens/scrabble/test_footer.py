"""Which keys the footer keeps where there is little room."""

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.games.scrabble.sessions import session_of
from tests.screens.scrabble.journeys import answered, game, type_move
from tests.screens.table import SitDown, Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.scrabble.config import ChallengeRule, Player, ScrabbleConfig
from wordarcade.engine.scrabble.start import Start
from wordarcade.games.routes import HomeRoute
from wordarcade.screens.scrabble.play import ScrabbleScreen
from wordarcade.screens.scrabble.wording import OVER
from wordarcade.services import Services
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.tone import Tone

RACKS = ("AEINQTZ", "ADEGOST")
SMALL = (80, 24)


def footer(table: Table) -> str:
    """Return the footer's line."""
    return table.text.split("\n")[-1]


def dim(table: Table) -> set[str]:
    """Return the actions whose keys are of no use now."""
    bindings = table.screen.active_bindings.values()
    return {each.binding.action for each in bindings if not each.enabled}


async def test_an_exchange_is_offered_where_there_is_little_room(sit_down: SitDown) -> None:
    """Beside help and the way back, rather than a turn to undo, which is in the menu too."""
    async with sit_down(racks=RACKS, size=SMALL, friendly=True) as table:
        await type_move(table, "8g zin")
        await answered(table)
        keys = footer(table)
        assert all(name in keys for name in ("Exchange", "Menu", "Hint", "Home", "Help"))
        assert "Undo" not in keys
        await table.pilot.press("a")
        await table.pilot.pause()
        keys = footer(table)
        assert all(name in keys for name in ("Exchange", "Menu", "Hint", "Take back", "Help"))


async def test_a_challenge_is_offered_beside_an_exchange(sit_down: SitDown) -> None:
    """There is room for both."""
    async with sit_down(racks=RACKS, size=SMALL, challenge=ChallengeRule.DOUBLE) as table:
        await type_move(table, "8g zin")
        await answered(table)
        keys = footer(table)
        assert game(table).session.may_challenge
        assert all(name in keys for name in ("Challenge", "Exchange", "Menu", "Home", "Help"))


@pytest.mark.parametrize("size", [(60, 20), SMALL, (120, 40)])
@pytest.mark.parametrize("rule", [ChallengeRule.VOID, ChallengeRule.DOUBLE])
async def test_keys_keep_their_places(
    sit_down: SitDown, size: tuple[int, int], rule: ChallengeRule
) -> None:
    """Also when there is a turn to undo, and the bag holds too few tiles for an exchange."""
    rules = {"friendly": True, "challenge": rule}
    async with sit_down(racks=RACKS, bag="EEEEEEEEE", size=size, **rules) as table:
        full = footer(table)
        assert not dim(table) & {"exchange", "menu", "hint"}
        await type_move(table, "8g zin")
        await answered(table)
        assert game(table).session.exchange_refusal is not None
        assert game(table).session.taking_back.moves
        assert footer(table) == full
        assert "exchange" in dim(table)


async def test_a_key_of_no_use_says_why(sit_down: SitDown) -> None:
    """Clicked like pressed; the palette leaves it out."""
    async with sit_down(racks=RACKS, bag="EEEEEE", size=(120, 40)) as table:
        column = footer(table).index("Exchange")
        await table.pilot.click(GameFooter, offset=(column, 0))
        assert "bag" in table.said
        await table.pilot.press("ctrl+p", *"exchange")
        await table.pilot.pause()
        assert "Exchange" not in "".join(table.text.split("\n")[:-1])


async def test_keys_of_no_use_after_the_end_say_so(sit_down: SitDown) -> None:
    """They are not offered any more; Enter leads on."""
    async with sit_down(racks=("ZIN", "DOG"), bag="") as table:
        await type_move(table, "8g zin")
        assert game(table).session.is_over
        for key in ("f4", "f5", "f7", "ctrl+x", "ctrl+z", "ctrl+e", "ctrl+t"):
            game(table).remark("", Tone.PLAIN)
            await table.pilot.press(key)
            assert table.said == OVER, key
        assert "Hint" not in footer(table)


async def test_keys_of_no_use_in_a_puzzle_say_so(services: Services) -> None:
    """A puzzle is one play."""
    start = Start(board("8G CAT"), ("ADEGINS",), (0,), 0)
    config = ScrabbleConfig((Player("You"),), STANDARD, ENGLISH, 5, start=start, par=77)
    session = session_of(services, config, services.lexicons.open("arcade"))
    app = WordarcadeApp(services, HomeRoute())
    async with app.run_test(size=SMALL) as pilot:
        await app.push_screen(ScrabbleScreen(services, session))
        table = Table(app, pilot)
        await pilot.pause()
        for key in ("f5", "ctrl+x", "ctrl+z"):
            game(table).remark("", Tone.PLAIN)
            await table.pilot.press(key)
            assert table.said.startswith("A puzzle is one play"), key
        assert "Exchange" not in footer(table)


async def test_the_results_offer_the_best_plays(sit_down: SitDown) -> None:
    """Where there is little room, rather than the file of the game or the same tiles."""
    async with sit_down(size=SMALL) as table:
        await type_move(table, "8g zin")
        await answered(table)
        await type_move(table, "end")
        await table.pilot.press("y", "enter")
        await table.until(lambda: "Best plays" in footer(table))
        assert all(name in footer(table) for name in ("Share", "New game", "Replay", "Home"))


@pytest.mark.parametrize("size", [SMALL, (120, 40)])
async def test_a_paused_game_offers_only_what_works(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """To resume it, and to leave it."""
    async with sit_down(racks=RACKS, size=size) as table:
        before = footer(table)
        await table.pilot.press("ctrl+o")
        await table.pilot.pause()
        keys = footer(table)
        assert "Resume" in keys
        assert not any(name in keys for name in ("Exchange", "Menu", "Hint", "Turn"))
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert footer(table) == before


async def test_undo_says_why_it_is_off(sit_down: SitDown) -> None:
    """The key does; the palette leaves out what is dim."""
    async with sit_down(racks=RACKS) as table:
        await type_move(table, "8g zin")
        await answered(table)
        await table.pilot.press("ctrl+z")
        assert table.said == "This game has no Undo. Choose it when you set one up."
        assert "take_back" in dim(table)
