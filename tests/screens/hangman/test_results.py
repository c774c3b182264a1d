"""The results of a round, guess by guess."""

from threading import Event
from typing import Any

import pytest
from wordarcade.widgets.candidates_chart import CandidatesChart

from tests.engine.hangman.rounds import EXAMPLE
from tests.screens.hangman.journeys import guess, results, story, text_of
from tests.screens.table import SitDown, Table
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.games.hangman import reviewing
from wordarcade.games.sharing import SAFE
from wordarcade.players.hangman.review import Choice, review
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.story import family_bars
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.support.progress import Report
from wordarcade.widgets.top_line import TopLine
from wordarcade.widgets.word_panel import WordPanel


def families_shown(table: Table) -> list[str]:
    """Return the lines of the first section of the panel, blanks and bars left out."""
    shown = str(table.screen.query_one(".section Static").render())
    return [
        " ".join(part for part in line.split() if "█" not in part) for line in shown.splitlines()
    ]


async def test_the_cheat_is_told(sit_down: SitDown) -> None:
    """Each guess has its families, the words left, what could be forced, and what was better."""
    async with sit_down(guesses=3) as table:
        await guess(table, *"eogd")
        await results(table)
        assert story(table) == [
            "1 × E [█]▆▆▄▄ 9→3 2→2",
            "2 + O [█]▅ 3→2 2→2",
            "3 × G [█]█ 2→1 2→2",
            "4 × D [█] 1→1 2→3 ★ CL",
        ]
        assert table.headline == "COOL\nyou lost\n3 of 3 wrong guesses"
        assert text_of(table, "#lessons").splitlines() == [
            "+ With perfect play you win: nobody can force more than 2 misses.",
            "! From guess 4 (D) on, the host cannot lose.",
            "× One mistake: D cost 1 guess.",
        ]


async def test_the_marked_guess_is_told_in_detail(sit_down: SitDown) -> None:
    """Up and down mark another guess: its families, its bar, and a sentence on it."""
    async with sit_down(guesses=3) as table:
        await guess(table, *"eogd")
        await results(table)
        assert families_shown(table) == [
            "E: 5 families of 9",
            "▸ ---- 3",
            "--E- 2",
            "-E-- 2",
            "---E 1",
            "E--E 1",
        ]
        assert table.said == "E cost nothing: 2 wrong guesses can still be forced."
        await table.pilot.press("end")
        await table.pilot.pause()
        assert table.said == "D cost 1: 2 → 3 wrong guesses can be forced. Better: C L."
        chart = table.screen.query_one(CandidatesChart)
        assert (chart.counts, chart.labels) == ((9, 3, 2, 1, 1), tuple("·EOGD"))
        assert (chart.marked, chart.turning) == (4, 4)


async def test_a_word_has_no_families(sit_down: SitDown) -> None:
    """A guess of the whole word is a line as well."""
    async with sit_down("cool good") as table:
        await guess(table, "good", "cool")
        await results(table)
        assert story(table) == ["1 × GOOD 2→1 1→1", "2 + COOL 1→1 1→1"]
        assert families_shown(table) == ["GOOD: the answer was that it is not the word."]
        assert text_of(table, "#lessons").splitlines()[-1] == "★ No mistakes."


async def test_luck_with_an_honest_host(sit_down: SitDown) -> None:
    """An honest host may lose what a cheat would not; its word is not offered again."""
    async with sit_down(EXAMPLE, host=HostKind.HONEST, word="army", guesses=3) as table:
        await guess(table, *"mrya")
        await results(table)
        assert "was lucky" in table.said
        assert text_of(table, "#lessons").startswith("  A cheat could force 3 misses")
        await table.pilot.press("s")
        await table.pilot.pause()
        assert isinstance(table.screen, HangmanResultsScreen)


async def test_words_that_it_could_have_been(sit_down: SitDown) -> None:
    """Some of the words left are told, and how many there are; the named one is not among them."""
    async with sit_down(EXAMPLE, guesses=1) as table:
        await guess(table, "b")
        await results(table)
        named = table.headline.splitlines()[0]
        left = str(table.screen.query(".section Static")[1].render())
        assert left.startswith("6 other words left\n")
        words = left.splitlines()[1].split()
        assert sorted([*words, named]) == ["ACHE", "ACID", "AGED", "ALSO", "AREA", "ARMY", "AWAY"]


async def test_giving_up_at_once(sit_down: SitDown) -> None:
    """A round without a guess has nothing to tell but the words."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+e", "y", "enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        await table.until(lambda: text_of(table, "StoryTable > Static") == "You made no guess.")


async def test_values_fill_in(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is quick to find out is shown at once; the rest when it is known, the mark kept."""
    may_know = Event()

    def review_slowly(state: Any, appraiser: Any, budget: int, root: Any, report: Report) -> Any:
        if budget == reviewing._BUDGETS[0]:
            return review(state, Vague(state.candidates.table), budget, root, report)
        while not may_know.wait(0.01):
            report(0.5)
        return review(state, appraiser, budget, root, report)

    monkeypatch.setattr(reviewing, "review", review_slowly)
    async with sit_down(guesses=2) as table:
        await guess(table, *"eog")
        await table.pilot.press("enter")
        await table.until(lambda: table.app.screen.query_one(TopLine).facts[0] == "values 50%")
        assert story(table)[0].endswith("9→3 0+→1+")
        await table.pilot.press("down")
        may_know.set()
        await table.until(lambda: story(table)[0].endswith("9→3 2→2"))
        await table.pilot.pause()
        assert table.said.startswith("O cost nothing")


class Vague(Appraiser):
    """Knows nothing of any value."""

    def value(self, candidates: Candidates, report: Report, budget: int = 0) -> GameValue:  # noqa: ARG002 - as the base has it
        """Return the widest bounds."""
        return GameValue(0, 25)


async def test_leaving_stops_the_work(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is still being worked out when the player leaves is given up."""
    stopped = Event()

    def review_for_ever(*arguments: Any) -> None:
        report = arguments[-1]
        try:
            while not stopped.wait(0.01):
                report(0)
        finally:
            stopped.set()

    monkeypatch.setattr(reviewing, "review", review_for_ever)
    async with sit_down(guesses=1) as table:
        await guess(table, "e")
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.until(stopped.is_set)


async def test_ways_on(sit_down: SitDown, services: Services) -> None:
    """The code, the result, the same again, and another word."""
    async with sit_down(guesses=1) as table:
        await guess(table, "e")
        await results(table)
        await table.pilot.press("ctrl+y")
        assert table.said == f"Copied: {table.app.clipboard}"
        await table.pilot.press("c")
        assert table.said == SAFE
        assert table.app.clipboard.splitlines()[1:] == ["★★★★★ hanged, 1 of 1 wrong", "×"]
        await table.pilot.press("s")
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        assert table.headline.startswith("1 of 1 wrong guesses left")
        await guess(table, "e")
        await results(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
    ratings = [
        header.summary and header.summary["rating"] for header in services.games.finished("hangman")
    ]
    assert len(ratings) == 2
    assert 100 in ratings


async def test_parts_of_the_panel_are_tabs_in_narrow_rooms(sit_down: SitDown) -> None:
    """Where there is no room beside the guesses, tab goes through what is told of them."""
    async with sit_down(guesses=1, size=(50, 24)) as table:
        await guess(table, "e")
        await results(table)
        panel = table.screen.query_one(WordPanel)
        for _ in range(2):
            await table.pilot.press("tab")
        await table.pilot.pause()
        (shown,) = [section for section in panel.query(".section") if section.display]
        assert "With perfect play" in str(shown.query_one("Static").render())


@pytest.mark.parametrize("taken", [0, 3, 40])
def test_the_family_taken_is_always_in_sight(taken: int) -> None:
    """However small it is among however many families."""
    choices = [Choice("-", 50 - number, number == taken) for number in range(50)]
    bars = family_bars(choices, 12).plain
    assert len(bars) == 12
    assert bars.count("[") == 1
    assert ("…" in bars) == (taken == 40)
