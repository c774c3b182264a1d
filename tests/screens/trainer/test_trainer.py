"""The trainer on the screen: the deck, a session of every kind, its end."""

from itertools import islice
from pathlib import Path

import pytest
from textual.widgets import Input, Static

from tests.screens.conftest import ScreenCheck, Until
from tests.screens.trainer.journeys import at_trainer, put, said
from wordarcade.app import WordarcadeApp
from wordarcade.games.routes import WordToolsRoute
from wordarcade.games.training.choosing import EXTRA
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.sentences import day_ahead
from wordarcade.games.training.starting import starter
from wordarcade.games.training.trainer import Trainer
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.definition import DefinitionScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.trainer.answer_entry import Alphabet
from wordarcade.screens.trainer.beside import MeaningPanel
from wordarcade.screens.trainer.choose import ChooseScreen
from wordarcade.screens.trainer.drill import DrillScreen
from wordarcade.screens.trainer.end import SessionEndScreen
from wordarcade.screens.trainer.overview import DRILLS, TrainerScreen
from wordarcade.screens.trainer.session_panel import rating_bars
from wordarcade.screens.trainer.slips import Slips
from wordarcade.screens.trainer.word_list import WordListScreen
from wordarcade.screens.word_tools import WordToolsScreen
from wordarcade.services import Services
from wordarcade.store.cards import CardFilter
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.bar_chart import BarChart
from wordarcade.widgets.key_tiles import KeyTiles
from wordarcade.widgets.letter_row import LetterRow
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.word_meaning import WordMeaning

DECK = (
    (Kind.ANAGRAM, "retsina"),
    (Kind.HOOKS, "qi"),
    (Kind.SHORT, "zax"),
    (Kind.HANGMAN, "jazz"),
    (Kind.EXTENSIONS, "ox"),
    (Kind.HAND, "quartz"),
)


def keys(app: WordarcadeApp) -> set[str]:
    """Return what the keys of the footer do."""
    return {each.binding.description for each in app.screen.active_bindings.values()}


def listed(app: WordarcadeApp) -> list[str]:
    """Return the lines of the answers."""
    view = app.screen.query_one(LongList)
    lines = (" ".join(view.render_line(y).text.split()) for y in range(view.size.height))
    return [line for line in lines if line]


async def test_a_session_from_home_and_back(
    services: Services, clock: ManualClock, until: Until, looks_same: ScreenCheck
) -> None:
    """Every kind is answered with its keys, and all of it is saved; commands take either case."""
    trainer = put(services, *DECK)
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        looks_same(app)
        await pilot.press("enter", *"retains", "enter", *"xqzv", "enter")
        await pilot.pause()
        assert isinstance(app.screen, DrillScreen)
        assert said(app) == "XQZV is not in the arcade lexicon."
        clock.advance(20)
        await pilot.press("enter")
        await pilot.pause()
        assert "NASTIER" in listed(app)[0]
        assert app.screen.chosen_word == "nastier"
        looks_same(app)
        await pilot.press("2", *"t-z", "enter", "enter", *"lt", "enter", "enter")
        await pilot.press(*"jaz", *("enter",) * 7)
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        end = app.screen
        assert isinstance(end, SessionEndScreen)
        ratings = [each.rating.title for each in end._session.answered]
        assert ratings == ["Hard", "Again", "Again", "Easy", "Again", "Again"]
        assert trainer.overview().reviewed == len(DECK)
        await pilot.press("M", "escape")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        await pilot.press("L")
        await until(pilot, lambda: isinstance(app.screen, WordListScreen))
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_wrong_word_beside_a_right_one_is_told(services: Services, until: Until) -> None:
    """Both are typed in one line: the wrong one is told first, listed and counted."""
    put(services, (Kind.HAND, "quartz"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("enter", *"quartz", "space", *"mazut", "enter")
        await pilot.pause()
        assert said(app) == "MAZUT is not in the arcade lexicon. QUARTZ."
        assert any("MAZUT" in line for line in listed(app))
        await pilot.press("enter")
        await pilot.pause()
        assert "1 wrong try" in str(app.screen.query_one("#prompt", Static).render())


async def test_is_it_a_word(services: Services, until: Until, looks_same: ScreenCheck) -> None:
    """One key answers, Enter goes on; the mouse does both."""
    put(services, (Kind.VALID, "qaid"), (Kind.VALID, "jazz"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("5")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        while isinstance(app.screen, DrillScreen):
            question = app.screen._question
            assert question is not None
            valid = question.word in ("qaid", "jazz")
            await pilot.press("right")
            await until(pilot, lambda: "Press Enter to continue" in said(app))
            told = "is a word" if valid else "is not in the arcade lexicon"
            assert said(app) == f"{question.word.upper()} {told}. Press Enter to continue."
            if question.word == "qaid":
                looks_same(app)
            await pilot.click("#pair", offset=(60, 1))
            await until(pilot, lambda: "Press Enter to continue" not in said(app))
        end = app.screen
        assert isinstance(end, SessionEndScreen)
        assert end._session.known == 2
        counted = sum(int(bar.figure) for bar in rating_bars(end._session))
        assert counted == len(end._session.answered), "invented words among them"


async def test_an_invented_word_that_fooled_the_player_is_named(
    services: Services, until: Until
) -> None:
    """It is listed with what it is, but nothing to drill again."""
    put(services, *((Kind.VALID, word) for word in ("qaid", "jazz", "zax", "quiz", "etui", "adze")))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("5")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        invented = dict[str, None]()
        while isinstance(app.screen, DrillScreen):
            drill = app.screen
            assert drill._question is not None
            if drill._session.card is None:
                invented[drill._question.word.upper()] = None
            await pilot.press("right", "enter")
            await pilot.pause()
        assert isinstance(app.screen, SessionEndScreen)
        lines, keys_now, told = listed(app), keys(app), said(app)
        assert app.screen.chosen_word == ""
    assert invented
    assert [line.split()[-1] for line in lines] == ["invented"] * len(invented), lines
    assert all(word in " ".join(lines) for word in invented)
    assert "fooled you" in told
    assert next(iter(invented)) in told or len(invented) > 2
    assert "Missed words again" not in keys_now


def tried(app: WordarcadeApp) -> list[str]:
    """Return the letters of the alphabet that are marked, with their marks."""
    tiles = app.screen.query_one(Alphabet).tiles
    return [tile.key + tile.fact for tile in tiles if tile.fact]


async def test_letters_that_were_tried_are_marked(services: Services, until: Until) -> None:
    """In hangman as on its own keys; of hooks those at the side that is asked for."""
    put(services, (Kind.HANGMAN, "jazz"), (Kind.HOOKS, "qi"))
    async with at_trainer(services, until) as (app, pilot):
        await pilot.press("enter", *"azt")
        await pilot.pause()
        assert tried(app) == ["A✓", "T×", "Z✓"]
        await pilot.press(*"jx", "enter")
        await pilot.pause()
        assert tried(app) == []
        await pilot.press("x", "tab", "b")
        await pilot.pause()
        assert tried(app) == ["B×"]
        await pilot.press("tab")
        await pilot.pause()
        assert tried(app) == ["X×"]


async def test_words_are_chosen_and_imported(
    services: Services, until: Until, tmp_path: Path
) -> None:
    """From the lexicon, as many as wanted; lists become decks, one that is none is refused."""
    path = tmp_path / "mine.txt"
    path.write_text("etui\nxyzzy\n", encoding="utf-8")
    async with at_trainer(services, until) as (app, pilot):
        await pilot.press("o", "down", "down", "right", "down", "down", "down", "down", "right")
        assert isinstance(app.screen, ChooseScreen)
        await pilot.press("enter")
        await until(pilot, lambda: said(app) == "10 new words in your deck.")
        await pilot.press("i")
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, AskLineScreen))
        app.screen.query_one(Input).value = "boggle"
        await pilot.press("enter")
        assert isinstance(app.screen, AskLineScreen)
        app.screen.query_one(Input).value = "Odd ones"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        await until(pilot, lambda: said(app) == "odd ones: 1 word, 1 new. 1 left out.")
        assert services.games.cards.decks("arcade") == {"chosen": 10, "odd ones": 1}
        await pilot.press("i")
        app.screen.query_one(Input).value = str(tmp_path / "missing")
        await pilot.press("enter")
        assert "missing" in str(app.screen.query_one("#verdict", Static).render())
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))


@pytest.mark.parametrize(("key", "heading"), [("3", "twos, threes"), ("enter", None)])
async def test_a_newcomer_starts_with_one_key(
    services: Services, until: Until, key: str, heading: str | None
) -> None:
    """An empty drill brings ten words, which join the deck one by one as they are answered."""
    async with at_trainer(services, until) as (app, pilot):
        assert said(app) == "Words you miss in games collect here. 1 to 8 start with ten new ones."
        assert {tile.fact for tile in app.screen.query_one("#drills", KeyTiles).tiles} == {
            "10 new words"
        }
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        assert drill._session.total >= EXTRA
        if heading is not None:
            assert drill._top_line.title == f"Trainer · {heading}"
            assert len(drill._session.card.word if drill._session.card else "") == 2
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        assert services.games.cards.decks("arcade") == {}
        assert app.screen.query_one("#drills", KeyTiles).tiles[-1].fact == "10 new words"
        await pilot.press(key)
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        await pilot.press("enter", "enter", "1", "escape")
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        assert services.games.cards.decks("arcade") == {"chosen": 1}
        assert services.games.cards.new(CardFilter("arcade"), EXTRA) == ()


async def test_drills_with_more_words_than_all_together_say_why(
    services: Services, until: Until
) -> None:
    """Each has its share of the new words that a day brings."""
    arcade = services.lexicons.open("arcade")
    for kind in (Kind.HOOKS, Kind.ANAGRAM):
        put(services, *((kind, word) for word in islice(arcade.of_length(5), 15)))
    async with at_trainer(services, until) as (app, _):
        tiles = app.screen.query_one("#drills", KeyTiles).tiles
        assert [tile.fact for tile in tiles][:2] == ["15 due", "15 due"]
        assert tiles[-1].fact == "20 due"
        assert said(app) == "Enter starts with new words. Drills share 20 new words a day."


@pytest.mark.parametrize("kinds", DRILLS)
def test_every_drill_has_words_to_start_with(services: Services, kinds: tuple[Kind, ...]) -> None:
    """As many as it offers."""
    trainer = Trainer(services, services.lexicons.open("arcade"))
    assert len(trainer.find_new(starter(kinds), EXTRA, trainer.known())) == EXTRA


async def test_all_words_in_a_list(
    services: Services, until: Until, looks_same: ScreenCheck
) -> None:
    """They are searched, sorted, set aside and brought back, deleted and undone."""
    put(services, *DECK)
    async with at_trainer(services, until) as (app, pilot):
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, WordListScreen))
        await pilot.press("tab", "tab", "tab", *"ja", "space")
        await pilot.pause()
        assert said(app) == "JAZZ is set aside."
        assert len(listed(app)) == 1
        await pilot.press("escape", "down", "delete")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen))
        await pilot.press("y")
        await pilot.pause()
        assert said(app) == "OX is deleted. Ctrl+Z brings it back."
        looks_same(app)
        await pilot.press("ctrl+z", "up", "space", "f9")
        await until(pilot, lambda: isinstance(app.screen, DefinitionScreen))
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        assert services.games.cards.decks("arcade") == {"boggle": len(DECK)}


async def test_a_definition_leads_to_the_trainer(services: Services, until: Until) -> None:
    """L on its card puts the word into the deck."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press(*"qaid")
        tools = app.screen
        assert isinstance(tools, WordToolsScreen)
        await until(pilot, lambda: tools.chosen_word == "qaid")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DefinitionScreen))
        await pilot.press("l")
        await pilot.pause()
        assert services.games.cards.decks("arcade") == {"yours": 1}


async def test_a_word_missed_twice_is_listed_with_its_kinds(
    services: Services, until: Until
) -> None:
    """Two lines alike would look like a mistake."""
    put(services, (Kind.ANAGRAM, "qaid"), (Kind.HOOKS, "qaid"), (Kind.ANAGRAM, "jazz"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        while isinstance(app.screen, DrillScreen):
            await pilot.press("enter")
            await pilot.pause()
        assert isinstance(app.screen, SessionEndScreen)
        lines = listed(app)
    kinds = sorted(line.split(" · ")[0].split()[-1] for line in lines if "QAID" in line)
    assert kinds == ["anagrams", "hooks"], lines
    assert all("anagrams" not in line for line in lines if "JAZZ" in line)


async def test_an_answer_counts_though_nobody_rates_it(services: Services, until: Until) -> None:
    """Whoever ends the session over it has missed the word all the same."""
    put(services, (Kind.VALID, "qaid"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("5")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        assert drill._question is not None
        right = drill._question.word == "qaid"
        await pilot.press("left" if right else "right", "escape")
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        end = app.screen
        assert isinstance(end, SessionEndScreen)
        assert (len(end._session.answered), end._session.known) == (1, 0)


async def test_a_word_that_was_not_guessed_is_told(services: Services, until: Until) -> None:
    """It does not sound like success; the end says what was new, and what comes next."""
    put(services, (Kind.HANGMAN, "jazz"), (Kind.HANGMAN, "quiz"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        assert said(app) == "Enter starts with new words. +10: a drill brings ten new words."
        await pilot.press("6")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        assert isinstance(drill, DrillScreen)
        assert drill._question is not None
        word = drill._question.word
        await pilot.press("e")
        await pilot.pause()
        assert "5 misses left" in str(drill.query_one("#prompt", Static).render())
        await pilot.press(*"bcdfg")
        await pilot.pause()
        assert said(app) == f"The word was {word.upper()}."
        await pilot.press("enter")
        await pilot.press(*sorted(set(drill._question.word)))
        await pilot.pause()
        assert said(app) == f"You guessed {drill._question.word.upper()}."
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        assert said(app) == "You missed 1 word. Press M to try again."
        changed = app.screen.query_one("#changed").query_one(Static)
        assert str(changed.render()) == "You started 2 new words", "too few to tell how strong"


async def test_an_end_offers_more_only_if_there_is_more(
    services: Services, clock: ManualClock, until: Until
) -> None:
    """What comes back later today has a bar of its own beside what is due now."""
    put(services, (Kind.ANAGRAM, "qaid"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        for key in ("enter", "m"):
            await pilot.press(key)
            await until(pilot, lambda: isinstance(app.screen, DrillScreen))
            await pilot.press("enter", "enter", "enter")
            await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
            assert "More words" not in keys(app)
            await pilot.press("enter")
            assert said(app) == "You missed 1 word. Press M to try again." or key == "m"
        bars, today = app.screen.query_one(BarChart).bars, day_ahead(0, clock.now())
        assert [(bar.label, bar.count) for bar in bars[:2]] == [("now", "0"), (today, "1")]
        clock.advance(700)
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        assert app.screen.query_one(BarChart).bars[0].count == "1"
        put(services, (Kind.ANAGRAM, "jazz"))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        await pilot.press("enter", "enter", "escape")
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        assert "More words" in keys(app)


async def test_esc_drops_what_is_typed_before_it_leaves(services: Services, until: Until) -> None:
    """And leaves at once where nothing is typed, or the question has been answered."""
    put(services, (Kind.ANAGRAM, "qaid"), (Kind.ANAGRAM, "jazz"))
    async with at_trainer(services, until, size=(120, 40)) as (app, pilot):
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DrillScreen))
        drill = app.screen
        await pilot.press(*"qa")
        await pilot.pause()
        assert "Clear" in keys(app)
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is drill
        assert "Clear" not in keys(app)
        await pilot.press("enter", "enter", "escape")
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_wide_screen_explains_what_was_missed(
    services: Services, clock: ManualClock, until: Until
) -> None:
    """At the end of a session beside the words; in the deck with the hardest ones.

    Questions have their largest tiles there.
    """
    put(services, (Kind.ANAGRAM, "retsina"), (Kind.SHORT, "zax"))
    async with at_trainer(services, until, size=(200, 50)) as (app, pilot):
        assert str(app.screen.query_one(Slips).render()) == "Nothing yet."
        for _ in range(2):
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(app.screen, DrillScreen))
            assert app.screen.query_one(LetterRow).size.height == 9
            await pilot.press(*("enter",) * 6)
            await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
            beside = app.screen.query_one(MeaningPanel)
            assert beside.is_on_screen
            assert "wine" in str(beside.query_one(WordMeaning).render())
            clock.advance(3 * 24 * 3600)
            await pilot.press("t")
            await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        slips = app.screen.query_one(Slips)
        assert "RETSINA" in str(slips.render())
        assert "Greek wine" in str(slips.render())
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: "Greek wine" not in str(slips.render()))
        assert "missed" in str(slips.render())
