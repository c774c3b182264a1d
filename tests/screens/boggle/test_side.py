"""The side of Boggle: what is painted anew is what a whole painting shows."""

import random
from dataclasses import replace

import pytest

from tests.widgets.looks_app import LooksApp
from wordarcade.games.rating import FAR_FROM_BEST, of_points
from wordarcade.looks.canvas import Canvas
from wordarcade.screens.boggle.side.panel import BoggleSide, Shown
from wordarcade.screens.boggle.side.state import Found, Score, Time
from wordarcade.screens.grid.length_counts import LengthCount
from wordarcade.widgets.message_line import GameMessage
from wordarcade.widgets.tone import Tone

WORDS = tuple((word, len(word)) for word in ("sling", "among", "goal", "malt", "holm", "howling"))


def at_first() -> Shown:
    """Return the side of a round that has just begun."""
    lengths = tuple(LengthCount(str(letters), letters, 0, 9 * letters) for letters in (7, 5, 4))
    score = Score(0, "", 0, (0, 53), 0.0, of_points(0, 168, FAR_FROM_BEST), 2, 30, new_best=False)
    return Shown(
        score,
        Time(725, 725, paused=False),
        Found((), lengths, (("3–4", "1"), ("5", "2"), ("6", "3"), ("7", "5"), ("8+", "11")), False),
        lengths,
        (),
    )


def after(shown: Shown, chance: random.Random) -> Shown:
    """Return the side a little later: the time has passed, or a word was found, or so."""
    score, found = shown.score, shown.found
    match chance.randrange(5):
        case 0:
            return shown._replace(time=replace(shown.time, seconds=max(0, shown.time.seconds - 97)))
        case 1:
            return shown._replace(time=replace(shown.time, paused=not shown.time.paused))
        case 2:
            points = score.points + chance.choice([1, 11])
            score = replace(score, points=points, gain=f"+{points}", new_best=points > 30)
            words = (*found.words, WORDS[len(found.words) % len(WORDS)])
            return shown._replace(score=score, found=replace(found, words=words, newest=True))
        case 3:
            return shown._replace(score=replace(score, gain=""), found=replace(found, newest=False))
        case _:
            message = GameMessage("HOWLING, 5 points.", chance.choice(list(Tone)))
            return shown._replace(messages=(*shown.messages, message))


@pytest.mark.parametrize("size", [(25, 17), (34, 21), (47, 37), (84, 46)])
async def test_nothing_stale_stays(size: tuple[int, int]) -> None:
    """Whatever changes, the side looks as if it had been painted afresh."""
    app, chance = LooksApp(), random.Random(3)
    side = BoggleSide(at_first())
    async with app.run_test(size=size) as pilot:
        await app.mount(side)
        await pilot.pause()
        for _ in range(80):
            side.show(after(side.shown, chance))
            fresh = Canvas(*size)
            side.paint(fresh)
            painted = [side.render_line(row) for row in range(size[1])]
            assert painted == [fresh.strip(row, side.rich_style) for row in range(size[1])]


@pytest.mark.parametrize("width", [34, 47, 84])
async def test_a_long_time_has_digits_too(width: int) -> None:
    """Ten minutes and more are as large as less, where there is room."""
    app = LooksApp()
    side = BoggleSide(at_first())
    async with app.run_test(size=(width, 37)) as pilot:
        await app.mount(side)
        await pilot.pause()
        assert "12:05" not in "\n".join(side.render_line(row).text for row in range(8))


@pytest.mark.parametrize("size", [(34, 21), (47, 37), (84, 46)])
async def test_what_a_word_earns_is_told_in_small_letters(size: tuple[int, int]) -> None:
    """Beside the score, which includes it already: as large, the two would seem to be a sum."""
    app, shown = LooksApp(), at_first()
    side = BoggleSide(shown._replace(score=replace(shown.score, points=25, gain="+1")))
    async with app.run_test(size=size) as pilot:
        await app.mount(side)
        await pilot.pause()
        assert " +1 " in "\n".join(side.render_line(row).text for row in range(8))


async def test_the_words_keep_their_places_and_points_as_lengths_are_added() -> None:
    """A word of another length adds a line, and changes none of those that are there."""
    app = LooksApp()
    lengths = tuple(LengthCount(str(letters), letters, 0, 20) for letters in (8, 7, 6, 5, 4, 3))
    threes = tuple((f"b{vowel}{end}", 1) for vowel in "aeio" for end in "dgtn")
    words = (*threes, ("goal", 1), ("sling", 2), ("slalom", 3), ("howling", 5), ("magnolia", 11))
    side = BoggleSide(at_first())
    async with app.run_test(size=(47, 37)) as pilot:
        await app.mount(side)
        await pilot.pause()
        before: set[str] = set()
        for number in range(len(threes), len(words) + 1):
            found = replace(side.shown.found, words=words[:number], lengths=lengths)
            side.show(side.shown._replace(found=found, left=lengths))
            text = [side.render_line(row).text.strip() for row in range(37)]
            lines = {line for line in text if any(word.upper() in line for word, _ in found.words)}
            assert before <= lines
            before = lines
        for told in ("SLALOM", "SLING", "GOAL"):
            assert any(told in line and " each" in line for line in lines)
        assert any("HOWLING 5" in line for line in lines)
        assert any("MAGNOLIA 11" in line for line in lines)


@pytest.mark.parametrize(("size", "few", "many"), [((47, 37), 50, 150), ((84, 46), 120, 300)])
async def test_words_found_use_all_the_room(size: tuple[int, int], few: int, many: int) -> None:
    """None is hidden while a row is free, and the newest one is in sight when there is none."""
    app, shown = LooksApp(), at_first()
    lengths = tuple(LengthCount(str(letters), letters, 0, 200) for letters in (8, 7, 6, 5, 4, 3))
    threes = tuple((f"{a}{b}{c}", 1) for a in "bdfghklm" for b in "aeiou" for c in "dgklmnrst")
    side = BoggleSide(shown)
    async with app.run_test(size=size) as pilot:
        await app.mount(side)
        await pilot.pause()
        for number in (few, many):
            words = (*WORDS, *threes[:number])
            found = replace(shown.found, words=words, lengths=lengths, newest=True)
            side.show(shown._replace(found=found, left=lengths))
            text = "\n".join(side.render_line(row).text for row in range(size[1]))
            assert words[-1][0].upper() in text
            assert ("+" in text) == (number == many)
            assert all(word.upper() in text for word, _ in words) == (number == few)
