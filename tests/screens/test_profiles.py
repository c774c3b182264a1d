"""Changing who plays."""

from textual.widgets import Static

from wordarcade.app import WordarcadeApp
from wordarcade.cli.full_screen import greeting_of
from wordarcade.screens.profiles import ProfilesScreen
from wordarcade.services import Profiles, Services
from wordarcade.store.locations import DEFAULT_PROFILE


async def test_somebody_new_takes_over(services: Services) -> None:
    """The app ends with the name to begin anew with; a name that will not do is told there."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("o", "down", *"../x", "enter")
        await pilot.pause()
        dialogue = app.screen
        assert isinstance(dialogue, ProfilesScreen)
        assert "letters, digits" in str(dialogue.query_one("#refusal").render())
        await pilot.press("ctrl+u", *"Ana", "enter")
        await pilot.pause()
    assert app.return_value == "Ana"
    assert Profiles(services.locations).chosen({}).profile == "Ana"


async def test_somebody_new_learns_where_the_games_are(services: Services) -> None:
    """Home looks as at the first start: what was played before is somebody else's."""
    profiles = Profiles(services.locations)
    ana = services.locations._replace(profile=profiles.add("Ana"))
    told = greeting_of(ana, DEFAULT_PROFILE)
    assert told == (
        "Ana has no games yet. The games of default are kept: Profiles leads back to them."
    )
    app = WordarcadeApp(services._replace(locations=ana), greeting=told)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert [notice.message for notice in app._notifications] == [told]
    ana.games_database.parent.mkdir(parents=True)
    ana.games_database.touch()
    assert not greeting_of(ana, DEFAULT_PROFILE)


async def test_who_plays_already_goes_on(services: Services) -> None:
    """Choosing oneself closes the dialogue; the title tells who plays, but for the default."""
    profiles = Profiles(services.locations)
    profiles.use(profiles.add("Ana"))
    locations = services.locations._replace(profile="Ana")
    app = WordarcadeApp(services._replace(locations=locations))
    async with app.run_test(size=(80, 24)) as pilot:
        assert "o Ana" in str(app.screen.query_one("#places", Static).render())
        await pilot.press("o", "enter")
        await pilot.pause()
        assert not isinstance(app.screen, ProfilesScreen)
        await pilot.press("o", "up", "enter")
        await pilot.pause()
    assert app.return_value == DEFAULT_PROFILE


async def test_a_name_is_typed_at_once(services: Services) -> None:
    """Letters go to the line for somebody new, wherever the keys are; Enter takes the name."""
    app = WordarcadeApp(services)
    async with app.run_test() as pilot:
        await pilot.press("o", *"Bob", "enter")
        await pilot.pause()
    assert app.return_value == "Bob"
