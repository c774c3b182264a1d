"""The results of a round: figures, words, paths, lessons, and the next steps."""

import pytest
from textual import events
from textual.widgets import Static

from tests.screens.table import SitDown, Table
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.timer import Timer
from wordarcade.games.boggle.session import BoggleSession
from wordarcade.games.routes import NewGameRoute
from wordarcade.games.sharing import SAFE
from wordarcade.screens.boggle.lessons import Lessons
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.boggle.word_columns import WordColumns
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.support.wording import count


def scrolled_up(words: WordColumns) -> events.MouseScrollUp:
    """Return the turn of the wheel over the words."""
    return events.MouseScrollUp(words, 4, 2, 0, -1, 0, shift=False, meta=False, ctrl=False)


async def finish(table: Table, *words: str) -> None:
    """Play words and end the round; the results are there, the words sorted."""
    await table.play(*words)
    await table.pilot.press("x", "enter", "y")
    await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
    await table.until(lambda: table.screen.query_one(WordColumns).words[1] != ())


async def test_the_figures_are_those_of_the_board(sit_down: SitDown) -> None:
    """Score and words stand against all that was possible, rounded down."""
    async with sit_down(size=(120, 40)) as table:
        await finish(table, "norse", "son", "kin")
        for figure in (
            "★☆☆☆☆ five stars at 50%",
            "of 97 points · 3%",
            "2 of 77 words",
            "longest NORSE",
            "5 points short of the next ★",
        ):
            assert figure in table.text
        assert "Your own boards set no records." in table.text
        assert ("Yours 2" in table.text, "Missed 75" in table.text) == (True, True)
        assert "Missed 75 · best first" in table.text


async def test_a_review_that_fails_leaves_the_results(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They say so; the figures and the ways on are there."""

    def broken(*_: object) -> None:
        raise AttributeError("a stale kernel")

    monkeypatch.setattr(BoggleSession, "review", broken)
    async with sit_down(size=(120, 40)) as table:
        await table.play("norse")
        await table.pilot.press("x", "enter", "y")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
        await table.until(lambda: table.said.startswith("The review failed; the details are in"))
        assert "1 of 77 words" in table.text


@pytest.mark.parametrize("played", [0, 1])
async def test_a_first_score_is_one_to_beat(sit_down: SitDown, played: int) -> None:
    """Unless it is nothing."""
    setup = BoggleSetup(seed=1, lexicon="american")
    async with sit_down(NewGameRoute("boggle", setup, ask=False), size=(120, 40)) as table:
        await table.wait_for_words()
        words = table.screen.session.solution.words[:played]
        await finish(table, *(word.word for word in words))
        told = "".join(f": {word.points} to beat" for word in words)
        assert f"Your first round with these settings{told} " in table.text


async def test_the_share_is_told_in_little_room_too(sit_down: SitDown) -> None:
    """And what all stars take: that says more than how many points there are."""
    async with sit_down(size=(80, 24)) as table:
        words = sorted(table.screen.session.solution.words, key=lambda word: -word.points)
        await finish(table, *(word.word for word in words[:6]))
        score = sum(word.points for word in words[:6])
        assert score >= 10
        assert f"{score * 100 // 97}%" in table.text
        assert "☆ five at 50%" in table.text


async def test_words_without_hints_keep_their_stars(sit_down: SitDown) -> None:
    """One sentence says what hints cost, and a rating in figures says nothing twice."""
    async with sit_down(size=(120, 40)) as table:
        await table.wait_for_words()
        await table.pilot.press("ctrl+t", "ctrl+t")
        await finish(table, "norse")
        assert "★☆☆☆☆ 2 of 97 points, 1 of 77 words, hints" in table.text
        assert "Hints for 1 word: no record" in table.text
        assert "rated" not in table.text


async def test_a_word_is_shown_where_it_was_traced(sit_down: SitDown) -> None:
    """Though another path spells it, too, and is found first."""
    async with sit_down(size=(120, 40)) as table:
        await table.stroke(10, 6, 5, 2, 3)
        assert table.said == "NORSE, 2 points."
        await finish(table, "son")
        await table.pilot.press("tab")
        assert table.screen.query_one(WordColumns).words[0][0].word == "norse"
        assert table.lit() == (10, 6, 5, 2, 3)


async def test_choosing_a_word_shows_its_path(sit_down: SitDown) -> None:
    """Words missed come best first, tab goes over to those found; their paths are lit."""
    async with sit_down() as table:
        await finish(table, "norse", "son")
        words = table.screen.query_one(WordColumns)
        paths = {word.word: word.path for word in table.screen._solution.words}
        assert [word.word for word in words.words[0]] == ["norse", "son"]
        assert len(words.words[1]) == 75
        points = [word.points for word in words.words[1]]
        assert points == sorted(points, reverse=True)
        for number in range(3):
            chosen = words.words[1][number]
            assert table.lit() == paths[chosen.word]
            await table.pilot.press("down")
        await table.pilot.press("tab")
        assert table.lit() == (7, 6, 5, 2, 3)
        await table.pilot.press("down")
        assert table.lit() == paths["son"]
        await table.pilot.press("right")
        assert words.chosen == words.words[1][3]


async def test_a_word_is_explained(sit_down: SitDown) -> None:
    """Under the board: what it scores, and whether most people know it, whatever its length."""
    async with sit_down() as table:
        await finish(table, "norse")
        everyday, words = table.screen._solution.everyday, table.screen.query_one(WordColumns)
        told = table.screen.query_one("#word", Static)
        for word in words.words[1]:
            assert words.chosen == word
            text = str(told.render()).split("\n")[0]
            known = "common" if word.word in everyday else "uncommon"
            assert text.startswith(f"{word.word.upper()} {count(word.points, 'point')}")
            assert text.endswith(f" · {known}")
            assert len(text) <= told.size.width
            await table.pilot.press("down")


async def test_a_click_chooses_a_word(sit_down: SitDown) -> None:
    """The mouse reaches every word in sight, and its wheel those beyond."""
    async with sit_down() as table:
        await finish(table, "norse", "son")
        words = table.screen.query_one(WordColumns)
        await table.pilot.click(words, offset=(4, 2))
        assert words.chosen == words.words[0][1]
        words.post_message(scrolled_up(words))
        await table.pilot.pause()
        assert words.chosen == words.words[0][0]


async def test_there_is_something_to_learn(sit_down: SitDown) -> None:
    """The best missed word, well-known ones and an ending are told."""
    async with sit_down() as table:
        await finish(table, "lion", "ion", "nine")
        lessons = str(table.screen.query_one(Lessons).render()).split("\n")
        assert lessons == [
            "★ Best missed: SENIOR, 3 points",
            "? Well known: NOISE, NONE, ONES",
            "✓ Add S for 3 more, like LIONS",
        ]


async def test_the_same_board_can_be_played_again(sit_down: SitDown, services: Services) -> None:
    """S deals the same board by the same rules as a new round."""
    async with sit_down(timer=Timer(60)) as table:
        await finish(table, "son")
        cells = table.board.grid.cells
        await table.pilot.press("s")
        await table.until(lambda: isinstance(table.screen, BoggleScreen))
        await table.wait_for_words()
        assert table.board.grid.cells == cells
        assert table.headline == "0 points · 0 words of 77"
        assert table.clock == "1:00"
        assert table.board.hidden
    assert len(services.games.unfinished()) == 1


async def test_a_new_board_after_an_own_one_is_asked_for(sit_down: SitDown) -> None:
    """N opens the set-up screen when the board was typed in, for there are no dice to roll."""
    async with sit_down() as table:
        await finish(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, BoggleSetupScreen))


async def test_the_code_is_copied_and_shown(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+Y copies the share code and shows it, for terminals that cannot copy."""
    async with sit_down() as table:
        await finish(table)
        copied: list[str] = []
        monkeypatch.setattr(table.app, "copy_to_clipboard", copied.append)
        await table.pilot.press("ctrl+y")
        assert table.said == f"Copied: {copied[0]}"


async def test_the_result_is_copied(sit_down: SitDown) -> None:
    """C copies stars and counts, shows them, and says that they give nothing away."""
    async with sit_down(size=(80, 24)) as table:
        await finish(table)
        await table.pilot.press("c")
        assert table.app.clipboard.startswith("Boggle 4×4 · ")
        assert all(line in table.text for line in [*table.app.clipboard.splitlines(), SAFE])
        await table.pilot.click("CopiedScreen TileButton")
        assert isinstance(table.screen, BoggleResultsScreen)


async def test_escape_goes_home(sit_down: SitDown) -> None:
    """From the results escape leads to the home screen."""
    async with sit_down() as table:
        await finish(table)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_the_meaning_of_a_word_is_offered_where_there_is_little_room(
    sit_down: SitDown,
) -> None:
    """Rather than another round on the same board."""
    async with sit_down(size=(80, 24)) as table:
        await finish(table, "norse")
        await table.pilot.press("down")
        await table.pilot.pause()
        keys = table.text.split("\n")[-1]
        assert all(name in keys for name in ("f Meaning", "New board", "Share", "Home", "f1 Help"))
