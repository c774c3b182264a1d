"""The set-up screen: choices, typed input, remembered choices."""

from collections.abc import Callable
from functools import partial
from threading import Event

import pytest
from textual.widgets import Static

from tests.screens.boggle.own_board import BOARD
from tests.screens.table import SitDown, Table
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import BoggleConfig
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.boggle.share import share_code
from wordarcade.games.routes import NewGameRoute
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.lexicon.service import LexiconService
from wordarcade.looks.panel import Panel
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.choice_form import read_seed
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.store.settings_file import SettingsFile
from wordarcade.support.progress import Report, to_nobody
from wordarcade.widgets.start_button import StartButton

ASK = NewGameRoute("boggle", BoggleSetup(lexicon="american"))


async def ready(table: Table) -> None:
    """Wait until the set-up screen is there."""
    await table.until(lambda: isinstance(table.screen, BoggleSetupScreen))
    await table.until(lambda: bool(about(table)))


def about(table: Table) -> str:
    """Return what is said of the choices."""
    return str(table.screen.query_one("#about", Static).render()).split("\n")[0].strip()


async def begin(table: Table) -> BoggleScreen:
    """Start, and return the screen of the round."""
    await table.pilot.press("enter")
    await table.until(lambda: isinstance(table.screen, BoggleScreen))
    screen = table.screen
    assert isinstance(screen, BoggleScreen)
    return screen


async def test_enter_deals_the_usual_board(sit_down: SitDown, services: Services) -> None:
    """Without any choice a fair classic board is dealt, for three minutes."""
    async with sit_down(ASK) as table:
        await ready(table)
        assert about(table) == "The board has 60–160 words, and every die is used by some word."
        state = (await begin(table)).session.state
        assert (state.config.dice, state.config.min_length) == ("classic", 3)
        assert str(state.config.timer) == "3:00"
        await table.wait_for_words()
        words = int(table.headline.rsplit(maxsplit=1)[1])
        assert words in services.dice["classic"].bands["fair"]


async def test_every_choice_is_made_by_arrows(sit_down: SitDown) -> None:
    """Dice, words, shortest word and time are lines; left and right choose."""
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("right", "right", "down", "right", "right")
        assert about(table) == "Rolled once. The board may have few words, or none."
        await table.pilot.press("down", "right", "down", "left")
        state = (await begin(table)).session.state
        assert (state.config.dice, state.config.grid.rows) == ("big", 5)
        assert (state.config.min_length, str(state.config.timer)) == (5, "1:00")


async def test_the_last_choices_are_remembered(sit_down: SitDown, services: Services) -> None:
    """What was started with stands in the settings file, and on the screen the next time."""
    settings_file = SettingsFile(services.locations.settings_file)
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("right", "down", "right", "down", "down", "right")
        await begin(table)
        await table.until(lambda: settings_file.load().settings.boggle.timer == "5:00")
    boggle = settings_file.load().settings.boggle
    assert (boggle.dice, boggle.band, boggle.min_length) == ("new", "rich", 0)
    async with sit_down(ASK) as table:
        await ready(table)
        config = (await begin(table)).session.state.config
        assert (config.dice, str(config.timer)) == ("new", "5:00")


async def test_a_board_is_shown_while_it_is_typed(sit_down: SitDown) -> None:
    """An own board is read letter by letter: what is wrong is told, what is right is shown."""
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("left", "left", "down")
        assert about(table) == "× Type the letters row by row, with / between rows."
        await table.pilot.press(*"Qua", "slash", *"tsx")
        assert about(table).startswith("× Row 2 of the board has 3 cells and row 1 has")
        assert table.board.hidden
        await table.pilot.press("backspace", "backspace", "#")
        assert about(table) == "✓ 2×2, 4 cells."
        preview = table.screen.query_one("#preview", Panel)
        assert (preview.title, preview.foot) == ("Preview", "")
        assert table.board.grid.cells == ("qu", "a", "t", "")
        config = (await begin(table)).session.state.config
        assert config.grid.cells == ("qu", "a", "t", "")


async def test_a_board_without_words_is_told_and_can_be_played(sit_down: SitDown) -> None:
    """One sentence says that no word is there, and enter starts all the same."""
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("left", "left", "down", *"zzz", "slash", *"zzz")
        told = "! 2×3, 6 cells. It has no words from american. Enter starts anyway."
        await table.until(lambda: about(table) == told)
        assert (await begin(table)).session.state.config.grid.cells == ("z",) * 6


async def test_enter_without_letters_points_to_the_reason(sit_down: SitDown) -> None:
    """An own board without letters does not start; the sentence that says why stands out."""
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("left", "left", "enter")
        assert table.screen.query_one("#meaning").has_class("-bad")
        assert about(table) == "× Type the letters row by row, with / between rows."
        await table.pilot.press("down", "a")
        assert not table.screen.query_one("#meaning").has_class("-bad")


async def test_the_preview_rolls_the_dice_that_are_chosen(sit_down: SitDown) -> None:
    """It is a taste of the dice, as rich as is asked for, rolled anew by Ctrl+N."""
    async with sit_down(ASK) as table:
        await ready(table)
        first, preview = table.board.grid, table.screen.query_one("#preview", Panel)
        assert (preview.title, preview.foot) == ("Sample", "yours will vary")
        await table.until(lambda: preview.fact.endswith(" words"))
        await table.pilot.press("ctrl+n")
        assert table.board.grid != first
        await table.pilot.press("down", "right", "up")  # rich in words
        await table.until(lambda: preview.fact.endswith(" words"))
        assert int(preview.fact.removesuffix(" words")) >= 160
        await table.pilot.press("right", "right")
        assert (table.board.grid.rows, table.board.grid.columns) == (5, 5)


async def test_the_preview_is_another_one_each_time(sit_down: SitDown, services: Services) -> None:
    """The same sample again and again would seem to be the board."""
    boards = []
    for seed in (1, 2):
        using = services._replace(new_seed=partial(int, seed))
        async with sit_down(ASK, using=using) as table:
            await ready(table)
            boards.append(table.board.grid)
    assert boards[0] != boards[1]


async def test_the_usual_length_goes_with_the_dice(sit_down: SitDown) -> None:
    """It is one of the lengths; whoever has chosen it has chosen the usual one."""
    async with sit_down(ASK) as table:
        await ready(table)
        assert "2  3 (usual)  4" in table.text
        await table.pilot.press("down", "down", "right", "up", "up", "right", "right")
        assert "3  4 (usual)  5" in table.text
        assert (await begin(table)).session.state.config.min_length == 4


async def test_a_time_can_be_typed(sit_down: SitDown) -> None:
    """Any limit can be typed; a wrong one is told and does not start."""
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press(*("down",) * 3, *("right",) * 3, "down", *"2:3", "enter")
        assert about(table) == "× The time '2:3' is not MM:SS, such as 3:00."
        assert isinstance(table.screen, BoggleSetupScreen)
        await table.pilot.press("0", "plus", "5")
        assert str((await begin(table)).session.state.config.timer) == "2:30+5"


async def test_a_seed_brings_the_same_board(sit_down: SitDown) -> None:
    """The same seed deals the same board, and another one another."""
    boards = []
    for seed in ("7", "7", "8"):
        async with sit_down(ASK) as table:
            await ready(table)
            await table.pilot.press("up", seed)
            boards.append((await begin(table)).session.state.config.grid.cells)
    assert boards[0] == boards[1] != boards[2]


async def test_a_share_code_brings_board_and_rules(sit_down: SitDown) -> None:
    """A code chooses its lexicon, hides its board until the clock runs, and deals it."""
    async with sit_down() as table:
        code = str(table.screen.session.code)
        cells = table.board.grid.cells
    async with sit_down(NewGameRoute("boggle", BoggleSetup(lexicon="arcade"))) as table:
        await ready(table)
        lexicon, preview = table.screen.form.lexicon_row, table.screen.query_one("#preview", Panel)
        assert "Roll again" in table.text
        await table.pilot.press("left", "down", *"nonsense")
        assert about(table).startswith("×")
        assert lexicon.barred == "set by the code"
        assert (preview.title, preview.foot) == ("Preview", "hidden until Start")
        assert "Roll again" not in table.text
        await table.pilot.press("ctrl+u", *code.replace("-", ""))
        assert about(table) == "✓ 4×4, words of 3 letters or more, time off."
        assert table.board.hidden
        assert lexicon.barred == "american, set by the code"
        screen = await begin(table)
        assert screen.session.state.config.grid.cells == cells
        assert screen.session.state.lexicon.name == "american"


async def test_the_code_on_the_board_can_be_entered(sit_down: SitDown) -> None:
    """All of it stands at the top where there is room for it, and it brings the board."""
    async with sit_down(size=(120, 40)) as table:
        code, grid = str(table.screen.session.code), table.screen.session.state.config.grid
        assert f" {code} · " in table.text.splitlines()[0]
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("left")
        assert not table.screen.query_one(StartButton).ready
        await table.pilot.press("down", *code)
        await table.until(lambda: table.screen.query_one(StartButton).ready)
        assert table.screen.form.shared().config.grid == grid


async def test_a_code_of_a_missing_lexicon_leaves_the_choice(sit_down: SitDown) -> None:
    """That it is missing is told; another board frees the lexicon, too."""
    code = share_code(BoggleConfig(parse_board(BOARD), dice="classic"), "0" * 64)
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("left", "down", *code.replace("-", "").lower())
        assert about(table).endswith("You don't have its lexicon.")
        assert not table.screen.form.lexicon_row.barred
        await table.pilot.press("x")
        assert table.screen.form.lexicon_row.barred
        await table.pilot.press("up", "right")
        assert not table.screen.form.lexicon_row.barred
        assert "Roll again" in table.text


async def test_preparing_can_be_cancelled(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the lexicon is being prepared escape leads back to the choices."""
    open_lexicon = LexiconService.open

    def never_ready(
        service: LexiconService, source: str, progress: Callable[[float], None]
    ) -> Lexicon:
        while source == "american":
            progress(0.5)
        return open_lexicon(service, source, progress)

    monkeypatch.setattr(LexiconService, "open", never_ready)
    async with sit_down(ASK) as table:
        await ready(table)
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, PreparingScreen))
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, BoggleSetupScreen))
        await table.until(lambda: not list(table.app.workers))
    assert services.games.unfinished() == ()


async def test_keys_pressed_meanwhile_are_not_lost(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is typed while a game is being prepared goes to the game."""
    open_lexicon, may_open = LexiconService.open, Event()

    def late(service: LexiconService, source: str, progress: Report = to_nobody) -> Lexicon:
        may_open.wait()
        return open_lexicon(service, source, progress)

    monkeypatch.setattr(LexiconService, "open", late)
    async with sit_down(NewGameRoute("boggle", BoggleSetup(seed=3), ask=False)) as table:
        try:
            await table.until(lambda: isinstance(table.screen, PreparingScreen))
            await table.pilot.press("t", "o", "e", "backspace")
        finally:
            may_open.set()
        await table.until(lambda: isinstance(table.screen, BoggleScreen))
        await table.until(lambda: table.screen.area.entry_line.entry.text == "to")


async def test_a_missing_lexicon_is_told(sit_down: SitDown) -> None:
    """A lexicon that cannot be had is told in a sentence, and escape leads back."""
    async with sit_down(
        NewGameRoute("boggle", BoggleSetup(lexicon="no-such-list"), ask=False)
    ) as table:
        await table.until(
            lambda: "no-such-list" in " ".join(str(s.render()) for s in table.screen.query(Static))
        )


@pytest.mark.parametrize(("text", "seed"), [("", None), ("0", 0), ("4294967295", 4294967295)])
def test_seeds_are_whole_numbers(text: str, seed: int | None) -> None:
    """An empty line means a new board each time."""
    assert read_seed(text) == seed


@pytest.mark.parametrize("text", ["x", "-1", "1.5", "²"])
def test_other_seeds_are_refused(text: str) -> None:
    """What is no whole number is told with what to do."""
    with pytest.raises(ValueError, match=r"not a whole number\. Leave it empty"):
        read_seed(text)
