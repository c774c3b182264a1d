"""A round of hangman in which the player guesses."""

import random
from contextlib import closing
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest
from textual.app import App
from textual.widgets import Static

from tests.engine.hangman.rounds import EXAMPLE
from tests.games.sessions import hangman_of
from tests.screens.hangman.journeys import (
    click_key,
    guess,
    guesses_listed,
    pattern,
    results,
    reviewed,
    scene,
    used,
)
from tests.screens.table import SitDown, Table
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GuessLetter
from wordarcade.engine.hangman.pattern import fits
from wordarcade.engine.hangman.round import HangmanRound
from wordarcade.games.hangman import session
from wordarcade.games.hangman.session import HangmanSession
from wordarcade.games.hangman.streak import Streak
from wordarcade.games.routes import ResumeRoute
from wordarcade.players.hangman.evil import EvilHost
from wordarcade.players.hangman.guesser import RatedLetter
from wordarcade.players.hangman.hint import Hint
from wordarcade.players.hangman.hint_sentences import hint_sentence
from wordarcade.players.hangman.host import Answer
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.hangman import play
from wordarcade.screens.hangman.play import HangmanScreen
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.hangman.side import HangmanSide
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.store.games import GameStore
from wordarcade.support.clock import ManualClock
from wordarcade.support.progress import Report
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.tone import Tone

COMPUTERS = [host for host in HostKind if host is not HostKind.PERSON]


async def test_a_round_of_the_handout(sit_down: SitDown) -> None:
    """The example of the course assignment: each answer, what is shown, and what is left."""
    async with sit_down(guesses=2, show_left=True) as table:
        assert (scene(table).left, scene(table).note) == (2, "9 words still fit")
        assert await guess(table, "e", "O") == [
            "There is no E. 1 wrong guess left. 3 words fit.",
            "Yes, two O's. 2 words fit.",
        ]
        assert (scene(table).left, scene(table).note) == (1, "2 words still fit")
        assert pattern(table) == "-oo-"
        assert guesses_listed(table)[:2] == ["1 E × not there", "2 O ✓ twice"]
        assert await guess(table, "g") == ["Hanged. The word was COOL."]
        assert (scene(table).left, scene(table).solution) == (0, "cool")
        assert scene(table).won is False


async def test_a_high_side_numbers_the_guesses_to_come(sit_down: SitDown) -> None:
    """As far as the round can last; they give way to those made, and are gone at its end."""
    async with sit_down(EXAMPLE, guesses=2, size=(200, 50)) as table:
        assert guesses_listed(table) == [f"{number} ·" for number in range(1, 6)]
        await guess(table, "z")
        assert guesses_listed(table) == ["1 Z × not there 1 left", *(f"{n} ·" for n in range(2, 6))]
        await guess(table, "x")
        assert guesses_listed(table) == ["1 Z × not there 1 left", "2 X × not there 0 left"]


@pytest.mark.parametrize("host", COMPUTERS)
async def test_a_guess_ends_in_what_it_led_to(sit_down: SitDown, host: HostKind) -> None:
    """The word as far as known or the wrong guesses left, the same with every host."""
    word = "cool" if host is HostKind.HONEST else None
    async with sit_down("cool", host=host, word=word, size=(120, 40)) as table:
        await guess(table, "e", "o", "l")
        assert guesses_listed(table)[:3] == [
            "1 E × not there 5 left",
            "2 O ✓ twice · O O ·",
            "3 L ✓ once · O O L",
        ]
        await table.pilot.resize_terminal(80, 24)
        await table.pilot.pause()
        assert guesses_listed(table)[1] == "2 O ✓ twice"


async def test_the_last_rounds_stand_below_the_streak(sit_down: SitDown) -> None:
    """From the second round on, where the streak has a panel."""
    async with sit_down("cool", size=(120, 40)) as table:
        assert not table.screen.query_one("#streak-recent").display
        streak = Streak.of([True, False, True])
        table.screen.query_one(HangmanSide).tell_streak(streak)
        recent = table.screen.query_one("#streak-recent", Static)
        assert str(recent.render()).strip() == "last 3  ✓ × ✓"


async def test_a_whole_word_can_be_guessed(sit_down: SitDown) -> None:
    """A wrong word costs a guess; an evil host admits a word only when it is the last."""
    async with sit_down("cool good") as table:
        assert await guess(table, "good") == ["GOOD is not the word. 5 wrong guesses left."]
        assert scene(table).left == 5
        assert (await guess(table, "cool"))[0].startswith("Saved! You found COOL.")


async def test_what_cannot_be_guessed_costs_nothing(sit_down: SitDown) -> None:
    """Guesses made before, words of other lengths, unknown ones, and ones that do not fit."""
    async with sit_down() as table:
        await guess(table, "ibex"[::-1])
        assert table.said == "XEBI is not in the word list."
        await guess(table, "escape", "e")
        assert table.said == "There is no E. 5 wrong guesses left."
        assert await guess(table, "e", "good", "hope", "escape") == [
            "You already tried E.",
            "GOOD is not the word. 4 wrong guesses left.",
            "HOPE doesn't fit what is shown.",
            "",
        ]
        assert await guess(table, "good") == ["You already tried GOOD."]
        assert scene(table).left == 4
        assert len(table.screen.session.state.moves) == 2


async def test_a_fault_is_told_while_typing(sit_down: SitDown) -> None:
    """The entry line says what the rules would say, and takes no more letters than the word."""
    async with sit_down() as table:
        await guess(table, "e")
        line = table.screen.area.entry_line
        await table.pilot.press("tab", "l")
        assert line.entry.remark == "1 of 4 letters"
        await table.pilot.press("e")
        assert (line.entry.fitting, line.entry.remark) == (1, "doesn't fit what is shown")
        await table.pilot.press("enter")
        assert table.said == "A wrong word costs one guess.", "one fault is enough"
        await table.pilot.press("backspace", "enter")
        assert table.said == "The word has 4 letters. That cost you no guess."
        await table.pilot.press("escape", "tab", *"les")
        assert table.said == "A wrong word costs one guess."
        await table.pilot.press(*"xyz")
        assert table.said == "A wrong word costs one guess."
        assert line.entry.text == "lesx"
        await table.pilot.press("backspace", "z", "enter")
        assert line.entry.text == "lesz"
        assert scene(table).typed == "lesz"
        await table.pilot.press(*["backspace"] * 4, *"abba")
        assert line.entry.remark == "not in the word list"
        await table.pilot.press("g")  # another word instead
        assert line.entry.text == "g"
        assert used(table) == "e"


async def test_letters_come_faster_than_answers(sit_down: SitDown) -> None:
    """Each letter is guessed in its turn, once, however long its key is held down."""
    async with sit_down() as table:
        await table.type_fast(*"eeeoogl")
        await table.until(lambda: used(table) == "eogl")
        assert table.screen.message_line.history[-1].text.startswith("Yes, one L.")


async def test_guesses_that_wait_are_made_while_the_word_is_typed(
    sit_down: SitDown, slow_host: Event
) -> None:
    """Whoever goes over to the word has meant the letters before it, and keeps what is typed."""
    async with sit_down() as table:
        await table.pilot.press("e", "o", "tab", "g", "o")
        assert scene(table).asked == "eo"
        slow_host.set()
        await table.until(lambda: used(table) == "eo")
        assert table.screen.area.entry_line.entry.text == "go"


async def test_the_whole_word_is_typed_after_tab(sit_down: SitDown) -> None:
    """Escape and a guess go back to single letters; a click on the line begins to type."""
    async with sit_down() as table:
        line = table.screen.area.entry_line
        assert line.entry.remark == "press a letter · Tab for the word"
        await table.pilot.press("tab", *"go", "tab", "o")
        keys = table.text.split("\n")[-1]
        assert "Guess it" in keys
        assert "Single letters" in keys
        assert "Whole word" not in keys
        await table.pilot.press("escape", "e")
        await table.until(lambda: used(table) == "e")
        assert (line.entry.text, scene(table).typed) == ("", "")
        await table.pilot.click(EntryLine)
        await table.pilot.press(*"good")
        await table.pilot.click(EntryLine)
        assert (line.entry.text, used(table)) == ("good", "e")
        await table.press_in_footer("Guess it")
        await table.until(lambda: table.said.startswith("GOOD is not the word."))
        await table.pilot.press("l")
        await table.until(lambda: used(table) == "el")


async def test_a_round_by_mouse_alone(sit_down: SitDown) -> None:
    """Keys are clicked to the end of the round, then the line that shows how it went."""
    async with sit_down(guesses=2) as table:
        for letter, told in (
            ("e", "There is no E."),
            ("e", "You already tried E."),
            ("a", "Hanged."),
        ):
            await click_key(table, letter)
            await table.until(lambda told=told: table.said.startswith(told))  # type: ignore[misc]
        assert used(table) == "ea"
        assert table.said.startswith("Hanged.")
        await table.pilot.click(EntryLine)
        await reviewed(table)


async def test_no_host_can_be_told_from_another(sit_down: SitDown) -> None:
    """With one word every host answers alike; every text and sign is the same, the title too."""
    seen = []
    for host in COMPUTERS:
        word = "good" if host is HostKind.HONEST else None
        async with sit_down("good", host=host, word=word, guesses=3) as table:
            footer = [str(binding) for binding in table.screen.active_bindings.values()]
            await guess(table, "e", "o", "bood", "escape", "e")
            await table.pilot.press("ctrl+t", "ctrl+t")
            await table.until(lambda: table.said.startswith("Try"))
            picture = table.text
            assert "host" not in picture
            await table.pilot.press("ctrl+y")
            await guess(table, "x", "y")
            seen.append((footer, picture, table.said, table.screen.message_line.history))
    assert all(each[1:] == seen[0][1:] for each in seen)
    assert [message.text for message in seen[0][-1]] == [
        "There is no E. 2 wrong guesses left.",
        "Yes, two O's.",
        "BOOD is not in the word list.",
        "You already tried E.",
        "Try D: every word left has it. Just as safe: G.",
        "Copied the share code, which doesn't give the word away.",
        "There is no X. 1 wrong guess left.",
        "There is no Y. 0 wrong guesses left.",
        "Hanged. The word was GOOD.",
    ]


@pytest.mark.parametrize(("thought", "waited"), [(0.0, 0.3), (0.2, 0.1), (5.0, 0.0)])
async def test_answers_come_on_a_beat(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, thought: float, waited: float
) -> None:
    """What a host saves in thinking is waited for, so that no host is quicker than another."""
    waits: list[float] = []
    times = iter([100.0, 100.0 + thought])
    fake = SimpleNamespace(monotonic=lambda: next(times), sleep=waits.append)
    async with sit_down() as table:
        monkeypatch.setattr(play, "BEAT", 0.3)
        monkeypatch.setattr(play, "time", fake)
        await guess(table, "e")
        assert waits == [pytest.approx(waited)]


class SlowHost(EvilHost):
    """Thinks until it may answer, or until nobody waits for it any more."""

    may_answer = Event()

    def answer(self, state: HangmanRound, letter: str, report: Report = lambda _: None) -> Answer:
        """Return the evil host's answer, in the end."""
        while not self.may_answer.wait(0.01):
            report(0)
        return super().answer(state, letter)


@pytest.fixture
def slow_host(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let the host think until the event is set."""
    SlowHost.may_answer = Event()
    monkeypatch.setattr(session, "host_for", lambda *_: SlowHost(1))
    return SlowHost.may_answer


async def test_typing_goes_on_while_a_host_thinks(sit_down: SitDown, slow_host: Event) -> None:
    """The next guess can be typed, and is kept until the last one has been answered.

    The keys of letters without an answer are lit.
    """
    async with sit_down() as table:
        await table.pilot.press("e")
        assert table.said == "E …"
        assert scene(table).asked == "e"
        await table.pilot.press("o")
        assert scene(table).asked == "eo"
        await table.pilot.press("tab", "l", "escape")
        assert scene(table).asked == "eo"
        await table.pilot.press("escape")
        assert scene(table).asked == "e"
        await table.pilot.press("o")
        assert table.said == ""
        slow_host.set()
        await table.until(lambda: used(table) == "eo")
        assert pattern(table) == "-oo-"
        assert scene(table).asked == ""


async def test_leaving_a_thinking_host_takes_the_guess_back(
    sit_down: SitDown, slow_host: Event, services: Services
) -> None:
    """Escape drops what waits behind it, then leaves the game as it was found, without a guess."""
    async with sit_down() as table:
        await table.pilot.press("e", "o", "escape")
        assert isinstance(table.screen, HangmanScreen)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        slow_host.set()
    (header,) = services.games.unfinished()
    assert not services.games.load(header.id).moves


async def test_giving_up_is_final_though_an_answer_comes_later(
    sit_down: SitDown, slow_host: Event
) -> None:
    """An answer that comes after the end changes nothing."""
    async with sit_down() as table:
        await table.pilot.press("e", "ctrl+e", "y")
        await table.until(lambda: table.said.startswith("You gave up"))
        assert scene(table).asked == ""
        slow_host.set()
        await table.until(lambda: not table.screen._waiting)
        assert used(table) == ""


async def test_a_hint_is_told_with_its_reasons(sit_down: SitDown, services: Services) -> None:
    """It is marked in the alphabet and on record, once however often it is asked for."""
    async with sit_down(EXAMPLE) as table:
        await table.pilot.press("ctrl+t")
        assert table.said == "Your streak won't grow with a hint. Ctrl+T again for a hint."
        assert table.screen.area.entry_line.entry.remark == "Ctrl+T: a good letter"
        assert not table.screen.session.hinted
        for _ in range(2):
            await table.pilot.press("ctrl+t")
            await table.until(lambda: table.said.startswith("Try"))
        assert table.said.startswith("Try A: every word left has it. It leaves about a third")
        assert scene(table).hint == "a"
        (header,) = services.games.unfinished()
        assert [made.move for made in services.games.load(header.id).moves] == [{"hint": "a"}]
        await guess(table, "a")
        assert scene(table).hint == ""


def test_what_a_hint_says() -> None:
    """How often the letter hits, how much its answer tells, and which letters are as safe."""
    told = RatedLetter("e", 0.625, 2)
    assert hint_sentence(Hint(told, "")) == (
        "Try E: 63% of the words have it. It leaves about a quarter of the words."
    )
    certain = RatedLetter("e", 1, 0.1)
    assert [hint_sentence(Hint(certain, safest)) for safest in ("e", "est", "abcdefgh")] == [
        "Try E: every word left has it. No other letter is as safe.",
        "Try E: every word left has it. Just as safe: S, T.",
        "Try E: every word left has it. 7 other letters are as safe.",
    ]


async def test_a_hint_that_fails_can_be_asked_for_again(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The round goes on."""

    def broken(*_: object) -> Hint:
        raise AttributeError("a stale kernel")

    async with sit_down(EXAMPLE) as table:
        await table.pilot.press("ctrl+t")
        with monkeypatch.context() as patch:
            patch.setattr(HangmanSession, "look_for_hint", broken)
            await table.pilot.press("ctrl+t")
            await table.until(lambda: table.said.startswith("That hint failed; the details are in"))
        await table.pilot.press("ctrl+t")
        await table.until(lambda: table.said.startswith("Try A"))


async def test_a_hint_waits_for_the_guesses_made_before_it(
    sit_down: SitDown, slow_host: Event
) -> None:
    """It follows from their answers, and takes none back; what it costs is said after them."""
    async with sit_down() as table:
        await table.pilot.press("e", "o", "ctrl+t")
        assert not table.screen.session.hinted
        slow_host.set()
        await table.until(lambda: table.said.startswith("Your streak won't grow"))
        assert used(table) == "eo"
        await table.pilot.press("ctrl+t")
        await table.until(lambda: table.said.startswith("Try"))


async def test_a_hint_that_comes_late_is_dropped(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint for what has been guessed meanwhile is of no use."""
    async with sit_down() as table:
        screen: Any = table.screen
        asked = screen.session.state
        await guess(table, "e")
        screen.post_message(HangmanScreen.Hinted(asked, Hint(RatedLetter("e", 1, 1), "e")))
        await table.pilot.pause()
        assert table.said == "There is no E. 5 wrong guesses left."


async def test_giving_up_is_asked_first(sit_down: SitDown, services: Services) -> None:
    """Ctrl+e asks; then the word is told, the record closed, and Enter shows how it went."""
    async with sit_down() as table:
        await guess(table, "e")
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("n", "ctrl+e", "y")
        await table.until(lambda: table.said.startswith("You gave up. The host settles on "))
        (header,) = services.games.finished("hangman")
        assert header.summary is not None
        assert (header.summary["winner"], header.summary["wrong"]) == ("host", 1)
        await table.pilot.press("e", "ctrl+t", "enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))


async def test_a_killed_round_goes_on_as_it_was(
    sit_down: SitDown, services: Services, clock: ManualClock
) -> None:
    """After a kill the pattern, the guesses and the play time are as they were."""
    async with sit_down() as table:
        clock.advance(30)
        await guess(table, "e", "o")
        game_id = services.games.unfinished()[0].id
    clock.advance(9999)
    with closing(GameStore(services.locations.games_database, clock)) as rounds:
        using = services._replace(games=rounds)
        async with sit_down(route=ResumeRoute(game_id), using=using) as table:
            assert (pattern(table), used(table), table.clock) == ("-oo-", "eo", "0:30")
            assert table.said == "Welcome back. Your round is as you left it."
            assert await guess(table, "o") == ["You already tried O."]


async def test_a_round_killed_before_the_word_was_named(
    sit_down: SitDown, services: Services
) -> None:
    """The last guess is on record, the word is not: it is named when the round is taken up."""
    async with sit_down(guesses=1) as table:
        lexicon = table.screen.session.state.lexicon
    config = HangmanConfig(4, 1)
    saved = hangman_of(services, config, lexicon)
    saved.apply(GuessLetter("e"))
    async with sit_down(route=ResumeRoute(saved.id)) as table:
        assert table.said.startswith("Hanged. The host settles on ")
    (header,) = services.games.finished("hangman")
    assert header.id == saved.id


async def test_a_finished_round_opens_with_its_review(
    sit_down: SitDown, services: Services
) -> None:
    """What is over is looked at, not played."""
    async with sit_down(guesses=1) as table:
        await guess(table, "e")
        (header,) = services.games.finished("hangman")
    async with sit_down(route=ResumeRoute(header.id)) as table:
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))


async def test_a_code_does_not_show_the_word(sit_down: SitDown) -> None:
    """Ctrl+y copies the share code of an honest host's word, which nobody reads in it."""
    async with sit_down(host=HostKind.HONEST, word="good") as table:
        await table.pilot.press("ctrl+y")
        code = table.app.clipboard
        assert "good" not in code.lower()
        assert code not in table.text


async def test_a_pause_covers_the_round(sit_down: SitDown) -> None:
    """While the clock stands nothing can be seen or guessed."""
    async with sit_down() as table:
        await table.pilot.press("ctrl+o", "e")
        assert scene(table).covered
        assert table.said == "Paused. Enter to resume."
        await table.pilot.press("ctrl+o")
        assert not scene(table).covered
        await table.pilot.press("ctrl+o")
        await click_key(table, "a")
        assert not scene(table).covered
        await guess(table, "e")
        assert used(table) == "e"


@pytest.mark.parametrize(
    "changed", [{"hangman.harder": "f8"}, {"results.new": "o", "results.share": "h"}]
)
async def test_letters_are_guessed_whatever_keys_are_changed(
    sit_down: SitDown, changed: dict[str, str]
) -> None:
    """Some are keys of other actions after the end, which the player can change."""
    async with sit_down(host=HostKind.HONEST, word="good", guesses=9) as table:
        table.app.set_keymap(changed)
        for letter in "hncxo":
            await guess(table, letter)
        assert used(table) == "hncxo"


async def test_escape_steps_back(sit_down: SitDown) -> None:
    """Escape drops the word being typed first, then leaves for home."""
    async with sit_down() as table:
        await table.pilot.press("tab", *"go", "escape")
        assert table.screen.area.entry_line.entry.text == ""
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


def offered(table: Table) -> set[str]:
    """Return what the footer offers."""
    bindings = table.screen.active_bindings.values()
    return {active.binding.description for active in bindings if active.binding.show}


@pytest.mark.parametrize("host", [HostKind.EVIL, HostKind.HONEST])
async def test_what_is_offered_follows_the_round(sit_down: SitDown, host: HostKind) -> None:
    """Guesses during the round, ways on after it; a word that is known is not played again."""
    word = "good" if host is HostKind.HONEST else None
    async with sit_down(host=host, word=word, guesses=1) as table:
        assert {"Guess", "Whole word", "Hint", "Give up", "Home"} <= offered(table)
        await table.pilot.press("tab")
        assert "Guess it" in offered(table)
        await guess(table, "escape", "e")
        ways_on = {"How it went", "New word", "Share", "Home", "Help", "Meaning"}
        again = {"Same round"} if host is HostKind.EVIL else set()
        assert {entry for entry in offered(table) if "ore" not in entry} == ways_on | again
        before = table.screen
        await table.pilot.press("s" if again else "n")
        await table.until(lambda: table.screen is not before)
        await table.until(lambda: isinstance(table.screen, HangmanScreen))
        assert not table.screen.session.is_over


@pytest.mark.parametrize(
    ("host", "words", "told"),
    [
        (HostKind.EVIL, EXAMPLE, "Hanged. The host settles on "),
        (HostKind.EVIL, "good", "Hanged. The word was GOOD."),
        (HostKind.HONEST, "good wood", "Hanged. The word was GOOD."),
    ],
)
async def test_a_word_that_was_never_chosen_is_settled_on(
    sit_down: SitDown, host: HostKind, words: str, told: str
) -> None:
    """A host who kept several words to the end had none; one that is left alone was the word."""
    word = "good" if host is HostKind.HONEST else None
    async with sit_down(words, host=host, word=word, guesses=1) as table:
        await guess(table, "b")
        assert table.said.startswith(told)


async def test_a_long_word_has_its_sign_alone_in_a_narrow_list(sit_down: SitDown) -> None:
    """What it was worth in words is left out where it would be cut."""
    async with sit_down("following wallowing") as table:
        await guess(table, "wallowing", "following")
        assert guesses_listed(table)[0] in {"1 WALLOWING ×", "1 WALLOWING ✓"}
        assert "…" not in " ".join(guesses_listed(table))


@pytest.mark.parametrize("key", ["h", "H"])
async def test_a_word_found_alone_leads_to_the_next_level(sit_down: SitDown, key: str) -> None:
    """H plays it from the end and from the results, in either case; before, it is a letter."""
    for reviewing in (False, True):
        async with sit_down(
            "good wood", word="good", host=HostKind.HONEST, size=(120, 40)
        ) as table:
            await guess(table, key, "good")
            assert table.said == "Saved! You found GOOD. Press H for an evil host."
            if reviewing:
                await results(table)
                assert "Press H for an evil host." in table.text
            await table.pilot.press(key)
            await table.until(lambda: _plays_against(table, HostKind.EVIL))


def _plays_against(table: Table, host: HostKind) -> bool:
    """Whether a round against a host is in play."""
    screen = table.screen
    return isinstance(screen, HangmanScreen) and screen.session.state.config.host is host


async def test_a_word_found_with_a_hint_leads_to_no_other_level(sit_down: SitDown) -> None:
    """Nor does one that is lost."""
    async with sit_down("good") as table:
        await table.pilot.press("ctrl+t", "ctrl+t")
        await table.until(lambda: table.said.startswith("Try "))
        assert await guess(table, "good") == ["Saved! You found GOOD."]
        before = table.screen
        await table.pilot.press("h")
        assert table.screen is before
    async with sit_down("good", guesses=1) as table:
        assert await guess(table, "h") == ["Hanged. The word was GOOD."]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_a_hint_keeps_the_streak_from_growing(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    """The side says so in the same words in every room."""
    async with sit_down(size=size) as table:
        assert ("No hints used" in table.text) == (size == (80, 24))
        await table.pilot.press("ctrl+t", "ctrl+t")
        await table.until(lambda: table.said.startswith("Try "))
        await table.pilot.pause()
        side = " ".join(str(each.render()) for each in table.screen.side.query(Static))
        assert "1 hint used: your streak won't grow." in side
        assert "No hints" not in side


async def test_the_streak_is_told_as_it_is_when_a_round_is_over(sit_down: SitDown) -> None:
    """A round that is lost adds nothing to it any more; one that is won has."""
    async with sit_down("good", size=(120, 40)) as table:
        assert "It grows if you win without hints." in table.text
        await guess(table, "good")
        assert "Your streak grows by one." in table.text
    for told in ("Streak over at 1.", "No streak to lose."):
        async with sit_down(guesses=1, size=(120, 40)) as table:
            await guess(table, "e")
            assert table.screen.session.is_over
            assert told in table.text
            assert "adds to" not in table.text
    async with sit_down(guesses=1) as table:
        await guess(table, "e")
        assert "No streak to lose." in table.text


@pytest.mark.parametrize("host", COMPUTERS)
async def test_what_is_shown_always_fits_some_word(sit_down: SitDown, host: HostKind) -> None:
    """Whatever is guessed, some word of the list agrees with all that is shown, to the end."""
    words = EXAMPLE.split()
    word = "area" if host is HostKind.HONEST else None
    letters = random.Random(host.value).sample("abcdeghlmryi", 12)
    async with sit_down(EXAMPLE, host=host, word=word, guesses=4) as table:
        for letter in letters:
            if table.screen.session.is_over:
                break
            await guess(table, letter)
            assert any(fits(word, pattern(table), used(table)) for word in words)
        assert table.screen.session.is_over
        named = scene(table).solution
        assert named in words
        assert fits(named, pattern(table), used(table))


async def test_giving_up_at_once(sit_down: SitDown, services: Services) -> None:
    """Without a question, for those who want none."""
    services.settings.change({"ask_first": False})
    async with sit_down() as table:
        await guess(table, "e")
        await table.pilot.press("ctrl+e")
        await table.until(lambda: table.said.startswith("You gave up. The host settles on "))


async def test_the_bell_rings_at_a_miss(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And at a letter that was guessed before."""
    rung: list[str] = []
    monkeypatch.setattr(App, "bell", lambda _: rung.append("ding"))
    services.settings.change({"bell": True})
    async with sit_down() as table:
        await guess(table, "e")
        heard = len(rung)
        assert heard == (table.screen.message_line.message.tone is Tone.REFUSED)
        await table.pilot.press("e")
        assert len(rung) == heard + 1


async def test_the_streak_is_told_once(sit_down: SitDown) -> None:
    """Under the lives where it has no panel, else in its panel alone; also after a resize."""
    async with sit_down(size=(120, 40)) as table:
        await table.pilot.pause()
        assert "no streak yet" not in table.text
        assert "find a word to begin" in table.text
        await table.pilot.resize_terminal(80, 24)
        await table.until(lambda: "no streak yet" in table.text)
