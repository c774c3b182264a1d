"""The trainer where nothing is due, and the room that its figures have."""

from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot

from tests.screens.conftest import Until
from tests.screens.trainer.journeys import at_trainer, put, said
from wordarcade.games.routes import TrainerRoute
from wordarcade.games.training.choosing import EXTRA, Choice
from wordarcade.games.training.kinds import Kind
from wordarcade.screens.trainer.drill import DrillScreen
from wordarcade.screens.trainer.end import SessionEndScreen
from wordarcade.screens.trainer.overview import TrainerScreen
from wordarcade.services import Services
from wordarcade.widgets.start_button import StartButton

_NONE_FIT = "None of your words fit."


def shown(app: App[Any]) -> str:
    """Return the characters on the screen."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def done_with_a_word(app: App[Any], pilot: Pilot[Any], until: Until) -> None:
    """Answer the only word that is due, and go back to the deck."""
    await pilot.press("enter")
    await until(pilot, lambda: isinstance(app.screen, DrillScreen))
    await pilot.press("enter", "enter", "enter")
    await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
    await pilot.press("t")
    await until(pilot, lambda: isinstance(app.screen, TrainerScreen))


async def test_a_deck_that_is_done_offers_new_words(services: Services, until: Until) -> None:
    """It says that nothing is due and what Enter does, and the button says it, too."""
    put(services, (Kind.ANAGRAM, "qaid"))
    async with at_trainer(services, until) as (app, pilot):
        button = app.screen.query_one(StartButton)
        assert (button.small, button.ready) == ("▸ enter   LEARN 1 NEW WORD", True)
        await done_with_a_word(app, pilot, until)
        assert said(app) == "All done. The next word comes in 10 min. Enter brings ten new words."
        assert "▸ enter   LEARN 10 NEW WORDS" in shown(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        assert drill._session.total >= EXTRA


async def test_chosen_words_that_are_done_lead_to_the_choice(
    services: Services, until: Until
) -> None:
    """Where the player has narrowed the words down, no others are brought."""
    put(services, (Kind.ANAGRAM, "qaid"))
    async with at_trainer(services, until) as (app, pilot):
        await done_with_a_word(app, pilot, until)
        for length, told in ((4, "All done. The next word comes in 10 min."), (7, _NONE_FIT)):
            await app._show(TrainerRoute(Choice(length=length), "arcade"))
            await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
            assert said(app) == f"{told} O chooses other words."
            button = app.screen.query_one(StartButton)
            assert (button.small, button.ready) == ("NOTHING DUE", False)
            await pilot.press("enter")
            await pilot.pause()
            assert said(app) == "Nothing is due. O chooses other words."


@pytest.mark.parametrize(
    ("size", "told"),
    [
        ((80, 24), ["1-day streak", "next word in 10 min"]),
        ((120, 40), ["training streak 1 day", "the next word comes back in 10 min"]),
    ],
    ids=["80", "120"],
)
async def test_the_streak_takes_one_line(
    services: Services, until: Until, size: tuple[int, int], told: list[str]
) -> None:
    """In fewer words where there is little room; the end of a session has more of it."""
    put(services, *((Kind.ANAGRAM, word) for word in ("qaid", "jazz")))
    async with at_trainer(services, until, size=size) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        await pilot.press(*["enter"] * 6)
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        assert "training streak 1 day" in shown(app)
        assert told[1] in shown(app)
        put(services, *((Kind.ANAGRAM, word) for word in ("quartz", "zax")))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        assert told[0] in shown(app)
