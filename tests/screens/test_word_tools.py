"""The word tools: words at once, with hooks and meanings."""

from collections.abc import Awaitable, Callable
from functools import partial
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, Static

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.app import WordarcadeApp
from wordarcade.games.routes import WordToolsRoute
from wordarcade.lexicon.searching import Search, search_of
from wordarcade.screens import word_tools
from wordarcade.screens.definition import DefinitionScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.tool_examples import ToolExamples
from wordarcade.screens.tool_short_words import ShortWords, short_words
from wordarcade.screens.word_tools import WordToolsScreen
from wordarcade.services import Services
from wordarcade.widgets.word_anagrams import Anagrams, WordAnagrams
from wordarcade.widgets.word_columns import WordColumns
from wordarcade.widgets.word_meaning import WordMeaning

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]


def lines(app: WordarcadeApp) -> list[str]:
    """Return the rows of words in sight."""
    view = app.screen.query_one(WordColumns)
    return [" ".join(view.render_line(y).text.split()) for y in range(view.size.height)]


def shows(app: WordarcadeApp, text: str) -> bool:
    """Return whether a text stands among the words."""
    return any(text in line for line in lines(app))


async def test_words_are_there_while_you_type(services: Services, until: Until) -> None:
    """Of tiles, patterns, beginnings, ends and parts; what fits nothing is said."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        entry = app.screen.query_one(Input)
        for typed, first in (
            ("retain", "●▸ RETAIN S"),
            ("retina?", "▸ ANESTRI 6"),
            ("q.iz", "▸ QUIZ 22"),
            ("zyzzy-", "▸ ZYZZYVAS 44"),
            ("-uiz", "▸ QUIZ 22"),
            ("-quiz-", "▸ VENTRILOQUIZING"),
            ("zyzz*s", "▸ ZYZZYVAS 44"),
            ("xzxz", "No word fits XZXZ."),
            ("x1", "'1' is not a letter; use A to Z"),
        ):
            entry.value = typed
            await until(pilot, partial(shows, app, first))


async def test_what_can_be_typed_is_shown(services: Services, until: Until) -> None:
    """While nothing is; a click on an example types it."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        examples = app.screen.query_one(ToolExamples)
        assert examples.is_on_screen
        assert "-ING      words that end in ING" in str(examples.render())
        await pilot.click(ToolExamples, offset=(3, 1))
        await until(pilot, partial(shows, app, "ANESTRI 6"))
        assert app.screen.query_one(Input).value == "RETINA?"
        assert not examples.is_on_screen
        await pilot.press("escape")
        await until(pilot, lambda: examples.is_on_screen)


async def test_enter_says_that_letters_are_no_word(services: Services, until: Until) -> None:
    """It opens no other word's card; in the list it does."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press(*"mazut")
        await until(pilot, partial(shows, app, "MAUT"))
        await pilot.press("enter")
        await pilot.pause()
        told = [notice.message for notice in app._notifications]
        assert told == ["MAZUT is not in arcade. ↓ goes to the words of its letters."]
        assert isinstance(app.screen, WordToolsScreen)
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, DefinitionScreen))


async def test_esc_that_clears_says_nothing(services: Services, until: Until) -> None:
    """Nobody asked for the meaning of a word then."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press(*"eat")
        await until(pilot, partial(shows, app, "EAT"))
        shown = app.screen.query_one(WordColumns).shown
        await pilot.press("escape")
        await until(pilot, lambda: app.screen.query_one(WordColumns).shown > shown)
        assert [each.message for each in app._notifications] == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [("", WordToolsScreen.NO_WORD), ("-xzxz-", "No word fits -XZXZ-.")],
    ids=["nothing", "no word"],
)
@pytest.mark.parametrize("key", ["enter", "f9"])
async def test_a_meaning_of_nothing_says_what_to_do(
    services: Services, until: Until, typed: str, told: str, key: str
) -> None:
    """Where no word is marked there is nothing to define."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        app.screen.query_one(Input).value = typed
        await until(pilot, lambda: not typed or shows(app, told))
        await pilot.press(key)
        expected = told if key == "enter" else WordToolsScreen.NO_WORD
        await until(pilot, lambda: [each.message for each in app._notifications] == [expected])


async def test_letters_are_judged(services: Services, until: Until) -> None:
    """Whether they are a word themselves is said, whatever else they make; not of a question."""
    app = WordarcadeApp(services)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        entry, verdict = app.screen.query_one(Input), app.screen.query_one("#verdict", Static)
        for typed, told in (
            ("blorf", " × BLORF is not in arcade"),
            ("retain", " ✓ RETAIN is in arcade"),
            ("retina?", ""),
            ("-ing", ""),
        ):
            entry.value = typed
            await until(pilot, partial(shows, app, "▸"))
            await until(pilot, lambda told=told: str(verdict.render()) == told)  # type: ignore[misc]


async def test_long_words_are_whole(services: Services, until: Until) -> None:
    """There are fewer columns then, rather than words that look alike."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*"representation-")
        await until(pilot, lambda: shows(app, "REPRESENTATIONALISTS"))
        assert not shows(app, "…")


@pytest.mark.parametrize("size", [(120, 40), (80, 24), (60, 20)])
async def test_a_short_list_has_whole_hooks(
    services: Services, until: Until, size: tuple[int, int]
) -> None:
    """As of the words of two letters: who learns these learns their hooks, and may scroll."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=size) as pilot:
        await pilot.press(*"at..")
        await until(pilot, lambda: shows(app, "ATOM"))
        assert not shows(app, "+")
        for _ in range(4):
            await pilot.press("backspace")
        await pilot.press(*"??")
        await until(pilot, lambda: shows(app, "AB"))
        assert shows(app, "CDGJKLNSTW AB AOSY"), lines(app)


async def test_the_marked_word_has_a_meaning(services: Services, until: Until) -> None:
    """Also in another order; Esc clears the entry, then leads home."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press(*"eat")
        tools = app.screen
        assert isinstance(tools, WordToolsScreen)
        await until(pilot, lambda: tools.chosen_word == "eat")  # as typed, before the others
        await pilot.press("ctrl+o")
        assert tools.chosen_word == "eat"
        assert shows(app, "▸ BFHMNPST EAT HS")
        await pilot.press("enter")
        assert isinstance(app.screen, DefinitionScreen)
        await pilot.press("escape", "escape")
        await until(pilot, lambda: tools.chosen_word == "")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))


async def test_a_word_stays_marked_after_its_card(services: Services, until: Until) -> None:
    """Though the words are looked for again, in what may be another list by then."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        tools = app.screen
        assert isinstance(tools, WordToolsScreen)
        await pilot.press(*"retina?")
        await until(pilot, lambda: shows(app, "ANESTRI"))
        await pilot.press("down", "down")
        await until(pilot, lambda: tools.chosen_word not in {"", "anestri"})
        chosen, shown = tools.chosen_word, app.screen.query_one(WordColumns).shown
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DefinitionScreen))
        await pilot.press("escape")
        await until(pilot, lambda: tools.query_one(WordColumns).shown > shown)
        await pilot.pause()
        assert tools.chosen_word == chosen


async def test_arrows_go_through_the_list(services: Services, until: Until) -> None:
    """Down and across; until then, and after the next letter, they move in the line."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        entry, columns = app.screen.query_one(Input), app.screen.query_one(WordColumns)
        await pilot.press(*"retain?")
        await until(pilot, lambda: shows(app, "ANESTRI"))
        await pilot.press("left", "home", "right")
        assert (entry.cursor_position, columns.marked) == (1, 0)
        await pilot.press("down", "right", "right", "left")
        across = columns.marked
        assert across is not None
        await pilot.press("down")
        assert (columns.marked or 0) > across + 1
        await pilot.press("up")
        assert (entry.cursor_position, columns.marked) == (1, across)
        await pilot.press("end")
        assert (columns.marked or 0) > 100
        await pilot.press("home")
        assert columns.marked == 0
        await pilot.press("pagedown", "s", "left")
        assert (entry.value, entry.cursor_position) == ("rsetain?", 1)


async def test_enter_waits_for_what_is_typed(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It never opens a word of the letters before; another key takes it back."""
    begun, go_on = Event(), Event()

    def slow(text: str) -> tuple[Search, str]:
        if len(text) > 3:
            begun.set()
            go_on.wait()
        return search_of(text)

    monkeypatch.setattr(word_tools, "search_of", slow)
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        tools = app.screen
        assert isinstance(tools, WordToolsScreen)
        chosen = partial(getattr, tools, "chosen_word")
        await pilot.press(*"qui")
        await until(pilot, lambda: chosen() == "qi")
        await pilot.press("z", "enter")
        await until(pilot, begun.is_set)
        assert app.screen is tools
        go_on.set()
        await until(pilot, lambda: isinstance(app.screen, DefinitionScreen))
        assert chosen() == "quiz"
        await pilot.press("escape")
        begun.clear()
        go_on.clear()
        await pilot.press("s", "enter", "t")
        go_on.set()
        await until(pilot, lambda: chosen() not in {"", "quiz"})
        assert app.screen is tools


async def test_a_word_clicked_twice_has_a_meaning(services: Services, until: Until) -> None:
    """As in every other list, though the entry keeps the focus."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press(*"retina?")
        await until(pilot, lambda: shows(app, "ANESTRI"))
        await pilot.click(WordColumns, offset=(4, 0), times=2)
        await until(pilot, lambda: isinstance(app.screen, DefinitionScreen))


async def test_lengths_have_heads_and_blanks_a_line(services: Services, until: Until) -> None:
    """The longest come first, each length below its heading, which no key marks."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.press(*"qi?")
        await until(pilot, lambda: shows(app, "3 letters"))
        found = lines(app)
        assert found[0].startswith("all 3 letters · ")
        assert "▸" in found[1]
        view = app.screen.query_one(WordColumns)
        heads = [number for number, line in enumerate(found) if "letters · " in line]
        assert len(heads) == 2
        await pilot.click(WordColumns, offset=(4, heads[1]))
        assert view.marked == 0
        await pilot.click(WordColumns, offset=(4, heads[1] + 1))
        assert view.marked is not None
        assert len(app.screen.chosen_word) == 2  # type: ignore[attr-defined]
        lined = [
            segment.text
            for segment in view.render_line(1)
            if segment.style is not None and segment.style.underline
        ]
        assert len("".join(lined)) == len([word for word in found[1].split() if "I" in word])
        await pilot.press("ctrl+o")
        assert not any("letters · " in line for line in lines(app))


async def test_a_wide_screen_tells_what_the_marked_word_means(
    services: Services, until: Until
) -> None:
    """Beside the list, with its hooks; nothing while no word is found."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        told = app.screen.query_one(WordMeaning)

        def says(text: str) -> bool:
            return text in str(told.render())

        await pilot.press(*"train")
        await until(pilot, lambda: says("noun") and says("before S   after S"))
        await pilot.press(*"xzx")
        await until(pilot, lambda: not says("noun"))


async def test_a_wide_screen_tells_what_the_letters_of_the_marked_word_make(
    services: Services, until: Until
) -> None:
    """Its anagrams, and words with one letter more; nothing while no word is found."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        told = app.screen.query_one(WordAnagrams)
        await pilot.press(*"retain")
        await until(pilot, lambda: "RETINA" in str(told.render()))
        shown = str(told.render())
        assert "RETAIN " not in f"{shown} ".replace("\n", " ")
        assert "one letter more" in shown
        assert "PAINTER" in shown
        app.screen.query_one(Input).value = "xzxz"
        await until(pilot, lambda: not str(told.render()))


async def test_anagrams_that_fail_end_nothing(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One sentence says where the details are; the words stay."""

    def broken(*_: object) -> Anagrams:
        raise AttributeError("a stale kernel")

    monkeypatch.setattr(Anagrams, "of", broken)
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(200, 50)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        failed: list[str] = []
        monkeypatch.setattr(app.screen, "tell_failure", failed.append)
        await pilot.press(*"retain")
        told = f"The search for anagrams failed; the details are in {services.locations.log}"
        await until(pilot, lambda: any(each.startswith(told) for each in failed))


async def test_the_empty_page_says_once_what_can_be_typed(services: Services, until: Until) -> None:
    """With letters, the same stands in a line above the words; nothing moves for it."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        ways, listed = app.screen.query_one("#ways"), app.screen.query_one("#listed")
        place = listed.region
        assert not ways.visible
        assert app.screen.query_one(ToolExamples).is_on_screen
        await pilot.press(*"at")
        await until(pilot, partial(shows, app, "AT"))
        assert ways.visible
        assert not app.screen.query_one(ToolExamples).is_on_screen
        assert listed.region == place


@pytest.mark.parametrize(
    ("size", "groups"),
    [((80, 24), 0), ((120, 30), 2), ((120, 40), 3), ((200, 50), 5)],
    ids=["80x24", "120x30", "120x40", "200x50"],
)
async def test_an_empty_page_with_room_lists_words_worth_knowing(
    services: Services, until: Until, size: tuple[int, int], groups: int
) -> None:
    """As many groups as fit, none of them half; a click types a word."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        words = app.screen.query_one(ShortWords)
        if not groups:
            assert not words.is_on_screen
            return
        await until(pilot, lambda: "AA" in str(words.render()))
        assert str(words.render()).count("·") == groups
        await pilot.click(ShortWords, offset=(2, 1))
        await until(pilot, partial(shows, app, "AA"))
        assert app.screen.query_one(Input).value == "AA"
        assert not words.is_on_screen


def test_words_worth_knowing_are_grouped() -> None:
    """A group without any word is left out."""
    lexicon = lexicon_of({"aa", "qi", "queen", "niqab", "nth", "rhythm", "audio", "zoo"})
    assert list(short_words(lexicon)) == [
        ("2 letters", ("aa", "qi")),
        ("Q without U, up to 7 letters", ("qi", "niqab")),
        ("no vowel, up to 6 letters", ("nth",)),
        ("5 letters, 4 vowels", ("audio",)),
    ]


async def test_a_search_that_fails_is_said_where_words_would_be(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one finds words again."""

    def broken(text: str) -> tuple[Search, str]:
        raise AttributeError(text)

    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        entry = app.screen.query_one(Input)
        with monkeypatch.context() as patch:
            patch.setattr(word_tools, "search_of", broken)
            entry.value = "retina"
            await until(pilot, partial(shows, app, "That search failed; the details are in"))
        entry.value = "q.iz"
        await until(pilot, partial(shows, app, "QUIZ"))
