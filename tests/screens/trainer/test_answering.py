"""How a question of the trainer is answered by typing."""

import pytest
from textual.widgets import Static

from tests.games.training.words import lexicon_of
from tests.screens.conftest import Until
from tests.screens.trainer.journeys import at_trainer, put, said
from wordarcade.games.training.kinds import Kind
from wordarcade.looks.panel import Panel
from wordarcade.screens.trainer.answer_entry import AnswerEntry
from wordarcade.screens.trainer.answers import AnswerColumns, AnswerLine, drawn
from wordarcade.screens.trainer.drill import DrillScreen
from wordarcade.screens.trainer.said import INVITATIONS, NOTHING_TYPED
from wordarcade.screens.trainer.strip import SessionStrip
from wordarcade.services import Services
from wordarcade.widgets.labelled_bars import LabelledBars

TYPED = (Kind.ANAGRAM, Kind.HOOKS, Kind.SHORT, Kind.HANGMAN)


@pytest.mark.parametrize("kind", TYPED)
async def test_how_to_answer_stays_in_sight(services: Services, until: Until, kind: Kind) -> None:
    """Also while the message line tells of the question before; it fits a small screen."""
    put(services, (kind, "qaid"), (kind, "jazz"))
    async with at_trainer(services, until, size=(60, 20)) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        await pilot.press("enter", "enter", "enter")
        await until(pilot, lambda: " Again" in said(app) or "back" in said(app))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        assert drill._question is not None
        told = INVITATIONS[drill._question.way]
        panel = drill.query_one(AnswerEntry).query_one(Panel)
        assert panel.title == told
        assert len(told) <= panel.outer_size.width - 6


async def test_an_empty_enter_warns_before_it_counts(services: Services, until: Until) -> None:
    """Once a question, and only before its first answer."""
    put(services, (Kind.ANAGRAM, "retsina"), (Kind.ANAGRAM, "qaid"))
    async with at_trainer(services, until) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        await pilot.press("enter")
        await until(pilot, lambda: said(app) == NOTHING_TYPED)
        assert not drill._session.stopped
        await pilot.press("enter")
        await until(pilot, lambda: drill._session.stopped)
        await pilot.press("enter", *"xqzv", "enter")
        await until(pilot, lambda: said(app).startswith("XQZV "))
        await pilot.press("enter")
        await until(pilot, lambda: drill._session.stopped)


async def test_enter_alone_says_that_there_are_no_other_words(
    services: Services, until: Until
) -> None:
    """The last word doesn't end the question; Enter names what it does."""
    put(services, (Kind.ANAGRAM, "qaid"))
    async with at_trainer(services, until) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        await pilot.press(*"qaid", "enter")
        await until(pilot, lambda: said(app) == "QAID.")
        assert not drill._session.stopped
        labels = [each.binding.description for each in drill.active_bindings.values()]
        assert "That's all" in labels
        await pilot.press("enter")
        await until(pilot, lambda: drill._session.stopped)
        assert said(app) == "That's all of them."


@pytest.mark.parametrize(("room", "shown"), [(76, "DHLRW"), (40, "DHL+")])
def test_hooks_are_whole_where_there_is_room(room: int, shown: str) -> None:
    """Meanings leave it to them; a word with fewer stands in the same columns."""
    lexicon = lexicon_of("ago", "amen", *(f"{letter}ago" for letter in "dhlrw"))
    lines = [AnswerLine("ago", "yours"), AnswerLine("amen", "missed")]
    columns = AnswerColumns.of(lines, lexicon, room)
    first, second = (drawn(line, lexicon, columns, mono=True).plain for line in lines)
    assert f"{shown} [AGO]" in first
    assert first.index("[AGO]") == second.index("[AMEN]")


async def test_panels_beside_each_other_have_names_of_their_own(
    services: Services, until: Until
) -> None:
    """What was asked is not how it goes."""
    put(services, (Kind.ANAGRAM, "retsina"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        titles = [panel.title for panel in app.screen.query(Panel) if panel.is_on_screen]
        assert len(titles) == len(set(titles)), titles
        assert "Asked so far" in titles


@pytest.mark.parametrize("size", [(200, 50), (120, 40), (80, 24)])
async def test_the_clock_says_what_it_counts(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """The time of the session, not of the question."""
    put(services, (Kind.ANAGRAM, "retsina"), (Kind.HOOKS, "qi"))
    async with at_trainer(services, until, size=size) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        strip = app.screen.query_one(SessionStrip).query_one(Static)
        await until(pilot, lambda: "left in this session" in str(strip.render()))
        assert "question 1 of 2" in str(strip.render())


async def test_the_bar_follows_the_theme(services: Services, until: Until) -> None:
    """Without colours it is of other signs."""
    put(services, (Kind.ANAGRAM, "retsina"), (Kind.HOOKS, "qi"))
    async with at_trainer(services, until) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        strip = app.screen.query_one(SessionStrip).query_one(Static)
        theme = app.theme
        for name, shown in (("wordarcade-mono", True), (theme, False)):
            app.theme = name
            await pilot.pause()
            await pilot.pause()
            assert ("····" in str(strip.render())) is shown


async def test_a_small_screen_keeps_its_clock_short(services: Services, until: Until) -> None:
    """The number of the question goes before words on the clock."""
    put(services, (Kind.ANAGRAM, "retsina"), (Kind.HOOKS, "qi"))
    async with at_trainer(services, until, size=(60, 20)) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        strip = app.screen.query_one(SessionStrip).query_one(Static)
        await until(pilot, lambda: "5:00 left  " in str(strip.render()))
        assert "question 1 of 2" in str(strip.render())


async def test_strength_says_how_many_words_of_one_length_it_takes(
    services: Services, until: Until
) -> None:
    """Nine answers to words of other lengths each tell nothing of any."""
    put(services, (Kind.ANAGRAM, "retsina"))
    async with at_trainer(services, until) as (app, _):
        shown = app.screen.query_one("#strength").query_one(LabelledBars)
        assert str(shown.render()).startswith("Answer three words of one length,")
