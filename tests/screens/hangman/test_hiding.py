"""A round in which the player hides the word, and the computer guesses."""

import pytest

from tests.games.sessions import hangman_of
from tests.screens.hangman.journeys import pattern, results, scene, story, used
from tests.screens.table import SitDown, Table
from wordarcade.engine.hangman.choices import HostKind
from wordarcade.engine.hangman.config import HangmanConfig
from wordarcade.engine.hangman.moves import GiveUp
from wordarcade.engine.hangman.pattern import places_of
from wordarcade.games.routes import ResumeRoute
from wordarcade.screens.hangman.marking import Marks
from wordarcade.screens.hangman.results import HangmanResultsScreen
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.widgets.hangman_field import HangmanField
from wordarcade.widgets.word_tiles import WordTiles

PERSON = HostKind.PERSON


async def asked(table: Table, *, ready: bool = True) -> str:
    """Wait for the computer's next question, and return it."""
    if not ready:
        await table.pilot.press("enter")
    await table.until(lambda: table.screen.session.is_over or table.said.startswith("Is "))
    return table.said


async def answer(table: Table, word: str) -> str:
    """Answer the question for the letter that is asked for, and return what is said then."""
    letter = table.screen.area.entry_line.entry.text
    for place in places_of(letter, word):
        while scene(table).cursor != place:
            await table.pilot.press("right")
        await table.pilot.press("space")
    before = len(table.screen.message_line.history)
    await table.pilot.press("enter")
    await table.until(lambda: len(table.screen.message_line.history) > before)
    return table.said


async def test_the_computer_finds_the_word(sit_down: SitDown, services: Services) -> None:
    """Letters are marked with arrows and space; the last word left is asked for."""
    async with sit_down(host=PERSON) as table:
        assert table.said == "Think of a word of 4 letters. I'll guess it."
        assert await asked(table, ready=False) == ("Is there an E? It's in 67% of the words left.")
        assert await answer(table, "cool") == "Is there an L? It's in 67% of the words left."
        assert scene(table).left == 5
        await answer(table, "cool")
        assert pattern(table) == "---l"
        assert table.said == "Is it COOL? Y or N. No other word fits."
        await table.pilot.press("x", "enter", "y")
        assert table.said == "It's COOL! Found with 1 wrong guess."
        (header,) = services.games.finished("hangman")
        assert header.summary is not None
        assert (header.summary["winner"], header.summary["word"]) == ("guesser", "cool")
        await results(table)
        assert story(table)[0].split()[1:3] == ["×", "E"]


async def test_places_are_clicked(sit_down: SitDown) -> None:
    """A click marks a place, another one takes the mark away, and so does backspace."""
    async with sit_down(host=PERSON) as table:
        await asked(table, ready=False)
        field = table.screen.query_one(HangmanField)
        spot = (field.plan.word.x(0), field.plan.word.at.row)
        await table.pilot.click(field, offset=spot)
        assert scene(table).marked == {0}
        assert table.screen.area.entry_line.entry.remark == "in place 1"
        await table.pilot.click(field, offset=spot)
        assert scene(table).marked == frozenset()
        await table.pilot.press("space", "right", "space", "backspace")
        assert scene(table).marked == frozenset()
        assert table.screen.area.entry_line.entry.remark.startswith("nowhere")


async def test_a_word_that_is_in_no_list(sit_down: SitDown, services: Services) -> None:
    """An answer that no word agrees with is doubted once; then the computer goes on without."""
    async with sit_down("cool good", host=PERSON, guesses=3) as table:
        await asked(table, ready=False)
        doubt = "I don't know a word that fits. Enter again if you're sure."
        assert await answer(table, "oboe") == doubt
        await table.pilot.press("backspace")
        assert await answer(table, "beta") == doubt
        assert used(table) == ""
        await table.pilot.press("enter")
        assert await asked(table) == ("Is there a C? I don't know a word that fits.")
        await answer(table, "beta")
        await answer(table, "beta")
        assert table.said == "You win. I give up: what was the word?"
        await table.pilot.press(*"good", "enter")
        assert table.said == "GOOD doesn't fit what is shown."
        await table.pilot.press(*"betax", "enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        assert table.screen.query_one(WordTiles).scene.solution == "beta"
    (header,) = services.games.finished("hangman")
    assert header.summary is not None
    assert (header.summary["winner"], header.summary["word"]) == ("host", "beta")


async def test_a_wrong_word_of_the_computer(sit_down: SitDown) -> None:
    """The last word of the list need not be the one; then letters are asked for again."""
    async with sit_down("good", host=PERSON) as table:
        assert await asked(table, ready=False) == ("Is it GOOD? Y or N. No other word fits.")
        await table.pilot.press("n")
        assert await asked(table) == ("Is there a D? I don't know a word that fits.")
        assert scene(table).left == 5


async def test_answers_are_taken_back(sit_down: SitDown, services: Services) -> None:
    """Ctrl+z undoes the last answer, and the stop, and the computer asks anew."""
    async with sit_down(host=PERSON) as table:
        question = await asked(table, ready=False)
        await table.pilot.press("ctrl+z")
        assert table.said == question
        await answer(table, "deal")
        assert used(table) == "e"
        await table.pilot.press("ctrl+z")
        await table.until(lambda: table.said == question)
        assert (used(table), pattern(table)) == ("", "----")
        await answer(table, "cool")
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: table.screen.session.naming)
        await table.pilot.press("g", "ctrl+z")
        await table.until(lambda: table.said.startswith("Is there an L"))
        assert table.screen.session.running
        assert "Undone: your last answer." in [
            message.text for message in table.screen.message_line.history
        ]


async def test_every_letter_denied(sit_down: SitDown) -> None:
    """If every letter is said to be nowhere, the computer says that there is no such word."""
    async with sit_down("it", host=PERSON, guesses=30) as table:
        await asked(table, ready=False)
        await table.pilot.press("n")
        while not table.screen.session.is_over:
            await answer(table, "--")
            await asked(table)
        assert len(used(table)) == 26
        assert table.said == "That was every letter. There's no such word."
        await results(table)


async def test_stopping_and_keeping_the_word_secret(sit_down: SitDown, services: Services) -> None:
    """Ctrl+e stops the computer after a question; enter alone does not tell the word."""
    async with sit_down(host=PERSON) as table:
        await asked(table, ready=False)
        await table.pilot.press("ctrl+e", "n", "ctrl+e", "y")
        await table.until(lambda: table.screen.session.is_over)
        assert table.said == "Stopped. What was the word? Enter alone skips it."
        await table.pilot.press("g", "backspace", "o", "escape")
        assert table.screen.area.entry_line.entry.text == ""
        await table.pilot.press("enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
        await table.until(lambda: table.said == "You stopped before the first guess.")
        assert "Stopped: nobody wins" in table.text
    (header,) = services.games.finished("hangman")
    assert header.summary is not None
    assert [header.summary[key] for key in ("winner", "won", "word")] == [None, None, None]


async def test_a_killed_round_asks_again(sit_down: SitDown, services: Services) -> None:
    """After a kill the computer asks what it was asking; what was not confirmed is not kept."""
    async with sit_down(host=PERSON) as table:
        await asked(table, ready=False)
        question = await answer(table, "good")
        await table.pilot.press("space")
        game_id = services.games.unfinished()[0].id
    async with sit_down(route=ResumeRoute(game_id)) as table:
        assert await asked(table) == question
        assert scene(table).marked == frozenset()


async def test_a_round_killed_before_the_word_was_told(
    sit_down: SitDown, services: Services
) -> None:
    """The round is over, but the word can still be told when it is taken up again."""
    async with sit_down(host=PERSON) as table:
        lexicon = table.screen.session.state.lexicon
    saved = hangman_of(services, HangmanConfig(4, 3, PERSON), lexicon)
    saved.apply(GiveUp())
    async with sit_down(route=ResumeRoute(saved.id)) as table:
        assert table.said == "Stopped. What was the word? Enter alone skips it."
        await table.pilot.press(*"flew", "enter")
        await table.until(lambda: isinstance(table.screen, HangmanResultsScreen))
    (header,) = services.games.finished("hangman")
    assert header.summary is not None
    assert header.summary["word"] == "flew"


async def test_leaving_before_the_word_is_told_closes_the_record(
    sit_down: SitDown, services: Services
) -> None:
    """A round that is over is not offered again on the home screen."""
    async with sit_down(host=PERSON) as table:
        await asked(table, ready=False)
        await table.pilot.press("space", "escape")
        assert scene(table).marked == frozenset()
        await table.pilot.press("ctrl+e", "y")
        await table.until(lambda: table.screen.session.is_over)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
    assert services.games.unfinished() == ()
    assert len(services.games.finished("hangman")) == 1


def test_marks_keep_to_open_places() -> None:
    """The cursor passes what is known and goes round; a known place takes no mark."""
    marks = Marks.none("-oo-")
    assert marks.cursor == 0
    assert marks.moved(1).cursor == 3
    assert marks.moved(-1).cursor == 3
    assert marks.moved(1).moved(1).cursor == 0
    assert marks.switched(1) == marks
    assert marks.switched(3).places == {3}
    assert marks.switched(3).switched(3).places == frozenset()


@pytest.mark.parametrize("places", [1, -1])
def test_marks_of_a_known_word_stand_still(places: int) -> None:
    """Where every place is known there is no cursor."""
    marks = Marks.none("good")
    assert marks.cursor is None
    assert marks.moved(places).switched(None) == marks


async def test_the_computer_stops_at_once(sit_down: SitDown, services: Services) -> None:
    """Without a question, for those who want none."""
    services.settings.change({"ask_first": False})
    async with sit_down(host=PERSON) as table:
        await asked(table, ready=False)
        await table.pilot.press("ctrl+e")
        await table.until(lambda: table.said.startswith("Stopped. What was the word?"))
