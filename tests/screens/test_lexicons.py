"""The word lists: seen, imported, changed by words of one's own; broken ones stop nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import Input, Static
from textual.worker import Worker

from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.games.routes import LexiconsRoute, NewGameRoute, WordToolsRoute
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.lexicons.importing import ImportScreen
from wordarcade.screens.lexicons.screen import LexiconsScreen
from wordarcade.screens.settings import SettingsScreen
from wordarcade.screens.word_tools import WordToolsScreen
from wordarcade.services import Services
from wordarcade.store.records import LexiconReference
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine
from wordarcade.widgets.word_columns import WordColumns

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]
ScreenCheck = Callable[[App[Any]], None]


def lines(app: App[Any]) -> list[str]:
    """Return the lines of the list in sight."""
    view = app.screen.query_one(LongList)
    return [" ".join(view.render_line(y).text.split()) for y in range(view.size.height)]


def said(app: App[Any]) -> str:
    """Return the message."""
    return app.screen.query_one(MessageLine).message.text


def few(services: Services, name: str = "few", words: str = "cat dog emu") -> Path:
    """Write a small list."""
    path = services.locations.data / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(words.split()), encoding="utf-8")
    return path


def spoil(services: Services, name: str) -> None:
    """Import a list, and damage what is kept of it."""
    services.lexicons.import_list(few(services, name))
    (services.locations.imported_lexicons / f"{name}.txt").write_bytes(b"\0\1")


async def test_lists_are_seen_given_to_games_changed_and_removed(
    services: Services, until: Until, looks_same: ScreenCheck
) -> None:
    """From the settings by keys alone; broken lists are told of, and all others work."""
    services.lexicons.import_list(few(services))
    spoil(services, "old")
    few_reference = LexiconReference.of(services.lexicons.open("few"))
    services.games.begin("boggle", {}, 1, few_reference, "4×4")
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "l")
        await until(pilot, lambda: isinstance(app.screen, LexiconsScreen))
        screen = app.screen
        assert isinstance(screen, LexiconsScreen)
        await until(pilot, lambda: "old can't be read" in said(app))
        assert any(line.startswith("× old old.txt") or "× old" in line for line in lines(app))
        await pilot.press("end", "1")
        assert "can't be read" in said(app)
        await pilot.press("up", "1")
        await until(pilot, lambda: services.settings.current.boggle.lexicon == "few")
        assert "few" in lines(app)[5]
        assert services.settings.current.lexicon == "arcade"
        await until(pilot, lambda: screen._opened is not None)
        await pilot.press("a")
        assert isinstance(app.screen, AskLineScreen)
        await pilot.press(*"x1")
        await pilot.press("enter", "backspace", *"ylem yak", "enter")
        await until(pilot, lambda: any("my-few" in line for line in lines(app)))
        assert list(services.lexicons.open("my-few")) == ["cat", "dog", "emu", "xylem", "yak"]
        await until(pilot, lambda: screen._opened is not None and screen._opened.name == "my-few")
        looks_same(app)
        await pilot.press("b", *"dog", "enter")
        await until(pilot, lambda: "dog" not in services.lexicons.open("my-few"))
        await until(pilot, lambda: "bans DOG" in said(app))
        await pilot.press("home", *["down"] * 5, "delete")
        assert isinstance(app.screen, ConfirmScreen)
        assert "One saved game uses it" in app.screen._facts
        assert "my-few is based on it" in app.screen._facts
        await pilot.press("y")
        await until(pilot, lambda: "Removed few" in said(app))
        await until(pilot, lambda: any("× my-few" in line for line in lines(app)))
        await until(pilot, lambda: services.settings.current.boggle.lexicon == "")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))


async def test_a_list_marked_meanwhile_stays_marked(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change is checked for a while; who has gone on to another list by then is left there."""
    services.lexicons.import_list(few(services))
    run, held = Worker.run, asyncio.Event()

    async def begin_late(worker: Worker[Any]) -> object:
        if worker.group == "check":
            await held.wait()
        return await run(worker)

    app = WordarcadeApp(services, LexiconsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LexiconsScreen))
        screen = app.screen
        assert isinstance(screen, LexiconsScreen)
        await until(pilot, lambda: any(line.startswith("few") for line in lines(app)))
        await pilot.press("end")
        await until(pilot, lambda: screen._opened is not None and screen._opened.name == "few")
        monkeypatch.setattr(Worker, "run", begin_late)
        await pilot.press("a", *"yak", "enter")
        await until(pilot, lambda: said(app) == "my-few has YAK now. A number gives it to a game.")
        await pilot.press("home")
        held.set()
        await until(pilot, lambda: any("my-few" in line for line in lines(app)))
        marked = screen._marked
        assert marked is not None
        assert marked.name == screen._rows[0].name != "my-few"


async def test_a_list_is_looked_at_before_it_is_kept(
    services: Services, until: Until, looks_same: ScreenCheck
) -> None:
    """What is read, skipped and new stands there; Esc keeps nothing, Enter keeps it once."""
    path = few(services, "My Words", "cat dog emoji o'clock 7th emoji x-ray")
    app = WordarcadeApp(services, LexiconsRoute())

    async def ask() -> None:
        await until(pilot, lambda: isinstance(app.screen, LexiconsScreen))
        await pilot.press("i")
        assert isinstance(app.screen, AskLineScreen)
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ImportScreen) and bool(said(app)))

    async with app.run_test(size=(120, 40)) as pilot:
        await ask()
        app.screen.query_one("#file Static", Static).update("My Words.txt")  # without the folder
        looks_same(app)
        await pilot.press("escape")
        assert not services.locations.imported_lexicons.exists()
        await ask()
        await pilot.press("ctrl+u", *"arcade", "enter")
        await until(pilot, lambda: "comes with the program" in said(app))
        await pilot.press("ctrl+u", *"mine", "enter")
        await until(pilot, lambda: any("mine 3" in line for line in lines(app)))
        assert list(services.lexicons.open("mine")) == ["cat", "dog", "emoji"]
        await ask()
        assert said(app) == "You already have this list: mine."
        await pilot.press("enter")
        assert isinstance(app.screen, ImportScreen)
        await pilot.press("escape")
        path.write_text("cat\ncafé\n", encoding="utf-8")
        await ask()
        await pilot.press("ctrl+t")
        await until(pilot, lambda: said(app) == "Read. Enter keeps it.")
        await pilot.press("ctrl+u", *"cafes", "enter")
        await until(pilot, lambda: any("cafes 2" in line for line in lines(app)))
        path.write_bytes(b"\0")
        await ask()
        assert said(app) == "It can't be read. Enter asks for another file."
        assert not app.screen.query_one("#progress").visible
        footer = app.screen.query_one(GameFooter).render().plain
        assert "Other file" in footer
        assert "Keep it" not in footer
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, AskLineScreen))
        assert app.screen.query_one(Input).value == str(path)


async def test_a_guessed_path_is_typed_over(
    services: Services, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The only list of the folder stands there until something is typed; it must be there."""
    (tmp_path / "few.txt").write_text("cat\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    app = WordarcadeApp(services, LexiconsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press("i")
        line = app.screen.query_one(Input)
        assert line.value == str(tmp_path / "few.txt")
        await pilot.press(*"none", "enter")
        assert line.value == "none"
        assert "There is no file none." in str(app.screen.query_one("#verdict").render())
        assert isinstance(app.screen, AskLineScreen)


async def test_words_that_change_nothing_make_no_list(services: Services, until: Until) -> None:
    """They are named, and the line can be put right; commas part words as well as blanks."""
    app = WordarcadeApp(services, LexiconsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        assert isinstance(app.screen, LexiconsScreen)
        await until(pilot, lambda: app.screen._opened is not None)  # type: ignore[attr-defined]
        await pilot.press("a", *"cat,", "space", *"dog", "enter")
        verdict = str(app.screen.query_one("#verdict").render())
        assert "has CAT and DOG already." in verdict
        await pilot.press(",", *"zzzyx", "enter")
        await until(pilot, lambda: "has ZZZYX now" in said(app))


async def test_one_bad_word_does_not_keep_the_others_out(
    services: Services, until: Until, looks_same: ScreenCheck
) -> None:
    """The good ones are added, and the bad one stays in the line, with the reason."""
    app = WordarcadeApp(services, LexiconsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        assert isinstance(app.screen, LexiconsScreen)
        await until(pilot, lambda: app.screen._opened is not None)  # type: ignore[attr-defined]
        await pilot.press("a")
        app.screen.query_one(Input).value = "zzzyx café, zzzyy"
        await pilot.press("enter")
        await until(
            pilot,
            lambda: (
                isinstance(app.screen, AskLineScreen)
                and app.screen.query_one(Input).value == "café"
            ),
        )
        sheet = " ".join(str(each.render()) for each in app.screen.query(Static))
        assert "has ZZZYX and ZZZYY now. This was left out." in sheet
        assert "'café' is not a word" in sheet
        looks_same(app)
        await pilot.press("backspace", *"e zzzyz", "enter")
        await until(pilot, lambda: "has ZZZYZ now" in said(app))
    assert {"zzzyx", "zzzyy", "zzzyz"} <= set(services.lexicons.open("my-arcade"))


async def test_a_list_gets_another_name(services: Services, until: Until) -> None:
    """Settings, saved games and the words to learn follow it; a taken name is refused."""
    reference = LexiconReference.of(services.lexicons.import_list(few(services)).lexicon)
    services.settings.change({"boggle.lexicon": "few"})
    services.games.cards.add("few", "yours", [("anagram", "cat")])
    app = WordarcadeApp(services, LexiconsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LexiconsScreen))
        await pilot.press("r")
        assert isinstance(app.screen, LexiconsScreen)
        await pilot.press("end", "r", "ctrl+u", *"web2", "enter")
        await until(pilot, lambda: "comes with the program" in said(app))
        await pilot.press("r", "ctrl+u", *"my list", "enter")
        assert isinstance(app.screen, AskLineScreen)
        await pilot.press("ctrl+u", *"mine", "enter")
        await until(pilot, lambda: any("mine 3" in line for line in lines(app)))
        assert said(app) == "few is mine now."
    assert services.settings.current.boggle.lexicon == "mine"
    assert services.lexicons.open(reference.name).identity == reference.identity
    assert services.games.cards.words("mine", "anagram") == {"cat"}


async def test_a_broken_general_lexicon_stops_nothing(services: Services, until: Until) -> None:
    """Home tells it, set-ups open and another list can be chosen; the word tools say why."""
    spoil(services, "old")
    services.settings.change({"lexicon": "old"})
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: len(app.screen.query(".notice")) == 1)
        assert isinstance(app.screen, HomeScreen)
        app.screen.open(NewGameRoute("boggle", BoggleSetup(lexicon="old")))
        await until(pilot, lambda: isinstance(app.screen, BoggleSetupScreen))
        app.screen.open(WordToolsRoute())
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press(*"cat")
        columns = app.screen.query_one(WordColumns)
        await until(pilot, lambda: "old can't be read" in columns.render_line(0).text)
        await pilot.press("ctrl+l")
        await until(pilot, lambda: isinstance(app.screen, LexiconsScreen) and bool(said(app)))
        await pilot.press("home", "0", "escape")
        await until(pilot, lambda: "CAT" in columns.render_line(1).text)
