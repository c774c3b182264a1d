"""A round of Boggle: entering words, and the answers."""

import asyncio
from pathlib import Path

import pytest
from textual import events
from textual.app import App
from textual.widgets import Static

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import SitDown
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_moves import End
from wordarcade.engine.timer import Timer
from wordarcade.games.boggle.play import begin
from wordarcade.games.boggle.rating import rating
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.grid import area
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.messages import MessagesScreen
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody
from wordarcade.widgets.entry_line import EntryLine
from wordarcade.widgets.tone import Tone


async def test_letters_light_up_their_path(sit_down: SitDown) -> None:
    """While one types, the path of the whole word is lit, and where it breaks is shown."""
    async with sit_down() as table:
        entry = table.screen.query_one(EntryLine)
        await table.pilot.press(*"nor")
        assert table.lit() == (7, 6, 5)
        assert (entry.entry.remark, entry.entry.fitting) == ("1 point", 3)
        await table.pilot.press("x")
        assert table.lit() == (7, 6, 5)
        assert table.board.broken
        assert (entry.entry.remark, entry.entry.fitting) == ("not on the board", 3)
        await table.pilot.press("backspace", "S")
        assert table.lit() == (7, 6, 5, 2)
        assert entry.entry.remark == "on the board · not a word yet"


async def test_pasted_words_are_played(sit_down: SitDown) -> None:
    """One word, or several by spaces, lines or commas; an X among them ends nothing."""
    async with sit_down() as table:
        table.app.post_message(events.Paste("noise\n"))
        await table.pilot.pause()
        assert [found.word for found in table.screen.session.state.found] == ["noise"]
        assert table.said == "NOISE, 2 points."
        table.app.post_message(events.Paste("Son, x\tLION zzz noise\r\nink"))
        await table.until(lambda: table.said == "3 of 5 pasted words count.")
        found = [found.word for found in table.screen.session.state.found]
        assert found == ["noise", "son", "lion", "ink"]
        table.app.post_message(events.Paste("12 %"))
        await table.pilot.pause()
        assert table.said == "What you pasted has no word to play."


async def test_keys_come_between_pasted_words_and_keep_their_order(sit_down: SitDown) -> None:
    """What is typed, or pasted, while words are played comes after them; Esc ends them."""
    async with sit_down() as table:
        many = " ".join(f"{a}{b}zz" for a in "onrt" for b in "abcdefghij")
        table.app.post_message(events.Paste(f"noise {many} son"))
        await table.type_fast(*"lion", "enter", *"inl", "backspace")
        await table.until(lambda: bool(table.screen.area.entry.text))
        found = [found.word for found in table.screen.session.state.found]
        assert found == ["noise", "son", "lion"]
        assert table.screen.area.entry.text == "in"
        history = [message.text for message in table.screen.message_line.history]
        assert history[-2:] == ["2 of 42 pasted words count.", "LION, 1 point."]


async def test_words_pasted_are_stopped(sit_down: SitDown) -> None:
    """The rest is dropped, with what was typed since."""
    async with sit_down() as table:
        area = table.screen.area
        area.paste(["noise", "ozz", "izz", "nzz", "son"])
        assert area.clears == "Stop"
        area.type_letter("l")
        assert area.clear()
        assert table.said == "1 of 5 pasted words counts. Only the first 4 were played."
        await table.pilot.pause()
        assert [found.word for found in table.screen.session.state.found] == ["noise"]
        assert not area.entry.text


async def test_the_entry_line_promises_no_points_for_what_is_no_word(sit_down: SitDown) -> None:
    """Points are told of a word that would score, and of nothing else."""
    async with sit_down() as table:
        await table.play("son")
        remarks = []
        for letters in ("lion", "lrtk", "so", "son", "lionz"):
            await table.pilot.press(*letters)
            remarks.append(table.screen.query_one(EntryLine).entry.remark)
            await table.pilot.press("escape")
        assert remarks == [
            "1 point",
            "on the board · not a word yet",
            "1 letter short",
            "you already have it",
            "not on the board",
        ]


async def test_the_answers_are_those_of_the_assignment(sit_down: SitDown) -> None:
    """The words of the first sample run get its answers, letter for letter; a star is cheered."""
    async with sit_down() as table:
        words = ("NORSE", "rise", "SON", "in", "sort", "nine", "kin", "nor", "eons", "kon", "son")
        assert await table.play(*words) == [
            "NORSE, 2 points.",
            "RISE, 1 point.",
            "SON, 1 point.",
            "IN is too short: 3 letters or more.",
            "SORT, 1 point.",
            "NINE, 1 point.",
            "KIN is not on the board.",
            "NOR, 1 point.",
            "EONS, 1 point. Your second star!",
            "KON is not in the word list (american).",
            "SON: you already have it.",
        ]
        assert table.headline == "8 points · 7 words of 77"
        assert table.lit() == ()


async def test_a_refusal_goes_with_the_next_letter(sit_down: SitDown) -> None:
    """It is about a word that is none any more."""
    async with sit_down() as table:
        assert "too short" in (await table.play("in"))[-1]
        await table.pilot.press("k")
        assert table.said == ""


async def test_found_words_stand_longest_first(sit_down: SitDown) -> None:
    """The side lists them by length, the longest first, and counts those left."""
    async with sit_down() as table:
        await table.play("son", "nor", "norse", "rise")
        start = table.screen.query_one("#side").region.x
        side = [line[start:].rstrip() for line in table.text.split("\n")]
        found = next(row for row, line in enumerate(side) if line.startswith("FOUND"))
        assert side[found + 1 : found + 4] == ["5  NORSE", "4  RISE", "3  NOR  SON"]
        assert side[found].endswith("4 words · 1 uncommon")
        assert next(line for line in side if line.startswith("LEFT")).endswith("73")


async def test_everyday_words_are_the_goal(sit_down: SitDown) -> None:
    """Rare words are counted apart, and the stars tell what is next."""
    async with sit_down() as table:
        await table.play("son", "nor", "norse", "ions")
        everyday = table.screen.session.solution.everyday
        rare = sum(word not in everyday for word in ("son", "nor", "norse", "ions"))
        assert f"{4 - rare} of {len(everyday)} common words" in table.text
        assert ("4 words" + (f" · {rare} uncommon" if rare else "")) in table.text
        assert "★☆☆☆☆ next at 8" in table.text


async def test_keys_are_not_overtaken(sit_down: SitDown) -> None:
    """Letters, backspace and enter take effect in the order in which they were pressed."""
    async with sit_down() as table:
        await table.type_fast(*"nox", "backspace", "r", "enter", *"son", "enter")
        assert table.headline == "2 points · 2 words of 77"


async def test_a_stroke_with_the_mouse_plays_a_word(sit_down: SitDown) -> None:
    """Drawing over the cells plays what they spell."""
    async with sit_down() as table:
        await table.stroke(7, 6, 5, 2, 3)
        assert table.said == "NORSE, 2 points."


async def test_hands_and_keys_mix(sit_down: SitDown) -> None:
    """Cells picked with arrows or clicks and letters typed after them make one word."""
    async with sit_down() as table:
        await table.pilot.press("right", "right", "right", "right", "down", "space")
        assert table.lit() == (7,)
        await table.pilot.press("o", "r")
        assert table.lit() == (7, 6, 5)
        spot = table.board.cell_region(2).offset
        await table.pilot.click(type(table.board), offset=spot)
        await table.pilot.press("e")
        assert table.lit() == (7, 6, 5, 2, 3)
        before = table.said
        await table.pilot.click(EntryLine)
        assert (table.lit(), table.said) == ((7, 6, 5, 2, 3), before)
        await table.press_in_footer("Play")
        assert table.said == "NORSE, 2 points."


async def test_space_and_enter_are_not_overtaken_either(sit_down: SitDown) -> None:
    """A cell picked just before enter belongs to the word."""
    async with sit_down() as table:
        await table.pilot.press(*"no", "right", "left", "down")
        await table.type_fast("r", "left", "up", "right", "space", "enter")
        assert table.said.startswith("NOR")


async def test_turning_the_board_keeps_the_word(sit_down: SitDown) -> None:
    """Rotating and shaking change the view, not the path nor what it spells."""
    async with sit_down() as table:
        await table.pilot.press(*"norse")
        before = table.board.cell_region(0)
        await table.pilot.press("ctrl+r")
        assert table.board.cell_region(0) != before
        assert table.lit() == (7, 6, 5, 2, 3)
        turned = table.board.orientation
        await table.pilot.press("ctrl+s", "enter")
        assert table.board.orientation != turned
        assert table.said == "NORSE, 2 points."


async def test_a_refused_word_can_be_mended(sit_down: SitDown) -> None:
    """Backspace takes its last letter back; a letter begins another word."""
    async with sit_down() as table:
        await table.pilot.press(*"roxe", "enter", "backspace", "backspace")
        assert table.screen.area.entry.text == "ro"
        await table.pilot.press(*"se", "enter")
        assert table.said.startswith("ROSE, ")
        await table.pilot.press("backspace")
        assert table.screen.area.entry.text == ""


async def test_a_word_found_does_not_stay_lit(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a while the board is free again; what it has earned goes, its name stays till Esc."""
    monkeypatch.setattr(area, "FADES_AFTER", 0.01)
    async with sit_down(size=(120, 40)) as table:
        await table.pilot.press(*"roxe", "enter")
        refused = table.board.answer
        await table.play("norse")
        await table.until(lambda: table.board.answer is None)
        await table.until(lambda: "+2" not in table.text.replace("✓ +2", ""))
        assert table.screen.area.entry_line.entry.text == "norse"
        assert table.screen.area.clears == "Clear"
        await table.pilot.press("escape")
        assert table.screen.area.entry_line.entry.text == ""
        await table.pilot.press(*"roxe", "enter")
        await asyncio.sleep(0.05)
        assert table.board.answer == refused
        assert refused is not None


async def test_a_covered_board_says_how_to_start_where_nothing_is_kept(sit_down: SitDown) -> None:
    """However many letters are typed before."""
    route = own_board(BOARD, "american", Timer(180))
    async with sit_down(route) as table:
        await table.until(lambda: isinstance(table.screen, BoggleScreen))
        await table.pilot.press(*"norse")
        assert table.said == "Press Enter to start. The clock waits for you."
        assert not table.screen.message_line.history


async def test_escape_clears_the_word_and_then_leaves(
    sit_down: SitDown, services: Services
) -> None:
    """The first escape drops the letters, the next goes home; the round is on record."""
    async with sit_down() as table:
        await table.play("son")
        await table.pilot.press(*"no", "escape")
        assert table.lit() == ()
        await table.pilot.press("escape")
        await table.pilot.pause()
        assert isinstance(table.screen, HomeScreen)
        (left,) = services.games.unfinished()
        assert left.caption.startswith("4×4, 1 word")


async def test_escape_leaves_a_covered_board_at_once(sit_down: SitDown) -> None:
    """What was being entered cannot be seen, so that no key is spent on it."""
    async with sit_down() as table:
        await table.play("son")
        await table.pilot.press(*"no")
        await table.until(lambda: "esc Clear" in table.text)
        await table.pilot.press("ctrl+o")
        await table.until(lambda: "esc Home" in table.text)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_a_new_best_is_announced_where_the_player_looks(
    sit_down: SitDown, services: Services
) -> None:
    """The word that beats the best puts a banner in place of the entry; the amber score stays."""
    setup = BoggleSetup(seed=1, lexicon="american")
    before = begin(services, setup, to_nobody)
    before.open()
    words = sorted(before.find_words(to_nobody).words, key=lambda word: word.points)
    before.play(words[0].word)
    before.end(End.FINISHED)
    async with sit_down(NewGameRoute("boggle", setup, ask=False)) as table:
        await table.wait_for_words()
        best = words[-1]
        assert best.points > words[0].points
        await table.play(best.word)
        entry = table.screen.query_one(EntryLine)
        more = best.points - words[0].points
        by = "one more" if more == 1 else f"{more} more"
        assert f"★ NEW BEST ★ {by} than {words[0].points}" in table.text
        assert table.said.endswith("A new best!")
        await table.pilot.press(words[1].word[0])
        assert not entry.entry.banner
        assert "NEW BEST" not in table.text
        assert f"best {best.points} ★" in table.text


async def test_a_star_and_a_longest_word_are_celebrated(sit_down: SitDown) -> None:
    """Like a new best, each once; the first star comes with any word, and hints earn no praise."""
    async with sit_down() as table:
        await table.wait_for_words()
        session = table.screen.session
        longest = max(session.solution.words, key=lambda word: len(word.word))
        assert len(longest.word) >= 6
        await table.play(longest.word)
        entry = table.screen.query_one(EntryLine)
        assert entry.entry.banner == f"★ {longest.word.upper()}: none is longer ★"
        assert table.said.endswith("None is longer!")
        told = []
        for word in session.solution.words:
            session.play(word.word)
            told.append(table.said)
        stars = [text.rpartition(". ")[2] for text in told if text.endswith("star!")]
        assert stars == [f"Your {each} star!" for each in ("second", "third", "fourth", "fifth")]
        assert not any("None is longer" in text for text in told)


async def test_a_longest_word_that_earns_a_star_is_praised_for_both(sit_down: SitDown) -> None:
    """The star stands in the banner, and the sentence tells of both."""
    async with sit_down() as table:
        await table.wait_for_words()
        session = table.screen.session
        *short, longest = sorted(session.solution.words, key=lambda word: len(word.word))
        for word in short:
            session.play(word.word)
            stars = rating(session.state, session.solution)
            assert stars is not None
            step = stars.next_star(session.solution.points)
            if step is not None and step - session.state.score <= longest.points:
                break
        await table.play(longest.word)
        assert "star!" in table.said
        assert table.said.endswith(" star! None is longer!")
        assert table.screen.query_one(EntryLine).entry.banner.endswith(" star ★")


async def test_x_and_enter_end_the_round(sit_down: SitDown, services: Services) -> None:
    """X alone asks, as the entry line announces, and a yes shows the results."""
    async with sit_down() as table:
        await table.play("son")
        await table.pilot.press("X")
        assert table.screen.query_one(EntryLine).entry.remark == "Enter ends the round"
        await table.pilot.press("enter")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("y")
        await table.pilot.pause()
        assert isinstance(table.screen, BoggleResultsScreen)
        assert table.said == "You scored 1 point."
    (header,) = services.games.finished("boggle")
    assert header.summary is not None
    expected = {
        "score": 1,
        "words": 1,
        "possible_score": 97,
        "possible_words": 77,
        "longest": "son",
        "hints": 0,
        "ended": "finished",
    }
    assert header.summary.items() >= expected.items()


async def test_the_end_is_asked_about_once(sit_down: SitDown) -> None:
    """Ctrl+e asks with true figures; no goes on, yes ends."""
    async with sit_down() as table:
        await table.play("son")
        await table.pilot.press("ctrl+e")
        assert isinstance(table.screen, ConfirmScreen)
        question = " ".join(str(part.render()) for part in table.screen.query(Static))
        assert "76 words left to find" in question
        await table.pilot.press("n")
        assert await table.play("nor") == ["NOR, 1 point."]
        await table.pilot.press("ctrl+e", "y")
        await table.pilot.pause()
        assert isinstance(table.screen, BoggleResultsScreen)


async def test_the_share_code_is_copied(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+y copies the code that the top line shows."""
    async with sit_down(size=(120, 40)) as table:
        copied: list[str] = []
        monkeypatch.setattr(table.app, "copy_to_clipboard", copied.append)
        await table.pilot.press("ctrl+y")
        (code,) = copied
        assert table.said == f"Copied the share code {code}"
        assert code in table.screen.query_one("TopLine").facts


async def test_earlier_messages_can_be_read(sit_down: SitDown) -> None:
    """F2 lists what was said, the newest first, with the sign of each."""
    async with sit_down() as table:
        await table.play("son", "kin")
        await table.pilot.press("f2")
        assert isinstance(table.screen, MessagesScreen)
        text = str(table.screen.query_one(Static).render())
        assert text.split("\n")[:2] == [
            "× KIN is not on the board.",
            "✓ SON, 1 point.",
        ]


async def test_a_single_word_is_spelled_from_qu(sit_down: SitDown, tmp_path: Path) -> None:
    """Q and U light one cell between them, and the entry line says so."""
    words = tmp_path / "words.txt"
    words.write_text("quit\nquits\n")
    route = own_board("Qu I/S T", str(words))
    async with sit_down(route) as table:
        await table.wait_for_words()
        remarks = []
        for letter in "quit":
            await table.pilot.press(letter)
            remarks.append((table.lit(), table.screen.query_one(EntryLine).entry.remark))
        assert remarks == [
            ((0,), "2 letters short"),
            ((0,), "1 letter short"),
            ((0, 1), "on the board · not a word yet"),
            ((0, 1, 3), "1 point"),
        ]


async def test_finding_every_word_ends_with_a_cheer(sit_down: SitDown, tmp_path: Path) -> None:
    """The last word ends the round; enter then shows the results."""
    words = tmp_path / "words.txt"
    words.write_text("quit\nquits\n")
    async with sit_down(own_board("Qu I/S T", str(words))) as table:
        await table.wait_for_words()
        await table.play("quit")
        answers = await table.play("quits")
        assert answers == ["Every word found! You scored 3 points. Enter shows the results."]
        assert table.screen.query_one("MessageLine").message.tone is Tone.ACCEPTED
        await table.pilot.press("enter")
        await table.pilot.pause()
        assert isinstance(table.screen, BoggleResultsScreen)


async def test_letters_tell_nothing_of_words_without_the_live_check(
    sit_down: SitDown, services: Services
) -> None:
    """Only whether they lie on the board, and what the rules say of their number."""
    services.settings.change({"live_check": False})
    async with sit_down() as table:
        remarks = []
        for letters in ("lion", "lrtk", "so", "lionz"):
            await table.pilot.press(*letters)
            entry = table.screen.query_one(EntryLine).entry
            remarks.append(entry.remark)
            assert entry.tone is not Tone.ACCEPTED
            await table.pilot.press("escape")
        assert remarks == ["on the board", "on the board", "1 letter short", "not on the board"]
        assert await table.play("lion", "lrtk") == [
            "LION, 1 point.",
            "LRTK is not in the word list (american).",
        ]


async def test_a_round_ends_at_once_for_those_who_want_no_questions(
    sit_down: SitDown, services: Services
) -> None:
    """Ctrl+E leads to the results."""
    services.settings.change({"ask_first": False})
    async with sit_down() as table:
        await table.pilot.press("ctrl+e")
        await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_bell_rings_where_it_is_wanted(
    sit_down: SitDown, services: Services, monkeypatch: pytest.MonkeyPatch, *, wanted: bool
) -> None:
    """At a refusal, and at nothing else."""
    rung: list[str] = []
    monkeypatch.setattr(App, "bell", lambda _: rung.append("ding"))
    services.settings.change({"bell": wanted})
    async with sit_down() as table:
        await table.play("lion")
        assert not rung
        await table.play("lrtk")
        assert rung == ["ding"] * wanted
