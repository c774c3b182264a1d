"""The results of a round, guess by guess."""

import re
from threading import Event
from time import sleep
from typing import Any

import pytest
from textual.widgets import Static

from tests.engine.hangman.rounds import EXAMPLE, HANDOUT
from tests.screens.hangman.journeys import guess, results, reviewed, scene, story
from tests.screens.table import SitDown, Table
from wordarcade.engine.hangman.candidates import Candidates
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.games.hangman import reviewing
from wordarcade.games.routes import ResumeRoute
from wordarcade.players.hangman.review import Choice, HangmanReview, ReviewedGuess, review
from wordarcade.players.hangman.value import Appraiser, GameValue
from wordarcade.screens.copied import CopiedScreen
from wordarcade.screens.hangman import forced
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.story import Columns, family_bar
from wordarcade.screens.hangman.story_table import StoryTable
from wordarcade.screens.help import HelpScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.support.progress import Report
from wordarcade.widgets.fit_chart import FitChart
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.top_line import TopLine


def text_below(table: Table) -> list[str]:
    """Return the closer look at the marked guess, blanks and bars left out."""
    shown = str(table.screen.query_one("#closer Static", Static).render())
    return [" ".join(line.replace("▆", " ").split()) for line in shown.splitlines() if line.strip()]


def verdict(table: Table) -> list[str]:
    """Return what is said beside the word."""
    return str(table.screen.query_one("#verdict > Static", Static).render()).splitlines()


async def test_the_cheat_is_told(sit_down: SitDown) -> None:
    """Each guess has what was kept, the words before and after, and what it was worth."""
    async with sit_down(guesses=3, size=(120, 40)) as table:
        await guess(table, *"eogd")
        await results(table)
        assert story(table) == [
            "1 × E 33% 9 → 3 2 nothing lost",
            "2 ✓ O 67% 3 → 2 2 nothing lost",
            "3 × G 50% 2 → 1 2 nothing lost",
            "4 × D 100% 1 → 1 3 lost here ★ C keeps it at 2",
        ]
        assert verdict(table)[:2] == [
            "× Hanged by an evil host",
            "3 of 3 wrong. Slips cost 1 guess",
        ]
        assert table.said == (
            "Your slip was D: C holds the host to 2 misses. 3 of 4 guesses were perfect."
        )
        assert table.screen.query_one(TopLine).facts[-1] == "rated 67 of 100"


async def test_the_story_fits_a_small_room(sit_down: SitDown) -> None:
    """The better letter is never cut off; enter looks closer."""
    async with sit_down(guesses=3) as table:
        await guess(table, *"eogd")
        await results(table)
        assert story(table)[-1] == "4 × D 100% 1 → 1 3 lost ★ C"
        assert not table.screen.query_one("#closer").display
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert table.screen.query_one("#closer").display
        assert text_below(table) == [
            "◆ -OO- 1",
            "You chose D lets the host force 3",
            "★ Better C holds the host to 2",
            "As good L",
        ]


async def test_no_merit_is_cut_in_the_smallest_room(sit_down: SitDown) -> None:
    """A bar gives way to it."""
    async with sit_down(guesses=3, size=(60, 20)) as table:
        await guess(table, *"eogd")
        await results(table)
        assert story(table)[-1].endswith(" 3 lost ★ C")
        assert "misses forced" in table.text
    async with sit_down(EXAMPLE, guesses=3, size=(60, 20)) as table:
        await guess(table, *"zxq")
        await results(table)
        assert story(table)[-1].endswith("no matter")


@pytest.mark.parametrize("width", [58, 68, 76, 78, 100, 120])
@pytest.mark.parametrize("words", [9, 900, 9_999, 24_029])
@pytest.mark.parametrize("chosen", [False, True])
def test_the_column_heads_stand_apart(width: int, words: int, chosen: bool) -> None:
    """None runs on into the next, or is cut at the edge."""
    guess = ReviewedGuess(GuessLetter("e"), (), words, 3, None, None, "")
    columns = Columns.of(
        [guess] * 12, width, mono=False, chosen=chosen, final=True, polite=False, allowed=8
    )
    head = columns.head().plain
    assert len(head) <= width
    heads = re.split(r" {2,}", head.strip())
    assert len(heads) == 4
    assert heads[2] in {"fit", "words that fit"}


async def test_the_marked_guess_is_told_in_detail(sit_down: SitDown) -> None:
    """The costliest guess is marked at first; up and down mark others."""
    async with sit_down(guesses=3, size=(120, 40)) as table:
        await guess(table, *"eogd")
        await results(table)
        chart = table.screen.query_one(FitChart)
        assert [point.words for point in chart.points] == [9, 3, 2, 1, 1]
        assert "".join(point.label + point.sign for point in chart.points) == "·●E○O●G○D▼"
        assert chart.marked == 4
        await table.pilot.press("home")
        await table.pilot.pause()
        assert text_below(table) == [
            "◆ ---- 3",
            "--E- 2",
            "-E-- 2",
            "---E 1",
            "E--E 1",
            "You chose E lets the host force 2",
        ]
        assert table.said == "E lost nothing: the host can force 2 misses in all."
        assert chart.marked == 1


async def test_a_word_has_no_families(sit_down: SitDown) -> None:
    """A guess of the whole word is a line as well."""
    async with sit_down("cool good", size=(120, 40)) as table:
        await guess(table, "good", "cool")
        await results(table)
        assert story(table) == [
            "1 × … GOOD 2 → 1 1 nothing lost",
            "2 ✓ … COOL 1 → 1 1 nothing lost",
        ]
        assert text_below(table)[0] == "The answer: no, that's not the word."
        assert table.said == "No slips: perfect play all the way."
        assert verdict(table)[2] == "Streak 1 · best 1 ★"


@pytest.mark.parametrize("last", ["good", "cool"])
async def test_a_round_from_the_history_tells_no_streak_of_today(
    sit_down: SitDown, services: Services, last: str
) -> None:
    """What later rounds have done to the streak isn't told of an earlier one, won or lost."""
    async with sit_down("cool good", guesses=1) as table:
        await guess(table, last)
        await results(table)
        assert "streak" in verdict(table)[2].lower()
        (header,) = services.games.finished("hangman")
    async with sit_down(route=ResumeRoute(header.id)) as table:
        await reviewed(table)
        assert len(verdict(table)) >= 2
        assert not any("streak" in line.lower() for line in verdict(table))


async def test_the_odds_with_an_honest_host(sit_down: SitDown) -> None:
    """What could be forced is nothing to a host with a word, which is not offered again."""
    honest = sit_down(EXAMPLE, host=HostKind.HONEST, word="army", guesses=3, size=(120, 40))
    async with honest as table:
        await guess(table, *"rbmya")
        await results(table)
        assert verdict(table)[:2] == [
            "✓ Saved from an honest host",
            "1 of 3 wrong. Slips cost 1 guess",
        ]
        assert text_below(table)[-1] == "Slip cost 1 guess"
        assert story(table) == [
            "1 ✓ R 17% 12 → 2 17% lucky",
            "2 × B 100% 2 → 2 0% slip ★ A 100%",
            "3 ✓ M 50% 2 → 1 50%",
            "4 ✓ Y 100% 1 → 1 100%",
            "5 ✓ A 100% 1 → 1 100%",
        ]
        assert "chance of a hit, ★ likeliest" in table.text
        assert "force" not in table.text
        assert table.said == (
            "Your slip was B: neither word had it, both had an A. 4 of 5 guesses were good."
        )
        await table.pilot.press("home")
        await table.pilot.pause()
        await table.pilot.press("down", "down")
        await table.pilot.pause()
        assert table.said == "50% of the words left had an M; all had an A."
        await table.pilot.press("home")
        await table.pilot.pause()
        assert table.said == "R was lucky: only 17% of the words left had it."
        assert text_below(table)[-2:] == [
            "You chose R 17% of the words had it",
            "★ Likelier A 100% of the words had it",
        ]
        assert table.screen.query_one(TopLine).facts[-1] == "★★★☆☆ 67"
        await table.pilot.press("s")
        await table.pilot.pause()
        assert isinstance(table.screen, HangmanResultsScreen)


async def test_a_word_found_by_hints_is_not_called_perfect_play(sit_down: SitDown) -> None:
    """A guess of the player's own among them makes it theirs again."""
    for own in (False, True):
        async with sit_down("good wood", guesses=3, size=(120, 40)) as table:
            if own:
                await guess(table, "o")
            await table.pilot.press("ctrl+t")
            while not table.screen.session.is_over:
                before = table.screen.session.state.used
                await table.pilot.press("ctrl+t")
                await table.until(lambda: table.said.startswith("Try "))
                await guess(table, scene(table).hint)
                assert table.screen.session.state.used != before
            await results(table)
            told = table.said, table.screen.query_one(TopLine).facts[-1]
            assert "hint" not in verdict(table)[1]
            assert re.fullmatch(r"With \d hints?: streak stays at 0", verdict(table)[2])
            if own:
                assert told[0] == "No slips: perfect play all the way."
                assert told[1].startswith("rated 100 of 100, with ")
            else:
                assert told[0] == "Hints chose every letter. Now try one without."
                assert told[1].endswith(" hints")
                assert "rated" not in told[1]


async def test_the_rating_can_be_checked(sit_down: SitDown) -> None:
    """It is what is left of the guesses allowed, by the figure beside the word; slips make that."""
    honest = sit_down(EXAMPLE, host=HostKind.HONEST, word="army", guesses=4, size=(120, 40))
    async with honest as table:
        await guess(table, *"barmy")
        await results(table)
        match = re.search(r"(\d) of (\d) wrong\. Slips cost ([\d.]+)", verdict(table)[1])
        assert match is not None
        _, allowed, given = map(float, match.groups())
        assert given % 1
        rated = int(100 * (1 - given / allowed) + 0.5)
        assert table.screen.query_one(TopLine).facts[-1].split()[-1] == str(rated)
        lost = 0.0
        for number in range(len(story(table))):
            await table.pilot.press("home", *["down"] * number)
            await table.pilot.pause()
            costs = [line.split()[2] for line in text_below(table) if line.startswith("Slip cost")]
            lost += sum(map(float, costs))
        assert lost == pytest.approx(given)


async def test_what_a_host_gives_back_is_told(sit_down: SitDown) -> None:
    """And it does not count, as the sentence says that sums up the slips."""
    async with sit_down(HANDOUT, guesses=6) as table:
        state = table.screen.session.state
    slips = [worth("e", 1, 3, "i"), worth("o", 3, 2, ""), worth("i", 2, 3, "a"), worth("u", 3, 3)]
    assert forced.summary(state, HangmanReview(tuple(slips)))[1] == (
        "Your worst slip was E: I holds the host to 1 miss. 2 of 4 guesses were perfect. "
        "The host's slips gave back 1, but all 3 count."
    )
    assert forced.about_guess(slips[2], hopeless=False)[1] == (
        "The letter I was a slip: A holds the host to 2 misses."
    )


def worth(letter: str, before: int, after: int, better: str = "") -> ReviewedGuess:
    """Return a guess before and after which so many wrong guesses can be forced."""
    value = GameValue(before, before), GameValue(after, after)
    return ReviewedGuess(GuessLetter(letter), (), 9, 9, *value, better)


async def test_nothing_is_called_a_slip_in_a_hopeless_round(sit_down: SitDown) -> None:
    """Where the host could not lose from the start, guesses that cost more are no mistakes."""
    async with sit_down(EXAMPLE, guesses=3, size=(120, 40)) as table:
        await guess(table, *"zxq")
        await results(table)
        assert not any("slip" in line for line in story(table))
        assert table.said == "Nobody could win this: the host could force 3 misses and needed 3."
        assert verdict(table)[1] == "The host could force 3 misses and needed 3"


async def test_words_that_it_could_have_been(sit_down: SitDown) -> None:
    """Some of the words left are told, and how many there are; the named one is not among them."""
    async with sit_down(EXAMPLE, guesses=1, size=(200, 50)) as table:
        await guess(table, "b")
        await results(table)
        told = verdict(table)[-1]
        assert told.startswith("It could also have been ")
        assert told.endswith(" or 4 more")


async def test_giving_up_at_once(sit_down: SitDown) -> None:
    """A round without a guess has nothing to tell but the word, and how to begin the next."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+e", "y", "enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        await table.until(lambda: table.said.startswith("You gave up"))
        assert table.said == (
            "You gave up before the first guess. E is a good letter to begin with."
        )


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
        facts = table.app.screen.query_one(TopLine)
        await table.until(lambda: facts.facts[-1] == "working it out 50%")
        assert story(table)[0].endswith("9 → 3 1+")
        await table.pilot.press("down")
        may_know.set()
        await table.until(lambda: story(table)[0].endswith("9 → 3 2"))
        await table.pilot.pause()
        assert table.screen.query_one(FitChart).marked == 2


class Vague(Appraiser):
    """Knows nothing of any value."""

    def value(self, candidates: Candidates, report: Report, budget: int = 0) -> GameValue:  # noqa: ARG002 - as the base has it
        """Return the widest bounds."""
        return GameValue(0, 25)


async def test_leaving_stops_the_work(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is still being worked out when the player leaves is given up; Home begins it again."""
    stopped = Event()

    def review_for_ever(*arguments: Any) -> None:
        report = arguments[-1]
        try:
            while True:
                sleep(0.01)
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


async def test_bars_follow_the_theme(sit_down: SitDown) -> None:
    """Without colours they are of other signs, in the story and beside it, and back again."""
    async with sit_down(guesses=2, size=(120, 40)) as table:
        await guess(table, "e", "s")
        await results(table)
        await table.until(lambda: table.text.count("▆▆▆") > 2)
        theme, seen = table.app.theme, []
        for name in ("wordarcade-mono", theme):
            table.app.theme = name
            await table.pilot.pause()
            await table.pilot.pause()
            story = table.screen.query_one(StoryTable).query_one(LongList).render_line(0).text
            seen.append(("█" in story, "▆▆▆" in story, "····" in table.text))
        assert seen == [(True, True, True), (False, True, False)]


async def test_ways_on(sit_down: SitDown, services: Services) -> None:
    """The code, the result, the same again, and another word."""
    async with sit_down(guesses=1) as table:
        await guess(table, "e")
        await results(table)
        await table.pilot.press("ctrl+y")
        assert table.said == f"Copied: {table.app.clipboard}"
        await table.pilot.press("c")
        assert isinstance(table.screen, CopiedScreen)
        await table.pilot.press("c")
        assert table.app.clipboard.splitlines()[1:] == [
            "rated 100 of 100: hanged, 1 of 1 wrong",
            "×",
        ]
        await table.pilot.press("s")
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        assert scene(table).left == 1
        await guess(table, "e")
        await results(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
    ratings = [
        header.summary and header.summary["rating"] for header in services.games.finished("hangman")
    ]
    assert len(ratings) == 2
    assert 100 in ratings


async def test_letters_are_commands_in_either_case(sit_down: SitDown) -> None:
    """The footer and the help show each key as they always do, once; a changed key is changed."""
    async with sit_down(guesses=1, size=(200, 50)) as table:
        await guess(table, "e")
        await results(table)
        shown = table.screen.query_one(GameFooter).bindings_shown
        assert [binding.key for binding in shown if binding.action == "another"] == ["n"]
        await table.pilot.press("f1")
        await table.until(lambda: isinstance(table.screen, HelpScreen))
        keys = str(table.screen.query_one("#keys", Static).render()).splitlines()
        assert [line.split()[0] for line in keys if "New word" in line] == ["n"]
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        table.app.set_keymap({"results.copy": "x"})
        await table.pilot.press("C")
        assert isinstance(table.screen, HangmanResultsScreen)
        await table.pilot.press("N")
        await table.until(lambda: isinstance(table.screen, HangmanScreen))


@pytest.mark.parametrize("taken", [0, 3, 40])
@pytest.mark.parametrize("room", [1, 12, 60])
def test_the_family_taken_is_always_in_sight(taken: int, room: int) -> None:
    """However small it is among however many families, the bar has its length."""
    choices = [Choice("-", 50 - number, number == taken) for number in range(50)]
    bar = family_bar(choices, room)
    assert bar.cell_length == room
    assert any("focus" in str(span.style) for span in bar.spans)
    assert ("◆" in bar.plain) == (taken > 0)
