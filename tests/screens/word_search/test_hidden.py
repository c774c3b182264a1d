"""Hidden words on the screen: marked by mouse or by keys, to the end of the round."""

from dataclasses import replace

import pytest
from textual.events import Key

from tests.screens.table import SitDown, Table
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.hidden import Directions, HiddenWords
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.games.routes import NewGameRoute, ResumeRoute
from wordarcade.looks.palette import palette_of
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.long_list import LongList

SETUP = WordSearchSetup(size=6, seed=2, lexicon="american", hidden=HiddenSetup("birds"))
ROUTE = NewGameRoute("wordsearch", SETUP, ask=False)


async def begun(table: Table) -> HiddenWords:
    """Wait for the round, and return its hidden words."""
    await table.until(lambda: isinstance(table.screen, WordSearchScreen))
    await table.wait_for_words()
    hidden: HiddenWords = table.screen.session.hidden
    return hidden


async def walk(table: Table, cell: int) -> None:
    """Move the cursor to a cell by the arrows."""
    columns = table.board.grid.columns
    if table.board.cursor is None:
        await table.pilot.press("right")
    assert table.board.cursor is not None
    down, across = (
        there - here
        for there, here in zip(
            divmod(cell, columns), divmod(table.board.cursor, columns), strict=True
        )
    )
    keys = ["down"] * down + ["up"] * -down + ["right"] * across + ["left"] * -across
    await table.pilot.press(*keys)


@pytest.mark.parametrize(
    ("directions", "told"),
    [
        (Directions.ALL, "straight lines, in all 8 directions."),
        (Directions.EASY, "straight lines: right, down, and down to the right."),
    ],
)
async def test_how_words_run_is_told(sit_down: SitDown, directions: Directions, told: str) -> None:
    """As the round begins: who takes the easy lines need not look elsewhere."""
    setup = replace(SETUP, hidden=HiddenSetup("birds", directions=directions))
    async with sit_down(NewGameRoute("wordsearch", setup, ask=False)) as table:
        hidden = await begun(table)
        assert table.said == f"Find {len(hidden.words)} words in {told}"


async def test_all_words_are_marked_by_keys(sit_down: SitDown) -> None:
    """Space at both ends of each line; the last word ends the round, enter shows the results."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        for number, word in enumerate(hidden.words):
            cells = hidden.lines[word].cells
            ends = (cells[0], cells[-1]) if number % 2 else (cells[-1], cells[0])
            await walk(table, ends[0])
            await table.pilot.press("space")
            await walk(table, ends[1])
            assert set(table.lit()) == set(cells)
            await table.pilot.press("space")
            await table.pilot.pause()
            assert table.screen.session.state.found[-1].word == word
        assert table.said == f"You found all {len(hidden.words)} words! Enter shows the results."
        assert f"You found all {len(hidden.words)} words in 0:00!" in table.text
        assert "esc Results" in table.text
        assert "Show all" not in table.text
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        assert table.said.startswith("You found all") or " starts in row " in table.said


@pytest.mark.parametrize("key", ["enter", "escape"])
async def test_a_key_during_the_celebration_leads_to_the_results(
    sit_down: SitDown, key: str
) -> None:
    """Also one pressed before the last word was answered: it is not lost, nor leads past them."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        for word in hidden.words[:-1]:
            table.screen.session.mark(hidden.lines[word].cells)
        cells = hidden.lines[hidden.words[-1]].cells
        await walk(table, cells[0])
        await table.pilot.press("space")
        await walk(table, cells[-1])
        table.app.post_message(Key("space", " "))
        table.app.post_message(Key(key, None))
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))


async def test_the_results_show_where_words_were(sit_down: SitDown) -> None:
    """Nobody has to learn them: they are listed as not found."""
    async with sit_down(ROUTE, size=(120, 40)) as table:
        await begun(table)
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        await table.pilot.pause()
        assert "Not found" in table.text
        assert "Worth learning" not in table.text


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_results_show_all_words_at_once(sit_down: SitDown, size: tuple[int, int]) -> None:
    """Found ones green, missed ones as tiles, each begins with its sign; the list has them."""
    async with sit_down(ROUTE, size=size) as table:
        hidden = await begun(table)
        found, *missed = hidden.words
        await mark(table, hidden, found)
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        await table.pilot.pause()
        faces, signs = table.board.faces, table.board.marks
        green = set(hidden.lines[found].cells)
        assert {cell for cell in faces if faces[cell] == "accepted"} == green
        assert signs[hidden.lines[found].cells[0]] == "✓"
        for word in missed:
            cells = hidden.lines[word].cells
            assert {faces[cell] for cell in cells if cell not in green} <= {"tile"}
            assert signs[cells[0]] == "○" or cells[0] in green
            assert f"○ {word.upper()}" in table.text
        assert f"✓ {found.upper()}" in table.text
        assert "✓ found  ○ missed" in table.text
        assert table.said == (
            f"You found 1 of {len(hidden.words)} words. ↑ and ↓ light another word. "
            "○ starts those you missed."
        )


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_chosen_word_has_the_colour_of_its_tiles(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """So that nobody wonders why one word on the board is unlike the others."""
    async with sit_down(ROUTE, size=size) as table:
        hidden = await begun(table)
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        await table.pilot.pause()
        chosen = table.screen.chosen_word
        assert table.board.path == hidden.lines[chosen].cells
        marked = table.screen.query_one(LongList).get_visual_style("long-list--marked")
        assert marked.foreground.hex.lower() == palette_of(table.screen.app).ink("player")


@pytest.mark.parametrize(("size", "rated"), [(6, False), (10, True)])
async def test_few_hidden_words_are_not_rated(
    sit_down: SitDown, services: Services, size: int, rated: bool
) -> None:
    """Three words on a small board are found by anybody; the set-up and the results say so."""
    setup = replace(SETUP, size=size)
    why = "with fewer than 5"
    async with sit_down(NewGameRoute("wordsearch", setup)) as table:
        while not table.text.count("▸ Size"):
            await table.pilot.press("down")
        assert ("With fewer than 5 words it isn't rated." in table.text) is not rated
    async with sit_down(NewGameRoute("wordsearch", setup, ask=False)) as table:
        hidden = await begun(table)
        for word in hidden.words:
            table.screen.session.play(word)
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
        await table.pilot.pause()
        assert ("★★★★★" in table.text) is rated
        assert ("rated 100 of 100" in table.text) is rated
        assert (why in str(table.screen.query_one("#standing").render())) is not rated
    summary = services.games.finished("wordsearch")[0].summary
    assert summary is not None
    assert summary["rating"] == (100 if rated else None)


async def test_all_words_are_marked_by_the_mouse(sit_down: SitDown) -> None:
    """Drag along a word, a little beside it too, or click both of its ends."""
    async with sit_down(ROUTE, size=(120, 40)) as table:
        hidden = await begun(table)
        for number, word in enumerate(hidden.words):
            cells = hidden.lines[word].cells
            if number % 2:
                await table.stroke(cells[0], cells[len(cells) // 2], cells[-1])
            else:
                for cell in (cells[-1], cells[0]):
                    spot = table.board.cell_region(cell).offset
                    await table.pilot.click(LetterGridView, offset=spot)
            await table.pilot.pause()
            assert table.screen.session.state.found[-1].word == word
            face = table.screen.query_one(LetterGridView).words[cells]
            assert face.startswith("accepted")
            assert {table.board.faces[cell] for cell in cells} == {face}
        words = table.screen.query_one(LetterGridView).words
        assert len(words) == len(hidden.words)
        assert len({*words.values()}) > 1
        assert table.said.startswith(f"You found all {len(hidden.words)} words!")


async def test_the_line_follows_the_pointer_from_the_first_click(sit_down: SitDown) -> None:
    """So that it is seen before the second one; a line begun by keys follows the cursor alone."""
    async with sit_down(ROUTE, size=(120, 40)) as table:
        hidden = await begun(table)
        cells = hidden.lines[max(hidden.words, key=len)].cells
        spots = [table.board.cell_region(cell).offset for cell in cells]
        await table.pilot.click(LetterGridView, offset=spots[0])
        for number, spot in enumerate(spots[1:], start=2):
            await table.pilot.hover(LetterGridView, offset=spot)
            assert table.lit() == cells[:number]
        assert table.screen.area.entry_line.entry.remark == "on the list"
        assert not table.screen.session.state.found
        await table.pilot.click(LetterGridView, offset=spots[-1])
        await table.pilot.pause()
        assert len(table.screen.session.state.found) == 1
        await table.pilot.hover(LetterGridView, offset=spots[0])
        assert table.lit() == ()
        await walk(table, 8)
        await table.pilot.press("space")
        await table.pilot.hover(LetterGridView, offset=spots[-1])
        assert table.lit() == (8,)


async def test_a_drag_after_a_word_found_by_enter_is_a_line_of_its_own(sit_down: SitDown) -> None:
    """Enter ends the line as Space does; its first end is not that of the next one."""
    async with sit_down(ROUTE, size=(120, 40)) as table:
        hidden = await begun(table)
        first, second = (hidden.lines[word].cells for word in hidden.words[:2])
        await walk(table, first[0])
        await table.pilot.press("space")
        await walk(table, first[-1])
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert len(table.screen.session.state.found) == 1
        assert not table.screen.query_one(LetterGridView).begun
        await table.stroke(second[0], second[1], second[-1])
        await table.pilot.pause()
        assert [word.word for word in table.screen.session.state.found] == [*hidden.words[:2]]


@pytest.mark.parametrize("by", ["keys", "mouse", "the same cell"])
async def test_a_drag_begins_anew(sit_down: SitDown, by: str) -> None:
    """Whatever line is begun: only a mere click ends that."""
    async with sit_down(ROUTE, size=(120, 40)) as table:
        hidden = await begun(table)
        cells = hidden.lines[max(hidden.words, key=len)].cells
        other = next(cell for cell in range(36) if cell not in cells)
        if by == "keys":
            await walk(table, other)
            await table.pilot.press("space", "right" if other % 6 < 5 else "left")
        else:
            spot = table.board.cell_region(other if by == "mouse" else cells[0]).offset
            await table.pilot.click(LetterGridView, offset=spot)
        await table.stroke(cells[0], cells[1], cells[-1])
        await table.pilot.pause()
        assert table.said.startswith("You found ")
        assert [word.path for word in table.screen.session.state.found] == [cells]


async def mark(table: Table, hidden: HiddenWords, word: str) -> None:
    """Mark a hidden word by both its ends."""
    for cell in (hidden.lines[word].cells[0], hidden.lines[word].cells[-1]):
        await walk(table, cell)
        await table.pilot.press("space")
    await table.pilot.pause()


@pytest.mark.parametrize("key", ["escape", "backspace", "mark"])
async def test_how_to_mark_a_word_is_told_while_it_is_named(sit_down: SitDown, key: str) -> None:
    """Once the entry is another one, or another line is begun, the advice is about nothing."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        first, second = hidden.words[:2]
        await table.pilot.press(*first, "enter")
        await table.pilot.pause()
        assert table.said.startswith(f"Now mark {first.upper()}: ")
        if key == "mark":
            await walk(table, hidden.lines[first].cells[0])
            await table.pilot.press("space")
            await table.pilot.pause()
            assert table.said.startswith(f"Now mark {first.upper()}: ")
            await table.pilot.press("space")
            await walk(table, hidden.lines[second].cells[0])
            assert table.said.startswith(f"Now mark {first.upper()}: ")
            await table.pilot.press("space")
        else:
            await table.pilot.press(key)
        await table.pilot.pause()
        assert table.said == ""


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_how_to_begin_is_told_whole(sit_down: SitDown, size: tuple[int, int]) -> None:
    """The entry line is as narrow as the board."""
    async with sit_down(ROUTE, size=size) as table:
        await begun(table)
        assert "drag, or press Space " in table.text


async def test_words_are_typed_and_ticked_off(sit_down: SitDown) -> None:
    """Typing points at a word in the list; only marking it on the grid finds it."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        first, second = hidden.words[:2]
        await table.pilot.press(*first)
        await table.pilot.pause()
        assert table.lit() == ()
        assert f"▸ {first.upper()}" in table.text
        await table.pilot.press("enter")
        await table.pilot.pause()
        how = "go to each end with the arrows and press Space."
        assert table.said == f"Now mark {first.upper()}: {how}"
        assert not table.screen.session.state.found
        assert table.lit() == ()
        await mark(table, hidden, first)
        assert table.said.startswith(f"You found {first.upper()}.")
        assert table.board.answer is not None
        assert table.board.answer.path == hidden.lines[first].cells
        assert f"✓ {first.upper()}" in table.text
        assert f"· {second.upper()}" in table.text
        assert await table.play("xyz", first) == [
            "XYZ is not on the list.",
            f"{first.upper()}: you already have it.",
        ]


async def test_who_marks_by_mouse_is_told_of_the_mouse(sit_down: SitDown) -> None:
    """Until the keys are used again."""
    async with sit_down(ROUTE) as table:
        word = (await begun(table)).words[0]
        await table.pilot.click(LetterGridView, offset=(3, 3))
        await table.pilot.press(*word, "enter")
        await table.pilot.pause()
        assert table.said == f"Now mark {word.upper()}: drag from one end to the other."
        await table.pilot.press("escape", "right", "space", "escape", *word, "enter")
        await table.pilot.pause()
        assert table.said.endswith("with the arrows and press Space.")


async def test_what_was_found_is_among_the_messages_of_a_round_that_is_continued(
    sit_down: SitDown, services: Services
) -> None:
    """With how many words were left then."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        said = []
        for word in hidden.words[:2]:
            await mark(table, hidden, word)
            said.append(table.said)
        game_id = services.games.unfinished()[0].id
    async with sit_down(ResumeRoute(game_id)) as table:
        await begun(table)
        recalled = [each.text for each in table.screen.message_line.history]
        assert recalled[:2] == said
        assert table.said.startswith("Welcome back.")


async def test_escape_forgets_the_first_end(sit_down: SitDown) -> None:
    """A line that was begun is dropped before the round is left; so is one by backspace."""
    async with sit_down(ROUTE) as table:
        await begun(table)
        for key in ("escape", "backspace"):
            await walk(table, 8)
            await table.pilot.press("space")
            assert table.lit() == (8,)
            await table.pilot.press(key)
            assert table.lit() == ()
            await walk(table, 9)
            assert table.lit() == ()
        assert isinstance(table.screen, WordSearchScreen)


async def test_a_word_that_was_named_is_hinted_at(sit_down: SitDown) -> None:
    """Enter has answered it, but it still stands in the entry line."""
    async with sit_down(ROUTE) as table:
        word = max((await begun(table)).words, key=len)
        await table.pilot.press(*word, "enter", "ctrl+t", "ctrl+t")
        assert table.said == f"{word.upper()} starts at {word[0].upper()}."


async def test_a_hint_shows_where_a_word_starts(sit_down: SitDown) -> None:
    """Then more of it, until it is found."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        word = min(hidden.words, key=len)
        await table.pilot.press("ctrl+t")
        cost = "A hint means no stars for that word. It also rules out a record."
        assert table.said == f"{cost} Ctrl+T again for a hint."
        assert table.screen.area.entry_line.entry.remark == "Ctrl+T: a word's start"
        await table.pilot.press("ctrl+t")
        start = f"{word.upper()} starts at {word[0].upper()}."
        assert table.said == start
        assert table.screen.area.entry_line.entry.remark == "Ctrl+T: its next letter"
        assert table.board.marks == {hidden.lines[word].cells[0]: "?"}
        await table.pilot.press("ctrl+t")
        first, second = hidden.lines[word].cells[:2]
        assert table.board.marks == {first: "", second: "?"}
        await mark(table, hidden, word)
        assert table.board.marks == {}


async def test_a_hint_stands_beside_no_other_word(sit_down: SitDown) -> None:
    """The word just found leaves the entry line, and the one hinted at stands out in the list."""
    async with sit_down(ROUTE, size=(120, 40)) as table:
        hidden = await begun(table)
        found = max(hidden.words, key=len)
        await mark(table, hidden, found)
        await table.pilot.press("ctrl+t", "ctrl+t")
        session = table.screen.session
        assert session.hinted_word != found
        entry = table.screen.area.entry_line.entry
        assert (entry.text, entry.remark) == ("", "Ctrl+T: its next letter")
        assert f"▸ {session.hinted_word.upper()}" in table.text
        await mark(table, hidden, session.hinted_word)
        assert not session.hinted_word


async def test_hints_are_for_the_word_that_is_begun(sit_down: SitDown) -> None:
    """Whether it is typed or its line is begun from either end; the last hint asks to mark it."""
    async with sit_down(ROUTE) as table:
        hidden = await begun(table)
        session = table.screen.session
        usual = min(hidden.words, key=len)
        typed, marked, *_ = (word for word in hidden.words if word[0] != usual[0])
        await table.pilot.press(*typed[:2], "ctrl+t", "ctrl+t")
        assert table.said == f"{typed.upper()} starts at {typed[0].upper()}."
        while session.state.shown[-1].cells < len(typed):
            await table.pilot.press("ctrl+t")
        assert session.state.shown[-1].word == typed
        assert table.said == f"{typed.upper()} ends at {typed[-1].upper()}. Now mark it."
        assert set(table.board.marks) == set(hidden.lines[typed].cells)
        await table.pilot.press("escape")
        await walk(table, hidden.lines[marked].cells[-1])
        await table.pilot.press("space", "ctrl+t")
        assert session.state.shown[-1].word == marked


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_a_timed_round_starts_covered(
    sit_down: SitDown, services: Services, size: tuple[int, int]
) -> None:
    """Enter uncovers the board and starts the clock, which stands at the side, too."""
    route = NewGameRoute("wordsearch", replace(SETUP, timer=Timer(180)), ask=False)
    async with sit_down(route, size=size) as table:
        await begun(table)
        assert table.board.hidden
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, WordSearchScreen), "nothing is given away unseen"
        assert "Show all" not in table.text
        await table.pilot.press("enter")
        assert not table.board.hidden
        assert table.screen.session.running
        assert "3:00" in table.clock


async def test_the_last_seconds_are_felt(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """The frame of the board and the digits turn coral; at the end the round is over."""
    route = NewGameRoute("wordsearch", replace(SETUP, timer=Timer(60)), ask=False)
    async with sit_down(route, size=(120, 40)) as table:
        await begun(table)
        await table.pilot.press("enter")
        field = table.screen.area.field
        assert not field.has_class("-bad")
        clock.advance(51)
        await table.until(lambda: bool(field.has_class("-bad")))
        clock.advance(10)
        await table.until(lambda: table.said.startswith("You found 0 of "))


async def test_the_last_seconds_may_pass_quietly(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """Neither the frame nor the digits nor the clock marks them."""
    services.settings.change({"last_seconds": False})
    route = NewGameRoute("wordsearch", replace(SETUP, timer=Timer(60)), ask=False)
    async with sit_down(route, size=(120, 40)) as table:
        await begun(table)
        await table.pilot.press("enter")
        clock.advance(55)
        await table.until(lambda: table.clock == "0:05")
        assert not table.screen.area.field.has_class("-bad")


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40), (200, 50)])
async def test_score_and_clock_read_as_two_figures(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """Each has its name, and they stand apart, at both ends of their line."""
    route = NewGameRoute("wordsearch", replace(SETUP, size=12, timer=Timer(300)), ask=False)
    async with sit_down(route, size=size) as table:
        await begun(table)
        await table.pilot.press("enter")
        points, time = table.screen.query_one("#points"), table.screen.query_one("#time")
        points.text = "12"
        await table.pilot.pause()
        assert "time" in table.text.lower()
        figures = table.screen.query_one("#figures").region
        assert time.region.x - points.region.right >= 3
        assert (points.region.x, time.region.right) == (figures.x, figures.right)
        assert (points.region.height > time.region.height) == (size >= (120, 40))


async def test_without_a_limit_no_time_is_named(sit_down: SitDown) -> None:
    """Its name would stand over nothing."""
    async with sit_down(ROUTE) as table:
        await begun(table)
        assert "TIME" not in table.text
