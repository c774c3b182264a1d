"""The list of all words: filtered, shown on the board, exported."""

import random
import re
from pathlib import Path

import pytest
from textual.strip import Strip
from textual.widgets import Input

from tests.screens.table import SitDown, Table
from wordarcade.engine.word_search.board import DEFAULT_BOARD, square_of
from wordarcade.engine.word_search.config import WordSearchConfig
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.looks.big_number import BigNumber
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.new_file import NewFileError
from wordarcade.screens.word_search.export import export_words
from wordarcade.screens.word_search.play import WordSearchScreen
from wordarcade.screens.word_search.results import WordSearchResultsScreen
from wordarcade.screens.word_search.setup import WordSearchSetupScreen
from wordarcade.support.free_path import free_path
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.minimap import Minimap


def listed(table: Table) -> list[str]:
    """Return the lines of the list that are in sight, without marks."""
    view = table.screen.query_one(LongList)
    lines = [view.render_line(y).text for y in range(view.size.height)]
    return [line.strip("▸ ✓★") for line in lines if line.strip()]


async def see_all(table: Table, *found: str) -> None:
    """Find some words, then have all of them shown."""
    await table.play(*found)
    await table.pilot.press("ctrl+e", "y")
    await table.until(lambda: isinstance(table.screen, WordSearchResultsScreen))
    await table.pilot.pause()


async def test_all_words_are_listed_with_their_paths(sit_down: SitDown) -> None:
    """The longest word comes first, and the board shows the path of the one that is marked."""
    async with sit_down(min_length=5) as table:
        await see_all(table, "peace")
        lines = listed(table)
        assert [len(line.split()[0]) for line in lines] == sorted(
            (len(line.split()[0]) for line in lines), reverse=True
        )
        assert "✓ yours  ★ the longest" in table.text
        word = lines[0].split()[0].lower()
        assert DEFAULT_BOARD.text_of(table.lit()) == word
        await table.pilot.press("end")
        await table.pilot.pause()
        assert DEFAULT_BOARD.text_of(table.lit()) == lines[-1].split()[0].lower()


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 50)])
@pytest.mark.parametrize("hidden", [False, True])
async def test_the_board_stays_where_it_was(
    sit_down: SitDown, size: tuple[int, int], hidden: bool
) -> None:
    """From the last word to the results no row of it moves."""
    setup = WordSearchSetup(size=10, seed=1, lexicon="american", hidden=HiddenSetup("birds"))
    route = NewGameRoute("wordsearch", setup, ask=False) if hidden else None

    def top_row(table: Table) -> int:
        board: GridDisplay = table.screen.query_one(GridDisplay)
        return board.region.y + board._origin.y

    async with sit_down(route, size=size) as table:
        await table.until(lambda: isinstance(table.screen, WordSearchScreen))
        await table.wait_for_words()
        before = top_row(table)
        await see_all(table)
        assert top_row(table) == before


async def test_the_first_frame_of_the_results_is_the_right_one(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest word's path is lit and in sight whenever the board is drawn, and on the map."""
    seen: set[tuple[int, bool]] = set()
    render = GridDisplay.render_line

    def noted(board: GridDisplay, y: int) -> Strip:
        strip = render(board, y)
        if isinstance(board.screen, WordSearchResultsScreen):
            columns = board.grid.columns
            inside = all(
                board.sight.contains(cell % columns, cell // columns) for cell in board.path
            )
            seen.add((len(board.path), inside))
        return strip

    monkeypatch.setattr(GridDisplay, "render_line", noted)
    monkeypatch.setattr(GridDisplay, "on_resize", lambda _board: None)
    chance = random.Random(2)
    board = square_of(chance.choices("eeaaiioonrtlsdg", k=60 * 60))
    async with sit_down(board=board, min_length=6, size=(120, 40)) as table:
        await see_all(table)
        await table.until(lambda: bool(seen))
        longest = len(listed(table)[0].split()[0])
        assert seen == {(longest, True)}
        assert table.screen.query_one(Minimap).size.height > 5


async def test_hinted_words_are_counted_beside_stars_and_rank(sit_down: SitDown) -> None:
    """As in Boggle; what was found without hints keeps what it has earned."""
    async with sit_down(size=(120, 40)) as table:
        await table.pilot.press("ctrl+t", "ctrl+t", "escape")
        await see_all(table, "peace")
        standing = str(table.screen.query_one("#standing").render())
        assert standing.startswith("Beginner ☆☆☆☆☆\n")
        assert "\nhints for 1 word\nrated " in standing


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_rank_comes_first(sit_down: SitDown, size: tuple[int, int]) -> None:
    """Then how far the next one was; the share of thousands of words is small print."""
    board = square_of(random.Random(1).choices("eeaaiioonrtlsdg", k=15 * 15))
    async with sit_down(board=board, size=size) as table:
        await see_all(table, next(each for each in table.screen.session.solution.words[::-1]))
        standing = str(table.screen.query_one("#standing").render())
        assert str(table.screen.query_one("#unit").render()).endswith(" · 1 word")
        first, following, *others = standing.split("\n")
        assert first == "Beginner ☆☆☆☆☆"
        assert re.fullmatch(r"\d+ points? short of Learner\.", following)
        assert others[-1] == "rated under 1 of 100"
        assert "%" not in standing
        assert re.fullmatch(r"You scored \d points?\. \d+ points? short of Learner\.", table.said)


async def test_the_best_word_found_is_golden(sit_down: SitDown) -> None:
    """Among all that is on the board it is the one to be proud of; its name is in the verdict."""
    async with sit_down() as table:
        await see_all(table, "lent", "peace")
        path = table.screen._session.state.path_of("peace")
        faces = table.board.faces
        assert {cell for cell in faces if faces[cell] == "selected"} == set(path)
        assert "best word PEACE" in table.said


async def test_the_highest_rank_has_all_stars(sit_down: SitDown) -> None:
    """However few of all the words were found; and what the rating measures is told."""
    async with sit_down(size=(120, 40), min_length=4) as table:
        solution = table.screen.session.solution
        words = solution.words
        for word in words[: len(words) * 2 // 3]:
            table.screen.session.play(word)
        await see_all(table)
        assert "Grandmaster ★★★★★" in table.text
        assert f"of {solution.points} · of {len(words)}" in table.text
        assert re.fullmatch(
            r"You're a Grandmaster: \d+ points, best word [A-Z]+\. There is no higher rank!",
            table.said,
        )


async def test_the_number_reads_on(sit_down: SitDown) -> None:
    """What it counts stands at the height of its digits, first of all."""
    async with sit_down() as table:
        await see_all(table, "lent", "peace")
        number = table.screen.query_one(BigNumber)
        assert table.screen.query_one("#unit").region.y == number.region.y
        assert "points · 2 words" in table.text


async def test_filters_leave_their_room_to_the_words(sit_down: SitDown) -> None:
    """One line stands for them, which tells what is listed; a click opens them, and a key."""
    async with sit_down() as table:
        await see_all(table)
        everything = len(listed(table))
        assert "Order" not in table.text
        await table.pilot.click("#opens")
        await table.pilot.press("tab", "right")
        await table.pilot.pause()
        assert "Order" in table.text
        assert len(listed(table)) < everything
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert "Order" not in table.text
        assert "3 letters" in table.text
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert len(listed(table)) == everything
        assert "✓ yours  ★ the longest" in table.text


async def test_words_are_filtered(sit_down: SitDown) -> None:
    """By beginning, by length, and by whether they were found; all at once."""
    async with sit_down() as table:
        await see_all(table, "lent", "peace")
        await table.pilot.press("slash", *"le", "enter")
        await table.pilot.pause()
        beginning = [line.split()[0] for line in listed(table)]
        assert beginning
        assert all(word.startswith("LE") for word in beginning)
        await table.pilot.press("slash", "tab", "right", "right")
        await table.pilot.pause()
        assert all(
            line.split()[0][:2] == "LE" and len(line.split()[0]) == 4 for line in listed(table)
        )
        await table.pilot.press("tab", "right")
        await table.pilot.pause()
        assert listed(table) == ["LENT 2"]


async def test_very_many_lengths_share_a_choice(sit_down: SitDown, tmp_path: Path) -> None:
    """However many lengths there are, the last choice stands for all the long ones."""
    words = tmp_path / "a.txt"
    words.write_text("\n".join("a" * length for length in range(2, 26)), encoding="utf-8")
    async with sit_down(board=square_of("a" * 25), lexicon=str(words), size=(120, 60)) as table:
        await see_all(table)
        assert len(listed(table)) > 10
        await table.pilot.press("slash", "tab", "left")
        await table.pilot.pause()
        shortest = listed(table)[-1].split()[0]
        assert len(shortest) == 10
        assert len(listed(table)) == 25 - 10 + 1


async def test_the_lengths_stand_in_one_line(sit_down: SitDown, tmp_path: Path) -> None:
    """A last one in a line of its own would be a number without a name."""
    words = tmp_path / "a.txt"
    words.write_text("\n".join("a" * length for length in range(3, 12)), encoding="utf-8")
    async with sit_down(board=square_of("a" * 25), lexicon=str(words), size=(120, 40)) as table:
        await see_all(table)
        await table.pilot.press("slash")
        (lengths,) = [line for line in table.text.splitlines() if "Letters " in line]
        assert "any  3  4  5  6  7  8  9  10+" in lengths


async def test_words_from_a_cell_are_listed(sit_down: SitDown) -> None:
    """A click on a cell lists the words that start there, and those found that cross it.

    Escape lists all again; a cell without any changes nothing but the message.
    """
    async with sit_down() as table:
        await see_all(table, "peace")
        everything = len(listed(table))
        region = table.board.cell_region(5)
        await table.pilot.click(table.board, offset=region.offset)
        await table.until(lambda: all(line[0] == "L" for line in listed(table)))
        await table.pilot.click(table.board, offset=table.board.cell_region(2).offset)
        await table.until(lambda: "PEACE 3" in listed(table))
        assert "CAT 1" not in listed(table) or listed(table)[0][0] in "CP"
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert len(listed(table)) == everything
        assert isinstance(table.screen, WordSearchResultsScreen)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_nothing_to_list_is_said(sit_down: SitDown) -> None:
    """Where no word fits the filter the list says so, and no path is shown."""
    async with sit_down() as table:
        await see_all(table)
        await table.pilot.press("slash", *"zzz")
        await table.pilot.pause()
        assert listed(table) == ["no such word"]
        assert table.lit() == ()
        await table.pilot.press("enter", "e")
        assert table.said == "No words are listed, so there is nothing to write."
        assert "Export" not in table.text
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert len(listed(table)) > 1
        assert table.lit()
        assert "no such word" not in table.text
        assert "Export" in table.text


async def test_the_list_is_written_to_a_file(
    sit_down: SitDown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words listed are written to the path that is proposed, or another."""
    monkeypatch.chdir(tmp_path)
    async with sit_down(min_length=4) as table:
        await see_all(table, "lent")
        await table.pilot.press("slash", *"le", "enter", "e")
        await table.pilot.pause()
        assert table.screen.query_one(Input).value.endswith("wordsearch-4x4.txt")
        await table.pilot.press("enter")
        await table.pilot.pause()
        written = (tmp_path / "wordsearch-4x4.txt").read_text(encoding="utf-8")
        assert written.split() == [line.split()[0] for line in listed(table)]
        assert table.said.startswith("Wrote ")
        await table.pilot.press("e")
        await table.pilot.pause()
        table.screen.query_one(Input).value = "no/such/folder.txt"
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert table.said == "no/such/folder.txt cannot be written: No such file or directory."


async def test_ways_on(sit_down: SitDown) -> None:
    """The same board can be played again, and another one be set up."""
    async with sit_down() as table:
        await see_all(table, "lent")
        await table.pilot.press("s")
        await table.until(lambda: isinstance(table.screen, WordSearchScreen))
        await table.wait_for_words()
        assert table.headline.startswith("0 points · 0 words of ")
        await see_all(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, WordSearchSetupScreen))


def test_a_table_is_written_by_its_name(tmp_path: Path) -> None:
    """A path that ends in .csv gets letters, points, and whether the word was found."""
    path = tmp_path / "words.CSV"
    export_words(path, ["lent", "peace"], {"lent"}, WordSearchConfig(DEFAULT_BOARD))
    assert path.read_text(encoding="utf-8").splitlines() == [
        "word,letters,points,found",
        "LENT,4,2,yes",
        "PEACE,5,3,no",
    ]


def test_no_file_is_overwritten(tmp_path: Path) -> None:
    """A path that is taken is refused, and another one is proposed."""
    path = free_path(tmp_path, "wordsearch-4x4", ".txt")
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(NewFileError, match=r"already exists\. Choose another name"):
        export_words(path, ["lent"], (), WordSearchConfig(DEFAULT_BOARD))
    assert path.read_text(encoding="utf-8") == "mine"
    assert free_path(tmp_path, "wordsearch-4x4", ".txt").name == "wordsearch-4x4-2.txt"


@pytest.mark.parametrize("size", [(120, 40), (200, 50)])
async def test_the_score_stands_clear_of_its_frame(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """As it does in play."""
    async with sit_down(size=size) as table:
        await see_all(table, "peace")
        digits = table.screen.query_one(BigNumber).region
        frame = table.screen.query_one("#score").region
        assert (digits.y - frame.y, digits.x - frame.x) == (2, 3)
