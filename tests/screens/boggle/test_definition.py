"""The definition of the chosen word, above the screen that names it."""

from textual.widgets import Static

from tests.screens.boggle.own_board import own_board
from tests.screens.boggle.test_results import finish
from tests.screens.table import SitDown, Table
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.word_columns import WordColumns
from wordarcade.screens.definition import CardOptions, DefinitionScreen
from wordarcade.services import Services
from wordarcade.widgets.sense_lines import SenseLines
from wordarcade.widgets.word_facts import WordFactLines


def senses(table: Table) -> list[str]:
    """Return the lines of the senses on the card."""
    return str(table.screen.query_one(SenseLines).render()).splitlines()


async def test_the_key_is_named_where_there_is_room(sit_down: SitDown) -> None:
    """Behind those of the results, before that of help."""
    async with sit_down(size=(120, 40)) as table:
        await finish(table, "norse", "son")
        assert "f Meaning   f1 Help" in table.text


async def test_a_key_tells_what_the_chosen_word_means(sit_down: SitDown) -> None:
    """With the lexicons that have it; the same key, Esc and a click beside the card close it."""
    async with sit_down(size=(80, 24)) as table:
        await finish(table, "norse", "son")
        assert "esc Home" in table.text
        await table.pilot.press("tab", "down", "f")
        assert isinstance(table.screen, DefinitionScreen)
        assert senses(table)[0] == "1 noun  a male human offspring"
        await table.until(lambda: "✓ common" in table.text)
        valid = table.screen.query_one("#valid", Static)
        assert str(valid.content) == "valid   ✓ arcade  ✓ enable  ✓ web2  ✓ american  ✓ common"
        assert "S O N" in table.text
        facts = str(table.screen.query_one(WordFactLines).render()).splitlines()
        assert facts[:2] == ["family  SON  SONS", "hooks   G S Y after  in american"]
        assert facts[2] == "points  3 in Scrabble · 1 in Boggle"
        for close in ("f", "escape", "enter"):
            if not isinstance(table.screen, DefinitionScreen):
                await table.pilot.press("f9")
            await table.pilot.press(close)
            assert isinstance(table.screen, BoggleResultsScreen)
        await table.pilot.press("f")
        await table.pilot.click(offset=(1, 1))
        assert isinstance(table.screen, BoggleResultsScreen)


async def test_the_key_says_what_to_do_where_no_word_is_chosen(sit_down: SitDown) -> None:
    """On the message line; the footer does not offer it."""
    async with sit_down() as table:
        assert "Meaning" not in table.text
        await table.pilot.press("f9")
        assert table.said == "Find a word first. F9 then shows what it means."
        await table.play("son")
        await table.pilot.press("f9")
        assert isinstance(table.screen, DefinitionScreen)


async def test_the_key_says_so_where_a_list_is_empty(sit_down: SitDown) -> None:
    """The results of a board without any word have nothing to choose."""
    async with sit_down(own_board("XZ/QV", "american", UNTIMED)) as table:
        await table.wait_for_words()
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
        await table.pilot.press("f9")
        assert table.said == "Choose a word first."


async def test_a_double_click_tells_what_a_word_means(sit_down: SitDown) -> None:
    """On the list of words, not beside it; a single click chooses."""
    async with sit_down(size=(80, 24)) as table:
        await finish(table, "norse", "son")
        words = table.screen.query_one(WordColumns)
        await table.pilot.click(words, offset=(4, 2))
        assert isinstance(table.screen, BoggleResultsScreen)
        await table.pilot.click("ResultHead", times=2)
        assert isinstance(table.screen, BoggleResultsScreen)
        await table.pilot.click(words, offset=(4, 1), times=2)
        assert isinstance(table.screen, DefinitionScreen)
        assert "N O R S E" in table.text


async def test_in_play_a_key_tells_of_the_last_word_found(sit_down: SitDown) -> None:
    """There is none before a word is found; the clock waits, and letters are still typed."""
    async with sit_down(timer=Timer.parse("3:00")) as table:
        await table.pilot.press("f9")
        assert isinstance(table.screen, BoggleScreen)
        await table.play("norse")
        await table.pilot.press("f")
        assert isinstance(table.screen, BoggleScreen)
        await table.pilot.press("f9")
        assert isinstance(table.screen, DefinitionScreen)
        (play,) = (each for each in table.app.screen_stack if isinstance(each, BoggleScreen))
        assert not play.session.running
        assert "points  " not in table.text
        assert "hooks" not in table.text
        await table.pilot.press("escape")
        assert play.session.running


async def test_words_without_a_definition(sit_down: SitDown, services: Services) -> None:
    """The card says so; what an imported list says itself stands there, too, as it is written."""
    path = services.locations.imported_lexicons.parent / "club.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("xqzj [b]a rare knot[/b] [n]\ncat a small animal [n]\n", encoding="utf-8")
    services.lexicons.import_list(path)
    async with sit_down(size=(120, 40)) as table:
        await finish(table)
        table.screen.show_above(DefinitionScreen(services.lexicons, "xqzj"))
        await table.pilot.pause()
        assert senses(table) == ["No definition in WordNet."]
        await table.until(lambda: "club" in table.text)
        assert "✓ club" in table.text
        assert "[b]a rare knot[/b]" in table.text


async def test_the_first_senses_are_shown_and_a_key_shows_all(
    sit_down: SitDown, services: Services
) -> None:
    """Each on its line; a single further one is not left out."""
    async with sit_down(size=(120, 40)) as table:
        await finish(table)
        table.screen.show_above(DefinitionScreen(services.lexicons, "meet"))
        await table.pilot.pause()
        assert [line[:6] for line in senses(table)[:3]] == ["1 verb", "2 verb", "3 verb"]
        assert senses(table)[-1] == "and 11 more  m shows all"
        await table.pilot.press("m")
        await table.pilot.pause()
        assert any(line.startswith("15 ") for line in senses(table))
        assert "shows all" not in table.text
        assert "m" not in table.screen.active_bindings


async def test_enter_opens_the_head(sit_down: SitDown, services: Services) -> None:
    """Of an inflected form; Backspace comes back, Esc closes wherever the card has led."""
    async with sit_down(size=(80, 24)) as table:
        await finish(table)
        options = CardOptions("arcade")
        table.screen.show_above(DefinitionScreen(services.lexicons, "preened", options))
        await table.pilot.pause()
        assert senses(table)[0] == "past tense of PREEN  enter opens it"
        await table.until(lambda: "family  PREEN  PREENS  PREENED  PREENING" in table.text)
        await table.until(lambda: "none in arcade" in table.text)
        await table.pilot.press("enter")
        await table.until(lambda: "backspace goes back" in table.text)
        await table.until(lambda: "hooks   S after" in table.text)
        await table.pilot.press("backspace")
        await table.until(lambda: "enter opens it" in table.text)
        await table.pilot.press("enter", "escape")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
