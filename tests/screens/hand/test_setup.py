"""The set-up screen of the hand game."""

from tests.screens.hand.journeys import shown_letters
from tests.screens.table import SitDown, Table
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.games.hand.play import filled
from wordarcade.games.routes import NewGameRoute
from wordarcade.looks.panel import Panel
from wordarcade.screens.hand.play import HandScreen
from wordarcade.services import Services
from wordarcade.store.settings import HandSettings, Settings
from wordarcade.store.settings_file import SettingsFile
from wordarcade.widgets.tile_rack import TileRack

ASK = NewGameRoute("hand", HandSetup())


def about(table: Table) -> str:
    """Return what the screen says of the choices."""
    return str(table.screen.query_one("#about").render())


async def choose(table: Table, *keys: str) -> None:
    """Press keys and let them take effect."""
    await table.pilot.press(*keys)
    await table.pilot.pause()


async def playing(table: Table) -> HandScreen:
    """Start, and return the screen of the game."""
    await choose(table, "enter")
    await table.until(lambda: isinstance(table.screen, HandScreen))
    screen = table.screen
    assert isinstance(screen, HandScreen)
    return screen


async def test_a_game_is_dealt_as_chosen(sit_down: SitDown, services: Services) -> None:
    """Size, hands, opponent and seed are kept, and remembered for the next time but the seed."""
    async with sit_down(route=ASK) as table:
        assert "A single hand of 7 letters." in about(table)
        await choose(table, "down", "right", "down", "right", "right")
        assert "3 hands of 8 letters." in about(table)
        assert table.text.count("ne substitution") == 1
        await choose(table, "down", "right", "right", *["down"] * 3, *"42")
        screen = await playing(table)
        config = screen.session.state.config
        assert [len(hand) for hand in config.hands] == [8, 8, 8]
        assert (config.opponent, screen.session.seed) == ("greedy", 42)
        file = SettingsFile(services.locations.settings_file)
        await table.until(lambda: file.load().settings.hand == HandSettings(8, 3, "greedy"))


async def test_a_sample_hand_is_shown(sit_down: SitDown) -> None:
    """As one may be dealt, titled so; one's own letters are no sample."""
    async with sit_down(route=ASK) as table:
        panel = table.screen.query_one("#preview", Panel)
        assert (panel.title, panel.foot) == ("Sample", "yours will vary")
        rack = table.screen.query_one(TileRack)
        assert not rack.hidden
        assert len({tile.face for tile in rack.tiles}) > 1
        await choose(table, "right")
        await choose(table, "down", *"catty")
        assert (panel.title, panel.foot) != ("Sample", "yours will vary")
        assert len(rack.tiles) == 5


async def test_other_numbers_are_typed(sit_down: SitDown) -> None:
    """Numbers out of range are told, and enter does not start."""
    async with sit_down(route=ASK) as table:
        await choose(table, "down", *["left"] * 3, "down", *"27")
        assert "Type 1 to 26 letters, not '27'." in about(table)
        await choose(table, "enter")
        assert not isinstance(table.screen, HandScreen)
        await choose(table, "backspace", "backspace", *"13", "down", "left", "down", *"1001")
        assert "Type 1 to 1,000 hands, not '1001'." in about(table)
        await choose(table, *["backspace"] * 4, *"12")
        config = (await playing(table)).session.state.config
        assert (len(config.hands), len(config.hands[0])) == (12, 13)


async def test_own_letters_are_shown_as_they_are_typed(sit_down: SitDown) -> None:
    """What cannot be a hand says why; a hand is shown and played as a single one."""
    async with sit_down(route=ASK) as table:
        await choose(table, "right")
        assert "The hand is empty" in about(table)
        await choose(table, "down", *"jar**")
        assert "The hand has 2 wildcards; a hand has one at most." in about(table)
        await choose(table, "backspace")
        assert "A single hand of 4 letters." in about(table)
        assert shown_letters(table) == "jar*"
        config = (await playing(table)).session.state.config
        assert (config.hands, config.single) == (("jar*",), True)


def test_choices_made_before_are_filled_in() -> None:
    """What was remembered is filled in, unless the command line has said something else."""
    settings = Settings()._replace(hand=HandSettings(hand_size=9, hands=4, opponent="exact"))
    setup = HandSetup(hand_size=9, hands=4, opponent="exact")
    assert filled(HandSetup(), settings) == setup
    assert filled(HandSetup(hand_size=5), settings) == HandSetup(hand_size=5)


async def test_an_opponent_that_nobody_knows_is_passed_over(
    sit_down: SitDown, services: Services
) -> None:
    """A word where a choice should be, written by hand, leaves nobody."""
    SettingsFile(services.locations.settings_file).save({"hand.opponent": "kasparov"})
    async with sit_down(route=ASK) as table:
        assert (await playing(table)).session.state.config.opponent == ""
