"""A hand game: words, offers, the warning before letters are lost, hints."""

from typing import Any

import pytest
from textual.widgets import Static

from tests.screens.hand.journeys import (
    card,
    figures,
    offered,
    results,
    score,
    shown_letters,
    told,
    whole_game,
)
from tests.screens.table import SitDown
from wordarcade.engine.hand.moves import PlayWord
from wordarcade.engine.hand.turns import Phase
from wordarcade.engine.hand.verdict import Discarded
from wordarcade.games.hand.session import Studied
from wordarcade.looks.panel import Panel
from wordarcade.players.hand import solver
from wordarcade.players.hand.study import solve_if_possible
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid.letter_entry import LONGEST
from wordarcade.screens.hand.arithmetic import Arithmetic
from wordarcade.screens.hand.not_a_word import NotAWordScreen
from wordarcade.screens.hand.offer_button import OfferButton, OfferState
from wordarcade.screens.hand.outlook import Outlook, most_conceivable
from wordarcade.screens.hand.play import HandScreen
from wordarcade.screens.hand.results import HandResultsScreen
from wordarcade.screens.hand.study_desk import StudyDesk
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.game_list import GameList
from wordarcade.widgets.sheet import Sheet
from wordarcade.widgets.tile_layout import LARGE, MIDDLE
from wordarcade.widgets.tile_rack import TileRack


async def test_the_example_of_the_problem_set(sit_down: SitDown, services: Services) -> None:
    """198, then 27, replayed to 90: 288; on record with what was possible."""
    async with sit_down("aci*prt", "dd*lout") as table:
        await whole_game(table)
        assert table.said == "The game is over: 288 points in 2 hands."
    (header,) = services.games.finished("hand")
    assert header.summary is not None
    assert header.summary["scores"] == [198, 90]
    assert header.summary["possible_score"] == 826
    assert (header.summary["substituted"], header.summary["replayed"]) == (True, True)


async def test_the_last_offer_declined_ends_the_game(sit_down: SitDown, services: Services) -> None:
    """Though nothing is left to be worked out then, the record is closed."""
    async with sit_down("cat") as table:
        await table.play("cat")
        await table.until(lambda: table.screen.session.all_studied)
        await table.pilot.press("enter")
        await results(table)
        assert table.said == "The game is over: 105 points in 1 hand."
        (header,) = services.games.finished("hand")
        assert header.summary is not None
        assert header.summary["possible_score"] == 105


async def test_a_word_is_weighed_before_it_is_played(sit_down: SitDown) -> None:
    """The line has the arithmetic and what stays; the wildcard is typed as itself or a vowel."""
    async with sit_down("ajef*rx", single=True) as table:
        line = table.screen.query_one(EntryLine)
        await table.pilot.press(*"fix")
        assert (line.entry.text, line.entry.remark) == ("fix", "12 × 9 = 108 · leaves A J E R")
        assert "F*X reads as FIX" in table.text
        assert "FIX or FOX" not in table.text
        await table.pilot.press(*["backspace"] * 3, *"f*x")
        assert line.entry.remark == "12 × 9 = 108 · leaves A J E R"
        assert figures(table) == ["12", "×9", "=108"]
        assert "F*X reads as FAX, FIX or FOX" in table.text
        await table.pilot.press("q")
        assert line.entry.remark == "you have no Q"
        assert figures(table) == ["0"]
        await table.pilot.press("a")
        assert (line.entry.text, line.entry.lacking) == ("f*xqa", {3})
        await table.pilot.press(*["backspace"] * 5, *"*j")
        vain = table.screen.query_one(Arithmetic).figures[-1]
        assert (vain.digits, vain.role) == ("–", "muted")
        await table.pilot.press(*["backspace"] * 2, *"f*x", "enter")
        assert table.said == "F*X (FAX, FIX or FOX) scores 108. Four letters left."
        await table.pilot.press(*"ajer")
        assert line.entry.remark == "not a word yet", "nothing is promised"
        assert score(table) == "108"


async def test_a_word_is_shown_as_it_was_typed(sit_down: SitDown, services: Services) -> None:
    """The vowel that was typed for the wildcard stays, in play, in the results, and on record."""
    async with sit_down("dx*krtl", single=True) as table:
        await table.play("do")
        assert (
            table.said
            == "DO, with * as O, scores 2. There's no word in X K R T L. Enter ends the hand."
        )
        assert "D   o" in table.text
        await table.play("!!")
        await results(table)
        assert card(table, "yours")[1].startswith("D o")
        assert not any("DA" in line for line in card(table, "yours"))
        assert "DO made 2 points, but cost you 271." in "".join(told(table))
    (header,) = services.games.finished("hand")
    moves = services.games.load(header.id).moves
    assert moves[0].move == {"play": "d*", "meant": "do"}


async def test_a_vowel_that_makes_no_word_stands_for_any(sit_down: SitDown) -> None:
    """It plays the wildcard all the same, and the answer says what that can be."""
    async with sit_down("dx*krtl", single=True) as table:
        await table.pilot.press(*"du")
        assert "D* reads as DA, DE or DO" in table.text
        await table.pilot.press("enter")
        assert table.said.startswith("D* (DA, DE or DO) scores 2. ")


async def test_a_loss_of_letters_is_asked_about(sit_down: SitDown) -> None:
    """Enter, again and again, keeps the letters; `t` throws them away; so with the next word."""
    async with sit_down("ajef*rx", single=True) as table:
        await table.pilot.press(*"jxr", "enter")
        assert isinstance(table.screen, NotAWordScreen)
        assert "JXR is not in the word list." in table.text
        assert "Throw J X R away? That scores nothing." in table.text
        assert "You would keep A E F *." in table.text
        await table.pilot.press("a")
        assert "Enter keeps your letters, T throws them away." in table.text
        for _ in range(3):
            await table.pilot.press("enter")
            assert shown_letters(table) == "ajef*rx"
            await table.pilot.press("enter")
        await table.pilot.press("t")
        assert table.said == "You threw J X R away. Four letters left."
        await table.play("fa")
        assert table.said == "FA scores 40. Two letters left."
        await table.pilot.press("e", "enter")
        assert isinstance(table.screen, NotAWordScreen)
        await table.pilot.press("t")
        assert shown_letters(table) == "*"


async def test_the_tiles_stay_in_sight_under_a_question(sit_down: SitDown) -> None:
    """What it would cost can be seen, and no line of the question lies on it."""
    async with sit_down("ajef*rx", single=True) as table:
        rack = table.screen.area.rack
        await table.pilot.press(*"j*f", "enter")
        await table.until(lambda: "J*F is not in the word list" in table.text)
        await table.pilot.pause()
        sheet = table.screen.query_one(Sheet)
        assert (rack.refused, rack.hidden) == (True, False)
        for tile in range(7):
            place = rack.places.whole(tile).translate(rack.region.offset)
            assert not sheet.region.overlaps(place)
        await table.pilot.click("#keep")
        assert shown_letters(table) == "ajef*rx"
        await table.pilot.press("enter")
        await table.pilot.click("#throw")
        assert shown_letters(table) == "aerx"
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, ConfirmScreen)
        assert not rack.hidden


async def test_the_end_of_a_hand_takes_no_letter_along(sit_down: SitDown) -> None:
    """Letters before it are a slip: the hand goes on, and the entry can be corrected."""
    async with sit_down("ajef*rx", single=True) as table:
        line = table.screen.query_one(EntryLine)
        await table.pilot.press(*"jxr", "enter", "enter")
        for _ in range(2):
            await table.pilot.press("exclamation_mark", "exclamation_mark", "enter")
            assert table.said == "To end the hand, type !! on its own. Nothing was played."
            assert (line.entry.text, line.entry.lacking) == ("jxr!!", {3, 4})
            assert line.entry.remark == "type !! on its own to end the hand"
        assert not table.screen.session.state.attempt.plays
        await table.pilot.press(*["backspace"] * 4, "!", "enter")
        assert line.entry.text == "j!"
        await table.pilot.press(*["backspace"] * 2, "!", "!", "enter")
        await results(table)
        assert told(table)[0].startswith("0 of ")
        game = next(each for each in table.app.screen_stack if isinstance(each, HandScreen))
        attempt = game.session.state.attempts[0]
        assert (attempt.left, attempt.ended) == ("ajef*rx", True)


async def test_a_word_without_letters_of_the_hand_costs_nothing(
    sit_down: SitDown, services: Services
) -> None:
    """It is answered like others that are not valid, and nothing is put down."""
    async with sit_down("ajef*rx", "cows*z") as table:
        assert await table.play("hid") == ["HID uses none of your letters. Try another word."]
        assert offered(table).startswith("Use your one substitution")
        assert not services.games.load(services.games.unfinished()[0].id).moves


async def test_the_first_word_keeps_the_hand(sit_down: SitDown) -> None:
    """Playing a word declines the substitution; it is offered again before the next hand."""
    async with sit_down("cat", "tac") as table:
        await table.play("cat")
        assert figures(table) == ["105"]
        await table.until(lambda: offered(table).startswith("Nothing scores more than that."))
        assert "Replay" not in table.text.split("\n")[-1]
        footer = table.text.split("\n")[-1]
        assert "⏎ Continue" in footer
        assert "Hint" not in footer
        await table.pilot.press("enter")
        await results(table)
        await table.pilot.press("enter")
        assert offered(table).startswith("Use your one substitution")
        await table.pilot.press("enter")
        assert table.said == "The hand stays as it is."
        assert offered(table) == ""


async def test_a_replay_that_only_a_discard_gains_by(sit_down: SitDown) -> None:
    """The offer says what it takes, the entry and the question expect it, and Enter does it."""
    async with sit_down("cows*z", "cat") as table:
        line = table.screen.query_one(EntryLine)
        await table.play("coz*s", "!!")
        await table.until(lambda: table.screen.session.solved_hand is not None)
        assert offered(table).startswith("Throw letters away first, and 525 is possible.")
        await table.pilot.press("ctrl+u")
        assert table.said == ("To beat 480, type the letters to throw away and press Enter.")
        await table.pilot.press("w")
        assert line.entry.remark == "Enter throws W away"
        await table.pilot.press("enter")
        assert "Throw W away? That scores nothing." in table.text
        assert "is not in the word list" not in table.text
        await table.pilot.press("a")
        assert "Enter throws the letters away, N keeps them." in table.text
        await table.pilot.press("enter")
        assert table.said == "You threw W away. Five letters left."
        await table.pilot.press(*"zoc")
        assert line.entry.remark == "not a word yet", "one discard is enough"
        await table.pilot.press("escape")
        await table.play("coz*s")
        await results(table)
        assert table.said.endswith(
            "You used every letter: 525 points. That beats your first try by 45."
        )
        assert told(table)[0] == "Perfect. Nobody can beat that.  ★★★★★ rated 100"


async def test_the_bar_of_points_has_a_scale(sit_down: SitDown) -> None:
    """It ends where no play can end beyond, and does not tell what the best one scores."""
    async with sit_down("ajef*rx", size=(120, 40)) as table:
        foot = table.screen.query_one(Outlook).foot
        assert foot == f"the bar ends at {23 * 49:,}: every letter in one word"


@pytest.mark.parametrize("hand", ["ajef*rx", "fickle*", "cows*z", "cat", "qqqqqq*"])
def test_no_play_ends_beyond_the_bar(services: Services, hand: str) -> None:
    """Nor one that throws letters away first."""
    solved = solve_if_possible(hand, services.lexicons.open("arcade"), to_nobody)
    assert solved.solution is not None
    assert solved.solution.best_with_discards <= most_conceivable(hand)


async def test_a_letter_is_substituted(sit_down: SitDown) -> None:
    """Typed or clicked, all copies become one new letter; escape and the key itself step back."""
    async with sit_down("dd*lout", "cat") as table:
        await table.pilot.press("ctrl+t")
        assert table.said == "You can take hints once you play the hand."
        await table.pilot.press("ctrl+u", "d")
        assert table.screen.area.rack.used == (0, 1)
        assert "⏎ Substitute" in table.text.split("\n")[-1]
        await table.pilot.press("escape", "ctrl+u", "ctrl+u")
        assert table.screen.session.state.phase is Phase.SUBSTITUTION
        await table.pilot.press("ctrl+u", "q", "enter")
        assert table.said == "That letter is not in the hand; choose one that is."
        await table.pilot.press("asterisk", "enter")
        assert table.said == "You can't substitute the wildcard; choose a letter."
        await table.pilot.press("o", "l", "enter")
        assert table.said == "L is now A."
        assert shown_letters(table) == "dd*aout"
        assert offered(table) == ""


async def test_letters_are_shuffled_and_sorted(sit_down: SitDown) -> None:
    """What is being entered stays, and so does the order of the letters that are left."""
    async with sit_down("ajef*rx", single=True) as table:
        await table.pilot.press(*"jar", "ctrl+a")
        assert shown_letters(table) == "aefjrx*"
        assert table.screen.area.rack.used == (3, 0, 4)
        await table.pilot.press("enter")
        assert shown_letters(table) == "efx*"
        await table.pilot.press("ctrl+s")
        assert sorted(shown_letters(table)) == sorted("efx*")


async def test_a_word_is_built_with_the_mouse(sit_down: SitDown) -> None:
    """A click on a tile types it, another takes it back, one on the line plays the word."""
    async with sit_down("ajef*rx", single=True) as table:
        rack = table.screen.area.rack

        async def click(*tiles: int) -> None:
            for tile in tiles:
                await table.pilot.click(TileRack, offset=rack.places.regions[tile].offset)

        await click(1, 0, 3, 3, 5)
        await table.pilot.pause()
        assert table.screen.area.entry.text == "jar"
        await table.pilot.click(EntryLine)
        assert table.screen.area.entry.text == "jar"
        await table.press_in_footer("Play")
        assert table.said == "JAR scores 90. Four letters left."


async def test_a_word_is_built_with_arrows_and_space(sit_down: SitDown) -> None:
    """The arrows walk over the tiles and space picks one."""
    async with sit_down("jarz", single=True) as table:
        await table.pilot.press("right", "space", "right", "space", "right", "space", "enter")
        assert table.said == "JAR scores 180. There's no word in Z. Enter ends the hand."


async def test_exclamation_marks_end_the_hand(sit_down: SitDown) -> None:
    """`!!` and enter end it at once; ctrl+e asks first."""
    async with sit_down("ajef*rx", "cows*z") as table:
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("n")
        await table.play("jar", "!!")
        assert table.said == "The hand is over: 90 points."
        assert figures(table) == ["90"]
        await table.pilot.press("ctrl+u")
        assert shown_letters(table) == "ajef*rx"
        await table.pilot.press("ctrl+e", "y")
        await results(table)
        assert table.said == "The hand is over: 0 points. Your first try counts: 90."


async def test_a_hand_without_a_word_left_ends_at_once(sit_down: SitDown) -> None:
    """It has just been said that none is left: ctrl+e does not ask."""
    async with sit_down("jarz", single=True) as table:
        await table.play("jar")
        await table.pilot.press("ctrl+e")
        await results(table)


async def test_nothing_offered_is_explained(sit_down: SitDown) -> None:
    """Between the start and the end of a hand, and where a hand cannot be better."""
    async with sit_down("ajef*rx", "cat") as table:
        await table.play("jar")
        await table.pilot.press("ctrl+u")
        assert table.said == "You can replay a hand once it is over."


async def test_a_hint_keeps_what_is_typed(sit_down: SitDown) -> None:
    """Until one names the word, which then takes its place."""
    async with sit_down("ajef*rx", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        await table.pilot.press(*"rax")
        for _ in range(3):
            await table.pilot.press("ctrl+t")
            assert table.screen.area.entry.text == "rax"
        await table.pilot.press("ctrl+t")
        assert table.screen.area.entry.text != "rax"
        assert table.screen.session.hinted


async def test_a_replay_has_a_score_to_beat(sit_down: SitDown) -> None:
    """It stands beside the hand, and the end says whether it was beaten."""
    async with sit_down("ajef*rx", "cows*z", size=(120, 40)) as table:
        panel = table.screen.query_one("#this-hand", Panel)
        assert panel.foot == "best: after the hand"
        assert " playing " in table.text
        await table.play("jar", "!!")
        await table.pilot.pause()
        assert (" playing " in table.text, " over " in table.text) == (False, True)
        await table.pilot.press("ctrl+u")
        assert table.said == "Play the same hand again, and beat 90."
        assert panel.foot == "to beat: 90"
        await table.play("jar", "f*x", "!!")
        await results(table)
        assert table.said == "The hand is over: 306 points. That beats your first try by 216."


async def test_an_offer_is_a_button(sit_down: SitDown) -> None:
    """A click on it does what its key does, but only while the rules have a use for it."""
    async with sit_down("dd*lout", "cat") as table:
        swap, replay = table.screen.query(OfferButton)
        assert (swap.state, replay.state) == (OfferState.READY, OfferState.LATER)
        await table.pilot.click(replay)
        await table.pilot.click(swap)
        await table.pilot.pause()
        assert table.screen.area.choosing
        await table.pilot.press("l", "enter")
        assert swap.state is OfferState.USED
        await table.play("out", "!!")
        assert replay.state is OfferState.READY
        await table.pilot.click(replay)
        await table.pilot.pause()
        assert table.said.startswith("Play the same hand again, ")


async def test_the_game_can_be_ended(sit_down: SitDown) -> None:
    """What has been played counts, and hands that were not dealt do not."""
    async with sit_down("ajef*rx", "cows*z") as table:
        await table.play("jar")
        await table.pilot.press("ctrl+g", "y")
        await results(table)
        assert table.said == "The game is over: 90 points in 1 hand."


async def test_hints_tell_a_little_more_each_time(sit_down: SitDown) -> None:
    """The length of the best word, its first letter, and then the word, its tiles picked."""
    async with sit_down("cozs*", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        told = []
        for _ in range(5):
            await table.pilot.press("ctrl+t")
            told.append((table.said, table.screen.area.entry_line.entry.remark))
        assert told[:3] == [
            (
                "A game with hints sets no record. Ctrl+T again for a hint.",
                "Ctrl+T: how best play starts",
            ),
            ("Best play is one word of 5 letters.", "Ctrl+T: its first letter"),
            ("It begins with C.", "Ctrl+T: the word"),
        ]
        assert [said for said, _ in told[3:]] == [
            "It's COZeS. Enter plays it.",
            "It's COZeS. Enter plays it.",
        ]
        assert told[3][1] == "15 × 35 = 525 · uses every letter"
        await table.pilot.press("enter")
        await results(table)
    async with sit_down("catvv", single=True) as table:
        await table.play("cat")
        await table.until(lambda: table.screen.session.solved_hand is not None)
        await table.pilot.press("ctrl+t")
        assert table.said == "There's no word in V V. Enter ends the hand."
        assert not table.screen.session.state.hints, "all were told for free"


async def test_hints_name_letters_to_throw_away(sit_down: SitDown) -> None:
    """Where best play starts with them; Enter throws them away, after the question."""
    async with sit_down("cows*z", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        told = []
        for _ in range(4):
            await table.pilot.press("ctrl+t")
            told.append(table.said)
        assert told[1:] == [
            "Best play throws 1 letter away first.",
            "A word of 5 letters follows.",
            "Throw W away. Press Enter.",
        ]
        assert table.screen.query_one(EntryLine).entry.remark == "Enter throws W away"
        await table.pilot.press("enter", "enter")
        assert shown_letters(table) == "cos*z"


async def test_a_word_from_a_hint_gives_way_to_what_is_typed(sit_down: SitDown) -> None:
    """Also after the tiles were sorted; Backspace and the mouse change the word itself."""
    async with sit_down("cozs*", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        entered = []
        for keys in ("so", ["ctrl+a", "s", "o"], ["backspace", "z"]):
            await table.pilot.press(*["ctrl+t"] * 4)
            assert table.said == "It's COZeS. Enter plays it."
            await table.pilot.press(*keys)
            assert table.said == "It's COZeS."
            entered.append(table.screen.area.entry.text)
        assert entered == ["so", "so", "coz*z"]
        await table.pilot.press("escape", *"cos", "enter")
        assert table.said.startswith("COS scores ")


async def test_two_presses_of_esc_after_a_hint_do_not_leave(sit_down: SitDown) -> None:
    """One clears the word, one the hint, as the footer says, and only the third leads home."""
    async with sit_down("cozs*", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        await table.pilot.press(*["ctrl+t"] * 4)
        seen = []
        for _ in range(3):
            await table.pilot.pause()
            footer = table.text.split("\n")[-1]
            named = next(name for name in ("Clear", "Drop hint", "Home") if f"esc {name}" in footer)
            seen.append((named, table.said))
            await table.pilot.press("escape")
        assert seen == [
            ("Clear", "It's COZeS. Enter plays it."),
            ("Drop hint", "It's COZeS."),
            ("Home", ""),
        ]
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_a_hand_without_a_word_left_offers_its_end(sit_down: SitDown) -> None:
    """Enter ends it; letters can still be typed, and thrown away."""
    async with sit_down("catvv", "catvv") as table:
        footer = "⏎ Play"
        assert footer in table.text
        await table.play("cat")
        assert table.said == "CAT scores 75. There's no word in V V. Enter ends the hand."
        assert table.screen.area.entry_line.entry.remark == "no word left"
        assert table.text.count("End hand") == 1
        assert "⏎ End hand" in table.text
        assert "Hint" not in table.text.split("\n")[-1]
        await table.pilot.press("v")
        assert footer in table.text
        await table.pilot.press("escape", "enter")
        assert table.said == "The hand is over: 75 points."
        assert table.screen.session.state.phase is Phase.REPLAY
    async with sit_down("xz", "cat") as table:
        assert offered(table).startswith("Use your one substitution")
        await table.pilot.press("enter")
        assert "Enter ends the hand." in table.text


async def test_a_hand_that_cannot_be_worked_out_is_played(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of too many different letters par is not known; the reason is told; the game is finished."""
    monkeypatch.setattr(solver, "MOST_PARTS", 100)
    async with sit_down("quick*e", opponent="exact", single=True) as table:
        await table.until(lambda: table.screen.session.solved_hand is not None)
        await table.pilot.press("ctrl+t")
        assert table.said.startswith("The best play of this hand cannot be worked out")
        await table.play("quick", "!!")
        await results(table)
        texts = [str(text.render()) for text in table.screen.query(Static)]
        assert any("cannot be worked out" in text for text in texts)
        assert told(table)[0].endswith(" points.")
    (header,) = services.games.finished("hand")
    assert header.summary is not None
    assert header.summary["possible_score"] is None


async def test_a_slow_solver_is_not_waited_for(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is played to its end, and left; what was possible stays unknown on record."""
    monkeypatch.setattr(StudyDesk, "go_on", lambda _: None)
    async with sit_down("ajef*rx", single=True) as table:
        await table.pilot.press("ctrl+t")
        assert table.said == "The best play isn't known yet. Ask again in a moment."
        await table.play("jar", "!!")
        assert isinstance(table.screen, HandResultsScreen)
        game: Any = table.app.screen_stack[1]
        game.post_message(StudyDesk.Progressed(0.43))
        await table.until(lambda: table.said == "Working out the best play: 43%")
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))
        await table.pilot.pause()
        assert not table.screen.query_one(GameList).games
    (header,) = services.games.finished("hand")
    assert header.summary is not None
    assert (header.summary["score"], header.summary["possible_score"]) == (90, None)


async def test_what_is_worked_out_for_substituted_letters_is_dropped(sit_down: SitDown) -> None:
    """A late result for letters that are gone changes nothing."""
    async with sit_down("dd*lout", "cat") as table:
        screen = table.screen
        await table.until(lambda: screen.session.solved_hand is not None)
        late = screen.session.solved_hand
        await table.pilot.press("ctrl+u", "l", "enter")
        await table.until(lambda: screen.session.solved_hand is not None)
        screen.post_message(StudyDesk.Learned(Studied(0, late, None)))
        await table.pilot.pause()
        assert screen.session.solved_hand.hand == "dd*aout"


async def test_a_pause_covers_the_tiles(sit_down: SitDown) -> None:
    """While it lasts nothing can be entered."""
    async with sit_down("ajef*rx", single=True) as table:
        rack = table.screen.area.rack
        await table.pilot.press("ctrl+o", *"jar", "ctrl+s")
        assert rack.hidden
        assert shown_letters(table) == "ajef*rx"
        await table.pilot.press("enter")
        assert not rack.hidden
        await table.pilot.press("ctrl+o")
        await table.pilot.click(rack, offset=rack.places.regions[0].offset)
        await table.pilot.press(*"jar", "enter")
        assert table.screen.session.state.score == 90


async def test_a_terminal_of_another_size_changes_nothing_but_the_tiles(
    sit_down: SitDown,
) -> None:
    """From wide to narrow, too small and back: the word being built stays, and can be clicked."""
    async with sit_down("ajef*rx", single=True, size=(120, 40)) as table:
        rack = table.screen.area.rack
        sizes = []
        await table.pilot.press(*"ja")
        for size in ((120, 40), (80, 24), (60, 24), (40, 10), (60, 20)):
            await table.pilot.resize_terminal(*size)
            await table.pilot.pause()
            sizes.append(rack.places.size)
        assert sizes[:2] == [LARGE, MIDDLE]
        assert table.screen.area.entry.text == "ja"
        await table.pilot.click(TileRack, offset=rack.places.regions[5].offset)
        await table.pilot.press("enter")
        assert table.screen.session.state.score == 90


async def test_letters_typed_fast_are_played_in_order(sit_down: SitDown) -> None:
    """Enter does not overtake the letters before it, and not the word after it."""
    async with sit_down("ajef*rx", single=True) as table:
        await table.type_fast(*"jar", "enter", "f", "asterisk", "x", "backspace")
        assert [timed.move for timed in table.screen.session.state.moves] == [PlayWord("jar")]
        assert table.screen.area.entry.text == "f*"


async def test_escape_steps_back(sit_down: SitDown) -> None:
    """Escape clears the letters first, then leaves for home; the game is saved."""
    async with sit_down("ajef*rx", single=True) as table:
        await table.pilot.press(*"jar", "escape")
        assert table.screen.area.entry.text == ""
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_a_word_that_lacks_letters_is_refused_and_stays(sit_down: SitDown) -> None:
    """It costs nothing, and Esc clears it before it leaves."""
    async with sit_down("ajef*rx", single=True) as table:
        for word, reason in (
            ("zq", "ZQ uses none of your letters. Try another word."),
            ("jab", "JAB needs B, which you don't have."),
        ):
            await table.pilot.press(*word, "enter")
            assert table.said == reason
            assert table.screen.area.entry.text == word
            assert shown_letters(table) == "ajef*rx"
            await table.pilot.press("escape")
            assert table.screen.area.entry.text == ""
            assert table.said == "", "the next word would stand above the reason"
        assert table.screen.game_is_running


async def test_a_flood_of_letters_is_cut_short(sit_down: SitDown) -> None:
    """Of a flood of letters the first are taken; without tiles they are refused, and stay."""
    async with sit_down("ajef*rx", single=True) as table:
        await table.type_fast(*"k" * 1_000, "j", "enter")
        assert len(table.screen.area.entry.text) == LONGEST
        assert shown_letters(table) == "ajef*rx"
        assert not any(
            isinstance(play, Discarded) for play in table.screen.session.state.attempt.plays
        )


async def test_a_hand_ends_at_once_for_those_who_want_no_questions(
    sit_down: SitDown, services: Services
) -> None:
    """But a word that costs its letters for nothing is asked about: that is part of the game."""
    services.settings.change({"ask_first": False})
    async with sit_down("ajef*rx", single=True) as table:
        await table.pilot.press("j", "a", "x", "enter")
        await table.until(lambda: isinstance(table.screen, NotAWordScreen))
        await table.pilot.press("escape", "ctrl+e")
        await results(table)
        assert table.said == "The hand is over: 0 points."


async def test_throwing_letters_away_is_told(sit_down: SitDown) -> None:
    """Under the rack, before anything is typed."""
    async with sit_down("cows*z", single=True) as table:
        assert "To throw letters away, type just those." in table.text


@pytest.mark.parametrize("refused", ["jer", "jab"])
async def test_typing_replaces_a_refused_word(sit_down: SitDown, refused: str) -> None:
    """Whoever keeps the letters need not delete the word; Backspace still corrects it."""
    async with sit_down("ajef*rx", single=True) as table:
        for _ in range(2):
            await table.pilot.press(*refused, "enter")
            if isinstance(table.screen, NotAWordScreen):
                await table.pilot.press("escape")
                await table.pilot.pause()
            assert table.screen.area.entry.spelled == refused
            await table.pilot.press("j")
            assert table.screen.area.entry.spelled == "j"
            await table.pilot.press("backspace")
        await table.pilot.press(*refused, "enter")
        if isinstance(table.screen, NotAWordScreen):
            await table.pilot.press("escape")
            await table.pilot.pause()
        await table.pilot.press("backspace", "r")
        assert table.screen.area.entry.spelled == refused[:2] + "r"


async def test_the_wildcard_is_one_vowel_only(sit_down: SitDown) -> None:
    """A word that lacks two is told which of them the wildcard is already."""
    async with sit_down("px*mlgi", single=True) as table:
        await table.pilot.press(*"pixie")
        assert "you have no E, * is I" in table.text
        await table.pilot.press("enter")
        assert table.said == "PIXIE needs E, which you don't have: * is already an I."


async def test_a_single_hand_says_what_it_has_not(sit_down: SitDown) -> None:
    """Where the key of the offers has nothing to offer."""
    async with sit_down("cat", single=True) as table:
        await table.pilot.press("ctrl+u")
        assert table.said == "You can substitute or replay only in a game of several hands."
