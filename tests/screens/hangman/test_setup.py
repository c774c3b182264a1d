"""The set-up screen of hangman."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.widgets import Static

from tests.screens.table import Table
from wordarcade.app import WordarcadeApp
from wordarcade.engine.hangman.choices import HostKind, Vocabulary, playable_lengths
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.hangman.share import share_code
from wordarcade.games.hangman.play import filled
from wordarcade.games.routes import NewGameRoute, ResumeRoute, Route
from wordarcade.lexicon.familiarity import Familiarity
from wordarcade.screens.hangman.hiding import HidingScreen
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.setup import HangmanSetupScreen
from wordarcade.screens.preparing import PreparingScreen
from wordarcade.services import Services
from wordarcade.store.settings import HangmanSettings, Settings
from wordarcade.store.settings_file import SettingsFile
from wordarcade.widgets.hangman_preview import HangmanPreview
from wordarcade.widgets.start_button import StartButton

EVIL = HangmanSetup(7, 8, HostKind.EVIL, Vocabulary.FULL, lexicon="american")
ASK = NewGameRoute("hangman", EVIL)

Choosing = Callable[..., AbstractAsyncContextManager[Table]]
Check = Callable[[App[Any]], None]


@pytest.fixture
def choosing(services: Services) -> Choosing:
    """Open the app on the set-up, or on another route, once the words have been looked at."""

    @asynccontextmanager
    async def opened(route: Route = ASK, size: tuple[int, int] = (80, 24)) -> AsyncIterator[Table]:
        app = WordarcadeApp(services, route)
        async with app.run_test(size=size, notifications=True) as pilot:
            table = Table(app, pilot)
            if route is ASK:
                await looked_at(table)
            yield table

    return opened


async def looked_at(table: Table) -> None:
    """Wait until the screen knows its words."""
    await table.until(lambda: isinstance(table.screen, HangmanSetupScreen))
    await table.until(lambda: "Looking" not in about(table) and about(table) != "")


def about(table: Table) -> str:
    """Return what the screen says of the choices."""
    return str(table.screen.query_one("#about", Static).render())


def lengths(table: Table) -> list[int]:
    """Return the lengths that are offered."""
    return [int(option.value) for option in table.screen.form._length.options]


def preview(table: Table) -> HangmanPreview:
    """Return the preview of the round."""
    found: HangmanPreview = table.screen.query_one(HangmanPreview)
    return found


def number(caption: str) -> int:
    """Return the number that a caption begins with."""
    return int(caption.split(maxsplit=1)[0].replace(",", ""))


async def choose(table: Table, *keys: str) -> None:
    """Press keys and let them take effect."""
    await table.pilot.press(*keys)
    await table.pilot.pause()


async def begun(table: Table) -> HangmanRound:
    """Start, and return the round."""
    await choose(table, "enter")
    await table.until(lambda: isinstance(table.screen, HangmanScreen | HidingScreen))
    state: HangmanRound = table.screen.session.state
    return state


async def test_the_words_are_counted_and_their_worth_is_told(
    choosing: Choosing, services: Services
) -> None:
    """All lengths stand there with their numbers of words, and who wins with the one chosen."""
    words = services.lexicons.open("american")
    async with choosing() as table:
        assert lengths(table) == list(playable_lengths(words))
        assert preview(table).scene.pattern == "-" * 7
        assert preview(table).caption == f"{words.lengths[7]:,} words"
        assert " misses and you have 8. Dare you? With " in about(table)
        await choose(table, "down", *["right"] * 8)
        assert preview(table).caption == f"{words.lengths[15]:,} words"
        assert "With perfect play you win" in about(table)


async def test_every_choice_is_made_by_arrows(choosing: Choosing, services: Services) -> None:
    """What is chosen is played, and is there again the next time."""
    keys = ["right", "down", "left", "left", "down", "left", "down", "left", "down", "right"]
    async with choosing() as table:
        await choose(table, *keys)
        await looked_at(table)
        await choose(table, "down", "down", "right")
        config = (await begun(table)).config
        assert config == HangmanConfig(5, 6, HostKind.CUNNING, Vocabulary.COMMON, show_left=True)
        file = SettingsFile(services.locations.settings_file)
        await table.until(lambda: file.load().settings.hangman.length == 5)
        expected = HangmanSettings(5, 6, "cunning", "common", show_left=True, lexicon="common")
        assert file.load().settings.hangman == expected
    async with choosing(NewGameRoute("hangman", HangmanSetup(lexicon="american"))) as table:
        await looked_at(table)
        assert (await begun(table)).config == config


async def test_a_word_is_begun_by_mouse_alone(choosing: Choosing) -> None:
    """A length is clicked, then the start."""
    async with choosing() as table:
        row = table.screen.form._length
        column = row.render().plain.splitlines()[0].index(" 10 ")
        await table.pilot.click(row, offset=(column + 1, 0))
        await table.pilot.pause()
        assert preview(table).scene.pattern == "-" * 10
        await table.pilot.click(StartButton, offset=(38, 0))
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        assert table.screen.session.state.config.length == 10


@pytest.mark.parametrize(("length", "nearest"), [(-42, 2), (137, 22)])
async def test_lengths_that_no_word_has_are_told(
    choosing: Choosing, told: list[str], length: int, nearest: int
) -> None:
    """The lengths that there are are told, and the nearest of them is chosen."""
    route = NewGameRoute("hangman", replace(EVIL, length=length))
    async with choosing(route) as table:
        await looked_at(table)
        assert table.screen.form.length == nearest
        assert told == ["There are words of 2 to 22 letters. Type one of these numbers."]


async def test_everyday_words_are_fewer(choosing: Choosing) -> None:
    """Another vocabulary has other lengths, and the nearest length is kept."""
    async with choosing() as table:
        everything = preview(table).caption
        await choose(table, *["down"] * 3, "left")
        await table.until(lambda: preview(table).caption not in {"", everything})
        assert number(preview(table).caption) < number(everything)


async def test_any_number_of_wrong_guesses_can_be_typed(choosing: Choosing) -> None:
    """What is no number from 1 to 10,000 is told, and enter does not start."""
    async with choosing() as table:
        await choose(table, "down", "down", *["right"] * 5, "down", *"many")
        assert "Type 1 to 10,000 wrong guesses, not 'many'." in about(table)
        await choose(table, *["backspace"] * 4, "0", "enter")
        assert "not '0'" in about(table)
        assert isinstance(table.screen, HangmanSetupScreen)
        await choose(table, "backspace", *"100")
        assert (await begun(table)).config.guesses == 100


async def test_the_player_may_hide_the_word(choosing: Choosing) -> None:
    """Then there is no seed to choose, and nothing to hide from the computer."""
    async with choosing() as table:
        await choose(table, "right", "right", "right")
        row = str(table.screen.query_one("#row-about", Static).render())
        assert "You think of a word, and the computer guesses." in row
        assert not table.screen.form.seed_row.display
        assert "you win: you can force" in about(table)
        await begun(table)
        assert isinstance(table.screen, HidingScreen)


async def test_the_seed_says_what_it_is_for(choosing: Choosing) -> None:
    """Of an honest host it chooses the word; the others answer alike whatever it is."""
    async with choosing() as table:
        row = table.screen.form.seed_row
        assert "picks the word you see if you lose" in table.text
        assert "the same guesses the same way" in row.about
        await table.pilot.press("left")
        await table.pilot.press("left")
        await table.pilot.pause()
        assert table.screen.form.choices().host is HostKind.HONEST
        assert "leave blank for a new game each time" in table.text
        assert row.about.startswith("Same number, same game.")


async def test_a_seed_brings_the_same_word(choosing: Choosing) -> None:
    """The same seed chooses the same word of an honest host, and another one another."""
    secrets = []
    route = NewGameRoute("hangman", replace(EVIL, host=HostKind.HONEST))
    for seed in ("7", "7", "8"):
        async with choosing(route) as table:
            await looked_at(table)
            await choose(table, "up", seed)
            secrets.append((await begun(table)).config.secret)
    assert secrets[0] == secrets[1] != secrets[2]
    assert secrets[0] is not None


async def test_a_share_code_brings_rules_and_word(choosing: Choosing, services: Services) -> None:
    """A code chooses its lexicon and plays its round, of which the word is not shown."""
    words = services.lexicons.open("american")
    shared = HangmanConfig(6, 9, HostKind.HONEST, secret="kettle")  # noqa: S106 - the secret of a game
    route = NewGameRoute("hangman", replace(EVIL, lexicon="arcade"))
    async with choosing(route) as table:
        await looked_at(table)
        await choose(table, *["left"] * 3, "down")
        assert "Type or paste the code." in about(table)
        await choose(table, *"nonsense")
        assert "×" in about(table)
        assert table.screen.form.lexicon_row.barred == "set by the code"
        await choose(table, "ctrl+u", *share_code(shared, words.identity).replace("-", ""))
        await table.until(lambda: about(table).startswith("✓"))
        assert "A word of 6 letters. 9 wrong guesses lose." in about(table)
        assert "kettle" not in about(table).lower()
        assert table.screen.form.lexicon_row.barred == "american, set by the code"
        state = await begun(table)
        assert state.config == shared
        assert state.lexicon.name == "american"


async def test_a_code_is_played_with_its_own_words(
    choosing: Choosing, services: Services, tmp_path: Path
) -> None:
    """With other words that is told, and the round does not begin if its word is none of them."""
    file = tmp_path / "few.txt"
    file.write_text("cat\ndog\n", encoding="utf-8")
    shared = HangmanConfig(3, 9, HostKind.HONEST, secret="emu")  # noqa: S106 - the secret of a game
    code = share_code(shared, "0" * 64)
    async with choosing(
        NewGameRoute("hangman", replace(EVIL, length=3, lexicon=str(file)))
    ) as table:
        await looked_at(table)
        await choose(table, *["left"] * 3, "down", *code.replace("-", ""))
        assert "It was played with another word list." in about(table)
        await choose(table, "enter")
        await table.until(lambda: isinstance(table.screen, PreparingScreen))
        await table.until(lambda: "is not in the lexicon 'few'" in told(table))
        await choose(table, "escape")
        assert isinstance(table.screen, HangmanSetupScreen)


def told(table: Table) -> str:
    """Return what the screen says that prepares a round."""
    return str(table.screen.query(Static).first().render())


async def test_a_length_given_at_the_start_may_not_exist(choosing: Choosing) -> None:
    """Where nothing is asked a sentence tells which lengths there are."""
    route = NewGameRoute("hangman", replace(EVIL, length=26), ask=False)
    async with choosing(route) as table:
        await table.until(lambda: isinstance(table.screen, PreparingScreen))
        await table.until(lambda: "There are words of 2 to 22 letters" in told(table))


async def test_a_lexicon_without_words_to_play_with_is_told(
    choosing: Choosing, tmp_path: Path
) -> None:
    """Neither a list that is not there nor one of single letters can be played with."""
    file = tmp_path / "letters.txt"
    file.write_text("a\nb\n", encoding="utf-8")
    for lexicon, sentence in (
        (str(file), "has no words for hangman"),
        ("nowhere", "There is no lexicon 'nowhere'"),
    ):
        async with choosing(NewGameRoute("hangman", HangmanSetup(lexicon=lexicon))) as table:
            await looked_at(table)
            assert sentence in about(table)
            await choose(table, "enter")
            assert isinstance(table.screen, HangmanSetupScreen)


async def test_a_round_goes_on_where_it_was_left(choosing: Choosing, services: Services) -> None:
    """A round on record is resumed with its words, the everyday ones if it was played so."""
    setup = replace(EVIL, length=5, vocabulary=Vocabulary.COMMON)
    async with choosing(NewGameRoute("hangman", setup, ask=False)) as table:
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        await choose(table, "e", "enter")
        await table.until(lambda: table.screen.session.state.used == "e")
        left = table.screen.session.state
    [header] = services.games.unfinished()
    async with choosing(ResumeRoute(header.id)) as table:
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        assert table.screen.session.state.pattern == left.pattern
        assert table.screen.session.state.candidates == left.candidates


def test_choices_made_before_are_filled_in() -> None:
    """What was remembered is filled in, unless the command line has said something else."""
    remembered = HangmanSettings(4, 9, "perfect", "common", show_left=True)
    settings = Settings()._replace(hangman=remembered)
    setup = filled(HangmanSetup(), settings)
    assert setup == HangmanSetup(4, 9, HostKind.PERFECT, Vocabulary.COMMON, show_left=True)
    assert filled(HangmanSetup(length=9), settings) == HangmanSetup(length=9)


def test_nonsense_in_the_settings_file_is_passed_over() -> None:
    """A word where a choice should be, written by hand, leaves the usual choice."""
    remembered = HangmanSettings(host="friendly", vocabulary="rare")
    assert filled(HangmanSetup(), Settings()._replace(hangman=remembered)) == HangmanSetup()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_set_up(choosing: Choosing, looks_same: Check, size: tuple[int, int]) -> None:
    """Choices beside a preview, what the row in focus means, and the start."""
    async with choosing(size=size) as table:
        looks_same(table.app)


async def test_a_new_player_meets_an_honest_host(choosing: Choosing) -> None:
    """The first round is one of everyday words that no host could win, however it cheated."""
    route = NewGameRoute("hangman", HangmanSetup(lexicon="american"))
    async with choosing(route) as table:
        await looked_at(table)
        assert "With perfect play you win" in about(table)
        config = (await begun(table)).config
    assert (config.host, config.vocabulary) == (HostKind.HONEST, Vocabulary.COMMON)
    assert (config.length, config.guesses) == (8, 8)
    assert Familiarity.shipped().tier(config.secret or "") <= 20
