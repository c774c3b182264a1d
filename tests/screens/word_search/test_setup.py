"""The set-up screen of word search."""

from pathlib import Path

from tests.screens.table import SitDown, Table
from wordarcade.engine.band import Band
from wordarcade.engine.word_search.setup import HiddenSetup, Letters, WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.word_search.play import filled
from wordarcade.looks.panel import Panel
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.services import Services
from wordarcade.store.settings import Settings, WordSearchSettings
from wordarcade.store.settings_file import SettingsFile

ASK = NewGameRoute("wordsearch", WordSearchSetup(lexicon="american"))


def about(table: Table) -> str:
    """Return what the screen says of the choices."""
    return str(table.screen.query_one("#about").render())


async def choose(table: Table, *keys: str) -> None:
    """Press keys and let them take effect."""
    await table.pilot.press(*keys)
    await table.pilot.pause()


async def playing(table: Table) -> WordSearchScreen:
    """Start, and return the screen of the round when its words are counted."""
    await choose(table, "enter")
    await table.until(lambda: isinstance(table.screen, WordSearchScreen))
    await table.wait_for_words()
    screen = table.screen
    assert isinstance(screen, WordSearchScreen)
    return screen


async def test_words_of_a_theme_are_hidden_at_first(sit_down: SitDown, services: Services) -> None:
    """Whoever has never chosen gets the classic game, and its help; the last choice is kept."""
    async with sit_down(ASK, size=(120, 40)) as table:
        assert "A surprise theme: words hidden among 15×15 letters." in about(table)
        assert table.screen.help_page == "hidden"
        await choose(table, "down", *["right"] * 2)
        assert "Birds: words hidden among" in about(table)
        await choose(table, "up", "right")
        assert table.screen.help_page == "wordsearch"
        await playing(table)
        await table.until(lambda: not services.settings.current.word_search.hidden)
    async with sit_down(ASK) as table:
        assert "15×15 random letters." in about(table)


async def test_a_random_board_of_any_size_is_dealt(sit_down: SitDown, services: Services) -> None:
    """Size, letters and the number of words are kept, and remembered for the next time."""
    async with sit_down(ASK) as table:
        preview = table.screen.query_one("#preview", Panel)
        assert (preview.title, preview.foot) == ("Sample", "yours will vary")
        await choose(table, "right", "down", *["right"] * 4)
        await choose(table, "down", *"7", "down", "right", "down")
        await choose(table, *"50-80")
        assert "7×7 random letters, rolled until there are 50–80 words." in about(table)
        screen = await playing(table)
        assert screen.session.state.config.origin == Letters.UNIFORM.value
        assert len(screen.session.grid.cells) == 49
        assert screen.session.solution is not None
        assert len(screen.session.solution.words) in Band(50, 80)
        file = SettingsFile(services.locations.settings_file)
        await table.until(lambda: file.load().settings.word_search.size == 7)
        expected = WordSearchSettings(7, "uniform", "50-80", 0, hidden=False, lexicon="american")
        assert file.load().settings.word_search == expected


async def test_an_own_board_is_shown_as_it_is_typed(sit_down: SitDown) -> None:
    """What cannot be a board says why, and enter does not start; a board is shown and played."""
    async with sit_down(ASK) as table:
        await choose(table, "right", "right", "down", *"eeca/alep/hnbo")
        assert "The board has 3 rows and 4 columns; give it as many rows as columns." in about(
            table
        )
        await choose(table, "enter")
        assert not isinstance(table.screen, WordSearchScreen)
        await choose(table, *"/qtty")
        assert "4×4, 16 cells." in about(table)
        preview = table.screen.query_one("#preview", Panel)
        assert (preview.title, preview.foot) == ("Preview", "")
        assert table.board.grid.cells[-1] == "y"
        assert (await playing(table)).session.grid.cells[:4] == ("e", "e", "c", "a")


async def test_a_board_is_read_from_a_file(sit_down: SitDown, tmp_path: Path) -> None:
    """A file is asked for until there is one; what is in it is read at the start."""
    file = tmp_path / "board.txt"
    file.write_text("CAT X\nFISH XXXX\n", encoding="utf-8")
    async with sit_down(ASK) as table:
        await choose(table, "right", "right", "right")
        assert "Type the path of a file" in about(table)
        await choose(table, "down", *"nowhere")
        assert "There is no file nowhere" in about(table)
        table.screen.focused.value = str(file)
        await table.pilot.pause()
        assert (await playing(table)).session.grid.cells == ("cat", "x", "fish", "xxxx")


async def test_a_file_that_holds_no_board_says_so(sit_down: SitDown, tmp_path: Path) -> None:
    """What is wrong with the file is told in a sentence, and escape leads back."""
    file = tmp_path / "board.txt"
    file.write_text("AB\nC1\n", encoding="utf-8")
    async with sit_down(ASK) as table:
        await choose(table, "right", "right", "right", "down")
        table.screen.focused.value = str(file)
        await table.pilot.pause()
        await choose(table, "enter")
        await table.until(lambda: isinstance(table.screen, PreparingScreen))
        await table.until(
            lambda: "the cell '1'" in str(table.screen.query("Static").first().render())
        )
        await choose(table, "escape")
        assert "is read when you start" in about(table)


async def test_sizes_out_of_range_are_refused(sit_down: SitDown) -> None:
    """A size that is no number from 1 to 1000 is told, and enter does not start."""
    async with sit_down(ASK) as table:
        await choose(table, "right", "down", *["right"] * 4, "down", *"1001")
        assert "A board has 1 to 1000 cells a row, not '1001'." in about(table)
        await choose(table, "backspace", "backspace", "backspace", "backspace", *"x")
        assert "not 'x'" in about(table)


def test_choices_made_before_are_filled_in() -> None:
    """What was remembered is filled in, unless the command line has said something else."""
    remembered = WordSearchSettings(30, "uniform", "9+", min_length=5, hidden=False)
    settings = Settings()._replace(word_search=remembered)
    setup = filled(WordSearchSetup(), settings)
    assert setup == WordSearchSetup(30, Letters.UNIFORM, Band(9), 5)
    assert filled(WordSearchSetup(size=9), settings) == WordSearchSetup(size=9)


def test_nonsense_in_the_settings_file_is_passed_over() -> None:
    """A word where a choice should be, written by hand, leaves the usual choice."""
    settings = Settings()._replace(word_search=WordSearchSettings(letters="greek", words="many"))
    assert filled(WordSearchSetup(), settings) == WordSearchSetup(hidden=HiddenSetup())


async def test_sizes_that_cannot_hide_words_are_not_offered(sit_down: SitDown) -> None:
    """The one remembered gives way to the nearest, and the preview follows."""
    asked = NewGameRoute("wordsearch", WordSearchSetup(size=50, lexicon="american"), ask=True)
    async with sit_down(asked) as table:
        await choose(table, "left")
        assert "A surprise theme: words hidden among 25×25 letters." in about(table)
        assert set(table.board.faces.values()) == {"accepted"}, "the preview hides words, too"
        assert " 50 " not in table.text
        assert " 4 " not in table.text
        await choose(table, "right")
        assert "25×25 random letters" in about(table)
        assert " 50 " in table.text
