"""The outcome of a game above its results."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from textual.app import ComposeResult

from tests.engine.scrabble.games import after, place, table
from tests.widgets.looks_app import LooksApp
from wordarcade.engine.scrabble.adjustments import Ending
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.game import ScrabbleGame
from wordarcade.engine.scrabble.moves import EndGame, TakeBack
from wordarcade.engine.scrabble.sheet import Entry, EntryKind
from wordarcade.games.scrabble.hints_taken import NO_HINTS, HintsTaken
from wordarcade.looks.canvas import Canvas
from wordarcade.looks.fonts import font
from wordarcade.screens.scrabble.outcome_line import PLATE_ROWS, OutcomeLine


class OutcomeApp(LooksApp):
    """The outcome alone on the screen."""

    def __init__(self, state: ScrabbleGame, taken: HintsTaken = NO_HINTS) -> None:
        super().__init__()
        self._state = state
        self._taken = taken

    def compose(self) -> ComposeResult:
        """The outcome."""
        yield OutcomeLine(self._state, self._taken)


def scoreless(first: str, second: str, *moves: str) -> ScrabbleGame:
    """Return a game that was played to its end with tiles left on two racks."""
    return replace(after(table(first, second), *moves, EndGame()), ending=Ending.SCORELESS)


async def told(
    state: ScrabbleGame, taken: HintsTaken = NO_HINTS, rows: int = 2, columns: int = 60
) -> list[str]:
    """Return the lines of an outcome in a room of so many columns."""
    app = OutcomeApp(state, taken)
    async with app.run_test(size=(columns, rows)):
        shown = [strip.text.strip() for strip in app.screen._compositor.render_strips()]
        return list(filter(None, shown))


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        (
            90,
            ["★ Ann wins.  A close one: won by 1 point. 6 turns in a row scored nothing."],
        ),
        (
            60,
            [
                "★ Ann wins.  A close one: won by 1 point.",
                "6 turns in a row scored nothing.",
            ],
        ),
        (40, ["★ Ann wins.", "A close one: won by 1 point."]),
    ],
)
async def test_a_close_game_gets_a_word_before_its_ending(columns: int, told: list[str]) -> None:
    """In whatever room there is."""
    app = OutcomeApp(scoreless("E", "AE"))
    async with app.run_test(size=(columns, 2)):
        shown = [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]
        assert list(filter(None, shown)) == told


@pytest.mark.parametrize(
    ("columns", "told"),
    [
        (66, "A close one: won by 1 point. 6 turns in a row scored nothing."),
        (46, "★ Ann wins. A close one: won by 1 point."),
        (25, "★ Ann wins."),
    ],
)
async def test_a_victory_has_large_letters_where_there_is_room(columns: int, told: str) -> None:
    """With a line below them, which names the winner where they have no room for it."""
    app = OutcomeApp(scoreless("E", "AE"))
    async with app.run_test(size=(columns, 4)):
        shown = [strip.text.strip() for strip in app.screen._compositor.render_strips()]
        assert [line for line in shown if "." in line] == [told]
        assert all("▀" in line or "▄" in line for line in shown[1:3])
    # A tie has none.
    assert OutcomeLine(scoreless("E", "E")).rows < PLATE_ROWS


@pytest.mark.parametrize(
    ("columns", "name", "cry", "lead"),
    [
        (60, "Ben", "BEN WINS", "+23"),
        (48, "Ben", "BEN", "+23"),
        (48, "You", "YOU WIN", ""),
        (60, "Alexander", "ALEXANDER", ""),
        (48, "Alexander", "WON BY", "23"),
        (48, "Zoë", "WON BY", "23"),
        (30, "Alexander", "A WIN", ""),
    ],
)
async def test_large_letters_name_the_winner_if_they_can(
    monkeypatch: pytest.MonkeyPatch, columns: int, name: str, cry: str, lead: str
) -> None:
    """With the lead beside the name, or else the lead alone; the line below names all others."""
    won = after(table("CATSAAA", "EEEEEEE"), "8G CAT", *["pass"] * 6)
    players = (replace(won.config.players[0], name=name), *won.config.players[1:])
    position = replace(won.position, scores=(30, 7))
    won = replace(won, config=replace(won.config, players=players), position=position)
    drawn: list[Sequence[str]] = []
    monkeypatch.setattr(Canvas, "bits", lambda *args: drawn.append(args[3]))
    below = (await told(won, rows=PLATE_ROWS, columns=columns))[-1]
    texts = [font("small").row(cry), *([font("digits-small").row(lead)] if lead else [])]
    assert drawn[: len(texts)] == texts
    assert len(drawn) % len(texts) == 0
    assert below.startswith(f"★ {name} beats Bob by 23.") == (" WIN" not in cry or cry == "A WIN")


async def test_a_game_ended_early_says_who_led_and_celebrates_nobody() -> None:
    """Its points may be of one turn."""
    early = after(table("E", "AE"), EndGame())
    assert OutcomeLine(early).rows < PLATE_ROWS
    assert await told(early) == ["Ended early: Ann led by 1."]
    assert await told(after(table("E", "E"), EndGame())) == ["Ended early: level at −1."]


async def test_hints_are_told_beside_a_victory() -> None:
    """There is no plate for one in which every turn had a hint."""
    won = scoreless("CATSAAA", "DOGSAAA", "8G CAT", "pass", "pass")
    some, all_of_them = HintsTaken(2, frozenset({0})), HintsTaken(2, frozenset({0, 2}))
    assert "With hints in 1 of Ann's 2 turns." in (await told(won, some, rows=PLATE_ROWS))[-1]
    assert OutcomeLine(won, all_of_them).rows < PLATE_ROWS
    assert (await told(won, all_of_them))[0] == "Ann wins.  Every turn had a hint."
    assert "With hints." in (await told(won, HintsTaken(3), rows=PLATE_ROWS))[-1]


async def test_a_turn_taken_back_after_the_coach_spoke_had_no_hint() -> None:
    """It counts as one with help, and is called that."""
    players = (Player("Ann"), Player("Bob", "club"))
    begun = table("CATSAAA", "DOGSAAA", friendly=True)
    begun = replace(begun, config=replace(begun.config, players=players, teacher=True))
    left = after(begun, "pass", TakeBack(1), "pass", "resign")
    helped = HintsTaken(1, frozenset({0}))
    assert "Every turn had help." in " ".join(await told(left, helped))


@pytest.mark.parametrize(
    ("gains", "story"),
    [
        (((0, "CAT", 10), (1, "DOG", 30), (0, "QI", 62)), ["QI for 62.", "It took the lead"]),
        (((0, "CAT", 40), (1, "DOG", 50), (0, "QI", 39)), ["CAT for 40.", "QI took the lead"]),
        (((0, "CAT", 40), (1, "DOG", 30), (0, "QI", 20)), ["CAT for 40."]),
    ],
)
async def test_a_victory_has_a_story(
    gains: tuple[tuple[int, str, int], ...], story: list[str]
) -> None:
    """The best play of the winner, and the one that took the lead for good, if one did."""
    scores, sheet = [0, 0], []
    for player, word, gain in gains:
        scores[player] += gain
        laid = place(f"8D {word}")
        sheet.append(
            Entry(player, EntryKind.PLAY, "", scores[player], gain, laid, "", (word.lower(),))
        )
    won = scoreless("E", "AE")
    position = replace(won.position, scores=tuple(scores))
    won = replace(won, sheet=tuple(sheet), position=position)
    rows = OutcomeLine(won).rows
    assert rows > PLATE_ROWS
    shown = await told(won, rows=rows, columns=41)
    by = scores[0] - scores[1]
    assert any(line.startswith(f"★ Ann beats Bob by {by}.") for line in shown)
    below = " ".join(shown[-2:])
    assert [part for part in ("Ann's best play: ", *story) if part not in below] == []
    assert ("for good" in below) == (len(story) > 1)
